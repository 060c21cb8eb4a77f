"""Content that games with models share: outlines and checks of tables."""
