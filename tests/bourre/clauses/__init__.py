"""Rulings: each settles one clause of the rules and is named after it."""
