"""Blazes: their placement, effects, and the evacuation of burning hexes (18.6)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.asking import Steps
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.decisions import pick_hex
from combat.games.command.rules.events.ground_events import BlazeLit
from combat.games.command.rules.events.turn_events import NothingCame
from combat.games.command.rules.events.unit_events import UnitMoved
from combat.games.command.rules.ground.entering import forbidden_to_stand, is_water
from combat.games.command.rules.pieces.harm import eliminate
from combat.games.command.rules.play import victory
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import other_side


def takes_blaze(state: State, hex_: Hex) -> bool:
    """Return whether a hex can be set on fire: it is on the map, no water, not burning, and a marker is left (18.6)."""
    free = len(state.blazes) < state.book.blazes and hex_ not in state.blazes
    return free and state.book.map.board.contains(hex_) and not is_water(state, hex_)


def light(state: State, hexes: Iterable[Hex], why: str) -> Steps[None]:
    """Set hexes on fire, then evacuate the units in them (18.6).

    Yields NothingCame, with `why`, for a hex that cannot burn.
    """
    lit: list[Hex] = []
    for hex_ in hexes:
        if takes_blaze(state, hex_):
            yield BlazeLit(hex_)
            lit.append(hex_)
        else:
            yield NothingCame(why, hex_)
    yield from _evacuate(state, lit)


def _evacuate(state: State, burning: list[Hex]) -> Steps[None]:
    """Move units out of burning hexes to an adjacent hex, the inactive side first; eliminate those that cannot move."""
    lost: list[str] = []
    for side in (other_side(state.active), state.active):
        for unit in [unit for hex_ in burning for unit in state.units_in(hex_, side)]:
            ways = [
                hex_
                for hex_ in state.book.map.board.neighbours(unit.hex)
                if hex_ is not None and not forbidden_to_stand(state, hex_)
            ]
            hex_ = yield from pick_hex(side, ways, "evacuate", "18.6", about=unit.id)
            if hex_:
                yield UnitMoved(unit.id, hex_, "blaze")
            else:
                lost.append(unit.id)
    if lost:
        yield from eliminate(state, tuple(lost), "blaze")
    yield from victory.resolve_control(state)
