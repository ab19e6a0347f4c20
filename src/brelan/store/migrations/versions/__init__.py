"""The steps, oldest first.

Owns: one file for each change of the database's shape.
May import: alembic and sqlalchemy only.
Never: the schema of today.
Start reading at: v0001_facts.py.
"""
