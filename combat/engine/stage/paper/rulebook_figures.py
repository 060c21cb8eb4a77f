"""The figures of a rulebook: what a title draws for a paragraph, at any size (4K as well as small)."""

from __future__ import annotations

from typing import Protocol

import pygame


class RulebookFigures(Protocol):
    """A title's figures, by the numbers of the paragraphs that they stand under."""

    def has(self, number: str) -> bool:
        """Whether there is one for a paragraph; asked of every paragraph of a page, and quickly answered."""

    def height(self, number: str, width: int) -> int:
        """How tall it is at a width, both in pixels, without drawing it."""

    def picture(self, number: str, width: int) -> pygame.Surface:
        """The figure at a width in pixels; drawn once and kept."""

    def caption(self, number: str) -> str:
        """What it shows, in a sentence or two."""
