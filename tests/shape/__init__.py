"""The shape of the source: sizes, rooms, and what may import what."""
