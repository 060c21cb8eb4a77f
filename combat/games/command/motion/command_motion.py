"""The base of COMMAND!'s motions: where pieces lie, what they throw up, and the notes that are laid over the board."""

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
"""What the night leaves of each colour of an effect."""
AWAY = (-20_000, -20_000)
"""Where a counter lies that the motion draws itself."""
CHIP = 26
"""Height of a note in pixels at scale 1."""
BEYOND = 60
"""How far outside an area the point of a note may lie, in pixels at scale 1: what lies farther off is unseen."""
NOTE = theme.rgb("#F3ECD6")
GOOD, BAD, PLAIN = theme.rgb("#3F5A22"), theme.rgb("#8C2A1C"), theme.INK


class CommandMotion(Motion[E, State, CommandDesk, Hex], Generic[E]):
    """A stretch of time in which one event of a game is seen."""

    def place_of(self, id_: str) -> Hex | None:
        """Where a unit is, or who carries a weapon; None for one that is not on the map."""
        return self.desk.battle.place_of(id_)

    def hexes_of(self, ids: Iterable[str]) -> tuple[Hex, ...]:
        """Where some of them are, each hex once."""
        return tuple(dict.fromkeys(hex_ for id_ in ids if (hex_ := self.place_of(id_)) is not None))

    def place(self, id_: str) -> CounterPlace | None:
        """Where a counter lies on the screen."""
        return self.desk.battle.counter_of(id_)

    def cast(
        self, effect: Effect | None, hex_: Hex | None, *, way: float = 0.0, after: float = 0.0,
        offset: tuple[float, float] = (0.0, 0.0),
    ) -> None:  # fmt: skip
        """Sets an effect off in a hex, so many seconds after the camera has got there; none where nothing is shown."""
        if effect is None or not hex_ or self.duration <= 0:
            return
        desk, state = self.desk, self.desk.state
        dark = state.book.night and not lit(state, hex_)
        desk.animation.effects.dark = DARK
        seed = f"{self.event}{hex_}{effect.lasts}{offset}"
        set_off(desk, effect, hex_, seed, way=way, after=after, offset=offset, dark=dark)

    @property
    def lead(self) -> float:
        """Seconds until the camera has got to where something is seen."""
        return lead(self.desk)

    def step(self, id_: str, by: tuple[float, float]) -> dict[str, tuple[int, int]]:
        """A unit's counter so many of its widths from where it lies; nothing where that is as good as there."""
        return jolted(id_, self.place(id_), by)

    def foot(self, hex_: Hex) -> tuple[int, int]:
        """Below the counters of a hex, where notes about it lie."""
        x, y = self.desk.view.centre(hex_)
        return x, y + round(self.desk.battle.units.size * 0.62)


def note(surface: pygame.Surface, words: str, at: tuple[int, int], within: pygame.Rect, ink: Rgb = PLAIN) -> None:
    """A line of words on a chip, its middle above at a point, kept inside an area; none for what lies far outside."""
    if not within.inflate(2 * theme.px(BEYOND), 2 * theme.px(BEYOND)).collidepoint(at):
        return
    face = theme.font("sans", 15, 700)
    chip = pygame.Rect(0, 0, round(face.width(words)) + theme.px(18), theme.px(CHIP))
    chip.midtop = at
    chip.clamp_ip(within.inflate(-theme.px(12), -theme.px(12)))
    surface.blit(shapes.rounded(chip.size, theme.px(5), (*NOTE, 244), ink, max(1.0, theme.px(1.4))), chip)
    face.draw_in(surface, words, chip, ink, align="center")
