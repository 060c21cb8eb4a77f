"""Base class of ARMOUR!'s motions: places of teams, effects, and the dice that say whose they are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

import pygame

from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.effects.effect import Effect
from combat.engine.tabletop.motion import Motion, set_off
from combat.games.armour.rules.state import State
from combat.games.armour.standing.placed_at import placed_at
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.dice_chip import PLAIN, draw_chip
from combat.games.miniatures.board.models_on_board import draw_at

E = TypeVar("E")


class ArmourMotion(Motion[E, State, ArmourDesk, Pose], Generic[E]):
    """Animation of one event of a battle."""

    def pose_of(self, id_: str) -> Pose | None:
        """Return the place of a team, or of a unit's leader, before the event; None if it is not on the table."""
        return placed_at(self.desk.state, id_)

    def poses_of(self, ids: Iterable[str]) -> tuple[Pose, ...]:
        """Return the places of the teams that are on the table, without duplicates."""
        return tuple(dict.fromkeys(pose for id_ in ids if (pose := self.pose_of(id_)) is not None))

    def cast(self, effect: Effect, pose: Pose | None, *, way: float = 0.0, after: float = 0.0) -> None:
        """Start an effect at a pose, `after` seconds after the camera has arrived.

        Does nothing without a pose, or if motions are off.
        """
        if pose is not None and self.duration > 0:
            set_off(self.desk, effect, pose, f"{self.event}{after}", way=way, after=after)

    def draw_team(
        self, surface: pygame.Surface, id_: str, at: tuple[float, float], pose: Pose, turret: Heading
    ) -> None:
        """Draw a team at a point of the screen, with the headings of a pose and a turret."""
        teams = self.desk.title_desk.teams
        draw_at(surface, teams.face(self.desk.state.teams[id_], pose=pose, turret=turret), at)

    def hides(self, *ids: str) -> Mapping[str, tuple[int, int]]:
        """Return the result of `shift` for teams that the motion draws itself: each with an offset of (0, 0)."""
        return dict.fromkeys(ids, (0, 0))

    def draw_dice(
        self, surface: pygame.Surface, about: str, words: str, dice: Sequence[tuple[int, bool]], share: float,
        ink: Rgb = PLAIN,
    ) -> None:  # fmt: skip
        """Draw a chip beside a team: owner, words, and dice, each highlighted if it succeeds; nothing off the table.

        `ink` is the colour of the words.
        """
        pose = self.pose_of(about)
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
