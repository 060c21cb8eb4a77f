"""Journals (save files): written ahead of every answer, loaded, listed, verified, replayed."""
