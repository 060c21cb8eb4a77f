"""What any game's start screen is made of: its menu, its telegram, and the boxes of the games of the house."""
