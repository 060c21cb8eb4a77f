"""Parts of the desk, grouped by their callers."""
