"""What the words owe the rules: a sentence for every code."""
