"""The players: what they may know, how they choose, how they fare."""
