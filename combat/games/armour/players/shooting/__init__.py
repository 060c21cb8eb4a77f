"""Fire of the bots: direct fire by its expected losses, bombardments."""
