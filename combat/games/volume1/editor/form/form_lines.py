"""Drawing of the form's lines: label, control, and clickable zones."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import TypeAlias

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.fitted_type import Cut, closer, fits, fitting
from combat.engine.words import text
from combat.games.volume1.editor.form.bench import Bench
from combat.games.volume1.editor.form.form_host import FormHost
from combat.games.volume1.editor.form.form_rows import Row
from combat.games.volume1.editor.form.form_words import NONE, called, counted, said, small_lines, values

Zone: TypeAlias = tuple[pygame.Rect, Callable[[], None]]
Point: TypeAlias = tuple[int, int]

LINE, HEAD, ENTRY, LEADING = 30, 34, 28, 18
"""Heights in pixels at scale 1: of a plain line, a list's heading, an entry's heading, a line of small type."""
INDENT, LABEL = 14, 0.40
"""Indentation of inner lines in pixels at scale 1, and the label's share of a line."""
SIGNS: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "✕": (((-1, -1), (1, 1)), ((-1, 1), (1, -1))),
    "↓": (((0, -1), (0, 1)), ((-0.8, 0.2), (0, 1), (0.8, 0.2))),
    "↑": (((0, 1), (0, -1)), ((-0.8, -0.2), (0, -1), (0.8, -0.2))),
    "−": (((-1, 0), (1, 0)),),
    "+": (((-1, 0), (1, 0)), ((0, -1), (0, 1))),
    "‹": (((0.5, -1), (-0.5, 0), (0.5, 1)),),
    "›": (((-0.5, -1), (0.5, 0), (-0.5, 1)),),
}
"""Strokes of small signs, from -1 to 1 around the middle of a button."""


def height(bench: Bench, row: Row, width: int) -> int:
    """Return the height in pixels of a line in a form `width` pixels wide."""
    px = theme.px
    if row.entry:
        return px(ENTRY)
    if row.field.kind in ("list", "table"):
        return px(HEAD)
    lines = small_lines(bench, row, _small_room(row, width))
    top = LINE if row.field.key or row.field.kind != "long" else 4
    return px(top) + len(lines) * px(LEADING) + (px(6) if lines else 0)


def _small_room(row: Row, width: int) -> int:
    """Return the width for small lines below a line."""
    return width - _indent(row) - theme.px(34 if row.field.kind == "long" else 12)


def _indent(row: Row) -> int:
    return theme.px(INDENT) * row.depth


def draw_tab(surface: pygame.Surface, box: pygame.Rect, page: str, *, chosen: bool, wrong: bool) -> None:
    """Draw a page's tab: highlighted if `chosen`, with a red dot if it has findings (`wrong`)."""
    px = theme.px
    fill = theme.FIELD if chosen else theme.mix(theme.FORM, theme.INK_3, 0.14)
    theme.draw_box(surface, box, fill, edge=theme.INK_2 if chosen else theme.LINE, radius=4, line=1.4 if chosen else 1)
    words, inner = text(f"edit-page-{page}"), box.inflate(-px(8), 0)
    face = closer(words, inner.width, 14, 600 if chosen else 400)
    face.draw_in(surface, words, inner, theme.INK if chosen else theme.INK_2, align="center")
    if wrong:
        pygame.draw.aacircle(surface, theme.MISSING, (box.right - px(7), box.y + px(7)), px(3.5))


TYPED: tuple[Cut, ...] = (("typewriter", 15, 400), ("typewriter", 13, 400), ("condensed", 13, 500))
"""Fonts for the player's text, narrower if it is long."""


def draw(surface: pygame.Surface, box: pygame.Rect, row: Row, form: FormHost, pointer: Point) -> list[Zone]:
    """Draw a line and return its clickable zones."""
    return _Line(surface, box, row, form, pointer).drawn()


