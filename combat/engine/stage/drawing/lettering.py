"""Text rendering: fonts at any pixel size, with letters placed to a quarter of a pixel."""

from __future__ import annotations

import functools
import itertools
import random
import re
import threading
from io import BytesIO
from math import ceil, floor
from typing import Any, Literal

import pygame
import pygame.freetype

from combat.engine.stage.drawing import hyphens, lettered
from combat.engine.stage.drawing.artwork import asset
from combat.engine.stage.drawing.startup_cache import as_before

Rgb = tuple[int, int, int]
Role = Literal["sans", "condensed", "typewriter", "heading", "stencil", "hand"]
Align = Literal["left", "center", "right"]
Point = tuple[float, float]
Box = pygame.Rect | tuple[float, float, float, float]

GAP = re.compile(r" (?!· )")
"""A place where a line may break: any space except before a "·"."""
FAMILIES: dict[Role, tuple[str, tuple[int, ...]]] = {
    "sans": ("fira-sans", (400, 500, 600, 700)),
    "condensed": ("fira-sans-condensed", (500, 600, 700, 800)),
    "typewriter": ("courier-prime", (400, 700)),
    "heading": ("special-elite", (400,)),
    "stencil": ("stardos-stencil", (700,)),
    "hand": ("kalam", (400, 700)),
}
SQUEEZE = 0.85  # narrowest horizontal scale of letters
FINE = 4  # steps per pixel at which letters are placed
OVER = 2  # pixels that a line may exceed its width, from accumulated rounding, before it is squeezed more
CLOSEST = 0.8  # narrowest scale to request then, for letters that render as narrow as SQUEEZE
MEASURED_AT: Any = (256, 64)
"""Size in pixels at which text is measured. Low letters are as wide as tall ones, and faster to render."""
HEIGHT_AT: Any = (16, 64)
"""The same for measuring heights only; narrow letters are faster to render."""
TALLEST = "ÁÉÍÓÚÑÄÖÜ"
"""Capitals whose accents are taller than some fonts declare."""
LARGE = 72  # from this size on, letters are placed to whole pixels
ELLIPSIS = "…"
LONGEST = 1_000
"""Longest line that is set, in characters."""
UNSET = "\N{REPLACEMENT CHARACTER}"
"""Replacement for lone surrogates and control characters."""
_NO_SIGNS = "[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]"  # compiled when the first one is met: few texts have any
FREETYPE = threading.RLock()
"""Lock for every call of FreeType, which is not thread-safe (tiles are drawn in a thread)."""


