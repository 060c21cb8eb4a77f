"""Tooltips that explain Troop Quality (TQ) and Leadership (LDR), in the dossier and on counters (8.1)."""

from __future__ import annotations

import pygame

from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words import text
from combat.engine.words.line import ruled
from combat.games.volume1.rules.book import Figure
from combat.games.volume1.table.pieces import counters
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names


def of_value(figure: Figure, kind: str, box: pygame.Rect) -> Tip:
    """Return the tooltip of a man's Troop Quality ("tq") or Leadership ("ldr"), placed beside `box`."""
    value = figure.tq if kind == "tq" else figure.ldr or "–"
    return Tip(("value", kind, figure.id), (f"{text(f'dossier-{kind}')} {value}", ruled(f"abbr-{kind}")), box)


def on_counter(desk: VolumeDesk, position: tuple[int, int]) -> Tip | None:
    """Return the tooltip of the value under a point of a known man's counter, or None."""
    people = desk.title_desk.people
    place = people.place_of(people.at(position))
    if place is None or not names.is_known(desk.state, place.id):
        return None
    figure = desk.state.figure(place.id)
    for kind, box in counters.value_boxes(place.size, leads=bool(figure.ldr)).items():
        zone = box.move(place.x, place.y)
        if zone.collidepoint(position):
            return of_value(figure, kind, zone)
    return None
