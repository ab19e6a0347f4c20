"""One playthrough per profile: a record, and beside it the whole story that it must tell.

**Owns**: the stored records and stories; the way a story is written down.
**May import**: the room, the session, the record.
**Never**: a rule.
**Start reading at**: ``story``, then ``historic.txt``.
"""
