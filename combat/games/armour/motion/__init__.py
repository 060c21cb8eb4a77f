"""Motions: animation, duration and sounds of each event."""
