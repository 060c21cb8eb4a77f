"""Input on the board of ARMOUR! outside prompts."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.hands.board_input import BoardInput
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.stepwise_prompt import StepwisePrompt
from combat.games.armour.table.teams_on_board import TeamsOnBoard


class ArmourBoardInput(BoardInput[Pose]):
    """Teams and points under the pointer."""

    def __init__(self, desk: ArmourHub, teams: TeamsOnBoard) -> None:
        self._desk, self._teams = desk, teams

    def things_at(self, position: tuple[int, int]) -> Sequence[Thing[Pose]]:
        """Return the things at a point of the board: a team, then the ground."""
        place, team = self._desk.input.place_at(position), self._teams.at(position)
        found: list[Thing[Pose]] = [PieceId(team)] if team else []
        return [*found, PlaceId(place)] if place is not None else found

    def face(self, thing: Thing[Pose]) -> Piece:
        """Return the picture of a team being dragged, as the wheel has turned it; raise TypeError for another thing."""
        if not isinstance(thing, PieceId):
            raise TypeError(thing)
        prompt = self._desk.prompt
        if isinstance(prompt, StepwisePrompt) and prompt.draws_carried:
            return Piece(pygame.Surface((1, 1), pygame.SRCALPHA), (0, 0), (1, 1))
        team = self._desk.state.teams[thing.id]
        pose = None if team.pose is None else Pose.at(team.pose.point, self._desk.input.pointer.heading)
        turret = (
            team.turret if team.pose is None else team.turret + self._desk.input.pointer.heading - team.pose.heading
        )
        return self._teams.face(team, pose=pose, turret=turret)
