"""The visual theme: colours, scale, and drawing of paper, frames, icons, key caps and buttons."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import pygame

from combat.engine.context import ContextField
from combat.engine.kernel.record import MutableRecord
from combat.engine.stage.drawing import shapes
from combat.engine.stage.drawing.artwork import has_asset, opaque, picture, when_forgotten
from combat.engine.stage.drawing.lettering import SQUEEZE, Font, Rgb, Role, face
from combat.engine.stage.drawing.startup_cache import as_before
from combat.engine.words.key_names import cap_name, is_button

Box = pygame.Rect | tuple[int, int, int, int]
ButtonKind = Literal["plain", "commit", "frame"]
ButtonState = Literal["rest", "hover", "pressed", "off"]


def rgb(code: str) -> Rgb:
    """Parse a colour written as #RRGGBB."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(first: Rgb, second: Rgb, share: float) -> Rgb:
    """Return a mixture of two colours; `share` (0 to 1) is that of the second."""
    a, b, c = (round(p * (1 - share) + q * share) for p, q in zip(first, second, strict=True))
    return a, b, c


LIGHT, DARK = rgb("#FFFFFF"), rgb("#000000")

# Paper
MAP, PANEL, FORM = rgb("#E9E0C9"), rgb("#E6DCC0"), rgb("#EDE4CA")
FOLDER = rgb("#B99F68")
STRIP, FIELD, PROMPT = rgb("#FBF6E6"), rgb("#FFFDF4"), rgb("#EFE6CC")
GREYED = rgb("#8E8A74")

# Ink
INK, INK_2, INK_3 = rgb("#1C1A15"), rgb("#4D4534"), rgb("#665F44")
FORM_RULE, PANEL_RULE, EDGE, BOARD_EDGE = rgb("#5D5A3C"), rgb("#4A4733"), rgb("#17150E"), rgb("#5D5138")
LINE = rgb("#6B6046")

# The dark frame around the board
FRAME_HIGH, FRAME, FRAME_LOW, WELL = rgb("#34362A"), rgb("#2A2B22"), rgb("#26271E"), rgb("#1D1E16")
FRAME_TEXT, FRAME_TEXT_2, FRAME_LINE, FRAME_EDGE = rgb("#EDE4CA"), rgb("#A9A587"), rgb("#5A5B48"), rgb("#0F0F0A")

# Printed figures, and links
FIGURE, LINK = rgb("#15130E"), rgb("#1F4E9C")

# Signals: CHOSEN marks the selection only, and no other colour comes near it
CHOSEN, MISSING = rgb("#F2C230"), rgb("#A8281E")
COMMIT, COMMIT_TEXT, PLAIN_BUTTON = rgb("#4F5A2C"), rgb("#FBF6E2"), rgb("#D9CDA8")
CLEAR, CUT, HATCH = rgb("#1E50A8"), rgb("#C1271B"), rgb("#39362C")
WRITTEN = rgb("#26304E")
"""Ink of letters and signatures."""
NIGHT_CLEAR, NIGHT_HATCH = rgb("#86AEF2"), rgb("#AEB9D6")
"""Pencil colours on a dark board."""

plain = False
"""True if paper is drawn in one colour without texture, for high contrast."""


class Scale(MutableRecord):
    """The current scale of the drawing, 1.0 at 1600 × 900."""

    now: float = 1.0
    usual: float = 1.0
    """The window's scale, where `now` is overridden for a part of it."""
    fitted: float = 1.0
    """The scale that fits the window, whatever the player has set."""


_SCALE = ContextField(Scale)
SMALLEST_SCALE, LARGEST_SCALE = 0.75, 3.0


def scale() -> float:
    """Return the current scale, 1.0 at 1600 × 900."""
    return _SCALE.value.now


WELL_KNOWN = 1.2
"""The scale that fits a window of 1920 × 1080; beyond it the board grows less than text does."""


def ground_scale() -> float:
    """Return the scale of the board at the default zoom, 1.0 at 1600 × 900.

    It follows the window's scale up to 1920 × 1080. In a larger window half of the gain shows more of the board
    instead. A scale that the player has set counts in full.
    """
    return _SCALE.value.now * math.sqrt(min(1.0, WELL_KNOWN / _SCALE.value.fitted))


def set_scale(value: float, fitted: float = 1.0) -> None:
    """Set the scale, clamped to 75 to 300 %, and clear shapes cached for another scale.

    `fitted` is the scale that fits the window's size.
    """
    kept = _SCALE.value
    before = kept.now, kept.usual
    kept.now = kept.usual = min(LARGEST_SCALE, max(SMALLEST_SCALE, value))
    kept.fitted = fitted
    if before == (kept.now, kept.usual):
        return
    shapes.drop_caches()
    paper.cache_clear()
    icon.cache_clear()


@contextmanager
def at_scale(value: float) -> Iterator[None]:
    """Override the scale within the block; shapes cached for the usual scale are kept."""
    kept = _SCALE.value
    usual, before, kept.now = kept.usual, kept.now, min(LARGEST_SCALE, max(SMALLEST_SCALE, value))
    try:
        yield
    finally:
        kept.now = before if usual == kept.usual else kept.usual


