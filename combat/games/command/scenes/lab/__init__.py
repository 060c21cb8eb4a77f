"""Lab of COMMAND!."""
