"""The animation, duration and sounds of each event."""
