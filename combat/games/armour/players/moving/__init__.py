"""Moves of the bots: where a unit goes, how its teams keep together, orders, transport."""
