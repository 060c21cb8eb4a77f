"""Shared parts of the painters of start screens: wooden desk, objects with shadows, lamp light, image files."""
