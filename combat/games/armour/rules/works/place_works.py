"""Works before deployment: the defender, then the attacker, places those of its mission (A35, A43)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.containment import Containment, containment
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.heading import FULL
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import DONE, PlaceWork
from combat.games.armour.rules.events.works_events import WorkPlaced, WorksEnded
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, SEATS, other_seat
from combat.games.armour.rules.works.work_shapes import work_shape

TRIES = 20
"""Number of random places that `samples` tries for a work."""


class PlaceWorks(WrittenDecision[State, PlaceWork]):
    """Which work is placed, and where? "work mines 92,60", or "done"; works may be left out (A43)."""

    kind: ClassVar[str] = "place-works"
    notations = (PlaceWork,)
    declined_with = DONE

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal works endlessly; "done" if none was found."""
        while True:
            tries = TRIES if numbers.below(8) else 0
            placings = (self._random_work(state, numbers) for _ in range(tries))
            yield next((each for each in placings if each and self.refusal(state, each) is None), DONE)

    def _random_work(self, state: State, numbers: RandomSource) -> PlaceWork | None:
        """Return a work that is left, anywhere around its zone; None if none is left."""
        kinds, given = list(works_left(state, self.seat)), state.book.mission.side(self.seat).works
        if given is None or not kinds:
            return None
        zone, kind = given.area(), kinds[numbers.below(len(kinds))]
        x = zone.left + numbers.below(zone.right - zone.left + 1)
        y = zone.top + numbers.below(zone.bottom - zone.top + 1)
        return PlaceWork(kind, Pose(x, y, 0 if state.book.works[kind].is_round else numbers.below(FULL)))

    def refused(self, state: State, placing: PlaceWork) -> Refusal | None:
        """Return the reason why a work is refused; None if it is legal."""
        if placing.kind not in works_left(state, self.seat):
            return Refusal("no-such-work", "A43")
        return work_refusal(state, self.seat, placing)


def works_left(state: State, seat: Seat) -> dict[str, int]:
    """Return how many works of each kind a seat may still place; kinds with none left are left out."""
    given = state.book.mission.side(seat).works
    left = {kind: count - sum(1 for each in state.works if (each.kind, each.seat) == (kind, seat))
            for kind, count in (given.works if given else ())}  # fmt: skip
    return {kind: count for kind, count in left.items() if count > 0}


def work_refusal(state: State, seat: Seat, placing: PlaceWork) -> Refusal | None:
    """Return the reason why a work cannot be placed at a pose; None if it can (A43).

    It must be wholly in the zone for works and outside the enemy's zone, apart from objectives and other works.
    """
    mission, apart = state.book.mission, state.book.limits.works_apart
    given, shape = mission.side(seat).works, work_shape(state.book, placing.kind, placing.at)
    if given is None or containment(shape, given.area()) is not Containment.WHOLE:
        return Refusal("outside-works-zone", "A43")
    if containment(shape, mission.side(other_seat(seat)).area()) is not Containment.NONE:
        return Refusal("enemy-zone", "A43")
    if not state.book.table.contains(shape):
        return Refusal("off-table", "A45")
    goals = [goal.at for each in SEATS for goal in mission.side(each).goals]
    others = [work_shape(state.book, work.kind, work.pose) for work in state.works]
    if all(apart.holds(shape, other) for other in (*(ConvexShape((goal,)) for goal in goals), *others)):
        return None
    return Refusal("works-too-near", "A43", (("most", apart.distance),))


def places_works(state: State) -> Seat:
    """Return the seat that places works next; "" if neither has any left (A35)."""
    seats = (seat for seat in (DEFENDER, ATTACKER) if seat not in state.works_over and works_left(state, seat))
    return next(seats, "")


def place_works(state: State, seat: Seat) -> Steps[None]:
    """Ask a seat for its next work and place it, or end its placing of works."""
    answer = yield from ask(PlaceWorks("A43", "", seat))
    if isinstance(answer, PlaceWork):
        yield WorkPlaced(seat, answer.kind, answer.at)
    else:
        yield WorksEnded(seat)
