"""Animations of events: one motion class per kind of event, with lengths from this game's own table."""
