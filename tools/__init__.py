"""Tools that generate, measure and check the game's assets; all can be run repeatedly."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
"""Suppresses pygame's greeting in the output of tools."""
