"""All effects that are under way on a board: they have their own time, and outlast what set them off."""

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
"""Effects at a time; the oldest gives way."""
SMALLEST = 2
"""Pixels below which a picture is not worth laying."""
REACH = 5
"""Widths of a place that no effect is thrown farther from its place."""


class EffectsLayer(Generic[P]):
    """Draws them in the air over the board; whatever lasts leaves the pieces free."""

    def __init__(self, view: BoardView[P]) -> None:
        self._view = view
        self.sprites = Sprites()
        self.casts: list[EffectInstance[P]] = []
        self.breeze = 0.0
        """Seconds in which the air has stirred what lies in it: only while something is shown anyway."""
        self.dark: Tone = (255, 255, 255)
        """What the dark leaves of each colour of an effect that was set off in it."""

    def add(self, cast: EffectInstance[P]) -> None:
        """Set an effect off."""
        cast.still = eyes.still()
        self.casts.append(cast)
        del self.casts[:-MOST]

    def stop(self) -> None:
        """End all of them at once."""
        if self.casts:
            self.casts.clear()
            self._view.dirty = True

    @property
    def busy(self) -> bool:
        """Whether any is under way."""
        return bool(self.casts)

    def stir(self, dt: float) -> None:
        """Let the air move what lies in it; whoever draws that sees to it that it is drawn."""
        if not eyes.still():
            self.breeze += dt

    def follow(self, dt: float) -> None:
        """Let time pass; the view is shown anew as long as anything of them is seen, and once after that."""
        if not self.casts:
            return
        for cast in self.casts:
            cast.pass_(dt)
        self.casts = [cast for cast in self.casts if not cast.over]
        self._view.dirty = True

    def draw_low(self, surface: pygame.Surface, spared: Sequence[pygame.Rect] = ()) -> None:
        """Lay light, and what may not lie over pieces; the `spared` places of the screen stay as they are."""
        light, low = self._pictures("light"), self._pictures("low")
        kept = _kept(surface, [*light, *low], spared)
        surface.fblits(light, pygame.BLEND_RGB_ADD)
        surface.fblits(low, pygame.BLEND_PREMULTIPLIED)
        surface.fblits(kept)

    def draw_high(self, surface: pygame.Surface) -> None:
        """Lay what flies over all for a moment."""
        surface.fblits(self._pictures("high"), pygame.BLEND_PREMULTIPLIED)

    def _pictures(self, layer: Layer) -> list[Blit]:
        """The pictures of a layer, of all effects that are in the view or near it."""
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
    """The spared places over which something will be laid, as they are now: to be put back afterwards."""
    covered = [pygame.Rect(at, picture.get_size()) for picture, at in laid]
    inside = (rect.clip(surface.get_clip()) for rect in spared if covered and rect.collidelist(covered) >= 0)
    return [(surface.subsurface(rect).copy(), rect.topleft) for rect in inside if rect.width and rect.height]
