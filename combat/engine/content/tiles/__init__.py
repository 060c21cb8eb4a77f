"""Tiles of painted boards: their index, and the cache of boards painted on this machine."""
