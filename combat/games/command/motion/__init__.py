"""Motions: how the table animates each event."""
