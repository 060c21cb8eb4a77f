"""The desk's parts, one for each group of callers."""
