"""Interface of a rulebook's figures, which a title draws at any size."""

from __future__ import annotations

from typing import Protocol

import pygame


class RulebookFigures(Protocol):
    """A title's figures by paragraph number."""

    def has(self, number: str) -> bool:
        """Return whether a paragraph has a figure; must be fast, as it is called for every paragraph of a page."""

    def height(self, number: str, width: int) -> int:
        """Return the height of a figure at a width, both in pixels, without drawing it."""

    def picture(self, number: str, width: int) -> pygame.Surface:
        """Return the figure at a width in pixels. Cached."""

    def caption(self, number: str) -> str:
        """Return the caption in one or two sentences."""
