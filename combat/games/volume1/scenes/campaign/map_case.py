"""Map case of a campaign: the map under acetate, the route in red pencil, and a pin for each battle."""

from __future__ import annotations

import functools
from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.stage.drawing.artwork import has_asset, picture
from combat.games.volume1.campaign.battle_ways import leads_to
from combat.games.volume1.campaign.campaign_state import Campaign
from combat.games.volume1.content.campaign_plan import Plan
from combat.games.volume1.scenes.campaign.map_labels import draw_labels
from combat.games.volume1.scenes.campaign.map_names import SHAPE, draw_names, names_on
from combat.games.volume1.scenes.campaign.orders_sheet import stop_state

LEATHER, LEATHER_EDGE, THREAD = theme.rgb("#4A3522"), theme.rgb("#22170D"), theme.rgb("#A88A5A")
BORDER, PIN, SMALL = 22, 15, 9
"""Width of the leather border, radius of a pin's head, and of a head without a number, in pixels at scale 1."""
LAID = ("passed", "ahead", "lost", "won", "next")
"""States of battles in drawing order, so that later ones cover earlier ones."""


def draw_map_case(surface: pygame.Surface, area: pygame.Rect, plan: Plan, campaign: Campaign | None) -> None:
    """Draw the case in an area; the pins show which battles are won, lost, next and still ahead.

    `campaign` is None if it has not begun.
    """
    _draw_leather(surface, area)
    sheet = _inside(area)
    clip = surface.get_clip()
    surface.set_clip(sheet)
    surface.blit(_map(plan.map or plan.id, sheet.size), sheet)
    spots = [_spot(sheet, battle.pin) for battle in plan.battles]
    states = [stop_state(plan, campaign, place) for place in range(len(spots))]
    heads = {place: _head(at, states[place]) for place, at in enumerate(spots)}
    fought = campaign.course[0] if campaign is not None else ()
    _draw_ways(surface, spots, states, plan, fought)
    if len(fought) > 1:
        pencil.stroke(surface, [spots[place] for place in fought], theme.CUT, 4.2)
    laid = sorted(range(len(spots)), key=lambda place: LAID.index(states[place]))
    passed = [place for place in laid if states[place] == "passed"]
    for place in passed:
        _draw_pin(surface, spots[place], 0, "passed")
    named = [place for place in reversed(laid) if _is_named(plan, states, place)]
    labels = [(plan.battles[place], states[place], heads[place]) for place in named]
    covered = draw_labels(surface, sheet, labels, [heads[place] for place in laid[len(passed) :]])
    draw_names(surface, names_on(sheet, plan.map or plan.id, [*heads.values(), *covered]))
    for place in laid[len(passed) :]:
        number = fought.index(place) + 1 if place in fought else len(fought) + 1 if states[place] == "next" else 0
        _draw_pin(surface, spots[place], number, states[place])
    _draw_gloss(surface, sheet)
    surface.set_clip(clip)


def pins_at(area: pygame.Rect, plan: Plan) -> list[pygame.Rect]:
    """Return the rectangles of the pins' heads, by index of the battle, for a case in an area."""
    side, sheet = 2 * theme.px(PIN), _inside(area)
    heads = [pygame.Rect(0, 0, side, side) for _ in plan.battles]
    for head, battle in zip(heads, plan.battles, strict=True):
        x, y = _spot(sheet, battle.pin)
        head.center = round(x), round(y)
    return heads


def _head(at: tuple[float, float], state: str) -> pygame.Rect:
    """Return the rect of a pin's head."""
    head = pygame.Rect(0, 0, 2 * theme.px(SMALL if state in ("ahead", "passed") else PIN), 0)
    head.height = head.width
    head.center = round(at[0]), round(at[1])
    return head


def _inside(area: pygame.Rect) -> pygame.Rect:
    return area.inflate(-2 * theme.px(BORDER), -2 * theme.px(BORDER))


def _draw_ways(
    surface: pygame.Surface,
    spots: Sequence[tuple[float, float]],
    states: Sequence[str],
    plan: Plan,
    fought: Sequence[int],
) -> None:
    """Draw the routes still open as dots, from the last battle and from each that may follow."""
    if fought and "next" in states:
        pencil.dots(surface, spots[fought[-1]], spots[states.index("next")], theme.CUT)
    for place, state in enumerate(states):
        for there in leads_to(plan, place) if state in ("next", "ahead") else ():
            if there is not None:
                pencil.dots(surface, spots[place], spots[there], theme.CUT if state == "next" else theme.INK_3)


