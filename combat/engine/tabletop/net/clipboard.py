"""Put addresses of remote games on the clipboard."""

from __future__ import annotations

import contextlib

import pygame


def copy_text(words: str) -> None:
    """Put a text on the clipboard; do nothing if another program has locked it."""
    with contextlib.suppress(pygame.error):
        pygame.scrap.put_text(words)
