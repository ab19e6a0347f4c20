"""Tests of the room that compiles: the kernels both ways, the odds, the search through the tricks."""
