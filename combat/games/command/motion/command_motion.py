"""Base class of COMMAND!'s motions: counter positions, effects, and notes over the board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.counters.counters_on_board import CounterPlace
from combat.engine.tabletop.effects.effect import Effect
from combat.engine.tabletop.motion import Motion, jolted, lead, set_off
from combat.games.command.rules.sight.sighting import lit
from combat.games.command.rules.state import State
from combat.games.command.table.command_desk import CommandDesk

if TYPE_CHECKING:
    pass

E = TypeVar("E")

DARK = (118, 124, 158)
"""Factors on the colours of effects at night."""
AWAY = (-20_000, -20_000)
"""Position of a counter that the motion draws itself."""
CHIP = 26
"""Height of a note in pixels at scale 1."""
BEYOND = 60
"""Distance in pixels at scale 1 that a note's anchor may be outside an area; notes further away are not drawn."""
NOTE = theme.rgb("#F3ECD6")
GOOD, BAD, PLAIN = theme.rgb("#3F5A22"), theme.rgb("#8C2A1C"), theme.INK


class CommandMotion(Motion[E, State, CommandDesk, Hex], Generic[E]):
    """Animation of one event of a game."""

    def place_of(self, id_: str) -> Hex | None:
        """Return the hex of a unit, or of the unit that carries a weapon; None if it is not on the map."""
        return self.desk.title_desk.place_of(id_)

    def hexes_of(self, ids: Iterable[str]) -> tuple[Hex, ...]:
        """Return the hexes of the pieces that are on the map, without duplicates."""
        return tuple(dict.fromkeys(hex_ for id_ in ids if (hex_ := self.place_of(id_)) is not None))

    def place(self, id_: str) -> CounterPlace | None:
        """Return the screen position of a unit's counter; None if it is not shown."""
        return self.desk.title_desk.units.place_of(id_)

    def cast(
        self, effect: Effect | None, hex_: Hex | None, *, way: float = 0.0, after: float = 0.0,
        offset: tuple[float, float] = (0.0, 0.0),
    ) -> None:  # fmt: skip
        """Start an effect in a hex, delayed by `after` seconds; do nothing without effect or hex, or if motions are
        off.

        `way` and `offset` are passed to `set_off`.
        """
        if effect is None or not hex_ or self.duration <= 0:
            return
        desk, state = self.desk, self.desk.state
        dark = state.book.night and not lit(state, hex_)
        desk.animation.effects.dark = DARK
        seed = f"{self.event}{hex_}{effect.lasts}{offset}"
        set_off(desk, effect, hex_, seed, way=way, after=after, offset=offset, dark=dark)

    @property
    def lead(self) -> float:
        """Return the seconds until the camera has arrived."""
        return lead(self.desk)

    def step(self, id_: str, by: tuple[float, float]) -> dict[str, tuple[int, int]]:
        """Return the shifted position of a unit's counter by its id; empty if it is not shown.

        `by` is the shift to the right and down, in counter widths.
        """
        return jolted(id_, self.place(id_), by)

    def foot(self, hex_: Hex) -> tuple[int, int]:
        """Return the screen point below the counters of a hex, where its notes are drawn."""
        x, y = self.desk.view.centre(hex_)
        return x, y + round(self.desk.title_desk.units.size * 0.62)


def note(surface: pygame.Surface, words: str, at: tuple[int, int], within: pygame.Rect, ink: Rgb = PLAIN) -> None:
    """Draw a line of text on a chip below a point, kept inside an area; nothing if the point is far outside.

    `ink` is the colour of the words.
    """
    if not within.inflate(2 * theme.px(BEYOND), 2 * theme.px(BEYOND)).collidepoint(at):
        return
    face = theme.font("sans", 15, 700)
    chip = pygame.Rect(0, 0, round(face.width(words)) + theme.px(18), theme.px(CHIP))
    chip.midtop = at
    chip.clamp_ip(within.inflate(-theme.px(12), -theme.px(12)))
    surface.blit(shapes.rounded(chip.size, theme.px(5), (*NOTE, 244), ink, max(1.0, theme.px(1.4))), chip)
    face.draw_in(surface, words, chip, ink, align="center")
