"""Odds at the bottom of an enemy's dossier: what he and the player's man could do to each other (13.0, 16.0)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import Cut, fitting, lines_in
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import answering_fire
from combat.games.volume1.words.promises import planned, promise

ROW = 17
"""Height of a line in pixels at scale 1."""
CUTS: tuple[Cut, ...] = (("sans", 13, 400), ("condensed", 13, 500), ("condensed", 12, 500))
"""Fonts of the lines, the preferred one first."""


def rows(desk: VolumeDesk, foe: Man) -> list[str]:
    """Return lines with the chances of both men's shots and the effects of hits.

    Empty if neither can shoot, or if the enemy is unknown. The player's man is the one asked about, else the selected
    one.
    """
    state, battle = desk.state, desk.title_desk
    own = battle.asked_about or battle.chosen
    if foe.side != "enemy" or not foe.seen or not foe.on_board or foe.held_by or own is None:
        return []
    if own.side != "friendly" or not own.on_board or own.held_by or own.hex == foe.hex:
        return []
    man, found = planned(state, own, battle.pointed_marker.order), list[str]()
    his = promise(state, man, foe).shot if visibility.sees(state, man, foe) else None
    if his is not None:
        found.append(answering_fire.in_short(state, man, foe, his))
    theirs = answering_fire.against(state, foe, man).shot
    if theirs is not None:
        found.append(answering_fire.in_short(state, foe, man, theirs))
    return found


def in_lines(told: Sequence[str], room: int) -> list[str]:
    """Return texts as lines of at most `room` pixels; a text that does not fit is wrapped."""
    return [line for words in told for line in lines_in(words, room, 1, *CUTS)[1]]


def draw(surface: pygame.Surface, area: pygame.Rect, lines: Sequence[str]) -> None:
    """Draw lines at the bottom of an area, the first line lowest."""
    px = theme.px
    for place, words in enumerate(reversed(lines)):
        face = fitting(words, area.width, *CUTS)
        face.draw(surface, words, (area.x, area.bottom - px(ROW) * place - px(4)), theme.INK_2, room=area.width)
