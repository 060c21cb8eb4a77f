"""Force lists of players: boxes, what they allow, changes, and files."""
