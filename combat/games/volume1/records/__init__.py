"""Records of the player's finished battles, stored separately from saves (22.0)."""
