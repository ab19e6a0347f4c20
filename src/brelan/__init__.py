"""Brelan: the house for Bourré and Bouillotte.

Owns: the name, the version, and what is offered at the top.
May import: the rules rooms.
Never: a rule of its own; anything outside the standard library.
Start reading at: cards/, then bourre/hand.py.
"""

__version__ = "0.1.0"
