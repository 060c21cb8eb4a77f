"""Moves of the bots: destinations, formations, orders, transport."""
