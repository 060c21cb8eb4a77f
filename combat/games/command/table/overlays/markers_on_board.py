"""Markers in hexes: works, smoke, blazes, starshells, objective flags (5.4, 18.0, 19.2)."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.effects.painted import paints
from combat.engine.tabletop.hexes import smoke_sprites
from combat.engine.tabletop.hexes.hex_marks import hexagon
from combat.engine.tabletop.hexes.night_light import NightLight
from combat.games.command.motion.fire_motions import GROUND
from combat.games.command.rules.fate.interruptions import contested
from combat.games.command.rules.ground.ground_map import Objective
from combat.games.command.rules.sight.sighting import lit
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.overlays.board_overlay import BoardOverlay
from combat.games.command.table.overlays.objectives_overlay import ObjectivesOverlay
from combat.games.command.table.pieces import markers
from combat.games.command.table.pieces.faces_from_state import objective_face

WIDTH, LEAST = 32, 14
"""Width of a marker beside the counters in pixels of the sheet, and its least width in screen pixels."""
LEFT, RIGHT, ASIDE = -45, 45, 16
"""Offsets of markers from the centre of their hex, in its left and right corner, in pixels of the sheet.

Of two in the same corner one is above the other by twice ASIDE.
"""
BURNING = 62
"""Width of a blaze marker, in pixels of the sheet."""
GLOW = (196, 92, 30, 120)
"""Tint of a burning hex (18.6)."""
DRIFTS = 2.0
"""Distance to which smoke extends from the centre of its hex, in hex widths, with the sprites that join it to the
next."""
THICK = 4
"""Hindrance from which smoke is drawn thick."""


class MarkersOnBoard(BoardOverlay):
    """Overlay of the markers; smoke, darkness and the glow of fires are drawn on the sheet below them."""

    def __init__(self, desk: CommandHub) -> None:
        super().__init__(desk)
        self._night = NightLight(desk.view)

    def draw_sheet(self, surface: pygame.Surface) -> None:
        """Draw smoke, the darkness of night and the glow of blazes on the map sheet."""
        state = self.desk.state
        if state.smoke:
            smoke_sprites.lay(surface, self._clouds(surface.get_clip()))
        if state.book.night:
            lamps = tuple((*self.desk.view.centre(hex_), 1.0) for hex_ in state.starshells)
            self._night.darken(surface, lamps, state.book.figures.night_light)
            self._night.number(surface, {hex_ for hex_ in self.desk.view.visible() if lit(state, hex_)})
        for hex_ in state.blazes:
            self._glow(surface, hex_)

    def _clouds(self, area: pygame.Rect) -> Iterator[smoke_sprites.Blit]:
        """Yield the sprites of smoke that reach into an area of the screen.

        They are thicker for greater hindrance; some join adjacent hexes (18.5).
        """
        view, effects = self.desk.view, self.desk.animation.effects
        near = area.inflate(*2 * (round(2 * DRIFTS * view.place_width),))
        smoke = {hex_: on for hex_, on in self.desk.state.smoke.items() if near.collidepoint(view.centre(hex_))}
        for hex_, number in smoke.items():
            stage = smoke_sprites.WHOLE if hindrance_of(number) >= THICK else smoke_sprites.THIN
            tone = paints.LENT[GROUND.get(self.desk.state.book.map.board.terrain(hex_), "earth")]
            if stage == smoke_sprites.WHOLE:
                yield from smoke_sprites.shadows(
                    effects, view.place_width, smoke_sprites.smoke_sprites(hex_), view.centre(hex_)
                )
            for wisp in smoke_sprites.smoke_sprites(hex_):
                yield smoke_sprites.laid(effects, view.place_width, wisp, view.centre(hex_), stage, tone=tone)
        for one, other in smoke_sprites.joined(smoke):
            (x, y), (u, v) = view.centre(one), view.centre(other)
            for wisp in smoke_sprites.between(one, other):
                yield smoke_sprites.laid(
                    effects, view.place_width, wisp, ((x + u) // 2, (y + v) // 2), smoke_sprites.THIN
                )

    def _glow(self, surface: pygame.Surface, hex_: Hex) -> None:
        view = self.desk.view
        size = (round(view.place_width) + 1, round(view.place_height) + 1)
        plate = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.polygon(plate, GLOW, hexagon(size, 0))
        surface.blit(plate, plate.get_rect(center=view.centre(hex_)))

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the objective flags, then other markers over them.

        No flags are drawn while the objectives overlay is open.
        """
        state = self.desk.state
        for objective in state.book.map.objectives if self.desk.title_desk.overlay != ObjectivesOverlay.action else ():
            piece = markers.flag(objective_face(state, objective.number), self._size(WIDTH))
            hex_ = flagged(objective)
            self._lay(surface, piece, hex_, (LEFT, -ASIDE if hex_ in state.works else 0))
        flags = set(map(flagged, state.book.map.objectives))
        for hex_, kind in state.works.items():
            self._lay(surface, markers.works(kind, self._size(WIDTH)), hex_, (LEFT, ASIDE if hex_ in flags else 0))
        for hex_ in state.blazes:
            self._lay(surface, markers.marker("blaze", self._size(BURNING)), hex_, (0, 0))
        for hex_ in state.starshells:
            self._lay(
                surface,
                markers.marker("starshell", self._size(WIDTH)),
                hex_,
                (RIGHT, -ASIDE if hex_ in state.smoke else 0),
            )

    def draw_pieces(self, surface: pygame.Surface) -> None:
        """Draw smoke hindrances and melee markers above the counters."""
        shells = self.desk.state.starshells
        for hex_, number in self.desk.state.smoke.items():
            piece = markers.smoke(hindrance_of(number), self._size(WIDTH))
            self._lay(surface, piece, hex_, (RIGHT, ASIDE if hex_ in shells else 0))
        for hex_ in contested(self.desk.state):
            self._lay(surface, markers.marker("melee", self._size(WIDTH)), hex_, (0, 36))

    def _size(self, width: int) -> int:
        return max(LEAST, round(width * self.desk.view.camera.zoom))

    def _lay(self, surface: pygame.Surface, piece: Piece, hex_: Hex, aside: tuple[int, int]) -> None:
        x, y = self.desk.view.centre(hex_)
        zoom = self.desk.view.camera.zoom
        wide, high = piece.size
        piece.draw(surface, x + round(aside[0] * zoom - wide / 2), y + round(aside[1] * zoom - high / 2))


def flagged(objective: Objective) -> Hex:
    """Return the hex of an objective that bears its flag: the topmost."""
    return min(objective.hexes, key=lambda hex_: (hex_.row, hex_.column))


def hindrance_of(number: int) -> int:
    """Return the hindrance of a smoke marker by its number in the cup (18.5)."""
    return number // 10
