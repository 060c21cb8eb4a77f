"""Lines, labels, rulers and scenery on the board of games with models."""
