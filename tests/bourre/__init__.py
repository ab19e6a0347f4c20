"""Tests of the room ``bourre``: rulings, laws, the second judge, counts."""
