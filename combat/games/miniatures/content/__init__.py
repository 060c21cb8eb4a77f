"""Content that games with models share: outlines, checks of tables."""
