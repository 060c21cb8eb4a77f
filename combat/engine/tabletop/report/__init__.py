"""A report of a saved game in the window: its sheet with tabs, and brushes for figures, plots and prints."""
