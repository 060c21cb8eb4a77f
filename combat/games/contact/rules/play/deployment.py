"""Set-up: first one seat, then the other, places units, dummies and strips in its zone (section 10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.containment import Containment, containment
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.answers import DONE, Hide, Lay, Load, Place
from combat.games.contact.rules.events.turn_events import DummySetUp, FieldLaid, PhaseBegan, SetUpDone, UnitSetUp
from combat.games.contact.rules.ground.ways import standing_refusal
from combat.games.contact.rules.moves.transport import room
from combat.games.contact.rules.play.activation import new_markers
from combat.games.contact.rules.sight.cover import shelter
from combat.games.contact.rules.sight.detection import as_target
from combat.games.contact.rules.smoke_shapes import strip
from combat.games.contact.rules.state import Dummy, LaidField, State, Unit, Whereabouts
from combat.games.contact.rules.two_seats import ATTACKER, opponent

TRIES = 300
"""Random places that `samples` tries for a unit."""


class Deploy(WrittenDecision[State, Place | Hide | Load | Lay]):
    """Where do units begin? "place a3 12,30@90", "hide d3 …", "load a3 a9", "lay mines 90,40@90", then "done"."""

    kind: ClassVar[str] = "deploy"
    notations = (Place, Hide, Load, Lay)
    declined_with = DONE

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random answers that advance the set-up, endlessly."""
        while True:
            yield random_set_up(state, self.seat, numbers)

    @property
    def passes_with(self) -> Answer | None:
        """Return None, since the set-up may not end before every unit is set up."""
        return None

    def refused(self, state: State, value: Place | Hide | Load | Lay) -> Refusal | None:
        """Return the reason why an answer is illegal; None if it is legal."""
        if isinstance(value, Load):
            return load_refusal(state, self.seat, value)
        if isinstance(value, Lay):
            return lay_refusal(state, self.seat, value)
        return place_refusal(state, self.seat, value)

    def decline_refused(self, state: State) -> Refusal | None:
        """Return the reason why "done" is illegal; None once every unit is set up."""
        waiting = next((unit.id for unit in state.of(self.seat) if unit.where == "undeployed"), "")
        return Refusal("units-to-deploy", "S10", (("unit", waiting),)) if waiting else None


def deploy(state: State) -> Steps[None]:
    """Ask the active seat for its next answer of the set-up and apply it, yielding decisions and events.

    After "done" the other seat sets up, or the battle begins.
    """
    seat = state.active
    answer = yield from ask(Deploy("S10", "", seat))
    if isinstance(answer, Place | Hide):
        yield from _put(state, answer)
    elif isinstance(answer, Load):
        carrier = state.units[answer.carrier]
        yield UnitSetUp(replace(state.units[answer.unit], where="aboard", carrier=carrier.id, pose=carrier.pose))
    elif isinstance(answer, Lay):
        yield FieldLaid(_laid(state, seat, answer))
    else:
        yield from new_markers(state, seat)
        other = opponent(seat)
        if other in state.ready:
            yield PhaseBegan("regroup", 1)
        else:
            yield SetUpDone(seat, other)


def _put(state: State, answer: Place | Hide) -> Steps[None]:
    hidden = isinstance(answer, Hide)
    dummy = state.dummies.get(answer.unit)
    if dummy is not None:
        yield DummySetUp(replace(dummy, pose=Pose.at(answer.at.point), shown=not hidden))
        return
    unit = state.units[answer.unit]
    where: Whereabouts = "hidden" if hidden else begins(state, unit)
    placed = replace(unit, where=where, pose=answer.at, turret=answer.at.heading, carrier="", dug_in=False)
    yield UnitSetUp(replace(placed, dug_in=_digs_in(state, placed)))
    for rider in [each for each in state.units.values() if each.carrier == unit.id]:
        yield UnitSetUp(replace(rider, pose=answer.at))


def begins(state: State, unit: Unit) -> Whereabouts:
    """Return the whereabouts of a unit that is not set up hidden: "table" or "marker" (section 10)."""
    how = state.book.mission.side(unit.seat).set_up
    marked = how == "markers" or (how == "foot-markers" and state.card(unit).on_foot)
    return "marker" if marked else "table"


def _digs_in(state: State, unit: Unit) -> bool:
    """Return whether a unit begins in foxholes: foot and guns outside of cover, where the mission has them."""
    side = state.book.mission.side(unit.seat)
    return side.foxholes and state.card(unit).arm != "vehicle" and not shelter(state, unit, None).covered


