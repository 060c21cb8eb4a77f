"""Paths of a group of units, by the value of their ends and the dangers on the way (9.0)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from heapq import heappop, heappush

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.measures.clock import may_end
from combat.games.command.players.moving.scores import has_men, standing
from combat.games.command.rules.orders.stepping import EXIT_COST
from combat.games.command.rules.pieces.values import command, is_leader
from combat.games.command.rules.state import Unit


class March(Record):
    """A path to a hex or off the map, and its gain compared with staying."""

    end: Hex
    first: Hex
    """Next hex of the path."""
    gain: float
    exits: bool = False


def march(outlook: Evaluation, units: Sequence[Unit], left: int, barred: Collection[Hex] = ()) -> March | None:
    """Return the best path for units that go together from one hex; None if no hex can be reached.

    Its gain is negative if staying is better. `left` are the movement points of the slowest unit; hexes in `barred` are
    not entered. A leader alone ends in a hex with units to lead.
    """
    start, alone = units[0].hex, _leads_nobody(outlook, units)
    here = _worth(outlook, units, start)
    found: set[Hex] = set(barred) - {start}
    edge: list[tuple[int, float, Hex, Hex]] = [(0, 0.0, start, start)]
    best: March | None = None
    leaves = _leaving(outlook, units)
    risks: dict[Hex, float] = {}
    while edge:
        spent, risk, hex_, first = heappop(edge)
        if hex_ in found:
            continue
        found.add(hex_)
        if hex_ != start and (not alone or has_men(outlook, hex_)):
            gain = _worth(outlook, units, hex_) - risk - here
            if best is None or gain > best.gain:
                best = March(hex_, first, gain)
        if leaves and left - spent >= EXIT_COST and hex_ in outlook.exits.hexes:
            gain = leaves - risk - here
            if best is None or gain > best.gain:
                best = March(hex_, first, gain, exits=True)
        for beside, price_ in outlook.steps(hex_):
            if beside not in found and spent + price_ <= left:
                if beside not in risks:
                    risks[beside] = _risk(outlook, units, beside)
                heappush(edge, (spent + price_, risk + risks[beside], beside, beside if hex_ == start else first))
    return best


def _leads_nobody(outlook: Evaluation, units: Sequence[Unit]) -> bool:
    return all(is_leader(outlook.state, unit) and not unit.broken for unit in units)


def _worth(outlook: Evaluation, units: Sequence[Unit], hex_: Hex) -> float:
    return sum(standing(outlook, unit, hex_, units) for unit in units)


def _risk(outlook: Evaluation, units: Sequence[Unit], hex_: Hex) -> float:
    """Return the expected loss of a group that enters a hex."""
    led = sum(command(outlook.state, unit) for unit in units)
    return outlook.temper.caution * outlook.care * sum(outlook.op_fire(unit, hex_, led) for unit in units)


def _leaving(outlook: Evaluation, units: Sequence[Unit]) -> float:
    """Return the value of leaving by the enemy edge; 0.0 if it is out of the question for one of the units."""
    if any(unit.broken or not may_leave(outlook, unit) for unit in units):
        return 0.0
    return outlook.exits.worth * sum(outlook.state.figure(unit).vp for unit in units)


def may_leave(outlook: Evaluation, unit: Unit) -> bool:
    """Return whether the bot lets a unit exit the map: a leader only near the end, if its points win the game."""
    if not is_leader(outlook.state, unit):
        return True
    return may_end(outlook.state) and outlook.state.points(outlook.side) + outlook.state.figure(unit).vp > 0
