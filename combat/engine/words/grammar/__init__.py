"""Grammar helpers: plurals, lists, percentages."""