def place_refusal(state: State, seat: Seat, answer: Place | Hide) -> Refusal | None:
    """Return the reason why a unit or dummy cannot be set up at a pose; None if it can."""
    dummy, unit = state.dummies.get(answer.unit), state.units.get(answer.unit)
    if dummy is not None and dummy.seat == seat:
        return _dummy_refusal(state, dummy, answer)
    if unit is None or unit.seat != seat or not unit.alive or unit.where == "reserve":
        return Refusal("not-own-unit", "S10")
    zone = state.book.mission.side(seat).area()
    there = replace(unit, where="table", pose=answer.at, carrier="")
    shape = state.card(unit).hull.at(answer.at.point, answer.at.heading)
    if containment(shape, zone) is not Containment.WHOLE:
        return Refusal("outside-zone", "S10", (("unit", unit.id),))
    if isinstance(answer, Hide) and not may_hide(state, there):
        return Refusal("cannot-hide", "S4", (("unit", unit.id),))
    return standing_refusal(state, there, answer.at)


def _dummy_refusal(state: State, dummy: Dummy, answer: Place | Hide) -> Refusal | None:
    """Return the reason why a dummy cannot be set up at a place: it may be only where a unit on foot may be."""
    zone = state.book.mission.side(dummy.seat).area()
    there = as_target(state, replace(dummy, pose=answer.at))
    shape = state.card(there).hull.at(answer.at.point, answer.at.heading)
    if containment(shape, zone) is not Containment.WHOLE:
        return Refusal("outside-zone", "S10", (("unit", dummy.id),))
    if isinstance(answer, Hide) and not may_hide(state, there):
        return Refusal("cannot-hide", "S4", (("unit", dummy.id),))
    return standing_refusal(state, there, answer.at)


def may_hide(state: State, unit: Unit) -> bool:
    """Return whether a unit may begin hidden: the mission allows it, and it is in cover or foxholes (section 10)."""
    side = state.book.mission.side(unit.seat)
    return side.set_up == "hidden" and (shelter(state, unit, None).covered or _digs_in(state, unit))


def load_refusal(state: State, seat: Seat, answer: Load) -> Refusal | None:
    """Return the reason why a unit cannot begin on a vehicle or in tow; None if it can (C24)."""
    unit, carrier = state.units.get(answer.unit), state.units.get(answer.carrier)
    if unit is None or unit.seat != seat or unit.where == "reserve":
        return Refusal("not-own-unit", "S10")
    ready = carrier is not None and carrier.seat == seat and carrier.placed and carrier.id != unit.id
    if not ready or carrier is None or state.card(unit).arm == "vehicle" or not room(state, carrier, unit):
        return Refusal("no-room", "C24", (("unit", answer.carrier),))
    return None


def lay_refusal(state: State, seat: Seat, answer: Lay) -> Refusal | None:
    """Return the reason why a strip of mines or wire cannot be laid; None if it can (C34)."""
    side = state.book.mission.side(seat)
    kinds = [each for each in side.fields if each.kind == answer.kind]
    laid = sum(1 for each in state.fields.values() if each.seat == seat and each.kind == answer.kind)
    if laid >= sum(each.count for each in kinds):
        return Refusal("none-left", "C34", (("kind", answer.kind),))
    shape = strip(answer.at, kinds[0].length, kinds[0].width)
    if containment(shape, side.area()) is not Containment.WHOLE:
        return Refusal("outside-zone", "S10", (("kind", answer.kind),))
    return None


def _laid(state: State, seat: Seat, answer: Lay) -> LaidField:
    field = next(each for each in state.book.mission.side(seat).fields if each.kind == answer.kind)
    number = sum(1 for each in state.fields.values() if each.seat == seat and each.kind == answer.kind) + 1
    wire = answer.kind == "wire"
    id_ = f"{seat[0]}{'w' if wire else 'f'}{number}"
    return LaidField(id_, field.kind, seat, answer.at, field.length, field.width, found=wire)


# -- random set-ups ----------------------------------------------------------------------------------------------------


def random_set_up(state: State, seat: Seat, numbers: RandomSource) -> Answer:
    """Return a random answer that advances the set-up; "done" if nothing is left to set up or no place is found."""
    unit = next((each for each in state.of(seat) if each.where == "undeployed"), None)
    dummy = next((each for each in state.dummies.values() if each.seat == seat and each.pose is None), None)
    what = unit.id if unit is not None else dummy.id if dummy is not None else ""
    if not what:
        return _random_strip(state, seat, numbers) or DONE
    for _ in range(TRIES):
        pose = _random_pose(state, seat, numbers)
        words = (Hide, Place) if numbers.below(4) else (Place, Hide)
        for word in words:
            if place_refusal(state, seat, word(what, pose)) is None:
                return word(what, pose)
    return DONE


def _random_pose(state: State, seat: Seat, numbers: RandomSource) -> Pose:
    zone = state.book.mission.side(seat).area()
    x = zone.left + numbers.below(zone.right - zone.left + 1)
    y = zone.top + numbers.below(zone.bottom - zone.top + 1)
    return Pose(x, y, 0 if seat == ATTACKER else 1800)


def _random_strip(state: State, seat: Seat, numbers: RandomSource) -> Answer | None:
    for field in state.book.mission.side(seat).fields:
        for _ in range(TRIES):
            answer = Lay(field.kind, _random_pose(state, seat, numbers))
            if lay_refusal(state, seat, answer) is None:
                return answer
    return None
