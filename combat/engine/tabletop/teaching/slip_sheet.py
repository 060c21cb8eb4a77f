"""The slip of lessons and hints at the table: placement, text and buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Font
from combat.engine.stage.pane import Draw
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.widget import Group
from combat.engine.tabletop.layout import parts_beside
from combat.engine.tabletop.overlay.free_places import corners, within

MARGIN, GAP, HEAD, EDGE = 14, 8, 30, 10
"""Inner margin, button gap, heading height, and margin to the edge, in pixels at scale 1."""
WIDTHS = (372, 460, 560, 700)
"""Possible widths, the usual one first."""
BROAD = 0.62
"""Share of the available width from which a slip counts as broad."""
WEIGHT = 8
"""Cost of cut text relative to covering a subject."""
TYPES: tuple[tuple[float, int], ...] = ((16, 22), (15, 20), (14, 18), (13, 16))
"""Font size and line height, the usual one first."""


class SlipWords(Record):
    """Texts of a slip."""

    heading: str
    words: str
    place: str = ""
    """Note at the right of the heading, such as the number of the step."""
    told: str = ""
    """Error message below the words; "" for none."""
    rule: str = ""
    """Paragraph number shown at the top right; "" for none."""
    spare: str = ""
    """A possible later error message: room is reserved for it, so that no button moves under the pointer."""


class _Setting(Record, gc=True):
    """Text layout at a width."""

    width: int
    face: Font
    step: int
    lines: list[str]
    told: list[str]
    spare: int
    """Lines reserved for `told`."""
    rows: list[list[Button]]

    @property
    def height(self) -> int:
        px = theme.px
        buttons = len(self.rows) * px(28 + GAP)
        return px(HEAD + MARGIN) + (len(self.lines) + self.spare) * self.step + buttons + px(MARGIN)


class SlipSheet:
    """The slip, which floats over the table without covering its subjects, and keeps its position where possible."""

    def __init__(self, widths: Sequence[int] = WIDTHS) -> None:
        self._widths = widths
        self.words: SlipWords | None = None
        self.group = Group()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._setting: _Setting | None = None
        self._rule_box = pygame.Rect(0, 0, 0, 0)
        self.pointed = False
        """Whether the pointer is on it."""
        self._moved = False
        """Whether the player has moved it."""
        self._held: tuple[int, int] | None = None
        """Last pointer position of a drag."""

    def show(self, words: SlipWords | None, buttons: Sequence[Button] = ()) -> None:
        """Set texts and buttons, or hide the slip (None); call `lay` to place the slip."""
        self.words, self._setting = words, None
        self._moved, self._held = False, None
        self.group.replace(buttons)
        if words is None:
            self.rect = pygame.Rect(0, 0, 0, 0)

    # -- placement ----------------------------------------------------------------------------------------------

    def lay(
        self,
        areas: Sequence[pygame.Rect],
        taken: Sequence[pygame.Rect],
        beside: Sequence[pygame.Rect],
        left: tuple[float, float] = (0, 0),
        *,
        home: str = "topleft",
    ) -> None:
        """Place the slip in the first of `areas` where it fits without covering anything in `taken`.

        `home` is the corner tried first. The slip covers as little as possible of `beside`, and leaves a part of the
        size `left` of the area free. It keeps its position if possible, and always if the player has moved it.
        """
        if self.words is None:
            return
        if self._moved:
            self.rect.clamp_ip(areas[-1])
        else:
            self._take_place(areas, taken, beside, left, home)
        self._place_buttons()

    def _take_place(
        self,
        areas: Sequence[pygame.Rect],
        taken: Sequence[pygame.Rect],
        beside: Sequence[pygame.Rect],
        left: tuple[float, float],
        home: str,
    ) -> None:
        assert self.words is not None
        rim, least = theme.px(EDGE), -1
        before = self.rect.copy()
        for area in areas:
            inner = area.inflate(-2 * rim, -2 * rim)
            for setting in self._settings(self.words, inner):
                size = (setting.width, min(setting.height, inner.height))
                first = pygame.Rect((0, 0), size)
                setattr(first, home, getattr(inner, home))
                places = [first, *corners(inner, size), *within(inner, size)]
                if before.width:
                    places.insert(0, pygame.Rect(before.topleft, size))
                held = (place.clamp(inner) for place in places)
                place = min(
                    held,
                    key=lambda place: (_covered(place, taken), _covered(place, beside), _missing(place, area, left)),
                )
                covered = _covered(place, taken) + max(0, setting.height - inner.height) * inner.width * WEIGHT
                if least < 0 or covered < least:
                    least, self._setting, self.rect = covered, setting, place
                if not covered:
                    break
            if not least:
                break
        assert self._setting is not None
        self._rows(self._setting.width - 2 * theme.px(MARGIN))

    def _settings(self, words: SlipWords, room: pygame.Rect) -> Iterator[_Setting]:
        """Yield layouts, the largest font first and the least width in it; broad ones come after smaller fonts."""
        widths = [min(theme.px(width), room.width) for width in self._widths]
        needed = max((button.width(bare=False) for button in self._buttons()), default=0) + 2 * theme.px(MARGIN)
        fit = [width for width in widths if width >= needed] or widths[-1:]  # wide enough for the key on every button
        kinds = [(width, *kind) for kind in TYPES for width in fit]
        for width, size, step in sorted(kinds, key=lambda kind: kind[0] > BROAD * room.width):
            yield self._setting_in(words, width, size, step)

    def _setting_in(self, words: SlipWords, width: int, size: float, step: int) -> _Setting:
        face, room = theme.font("sans", size), width - 2 * theme.px(MARGIN)
        lines = face.wrap(words.words, room)
        told, spare = (face.wrap(said, room) if said else [] for said in (words.told, words.spare))
        return _Setting(width, face, theme.px(step), lines, told, max(len(told), len(spare)), self._rows(room))

    def _rows(self, room: int) -> list[list[Button]]:
        """Return the buttons in rows, from left to right."""
        rows: list[list[Button]] = []
        left = 0
        for button in self._buttons():
            button.bare = button.width(bare=False) > room
            need = button.width() + theme.px(GAP)
            if not rows or left < need - theme.px(GAP):
                rows.append([])
                left = room
            rows[-1].append(button)
            left -= need
        return rows

    def _buttons(self) -> Iterator[Button]:
        for button in self.group.widgets:
            assert isinstance(button, Button)
            yield button

    def _place_buttons(self) -> None:
        px, rows = theme.px, self._setting.rows if self._setting is not None else []
        top = self.rect.bottom - px(MARGIN) - len(rows) * px(28 + GAP) + px(GAP)
        for row in rows:
            right = self.rect.right - px(MARGIN)
            for button in reversed(row):
                right = button.place(right, top).left - px(GAP)
            top += px(28 + GAP)
        self.group.dirty = True

    # -- input --------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle mouse events; return whether the event was used."""
        if self.words is None:
            return False
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        if self.group.handle(event):
            self.pointed = True
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._held = None
            return False
        on_it = self.pointed = self.rect.collidepoint(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._held = event.pos if on_it and event.button == 1 else None
        elif self._held is not None:
            self._drag(event.pos)
        return on_it

    def _drag(self, position: tuple[int, int]) -> None:
        """Move it with the pointer; it stays there until the content changes."""
        assert self._held is not None
        way = (position[0] - self._held[0], position[1] - self._held[1])
        self._held, self._moved = position, True
        self.rect.move_ip(way)
        self._place_buttons()

    def rule_at(self, position: tuple[int, int]) -> str:
        """Return the rule number at a point, or "" if there is none."""
        return self.words.rule if self.words is not None and self._rule_box.collidepoint(position) else ""

    # -- drawing ------------------------------------------------------------------------------------------------

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return rectangle and drawing function for `Panes.add_float`, or None if the slip is hidden."""
        if self.words is None or self._setting is None:
            return None
        margin = theme.px(16)
        return self.rect.inflate(2 * margin, 2 * margin), self.draw

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the slip."""
        words, setting, px, area = self.words, self._setting, theme.px, self.rect
        if words is None or setting is None:
            return
        blur = 5 * theme.scale()
        margin = shapes.shadow_margin(blur)
        surface.blit(shapes.shadow(*area.size, 3, blur, 170), (area.x - margin, area.y + px(3) - margin))
        theme.lay_paper(surface, area, "form")
        pygame.draw.rect(surface, theme.mix(theme.FORM, theme.INK, 0.6), area, max(1, px(1.5)))
        surface.fill(theme.COMMIT, (area.x, area.y, px(5), area.height))
        left, right = area.x + px(MARGIN), area.right - px(MARGIN)
        small = theme.font("sans", 13)
        if words.place:
            wide = small.draw(surface, words.place, (right, area.y + px(24)), theme.INK_2, align="right")
            right -= round(wide) + px(10)
        self._draw_rule(surface, words.rule, right, area.y + px(24))
        room = (self._rule_box.left - px(10) if words.rule else right) - left
        theme.font("sans", 15, 700).draw(surface, words.heading, (left, area.y + px(24)), theme.INK, room=room)
        y = area.y + px(HEAD) + px(4)
        for line in setting.lines:
            y += setting.step
            setting.face.draw(surface, line, (left, y), theme.INK)
        for line in setting.told:
            y += setting.step
            setting.face.draw(surface, line, (left, y), theme.MISSING)
        self.group.draw(surface)

    def _draw_rule(self, surface: pygame.Surface, number: str, right: int, base: int) -> None:
        """Draw the number of the rule, as a link."""
        px, face = theme.px, theme.font("sans", 13)
        if not number:
            self._rule_box = pygame.Rect(0, 0, 0, 0)
            return
        wide = round(face.draw(surface, number, (right, base), theme.LINK, align="right"))
        surface.fill(theme.mix(theme.FORM, theme.LINK, 0.6), (right - wide, base + px(3), wide, px(1)))
        self._rule_box = pygame.Rect(right - wide, base - px(15), wide, px(22))


def _covered(place: pygame.Rect, taken: Sequence[pygame.Rect]) -> int:
    """Return the pixels of areas that a rectangle covers."""
    return sum(shared.width * shared.height for box in taken for shared in (place.clip(box),))


def _missing(place: pygame.Rect, area: pygame.Rect, left: tuple[float, float]) -> float:
    """Return the missing share of a size to be left beside a rectangle in an area; 0 if it is left."""
    if not all(left):
        return 0.0
    return min(1 - min(1.0, part.width / left[0], part.height / left[1]) for part in parts_beside(area, place))
