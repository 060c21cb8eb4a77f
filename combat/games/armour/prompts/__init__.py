"""Clicks, drags and keys for each question."""
