"""Tiles of painted boards: their index, and the cache of those that were painted on this machine."""
