"""Snipers (2.5c)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.decisions import pick_unit
from combat.games.command.rules.events.turn_events import NothingCame
from combat.games.command.rules.fate.random_hexes import in_or_beside, random_hex
from combat.games.command.rules.pieces.harm import break_unit
from combat.games.command.rules.state import State


def sniper(state: State, side: Seat, empty: bool) -> Steps[None]:
    """Resolve Sniper: the side that rolled it may break one unit of either side in or adjacent to a random hex.

    Yields NothingCame if it breaks none.
    """
    hex_ = yield from random_hex(state, side, "sniper")
    aims = [unit.id for unit in in_or_beside(state, hex_)]
    unit = yield from pick_unit(side, aims, "sniper", "2.5c", may_pass=True)
    if unit:
        yield from break_unit(state, unit, "sniper")
    else:
        yield NothingCame("sniper", hex_)
