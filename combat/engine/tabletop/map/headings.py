"""Headings of places on ground where pieces face in a direction."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Generic, TypeVar

P = TypeVar("P", bound=Hashable)


class Headings(ABC, Generic[P]):
    """Headings of places, in tenths of a degree clockwise from the top of the sheet."""

    @abstractmethod
    def of(self, place: P) -> int:
        """Return the heading of a place."""

    @abstractmethod
    def turned(self, heading: int, steps: int) -> int:
        """Return a heading turned clockwise by a number of steps of the mouse wheel or keys."""

    @abstractmethod
    def facing(self, place: P, heading: int) -> P:
        """Return a place at the same position with the given heading."""
