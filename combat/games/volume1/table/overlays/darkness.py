"""Night on the board: darkness, hexes lit by flares, mist, and the light of a planned flare (21.0, 21.1)."""

from __future__ import annotations

import functools

import pygame

from combat.engine.space.hexes import outline
from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.hexes.night_light import (
    HEART,
    WARM,
    Lamp,
    NightLight,
    enlarged,
    light_size,
    small_light,
)
from combat.engine.tabletop.map.board_view import BoardView
from combat.engine.tabletop.overlay.night_sheet import DARK
from combat.games.volume1.rules.sight import night
from combat.games.volume1.rules.state import State

THIN: Rgb = theme.rgb("#A9ADAC")
PALE: Rgb = theme.rgb("#4A4D4C")
"""Factor and addend of colours in mist."""
GLEAM: Rgb = theme.rgb("#6A5836")
"""Light that a planned flare adds."""


class Darkness(NightLight):
    """Draws the darkness over the sheet, below everything else on it."""

    def draw(
        self, surface: pygame.Surface, state: State, lamp: Lamp | None = None, aloft: int = -1, lean: int = 0
    ) -> None:
        """Darken the sheet except for the light of flares, or draw mist; draw nothing by day.

        `lamp` is a moving light that replaces the flare with index `aloft`; the other lights are shifted by `lean`
        pixels.
        """
        if not night.is_dark(state):
            if state.night:
                _veil(surface, self._view.paper.sheet.clip(self._view.rect))
            return
        hexes = tuple(flare.hex for place, flare in enumerate(state.flares) if place != aloft)
        lamps = [(x + lean, y, 1.0) for x, y in map(self._view.centre, hexes)] + ([lamp] if lamp else [])
        self.darken(surface, tuple(lamps), state.book.charts.numbers.flare_light)
        self.number(surface, {there for hex_ in hexes for there in lit_hexes(state, hex_)})

    def promise(self, surface: pygame.Surface, state: State, hex_: Hex) -> None:
        """Draw faintly the light that a flare over a hex would give."""
        glow = gleam(light_size(self._view), state.book.charts.numbers.flare_light)
        surface.blit(glow, glow.get_rect(center=self._view.centre(hex_)), special_flags=pygame.BLEND_RGB_ADD)


def _veil(surface: pygame.Surface, area: pygame.Rect) -> None:
    """Draw mist: every colour thinner and paler."""
    surface.fill(THIN, area, special_flags=pygame.BLEND_RGB_MULT)
    surface.fill(PALE, area, special_flags=pygame.BLEND_RGB_ADD)


@functools.lru_cache(maxsize=1)
def gleam(size: tuple[int, int], reach: int) -> pygame.Surface:
    """Return the picture of a flare's light, to be added to a dark area; `reach` is in hexes, `size` that of a hex in
    pixels. Cached.
    """
    return enlarged(small_light(reach, theme.DARK, GLEAM, (20, 18, 12)), size)


def lit_hexes(state: State, hex_: Hex) -> list[Hex]:
    """Return the hexes that a flare over a hex lights (21.1)."""
    reach = state.book.charts.numbers.flare_light
    return [there for there in state.board.hexes() if distance(hex_, there) <= reach]


def shade_print(plate: pygame.Surface, view: BoardView[Hex], state: State) -> None:
    """Darken a small picture of the whole sheet and add the light of flares; do nothing by day."""
    if not night.is_dark(state):
        if state.night:
            _veil(plate, plate.get_rect())
        return
    dark = pygame.Surface(plate.get_size(), 0, 32)
    dark.fill(DARK)
    scale = plate.get_width() / view.camera.sheet[0]
    size = round(view.index.place_width * scale), round(view.index.place_height * scale)
    for flare in state.flares:
        glow = enlarged(small_light(state.book.charts.numbers.flare_light, DARK, WARM, HEART), size)
        x, y = view.on_sheet(outline.centre(flare.hex))
        dark.blit(glow, glow.get_rect(center=(round(x * scale), round(y * scale))), special_flags=pygame.BLEND_RGB_MAX)
    plate.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def words(state: State, hex_: Hex) -> str:
    """Return the message id for a hex that is lit or dark at night; "" by day."""
    if not night.is_dark(state):
        return ""
    return "ground-lit" if night.is_lit(state, hex_) else "ground-dark"
