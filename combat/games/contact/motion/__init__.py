"""The animation and sound of each event."""
