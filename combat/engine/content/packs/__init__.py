"""The player's packs: scanned, checked, and layered over the game's content."""
