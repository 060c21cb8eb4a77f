"""The page of a run, for any game: read its file, frame the page, draw sections, tables and plots."""
