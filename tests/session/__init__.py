"""Tests of the room ``session``."""
