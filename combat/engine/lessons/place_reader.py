"""What a title gives so that its lesson files can name places: how a place is read, and how it is written."""

from __future__ import annotations

from typing import Protocol, TypeVar

P = TypeVar("P")


class PlaceReader(Protocol[P]):
    """Reads the places of the ground that a lesson is played on."""

    def parse(self, text: str) -> P:
        """Return the place that a text names; raises PlaceError where it is none of this ground."""

    def name(self, place: P) -> str:
        """Return a place as steps and facts write it; `parse` reads it again."""
