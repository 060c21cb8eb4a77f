"""Identifiers of what can be clicked, dragged and dropped on at a table: pieces, places, borders, cards, markers.

P is the title's type of places: a hex, or a point with a heading.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping
from typing import Generic, TypeAlias, TypeVar

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import Record
from combat.engine.tabletop.overlay.place_mark import Mark

P = TypeVar("P", bound=Hashable)


class UnknownPlace(ABC):
    """Place type of a title known only at run time, so that mypy rejects places that do not come from the table.

    There are no instances.
    """

    @abstractmethod
    def __hash__(self) -> int: ...


class PieceId(Record):
    """Identifier of a piece."""

    id: str


class PlaceId(Record, Generic[P]):
    """Identifier of the ground of a place."""

    place: P


class BorderId(Record, Generic[P]):
    """Identifier of the border between two places."""

    one: P
    other: P


class CardId(Record):
    """Identifier of a card in a hand or on display."""

    card: Answer


class MarkerId(Record):
    """Identifier of a marker that can be put on pieces; `kind` distinguishes the kinds of markers of a game."""

    kind: str
    id: str


Thing: TypeAlias = PieceId | PlaceId[P] | BorderId[P] | CardId | MarkerId


def marked_places(lit: Mapping[Thing[P], Mark]) -> dict[P, Mark]:
    """Return the places among marked things, with their marks."""
    return {thing.place: mark for thing, mark in lit.items() if isinstance(thing, PlaceId)}


def marked_pieces(lit: Mapping[Thing[P], Mark]) -> dict[str, Mark]:
    """Return the ids of the pieces among marked things, with their marks."""
    return {thing.id: mark for thing, mark in lit.items() if isinstance(thing, PieceId)}
