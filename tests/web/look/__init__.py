"""How the pages look and behave in a browser."""
