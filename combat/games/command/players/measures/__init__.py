"""Measures of the steady bot: dice, distances, values of pieces, threats."""
