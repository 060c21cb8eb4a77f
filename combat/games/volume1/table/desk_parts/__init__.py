"""Parts of Volume 1's desk, grouped by their callers."""
