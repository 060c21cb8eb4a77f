"""Placement of smoke and works on the map (18.1, 18.2, 18.5)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, draw
from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.events.ground_events import SmokeLaid, WorkPlaced
from combat.games.command.rules.events.turn_events import NothingCame
from combat.games.command.rules.ground.entering import is_water, may_have_work
from combat.games.command.rules.play import victory
from combat.games.command.rules.state import State


def takes_smoke(state: State, hex_: Hex) -> bool:
    """Return whether a hex can have smoke: it is on the map, no water and not burning (18.5)."""
    return state.book.map.board.contains(hex_) and not is_water(state, hex_) and hex_ not in state.blazes


def lay_smoke(state: State, hex_: Hex, why: str) -> Steps[None]:
    """Draw a smoke marker and place it in a hex (18.5).

    Yields NothingCame, with `why`, if the hex cannot have smoke or the cup is empty.
    """
    if not takes_smoke(state, hex_) or not state.smoke_cup:
        yield NothingCame(why, hex_)
        return
    pile: frozenset[Answer] = frozenset(state.smoke_cup)
    yield SmokeLaid(hex_, int((yield from draw("smoke", pile, why, "18.5", hex_))))


def put_work(state: State, hex_: Hex, work: str, why: str) -> Steps[None]:
    """Place a work in a hex and update control of objectives.

    Yields NothingCame, with `why`, if the hex cannot have the work.
    """
    if not may_have_work(state, hex_):
        yield NothingCame(why, hex_)
        return
    yield WorkPlaced(hex_, work, why)
    yield from victory.resolve_control(state)
