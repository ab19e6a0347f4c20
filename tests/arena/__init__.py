"""The arena: duplicate deals, what they come to, and that it does not matter who plays them where."""
