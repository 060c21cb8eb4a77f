"""Exit codes of commands, and the error for invalid input."""

from __future__ import annotations

FINE, FAILED, BAD_INPUT = 0, 1, 2
INTERRUPTED = 130
"""Ended by Ctrl-C, as in shells: 128 plus the number of the signal."""


class Refused(Exception):
    """The user's input cannot be used; the text is the message to print, of one or more lines."""
