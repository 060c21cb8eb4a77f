"""Legal places and searches between frames, of games with models."""
