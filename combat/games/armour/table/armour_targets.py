"""Poses that the camera of ARMOUR! shows."""

from __future__ import annotations

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.scene.camera_targets import CameraTargets
from combat.games.armour.rules.state import State
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.table.armour_hub import ArmourHub


class ArmourTargets(CameraTargets[State, ArmourDesk, Pose]):
    """Poses that the camera shows for teams, questions and the deployment."""

    def own_places(self, desk: ArmourHub) -> list[Pose]:
        """Return the poses of the player's teams; of all teams for a spectator."""
        state, seat = desk.state, desk.title_desk.seat
        return [
            team.pose
            for team in state.teams.values()
            if team.on_table and team.pose is not None and seat in ("", state.seat_of(team.id))
        ]

    def first_places(self, desk: ArmourHub) -> list[Pose]:
        """Return the corners of the player's zone, shown while none of the player's teams is on the table."""
        return [Pose.at(corner) for corner in desk.state.book.mission.side(desk.title_desk.seat).zone]

    def surveyed_places(self, desk: ArmourHub) -> list[Pose]:
        """Return the corners of the table during the deployment, otherwise an empty list."""
        if desk.state.phase != "set-up":
            return []
        table = desk.state.book.table
        return [Pose(x, y) for x in (0, table.width) for y in (0, table.height)]

    def sets_up(self, desk: ArmourHub) -> bool:
        """Return whether units are still being deployed."""
        return desk.state.phase == "set-up"

    def asked_places(self, desk: ArmourHub) -> list[Pose]:
        """Return an empty list, since questions about many teams do not move the camera."""
        return []

    def gathered_places(self, desk: ArmourHub) -> list[Pose]:
        """Return the poses to show together after the deployment: those of both forces."""
        return [team.pose for team in desk.state.teams.values() if team.on_table and team.pose is not None]

    def chosen_places(self, desk: ArmourHub) -> list[Pose]:
        """Return the pose of the selected team in a list; an empty list if it is not on the table."""
        pose = desk.title_desk.place_of(desk.selection.piece)
        return [] if pose is None else [pose]
