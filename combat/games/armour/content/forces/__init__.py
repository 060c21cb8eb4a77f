"""Force lists of the player: boxes, what they allow, changes, and files."""
