"""Proposals for the player: plans of moves and shots, formations, legal places (no window needed)."""
