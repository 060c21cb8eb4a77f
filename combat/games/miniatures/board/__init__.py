"""Lines, labels, rulers and scenery on the board of any such game."""
