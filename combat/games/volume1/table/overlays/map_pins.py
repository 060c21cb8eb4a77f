"""What the small map shows besides men: objectives, home, weapon counters, prisoners, craters and rubble (22.0)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, TypeAlias

import pygame

from combat.engine.kernel.record import Record
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.overlays import goals

Kind: TypeAlias = Literal["objective", "held", "home", "crater", "rubble", "gun", "prisoner"]

Place: TypeAlias = Callable[[outline.Point], tuple[float, float]]
"""Finds a point of the sheet, in hex widths and heights, on the print."""

RINGS: dict[Kind, Rgb] = {"objective": theme.CUT, "held": theme.CLEAR}
"""Areas, each with the pencil of the ring around it."""

EARTH = theme.rgb("#4A3B28")
ICONS: dict[Kind, str] = {"gun": "operator", "prisoner": "prisoner"}
SPOT, CHIP, RING = 3.2, 12, 1.7
"""Radius of a crater, width of a chip, and of the pencil, in pixels at scale 1."""


class Pin(Record):
    """One thing to be marked, and the hexes that it takes up."""

    kind: Kind
    hexes: tuple[Hex, ...]


def of(state: State, struck: Iterable[tuple[Hex, str]]) -> Iterator[Pin]:
    """All of them, those on the ground first; `struck` are the hexes that shells have changed, and to what."""
    for hex_, terrain in struck:
        yield Pin("rubble" if terrain == "rubble" else "crater", (hex_,))
    for objective in state.book.scenario.objectives:
        yield Pin("held" if victory.is_held(state, objective) else "objective", tuple(objective.hexes))
    for comrade in state.book.scenario.comrades:
        if comrade.home:
            yield Pin("home", comrade.home)
    for gun in state.guns.values():
        place = crews.place(state, gun)
        if not gun.built_in and place is not None:
            yield Pin("gun", (place,))
    for man in state.men.values():
        if man.held_by and man.hex is not None and man.on_board:
            yield Pin("prisoner", (man.hex,))


def draw(plate: pygame.Surface, pin: Pin, place: Place, hex_width: float) -> None:
    """Draws one on the print; `place` finds points of the sheet there."""
    spots = [place(outline.centre(hex_)) for hex_ in pin.hexes]
    scale, (x, y) = theme.scale(), spots[0]
    if pin.kind == "home":
        for seed, (start, end) in enumerate(goals.rim(pin.hexes)):
            pencil.stroke(plate, (place(start), place(end)), theme.HOME, RING, seed)
    elif pin.kind in RINGS:
        xs, ys = [spot[0] for spot in spots], [spot[1] for spot in spots]
        reach = hex_width * 0.8
        box = (min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
        pencil.loop(plate, box, RINGS[pin.kind], RING)
    elif pin.kind in ("crater", "rubble"):
        shape = "circle" if pin.kind == "crater" else "square"
        ground = shapes.team_shape(shape, SPOT * scale, EARTH, theme.STRIP, scale)
        plate.blit(ground, ground.get_rect(center=(round(x), round(y))))
    else:
        side = theme.px(CHIP)
        chip = pygame.Rect(0, 0, side, side)
        chip.center = (round(x + side * 0.6), round(y + side * 0.5))
        plate.blit(shapes.rounded(chip.size, theme.px(2), theme.STRIP, theme.EDGE, 1.0), chip)
        theme.draw_icon(plate, ICONS[pin.kind], chip.inflate(-theme.px(2), -theme.px(2)), theme.BLACK)

