"""Tests of Bouillotte.

**Owns**: a ruling for each clause, the worked examples, the laws over random houses, known faults of others.
**May import**: the room under test, the session and the record, the judges.
**Never**: a figure that the test itself does not explain or compute.
**Start reading at**: ``dealing``, then ``test_l_bet``.
"""
