"""Page of the rulebook: paragraphs with numbers in the margin, rulings, figures and links."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Font, Rgb
from combat.engine.stage.paper.backdrop import rule
from combat.engine.stage.paper.rulebook_figures import RulebookFigures
from combat.engine.stage.paper.rulebook_text import Lines, draw_lines, set_lines
from combat.engine.stage.widgets.scroll_list import ScrollList
from combat.engine.words import text
from combat.engine.words.rulebook_pages import Block

MARGIN, CLOSE, NARROW, STEP_IN = 78, 54, 460, 16
"""Number column, the same on a narrow page, width of a narrow page, and indent, in pixels at scale 1."""

TEXT, SMALL = 21, 18
"""Line heights in pixels at scale 1."""
FIGURE, FRAME = 560, 3
"""Greatest width of a figure, and the frame around it, in pixels at scale 1."""

INK = theme.rgb("#26231D")


class RulebookPage:
    """A scrollable page; `on_link` and `on_figure` are called with the paragraph number that was clicked."""

    def __init__(
        self,
        on_link: Callable[[str], None],
        figures: RulebookFigures | None = None,
        on_figure: Callable[[str], None] = lambda number: None,
    ) -> None:
        self.on_link, self.on_figure, self._figures = on_link, on_figure, figures
        self.shown: list[tuple[pygame.Rect, str]] = []
        """Areas and numbers of the figures in view."""
        self.list: ScrollList[Block] = ScrollList(self._measure, self._draw, follow=False)
        self.sought: tuple[str, ...] = ()
        self.marked = ""
        """The number that was looked up; it is marked in the margin."""
        self.links: list[tuple[pygame.Rect, str]] = []
        self.hot = ""
        self._set: dict[tuple[str, str], Lines] = {}

    def show(self, blocks: Sequence[Block], marked: str = "") -> None:
        """Show other blocks, scrolled to the block with the number `marked` if there is one."""
        self._set.clear()
        self.list.set_rows(blocks)
        self.list.scroll(-self.list.total)
        self.marked = marked
        place = next((n for n, block in enumerate(blocks) if marked and block.number == marked), 0)
        if place:
            self.list.show_row(len(blocks) - 1)
            self.list.scroll(-self.list.total)
            for row in range(place + 1):
                self.list.show_row(row)
            self.list.scroll(self.list.box(place).top - self.list.rect.top - theme.px(6))

    def place(self, rect: pygame.Rect) -> None:
        """Set the rectangle of the page; its scroll position is kept."""
        self._set.clear()
        at = self.list.offset
        self.list.place(rect)
        self.list.scroll(at - self.list.offset)

    def link_at(self, position: tuple[int, int]) -> str:
        """Return the paragraph number of the link at a point; "" if there is none."""
        if not self.list.rect.collidepoint(position):
            return ""
        return next((number for box, number in self.links if box.collidepoint(position)), "")

    def figure_at(self, position: tuple[int, int]) -> str:
        """Return the paragraph number of the figure at a point; "" if there is none."""
        if not self.list.rect.collidepoint(position):
            return ""
        return next((number for box, number in self.shown if box.collidepoint(position)), "")

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle scrolling and clicks on links and figures; return whether the event was used."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and (number := self.link_at(event.pos)):
            self.on_link(number)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and (number := self.figure_at(event.pos)):
            self.on_figure(number)
            return True
        if event.type == pygame.MOUSEMOTION:
            hot = self.link_at(event.pos)
            if hot != self.hot:
                self.hot, self.list.dirty = hot, True
        return self.list.handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the visible blocks."""
        self.links, self.shown = [], []
        self.list.draw(surface)

    # -- a block ------------------------------------------------------------------------------------------------

    def _lines(self, words: str, face: Font, kind: str, room: int) -> Lines:
        key = (kind, words)
        if key not in self._set:
            self._set[key] = set_lines(words, face, room)
        return self._set[key]

    def _measure(self, block: Block, width: int) -> int:
        return self._lay(None, pygame.Rect(0, 0, width, 0), block) + theme.px(12)

    def _draw(self, surface: pygame.Surface, box: pygame.Rect, block: Block, hot: bool) -> None:
        if self.marked and block.number == self.marked:
            theme.draw_box(surface, (box.x, box.y + theme.px(4), theme.px(4), box.height - theme.px(12)), theme.CHOSEN)
        self._lay(surface, box, block)

    def _lay(self, surface: pygame.Surface | None, box: pygame.Rect, block: Block) -> int:
        """Draw a block, or only measure it without a surface; return its height."""
        px = theme.px
        left = box.x + px(MARGIN if box.width >= px(NARROW) else CLOSE) + (px(STEP_IN) if block.rank == 2 else 0)
        room = box.right - left - px(18)
        y = self._head(surface, box, block, left, room)
        text_ = theme.font("sans", 15.5)
        if block.text:
            y = self._words(surface, block.text, text_, "text", (left, y), room, TEXT, INK)
        for item in block.items:
            if surface is not None:
                surface.fill(theme.INK_3, (left + px(2), y - px(6), px(4), px(2)))
            y = self._words(surface, item, text_, "item", (left + px(14), y), room - px(14), TEXT, INK)
        if self._figures is not None and block.rank == 0 and self._figures.has(block.number):
            y = self._figure(surface, self._figures, block.number, (left, y - px(8)), room)
        for ruling in block.rulings:
            y = self._ruling(surface, ruling, (left, y + px(4)), room)
        if block.cited:
            small = theme.font("sans", 13)
            words = text("rulebook-cited") + " " + " ".join(f"[{number}]" for number in block.cited)
            y = self._words(surface, words, small, "cited", (left, y + px(1)), room, SMALL, theme.INK_3)
        return y - px(TEXT - 8) - box.y

    def _head(self, surface: pygame.Surface | None, box: pygame.Rect, block: Block, left: int, room: int) -> int:
        """Draw number and title; return the baseline of the text."""
        px = theme.px
        face = theme.font("heading", 25) if block.rank == 0 else theme.font("sans", 16.5, 600)
        leading = px(30) if block.rank == 0 else px(22)
        y = box.y + (px(34) if block.rank == 0 else px(22))
        if surface is not None and block.number:
            self._number(surface, block, (left - px(14), y))
        y = self._words(surface, block.title, face, f"title{block.rank}", (left, y), room, 0, theme.INK, leading)
        if block.rank == 0:
            if surface is not None:
                rule(surface, left, left + room, y - leading + px(10))
            y += px(6)
        return y

    def _number(self, surface: pygame.Surface, block: Block, at: tuple[int, int]) -> None:
        face = theme.font("condensed", 18 if block.rank == 0 else 15.5, 700 if block.rank < 2 else 600)
        width = round(face.draw(surface, block.number, at, theme.FORM_RULE, align="right"))
        box = pygame.Rect(at[0] - width, at[1] - theme.px(16), width, theme.px(22))
        if block.number != self.marked:
            self.links.append((box, block.number))
        if self.hot == block.number:
            surface.fill(theme.FORM_RULE, (box.x, at[1] + theme.px(3), width, theme.px(1)))

    def _figure(
        self, surface: pygame.Surface | None, figures: RulebookFigures, number: str, at: tuple[int, int], room: int
    ) -> int:
        """Draw a figure with its caption; return the next baseline."""
        px = theme.px
        width = min(room, px(FIGURE))
        box = pygame.Rect(*at, width, figures.height(number, width))
        if surface is not None:
            surface.fill(theme.STRIP, box.inflate(px(2 * FRAME), px(2 * FRAME)))
            surface.blit(figures.picture(number, width), box)
            self.shown.append((box, number))
        small = theme.font("sans", 14)
        below = (at[0], box.bottom + px(22))
        return self._words(surface, figures.caption(number), small, "caption", below, width, SMALL, theme.INK_2) + px(8)

    def _ruling(self, surface: pygame.Surface | None, words: str, at: tuple[int, int], room: int) -> int:
        """Draw a ruling beside a pencil stroke; return the next baseline."""
        px = theme.px
        face = theme.font("typewriter", 14.5)
        end = self._words(surface, words, face, "ruling", (at[0] + px(14), at[1]), room - px(14), 20, INK)
        if surface is not None:
            top = at[1] - px(14)
            surface.fill(theme.mix(theme.FORM, theme.CUT, 0.7), (at[0] + px(2), top, px(3), end - at[1] + px(1)))
        return end

    def _words(
        self,
        surface: pygame.Surface | None,
        words: str,
        face: Font,
        kind: str,
        at: tuple[int, int],
        room: int,
        leading: int,
        ink: Rgb,
        pixels: int = 0,
    ) -> int:
        """Draw words with links; `leading` is at scale 1, `pixels` overrides it. Return the next baseline."""
        lines = self._lines(words, face, kind, room)
        step = pixels or theme.px(leading)
        if surface is None:
            return at[1] + step * len(lines)
        found = self._take_link
        return draw_lines(surface, lines, face, at, step, ink, sought=self.sought, found=found)

    def _take_link(self, box: pygame.Rect, number: str) -> None:
        self.links.append((box, number))
