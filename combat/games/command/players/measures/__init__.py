"""Measures of the steady player: dice, distances, values of pieces, threats."""
