"""Legal places, and searches that run between frames, for games with models."""
