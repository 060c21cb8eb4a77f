"""HTML reports of runs and games, for any title: reading, page frame, sections, tables and plots."""
