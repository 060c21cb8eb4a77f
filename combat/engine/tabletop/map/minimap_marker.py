"""Markers on the minimap besides pieces: areas, outlines, spots of changed ground, and icons."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, Literal, TypeAlias, TypeVar

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.ground import Ground, Point

P = TypeVar("P", bound=Hashable)

Look: TypeAlias = Literal["ring", "rim", "circle", "square", "chip"]
"""A pencil ring around places, a line along their outline, a spot (circle or square), or an icon chip."""

OnPrint: TypeAlias = Callable[[Point], Point]
"""Converts a point of the sheet to the print."""

SPOT, CHIP, RING = 3.2, 12, 1.7
"""Radius of a spot, width of a chip, and width of the pencil, in pixels at scale 1."""


class MinimapMarker(Record, Generic[P]):
    """A marker on the minimap besides pieces: its look, its places and its ink."""

    look: Look
    places: tuple[P, ...]
    ink: Rgb
    icon: str = ""

    @property
    def above(self) -> bool:
        """Return whether it is drawn above the pieces."""
        return self.look == "chip"

    def draw(self, plate: pygame.Surface, ground: Ground[P], on_print: OnPrint, reduced: float) -> None:
        """Draw it on a print; `on_print` converts sheet points, `reduced` is print pixels per sheet pixel."""
        spots = [on_print(ground.middle(place)) for place in self.places]
        scale, (x, y) = theme.scale(), spots[0]
        if self.look == "rim":
            for seed, (start, end) in enumerate(ground.rim(self.places)):
                pencil.stroke(plate, (on_print(start), on_print(end)), self.ink, RING, seed)
        elif self.look == "ring":
            xs, ys = [spot[0] for spot in spots], [spot[1] for spot in spots]
            reach = ground.place_size[0] * reduced * 0.8
            box = (min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
            pencil.loop(plate, box, self.ink, RING)
        elif self.look == "chip":
            side = theme.px(CHIP)
            chip = pygame.Rect(0, 0, side, side)
            chip.center = (round(x + side * 0.6), round(y + side * 0.5))
            plate.blit(shapes.rounded(chip.size, theme.px(2), theme.STRIP, theme.EDGE, 1.0), chip)
            theme.draw_icon(plate, self.icon, chip.inflate(-theme.px(2), -theme.px(2)), self.ink)
        else:
            spot = shapes.sign(self.look, SPOT * scale, self.ink, theme.STRIP, scale)
            plate.blit(spot, spot.get_rect(center=(round(x), round(y))))
