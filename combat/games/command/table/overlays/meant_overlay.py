"""Preview of the current answer: path of a group, and lines of fire (9.1, 11.1)."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.overlay.key_caps import draw_caps
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.prompts.ways_shown import WaysShown
from combat.games.command.rules.fighting.aiming import best_sight
from combat.games.command.rules.fighting.targeting import spotters
from combat.games.command.rules.ground.entering import mined
from combat.games.command.rules.odds.ways import Way
from combat.games.command.rules.state import Attack
from combat.games.command.table.overlays.board_overlay import BoardOverlay
from combat.games.command.table.pieces import markers

LINE, DISC = 3.5, 14
"""Line width, and radius of a number disc, in pixels at scale 1."""
SHARE = 0.3
"""Greatest radius of a number disc, as a share of the hex height."""
SIGN, ABOVE = 1.1, 1.15
"""Width of the mine sign, and its distance above a disc, in disc widths."""
SHARES = (0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75)
"""Positions of the hindrance along a line of fire, in order of preference."""
PALE = theme.rgb("#F7E3DC")


class MeantOverlay(BoardOverlay):
    """Overlay shown while the question is about a path or an attack."""

    @property
    def _asking(self) -> CommandAsked[Any] | None:
        prompt = self.desk.prompt
        return prompt if isinstance(prompt, CommandAsked) and not self.desk.mirror.busy else None

    def _way(self) -> tuple[Hex, Way] | None:
        """Return the start and the path under the pointer, or None."""
        prompt = self._asking
        if not isinstance(prompt, WaysShown) or prompt.way is None:
            return None
        return prompt.start, prompt.way

    # -- drawing ----------------------------------------------------------------------------------------------------

    def draw_pencil(self, surface: pygame.Surface) -> None:
        """Draw the path and the lines of fire below the counters."""
        centre, found = self.desk.view.centre, self._way()
        if found is not None:
            points = [centre(hex_) for hex_ in (found[0], *found[1].hexes)]
            for start, end in itertools.pairwise(points):
                pencil.dashes(surface, start, end)
        prompt = self._asking
        for attack in prompt.shots() if prompt is not None else ():
            for firer, aim in self.lines(attack):
                pencil.stroke(surface, [centre(firer), centre(aim)], theme.CUT, LINE)

    def draw_pieces(self, surface: pygame.Surface) -> None:
        """Draw the movement points spent along the path, mine signs, hindrances of shots and key labels.

        Points are red where the group may be fired at or attacked by mines.
        """
        found, prompt = self._way(), self._asking
        if found is not None:
            spent = 0
            for step in found[1].steps:
                spent += step.price
                risky = bool(step.shooters) or step.mined
                ground, ink = (PALE, theme.MISSING) if risky else (theme.CHOSEN, theme.INK)
                self._disc(surface, self.desk.view.centre(step.hex), str(spent), ground, ink)
            self._draw_mines(surface, self.mined())
        for attack in prompt.shots() if prompt is not None else ():
            self._draw_hindrances(surface, attack)
        if prompt is not None:
            taken = {unit.hex for unit in self.desk.state.on_map()}
            taken.update(found[1].hexes if found is not None else ())
            draw_caps(surface, self.desk.view, prompt.labels(), taken)

    def mined(self) -> list[Hex]:
        """Return the hexes of the path, including its start, whose mines would attack the group (18.3)."""
        found = self._way()
        return [] if found is None else mined(self.desk.state, (found[0], *found[1].hexes))

    def _draw_mines(self, surface: pygame.Surface, hexes: Sequence[Hex]) -> None:
        """Draw a mine sign above the disc of each hex."""
        side = self._side
        piece = markers.works("mines", round(side * SIGN))
        for hex_ in hexes:
            x, y = self.desk.view.centre(hex_)
            piece.draw(surface, x - piece.size[0] // 2, y - round(side * ABOVE) - piece.size[1] // 2)

    def _draw_hindrances(self, surface: pygame.Surface, attack: Attack) -> None:
        state, centre = self.desk.state, self.desk.view.centre
        if attack.hit and attack.indirect:
            return
        seers = spotters(state)
        for piece in attack.pieces:
            if (start := self.desk.title_desk.place_of(piece)) is None:
                continue
            for hex_ in attack.hexes:
                hinders = best_sight(state, piece, hex_, seers).hindrance
                if hinders and start != hex_:
                    at = self._beside_units(centre(start), centre(hex_))
                    self._disc(surface, at, f"−{hinders}", PALE, theme.MISSING)

    def _beside_units(self, start: tuple[int, int], end: tuple[int, int]) -> tuple[int, int]:
        """Return the point of a line nearest to its middle where a disc covers no counter; else the middle."""
        side = self._side
        places = []
        for share in SHARES:
            place = pygame.Rect(0, 0, side, side)
            place.center = tuple(round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
            places.append(place)
        units = self.desk.title_desk.units.covered()
        return next((place for place in places if place.collidelist(units) < 0), places[0]).center

    def lines(self, attack: Attack) -> list[tuple[Hex, Hex]]:
        """Return the pairs of firing hex and target hex of an attack; pieces no longer on the map are left out."""
        found = (self.desk.title_desk.place_of(piece) for piece in attack.pieces)
        starts = dict.fromkeys(hex_ for hex_ in found if hex_ is not None)
        return [(start, end) for start in starts for end in attack.hexes if start != end]

    @property
    def _side(self) -> int:
        """Width of a disc in pixels."""
        return theme.px(min(DISC, round(self.desk.view.place_height * SHARE / theme.scale()))) * 2

    def _disc(self, surface: pygame.Surface, at: tuple[int, int], words: str, ground: Rgb, ink: Rgb) -> None:
        """Draw a number on a small disc."""
        side = self._side
        radius = side / 2 / theme.scale()
        box = pygame.Rect(0, 0, side, side)
        box.center = at
        surface.blit(shapes.rounded(box.size, side / 2, ground, ink, 1.8 * theme.scale()), box)
        theme.font("sans", radius * 1.1, 700).draw_in(surface, words, box, ink, align="center")
