"""Baseline for start times: a window that is filled once, shown, and reads input."""

from __future__ import annotations

import os

import pygame

SIZE, LARGE = (1920, 1080), (3840, 2160)
"""Size of the window, and of the largest one measured."""


def bare() -> None:
    """Open the window, show one frame, read input, and exit the process."""
    pygame.display.init()
    pygame.display.set_mode(SIZE).fill((90, 80, 60))
    pygame.display.flip()
    pygame.event.get()
    os._exit(0)
