"""What it costs to enter a hex, and what forbids it (9.1, 9.4, 17.0)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.ledger import Ledger, Term
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.space.hexes.hexside import hexside
from combat.games.command.rules.ground.lay_of_land import land_of
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import other_side


def forbidden(state: State, start: Hex, end: Hex) -> Refusal | None:
    """Why no unit goes from a hex to another, whatever it spends; cliffs are asked for apart."""
    board, land = state.book.map.board, land_of(state.book)
    if not board.contains(end) or distance(start, end) != 1:
        return Refusal("not-adjacent", "9.1", (("hex", end),))
    along = land.along(start, end) is not None
    for hex_ in (start, end):
        if land.terrain(hex_).along_ways and not along:
            return Refusal("bridge-sides", "17.2", (("hex", hex_),))
    if not land.terrain(end).passable:
        return Refusal("impassable", "9.4", (("hex", end),))
    if end in state.blazes:
        return Refusal("burning", "18.6", (("hex", end),))
    return None


def forbidden_to_stand(state: State, hex_: Hex) -> bool:
    """Whether no unit can be in a hex, however it came there."""
    return not land_of(state.book).terrain(hex_).passable or hex_ in state.blazes


def cliff_between(state: State, start: Hex, end: Hex) -> bool:
    """Whether a cliff runs between two hexes (17.4)."""
    found = land_of(state.book).side_terrain(hexside(start, end))
    return found is not None and not found.passable


def held_by_enemy(state: State, hex_: Hex, side: Seat) -> bool:
    """Whether the opponent has units in a hex."""
    return bool(state.units_in(hex_, other_side(side)))


def sheltered(state: State, start: Hex, end: Hex) -> bool:
    """Whether one goes from trench to trench, under cover and for one point (9.6c, 18.2)."""
    kinds = state.book.work_kinds
    works = [state.works.get(hex_) for hex_ in (start, end)]
    if not all(work is not None and (kinds[work].trench or kinds[work].holds_ties) for work in works):
        return False
    return any(work is not None and kinds[work].trench for work in works) and not cliff_between(state, start, end)


def cost(state: State, start: Hex, end: Hex) -> Ledger:
    """Movement points from a hex into an adjacent one that may be entered."""
    land, board = land_of(state.book), state.book.map.board
    if sheltered(state, start, end):
        return (Term("trench", 1, "18.2"),)
    way, terrain = land.along(start, end), land.terrain(end)
    if way is not None:
        terms = [Term("way", way.cost, "17.3", way.id)]
    else:
        terms = [Term("ground", terrain.cost, "17.1", terrain.id)]
        if state.book.night:
            terms.append(Term("night", 1, "19.1"))
    crossed = land.side_terrain(hexside(start, end))
    if crossed is not None and crossed.cost:
        terms.append(Term("side", crossed.cost, "17.4", crossed.id))
    if board.level(end) > board.level(start):
        terms.append(Term("uphill", 1, "17.6"))
    return tuple(terms)


def stops_in(state: State, start: Hex, end: Hex) -> bool:
    """Whether a move ends with this step, by wire behind or ahead (18.4)."""
    kinds = state.book.work_kinds
    return any((work := state.works.get(hex_)) is not None and kinds[work].wire for hex_ in (start, end))


def is_water(state: State, hex_: Hex) -> bool:
    return land_of(state.book).terrain(hex_).water


def may_have_work(state: State, hex_: Hex) -> bool:
    """Whether a work can be put into a hex: no water, no blaze, no other work (18.1)."""
    return not is_water(state, hex_) and hex_ not in state.blazes and hex_ not in state.works


def enemy_edge(state: State, side: Seat, hex_: Hex) -> bool:
    """Whether a hex lies on the edge by which a side's units leave (5.2)."""
    return state.book.forces[other_side(side)].edge in state.book.map.board.edges(hex_)


def friendly_edge(state: State, side: Seat) -> tuple[Hex, ...]:
    """The hexes of a side's own edge."""
    return state.book.map.board.edge_hexes(state.book.forces[side].edge)
