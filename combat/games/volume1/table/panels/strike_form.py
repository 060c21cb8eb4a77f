"""Form of an artillery strike in the bottom strip: the artillery, calls left, and the men it may hit (20.0)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import fits, fitting
from combat.engine.words import text
from combat.engine.words.grammar import percents
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names
from combat.games.volume1.words.fire_mission import FireMission

WIDEST, MARGIN, ROW = 726, 14, 18
"""Maximum width, margin, and height of a row, in pixels at scale 1."""
HEIGHT, STACKED = 178, 660
"""Height needed, and width below which the columns are stacked, at scale 1."""
LABEL, COLUMN = 104, 0.54
"""Width of a row's label in pixels at scale 1, and the rows' share of the form."""

Men = tuple[tuple[str, float], ...]


def draw(surface: pygame.Surface, rect: pygame.Rect, desk: VolumeDesk, mission: FireMission) -> None:
    """Draw the form of a strike in the bottom strip."""
    px = theme.px
    area = pygame.Rect(rect.x + px(12), rect.y + px(9), min(px(WIDEST), rect.width - px(24)), rect.height - px(18))
    theme.draw_panel(surface, area, kind="form")
    if area.width < px(STACKED):
        _draw_stacked(surface, area, desk, mission)
        return
    left = pygame.Rect(area.x + px(MARGIN), area.y, round(area.width * COLUMN) - 2 * px(MARGIN), area.height)
    _draw_rows(surface, left, mission)
    x = area.x + round(area.width * COLUMN)
    surface.fill(theme.mix(theme.FORM, theme.FORM_RULE, 0.5), (x, area.y + px(12), px(1), area.height - px(24)))
    half = (area.right - x - px(MARGIN)) // 2
    for place, side in enumerate(("ours", "theirs")):
        box = pygame.Rect(x + px(MARGIN) + place * half, area.y, half - px(MARGIN), area.height)
        _draw_men(surface, box, desk, text(f"strike-{side}"), mission.ours if side == "ours" else mission.theirs)


def needs(width: int, mission: FireMission) -> int:
    """Return the height in pixels that the form needs in a strip `width` pixels wide."""
    px = theme.px
    if width - px(24) >= px(STACKED):
        return px(HEIGHT)
    return px(HEIGHT) + px(ROW) * (max(len(mission.ours), len(mission.theirs), 1) + 2)


def _draw_stacked(surface: pygame.Surface, area: pygame.Rect, desk: VolumeDesk, mission: FireMission) -> None:
    """Draw the strike above and the men of both sides below, in a slim strip."""
    px, inner = theme.px, area.inflate(-2 * theme.px(MARGIN), 0)
    _draw_rows(surface, pygame.Rect(inner.x, area.y, inner.width, px(HEIGHT - 18)), mission)
    y, half = area.y + px(HEIGHT - 18), inner.width // 2
    surface.fill(theme.mix(theme.FORM, theme.FORM_RULE, 0.5), (inner.x, y, inner.width, px(1)))
    for place, side in enumerate(("ours", "theirs")):
        box = pygame.Rect(inner.x + place * half, y, half - px(6), area.bottom - y)
        _draw_men(surface, box, desk, text(f"strike-{side}"), mission.ours if side == "ours" else mission.theirs)


def _draw_rows(surface: pygame.Surface, box: pygame.Rect, mission: FireMission) -> None:
    px, y = theme.px, box.y + theme.px(24)
    heading = theme.font("condensed", 14, 700)
    wide = heading.draw(
        surface, text("strike-form").upper(), (box.x, y), theme.PANEL_RULE, tracking=1.3 * theme.scale()
    )
    room = box.width - round(wide) - px(26)
    title = fitting(mission.title, room, ("typewriter", 16, 700), ("condensed", 15, 700), ("condensed", 13, 700))
    title.draw(surface, mission.title, (box.x + round(wide) + px(26), y), theme.INK, room=room)
    y += px(3)
    step = min(px(ROW), (box.bottom - px(8) - y) // max(1, len(mission.rows)))
    label = theme.font("sans", 13.5 if step >= px(16) else 13)
    for name, words in mission.rows:
        y += step
        label.draw(surface, name, (box.x, y), theme.INK_2, room=px(LABEL - 6))
        room = box.width - px(LABEL)
        fit = fitting(words, room, ("sans", 14, 600), ("condensed", 14, 600), ("condensed", 13, 600))
        fit.draw(surface, words, (box.x + px(LABEL), y), theme.INK, room=room)
    key, note = theme.font("condensed", 13, 500), text("strike-key")
    if y + px(ROW) * 1.6 < box.bottom and key.width(note) <= box.width:
        key.draw(surface, note, (box.x, box.bottom - px(9)), theme.INK_3, room=box.width)


def _draw_men(surface: pygame.Surface, box: pygame.Rect, desk: VolumeDesk, title: str, men: Men) -> None:
    """Draw the men of a side with the highest chances, as many as fit."""
    px, y = theme.px, box.y + theme.px(24)
    theme.font("condensed", 14, 700).draw(surface, title, (box.x, y), theme.PANEL_RULE, room=box.width)
    name, figure = theme.font("condensed", 14, 500), theme.font("sans", 14, 600)
    fitting_rows = max(1, (box.bottom - px(8) - y) // px(ROW))
    shown = men if len(men) <= fitting_rows else men[: fitting_rows - 1]
    for man, share in shown:
        y += px(ROW)
        words = text("percent", percent=percents.percent(share))
        who, room = names.man(desk.state, man), box.width - round(figure.width(words)) - px(6)
        named = fitting(who, room, ("condensed", 14, 500), ("condensed", 13, 500))
        if not fits(named, who, room):
            who = names.man_short(desk.state, man)
            named = fitting(who, room, ("condensed", 14, 500), ("condensed", 13, 500))
        named.draw(surface, who, (box.x, y), theme.INK, room=room)
        figure.draw(surface, words, (box.right, y), theme.INK, align="right")
    if len(shown) < len(men):
        name.draw(surface, text("strike-more", more=len(men) - len(shown)), (box.x, y + px(ROW)), theme.INK_2)
    elif not men:
        name.draw(surface, text("strike-nobody"), (box.x, y + px(ROW)), theme.INK_2)
