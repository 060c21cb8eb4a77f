"""Scenes of COMMAND! other than its table."""
