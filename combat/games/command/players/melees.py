"""What a melee would come to (10.2-10.5)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.ledger import total
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.players.measures.two_dice import level, over
from combat.games.command.players.measures.worths import death
from combat.games.command.rules.decisions import playable
from combat.games.command.rules.pieces.values import firepower
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import other_side

AMBUSH = 3
"""What an ambush in hand is about worth in a melee: the enemy breaks one of his units."""
FEARED = 0.35
"""The same of each card that the enemy may hold."""


def muscle(state: State, units: Iterable[Unit]) -> int:
    """What some units come to in a melee, by their FP and one for each that is boxed."""
    return sum(total(firepower(state, unit.id)) + state.printed(unit).assault for unit in units)


def clash(state: State, hex_: Hex, side: Seat, fighters: list[Unit]) -> float:
    """What it promises a side to fight for a hex with some of its units."""
    rival = other_side(side)
    foes = state.units_in(hex_, rival)
    lead = muscle(state, fighters) - muscle(state, foes)
    lead += AMBUSH * len(playable(state, side, "ambush")) - round(FEARED * len(state.hands[rival]))
    win, tie = over(lead), level(lead)
    stake = sum(death(state, unit) for unit in fighters)
    prize = sum(death(state, unit) for unit in foes)
    lose = 1 - win - tie
    return win * prize + tie * (prize - stake) - lose * stake
