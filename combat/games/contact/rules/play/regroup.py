"""Regroup: repairs, rally, radio, reserves, units that are no longer detected, smoke (section 2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final, NamedTuple

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Choice
from combat.engine.kernel.ledger import Term, total
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.answers import NO_CALL
from combat.games.contact.rules.command.leading import commands, is_leader, leaders, may_act
from combat.games.contact.rules.command.tests import morale_test
from combat.games.contact.rules.events.act_events import ActBegan, UnitFreed, UnitsConcealed
from combat.games.contact.rules.events.fire_events import UnitRallied, WeaponRepaired
from combat.games.contact.rules.events.support_events import PlanesCame, RadioRolled
from combat.games.contact.rules.events.turn_events import (
    LeaderSucceeded,
    PhaseBegan,
    ReserveEntered,
    SmokeLifted,
    StepDone,
    SubjectSettled,
)
from combat.games.contact.rules.fire.harming import lose
from combat.games.contact.rules.ground.ways import standing_refusal
from combat.games.contact.rules.hidden.finding import look, unknown_units
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.moves.retreating import fall_back
from combat.games.contact.rules.play.activation import new_markers, show_markers
from combat.games.contact.rules.rolling import one
from combat.games.contact.rules.sight.detection import finder
from combat.games.contact.rules.state import Marker, State, Unit
from combat.games.contact.rules.support.observing import may_observe
from combat.games.contact.rules.two_seats import SEATS, opponent

AIR: Final = "air"
PARTS = 4
"""Parts into which an edge is divided to find places for reserves."""


class Call(Choice):
    """Who calls a battery, or aircraft, by radio (L328)? The subject is the battery, or "air"."""

    kind: ClassVar[str] = "call"
    seat: Seat = ""


class Help(Choice):
    """Which command group gives up its act to help a unit to rally (section 3)?"""

    kind: ClassVar[str] = "help"
    seat: Seat = ""


class Enter(Choice):
    """Where does a unit of the reserve enter the table?"""

    kind: ClassVar[str] = "enter"
    seat: Seat = ""


class Step(NamedTuple):
    """A step of Regroup: it lists the subjects of a seat that need it, and settles one."""

    pending: Callable[[State, Seat], Iterator[str]]
    settle: Callable[[State, Seat, str], Steps[None]]


def regroup(state: State) -> Steps[None]:
    """Run the next stage of Regroup, yielding decisions and events: one subject of the current step.

    The seat that began the last turn comes first.
    """
    if state.step == len(STEPS):
        yield PhaseBegan("initiative", state.turn)
        return
    step = STEPS[state.step]
    for seat in (state.first, opponent(state.first)):
        subject = next((each for each in step.pending(state, seat) if each not in state.handled), "")
        if subject:
            yield from step.settle(state, seat, subject)
            yield SubjectSettled(seat, subject)
            return
    yield StepDone(state.step)


# -- repairs -----------------------------------------------------------------------------------------------------------


def _broken(state: State, seat: Seat) -> Iterator[str]:
    return (unit.id for unit in list(state.of(seat)) if unit.broken or unit.stuck == "ground")


def _repair(state: State, seat: Seat, id_: str) -> Steps[None]:
    """Roll for each broken weapon of a unit, and for a vehicle in difficult ground (L154, C23)."""
    figures = state.book.figures
    for weapon in state.units[id_].broken:
        number = yield from one("repair", "L154", id_)
        yield WeaponRepaired(id_, weapon, number, number >= figures.breakdown.repair)
    if state.units[id_].stuck == "ground":
        number = yield from one("free", "C23", id_)
        if number >= figures.moves.freed_on:
            yield UnitFreed(id_)


# -- rally -------------------------------------------------------------------------------------------------------------


def _shaken(state: State, seat: Seat) -> Iterator[str]:
    return (unit.id for unit in list(state.of(seat)) if unit.demoralised and unit.placed)


def _rally(state: State, seat: Seat, id_: str) -> Steps[None]:
    """Test whether a unit rallies; a natural 1 disperses it, else it falls back if it fails (section 3)."""
    unit = state.units[id_]
    helpers = [each.id for each in leaders(state, seat) if may_act(each) and commands(state, each, unit)]
    helper = NO_CALL
    if helpers:
        helper = yield from ask(Help("S3", id_, (*helpers, NO_CALL), NO_CALL, seat))
    if helper != NO_CALL:
        yield ActBegan(helper, "")
    number, passed = yield from morale_test(state, id_, "rally", "rally", "S3", helped=helper != NO_CALL)
    if passed:
        yield UnitRallied(id_)
    elif number == 1:
        yield from lose(state, id_, "dispersed")
    else:
        yield from fall_back(state, id_)


# -- radio -------------------------------------------------------------------------------------------------------------


def _silent(state: State, seat: Seat) -> Iterator[str]:
    """Yield the batteries of a seat that have no contact, if somebody can call them."""
    for battery in list(state.batteries.values()):
        observer = state.units.get(battery.observer)
        lost = observer is None or not observer.placed or observer.demoralised
        if battery.seat == seat and not battery.over and lost and any(_callers(state, seat)):
            yield battery.id


def _callers(state: State, seat: Seat) -> Iterator[str]:
    """Yield the units that can call: observers that are not demoralised and direct no other battery (C32)."""
    busy = {each.observer for each in state.batteries.values() if not each.over}
    for unit in state.placed(seat):
        if may_observe(state, unit) and not unit.demoralised and unit.id not in busy:
            yield unit.id


def _call(state: State, seat: Seat, id_: str) -> Steps[None]:
    """Ask who calls a battery, and roll (L333 to L340)."""
    caller = yield from ask(Call("L328", id_, (*_callers(state, seat), NO_CALL), NO_CALL, seat))
    if caller == NO_CALL:
        return
    figures, force = state.book.figures.support.artillery, state.book.forces[seat]
    need = state.book.nations[force.nation].contact(state.book.mission.year)
    failed = state.batteries[id_].failed
    ledger = (Term("again", figures.again * failed, "L340"),) if failed else ()
    number = yield from one("radio", "L333", id_)
    answered = number > 1 and number + total(ledger) >= need
    yield RadioRolled(seat, id_, caller, need, number, ledger, answered)


def _air(state: State, seat: Seat) -> Iterator[str]:
    support, most = state.air.get(seat), state.book.figures.support.air.calls
    open_ = support is not None and support.calls < most and any(_air_callers(state, seat))
    return iter((f"{seat[0]}-{AIR}",) if open_ else ())


def _air_callers(state: State, seat: Seat) -> Iterator[str]:
    return (unit.id for unit in state.placed(seat) if may_observe(state, unit) and not unit.demoralised)


def _call_air(state: State, seat: Seat, subject: str) -> Steps[None]:
    """Ask who calls aircraft, and roll; planes attack at once (L378 to L387)."""
    caller = yield from ask(Call("L372", AIR, (*_air_callers(state, seat), NO_CALL), NO_CALL, seat))
    pick = state.book.mission.side(seat).air
    if caller == NO_CALL or pick is None:
        return
    row = state.book.figures.support.air.levels[pick.level]
    number = yield from one("radio", "L378", AIR)
    answered = number > 1 and number >= row.radio
    yield RadioRolled(seat, AIR, caller, row.radio, number, (), answered)
    if answered:
        yield PlanesCame(seat, caller, row.planes)


# -- reserves ----------------------------------------------------------------------------------------------------------


def _waiting(state: State, seat: Seat) -> Iterator[str]:
    late = state.book.mission.side(seat).reserves
    if late is None or state.turn < late.turn:
        return iter(())
    return (unit.id for unit in list(state.of(seat)) if unit.where == "reserve" and any(_entries(state, unit)))


def _entries(state: State, unit: Unit) -> Iterator[Pose]:
    """Yield places along the edge where a unit may come to the table."""
    late = state.book.mission.side(unit.seat).reserves
    assert late is not None
    (ax, ay), (bx, by) = late.edge
    table, room = state.book.table, max(abs(y) for _, y in state.card(unit).hull.corners)
    for part in range(PARTS + 1):
        x, y = ax + (bx - ax) * part // PARTS, ay + (by - ay) * part // PARTS
        point = Point(min(max(x, room), table.width - room), min(max(y, room), table.height - room))
        pose = Pose.at(point, 0 if 2 * point.y > table.height else 1800)
        if standing_refusal(state, unit, pose) is None:
            yield pose


def _enter(state: State, seat: Seat, id_: str) -> Steps[None]:
    """Ask where a unit of the reserve comes in; it is under a marker until it is seen."""
    places = tuple(_entries(state, state.units[id_]))
    chosen = str(places[0])
    if len(places) > 1:
        chosen = yield from ask(Enter("S2", id_, places, None, seat))
    yield ReserveEntered(id_, Pose.read(chosen))
    yield from new_markers(state, seat)


# -- what nobody detects -----------------------------------------------------------------------------------------------


def _lookers(state: State, seat: Seat) -> Iterator[str]:
    """Yield a seat's units that may find something, while there is something to be found."""
    other = opponent(seat)
    left = any(True for _ in unknown_units(state, other)) or any(
        dummy.seat == other and dummy.pose is not None for dummy in state.dummies.values()
    )
    return (unit.id for unit in list(state.placed(seat))) if left else iter(())


