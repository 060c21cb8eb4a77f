"""The baseline of all starts: a window that fills once, flips, and looks for input."""

from __future__ import annotations

import os

import pygame

SIZE, LARGE = (1920, 1080), (3840, 2160)
"""Of the window, and of the largest that is measured."""


def bare() -> None:
    """The baseline of all starts: a window that fills once, flips, and looks for input."""
    pygame.display.init()
    pygame.display.set_mode(SIZE).fill((90, 80, 60))
    pygame.display.flip()
    pygame.event.get()
    os._exit(0)
