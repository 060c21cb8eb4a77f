"""Scenes of CONTACT! other than its table."""
