"""Arena: players matched with each other, and players taught.

Owns: tournaments with duplicate deals, what their results are worth, the teaching of the strong player of Bouillotte.
May import: cards, table, the games, session, record, solve, bots; OpenSkill, and Dask where a cluster is asked for.
Never: a rule, or a choice that a player should make.
Start reading at: tournament.py.
"""
