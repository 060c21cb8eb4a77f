"""Fire of the bots: direct fire by expected losses, and bombardments."""
