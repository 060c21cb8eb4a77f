"""Decisions on ambushes, reserves and spearheads."""
