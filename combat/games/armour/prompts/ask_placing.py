"""Base of the prompts that place a whole unit: it follows the pointer in formation, a click places it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from combat.engine.kernel.decision import Decision, Refusal
from combat.engine.space.plane.point import CM, Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.thing import PieceId, Thing
from combat.engine.words.line import Spoken
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.rules.answers import Placements
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.miniatures.standing.zone_places import facing

D = TypeVar("D", bound=Decision)

CLOSE = 24 * CM
"""Greatest distance from the pointer at which a unit is placed, in units of 0.1 mm."""


def whole_centimetres(pose: Pose) -> Pose:
    """Return a pose rounded down to whole centimetres, by which searches for the nearest places are cached."""
    return Pose.at(pose.point.moved(-(pose.point.x % CM), -(pose.point.y % CM)), pose.heading)


class AskPlacing(ArmourAsked[D]):
    """Prompt that places units: the selected one follows the pointer; a click places it there or at a legal place
    close by.
    """

    follows = turns = draws_carried = True

    def __init__(self, desk: Desk[State, ArmourDesk, Pose], decision: D) -> None:
        super().__init__(desk, decision)
        self._tried: tuple[object, Refusal | Placements] | None = None
        self._near: tuple[object, Placements | None] | None = None
        self._began: Pose | None = None
        """The point at which the pointer rested on a team when the question began; None if it did not."""

    @abstractmethod
    def waiting(self) -> Sequence[Unit]:
        """Return the units that are still to be placed."""

    @abstractmethod
    def tried(self, unit: Unit, pose: Pose) -> Refusal | Placements:
        """Return the places of a unit at a pose of its first team, or the reason why they are illegal."""

    @abstractmethod
    def nearest(self, unit: Unit, pose: Pose) -> Placements | None:
        """Return the legal places of a unit nearest to a pose; None if there are none."""

    @abstractmethod
    def wanted(self, unit: Unit, pose: Pose) -> Placements | None:
        """Return the places of a unit at a pose, legal or not; None if they cannot be written as an answer."""

    def border(self) -> Sequence[Point]:
        """Return the corners of the line to draw on the table: by default the outline of the seat's zone, closed."""
        zone = self.state.book.mission.side(self.decision.seat).zone
        return (*zone, zone[0])

    def units(self) -> Sequence[Unit]:
        """Return the units that can be selected, in the order of Tab."""
        return self.waiting()

    def begin(self) -> None:
        """Select the next unit to be placed, and turn the pointer to face the enemy."""
        waiting = self.waiting()
        self.desk.selection.select(self.chief(waiting[0]) if waiting else "")
        self.desk.input.pointer.heading = facing(self.state.book.mission, self.decision.seat)
        aim = self.desk.input.aim
        self._began = aim if aim is not None and self.desk.title_desk.pieces_at(aim) else None

    @property
    def unit(self) -> Unit | None:
        """Return the unit to place: that of the dragged, else of the selected team; None without one."""
        held = self.desk.input.held
        if held is not None and isinstance(held.thing, PieceId) and held.moved:
            return self.state.unit_of(held.thing.id)
        unit = self.desk.title_desk.unit
        return unit if unit is not None and any(each.id == unit.id for each in self.units()) else None

    @property
    def follows_pointer(self) -> bool:
        """Return whether the unit is shown at the pointer: while it is dragged, or until it has a place.

        After a placement, nothing is shown over the placed team until the pointer moves.
        """
        held, unit = self.desk.input.held, self.unit
        if unit is None:
            return False
        if held is not None and held.moved:
            return True
        aim = self.desk.input.aim
        rests = aim is not None and self._began is not None and aim.point == self._began.point
        return not rests and self.state.teams[self.chief(unit)].pose is None

    # -- places -------------------------------------------------------------------------------------------------

    def at(self, pose: Pose) -> Refusal | Placements | None:
        """Return the places of the unit at a pose of its leader, or the reason why they are illegal; None without a
        unit. Cached.
        """
        unit = self.unit
        if unit is None:
            return None
        key = unit.id, pose
        if self._tried is None or self._tried[0] != key:
            self._tried = key, self.tried(unit, pose)
        return self._tried[1]

    def near(self, pose: Pose) -> Placements | None:
        """Return the legal places of the unit nearest to a pose; None if there is no room or no unit. Cached."""
        unit = self.unit
        if unit is None:
            return None
        key = unit.id, whole_centimetres(pose)
        if self._near is None or self._near[0] != key:
            self._near = key, self.nearest(unit, pose)
        return self._near[1]

    def taken(self, pose: Pose) -> Placements | None:
        """Return the places that a click at a pose uses: those at the pose, else the nearest; None if none is close."""
        found = self.at(pose)
        near = self.near(pose) if isinstance(found, Refusal) else found
        if not isinstance(near, Placements):
            return None
        close = squared_distance(near.parts[0].pose.point, pose.point) <= CLOSE * CLOSE
        return near if close else None

    def _place(self, pose: Pose) -> bool:
        """Place the unit at a pose, or show why not."""
        found, taken = self.at(pose), self.taken(pose)
        if taken is not None:
            return self.answer(taken)
        if isinstance(found, Refusal):
            self.desk.notice.show(self.said(found))
        return found is not None

    # -- mouse --------------------------------------------------------------------------------------------------

    def click(self, thing: Thing[Pose]) -> bool:
        """Select a unit by one of its teams, or place the selected one at the pointer; return whether the click was
        used.
        """
        if self.is_own(thing) and isinstance(thing, PieceId):
            self.desk.selection.select(thing.id)
            self.desk.redraw("board", "prompt", "units")
            return True
        place = self.ground(thing)
        return place is not None and self.unit is not None and self._place(place)

    def own_units(self) -> set[str]:
        """Return the ids of the units that can be chosen and dragged."""
        return {unit.id for unit in self.units()}

    def may_carry(self, thing: Thing[Pose]) -> bool:
        """Return whether a thing may be dragged: a team of a unit that can be selected."""
        return self.is_own(thing)

    def refuses(self, held: Thing[Pose], on: Thing[Pose] | None) -> Spoken:
        """Return the reason why a unit cannot be dropped at a place; "" if it can, there or at a legal place close
        by.
        """
        place = self.ground(on)
        found = None if place is None else self.at(place)
        if place is None or not isinstance(found, Refusal) or self.taken(place) is not None:
            return ""
        return self.said(found)

    def drop(self, held: Thing[Pose], on: Thing[Pose] | None) -> bool:
        """Place the unit of a dragged team, with its leader at the pointer; return whether it was placed."""
        place = self.ground(on)
        assert isinstance(held, PieceId)
        self.desk.selection.select(held.id)
        return place is not None and self._place(place)
