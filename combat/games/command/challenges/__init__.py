"""What challenges of the engine are in COMMAND!."""
