"""Force lists of players: the boxes that may be filled, what may stand in them, changes, and the files."""
