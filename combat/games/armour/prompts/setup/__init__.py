"""Prompts before the first turn: works, aiming points, deployment, spearheads."""
