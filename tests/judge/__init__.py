"""A second, naive reading of the rules, to be compared with the engine.

**Owns**: judges for both games, written from the clauses alone with strings, lists and loops. Slow on purpose.
**May import**: the standard library.
**Never**: the package under test, nor its way of writing a card as a number.
**Start reading at**: ``bourre_judge`` and ``bouillotte_judge``.
"""
