"""Base class of ARMOUR!'s motions: places of teams, effects, and dice with their owner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pygame

from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing.lettering import Rgb
from combat.games.armour.rules.state import State
from combat.games.armour.standing.placed_at import placed_at
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.dice_chip import PLAIN, draw_chip
from combat.games.miniatures.board.model_motion import ModelMotion
from combat.games.miniatures.board.models_on_board import draw_at

E = TypeVar("E")


class ArmourMotion(ModelMotion[E, State, ArmourDesk]):
    """Animation of one event of a battle."""

    def at(self, id_: str) -> Pose | None:
        """Return the place of a team, or of a unit's leader, before the event; None if it is not on the table."""
        return placed_at(self.desk.state, id_)

    def draw_team(
        self, surface: pygame.Surface, id_: str, at: tuple[float, float], pose: Pose, turret: Heading
    ) -> None:
        """Draw a team centred on a screen point, with the headings of a pose and of its turret."""
        teams = self.desk.title_desk.teams
        draw_at(surface, teams.face(self.desk.state.teams[id_], pose=pose, turret=turret), at)

    def draw_dice(
        self, surface: pygame.Surface, about: str, words: str, dice: Sequence[tuple[int, bool]], share: float,
        ink: Rgb = PLAIN,
    ) -> None:  # fmt: skip
        """Draw a chip beside a team with its name, `words` and the dice; nothing if it is not on the table.

        `dice` are pairs of number and success, `share` is the progress of the motion from 0 to 1, `ink` is the colour
        of the words.
        """
        pose = self.at(about)
        if pose is None:
            return
        draw_chip(
            surface,
            self.desk.view.centre(pose),
            self.desk.view.rect,
            words,
            dice,
            share,
            ink,
            names.subject(self.desk.state, about),
        )
