"""Playback of games whose events are known."""
