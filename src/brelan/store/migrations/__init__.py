"""Migrations: how the database came to its shape, one step a file.

Owns: the steps in ``versions/``, run in order by ``store.migrate``.
May import: alembic and sqlalchemy only.
Never: the schema of today, since a step must stay what it was; a step changed after it was released.
Start reading at: versions/v0001_facts.py.
"""
