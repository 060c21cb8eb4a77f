"""Simulation runs: a row of numbers for each game, and their statistics."""
