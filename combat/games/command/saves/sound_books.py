"""Validation of the book of a saved game; invalid data raises ValueError."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import pairwise

from combat.engine.files import bounds
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.rules.book import Book, Force
from combat.games.command.rules.two_sides import SIDES


def look_over_book(book: Book) -> None:
    """Raise ValueError if a book has invalid ids, or unknown ground, counters, chits, hexes or sides."""
    for name in (book.scenario, book.map.id):
        if not bounds.is_name(name):
            raise ValueError(msg("save-no-name", value=name))
    check_known("side", (*book.forces, book.initiative, book.first, book.sets_up_first), SIDES)
    check_known("side", SIDES, book.forces)
    _check_map(book)
    for force in book.forces.values():
        _check_force(book, force)
    check_known("chit", (*book.open_chits, *book.cup), book.chits)


def _check_map(book: Book) -> None:
    map_ = book.map
    check_known("terrain", (*map_.board.terrains, *(outline.terrain for outline in map_.outlines)), book.terrains)
    check_known("kind", (piece.kind for piece in map_.sides), book.side_terrains)
    check_known("kind", (way.kind for way in map_.ways), book.way_kinds)
    check_known("hex", _hexes(book), map_.board.grid.order)
    for piece in map_.sides:
        if distance(*piece.side) != 1:
            raise ValueError(msg("finding-no-hexside", kind=piece.kind))
    for way in map_.ways:
        for one, other in pairwise(way.hexes):
            if distance(one, other) != 1:
                raise ValueError(msg("finding-way-broken", kind=way.kind, one=one, other=other))


def _hexes(book: Book) -> Iterator[Hex]:
    for outline in book.map.outlines:
        yield from outline.hexes
    for way in book.map.ways:
        yield from way.hexes
    for objective in book.map.objectives:
        yield from objective.hexes
    for force in book.forces.values():
        yield from force.zone
        yield from (troop.hex for troop in force.troops if troop.hex is not None)
    yield from (card.hex for card in book.cards.values())


def _check_force(book: Book, force: Force) -> None:
    arms = {arm.id for arm in force.arms}
    check_known("side", (force.side,), SIDES)
    check_known("nation", (force.nation,), book.nations)
    figures = (*(troop.figure for troop in force.troops), *filter(None, (force.team, force.hero, force.private)))
    check_known("figure", figures, book.units)
    check_known("figure", (arm.figure for arm in force.arms), book.weapons)
    check_known("weapon", (troop.weapon for troop in force.troops if troop.weapon), arms)
    check_known("radio", filter(None, (force.radio,)), book.radios)
    check_known("work", (kind for kind, _ in force.works), book.work_kinds)
    check_known("objective", force.holds, {objective.number for objective in book.map.objectives})


def check_known(what: str, given: Iterable[object], known: Container[object]) -> None:
    """Raise ValueError for the first given name that is not known; `what` names its kind in the message."""
    for name in given:
        if name not in known:
            raise ValueError(msg("finding-unknown", what=msg(f"thing-{what}"), name=str(name)))
