"""Battles that are the same for everybody: challenges and their codes, the battle of the day, results (22.0)."""
