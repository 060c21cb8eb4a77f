"""Goals on the board: outlines of comrades' home areas, flags, and men hidden at objectives (22.0)."""

from __future__ import annotations

from functools import lru_cache

import pygame

from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.stage.drawing import pencil
from combat.engine.tabletop.hexes.outlines import region_outline
from combat.games.volume1.rules.book import Scenario
from combat.games.volume1.rules.sites import Comrade
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces import counters
from combat.games.volume1.table.pieces.faces_from_state import figure_face
from combat.games.volume1.table.volume_desk import VolumeDesk

WIDTH = 3.6
"""Width of the line in pixels at scale 1."""

SMALL, SMALLEST = 0.7, 22
"""Scale of a man who takes no part, and his minimum size in pixels."""
ASIDE = (-45, 24)
"""His offset from the middle of an occupied hex, in sheet pixels."""


def draw_rims(surface: pygame.Surface, desk: VolumeDesk) -> None:
    """Draw a line around the home area of each comrade who must be brought home."""
    view = desk.view
    safe = view.rect.inflate(round(view.place_width), round(view.place_height))
    for comrade in desk.state.book.scenario.comrades:
        for seed, side in enumerate(region_outline(comrade.home)):
            ends = [view.camera.to_screen(view.on_sheet(corner)) for corner in side]
            if safe.collidepoint(ends[0]) or safe.collidepoint(ends[1]):
                pencil.stroke(surface, ends, palette.HOME, WIDTH, seed)


def draw_hidden(surface: pygame.Surface, desk: VolumeDesk) -> None:
    """Draw the men hidden at objectives as small counters, beside the men in an occupied hex (22.0)."""
    for objective in desk.state.book.scenario.objectives:
        figure = desk.state.book.figures.get(objective.who)
        if figure is None:
            continue
        hex_ = middle(objective.hexes)
        piece = counters.man(
            figure_face(desk.state.book, figure), max(SMALLEST, round(desk.title_desk.people.size * SMALL))
        )
        (x, y), zoom = desk.view.centre(hex_), desk.view.camera.zoom
        aside, down = (round(part * zoom) for part in ASIDE) if desk.state.men_in(hex_) else (0, 0)
        piece.draw(surface, x + aside - piece.size[0] // 2, y + down - piece.size[1] // 2)


def from_and_to(scenario: Scenario) -> list[Hex]:
    """Return the set-up hexes, from the middle outwards, then the hexes of the squad's goals (22.0)."""
    start = list(scenario.deployment)
    if start:
        heart = middle(scenario.deployment)
        start.sort(key=lambda hex_: distance(heart, hex_))
    return [*start, *aims(scenario)]


def aims(scenario: Scenario) -> list[Hex]:
    """Return the middle hex of each objective, and the hexes of comrades to bring home (22.0)."""
    held = [middle(goal.hexes) for goal in scenario.objectives if goal.hexes]
    return [*held, *(comrade.hex for comrade in scenario.comrades)]


@lru_cache(maxsize=64)
def middle(hexes: tuple[Hex, ...]) -> Hex:
    """Return the hex with the least total distance to the other hexes of an area. Cached."""
    return min(hexes, key=lambda hex_: (sum(distance(hex_, other) for other in hexes), hex_))


def flag_hex(comrade: Comrade) -> Hex | None:
    """Return the hex of a comrade's home area that is nearest to his starting hex; None if he has no home or points."""
    if not comrade.home or not comrade.points:
        return None
    return min(comrade.home, key=lambda hex_: (distance(hex_, comrade.hex), hex_))
