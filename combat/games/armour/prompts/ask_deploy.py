"""Deployment: whole units in formation, by click, drag or all at once (A35)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.point import CM, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.rules.answers import DONE, Placements
from combat.games.armour.rules.play.deployment import Deploy, undeployed
from combat.games.armour.rules.state import Unit
from combat.games.armour.standing.deploying import facing, nearest, next_placement, refusal_at
from combat.games.armour.table.armour_hub import ArmourHub

CLOSE = 24 * CM
"""How far from the pointer a unit is placed at most, in units of 0.1 mm."""


class AskDeploy(ArmourAsked[Deploy]):
    """The chosen unit follows the pointer in its formation; a click places it, a drag moves it again."""

    follows = turns = draws_carried = True

    def __init__(self, desk: ArmourHub, decision: Deploy) -> None:
        super().__init__(desk, decision)
        self._tried: tuple[object, Refusal | Placements] | None = None
        self._near: tuple[object, Placements | None] | None = None

    def units(self) -> Sequence[Unit]:
        """Return the seat's units: those still to be deployed first."""
        waiting = list(undeployed(self.state, self.decision.seat))
        known = {unit.id for unit in waiting}
        return [*waiting, *(unit for unit in self.state.living(self.decision.seat) if unit.id not in known)]

    @property
    def waiting(self) -> int:
        """Return the number of units that are still to be deployed."""
        return sum(1 for _ in undeployed(self.state, self.decision.seat))

    def begin(self) -> None:
        """Choose the next unit that is still to be deployed, facing the enemy."""
        waiting = list(undeployed(self.state, self.decision.seat))
        self.desk.selection.select(self.chief(waiting[0]) if waiting else "")
        self.desk.input.pointer.heading = facing(self.state, self.decision.seat)

    @property
    def unit(self) -> Unit | None:
        """Return the unit that is placed: that of the dragged or else of the chosen team; None for none."""
        held = self.desk.input.held
        if held is not None and isinstance(held.thing, PieceId) and held.moved:
            return self.state.unit_of(held.thing.id)
        unit = self.desk.title_desk.unit
        return unit if unit is not None and unit.seat == self.decision.seat else None

    @property
    def follows_pointer(self) -> bool:
        """Whether the unit is shown at the pointer: while it is dragged, or has no place yet."""
        held, unit = self.desk.input.held, self.unit
        if unit is None:
            return False
        return (held is not None and held.moved) or self.state.teams[self.chief(unit)].pose is None

    # -- places -------------------------------------------------------------------------------------------------

    def at(self, pose: Pose) -> Refusal | Placements | None:
        """Return the places of the unit at a pose of its leader, or why they are not allowed; None without a unit."""
        unit = self.unit
        if unit is None:
            return None
        key = unit.id, pose
        if self._tried is None or self._tried[0] != key:
            self._tried = key, refusal_at(self.state, unit, pose)
        return self._tried[1]

    def near(self, pose: Pose) -> Placements | None:
        """Return the legal places that are nearest to a pose; None if there is no room."""
        unit = self.unit
        if unit is None:
            return None
        key = unit.id, Pose.at(pose.point.moved(-(pose.point.x % 100), -(pose.point.y % 100)), pose.heading)
        if self._near is None or self._near[0] != key:
            self._near = key, nearest(self.state, unit, pose)
        return self._near[1]

    def _taken(self, pose: Pose) -> Placements | None:
        """Return the places that a click at a pose takes: those there, or the nearest ones if they are close."""
        found = self.at(pose)
        near = self.near(pose) if isinstance(found, Refusal) else found
        if not isinstance(near, Placements):
            return None
        close = squared_distance(near.parts[0].pose.point, pose.point) <= CLOSE * CLOSE
        return near if close else None

    def _place(self, pose: Pose) -> bool:
        """Place the unit at a pose, or show why not."""
        found, taken = self.at(pose), self._taken(pose)
        if taken is not None:
            return self.answer(taken)
        if isinstance(found, Refusal):
            self.desk.notice.show(self.said(found))
        return found is not None

    # -- mouse --------------------------------------------------------------------------------------------------

    def click(self, thing: Thing[Pose]) -> bool:
        """Choose a unit by one of its teams, or place the chosen one on the ground."""
        if self.is_own(thing) and isinstance(thing, PieceId):
            self.desk.selection.select(thing.id)
            self.desk.redraw("board", "prompt", "units")
            return True
        return isinstance(thing, PlaceId) and self.unit is not None and self._place(thing.place)

    def may_carry(self, thing: Thing[Pose]) -> bool:
        """Return whether a thing is a team of the seat, with which its unit is dragged."""
        return self.is_own(thing)

    def refuses(self, held: Thing[Pose], on: Thing[Pose] | None) -> Spoken:
        """Return why a unit cannot be dropped there; near a legal place it can."""
        place = self.ground(on)
        found = None if place is None else self.at(place)
        if place is None or not isinstance(found, Refusal) or self._taken(place) is not None:
            return ""
        return self.said(found)

    def drop(self, held: Thing[Pose], on: Thing[Pose] | None) -> bool:
        """Place the unit of a dragged team, with the leader at the pointer."""
        place = self.ground(on)
        assert isinstance(held, PieceId)
        self.desk.selection.select(held.id)
        return place is not None and self._place(place)

    # -- buttons ------------------------------------------------------------------------------------------------

    def _place_rest(self) -> None:
        """Place every unit that is left, one after the other."""
        first = next_placement(self.state, self.decision.seat)
        if first is None:
            self.desk.notice.show(text("deploy-no-room"))
            return
        self.desk.title_desk.places_rest = True
        self.answer(first)

    def buttons(self) -> list[Button]:
        """Return the buttons: place the rest, or end the deployment."""
        waiting = self.waiting
        done = self.button(text("deploy-done"), DONE, "Ctrl+Enter", "plain" if waiting else "commit")
        if not waiting:
            return [done]
        return [Button(text("deploy-rest"), self._place_rest, "P", "commit"), done]
