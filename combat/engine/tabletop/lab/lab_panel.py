"""Panel of the rules lab: description, expectations and script."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import replace
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Font, Role
from combat.engine.stage.drawing.piece import Piece
from combat.engine.stage.pane import Draw
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.lab.expectations import draw_expected, expected_lines
from combat.engine.tabletop.lab.lab_session import LabSession
from combat.engine.tabletop.lab.script_sheet import Chip, draw_script, script_sheet
from combat.engine.tabletop.panes.table_pane import TablePane
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text, translated

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

NARROW = 600
"""Panel width at scale 1 below which the columns are stacked."""
CARD = 232
"""Width of a card preview in pixels at scale 1."""
WORDS = 14.5
"""Font size of the description."""
FAULT_TYPES: tuple[tuple[Role, float, int], ...] = (("sans", 14.5, 18), ("condensed", 14, 17), ("condensed", 13, 14))
"""Font role, size and line height for faults, the largest first."""
TWO, THREE = (0.6, 0.4), (0.33, 0.33, 0.34)
"""Shares of the width for description and script, and with expectations between them."""


class LabPanel(TablePane[S, B, P]):
    """Panel with the description at the left, the script at the right and the expectations between them."""

    card_queues: tuple[str, ...] = ()
    """Names of queues whose values are cards."""

    def __init__(self, desk: Desk[S, B, P], session: LabSession[S, Any]) -> None:
        super().__init__(desk)
        self.session = session
        self.expected = session.expected()
        self.cards: list[Chip] = []
        """The visible chips of the script that stand for a card."""
        self.broken: tuple[str, ...] = ()
        """Faults of the file as last written; empty if it can be read."""
        self.hot: tuple[str, int] | None = None
        """Queue and index of the card under the pointer, shown as a preview."""

    def card(self, queue: str, place: int, width: int) -> Piece:
        """Return the picture of a card for a value of a queue; called only for queues in `card_queues`.

        Raises NotImplementedError if not overridden.
        """
        raise NotImplementedError(queue)

    def on_language(self) -> None:
        """Create stored texts again after a change of language."""
        self.expected = self.session.expected()

    # -- the card under the pointer ----------------------------------------------------------------------------

    def move(self, position: tuple[int, int]) -> bool:
        """Handle the pointer's position, also outside the pane; return whether a redraw is needed."""
        hot = next(((chip.queue, chip.place) for chip in self.cards if chip.box.collidepoint(position)), None)
        changed, self.hot = hot != self.hot, hot
        return changed

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return area and drawing function of the enlarged card under the pointer, drawn over the board, or None if
        there is none.
        """
        box = next((chip.box for chip in self.cards if (chip.queue, chip.place) == self.hot), None)
        if self.hot is None or box is None:
            return None
        piece = self.card(*self.hot, theme.px(CARD))
        whole = pygame.Rect((0, 0), piece.size)
        whole.midbottom = (box.centerx, self.desk.view.rect.bottom - theme.px(6))
        whole.clamp_ip(self.desk.view.rect.inflate(-theme.px(12), -theme.px(12)))
        return whole.inflate(theme.px(24), theme.px(24)), lambda surface: piece.draw(surface, whole.x, whole.y)

    # -- layout -------------------------------------------------------------------------------------------------

    def columns(self, area: pygame.Rect | None = None) -> list[pygame.Rect]:
        """Return the areas of description, expectations (if any) and script; in a narrow panel they are stacked.

        `area` replaces the panel's own rectangle.
        """
        px, area = theme.px, self.rect if area is None else area
        x, y, found = area.x, area.y, list[pygame.Rect]()
        narrow = bool(self.expected) and area.width < px(NARROW)
        for share in THREE if self.expected else TWO:
            wide = area.width if narrow else round(area.width * share)
            column = pygame.Rect(x, y + px(4), wide, area.height - px(8)).inflate(-px(32), 0)
            if narrow:
                column.height = self._high(len(found), column)
                y = column.bottom + px(4)
            else:
                x += wide
            found.append(column)
        return found

    def _high(self, place: int, column: pygame.Rect) -> int:
        """Return the height that a column needs; faults use what there is."""
        if place == len(THREE if self.expected else TWO) - 1:
            bottom = script_sheet(self.session.script(), column).bottom
        elif place:
            bottom = expected_lines(self.expected, column)[-1].box.bottom
        elif self.faults():
            role, size, step = FAULT_TYPES[0]
            lines = theme.font(role, size, 500).wrap("\n".join(self.faults()), column.width, paths=True)
            bottom = column.y + theme.px(26) + len(lines) * theme.px(step)
        else:
            bottom = self.lines(column)[-1][1]
        return bottom - column.y + theme.px(8)

    def needs(self, width: int) -> int:
        """Return the height in pixels that the content needs at a width; a lower pane is scrolled."""
        columns = self.columns(pygame.Rect(0, 0, width, 0))
        if columns[0].x == columns[-1].x:
            return columns[-1].bottom
        faulty = bool(self.faults())
        return max(self._high(place, column) for place, column in enumerate(columns) if place or not faulty)

    def lead(self) -> tuple[Hashable, pygame.Rect] | None:
        """Return key and box of what must be in view now, the next expectation or script value, or None without one."""
        at = self.session.at
        _, *areas, script = self.columns()
        expected = [line for area in areas for line in expected_lines(self.expected, area)]
        due = next((line.box for line in expected if line.expected.after > at), expected[-1].box if expected else None)
        chips = script_sheet(self.session.script(), script).chips
        box = due or next((chip.box for chip in chips if chip.ahead == 0), None)
        return None if box is None else ((at, box.y - self.rect.y), box)

    def lines(self, area: pygame.Rect) -> list[tuple[str, int]]:
        """Return the lines of the description, each with the y of its baseline."""
        px, lab, y = theme.px, self.session.lab, area.y + theme.px(20)
        lines = []
        for paragraph in lab.text or (str(self.session.path),):
            y += px(4)
            for line in theme.font("sans", WORDS).wrap(translated(paragraph), area.width, paths=True):
                y += px(18)
                lines.append((line, y))
        return lines

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        area, px = self.rect, theme.px
        self.cards = []
        if not area.height:
            return
        theme.lay_paper(surface, area, "form")
        words, *expected, script = self.columns()
        for column in (*expected, script) if script.x > words.x else ():
            rule = (column.x - px(16), area.y + px(12), px(1), area.height - px(24))
            surface.fill(theme.mix(theme.FORM, theme.INK_3, 0.5), rule)
        if self.faults():
            self._draw_fault(surface, words)
        else:
            self._draw_words(surface, self._in_sight(words, surface.get_clip()))
        for column in expected:
            draw_expected(surface, expected_lines(self.expected, column), column, self.session.at)
        laid = script_sheet(self.session.script(), script)
        draw_script(surface, laid, script)
        seen = surface.get_clip()
        self.cards = [replace(chip, box=chip.box.clip(seen)) for chip in laid.chips if chip.queue in self.card_queues]

    def _in_sight(self, words: pygame.Rect, window: pygame.Rect) -> pygame.Rect:
        """Return the area of the description while the panel is scrolled: it stays in view if it fits."""
        beside = self.columns()[-1].x > words.x
        if not beside or self.lines(words)[-1][1] - words.y > window.height:
            return words
        return words.move(0, min(max(0, window.y - self.rect.y), max(0, self.rect.height - window.height)))

    def _draw_words(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        title, named = theme.font("sans", 16, 700), translated(self.session.lab.title)
        title.draw(surface, named, (area.x, area.y + theme.px(20)), theme.INK, room=area.width)
        for line, y in self.lines(area):
            theme.font("sans", WORDS).draw(surface, line, (area.x, y), theme.rgb("#3A3424"))

    def faults(self) -> tuple[str, ...]:
        """Return the reasons why the file cannot be read or run to its end; empty if it can be."""
        stops = (self.session.fault,) if self.session.over and self.session.fault else ()
        return self.broken or stops

    def _draw_fault(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the faults in place of the description."""
        lines, face, step = self.fault_lines(area)
        title = text("lab-broken" if self.broken else "lab-stops")
        at = (area.x, area.y + theme.px(20))
        theme.font("sans", 16, 700).draw(surface, title, at, theme.MISSING, room=area.width)
        y = area.y + theme.px(22)
        for line in lines:
            y += step
            face.draw(surface, line, (area.x, y), theme.INK)

    def fault_lines(self, area: pygame.Rect | None = None) -> tuple[list[str], Font, int]:
        """Return the lines of the faults that fit an area, their font and their line height in pixels."""
        area = self.columns()[0] if area is None else area
        room = area.height - theme.px(26)
        for role, size, step in FAULT_TYPES:
            face = theme.font(role, size, 500)
            lines = face.wrap("\n".join(self.faults()), area.width, paths=True)
            if len(lines) * theme.px(step) <= room:
                break
        return lines[: room // theme.px(step)], face, theme.px(step)
