"""The map case of a campaign: the map under acetate, the road in red pencil, and a pin for each battle."""

from __future__ import annotations

import functools

import pygame

from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.stage.drawing.artwork import has_asset, picture
from combat.engine.words import translated
from combat.games.volume1.campaign.campaign_state import Campaign
from combat.games.volume1.content.campaign_plan import Plan

LEATHER, LEATHER_EDGE, THREAD = theme.rgb("#4A3522"), theme.rgb("#22170D"), theme.rgb("#A88A5A")
BORDER, PIN = 22, 15
"""The leather round the map, and the radius of a pin's head, in pixels at scale 1."""


def draw_map_case(surface: pygame.Surface, area: pygame.Rect, plan: Plan, campaign: Campaign | None) -> None:
    """The case in an area; the pins tell the battles won, lost, next and to come."""
    _draw_leather(surface, area)
    sheet = _inside(area)
    surface.blit(_map(plan.id, sheet.size), sheet)
    clip = surface.get_clip()
    surface.set_clip(sheet)
    fought = len(campaign.fought) if campaign is not None else 0
    spots = [_spot(sheet, battle.pin) for battle in plan.battles]
    if fought > 1:
        pencil.stroke(surface, spots[:fought], theme.CUT, 4.2)
    for start, end in zip(spots[max(0, fought - 1) :], spots[max(1, fought) :], strict=False):
        pencil.dots(surface, start, end, theme.CUT)
    for place in sorted(range(len(spots)), key=lambda place: _state(campaign, place) == "next"):
        _draw_label(surface, sheet, spots[place], plan, campaign, place)
    for place, at in enumerate(spots):
        _draw_pin(surface, at, place, _state(campaign, place))
    _draw_gloss(surface, sheet)
    surface.set_clip(clip)


def pins_at(area: pygame.Rect, plan: Plan) -> list[pygame.Rect]:
    """Where the pins' heads are in a case that lies in an area."""
    side = 2 * theme.px(PIN)
    heads = [pygame.Rect(0, 0, side, side) for _ in plan.battles]
    for head, battle in zip(heads, plan.battles, strict=True):
        x, y = _spot(_inside(area), battle.pin)
        head.center = round(x), round(y)
    return heads


def _inside(area: pygame.Rect) -> pygame.Rect:
    return area.inflate(-2 * theme.px(BORDER), -2 * theme.px(BORDER))


def _state(campaign: Campaign | None, place: int) -> str:
    """won, lost, next or ahead."""
    if campaign is None:
        return "next" if place == 0 else "ahead"
    if place < len(campaign.fought):
        return "won" if campaign.fought[place].won else "lost"
    return "next" if place == len(campaign.fought) and not campaign.over else "ahead"


def _spot(sheet: pygame.Rect, pin: tuple[int, int]) -> tuple[float, float]:
    """Where a pin stands on the map that covers the sheet."""
    width, height = _cover(sheet.size)
    left, top = sheet.x - (width - sheet.width) / 2, sheet.y - (height - sheet.height) / 2
    x, y = left + width * pin[0] / 100, top + height * pin[1] / 100
    edge = theme.px(PIN) + theme.px(8)
    return min(sheet.right - edge, max(sheet.x + edge, x)), min(sheet.bottom - edge, max(sheet.y + edge, y))


SHAPE = (1000, 900)
"""Width and height of every campaign's map, in its own units."""


def _cover(size: tuple[int, int]) -> tuple[int, int]:
    scale = max(size[0] / SHAPE[0], size[1] / SHAPE[1])
    return round(SHAPE[0] * scale), round(SHAPE[1] * scale)


