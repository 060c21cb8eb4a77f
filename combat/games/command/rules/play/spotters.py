"""Mortar spotters: named when all units of a side are set up (11.12, 20.2)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.decisions import pick_unit
from combat.games.command.rules.events.turn_events import ScoutTaken, SpotterNamed
from combat.games.command.rules.pieces.values import is_leader
from combat.games.command.rules.state import State

SPOTTER = "spotter"
"""Purpose of the choice."""


def name_spotter(state: State, side: Seat) -> Steps[bool]:
    """Ask a side for its mortar spotter, if it may name one; return True if it took a scout instead, still to be set
    up.
    """
    answer = yield from pick_unit(side, spotters_offered(state, side), SPOTTER, "11.12", may_pass=True)
    scout = state.book.forces[side].scout
    if scout is not None and answer == scout.id:
        yield ScoutTaken(side, scout.id, scout.figure)
        return True
    if answer:
        yield SpotterNamed(side, answer)
    return False


def spotters_offered(state: State, side: Seat) -> list[str]:
    """Return the ids of the leaders that may become a side's mortar spotter, and of the scout that it may take instead.

    Empty for a side without a mortar, or with a spotter or scout already: one spotter serves all its mortars.
    """
    force = state.book.forces[side]
    if not force.names_spotter or not state.book.options.spotters:
        return []
    own = [unit for unit in state.units.values() if unit.side == side]
    if not mortars(state, side) or any(unit.spots or state.figure(unit).spots for unit in own):
        return []
    leaders = [unit.id for unit in own if unit.on_map and is_leader(state, unit)]
    return [*leaders, *([force.scout.id] if force.scout is not None else [])]


def mortars(state: State, side: Seat) -> int:
    """Return the number of mortars that a side has in the scenario (11.12)."""
    return sum(state.book.weapons[arm.figure].kind == "mortar" for arm in state.book.forces[side].arms)
