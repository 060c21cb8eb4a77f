"""Where the parts of a table lie in the window."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.kernel.record import Record

PROMPT, LOG = "prompt", "log"
"""The panes of every table: the line that asks, and the log."""


class Layout(Record, gc=True):
    """In pixels. A pane without room has an empty rectangle."""

    board: pygame.Rect
    frame: pygame.Rect
    """What stays bare between the panes of the panels."""
    panes: Mapping[str, pygame.Rect]
    """The panes by name."""
    tabs: Mapping[str, pygame.Rect]
    """By the name of a side, the tab that folds it away and opens it."""
