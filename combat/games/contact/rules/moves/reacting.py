"""Reactions of the other seat to a move (section 2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import squared_distance
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.answers import NONE, Aim, Reaction, Reactions
from combat.games.contact.rules.command.tests import experience_test
from combat.games.contact.rules.events.act_events import ActBegan, ReactionEnded
from combat.games.contact.rules.fire.aiming import aim_refusal
from combat.games.contact.rules.fire.shooting import fire_one
from combat.games.contact.rules.hidden.finding import be_seen
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.state import State, Unit

NEAREST, LAST = 1, 2
"""Indices of the points besides 0, where the mover was first detected."""


class React(WrittenDecision[State, Reactions]):
    """Which units shoot at a moving unit, and where (section 2)? "react d3>1>mg-42", or "none".

    The question is asked after every move that the seat sees, even if it cannot shoot, so that the question itself
    reveals nothing.
    """

    kind: ClassVar[str] = "react"
    notations = (Reactions,)
    declined_with = NONE
    places: tuple[Pose, ...] = ()
    """Points of its way at which the mover was seen, in order."""
    most: int = 0
    """Reactions that are left."""
    tried: tuple[str, ...] = ()
    """Units that have reacted to this move, or tried to."""

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers, endlessly: "none" or some shots."""
        every = list(self.shots(state))
        while True:
            if not every or not numbers.below(2):
                yield NONE
                continue
            chosen = [every[numbers.below(len(every))] for _ in range(self.most)]
            yield Reactions({shot.unit: shot for shot in chosen}.values())

    def shots(self, state: State) -> Iterator[Reaction]:
        """Yield every legal single reaction."""
        for unit in list(state.placed(self.seat)):
            for weapon in state.card(unit).weapons:
                for point in range(min(len(self.places), LAST + 1)):
                    shot = Reaction(unit.id, point, weapon)
                    if self.shot_refusal(state, shot) is None:
                        yield shot

    def refused(self, state: State, value: Reactions) -> Refusal | None:
        """Return the reason why an answer is illegal; None if it is legal."""
        if len(value.parts) > self.most:
            return Refusal("too-many-reactions", "S2", (("most", self.most),))
        return next((refused for shot in value.parts if (refused := self.shot_refusal(state, shot))), None)

    def shot_refusal(self, state: State, shot: Reaction) -> Refusal | None:
        """Return the reason why a single reaction is illegal; None if it is legal."""
        unit = state.units.get(shot.unit)
        if unit is None or unit.seat != self.seat or not unit.placed:
            return Refusal("not-own-unit", "S2")
        if unit.acted or unit.id in self.tried:
            return Refusal("has-acted", "S2", (("unit", unit.id),))
        moving = at_place(state, self.subject, self.place(unit, shot.point))
        return aim_refusal(moving, unit, Aim(shot.weapon, self.subject), "reaction")

    def place(self, unit: Unit, point: int) -> Pose:
        """Return the moving unit's pose at a point of its move: 0 where first detected, 1 nearest to `unit`, 2 last."""
        if point == NEAREST:
            return min(self.places, key=lambda each: squared_distance(each.point, pose_of(unit).point))
        return self.places[-1 if point == LAST else 0]


def at_place(state: State, mover: str, pose: Pose) -> State:
    """Return a copy of the state in which the unit `mover` is at a pose."""
    view = state.copy()
    view.units[mover] = replace(view.units[mover], pose=pose)
    return view


def react(state: State, shot: Reaction, mover: str) -> Steps[None]:
    """Execute a reaction, yielding decisions and events; do nothing if it is no longer possible.

    Without overwatch an experience test comes first; if it fails, the unit may still act this turn (section 2).
    """
    unit = state.units[shot.unit]
    if not unit.alive or not state.units[mover].known:
        return
    if not unit.watching and not (yield from experience_test(state, shot.unit, "reaction", "S2")):
        return
    if aim_refusal(state, state.units[shot.unit], Aim(shot.weapon, mover), "reaction") is not None:
        return
    yield ActBegan(shot.unit, "")
    covering = state.units[shot.unit].covered
    yield from fire_one(state, shot.unit, Aim(shot.weapon, mover), "reaction", covering=covering)
    yield ReactionEnded(shot.unit)
    yield from be_seen(state, shot.unit)
