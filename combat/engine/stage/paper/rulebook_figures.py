"""Interface for the figures of a rulebook, which a title draws at any size."""

from __future__ import annotations

from typing import Protocol

import pygame


class RulebookFigures(Protocol):
    """A title's figures by paragraph number."""

    def has(self, number: str) -> bool:
        """Return whether a paragraph has a figure; must be fast, as it is called for every paragraph on a page."""

    def height(self, number: str, width: int) -> int:
        """Return the height of a figure at a width, both in pixels, without drawing it."""

    def picture(self, number: str, width: int) -> pygame.Surface:
        """Return a paragraph's figure with a width in pixels. The result is cached."""

    def caption(self, number: str) -> str:
        """Return the caption of a paragraph's figure, in one or two sentences."""
