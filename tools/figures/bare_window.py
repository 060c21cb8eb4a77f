"""Baseline for start times: a window that fills once, flips, and reads input."""

from __future__ import annotations

import os

import pygame

SIZE, LARGE = (1920, 1080), (3840, 2160)
"""Size of the window, and of the largest one measured."""


def bare() -> None:
    """Run the baseline, then exit."""
    pygame.display.init()
    pygame.display.set_mode(SIZE).fill((90, 80, 60))
    pygame.display.flip()
    pygame.event.get()
    os._exit(0)
