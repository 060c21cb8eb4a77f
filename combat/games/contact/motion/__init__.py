"""Animation and sound of each event."""
