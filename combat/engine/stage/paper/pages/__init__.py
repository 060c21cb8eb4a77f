"""Pages of paper that are read."""
