"""Melee: expected results, and the choice of units for it (10.2-10.5)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.measures.two_dice import level, over
from combat.games.command.players.measures.worths import death
from combat.games.command.players.weights import values
from combat.games.command.rules.decisions import playable
from combat.games.command.rules.ground.entering import held_by_enemy
from combat.games.command.rules.orders.advance import advance_refusal
from combat.games.command.rules.pieces.values import command, in_wire, is_leader
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import other_side

NOT_SOUGHT = -9.0


def muscle(state: State, hex_: Hex, units: Sequence[Unit]) -> int:
    """Return the melee strength of units in a hex, including the leaders among them (10.4)."""
    men = sum(not is_leader(state, unit) for unit in units)
    led = men * sum(command(state, unit) for unit in units)
    own = sum(state.printed(unit).fp + state.printed(unit).assault + unit.veteran - unit.suppressed for unit in units)
    return own + led - len(units) * in_wire(state, hex_)


def lead_in(state: State, hex_: Hex, side: Seat, fighters: list[Unit]) -> int:
    """Return the expected strength advantage of some units over the enemy in a hex; negative for a disadvantage.

    It includes the side's playable Ambushes and the enemy's possible ones.
    """
    rival = other_side(side)
    lead = muscle(state, hex_, fighters) - muscle(state, hex_, state.units_in(hex_, rival))
    return (
        lead + values().ambush * len(playable(state, side, "ambush")) - round(values().feared * len(state.hands[rival]))
    )


def clash(state: State, hex_: Hex, side: Seat, fighters: list[Unit]) -> float:
    """Return the expected gain of a melee of some units against the enemies in a hex, in victory points."""
    lead = lead_in(state, hex_, side, fighters)
    stake = sum(death(state, unit) for unit in fighters)
    prize = sum(death(state, unit) for unit in state.units_in(hex_, other_side(side)))
    return settled(over(lead), over(-lead), level(lead), prize, stake)


def settled(win: float, lose: float, tie: float, prize: float, stake: float) -> float:
    """Return the expected gain of a melee from the probabilities of its results.

    A win gains `prize`, a loss costs `stake`, a tie does both.
    """
    return win * prize - lose * stake + tie * (prize - stake)


def sought(outlook: Evaluation, hex_: Hex, fighters: list[Unit]) -> float:
    """Return the gain of a melee, in points, less the gain required by the bot; NOT_SOUGHT if a win is too unlikely."""
    lead = lead_in(outlook.state, hex_, outlook.side, fighters)
    if over(lead) < values().sure - values().dared * outlook.press:
        return NOT_SOUGHT
    return clash(outlook.state, hex_, outlook.side, fighters) - outlook.temper.melee


def party(outlook: Evaluation, hex_: Hex, able: list[Unit]) -> list[Unit]:
    """Return the units that should join a melee; leaders stay out unless they add enough."""
    men = [unit for unit in able if not is_leader(outlook.state, unit)]
    return men if men and sought(outlook, hex_, men) > sought(outlook, hex_, able) - values().along else able


def helps(outlook: Evaluation, hex_: Hex, there: list[Unit], unit: Unit) -> bool:
    """Return whether `unit` increases the expected gain of a melee that the units `there` fight."""
    state, side = outlook.state, outlook.side
    least = values().along if is_leader(state, unit) else 0.0
    return clash(state, hex_, side, [*there, unit]) > clash(state, hex_, side, there) + least


def assaults(outlook: Evaluation, group: list[Unit]) -> list[tuple[Hex, list[Unit]]]:
    """Return the enemy hexes that units of a group can advance into, each with those units."""
    found: dict[Hex, list[Unit]] = {}
    for unit in group:
        for hex_ in outlook.state.book.map.board.neighbours(unit.hex):
            if hex_ is None or unit.broken or not held_by_enemy(outlook.state, hex_, unit.side):
                continue
            if advance_refusal(outlook.state, unit, hex_) is None:
                found.setdefault(hex_, []).append(unit)
    return list(found.items())