def px(length: float) -> int:
    """Return a length at scale 1 in screen pixels; a positive length gives at least one pixel."""
    pixels = round(length * _SCALE.value.now)
    return max(1, pixels) if length > 0 else pixels


def font(role: Role, size: float, weight: int = 400) -> Font:
    """Return the font of a role in a size given at scale 1; its file is loaded on demand."""
    return face(role, round(size * _SCALE.value.now, 2), weight)


@functools.lru_cache(maxsize=16)
def paper(kind: str, width: int, height: int) -> pygame.Surface:
    """Return a sheet, with a size in pixels, of a paper texture of ``assets/paper`` (panel, form, folder, frame …).

    The result is cached.
    """
    texture = _texture(kind)
    sheet = pygame.Surface((width, height))
    for y in range(0, height, texture.get_height()):
        for x in range(0, width, texture.get_width()):
            sheet.blit(texture, (x, y))
    return sheet


def lay_paper(target: pygame.Surface, box: Box, kind: str) -> None:
    """Fill a box with a paper texture; unlike `paper` it caches nothing."""
    grounds = {"panel": PANEL, "form": FORM, "prompt": PROMPT, "frame": FRAME}
    if plain and kind in grounds:
        target.fill(grounds[kind], pygame.Rect(box))
        return
    area, texture, clip = pygame.Rect(box), _texture(kind), target.get_clip()
    target.set_clip(area.clip(clip))
    for y in range(area.top, area.bottom, texture.get_height()):
        for x in range(area.left, area.right, texture.get_width()):
            target.blit(texture, (x, y))
    target.set_clip(clip)


def lay_grain(target: pygame.Surface) -> None:
    """Multiply a picture in place by the grain texture of paper."""
    grain = _texture("grain")
    for y in range(0, target.get_height(), grain.get_height()):
        for x in range(0, target.get_width(), grain.get_width()):
            target.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_MULT)


@functools.cache
def _texture(kind: str) -> pygame.Surface:
    return opaque(f"paper/{kind}.jpg")


@functools.lru_cache(maxsize=1200)
@as_before
def icon(name: str, pixels: int, ink: Rgb, accent: Rgb | None = None) -> pygame.Surface:
    """Return an icon of ``assets/icons`` with a width in pixels; highlighted strokes have the colour `accent`.
    The result is cached.
    """
    mask, hot = _masks(name)
    height = max(1, round(pixels * mask.get_height() / mask.get_width()))
    drawn = _tinted(mask, (pixels, height), ink)
    if hot is not None:
        drawn.blit(_tinted(hot, (pixels, height), accent or ink), (0, 0))
    return drawn


@functools.lru_cache(maxsize=8)
def _masks(name: str) -> tuple[pygame.Surface, pygame.Surface | None]:
    """Return the masks of an icon: its ink, and its highlighted strokes if it has any."""
    hot = f"icons/{name}.hot.png"
    return picture(f"icons/{name}.png"), picture(hot) if has_asset(hot) else None


@functools.cache
@as_before
def _shape(name: str) -> float:
    """Return the aspect ratio (width / height) of an icon."""
    mask = _masks(name)[0]
    return mask.get_width() / mask.get_height()


for made in (icon, _masks, _shape):
    when_forgotten(made.cache_clear)


