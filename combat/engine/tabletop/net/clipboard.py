"""Copying of addresses of remote games to the clipboard."""

from __future__ import annotations

import contextlib

import pygame


def copy_text(words: str) -> None:
    """Copy a text to the clipboard; do nothing if another program has locked the clipboard."""
    with contextlib.suppress(pygame.error):
        pygame.scrap.put_text(words)
