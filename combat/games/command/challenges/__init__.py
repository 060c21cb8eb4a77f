"""Challenges of COMMAND!."""
