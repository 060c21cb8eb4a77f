"""Cards: weapons and units with their values."""