@functools.lru_cache(maxsize=2)
def _map(plan: str, size: tuple[int, int]) -> pygame.Surface:
    """The painted map so large that it covers a sheet, cut evenly; a plain one for a campaign that has none."""
    name = f"campaigns/{plan}.jpg"
    whole = _cover(size)
    if has_asset(name):
        painted = pygame.transform.smoothscale(picture(name), whole)
    else:
        painted = pygame.Surface(whole)
        theme.lay_paper(painted, painted.get_rect(), "panel")
    cut = pygame.Rect(0, 0, *size)
    cut.center = (whole[0] // 2, whole[1] // 2)
    return painted.subsurface(cut).copy()


def _draw_leather(surface: pygame.Surface, area: pygame.Rect) -> None:
    blur = 14 * theme.scale()
    margin = shapes.shadow_margin(blur)
    surface.blit(
        shapes.shadow(*area.size, 8, blur, 180), (area.x + theme.px(5) - margin, area.y + theme.px(9) - margin)
    )
    theme.draw_box(surface, area, LEATHER, edge=LEATHER_EDGE, radius=12, line=3)
    seam = area.inflate(-theme.px(16), -theme.px(16))
    step, length, thick = theme.px(9), theme.px(5), max(1, theme.px(1.4))
    for x in range(seam.left + step, seam.right - step, step):
        for y in (seam.top, seam.bottom):
            surface.fill(THREAD, (x, y, length, thick))
    for y in range(seam.top + step, seam.bottom - step, step):
        for x in (seam.left, seam.right):
            surface.fill(THREAD, (x, y, thick, length))


def _draw_pin(surface: pygame.Surface, at: tuple[float, float], place: int, state: str) -> None:
    radius = theme.px(PIN)
    fill, ink = {
        "won": (theme.COMMIT, theme.COMMIT_TEXT),
        "lost": (theme.MISSING, theme.LIGHT),
        "next": (theme.CHOSEN, theme.INK),
        "ahead": (theme.STRIP, theme.INK_2),
    }[state]
    plate = shapes.Plate(2 * radius + 8, 2 * radius + 8, theme.EDGE)
    middle = (radius + 4.0, radius + 4.0)
    plate.circle((middle[0] + 1.5, middle[1] + 2.5), radius, (0, 0, 0, 90))
    plate.circle(middle, radius, theme.EDGE)
    plate.circle(middle, radius - max(1.5, theme.px(1.5)), fill)
    head = plate.reduce()
    surface.blit(head, head.get_rect(center=(round(at[0]), round(at[1]))))
    box = (round(at[0]) - radius, round(at[1]) - radius, 2 * radius, 2 * radius)
    theme.font("condensed", 18, 700).draw_in(surface, str(place + 1), box, ink, align="center")
    if state == "next":
        reach = radius * 1.75
        pencil.loop(surface, (at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach), theme.CUT, 3.6)


def _draw_label(
    surface: pygame.Surface,
    sheet: pygame.Rect,
    at: tuple[float, float],
    plan: Plan,
    campaign: Campaign | None,
    place: int,
) -> None:
    """The battle's name beside its pin, its day below it while it is next and there is room; if need be above the pin.

    It grows upwards, off the map's own names.
    """
    state, battle = _state(campaign, place), plan.battles[place]
    called, when = translated(battle.title), translated(battle.day)
    gap, edge = theme.px(PIN + (16 if state == "next" else 8)), theme.px(6)
    room = sheet.width - 2 * edge - theme.px(16)
    size = next((size for size in (18, 16, 14) if theme.font("hand", size, 700).width(called) <= room), 12)
    title, day = theme.font("hand", size, 700).width(called), theme.font("hand", 15, 700).width(when)
    dated = state == "next" and max(title, day) + theme.px(16) + gap < max(at[0] - sheet.x, sheet.right - at[0]) - edge
    lines = (called, when) if dated else (called,)
    wide = round(max(title, day) if dated else title) + theme.px(16)
    x, top = round(at[0]) + gap, round(at[1]) - theme.px(16 + 19 * (len(lines) - 1))
    if x + wide > sheet.right - edge:
        x = round(at[0]) - gap - wide
    if x < sheet.x + edge:
        x = max(sheet.x + edge, min(sheet.right - edge - wide, round(at[0]) - wide // 2))
        top -= gap
    ink = {"won": theme.COMMIT, "lost": theme.MISSING, "next": theme.INK, "ahead": theme.INK_2}[state]
    note = theme.draw_note(surface, lines, x, top, ink, size)
    if state == "lost":
        inset = theme.px(6)
        pencil.stroke(surface, ((note.x + inset, note.centery), (note.right - inset, note.centery)), theme.CUT, 2)


def _draw_gloss(surface: pygame.Surface, sheet: pygame.Rect) -> None:
    """Light on the acetate: a pale band across its upper corner."""
    plate = _gloss(sheet.size)
    surface.blit(plate, sheet)


@functools.lru_cache(maxsize=1)
def _gloss(size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    plate = shapes.Plate(width // 4, height // 4, theme.LIGHT)
    reach = width / 4
    plate.polygon([(reach * 0.58, 0), (reach * 0.74, 0), (0, reach * 0.74), (0, reach * 0.58)], (255, 255, 255, 26))
    plate.polygon([(reach * 0.78, 0), (reach * 0.81, 0), (0, reach * 0.81), (0, reach * 0.78)], (255, 255, 255, 20))
    return pygame.transform.smoothscale(plate.reduce(), size)
