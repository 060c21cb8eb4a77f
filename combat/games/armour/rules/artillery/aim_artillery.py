"""Decision on aiming points before deployment: the defender, then the attacker, ranges its artillery in (L691, A35)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import DONE, AimAt
from combat.games.armour.rules.artillery.guns import artillery_weapon
from combat.games.armour.rules.events.artillery_events import AimingEnded, AimingPointPlaced
from combat.games.armour.rules.state import State, Unit


class AimArtillery(WrittenDecision[State, AimAt]):
    """Which artillery unit is ranged in, and where? "aim a3 90,40", or "done" (L691)."""

    kind: ClassVar[str] = "aim-artillery"
    notations = (AimAt,)
    declined_with = DONE

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random answers endlessly: points on the table, or "done"."""
        waiting, table = list(unaimed(state, self.seat)), state.book.table
        while True:
            if not numbers.below(len(waiting) + 1):
                yield DONE
            else:
                at = Pose(numbers.below(table.width + 1), numbers.below(table.height + 1))
                yield AimAt(waiting[numbers.below(len(waiting))].id, at)

    def refused(self, state: State, aim: AimAt) -> Refusal | None:
        """Return the reason why an aiming point is refused; None if it is legal."""
        if aim.unit not in {unit.id for unit in unaimed(state, self.seat)}:
            return Refusal("no-aiming-unit", "L691")
        if not state.book.table.contains(ConvexShape((aim.at.point,))):
            return Refusal("off-table", "L691")
        return Refusal("not-an-option", "L691") if aim.at.heading else None


def unaimed(state: State, seat: Seat) -> Iterator[Unit]:
    """Yield the artillery units of a seat that have no aiming point and are still to be deployed."""
    waiting = {
        team.unit
        for team in state.teams.values()
        if team.where == "undeployed" and artillery_weapon(state, team) is not None
    }
    return (unit for unit in state.living(seat) if unit.id in waiting and unit.aiming_point is None)


def aim(state: State) -> Steps[None]:
    """Run the next stage of placing aiming points; a seat without artillery to aim is not asked."""
    if any(unaimed(state, state.active)):
        answer = yield from ask(AimArtillery("L691", "", state.active))
        if isinstance(answer, AimAt):
            yield AimingPointPlaced(answer.unit, answer.at.point)
            return
    yield AimingEnded(state.active)
