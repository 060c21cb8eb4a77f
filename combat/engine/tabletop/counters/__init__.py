"""Counters on the board: where they lie, in stacks and fans, and what each shows."""