class Font:
    """A font of one family, weight and size; sizes and distances are in pixels."""

    def __init__(self, role: Role, size: float, weight: int) -> None:
        self.role, self.size, self.weight = role, size, weight
        self.fine = FINE if size < LARGE else 1
        self.line = round(size * 1.3)
        self.ascent, self.descent = _ascent(role, weight, size), _descent(role, weight, size)

    @functools.cached_property
    def cap(self) -> int:
        """Return the height of the capitals in pixels."""
        return _cap(self.role, self.weight, self.size)

    @property
    def cut(self) -> pygame.freetype.Font:
        """Return the pygame font, loaded again after a restart of pygame. Use it while holding FREETYPE."""
        return _cut(self.role, self.weight)

    def width(self, text: str, squeeze: float = 1.0) -> float:
        """Return the width of a text in pixels; `squeeze` is the horizontal scale of its letters."""
        return _em_width(self.role, self.weight, settable(text)) * self.size * squeeze

    def fit(self, text: str, room: float | None) -> tuple[str, float]:
        """Return the text and its horizontal scale, so that it fits the width `room`.

        Letters are first squeezed, then the text is shortened with an ellipsis. With None nothing is changed.
        """
        if room is None or (natural := self.width(text)) <= room:
            return text, 1.0
        if natural * SQUEEZE <= room:
            return text, max(SQUEEZE, room / natural)
        kept = settable(text)
        kept = kept[: round(2 * len(kept) * max(0.0, room) / max(1.0, natural)) + 8]  # more than can fit
        while kept and self.width(kept.rstrip() + ELLIPSIS, SQUEEZE) > room:
            kept = kept[:-1]
        lettered.shorten(text, kept.rstrip() + ELLIPSIS)
        return kept.rstrip() + ELLIPSIS, SQUEEZE

    def wrap(self, text: str, room: float, squeeze: float = 1.0, *, paths: bool = False) -> list[str]:
        """Return the lines of a text, each at most `room` pixels wide; a longer word is hyphenated.

        With `paths`, a longer word is broken after a slash or between two letters, as in a file path.
        """
        return [*_wrapped(self, text, room, squeeze, paths)]

    def hyphened(self, word: str, room: float, squeeze: float) -> list[str]:
        """Split a word longer than `room` into hyphenated parts that fit, between syllables where possible."""
        parts = []
        while self.width(word, squeeze) > room:
            fits = sum(1 for end in range(1, len(word)) if self.width(f"{word[:end]}-", squeeze) <= room)
            if fits < 2:
                break  # not even two letters fit
            head, word = hyphens.broken(word, fits)
            parts.append(head)
        return [*parts, word]

    def broken(self, word: str, room: float, squeeze: float) -> list[str]:
        """Split a word longer than `room` into parts that fit, after a slash or else between two letters."""
        parts = []
        while len(word) > 1 and self.width(word, squeeze) > room:
            fits = max(1, sum(1 for end in range(1, len(word)) if self.width(word[:end], squeeze) <= room))
            end = word.rfind("/", 0, fits) + 1 or fits
            parts.append(word[:end])
            word = word[end:]
        return [*parts, word]

    def render(self, text: str, color: Rgb, squeeze: float = 1.0, nudge: int = 0) -> pygame.Surface:
        """Render a text; its baseline is ``ascent`` pixels below the top of the surface.

        ``nudge`` shifts it right by quarter pixels. Cached: do not draw on the result.
        """
        return _set(self.role, self.size, self.weight, settable(text), color, squeeze, nudge)

    def typed(self, text: str, color: Rgb, seed: int = 0, squeeze: float = 1.0) -> pygame.Surface:
        """Render a text as typewritten: each letter varies in ink and height. The result is cached."""
        return _type(self.role, self.size, self.weight, settable(text), color, seed, squeeze)

    def draw(
        self,
        target: pygame.Surface,
        text: str,
        at: Point,
        color: Rgb,
        *,
        align: Align = "left",
        room: float | None = None,
        tracking: float = 0.0,
    ) -> float:
        """Draw a line of text on the baseline through ``at``, which is its left end, centre or right end by ``align``.

        The text is squeezed or shortened to the width ``room``. ``tracking`` adds pixels after each letter, for short
        headings in capitals. Returns the width.
        """
        if tracking:
            return self._draw_spaced(target, text, at, color, align=align, tracking=tracking, room=room)
        asked = text
        text, squeeze = self.fit(text, room)
        width = self.width(text, squeeze)
        if lettered.watched():
            self._note(target, asked, text, at, width, align)
        if text != asked:
            box = pygame.Rect(round(_left(at[0], width, align)), round(at[1]) - self.cap, round(width), self.cap)
            lettered.leave_out(asked, box.inflate(0, self.cap), target)
        quarters = round(_left(at[0], width, align) * self.fine)
        letters = self.render(text, color, squeeze, quarters % self.fine)
        while room is not None and squeeze > CLOSEST and letters.get_width() > room + OVER:
            squeeze = max(CLOSEST, squeeze * min(0.995, room / letters.get_width()))
            letters = self.render(text, color, squeeze, quarters % self.fine)
        target.blit(letters, (quarters // self.fine, floor(at[1] + 0.5) - self.ascent))
        return width

    def draw_in(self, target: pygame.Surface, text: str, box: Box, color: Rgb, *, align: Align = "left") -> float:
        """Draw a line in a box, with its capitals vertically centred; return its width."""
        left, top, width, height = box
        x = {"left": left, "center": left + width / 2, "right": left + width}[align]
        return self.draw(target, text, (x, top + (height + self.cap) / 2), color, align=align, room=width)

    def draw_typed(
        self,
        target: pygame.Surface,
        text: str,
        at: Point,
        color: Rgb,
        *,
        align: Align = "left",
        seed: int = 0,
        squeeze: float = 1.0,
    ) -> float:
        """Draw typewritten text on the baseline through ``at``; return its width.

        ``seed`` selects the irregularity of the letters.
        """
        width = self.width(text, squeeze)
        if lettered.watched():
            self._note(target, text, text, at, width, align)
        letters = self.typed(text, color, seed, squeeze)
        target.blit(letters, (round(_left(at[0], width, align)), round(at[1]) - self.ascent - 1))
        return width

    def ppem(self, squeeze: float = 1.0) -> Any:
        """Return width and height of the em in pixels; the width is in fine steps.

        The type is Any, as pygame's stubs accept a single size only.
        """
        return self.size * squeeze * self.fine, self.size

    def _note(self, target: pygame.Surface, asked: str, shown: str, at: Point, width: float, align: Align) -> None:
        """Record a drawn line; one pixel at either side is not counted."""
        left = _left(at[0], width, align)
        box = pygame.Rect(round(left) + 1, round(at[1]) - self.cap, max(1, round(width) - 2), max(1, self.cap))
        lettered.note(asked, shown, box, target)

    def _draw_spaced(
        self,
        target: pygame.Surface,
        text: str,
        at: Point,
        color: Rgb,
        *,
        align: Align,
        tracking: float,
        room: float | None,
    ) -> float:
        """Draw with spaced letters, reduced as the width requires."""
        natural, gaps = sum(self.width(letter) for letter in text), max(1, len(text) - 1)
        if room is not None and natural + tracking * gaps > room:
            tracking = (room - natural) / gaps
            if tracking <= 0:
                return self.draw(target, text, at, color, align=align, room=room)
        width = natural + tracking * gaps if text else 0.0
        x = _left(at[0], width, align)
        if lettered.watched():
            self._note(target, text, text, (x, at[1]), width, "left")
        for letter in text:
            quarters = round(x * self.fine)
            letters = self.render(letter, color, 1.0, quarters % self.fine)
            target.blit(letters, (quarters // self.fine, floor(at[1] + 0.5) - self.ascent))
            x += self.width(letter) + tracking
        return width


@functools.lru_cache(maxsize=2000)
def _wrapped(face_: Font, text: str, room: float, squeeze: float, paths: bool) -> tuple[str, ...]:
    """Return the lines of `Font.wrap`. Cached, as most of what a frame sets was in the one before."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in GAP.split(paragraph):
            if (paths or len(word) <= hyphens.MOST) and face_.width(word, squeeze) > room:
                *parts, last = (face_.broken if paths else face_.hyphened)(word, room, squeeze)
                lines += [*([line] if line else []), *parts]
                line = last
                continue
            longer = f"{line} {word}" if line else word
            if line and face_.width(longer, squeeze) > room:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return tuple(lines)


def settable(text: str) -> str:
    """Return a text that can be drawn on one line: limited in length, with unprintable characters replaced."""
    if len(text) > LONGEST:
        text = f"{text[: LONGEST - 1]}{ELLIPSIS}"
    return text if text.isprintable() else re.sub(_NO_SIGNS, UNSET, text)


def _left(x: float, width: float, align: Align) -> float:
    return x - {"left": 0.0, "center": width / 2, "right": width}[align]


@functools.lru_cache(maxsize=256)
def face(role: Role, size: float, weight: int = 400) -> Font:
    """Return the font of a role at a size in pixels, in the nearest available weight."""
    weights = FAMILIES[role][1]
    return Font(role, size, min(weights, key=lambda known: abs(known - weight)))


@functools.cache
def _cut(role: Role, weight: int) -> pygame.freetype.Font:
    """Return the pygame font of a family and weight; call with FREETYPE held."""
    if not pygame.freetype.get_init():
        pygame.freetype.init()
    if not _cut.cache_info().currsize:
        pygame.register_quit(_cut.cache_clear)
    letters = asset(f"fonts/{FAMILIES[role][0]}-{weight}.ttf").read_bytes()  # in memory, to avoid file reads
    cut = pygame.freetype.Font(BytesIO(letters), 16)
    cut.pad = True
    cut.kerning = True
    return cut


@functools.cache
def _highest(role: Role, weight: int) -> float:
    """Return the height of the tallest capitals for a size of 1 pixel; call with FREETYPE held."""
    highest = max(metric[3] for metric in _cut(role, weight).get_metrics(TALLEST, size=HEIGHT_AT))
    return (highest + 1) / float(HEIGHT_AT[1])  # rounding may have lowered them


@as_before
def _ascent(role: Role, weight: int, size: float) -> int:
    """Return the height of a line above its baseline in pixels, including the tallest capitals."""
    with FREETYPE:
        return max(_cut(role, weight).get_sized_ascender(size), ceil(_highest(role, weight) * size))


@as_before
def _descent(role: Role, weight: int, size: float) -> int:
    """Return the depth of a line below its baseline in pixels."""
    with FREETYPE:
        return -_cut(role, weight).get_sized_descender(size)


@as_before
def _cap(role: Role, weight: int, size: float) -> int:
    with FREETYPE:
        return round(_cut(role, weight).get_metrics("H", size=size)[0][3])


@functools.lru_cache(maxsize=2000)
@as_before
def _em_width(role: Role, weight: int, text: str) -> float:
    """Return the width of a text for a size of 1 pixel, measured at a large size to avoid rounding."""
    with FREETYPE:
        return _cut(role, weight).get_rect(text, size=MEASURED_AT).width / float(MEASURED_AT[0])


@functools.lru_cache(maxsize=400)
@as_before
def _set(role: Role, size: float, weight: int, text: str, color: Rgb, squeeze: float, nudge: int) -> pygame.Surface:
    face_ = face(role, size, weight)
    fine = face_.fine
    with FREETYPE:
        wide, box = face_.cut.render(text, color, bgcolor=(*color, 0), size=face_.ppem(squeeze))
    down = face_.ascent - box.y  # the font lowers the baseline where accents need the height
    if fine == 1 and not down:
        return _as_the_window(wide)
    width, height = -(-(wide.get_width() + nudge) // fine) * fine or fine, wide.get_height() + down
    room = _blank((width, height), color, wide)
    room.blit(_opaque(wide), (nudge, down))
    return _reduced(room, fine, 1)


@functools.lru_cache(maxsize=100)
@as_before
def _type(role: Role, size: float, weight: int, text: str, color: Rgb, seed: int, squeeze: float) -> pygame.Surface:
    """Render letters four times too large, each shifted by up to 0.3 px and inked 80 to 100 %, then scale down."""
    face_ = face(role, size, weight)
    chance = random.Random(f"{text}/{seed}")
    large: Any = (face_.size * squeeze * FINE, face_.size * FINE)
    with FREETYPE:
        ways = [found[4] if found else 0.0 for found in face_.cut.get_metrics(text, size=large)]
        any_letter = face_.cut.render("", color, bgcolor=(*color, 0), size=large)[0]
    places = [0.0, *itertools.accumulate(ways)]  # a typewriter has no kerning
    width = -(-round(places[-1]) // FINE) * FINE + FINE
    plate = _blank((width, (face_.ascent + face_.descent + 2) * FINE), color, any_letter)
    typed = 0
    for x, letter in zip(places, text, strict=False):
        if letter == " ":
            continue
        with FREETYPE:
            stamp, box = face_.cut.render(letter, (*color, chance.randint(204, 255)), bgcolor=(*color, 0), size=large)
        y = (face_.ascent + 1) * FINE - box.y + round(chance.uniform(-0.3, 0.3) * FINE)
        typed = _strike(plate, stamp, (round(x), y), typed)
    return _reduced(plate, FINE, FINE)


def _strike(plate: pygame.Surface, stamp: pygame.Surface, at: tuple[int, int], typed: int) -> int:
    """Draw a letter after others that reach to the column `typed`; return the column that it reaches.

    Columns shared by two letters take the darker ink, which is slow; the rest is copied.
    """
    shared, height = min(max(0, typed - at[0]), stamp.get_width()), stamp.get_height()
    plate.blit(stamp, at, (0, 0, shared, height), pygame.BLEND_RGBA_MAX)
    fresh = (shared, 0, stamp.get_width() - shared, height)
    plate.blit(_opaque(stamp), (at[0] + shared, at[1]), fresh)
    return max(typed, at[0] + stamp.get_width())


def _blank(size: tuple[int, int], color: Rgb, like: pygame.Surface) -> pygame.Surface:
    """Return a transparent surface that fades to a colour, with the pixel format of `like`.

    FreeType's pixel format differs from the window's. Blits between equal formats are ten times faster.
    """
    plate = pygame.Surface(size, pygame.SRCALPHA, like)
    plate.fill((*color, 0))
    return plate


def _opaque(surface: pygame.Surface) -> pygame.Surface:
    """Disable blending of a surface and return it, so that blits copy its alpha."""
    surface.set_alpha(None)
    return surface


def _reduced(plate: pygame.Surface, across: int, down: int) -> pygame.Surface:
    """Scale down a surface that was drawn too large."""
    size = (plate.get_width() // across, plate.get_height() // down)
    return _as_the_window(pygame.transform.smoothscale(plate, size))


def _as_the_window(letters: pygame.Surface) -> pygame.Surface:
    """Return the picture in the window's pixel format, which blits thirty times faster."""
    plate = pygame.Surface(letters.get_size(), pygame.SRCALPHA)
    plate.blit(_opaque(letters), (0, 0))
    return plate
