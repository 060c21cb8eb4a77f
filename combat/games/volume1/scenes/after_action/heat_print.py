"""Small prints of the battle's board, one each for both sides' moves, fire and hits."""

from __future__ import annotations

from functools import partial

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.hexes.prints.heat_prints import Draw, Shots, draw_counts, draw_prints, draw_shots
from combat.engine.words import text
from combat.games.volume1.reports.after_action.after_action import AfterAction
from combat.games.volume1.rules.book import Side
from combat.games.volume1.scenes.map_print import MapPrint

INK: dict[Side, Rgb] = {"friendly": theme.rgb("#24438A"), "enemy": theme.rgb("#8A2A7A")}
FIRE: dict[Side, Rgb] = {"friendly": theme.rgb("#24438A"), "enemy": theme.rgb("#B3271D")}
HIT = theme.rgb("#B3271D")


def draw_heat(surface: pygame.Surface | None, width: int, report: AfterAction) -> int:
    """Draw the prints into a page's width, or only measure them if `surface` is None; return the y of their lower
    end.
    """
    tally = report.tally
    fired = [
        Shots(line.start, line.end, count, FIRE[line.side], line.side == "enemy") for line, count in tally.fire.items()
    ]
    layers: dict[str, Draw] = {
        "steps-friendly": partial(draw_counts, counted=tally.steps["friendly"], ink=INK["friendly"]),
        "steps-enemy": partial(draw_counts, counted=tally.steps["enemy"], ink=INK["enemy"]),
        "fire": partial(draw_shots, fired=fired),
        "hits": partial(draw_counts, counted=tally.hits, ink=HIT),
    }
    fought = tally.places
    named = {text(f"report-layer-{layer}"): draw for layer, draw in layers.items()}
    return draw_prints(surface, width, named, lambda area: MapPrint(report.state.book.board, area, fought))
