"""What a melee would come to, and who goes into it (10.2-10.5)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.measures.two_dice import level, over
from combat.games.command.players.measures.worths import death
from combat.games.command.rules.decisions import playable
from combat.games.command.rules.ground.entering import held_by_enemy
from combat.games.command.rules.orders.advance import advance_refusal
from combat.games.command.rules.pieces.values import command, in_wire, is_leader
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import other_side

AMBUSH = 3
"""What an ambush in hand is about worth in a melee: the enemy breaks one of his units."""
FEARED = 0.35
"""The same of each card that the enemy may hold."""
SURE = 0.6
"""How likely a melee must be won to be sought,"""
DARED = 0.15
"""and how much less likely for every step that a side must press."""
NOT_SOUGHT = -9.0
ALONG = 0.3
"""What a leader must add to a melee to go into it."""


def muscle(state: State, hex_: Hex, units: Sequence[Unit]) -> int:
    """What some units come to in a melee for a hex, with those who lead them there (10.4)."""
    men = sum(not is_leader(state, unit) for unit in units)
    led = men * sum(command(state, unit) for unit in units)
    own = sum(state.printed(unit).fp + state.printed(unit).assault + unit.veteran - unit.suppressed for unit in units)
    return own + led - len(units) * in_wire(state, hex_)


def lead_in(state: State, hex_: Hex, side: Seat, fighters: list[Unit]) -> int:
    """By how much some units of a side are stronger than the enemy in a hex, with what both may hold."""
    rival = other_side(side)
    lead = muscle(state, hex_, fighters) - muscle(state, hex_, state.units_in(hex_, rival))
    return lead + AMBUSH * len(playable(state, side, "ambush")) - round(FEARED * len(state.hands[rival]))


def clash(state: State, hex_: Hex, side: Seat, fighters: list[Unit]) -> float:
    """What it promises a side to fight for a hex with some of its units."""
    lead = lead_in(state, hex_, side, fighters)
    stake = sum(death(state, unit) for unit in fighters)
    prize = sum(death(state, unit) for unit in state.units_in(hex_, other_side(side)))
    return settled(over(lead), over(-lead), level(lead), prize, stake)


def settled(win: float, lose: float, tie: float, prize: float, stake: float) -> float:
    """What a melee comes to that is won, lost or fatal to both so often."""
    return win * prize - lose * stake + tie * (prize - stake)


def sought(outlook: Evaluation, hex_: Hex, fighters: list[Unit]) -> float:
    """What a melee promises above what it must; next to nothing where it is not likely enough to be won."""
    lead = lead_in(outlook.state, hex_, outlook.side, fighters)
    if over(lead) < SURE - DARED * outlook.press:
        return NOT_SOUGHT
    return clash(outlook.state, hex_, outlook.side, fighters) - outlook.temper.melee


def party(outlook: Evaluation, hex_: Hex, able: list[Unit]) -> list[Unit]:
    """Who goes of those who can: leaders stay out of it where their men promise about as much without them."""
    men = [unit for unit in able if not is_leader(outlook.state, unit)]
    return men if men and sought(outlook, hex_, men) > sought(outlook, hex_, able) - ALONG else able


def helps(outlook: Evaluation, hex_: Hex, there: list[Unit], unit: Unit) -> bool:
    """Whether a melee promises more where one more goes into it."""
    state, side = outlook.state, outlook.side
    least = ALONG if is_leader(state, unit) else 0.0
    return clash(state, hex_, side, [*there, unit]) > clash(state, hex_, side, there) + least


def assaults(outlook: Evaluation, group: list[Unit]) -> list[tuple[Hex, list[Unit]]]:
    """Into which hexes of the enemy some of a group could go."""
    found: dict[Hex, list[Unit]] = {}
    for unit in group:
        for hex_ in outlook.state.book.map.board.neighbours(unit.hex):
            if hex_ is None or unit.broken or not held_by_enemy(outlook.state, hex_, unit.side):
                continue
            if advance_refusal(outlook.state, unit, hex_) is None:
                found.setdefault(hex_, []).append(unit)
    return list(found.items())
