"""Proposals for the player, without a window: plans of moves and shots, formations, legal places."""
