"""Poses that the camera shows for units, questions and the set-up."""

from __future__ import annotations

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.scene.camera_targets import CameraTargets
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import SEATS
from combat.games.contact.standing.placed_at import placed_at
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.table.contact_hub import ContactHub


class ContactTargets(CameraTargets[State, ContactDesk, Pose]):
    """Poses of units and markers, of questions and of the set-up."""

    def own_places(self, desk: ContactHub) -> list[Pose]:
        """Return the poses of the player's units; of all units for a spectator."""
        return _poses(desk.state, desk.title_desk.seat)

    def first_places(self, desk: ContactHub) -> list[Pose]:
        """Return the corners of the player's zone, shown while none of the player's units is on the table.

        For a spectator they are the corners of both zones.
        """
        seat = desk.title_desk.seat
        zones = [desk.state.book.mission.side(each).zone for each in ((seat,) if seat in SEATS else SEATS)]
        return [Pose.at(corner) for zone in zones for corner in zone]

    def surveyed_places(self, desk: ContactHub) -> list[Pose]:
        """Return the corners of the table during the set-up, otherwise an empty list."""
        table = desk.state.book.table
        corners = [Pose(x, y) for x in (0, table.width) for y in (0, table.height)]
        return corners if self.sets_up(desk) else []

    def sets_up(self, desk: ContactHub) -> bool:
        """Return whether units are still being set up."""
        return desk.state.phase == "set-up"

    def asked_places(self, desk: ContactHub) -> list[Pose]:
        """Return the pose of the unit that the question is about in a list; an empty list if it is not on the table."""
        prompt = desk.prompt
        pose = None if prompt is None else placed_at(desk.state, prompt.decision.subject)
        return [] if pose is None else [pose]

    def uncovered_places(self, desk: ContactHub) -> list[Pose]:
        """Return the poses of the player's units, which panes should not cover; an empty list for a spectator."""
        return self.own_places(desk) if desk.title_desk.seat in SEATS else []

    def gathered_places(self, desk: ContactHub) -> list[Pose]:
        """Return the poses to show together after the set-up: those of all known units and markers."""
        return [*_poses(desk.state, ""), *(Pose.at(marker.at) for marker in desk.state.markers.values())]

    def chosen_places(self, desk: ContactHub) -> list[Pose]:
        """Return the pose of the selected piece in a list; an empty list if it is not on the table."""
        pose = placed_at(desk.state, desk.selection.piece)
        return [] if pose is None else [pose]


def _poses(state: State, seat: str) -> list[Pose]:
    units = [unit for unit in state.units.values() if unit.placed and seat in ("", unit.seat)]
    return [unit.pose for unit in units if unit.pose is not None]
