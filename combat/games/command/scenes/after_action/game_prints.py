"""Small maps of a game: moves, fire, breaks and losses."""

from __future__ import annotations

import functools
from functools import partial

import pygame

from combat.engine.stage.drawing.artwork import when_forgotten
from combat.engine.tabletop.hexes.prints.heat_prints import Draw, Shots, draw_counts, draw_prints, draw_shots
from combat.engine.tabletop.hexes.prints.sheet_print import SheetPrint
from combat.engine.tabletop.map.tiles import SheetIndex
from combat.engine.words import text
from combat.games.command.reports.after_action.game_report import GameReport
from combat.games.command.rules.ground.ground_map import GroundMap
from combat.games.command.rules.two_sides import ALLIES, SIDES
from combat.games.command.scenes.after_action.report_inks import HARM, INK
from combat.games.command.table.drawn_sheet import pictures_of
from combat.games.command.words import command_names as names


def draw_map(surface: pygame.Surface | None, width: int, report: GameReport) -> int:
    """Draw the maps into a page `width` pixels wide, or only measure them without a surface; return the y below
    them.
    """
    tally = report.tally
    fired = [
        Shots(volley.start, volley.end, count, INK[volley.side], volley.side == ALLIES)
        for volley, count in tally.fire.items()
    ]
    layers: dict[str, Draw] = {}
    for side in SIDES:
        moves = partial(draw_counts, counted=tally.steps[side], ink=INK[side])
        layers[text("report-layer-moves", side=names.side(side))] = moves
    layers[text("report-layer-fire")] = partial(draw_shots, fired=fired)
    layers[text("report-layer-harm")] = partial(draw_counts, counted=tally.harm, ink=HARM)
    (index, picture), fought = sheet_of(report.state.book.map), tally.places
    return draw_prints(surface, width, layers, lambda area: SheetPrint(index, picture, area, fought))


@functools.lru_cache(maxsize=2)
def sheet_of(map_: GroundMap) -> tuple[SheetIndex, pygame.Surface]:
    """Return the tile index and the overview image of a map; cached."""
    tiles = pictures_of(map_)
    found = tiles.index, tiles.overview
    tiles.close()
    return found


when_forgotten(sheet_of.cache_clear)