def _tinted(mask: pygame.Surface, size: tuple[int, int], ink: Rgb) -> pygame.Surface:
    reduced = pygame.transform.smoothscale(mask, size)
    reduced.fill((*ink, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return reduced


def draw_icon(target: pygame.Surface, name: str, box: Box, ink: Rgb = INK) -> None:
    """Draw an icon centred in a box, as large as fits."""
    area = pygame.Rect(box)
    width = min(area.width, round(area.height * _shape(name)))
    drawn = icon(name, max(1, width), ink, MISSING)
    target.blit(drawn, drawn.get_rect(center=area.center))


def draw_box(
    target: pygame.Surface,
    box: Box,
    fill: shapes.Ink,
    *,
    edge: Rgb | None = None,
    radius: float = 3,
    line: float = 1,
) -> None:
    """Draw an anti-aliased box; `radius` and `line` are in pixels at scale 1."""
    area = pygame.Rect(box)
    thick = max(1.0, line * scale())
    target.blit(shapes.rounded(area.size, radius * scale(), fill, edge, thick), area)


def draw_panel(target: pygame.Surface, box: Box, title: str = "", note: str = "", kind: str = "panel") -> None:
    """Draw a panel with its shadow, a title at the top left above a rule, and a note at the top right.

    `kind` is the paper texture.
    """
    area = pygame.Rect(box)
    blur = 3 * scale()
    shade, margin = shapes.shadow(area.width, area.height, 1, blur, 90), shapes.shadow_margin(blur)
    target.blit(shade, (area.x + px(1) - margin, area.y + px(2) - margin))
    lay_paper(target, area, kind)
    pygame.draw.rect(target, mix(PANEL, LIGHT, 0.4), area, px(1))
    if not title and not note:
        return
    baseline = area.y + px(22)
    font("condensed", 14, 700).draw(target, title, (area.x + px(14), baseline), PANEL_RULE, tracking=1.3 * scale())
    font("sans", 13).draw(target, note, (area.right - px(14), baseline), INK_3, align="right")
    pygame.draw.rect(
        target, mix(PANEL, PANEL_RULE, 0.62), (area.x + px(12), area.y + px(30), area.width - px(24), px(1))
    )


def keycap_size(key: str) -> tuple[int, int]:
    """Return width and height in pixels of the cap of a key or its gamepad button; the width is 0 if it has no name."""
    return named_cap_size(cap_name(key), round_=is_button(key))


def named_cap_size(name: str, *, round_: bool = False) -> tuple[int, int]:
    """Return width and height in pixels of a cap with a name; the width is 0 without a name."""
    width = round(font("sans", 13, 500).width(name)) + px(12)
    return (max(px(20), width) if round_ else width) if name else 0, px(20)


def draw_keycap(target: pygame.Surface, key: str, x: int, y: int, *, dark: bool = False) -> pygame.Rect:
    """Draw the cap of a key, or of its gamepad button, with the upper left corner at x, y; return its area."""
    return draw_named_cap(target, cap_name(key), x, y, dark=dark, round_=is_button(key))


def draw_named_cap(
    target: pygame.Surface, name: str, x: int, y: int, *, dark: bool = False, round_: bool = False
) -> pygame.Rect:
    """Draw a cap with a name, with the upper left corner at x, y; return its area.

    `round_` gives it the shape of a gamepad button.
    """
    area = pygame.Rect(x, y, *named_cap_size(name, round_=round_))
    if not name:
        return area
    edge, fill, ink = (rgb("#8A8868"), rgb("#4A4B3A"), FRAME_TEXT) if dark else (LINE, FIELD, rgb("#3A3424"))
    radius = 10 if round_ else 4
    draw_box(target, area, WELL if dark else LINE, radius=radius)
    draw_box(target, (area.x, area.y, area.width, area.height - px(1)), fill, edge=edge, radius=radius)
    font("sans", 13, 500).draw_in(target, name, (area.x, area.y - 1, area.width, area.height), ink, align="center")
    return area


def draw_button(
    target: pygame.Surface,
    box: Box,
    label: str,
    key: str = "",
    *,
    kind: ButtonKind = "plain",
    state: ButtonState = "rest",
) -> None:
    """Draw a button: its label at the left, its key cap at the right."""
    area = pygame.Rect(box)
    fill, ink, edge = {
        "plain": (PLAIN_BUTTON, rgb("#26221A"), LINE),
        "commit": (COMMIT, COMMIT_TEXT, rgb("#1D2210")),
        "frame": (FRAME_HIGH, FRAME_TEXT, FRAME_LINE),
    }[kind]
    if state == "off":
        fill, ink = mix(fill, GREYED, 0.6), mix(ink, GREYED, 0.5)
    elif state != "rest":
        fill = mix(fill, LIGHT if state == "hover" else DARK, 0.14)
    draw_box(target, area, fill, edge=edge, radius=4)
    if state == "rest":
        sheen = mix(fill, LIGHT, 0.1)
        pygame.draw.rect(target, sheen, (area.x + px(4), area.y + px(1), area.width - px(8), max(1, px(1))))
    room = area.width - px(24)
    if key:
        width, height = keycap_size(key)
        draw_keycap(target, key, area.right - width - px(8), area.centery - height // 2, dark=kind != "plain")
        room -= width + px(4)
    weight = 700 if kind == "commit" else 600
    inner = (area.x + px(12), area.y, room, area.height)
    face_ = font("sans", 15, weight)
    if face_.width(label) * SQUEEZE > room:
        face_ = font("condensed", 15, weight)
    face_.draw_in(target, label, inner, ink, align="left" if key else "center")


def draw_value(target: pygame.Surface, box: Box, value: str, fill: Rgb, size: float) -> None:
    """Draw a number as text in a flat box; `size` is the font size in pixels."""
    area = pygame.Rect(box)
    pygame.draw.rect(target, fill, area)
    pygame.draw.rect(target, mix(fill, DARK, 0.6), area, max(1, round(size / 30)))
    face("condensed", size, 700).draw_in(target, value, area, LIGHT, align="center")


def draw_note(
    target: pygame.Surface, lines: tuple[str, ...], x: int, y: int, ink: Rgb, size: float = 18
) -> pygame.Rect:
    """Draw a handwritten note on a piece of paper, with its first line larger; return its area."""
    faces = [font("hand", size if number == 0 else 15, 700) for number in range(len(lines))]
    width = max(round(f.width(line)) for f, line in zip(faces, lines, strict=True))
    area = pygame.Rect(x, y, width + px(16), px(26) + px(19) * (len(lines) - 1))
    draw_box(target, area, (*rgb("#F3ECD6"), 226), radius=6)
    for number, (f, line) in enumerate(zip(faces, lines, strict=True)):
        f.draw(target, line, (x + px(8), y + px(19) + px(18) * number), ink)
    return area
