"""The player's packs: looked through, judged, and laid over the game's content."""