def _look(state: State, seat: Seat, id_: str) -> Steps[None]:
    yield from look(state, id_)


def _unseen(state: State, seat: Seat) -> Iterator[str]:
    return iter((seat,))


def _conceal(state: State, seat: Seat, subject: str) -> Steps[None]:
    """Put the units that no enemy detects under markers, from left to right (section 4); leaders are replaced (C26)."""
    yield from show_markers(state, seat)
    gone = sorted(
        (pose_of(unit).point, unit.id)
        for unit in state.units.values()
        if unit.seat == seat and unit.known and not finder(state, unit)
    )
    if gone:
        first = state.marked.get(seat, 0) + 1
        made = [Marker(f"{seat[0]}m{first + place}", seat, point) for place, (point, _) in enumerate(gone)]
        yield UnitsConcealed(seat, tuple(made), tuple(id_ for _, id_ in gone))
    known = state.successors.get(seat, ())
    for lost in [
        each for each in state.units.values() if each.seat == seat and not each.alive and each.id not in known
    ]:
        if is_leader(state, lost) and lost.pose is not None:
            yield from _succeed(state, seat, lost)


def _succeed(state: State, seat: Seat, lost: Unit) -> Steps[None]:
    """Let the unit nearest to a lost leader take over (C26)."""
    at = pose_of(lost).point
    near = [each for each in state.placed(seat) if state.card(each).on_foot and not is_leader(state, each)]
    if near:
        heir = min(near, key=lambda each: (squared_distance(at, pose_of(each).point), each.id))
        yield LeaderSucceeded(heir.id, lost.id)


def _smoke(state: State, seat: Seat) -> Iterator[str]:
    old = any(each.until < state.turn for each in state.smoke)
    return iter((f"{seat[0]}-smoke",) if old and seat == SEATS[0] else ())


def _lift(state: State, seat: Seat, subject: str) -> Steps[None]:
    yield SmokeLifted(state.turn)


STEPS: Final = (
    Step(_broken, _repair), Step(_shaken, _rally), Step(_silent, _call), Step(_air, _call_air), Step(_waiting, _enter),
    Step(_lookers, _look), Step(_unseen, _conceal), Step(_smoke, _lift),
)  # fmt: skip
"""The steps of Regroup in their order (section 2)."""
