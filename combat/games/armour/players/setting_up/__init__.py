"""Decisions before the battle: deployment, works, aiming points."""
