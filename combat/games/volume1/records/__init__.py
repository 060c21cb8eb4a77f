"""Records of the player's finished battles, which outlast their saves (22.0)."""
