"""End phase: objectives, the break of a force, the winner (section 10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Term, total
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point
from combat.games.contact.rules.command.leading import commander, lost_commander
from combat.games.contact.rules.command.tests import morale_ledger
from combat.games.contact.rules.events.act_events import UnitFound
from combat.games.contact.rules.events.fire_events import CheckRolled
from combat.games.contact.rules.events.turn_events import BattleEnded, ObjectiveTaken, PhaseBegan
from combat.games.contact.rules.measuring import near_point
from combat.games.contact.rules.rolling import one
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.rules.two_seats import ATTACKER, DEFENDER, SEATS, opponent

CONCEDED: Final = "conceded"
FORCE_BROKEN: Final = "force-broken"
ALL_TAKEN: Final = "all-taken"
TURN_LIMIT: Final = "turn-limit"
LOSSES: Final = "fewer-losses"
ENDINGS: Final = (CONCEDED, FORCE_BROKEN, ALL_TAKEN, TURN_LIMIT, LOSSES)
"""Every way in which a battle ends."""


def end_turn(state: State) -> Steps[None]:
    """Count objectives and test broken forces, yielding decisions and events; end the battle or begin the next turn
    (section 10).
    """
    yield from take_objectives(state)
    winner = _all_taken(state)
    if winner:
        yield BattleEnded(winner, ALL_TAKEN)
        return
    broken = []
    for seat in SEATS:
        if (yield from _breaks(state, seat)):
            broken.append(seat)
    if broken:
        yield BattleEnded(_unbroken(state, broken), FORCE_BROKEN)
    elif state.turn >= state.book.mission.turns:
        winner, why = verdict(state)
        yield BattleEnded(winner, why)
    else:
        yield PhaseBegan("regroup", state.turn + 1)


def _all_taken(state: State) -> Seat:
    """Return the attacker that has taken all objectives; "" if none has, and in meetings, which last to the limit."""
    mission = state.book.mission
    taken = all(state.held.get(each.name) == ATTACKER for each in mission.objectives)
    return ATTACKER if taken and mission.verdict == "needed" else ""


def take_objectives(state: State) -> Iterator[Event]:
    """Yield the events of objectives that a seat takes: only units of this seat are near the objective (section 10).

    A seat whose units near the objective are all unknown must reveal one.
    """
    for objective in state.book.mission.objectives:
        near = holders(state, objective.at)
        sides = [seat for seat in SEATS if any(unit.seat == seat for unit in near)]
        takers = [seat for seat in sides if state.held.get(objective.name) != seat]
        if not takers:
            continue
        for seat in sides:
            own = [unit for unit in near if unit.seat == seat]
            if not any(unit.known for unit in own):
                yield UnitFound(own[0].id, "")
        if len(sides) == 1:
            yield ObjectiveTaken(objective.name, sides[0])


def holders(state: State, point: Point) -> list[Unit]:
    """Return the units that hold or contest an objective: near it, with a break value, not demoralised (section 10)."""
    most = state.book.figures.command.victory.hold
    able = (unit for unit in state.units.values() if unit.placed and not unit.demoralised)
    return [unit for unit in able if state.card(unit).break_value and near_point(state, unit, point, most)]


def break_values(state: State, seat: Seat) -> tuple[int, int]:
    """Return the break value that a seat has lost, and the total of its force (section 3)."""
    units = [unit for unit in state.units.values() if unit.seat == seat]
    lost = sum(state.card(unit).break_value for unit in units if not unit.alive)
    return lost, sum(state.card(unit).break_value for unit in units)


def _breaks(state: State, seat: Seat) -> Steps[bool]:
    """Return whether a force breaks: without a test at the broken share, by its commander's at the shaken one."""
    side, (lost, whole) = state.book.mission.side(seat), break_values(state, seat)
    if not whole or 100 * lost < side.shaken * whole:
        return False
    if 100 * lost >= side.broken * whole:
        return True
    leader, figures = commander(state, seat), state.book.figures
    ledger = morale_ledger(state, leader) if leader is not None and leader.placed else ()
    if lost_commander(state, seat):
        ledger = (Term("no-commander", figures.command.breaks.leaderless, "S3"),)
    need = figures.tests.morale[state.book.forces[seat].morale]
    number = yield from one("force-morale", "S3", seat)
    passed = number + total(ledger) >= need
    yield CheckRolled("", "force", seat, need, number, ledger, passed)
    return not passed


def _unbroken(state: State, broken: list[Seat]) -> Seat:
    """Return who wins if some forces break: the other, or who has lost the smaller share; equal is a draw."""
    if len(broken) == 1:
        return opponent(broken[0])
    return fewer_losses(state)


def fewer_losses(state: State) -> Seat:
    """Return the seat that has lost the smaller share of its break value; "" if the shares are equal."""
    shares = {seat: break_values(state, seat) for seat in SEATS}
    one_, other = (shares[seat][0] * max(1, shares[opponent(seat)][1]) for seat in SEATS)
    return "" if one_ == other else ATTACKER if one_ < other else DEFENDER


def verdict(state: State) -> tuple[Seat, str]:
    """Return the winner at the turn limit, "" for a draw, and the reason (section 10)."""
    counts = {seat: list(state.held.values()).count(seat) for seat in SEATS}
    if state.book.mission.verdict == "needed":
        taken = counts[ATTACKER] >= state.book.mission.attacker.needed
        return ATTACKER if taken else DEFENDER, TURN_LIMIT
    if counts[ATTACKER] != counts[DEFENDER]:
        return max(SEATS, key=lambda seat: counts[seat]), TURN_LIMIT
    return fewer_losses(state), LOSSES
