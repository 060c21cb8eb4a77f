"""What makes, measures and checks the game's assets; everything here can be run again."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
"""The tools print what they find, and nothing else."""
