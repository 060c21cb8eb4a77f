"""What lies on a table and can be clicked, carried and dropped on: pieces, places, sides, cards, markers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex
from combat.engine.space.hexes.hexside import Hexside
from combat.engine.tabletop.overlay.place_mark import Mark


class PieceId(Record):
    """One who plays: he is pointed at and chosen."""

    id: str


class HexPlace(Record):
    """The ground of a hex."""

    hex: Hex


class SidePlace(Record):
    """The line between two hexes."""

    side: Hexside


class CardId(Record):
    """A card of a hand, or one that lies open."""

    card: Answer


class MarkerId(Record):
    """A counter that is laid on pieces or given to them; `kind` tells apart what a game has of such."""

    kind: str
    id: str


Thing: TypeAlias = PieceId | HexPlace | SidePlace | CardId | MarkerId


def marked_hexes(lit: Mapping[Thing, Mark]) -> dict[Hex, Mark]:
    """The hexes among the things that are lit."""
    return {thing.hex: mark for thing, mark in lit.items() if isinstance(thing, HexPlace)}


def marked_pieces(lit: Mapping[Thing, Mark]) -> dict[str, Mark]:
    """The pieces among them, by their ids."""
    return {thing.id: mark for thing, mark in lit.items() if isinstance(thing, PieceId)}
