"""What lies on a table and can be clicked, carried and dropped on: pieces, places, borders, cards, markers.

P is whatever a title says a place is: a hex, or a point with a heading.
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
    """A place of a title that is known only at run time: the table hands such places out and takes them back, and mypy
    refuses any other in their stead, as a hex. There is no object of this class."""

    @abstractmethod
    def __hash__(self) -> int: ...


class PieceId(Record):
    """One who plays: he is pointed at and chosen."""

    id: str


class PlaceId(Record, Generic[P]):
    """The ground of a place."""

    place: P


class BorderId(Record, Generic[P]):
    """The line where two places meet."""

    one: P
    other: P


class CardId(Record):
    """A card of a hand, or one that lies open."""

    card: Answer


class MarkerId(Record):
    """A counter that is laid on pieces or given to them; `kind` tells apart what a game has of such."""

    kind: str
    id: str


Thing: TypeAlias = PieceId | PlaceId[P] | BorderId[P] | CardId | MarkerId


def marked_places(lit: Mapping[Thing[P], Mark]) -> dict[P, Mark]:
    """Return the places among the things that are lit."""
    return {thing.place: mark for thing, mark in lit.items() if isinstance(thing, PlaceId)}


def marked_pieces(lit: Mapping[Thing[P], Mark]) -> dict[str, Mark]:
    """Return the pieces among them, by their ids."""
    return {thing.id: mark for thing, mark in lit.items() if isinstance(thing, PieceId)}
