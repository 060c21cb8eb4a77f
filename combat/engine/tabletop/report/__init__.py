"""Report of a saved game: sheet with tabs, and drawing of tables, plots and thumbnails."""
