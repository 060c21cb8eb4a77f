"""Artillery off the table: aiming point, precision, volley, end (L349 to L368, section 7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.answers import WAIT, At, LaySmoke
from combat.games.contact.rules.command.tests import experience_test
from combat.games.contact.rules.events.act_events import SmokeLaid
from combat.games.contact.rules.events.fire_events import FireFell
from combat.games.contact.rules.events.support_events import (
    PointPlaced,
    PointShifted,
    PrecisionRolled,
    UnitShelled,
    VolleyDue,
    VolleyFell,
)
from combat.games.contact.rules.fire.shells import Burst, shell_unit, under
from combat.games.contact.rules.rolling import one
from combat.games.contact.rules.sight.sight_lines import sees_point
from combat.games.contact.rules.state import Smoke, State, SupportBattery
from combat.games.contact.rules.two_seats import opponent

TRIES = 20
"""Random points that `samples` tries."""


class Adjust(WrittenDecision[State, At | LaySmoke]):
    """Where does a battery fire (section 7)? "at 90,40", "smoke 90,40@90", or "wait"; the subject is the battery."""

    kind: ClassVar[str] = "adjust"
    notations = (At, LaySmoke)
    declined_with = WAIT
    observer: str = ""

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal points, endlessly; "wait" if some tries find none."""
        table = state.book.table
        while True:
            found: Answer = WAIT
            for _ in range(TRIES):
                at = At(Pose(numbers.below(table.width + 1), numbers.below(table.height + 1)))
                if self.refusal(state, at) is None:
                    found = at
                    break
            yield found

    def refused(self, state: State, value: At | LaySmoke) -> Refusal | None:
        """Return the reason why a point is illegal; None if it is legal: on the table, and registered or in sight."""
        point = value.place.point
        if _is_off_table(state, point):
            return Refusal("off-table", "S7")
        if point in state.batteries[self.subject].registered or sees_point(state, state.units[self.observer], point):
            return None
        return Refusal("no-sight", "S7", (("target", "place"),))


class Shift(WrittenDecision[State, At]):
    """Where does a stray volley fall (L361)? The other seat chooses a point at most `most` units of 0.1 mm from
    `at`.
    """

    kind: ClassVar[str] = "shift"
    notations = (At,)
    at: Pose = Pose(0, 0)
    most: int = 0

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal points, endlessly."""
        table, (x, y) = state.book.table, self.at.point
        while True:
            dx, dy = (numbers.below(2 * self.most + 1) - self.most for _ in range(2))
            at = At(Pose(min(max(x + dx, 0), table.width), min(max(y + dy, 0), table.height)))
            yield at if self.refusal(state, at) is None else At(Pose.at(self.at.point))

    def refused(self, state: State, value: At) -> Refusal | None:
        """Return the reason why a point is illegal; None if it is on the table and near enough to the first one."""
        if _is_off_table(state, value.place.point):
            return Refusal("off-table", "S7")
        far = squared_distance(value.place.point, self.at.point) > self.most * self.most
        return Refusal("too-far-to-shift", "L361", (("most", self.most),)) if far else None


def _is_off_table(state: State, point: Point) -> bool:
    return not (0 <= point.x <= state.book.table.width and 0 <= point.y <= state.book.table.height)


def observe(state: State, unit: str, battery: str) -> Steps[None]:
    """Let an observer direct a battery: ask for its point, test the precision, then lay smoke or announce a volley
    (section 7).

    Nothing follows the answer "wait" or a failed test, except that a volley may stray to a point of the opponent's
    choice (L360, L361). Yields decisions and events.
    """
    answer = yield from ask(Adjust("S7", battery, state.units[unit].seat, unit))
    if not isinstance(answer, At | LaySmoke):
        return
    each, point, figures = state.batteries[battery], answer.place.point, state.book.figures.support.artillery
    same = each.at == point
    fresh = each.at is None or squared_distance(each.at, point) > figures.moved**2
    yield PointPlaced(battery, unit, point, fresh)
    ranged = yield from _ranges(state, unit, battery, same=same)
    if not ranged:
        return
    if isinstance(answer, LaySmoke):
        card = state.book.batteries[each.card]
        yield SmokeLaid(Smoke(answer.place, card.smoke, figures.smoke_width, state.turn + 1))
    else:
        yield VolleyDue(battery)


def precision(state: State, unit: str, battery: SupportBattery) -> tuple[int, Ledger]:
    """Return the roll needed in a test of precision, and the modifiers of its die (L351 to L355)."""
    figures, each = state.book.figures.support.artillery, state.units[unit]
    nation = state.book.nations[state.book.forces[each.seat].nation]
    need = figures.rockets if state.book.batteries[battery.card].rockets else nation.precision
    terms = list[Term]()
    if battery.at is not None and sees_point(state, each, battery.at):
        terms.append(Term("in-sight", figures.sight, "L354"))
    if battery.attempts:
        terms.append(Term("second-attempt", figures.second, "L355"))
    return need, tuple(terms)


def _ranges(state: State, unit: str, id_: str, *, same: bool) -> Steps[bool]:
    """Test the precision; return whether a volley falls, if only a stray one (L349 to L361)."""
    battery, figures = state.batteries[id_], state.book.figures.support.artillery
    need, ledger = precision(state, unit, battery)
    sure = battery.at in battery.registered or battery.attempts + 1 >= figures.automatic or (battery.ranged and same)
    if sure:
        yield PrecisionRolled(id_, unit, need, 0, ledger, True)
        return True
    number = yield from one("precision", "L349", unit)
    ranged = number > figures.error_on and number + total(ledger) >= need
    yield PrecisionRolled(id_, unit, need, number, ledger, ranged)
    if number > figures.error_on or (yield from experience_test(state, unit, "stray-volley", "L360")):
        return ranged
    at = state.batteries[id_].at
    assert at is not None
    answer = yield from ask(Shift("L361", id_, opponent(battery.seat), Pose.at(at), figures.shift))
    assert isinstance(answer, At)
    yield PointShifted(id_, answer.place.point)
    return True


def volley(state: State, id_: str) -> Steps[None]:
    """Run one stage of a battery's volley, yielding decisions and events.

    The stage shells the next unit under the volley, or makes the end test when none is left (L245, L363 to L368). `id_`
    is the battery's id.
    """
    battery = state.batteries[id_]
    card, at = state.book.batteries[battery.card], battery.at
    assert at is not None
    burst = Burst(at, card.disc, card.dice, card.anti_tank, weapon=card.id)
    left = [each for each in under(state, at, card.disc) if each not in state.handled]
    if not state.handled:
        yield FireFell("", card.id, "", Pose.at(at), "bombardment", (), (), 0, (), 0)
    if left:
        yield from shell_unit(state, "", left[0], burst)
        yield UnitShelled(id_, left[0])
        return
    ledger = end_ledger(state, battery)
    number = yield from one("end-of-support", "L363", id_)
    over = card.rockets or number + total(ledger) <= battery.volleys + 1
    yield VolleyFell(id_, number, ledger, over)


def end_ledger(state: State, battery: SupportBattery) -> Ledger:
    """Return the modifiers of a battery's end test (L366 to L368); () if there are none."""
    figures = state.book.figures.support.artillery
    end = state.book.nations[state.book.forces[battery.seat].nation].end
    terms = {"limited": (figures.limited, "L366"), "stock": (figures.stock, "L367")}
    found = [Term(battery.ammunition, *terms[battery.ammunition])] if battery.ammunition in terms else []
    return (*found, Term("nation", end, "L368")) if end else tuple(found)
