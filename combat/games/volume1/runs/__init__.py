"""Simulation runs: a row per game, and their statistics."""
