"""The store: what was kept is there again, and nothing is kept twice."""
