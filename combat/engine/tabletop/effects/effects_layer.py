"""Layer of all running effects on a board; they run independently of the events that started them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, TypeAlias, TypeVar

import pygame

from combat.engine.stage.drawing import eyes
from combat.engine.tabletop.effects.effect_instance import EffectInstance
from combat.engine.tabletop.effects.emitter import Layer, Tone
from combat.engine.tabletop.effects.sprites import Sprites
from combat.engine.tabletop.map.board_view import BoardView

P = TypeVar("P", bound=Hashable)

Blit: TypeAlias = tuple[pygame.Surface, tuple[int, int]]

MOST = 24
"""Maximum number of running effects; the oldest is dropped."""
SMALLEST = 2
"""Least side of a particle in pixels; smaller ones are not drawn."""
REACH = 5
"""Greatest distance of a particle from its place, in place widths."""


class EffectsLayer(Generic[P]):
    """Advances and draws the effects over a board; particles below pieces leave spared areas uncovered."""

    def __init__(self, view: BoardView[P]) -> None:
        self._view = view
        self.sprites = Sprites()
        self.casts: list[EffectInstance[P]] = []
        self.breeze = 0.0
        """Seconds for which the air has moved smoke; it advances only while something else is shown."""
        self.dark: Tone = (255, 255, 255)
        """Colour factor for effects in the dark."""

    def add(self, cast: EffectInstance[P]) -> None:
        """Start an effect; if more than 24 run, the oldest are dropped."""
        cast.still = eyes.still()
        self.casts.append(cast)
        del self.casts[:-MOST]

    def stop(self) -> None:
        """End all effects and mark the view dirty if any was running."""
        if self.casts:
            self.casts.clear()
            self._view.dirty = True

    @property
    def busy(self) -> bool:
        """Return whether any effect is running."""
        return bool(self.casts)

    def stir(self, dt: float) -> None:
        """Advance the breeze that moves smoke by `dt` seconds, except with reduced motion.

        The caller redraws the smoke.
        """
        if not eyes.still():
            self.breeze += dt

    def follow(self, dt: float) -> None:
        """Advance the effects by `dt` seconds.

        Mark the view dirty while any runs, and once more when the last has ended.
        """
        if not self.casts:
            return
        for cast in self.casts:
            cast.pass_(dt)
        self.casts = [cast for cast in self.casts if not cast.over]
        self._view.dirty = True

    def draw_low(self, surface: pygame.Surface, spared: Sequence[pygame.Rect] = ()) -> None:
        """Draw light and the particles below pieces; the `spared` areas of the screen are left unchanged."""
        light, low = self._pictures("light"), self._pictures("low")
        kept = _kept(surface, [*light, *low], spared)
        surface.fblits(light, pygame.BLEND_RGB_ADD)
        surface.fblits(low, pygame.BLEND_PREMULTIPLIED)
        surface.fblits(kept)

    def draw_high(self, surface: pygame.Surface) -> None:
        """Draw the particles above pieces."""
        surface.fblits(self._pictures("high"), pygame.BLEND_PREMULTIPLIED)

    def _pictures(self, layer: Layer) -> list[Blit]:
        """Return the blits of a layer, of all effects in or near the view."""
        wide, find, found = self._view.place_width, self.sprites.find, list[Blit]()
        near = self._view.rect.inflate(2 * REACH * wide, 2 * REACH * wide)
        for cast in self.casts:
            if not cast.has(layer):
                continue
            x, y = self._view.centre(cast.place)
            if not near.collidepoint(x, y):
                continue
            for mote, stage, right, down in cast.seen(layer):
                side = round(mote.size * wide)
                if side < SMALLEST:
                    continue
                spray = mote.spray
                book, tone = spray.book, spray.tone
                if cast.dark and not book.shines:
                    tone = self.dark if tone is None else _both(tone, self.dark)
                surface, (left, top), _ = find(book, mote.row, stage, side, mote.turn, tone, spray.cover)
                found.append((surface, (x + round(right * wide) - left, y + round(down * wide) - top)))
        return found


def _both(one: Tone, other: Tone) -> Tone:
    return one[0] * other[0] // 255, one[1] * other[1] // 255, one[2] * other[2] // 255


def _kept(surface: pygame.Surface, laid: Sequence[Blit], spared: Sequence[pygame.Rect]) -> list[Blit]:
    """Return copies of the spared areas that will be covered, to be restored afterwards."""
    covered = [pygame.Rect(at, picture.get_size()) for picture, at in laid]
    inside = (rect.clip(surface.get_clip()) for rect in spared if covered and rect.collidelist(covered) >= 0)
    return [(surface.subsurface(rect).copy(), rect.topleft) for rect in inside if rect.width and rect.height]
