"""Whoever answers and is no person: a player who does anything, and one who weighs what he does."""
