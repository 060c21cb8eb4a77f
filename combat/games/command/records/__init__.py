"""Records of the player's finished games, kept independently of their saves (4.4)."""