class _Line:
    """Painter of one line."""

    def __init__(self, surface: pygame.Surface, box: pygame.Rect, row: Row, form: FormHost, pointer: Point) -> None:
        self.surface, self.row, self.form, self.pointer = surface, row, form, pointer
        self.field, self.known = row.field, form.bench.known
        self.box = pygame.Rect(box.x + _indent(row) + theme.px(8), box.y, 0, box.height)
        self.box.width = box.right - theme.px(6) - self.box.x
        self.value = form.bench.draft.get(row.path)
        self.zones: list[Zone] = []

    def drawn(self) -> list[Zone]:
        """Draw the line by its kind, and return its zones."""
        if self.row.entry:
            self._entry()
        elif self.field.kind in ("list", "table"):
            self._heading()
        else:
            self._plain()
        return self.zones

    # -- parts --------------------------------------------------------------------------------------------------

    def _zone(self, rect: pygame.Rect, act: Callable[[], None]) -> bool:
        self.zones.append((rect, act))
        return rect.collidepoint(self.pointer)

    def _chip(self, rect: pygame.Rect, words: str, act: Callable[[], None], *, lit: bool = False) -> None:
        """Draw a small button."""
        hot = self._zone(rect, act)
        fill = theme.CHOSEN if lit else theme.mix(theme.PLAIN_BUTTON, theme.LIGHT, 0.35 if hot else 0.0)
        theme.draw_box(self.surface, rect, fill, edge=theme.LINE, radius=4)
        face = closer(words, rect.width - theme.px(4), 13.5, 600)
        face.draw_in(self.surface, words, rect, theme.INK, align="center")

    def _field_box(self, rect: pygame.Rect, words: str, act: Callable[[], None], *, typed: bool = True) -> None:
        """Draw a box with a value."""
        hot = self._zone(rect, act)
        fill = theme.mix(theme.FIELD, theme.CHOSEN, 0.2) if hot else theme.FIELD
        theme.draw_box(self.surface, rect, fill, edge=theme.LINE, radius=2)
        inner = rect.inflate(-theme.px(12), 0)
        face = fitting(words, inner.width, *TYPED) if typed else closer(words, inner.width, 14, 500)
        if typed or fits(face, words, inner.width):
            face.draw_in(self.surface, words, inner, theme.INK)
            return
        upper, *lower = face.wrap(words, inner.width)
        for place, line in enumerate((upper, " ".join(lower))):
            half = (inner.x, inner.y + inner.height * place // 2, inner.width, inner.height // 2)
            face.draw_in(self.surface, line, half, theme.INK)

    def _label(self, words: str, room: int) -> None:
        base = self.box.y + theme.px(20)
        self._mark_fault(base)
        left = self.box.x + theme.px(4)
        closer(words, room, 14, 500).draw(self.surface, words, (left, base), theme.INK_2, room=room)

    def _mark_fault(self, base: int) -> None:
        """Draw a red dot before a line with a finding."""
        if self.form.faulty(self.row.path):
            px = theme.px
            pygame.draw.aacircle(self.surface, theme.MISSING, (self.box.x - px(4), base - px(5)), px(3))

    def _control(self) -> pygame.Rect:
        """Return the rectangle of the control: the first line without the label."""
        left = self.box.x + round(self.box.width * LABEL)
        if self.field.kind == "number" and self.field.optional:
            left = self.box.right - theme.px(144)
        return pygame.Rect(left, self.box.y + theme.px(3), self.box.right - left, theme.px(LINE - 6))

    # -- kinds --------------------------------------------------------------------------------------------------

    def _heading(self) -> None:
        """Draw the heading of a list or table, with a button to add."""
        px, box = theme.px, self.box
        base = box.y + px(22)
        face = theme.font("condensed", 14, 700)
        words = text(self.field.message).upper()
        face.draw(self.surface, words, (box.x + px(4), base), theme.FORM_RULE, tracking=theme.scale())
        self._mark_fault(base)
        self.surface.fill(theme.mix(theme.FORM, theme.FORM_RULE, 0.6), (box.x, box.bottom - px(4), box.width, px(1)))
        right = pygame.Rect(box.right - px(76), box.y + px(5), px(76), px(22))
        if self.field.kind == "list":
            self._chip(right, text("edit-add"), functools.partial(self.form.edits.add, self.row))
        elif self.field.optional:
            self._tick(right.right - px(22), box.y + px(5), on=self.value is not None)
            self.zones.append((box, functools.partial(self.form.edits.use, self.row)))

    def _entry(self) -> None:
        """Draw the head of a list's entry: number, name, and buttons to move and remove it."""
        px, box, row = theme.px, self.box, self.row
        index = row.path[-1]
        assert isinstance(index, int)
        name = self.value.get("title") or self.value.get("id", "") if isinstance(self.value, dict) else ""
        words = f"{index + 1}.  {name}" if name else text(f"{self.field.message}-entry", number=index + 1)
        room = box.width - px(90)
        closer(words, room, 14, 700).draw(self.surface, words, (box.x + px(4), box.y + px(20)), theme.INK, room=room)
        x = box.right
        form = self.form
        acts = (
            ("✕", form.edits.remove),
            ("↓", lambda row: form.edits.move(row, 1)),
            ("↑", lambda row: form.edits.move(row, -1)),
        )
        for sign, act in acts:
            x -= px(26)
            zone = pygame.Rect(x, box.y + px(3), px(24), px(22))
            self._sign(zone, sign, functools.partial(act, row))

    def _sign(self, zone: pygame.Rect, sign: str, act: Callable[[], None]) -> None:
        """Draw a small button with a sign: arrow, cross, plus or minus."""
        px, r = theme.px, theme.px(5)
        hot = self._zone(zone, act)
        fill = theme.mix(theme.PLAIN_BUTTON, theme.LIGHT, 0.35 if hot else 0.0)
        theme.draw_box(self.surface, zone, fill, edge=theme.LINE, radius=4)
        plate = shapes.Plate(*zone.size, theme.INK)
        for points in SIGNS[sign]:
            plate.line([(zone.width / 2 + a * r, zone.height / 2 + b * r) for a, b in points], theme.INK, px(1.6))
        self.surface.blit(plate.reduce(), zone)

    def _tick(self, x: int, y: int, *, on: bool) -> None:
        side = theme.px(20)
        square = pygame.Rect(x, y, side, side)
        theme.draw_box(self.surface, square, theme.FIELD, edge=theme.LINE, radius=2, line=1.2)
        if on:
            mark = shapes.check_mark(theme.px(24), theme.CLEAR)
            self.surface.blit(mark, mark.get_rect(center=(square.centerx + theme.px(2), square.centery - theme.px(2))))

    def _plain(self) -> None:
        kind, control = self.field.kind, self._control()
        if self.field.key or kind == "name":
            self._label(text(self.field.message), control.x - self.box.x - theme.px(8))
        if kind == "number":
            self._number(control)
        elif kind == "flag" and not self.field.optional:
            self._tick(control.x, control.y + theme.px(2), on=bool(self._shown()))
            self.zones.append((self.box, functools.partial(self.form.edits.use, self.row)))
        elif kind in ("pick", "flag"):
            self._pick(control)
        elif kind == "set":
            self._set(control)
        elif kind in ("words", "man"):
            words = self.known.man(str(self.value or "")) if kind == "man" else str(self._shown() or "")
            self._field_box(control, words, functools.partial(self.form.edits.use, self.row), typed=kind == "words")
        elif kind == "name":
            words = f"{self.form.bench.draft.name}.toml"
            self._field_box(control, words, functools.partial(self.form.edits.use, self.row))
        else:
            self._long(control)

    def _shown(self) -> object:
        return self.field.default if self.value is None else self.value

    def _set(self, control: pygame.Rect) -> None:
        """Draw a set of values: side by side if they fit, else as text that opens a list."""
        shown, every = self._shown(), self.known.choices(self.field)
        chosen = shown if isinstance(shown, list) else []
        words = [self.known.words(self.field, each) for each in every]
        acts = [functools.partial(self.form.edits.toggle, self.row, each) for each in every]
        if not self._cells(control, words, [each in chosen for each in every], acts):
            named = ", ".join(self.known.words(self.field, each) for each in chosen) or NONE
            self._field_box(control, named, functools.partial(self.form.edits.use, self.row), typed=False)

    def _cells(
        self, control: pygame.Rect, words: Sequence[str], lit: Sequence[bool], acts: Sequence[Callable[[], None]]
    ) -> bool:
        """Draw values side by side; return False if they do not fit."""
        px, face = theme.px, theme.font("sans", 13.5, 500)
        widths = [round(face.width(word)) + px(14) for word in words]
        if sum(widths) > control.width:
            return False
        ground = pygame.Rect(control.x, control.y, sum(widths), control.height)
        theme.draw_box(self.surface, ground, theme.mix(theme.FORM, theme.INK_3, 0.16), edge=theme.LINE, radius=4)
        x = control.x
        for word, width, on, act in zip(words, widths, lit, acts, strict=True):
            cell = pygame.Rect(x, control.y, width, control.height)
            hot = self._zone(cell, act)
            if on:
                theme.draw_box(self.surface, cell, theme.FIELD, edge=theme.INK_2, radius=4, line=1.4)
            face.draw_in(self.surface, word, cell, theme.INK if hot or on else theme.INK_2, align="center")
            x += width
        return True

    def _number(self, control: pygame.Rect) -> None:
        px, form, row = theme.px, self.form, self.row
        step, wide = px(26), px(54)
        minus = pygame.Rect(control.x, control.y, step, control.height)
        middle = pygame.Rect(minus.right + px(2), control.y, wide, control.height)
        plus = pygame.Rect(middle.right + px(2), control.y, step, control.height)
        self._sign(minus, "−", functools.partial(form.edits.step, row, -1))
        self._sign(plus, "+", functools.partial(form.edits.step, row, 1))
        hot = self._zone(middle, functools.partial(form.edits.use, row))
        fill = theme.mix(theme.FIELD, theme.CHOSEN, 0.2) if hot else theme.FIELD
        theme.draw_box(self.surface, middle, fill, edge=theme.LINE, radius=2)
        rolled = bool(self.field.zero) and not self._shown()
        words = text(self.field.zero) if rolled else said(self.known, self.field, self._shown())
        face = theme.font("sans", 14, 600) if rolled else theme.font("typewriter", 16, 700)
        face.draw_in(self.surface, words, middle, theme.INK, align="center")
        if self.field.optional and self.value is not None:
            clear = pygame.Rect(plus.right + px(6), control.y, step, control.height)
            self._sign(clear, "✕", functools.partial(form.edits.remove, row))

    def _pick(self, control: pygame.Rect) -> None:
        """Draw all choices side by side if they fit, else the chosen one between arrows."""
        px, form, row = theme.px, self.form, self.row
        every = values(self.known, self.field)
        words, shown = [said(self.known, self.field, value) for value in every], self._shown()
        acts = [functools.partial(form.edits.put, row, value) for value in every]
        if self._cells(control, words, [value == shown for value in every], acts):
            return
        step = px(26)
        left = pygame.Rect(control.x, control.y, step, control.height)
        right = pygame.Rect(control.right - step, control.y, step, control.height)
        self._sign(left, "‹", functools.partial(form.edits.step, row, -1))
        self._sign(right, "›", functools.partial(form.edits.step, row, 1))
        middle = pygame.Rect(left.right + px(2), control.y, right.x - left.right - px(4), control.height)
        choose = functools.partial(form.bench.questions.choose, row)
        self._field_box(middle, said(self.known, self.field, shown), choose, typed=False)

    def _long(self, control: pygame.Rect) -> None:
        """Draw texts, men and hexes: small lines below, with buttons on the first."""
        px, kind, row, form = theme.px, self.field.kind, self.row, self.form
        written = kind == "long"
        if kind in ("hex", "hexes"):
            brush = form.brush
            lit = brush is not None and brush.path == row.path
            button = pygame.Rect(control.right - px(62), control.y, px(62), control.height)
            self._chip(button, text("edit-brush"), functools.partial(form.edits.use, row), lit=lit)
            noted = counted(self.known, self.field, self.value) if kind == "hexes" else called(self.value or NONE)
        elif kind == "men":
            button = pygame.Rect(control.right - px(62), control.y, px(62), control.height)
            self._chip(button, text("edit-choose"), functools.partial(form.edits.use, row))
            noted = counted(self.known, self.field, self.value)
        else:
            noted = ""
        at = (control.x if self.field.key else self.box.x + px(4), control.y + px(17))
        room = control.width - px(68)
        closer(noted, room, 14, 600).draw(self.surface, noted, at, theme.INK, room=room)
        face = theme.font("typewriter", 14.5) if written else theme.font("sans", 13.5)
        ink = theme.INK if self.value else theme.INK_3
        y, left = self.box.y + px(LINE if self.field.key or not written else 4), self.box.x + px(4)
        whole = self.box.width + _indent(row) + px(14)
        if written:
            hot = self.box.collidepoint(self.pointer)
            fill = theme.mix(theme.FIELD, theme.CHOSEN, 0.2) if hot else theme.FIELD
            page = pygame.Rect(left, y - px(2), self.box.right - left, self.box.bottom - y)
            theme.draw_box(self.surface, page, fill, edge=theme.LINE, radius=2)
            left += px(6)
        for line in small_lines(form.bench, row, _small_room(row, whole)):
            y += px(LEADING)
            face.draw(self.surface, line, (left, y - px(4)), ink)
        self.zones.insert(0, (self.box, functools.partial(form.edits.use, row)))
