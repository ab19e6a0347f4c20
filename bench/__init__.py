"""How fast this house is, measured beside its peers in the same run.

**Owns**: what is measured and how: rounds, turns, ratios, and one small adapter for each peer.
**May import**: brelan, the standard library, and in `peers/` the package that an adapter is for.
**Never**: imported by brelan; a time asserted in a test.
**Start reading at**: `turns.py`, then any file in `peers/`.
"""
