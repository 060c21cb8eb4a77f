"""Journal format of COMMAND!."""
