"""Overlays of the board besides the counters."""
