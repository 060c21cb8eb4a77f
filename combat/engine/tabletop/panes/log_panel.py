"""Log panel: one line per event with its sum, die and rule; hovering over a line highlights places, a click shows
them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.moment import Moment
from combat.engine.play.game_log import LogLine
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import sum_lines
from combat.engine.stage.drawing.lettering import Font, Rgb
from combat.engine.stage.widgets.scroll_list import ScrollList
from combat.engine.stage.widgets.tooltip import wrapped
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.panes import found_words
from combat.engine.tabletop.panes.gathered import Gathered
from combat.engine.tabletop.panes.table_pane import TablePane, Tip
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import rulebook, text
from combat.engine.words.line import Line
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.log_sifting import Sifting, sifted

if TYPE_CHECKING:
    from combat.engine.tabletop.log.log_scene import LogScene

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

SIDE, STEP, FOOT = 14, 18, 7
"""Margin, line height and the space below an entry, in pixels at scale 1."""
HEAD = 31
"""Height of the panel's header at scale 1."""
SHEET = "combat.engine.tabletop.log.log_scene:LogScene"
"""The full log scene; imported on demand."""


class LogPanel(TablePane[S, B, P]):
    """Virtual list of the log lines; a click on a heading folds its section."""

    whole = False
    """True if all details are shown, as in the full log."""

    def __init__(self, desk: Desk[S, B, P]) -> None:
        super().__init__(desk)
        self.list: ScrollList[LogLine] = ScrollList(
            self._measure, self._draw_line, on_hover=self._hovered, on_click=self.follow_up
        )
        self.folded: set[tuple[Moment, str]] = set()
        """Folded headings, by moment and rule."""
        self.sifting = Sifting()
        self._below: dict[int, int] = {}
        """Number of folded lines by heading (object id)."""
        self._sorted_out: tuple[object, list[LogLine], list[LogLine]] = ((), [], [])
        self._gathered = Gathered()
        self._unfolded: LogLine | None = None
        self._more = pygame.Rect(0, 0, 0, 0)
        """The chip that counts unread lines below; empty without any."""
        self.on_recap: Callable[[], None] | None = None
        """Opens the recap of recent events."""
        self._recap = pygame.Rect(0, 0, 0, 0)

    def place(self, rect: pygame.Rect) -> None:
        """Set the pane's rectangle; called after every change of size or scale."""
        super().place(rect)
        px = theme.px
        self.list.place(
            pygame.Rect(rect.x + px(4), rect.y + px(34), max(0, rect.width - px(8)), max(0, rect.height - px(40)))
        )

    @property
    def _head(self) -> pygame.Rect:
        """Area that opens the full log; empty in the full log itself."""
        return pygame.Rect(*self.rect.topleft, 0 if self.whole else self.rect.width, theme.px(HEAD))

    def refresh(self) -> None:
        """Add new log lines, and remove those that were undone."""
        rows, lines = self.list.rows, self._shown()
        same = len(rows) <= len(lines) and (not rows or rows[-1] is lines[len(rows) - 1])
        if not same:
            keep = next(
                (place for place, (a, b) in enumerate(zip(rows, lines, strict=False)) if a is not b),
                min(len(rows), len(lines)),
            )
            self.list.truncate(keep)
        for line in lines[len(self.list.rows) :]:
            self.list.append(line)

    # -- folding and filtering ----------------------------------------------------------------------------------

    @property
    def entries(self) -> list[LogEntry]:
        """Return all log entries."""
        return [line.entry for line in self.desk.story.lines]

    @property
    def sifted(self) -> list[LogEntry]:
        """Return the log entries that pass the filter, including those in folded sections."""
        self._shown()
        return [line.entry for line in self._sorted_out[1]]

    def sift(self, sifting: Sifting) -> None:
        """Set the filter of the log."""
        self.sifting = sifting
        self.list.set_rows(self._shown())

    def fold(self, line: LogLine) -> None:
        """Fold or unfold the section of a heading."""
        self.folded ^= {_heading(line)}
        self.list.dirty = True

    def fold_all(self, folded: bool) -> None:
        """Fold all sections if `folded` is true, so that only headings are shown, else unfold all."""
        headings = (line for line in self.desk.story.lines if line.entry.tone == "heading")
        self.folded = set(map(_heading, headings)) if folded else set()
        self.list.set_rows(self._shown())

    def _shown(self) -> list[LogLine]:
        """Return the lines that pass the filter and are not folded."""
        lines = self.desk.story.lines
        if not self.folded and self.sifting == Sifting():
            self._sorted_out = ((), lines, self._gathered.rows(lines))
            return self._sorted_out[2]
        state = (len(lines), id(lines[-1]) if lines else 0, self.sifting, frozenset(self.folded))
        if state != self._sorted_out[0]:
            wanted = lines
            if self.sifting != Sifting():
                wanted = [lines[place] for place in sifted([line.entry for line in lines], self.sifting)]
            self._sorted_out = (state, wanted, self._unfold(Gathered().rows(wanted)))
        return self._sorted_out[2]

    def _unfold(self, wanted: list[LogLine]) -> list[LogLine]:
        found: list[LogLine] = []
        away, self._below = False, {}
        for line in wanted:
            if line.entry.tone == "heading":
                away = _heading(line) in self.folded
                found.append(line)
            elif away:
                self._below[id(found[-1])] = self._below.get(id(found[-1]), 0) + 1
            else:
                found.append(line)
        return found

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        if not self.rect.width:
            return
        self.refresh()
        note = self.desk.table.when(self.desk.state)
        theme.draw_panel(surface, self.rect, text("log-title").upper(), note)
        self._draw_recap(surface, note)
        if not self.list.rows:
            face = theme.font("sans", 14)
            face.draw(surface, self.nothing, (self.rect.x + theme.px(14), self.rect.y + theme.px(54)), theme.INK_3)
        self.list.draw(surface)
        self._draw_more(surface)

    @property
    def nothing(self) -> str:
        """Return the text shown when there are no lines."""
        if self.desk.story.lines:
            return text("log-none-such")
        return text("log-empty" if self.desk.presenter.recall is None else "log-recalled")

    def _draw_recap(self, surface: pygame.Surface, note: str) -> None:
        """Draw the link to the recap beside the title, if there is room."""
        px, words, key = theme.px, text("recap-title"), self.desk.app.keys.label("recap")
        face, title = theme.font("sans", 13, 600), theme.font("condensed", 14, 700).width(text("log-title").upper())
        wide = round(face.width(words)) + (theme.keycap_size(key)[0] + px(6) if key else 0)
        right = self.rect.right - px(26) - round(theme.font("sans", 13).width(note))
        left = self.rect.x + px(26) + round(title * 1.15)
        self._recap = pygame.Rect(right - wide, self.rect.y + px(5), wide, px(22))
        if self.on_recap is None or self._recap.left < left:
            self._recap = pygame.Rect(0, 0, 0, 0)
            return
        x = self._recap.x + round(face.draw(surface, words, (self._recap.x, self.rect.y + px(22)), theme.LINK)) + px(6)
        if key:
            theme.draw_keycap(surface, key, x, self._recap.y + px(1))

    def _draw_more(self, surface: pygame.Surface) -> None:
        """Draw the number of lines added since the reader scrolled up; a click goes there."""
        px, unread = theme.px, self.list.unread
        self._more = pygame.Rect(0, 0, 0, 0)
        if not unread:
            return
        words, face = text("log-unread", count=unread), theme.font("sans", 13.5, 600)
        self._more = pygame.Rect(0, 0, round(face.width(words)) + px(40), px(26))
        self._more.midbottom = (self.rect.centerx, self.rect.bottom - px(8))
        theme.draw_box(surface, self._more, theme.CHOSEN, edge=theme.EDGE, radius=13, line=1.2)
        x, y = self._more.x + px(18), self._more.centery
        pygame.draw.polygon(surface, theme.INK, [(x - px(5), y - px(3)), (x + px(5), y - px(3)), (x, y + px(4))])
        face.draw(surface, words, (x + px(11), y + px(5)), theme.INK)

    def follow(self) -> None:
        """Scroll to the last line and keep the list scrolled to the end."""
        self.list.follow()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle clicks on the chip for new lines, the recap link and the header, then the list.

        Return whether the event was used.
        """
        if event.type == pygame.MOUSEBUTTONDOWN and self._recap.collidepoint(event.pos) and self.on_recap is not None:
            self.on_recap()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and self._more.collidepoint(event.pos):
            self.follow()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._head.collidepoint(event.pos):
            self.desk.app.push(load_object(SHEET, lambda: LogScene)(self.desk.app, self.desk))
            return True
        return self.list.handle(event)

    # -- a line -------------------------------------------------------------------------------------------------

    def _parts(self, line: LogLine, width: int) -> tuple[list[str], list[str], list[str], list[tuple[str, str]]]:
        px, entry = theme.px, line.entry
        room = width - px(SIDE) * 2 - (px(12) if entry.follows else 0)
        head = theme.font("sans", 14.5, 600).wrap(entry.head, room - px(54))
        small = theme.font("sans", 13.5)
        sum_ = sum_lines(small, entry.sum, room) if entry.sum else []
        result = small.wrap(entry.result, room - (px(26) if entry.die is not None else 0)) if entry.result else []
        unfolded = entry.more if self.whole or line is self._unfolded else ()
        more = [part for extra in unfolded for part in wrapped(extra, small, room)]
        return head, sum_, result, more

    def _measure(self, line: LogLine, width: int) -> int:
        px = theme.px
        if line.entry.tone == "heading":
            return px(30)
        head, sum_, result, more = self._parts(line, width)
        rows = len(result) if line.entry.die is None else max(1, len(result))
        return px(STEP) * (len(head) + len(sum_) + len(more)) + px(20) * rows + px(FOOT)

    def _draw_line(self, surface: pygame.Surface, box: pygame.Rect, line: LogLine, hot: bool) -> None:
        px, entry = theme.px, line.entry
        if entry.tone == "heading":
            self._draw_heading(surface, box, line, hot=hot)
            return
        if hot:
            theme.draw_box(surface, box.inflate(-px(6), 0), (*theme.LIGHT, 110), radius=3)
        head, sum_, result, more = self._parts(line, box.width)
        x, y = box.x + px(SIDE - 4) + (px(12) if entry.follows else 0), box.y + px(15)
        if entry.follows:
            surface.fill(
                theme.mix(theme.PANEL, theme.INK_3, 0.5), (x - px(9), box.y + px(4), px(2), box.height - px(FOOT + 2))
            )
        weight = 500 if entry.tone == "quiet" else 600
        ink = theme.INK_2 if entry.tone == "quiet" else theme.INK
        for part in head:
            self._print(surface, theme.font("sans", 14.5, weight), part, (x, y), ink)
            y += px(STEP)
        rule = theme.font("sans", 13)
        right = box.right - px(SIDE - 4)
        wide = round(rule.draw(surface, entry.rule, (right, box.y + px(15)), theme.INK_3, align="right"))
        if hot and entry.rule:
            surface.fill(theme.INK_3, (right - wide, box.y + px(18), wide, px(1)))
        small = theme.font("sans", 13.5)
        for part in sum_:
            self._print(surface, small, part, (x, y), theme.rgb("#3A3424"))
            y += px(STEP)
        if not (self.desk.presenter.rolling and line is self.desk.story.lines[-1]):
            self._draw_result(surface, line, result, (x, y))
        y += px(20) * (len(result) if entry.die is None else max(1, len(result)))
        for part, _ in more:
            self._print(surface, small, part, (x, y), theme.INK_2)
            y += px(STEP)

    def _print(self, surface: pygame.Surface, face: Font, part: str, at: tuple[int, int], ink: Rgb) -> None:
        """Draw a part of a line with search matches highlighted."""
        found_words.draw(surface, face, part, at, ink, self.sifting.found(part) if self.sifting.words else ())

    def _draw_result(self, surface: pygame.Surface, line: LogLine, result: list[str], at: tuple[int, int]) -> None:
        px, entry, (x, y) = theme.px, line.entry, at
        if entry.die is not None:
            die = pygame.Rect(x, y - px(13), px(18), px(18))
            theme.draw_box(surface, die, theme.FIELD, edge=theme.FIGURE, radius=3, line=1.2)
            theme.font("sans", 14, 700).draw_in(surface, str(entry.die), die, theme.FIGURE, align="center")
            x += px(26)
        inks = {"hit": theme.MISSING, "bad": theme.rgb("#7A3B14"), "good": theme.rgb("#3F5A22"), "quiet": theme.INK_3}
        ink = inks.get(entry.tone, theme.rgb("#3A3424"))
        for part in result:
            self._print(surface, theme.font("sans", 13.5, 600), part, (x, y + px(1)), ink)
            y += px(20)

    def _draw_heading(self, surface: pygame.Surface, box: pygame.Rect, line: LogLine, *, hot: bool) -> None:
        px, folded = theme.px, _heading(line) in self.folded
        face, x, y = theme.font("condensed", 14, 700), box.x + px(SIDE - 4), box.y + px(15)
        if hot or folded:
            side = px(3)
            right, down = ((0, -side), (0, side), (side + 1, 0)), ((0, -2), (2 * side, -2), (side, side))
            ends = [(x + across, y + up) for across, up in (right if folded else down)]
            pygame.draw.polygon(surface, theme.PANEL_RULE, ends)
            x += px(11)
        head = line.entry.head.upper()
        if folded:
            head = text("log-folded", heading=head, count=self._below.get(id(line), 0))
        wide = round(face.draw(surface, head, (x, box.y + px(20)), theme.PANEL_RULE))
        left = x + wide + px(10)
        ink = theme.mix(theme.PANEL, theme.PANEL_RULE, 0.4)
        surface.fill(ink, (left, box.y + px(15), max(0, box.right - px(SIDE) - left), px(1)))

    # -- the mouse ----------------------------------------------------------------------------------------------

    def _hovered(self, line: LogLine | None) -> None:
        self.desk.log_places.light(self.desk.log_places.of(line) if line is not None else ())

    def follow_up(self, line: LogLine) -> None:
        """Handle a click on a line: show its details and place, or fold the section of a heading."""
        if line.entry.tone == "heading":
            self.fold(line)
            return
        if line.entry.more and not self.whole:
            self._unfolded = None if self._unfolded is line else line
            self.list.place(self.list.rect)
        self.went(line)

    def went(self, line: LogLine) -> None:
        """Move the view to the place of a log line, and highlight the place."""
        self.desk.log_places.go_to(line)

    def line_at(self, position: tuple[int, int]) -> LogLine | None:
        """Return the log line at a point, or None if there is none or it is a heading."""
        place = self.list.row_at(position)
        line = None if place is None else self.list.rows[place]
        return None if line is None or line.entry.tone == "heading" else line

    def rule_at(self, position: tuple[int, int]) -> str:
        """Return the rule number at a point: that of a line, or of a detail below the line; "" if there is none."""
        place = self.list.row_at(position)
        if place is None:
            return ""
        px, line, box = theme.px, self.list.rows[place], self.list.box(place)
        if position[1] < box.y + px(20):
            width = round(theme.font("sans", 13).width(line.entry.rule))
            return line.entry.rule if position[0] >= box.right - px(SIDE) - width else ""
        more = self._parts(line, box.width)[3]
        at = len(more) - 1 - (box.bottom - px(FOOT) - position[1]) // px(STEP)
        return more[at][1] if 0 <= at < len(more) else ""

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip for a point, or None if there is none."""
        if self._head.collidepoint(position):
            return Tip("log", (text("key-log"),), self._head, self.desk.app.keys.label("log"))
        place = self.list.row_at(position)
        if place is None:
            return None
        entry = self.list.rows[place].entry
        title = rulebook.title(entry.rule) if entry.rule else ""
        if not title:
            return None
        return Tip(("log", place), (Line(title, entry.rule), *entry.more), self.list.box(place))


def _heading(line: LogLine) -> tuple[Moment, str]:
    """Return the key of a heading, independent of the language."""
    return line.moment, line.entry.rule
