"""How a call ends: its exit code, and the line that the player is told."""

from __future__ import annotations

FINE, FAILED, BAD_INPUT = 0, 1, 2
INTERRUPTED = 130
"""Ended by Ctrl-C, as shells count it: 128 and the number of the signal."""


class Refused(Exception):
    """What the player gave cannot be used; the text is the line, or lines, that he is told."""
