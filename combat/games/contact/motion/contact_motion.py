"""Base classes of CONTACT!'s motions: places of units, effects, and dice in the colour of their side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pygame

from combat.engine.kernel.event import Event
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.words import text
from combat.games.contact.rules.state import State
from combat.games.contact.standing.placed_at import placed_at
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.board.dice_chip import PLAIN, draw_chip
from combat.games.miniatures.board.model_motion import ModelMotion

E = TypeVar("E", bound=Event)


class ContactMotion(ModelMotion[E, State, ContactDesk]):
    """Animation of one event of a battle."""

    def at(self, id_: str) -> Pose | None:
        """Return the pose of a unit or marker before the event; None if it is not on the table."""
        return placed_at(self.desk.state, id_)

    def chip(
        self, surface: pygame.Surface, pose: Pose | None, words: str, dice: Sequence[tuple[int, bool]], share: float,
        ink: Rgb = PLAIN,
    ) -> None:  # fmt: skip
        """Draw words and dice below a place, each die highlighted if it succeeds; do nothing without a place.

        `share` (0 to 1) is the part of the display time that has passed.
        """
        if pose is not None:
            draw_chip(surface, self.desk.view.centre(pose), self.desk.view.rect, words, dice, share, ink)


class Told(ContactMotion[Event]):
    """Motion of an event about a unit: its name and what happened, in words of `motion-<kind>`."""

    ink = PLAIN

    def about(self) -> str:
        """Return the id of the unit, target or battery that the event is about; "" if it has none."""
        return next(
            (str(found) for name in ("unit", "target", "battery") if (found := getattr(self.event, name, ""))), ""
        )

    def where(self) -> tuple[Pose, ...]:
        """Return the pose that should be in view; empty if it is not on the table."""
        return self.seen((self.about(),))

    def words(self) -> str:
        """Return the text on the event."""
        return text(f"motion-{self.event.kind}", about=names.subject(self.desk.state, self.about()))

    def dice(self) -> Sequence[tuple[int, bool]]:
        """Return the dice of the event, each with whether it succeeds; empty by default."""
        return ()

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the words and dice beside the unit."""
        self.chip(surface, self.at(self.about()), self.words(), self.dice(), share, self.ink)


class Banner(ContactMotion[Event]):
    """Motion of an event about both sides: words in the middle of the board."""

    calls = False

    def words(self) -> str:
        """Return the log line of the event; "" if it has none."""
        entry = self.desk.table.words.tell(self.desk.state, self.event)
        return "" if entry is None else entry.line

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the words in the middle of the board; nothing if there are none."""
        view, words = self.desk.view.rect, self.words()
        if words:
            draw_chip(surface, (view.centerx, view.centery - theme.px(60)), view, words, (), share)
