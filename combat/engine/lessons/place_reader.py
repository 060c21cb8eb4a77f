"""The interface by which lesson files name a title's places."""

from __future__ import annotations

from typing import Protocol, TypeVar

P = TypeVar("P")


class PlaceReader(Protocol[P]):
    """Parser of the places on a lesson's ground."""

    def parse(self, text: str) -> P:
        """Parse a text as a place; raise PlaceError if it is not a place on this ground."""

    def name(self, place: P) -> str:
        """Return a place in the notation of steps and facts, which `parse` accepts."""
