"""Movement cost of a step, and the reasons that forbid it (9.1, 9.4, 17.0)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.ledger import Ledger, Term
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.ground.lay_of_land import Passage, land_of
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import other_side

TRENCH = 1
"""Movement points from trench to trench."""


def forbidden(state: State, start: Hex, end: Hex) -> Refusal | None:
    """Return the reason why no unit can step from one hex to another; None if units can. Cliffs are not checked."""
    return _forbidden(state, land_of(state.book).passage(start, end), end)


def _forbidden(state: State, passage: Passage | None, end: Hex) -> Refusal | None:
    if passage is None:
        return Refusal("not-adjacent", "9.1", (("hex", end),))
    if passage.barred is not None:
        return passage.barred
    return Refusal("burning", "18.6", (("hex", end),)) if end in state.blazes else None


def step_refusal(state: State, side: Seat, start: Hex, end: Hex) -> Refusal | None:
    """Return the reason why a side's units cannot move from one hex to an adjacent one; None if they can (9.4)."""
    passage = land_of(state.book).passage(start, end)
    if (why := _forbidden(state, passage, end)) is not None:
        return why
    if passage is not None and passage.cliff:
        return Refusal("cliff", "17.4", (("hex", end),))
    return Refusal("enemy-there", "9.4", (("hex", end),)) if held_by_enemy(state, end, side) else None


def forbidden_to_stand(state: State, hex_: Hex) -> bool:
    """Return whether units can never be in a hex: it is impassable or burning."""
    return not land_of(state.book).terrain(hex_).passable or hex_ in state.blazes


def cliff_between(state: State, start: Hex, end: Hex) -> bool:
    """Return whether a cliff runs between two adjacent hexes (17.4)."""
    return passage_between(state, start, end).cliff


def passage_between(state: State, start: Hex, end: Hex) -> Passage:
    """Return the map's data for a step between two adjacent hexes of the map."""
    passage = land_of(state.book).passage(start, end)
    assert passage is not None
    return passage


def held_by_enemy(state: State, hex_: Hex, side: Seat) -> bool:
    """Return whether the opponent of `side` has units in a hex."""
    return bool(state.units_in(hex_, other_side(side)))


def sheltered(state: State, start: Hex, end: Hex) -> bool:
    """Return whether a step leads from trench to trench, which costs 1 point and shelters the unit (9.6c, 18.2)."""
    if not state.works or start not in state.works or end not in state.works:
        return False
    works = [state.book.work_kinds[state.works[hex_]] for hex_ in (start, end)]
    if not all(work.trench or work.holds_ties for work in works) or not any(work.trench for work in works):
        return False
    return not cliff_between(state, start, end)


def cost(state: State, start: Hex, end: Hex) -> Ledger:
    """Return the cost of a legal step into an adjacent hex, in movement points, as terms."""
    if sheltered(state, start, end):
        return (Term("trench", TRENCH, "18.2"),)
    return passage_between(state, start, end).cost


def price(state: State, start: Hex, end: Hex) -> int:
    """Return the cost of a legal step into an adjacent hex, in movement points."""
    return TRENCH if sheltered(state, start, end) else passage_between(state, start, end).price


def stops_in(state: State, start: Hex, end: Hex) -> bool:
    """Return whether wire in the hex left or entered ends the move after this step (18.4)."""
    kinds = state.book.work_kinds
    return any((work := state.works.get(hex_)) is not None and kinds[work].wire for hex_ in (start, end))


def is_water(state: State, hex_: Hex) -> bool:
    """Return whether a hex is water."""
    return land_of(state.book).terrain(hex_).water


def is_mined(state: State, hex_: Hex) -> bool:
    """Return whether a hex has mines, which attack every unit that enters or leaves it (18.3)."""
    work = state.works.get(hex_)
    return work is not None and state.book.work_kinds[work].mines


def mined(state: State, hexes: Iterable[Hex]) -> list[Hex]:
    """Return those of some hexes that have mines (18.3)."""
    return [hex_ for hex_ in hexes if is_mined(state, hex_)]


def may_have_work(state: State, hex_: Hex) -> bool:
    """Return whether a work can be placed in a hex: it has no water, no blaze and no work yet (18.1)."""
    return not is_water(state, hex_) and hex_ not in state.blazes and hex_ not in state.works


def enemy_edge(state: State, side: Seat, hex_: Hex) -> bool:
    """Return whether a hex is on the map edge by which a side's units exit (5.2)."""
    return state.book.forces[other_side(side)].edge in state.book.map.board.edges(hex_)


def friendly_edge(state: State, side: Seat) -> tuple[Hex, ...]:
    """Return the hexes of a side's own map edge."""
    return state.book.map.board.edge_hexes(state.book.forces[side].edge)
