"""Moves, reactions to them, transport, mines."""
