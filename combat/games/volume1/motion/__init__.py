"""Animations of events: one motion class for each kind of event; durations are in this game's own table."""
