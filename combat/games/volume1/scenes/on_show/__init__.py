"""Demonstration battles for spectators."""
