"""Aircraft: search for a target, anti-aircraft fire, attack (L370 to L406, section 7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Choice, Refusal
from combat.engine.kernel.ledger import Term
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.containment import area_distance
from combat.engine.space.plane.distance import compare_distance
from combat.engine.space.plane.point import squared_distance
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.answers import NONE, AntiAir
from combat.games.contact.rules.charts.quality import Experience
from combat.games.contact.rules.command.tests import experience_test
from combat.games.contact.rules.events.fire_events import FireFell
from combat.games.contact.rules.events.support_events import PlaneAimed, PlaneFiredAt, PlaneLeft
from combat.games.contact.rules.fire.destroying import Strike, from_above, strike
from combat.games.contact.rules.fire.harming import save
from combat.games.contact.rules.fire.shells import Burst, shell_unit, under
from combat.games.contact.rules.ground.pieces import bands
from combat.games.contact.rules.measuring import pose_of, shape_of
from combat.games.contact.rules.missions.mission import AirPick
from combat.games.contact.rules.rolling import cast, one
from combat.games.contact.rules.sight.cover import shelter_shelled
from combat.games.contact.rules.sight.detection import has_moved, reduced
from combat.games.contact.rules.state import PlaneAttack, State, Unit
from combat.games.contact.rules.two_seats import opponent

PILOT: Experience = "veteran"
"""Experience of pilots (section 7)."""


class PlaneTarget(Choice):
    """Which enemy does a plane attack (L389)?"""

    kind: ClassVar[str] = "plane-target"
    seat: Seat = ""


class AntiAirFire(WrittenDecision[State, AntiAir]):
    """Which units fire at a plane (L398)? "anti-air d3 d5", or "none"; the subject is the plane's target."""

    kind: ClassVar[str] = "anti-air"
    notations = (AntiAir,)
    declined_with = NONE

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers, endlessly: up to three units that may fire, or none."""
        able = [unit.id for unit in anti_aircraft(state, self.seat, self.subject)]
        groups = [group for count in range(1, min(len(able), 3) + 1) for group in combinations(able, count)]
        while True:
            chosen = numbers.below(len(groups) + 1)
            yield AntiAir(groups[chosen - 1]) if chosen else NONE

    def refused(self, state: State, value: AntiAir) -> Refusal | None:
        """Return the reason why an answer is illegal; None if it is legal."""
        able = {unit.id for unit in anti_aircraft(state, self.seat, self.subject)}
        wrong = next((each for each in value.parts if each not in able), "")
        return Refusal("no-anti-air", "L398", (("unit", wrong),)) if wrong else None


def anti_aircraft(state: State, seat: Seat, target: str) -> Iterator[Unit]:
    """Yield the units of a seat that may fire at a plane over a target: in range, not activated, not demoralised
    (section 7).
    """
    over = shape_of(state, state.units[target])
    for unit in state.placed(seat):
        reach = max((state.book.weapons[each].anti_air for each in state.card(unit).weapons), default=0)
        able = reach and not unit.acted and not unit.demoralised
        if able and compare_distance(shape_of(state, unit), over, reach) <= 0:
            yield unit


def attack(state: State, planes: PlaneAttack) -> Steps[None]:
    """Run the attack of one plane, yielding decisions and events (L389 to L401)."""
    seat = planes.seat
    enemies = tuple(unit.id for unit in state.units.values() if unit.seat != seat and unit.known)
    if not enemies:
        yield PlaneLeft(seat, "no-target")
        return
    target = enemies[0]
    if len(enemies) > 1:
        target = yield from ask(PlaneTarget("L389", planes.caller, enemies, None, seat))
    target = yield from _located(state, planes, target)
    if not target:
        yield PlaneLeft(seat, "no-target")
        return
    how = yield from _under_fire(state, seat, target)
    if how in ("turned-away", "lost"):
        yield PlaneLeft(seat, how)
        return
    yield from _attack(state, seat, target, hampered=how == "suppressed")
    yield PlaneLeft(seat, "attacked")


def is_hard(state: State, target: Unit) -> bool:
    """Return whether a target is hard to find from the air: near a wood, bocage or building, or in smoke (L391)."""
    shape, book, most = shape_of(state, target), state.book, state.book.figures.support.air.hard_range
    for place, piece in enumerate(book.table.scenery):
        if not book.scenery[piece.kind].from_air or piece.form == "point":
            continue
        if piece.form == "area" and area_distance(shape, piece.area()).compare(most) <= 0:
            return True
        if piece.form == "line" and any(compare_distance(shape, band, most) <= 0 for band in bands(book, place)):
            return True
    return reduced(state, target) and not state.dark


def _located(state: State, planes: PlaneAttack, target: str) -> Steps[str]:
    """Look for the target; return whom the plane attacks, "" if nobody (L389 to L396)."""
    figures = state.book.figures.support.air
    need = figures.locate_hard if is_hard(state, state.units[target]) else figures.locate
    number = yield from one("location", "L389", target)
    if number > figures.error_on:
        yield PlaneAimed(planes.seat, target, need, number, False)
        return target if number >= need else ""
    calm = planes.caller in state.units and (yield from experience_test(state, planes.caller, "stray-plane", "L395"))
    struck = "" if calm else _nearest(state, target)
    yield PlaneAimed(planes.seat, struck, need, number, bool(struck))
    return struck


def _nearest(state: State, target: str) -> str:
    """Return the unit nearest to a target, of either side, itself left out; "" if none is near enough (L396)."""
    at, most = pose_of(state.units[target]).point, state.book.figures.support.air.stray
    others = [each for each in state.units.values() if each.known and each.id != target]
    near = [(squared_distance(at, pose_of(each).point), each.id) for each in others]
    found = [each for each in near if each[0] <= most * most]
    return min(found)[1] if found else ""


def _under_fire(state: State, seat: Seat, target: str) -> Steps[str]:
    """Let the other seat fire at a plane; return how it comes out of it (L398 to L401)."""
    other, hits = opponent(seat), 0
    answer = yield from ask(AntiAirFire("L398", target, other))
    for unit in answer.parts if isinstance(answer, AntiAir) else ():
        number = yield from one("anti-air", "L400", unit)
        struck = int(number >= state.book.figures.support.air.anti_air)
        hits += struck
        yield PlaneFiredAt(unit, (number,), struck)
    if not hits:
        return ""
    number = yield from one("plane-save", "L401", target)
    need = state.book.figures.tests.experience[PILOT].score
    result = number + hits * state.book.figures.saves.each_hit
    return "suppressed" if result >= need else "turned-away" if result > 0 else "lost"


def _attack(state: State, seat: Seat, target: str, *, hampered: bool) -> Steps[None]:
    """Strafe one unit, or drop bombs or rockets on a disc (section 7)."""
    pick = state.book.mission.side(seat).air
    assert pick is not None
    weapon = state.book.figures.support.air.weapons[pick.attack]
    dice = weapon.dice - (state.book.figures.pools.hampered if hampered else 0)
    if not weapon.disc:
        yield from _strafe(state, pick, target, dice)
        return
    at = pose_of(state.units[target]).point
    burst = Burst(at, weapon.disc, dice, weapon.anti_tank, weapon.heat, pick.attack)
    yield FireFell("", pick.attack, "", Pose.at(at), "bombardment", (), (), 0, (), 0)
    for struck in under(state, at, weapon.disc):
        if state.units[struck].alive:
            yield from shell_unit(state, "", struck, burst)


def _strafe(state: State, pick: AirPick, target: str, dice: int) -> Steps[None]:
    """Strafe: a pool at soft targets, which light cover does not help; 2D6 at armour, against its roof."""
    each, figures = state.units[target], state.book.figures.pools
    if state.card(each).is_armoured:
        need = state.book.figures.anti_tank.hit.scores.aircraft
        numbers = yield from cast(2, "to-hit", "L192", target)
        yield FireFell(
            "", pick.attack, target, each.pose, "bullets", (), (), need, tuple(numbers), int(sum(numbers) >= need)
        )
        if sum(numbers) >= need:
            factor = state.book.figures.support.air.weapons[pick.attack].anti_tank
            ledger = (Term("anti-tank", factor, "S7"), *from_above(state, each))
            yield from strike(state, "", target, Strike("top", ledger))
        return
    heavy = shelter_shelled(state, each).cover in ("heavy", "total")
    need = figures.heavy if heavy else figures.moving if has_moved(state, each) else figures.still
    numbers = yield from cast(max(0, dice), "fire", "S7", target)
    hits = sum(number == 6 or (number > 1 and number >= need) for number in numbers)
    pool = (Term("pool", dice, "S7"),)
    yield FireFell("", pick.attack, target, each.pose, "bullets", pool, (), need, tuple(numbers), hits)
    yield from save(state, target, hits)
