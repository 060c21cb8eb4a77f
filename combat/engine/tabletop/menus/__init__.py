"""Content of the context menus."""