def _is_named(plan: Plan, states: Sequence[str], place: int) -> bool:
    """Return whether a battle's name is drawn: it was fought, is next or can follow, or there are no branches."""
    if states[place] != "ahead":
        return states[place] != "passed"
    if "next" not in states or not any(battle.ways for battle in plan.battles):
        return True
    return place in leads_to(plan, states.index("next"))


def _spot(sheet: pygame.Rect, pin: tuple[int, int]) -> tuple[float, float]:
    """Return a pin's position on the map, with its head fully on the sheet."""
    x, y = sheet.x + sheet.width * pin[0] / 100, sheet.y + sheet.height * pin[1] / 100
    edge = theme.px(PIN) + theme.px(8)
    return min(sheet.right - edge, max(sheet.x + edge, x)), min(sheet.bottom - edge, max(sheet.y + edge, y))


def fitted(room: pygame.Rect) -> pygame.Rect:
    """Return the rectangle of the largest case, centred in an area, that shows the whole map."""
    inside = _inside(room)
    scale = max(0.0, min(inside.width / SHAPE[0], inside.height / SHAPE[1]))
    border = 2 * theme.px(BORDER)
    case = pygame.Rect(0, 0, round(SHAPE[0] * scale) + border, round(SHAPE[1] * scale) + border)
    case.center = room.center
    return case


@functools.lru_cache(maxsize=2)
def _map(plan: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the painted map in a size; a plain one for a campaign that has none."""
    name = f"campaigns/{plan}.jpg"
    if has_asset(name):
        return pygame.transform.smoothscale(picture(name), size)
    painted = pygame.Surface(size)
    theme.lay_paper(painted, painted.get_rect(), "panel")
    return painted


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


def _draw_pin(surface: pygame.Surface, at: tuple[float, float], number: int, state: str) -> None:
    """Draw a numbered pin for a battle on the squad’s route; without a number a small head or rim."""
    if not number:
        _draw_small(surface, at, state)
        return
    radius = theme.px(PIN)
    fill, ink = {
        "won": (theme.COMMIT, theme.COMMIT_TEXT),
        "lost": (theme.MISSING, theme.LIGHT),
        "next": (theme.CHOSEN, theme.INK),
    }[state]
    plate = shapes.Plate(2 * radius + 8, 2 * radius + 8, theme.EDGE)
    middle = (radius + 4.0, radius + 4.0)
    plate.circle((middle[0] + 1.5, middle[1] + 2.5), radius, (0, 0, 0, 90))
    plate.circle(middle, radius, theme.EDGE)
    plate.circle(middle, radius - max(1.5, theme.px(1.5)), fill)
    head = plate.reduce()
    surface.blit(head, head.get_rect(center=(round(at[0]), round(at[1]))))
    box = (round(at[0]) - radius, round(at[1]) - radius, 2 * radius, 2 * radius)
    theme.font("condensed", 18, 700).draw_in(surface, str(number), box, ink, align="center")
    if state == "next":
        reach = radius * 1.75
        pencil.loop(surface, (at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach), theme.CUT, 3.6)


def _draw_small(surface: pygame.Surface, at: tuple[float, float], state: str) -> None:
    """Draw a head without a number; only a rim for a battle that can no longer be reached."""
    radius, passed = theme.px(SMALL), state == "passed"
    plate = shapes.Plate(2 * radius + 8, 2 * radius + 8, theme.EDGE)
    middle = (radius + 4.0, radius + 4.0)
    rim = (*theme.EDGE[:3], 110) if passed else theme.EDGE
    plate.circle(middle, radius, rim)
    plate.circle(middle, radius - max(1.5, theme.px(1.5)), (*theme.STRIP[:3], 150) if passed else theme.STRIP)
    head = plate.reduce()
    surface.blit(head, head.get_rect(center=(round(at[0]), round(at[1]))))


def _draw_gloss(surface: pygame.Surface, sheet: pygame.Rect) -> None:
    """Draw the reflection on the acetate: a pale band across the upper corner."""
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
