"""What is marked on the small map besides pieces: areas, rims, spots of changed ground, and chips with an icon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

import pygame

from combat.engine.kernel.record import Record
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.hexes.rims import rim

Look: TypeAlias = Literal["ring", "rim", "circle", "square", "chip"]
"""A ring of pencil around hexes, a line along their rim, a spot of either shape, or a chip beside the middle."""

Place: TypeAlias = Callable[[outline.Point], tuple[float, float]]
"""Finds a point of the sheet, in hex widths and heights, on the print."""

SPOT, CHIP, RING = 3.2, 12, 1.7
"""Radius of a spot, width of a chip, and of the pencil, in pixels at scale 1."""


class Pin(Record):
    """One thing to be marked, and the hexes that it takes up."""

    look: Look
    hexes: tuple[Hex, ...]
    ink: Rgb
    icon: str = ""

    @property
    def above(self) -> bool:
        """Whether it lies over the pieces, and not on the ground."""
        return self.look == "chip"

    def draw(self, plate: pygame.Surface, place: Place, hex_width: float) -> None:
        """Draws it on the print; `place` finds points of the sheet there."""
        spots = [place(outline.centre(hex_)) for hex_ in self.hexes]
        scale, (x, y) = theme.scale(), spots[0]
        if self.look == "rim":
            for seed, (start, end) in enumerate(rim(self.hexes)):
                pencil.stroke(plate, (place(start), place(end)), self.ink, RING, seed)
        elif self.look == "ring":
            xs, ys = [spot[0] for spot in spots], [spot[1] for spot in spots]
            reach = hex_width * 0.8
            box = (min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
            pencil.loop(plate, box, self.ink, RING)
        elif self.look == "chip":
            side = theme.px(CHIP)
            chip = pygame.Rect(0, 0, side, side)
            chip.center = (round(x + side * 0.6), round(y + side * 0.5))
            plate.blit(shapes.rounded(chip.size, theme.px(2), theme.STRIP, theme.EDGE, 1.0), chip)
            theme.draw_icon(plate, self.icon, chip.inflate(-theme.px(2), -theme.px(2)), self.ink)
        else:
            ground = shapes.sign(self.look, SPOT * scale, self.ink, theme.STRIP, scale)
            plate.blit(ground, ground.get_rect(center=(round(x), round(y))))
