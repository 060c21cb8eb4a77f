"""Rows of context menus."""
