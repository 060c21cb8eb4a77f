"""Counters on the board: layout in stacks and fans, and cached faces."""
