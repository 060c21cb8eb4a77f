"""Rulebook browser: contents and search at the left, a page at the right, links between paragraphs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import theme
from combat.engine.stage.keys import button_of, chords
from combat.engine.stage.paper.backdrop import Backdrop, draw_sheet, margin, rule, tight
from combat.engine.stage.paper.rulebook_figures import RulebookFigures
from combat.engine.stage.paper.rulebook_page import RulebookPage
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.button_rows import lay_abreast
from combat.engine.stage.widgets.scroll_list import ScrollList
from combat.engine.stage.widgets.text_entry import TextEntry
from combat.engine.stage.widgets.widget import Group
from combat.engine.stage.window_scale import READING
from combat.engine.words import rulebook_pages as pages
from combat.engine.words import text
from combat.engine.words.paragraphs import chapter, paragraph_of
from combat.engine.words.rulebook import rulebook, sought_words
from combat.engine.words.topic import Topic

WIDTH, CONTENTS, BOTH, HEAD = 1280, 320, 640, 60
"""Widths of sheet, left pane, and of both panes at least; height above the panes; in pixels at scale 1."""

ROW, HIT, FIELD = 27, 44, 34
MOST_LETTERS = 40
BACK, FORWARD, CONTENTS_KEY = "Alt+Left", "Alt+Right", "Alt+C"
BACK_BUTTON, FORWARD_BUTTON = 6, 7


class Row(Record):
    """A row of the list at the left: an entry of the contents, or a search result."""

    page: str
    """Id of the page that it opens."""
    number: str
    """Number of the paragraph; "" for none."""
    title: str
    rank: int = 0


class Spot(Record):
    """A position in the rulebook: a page and the paragraph looked up."""

    page: str
    number: str = ""
    """The paragraph looked up; "" for none."""


Introduction = Callable[[str, str], Sequence[Topic]]
"""Returns a short introduction to a title's game, given the names of the help key and of the key list key."""


class RulebookScene(Scene):
    """Opens at a paragraph number, else at the given topics, else at the title's introduction if it has one.

    A narrow window shows either the page or the contents.
    """

    least = READING

    def __init__(
        self,
        app: Stage,
        number: str = "",
        topics: Sequence[Topic] = (),
        introduction: Introduction | None = None,
        figures: RulebookFigures | None = None,
    ) -> None:
        super().__init__(app)
        self.topics = tuple(topics)
        self._introduction = introduction
        first = pages.START if introduction is not None else next(iter(rulebook().chapters), pages.TERMS)
        self.spot = Spot(pages.HERE if topics else first)
        self._before: list[Spot] = []
        self._after: list[Spot] = []
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._only_entry = self._one = False
        self._inset = self._rule = 0
        self._figures = figures
        self.large = ""
        """Number of the figure that is shown enlarged; "" for none."""
        self.page = RulebookPage(self.open, figures, self._enlarge)
        self.contents: ScrollList[Row] = ScrollList(
            self._row_height, self._draw_row, follow=False, on_click=self._turn_to
        )
        self.entry = TextEntry(self._typed, text("rulebook-search"), MOST_LETTERS)
        self._listing = False
        """Whether the contents are shown in place of the page, where there is no room for both."""
        self._in_vain = ""
        """The words searched for, if nothing was found; until the next page is turned to."""
        self._list = Button(text("rulebook-contents"), self._turn_over, CONTENTS_KEY)
        self._back = Button(text("rulebook-back"), self.go_back, BACK)
        self._forward = Button(text("rulebook-forward"), self.go_forward, FORWARD)
        keys = Button(text("keys-title"), self._keys, app.keys.label("keys"))
        self._always = [Button(text("button-close"), app.pop, "Esc", "commit"), keys, self._forward, self._back]
        self.group = Group(self._always)
        if number and (found := rulebook().find(number)):
            self.spot = Spot(chapter(found.number), found.number)
        self._show()

    # -- where the reader is ------------------------------------------------------------------------------------

    def open(self, number: str) -> None:
        """Show a paragraph by its number, or by its nearest ancestor; do nothing if there is neither."""
        found = rulebook().find(number)
        if found is not None:
            self._go(Spot(chapter(found.number), found.number))

    def _turn_to(self, row: Row) -> None:
        self._go(Spot(row.page, row.number))
        if self._listing:
            self._turn_over()

    def _go(self, spot: Spot) -> None:
        if spot == self.spot:
            self._show()
            return
        self._before.append(self.spot)
        self._after.clear()
        self.spot = spot
        self._show()

    def _enlarge(self, number: str) -> None:
        """Show a figure enlarged over the window, or "" to close it."""
        self.large = number
        self.invalidate()

    def _turn_over(self) -> None:
        """Toggle between page and contents."""
        self._listing = not self._listing
        self.resize()

    def go_back(self) -> None:
        """Go back in the history of pages; do nothing at its beginning."""
        if self._before:
            self._after.append(self.spot)
            self.spot = self._before.pop()
            self._show()

    def go_forward(self) -> None:
        """Go forward in the history of pages; do nothing at its end."""
        if self._after:
            self._before.append(self.spot)
            self.spot = self._after.pop()
            self._show()

    def _show(self) -> None:
        self._in_vain = ""
        self._lay_page()

    def _lay_page(self) -> None:
        marked = "" if self.spot.number in rulebook().chapters else self.spot.number
        self.page.show(self._blocks(), marked)
        self._back.reason = "" if self._before else " "
        self._forward.reason = "" if self._after else " "
        if not self.entry.text.strip():
            self._list_contents()
        self.invalidate()

    def _blocks(self) -> list[pages.Block]:
        if self._in_vain:
            return pages.nothing_page(self._in_vain)
        match self.spot.page:
            case pages.HERE:
                return pages.topics_page(self.topics)
            case pages.START:
                return self._start()
            case pages.RULINGS:
                return pages.rulings_page()
            case pages.TERMS:
                return pages.terms_page()
            case number:
                return pages.chapter_page(number)

    def _start(self) -> list[pages.Block]:
        if self._introduction is None:
            return []
        keys = self.app.keys
        return pages.topics_page(self._introduction(keys.named("help"), keys.named("keys")))

    # -- contents and search ------------------------------------------------------------------------------------

    def _list_contents(self) -> None:
        """List all pages, and the paragraphs of the current chapter."""
        book = rulebook()
        rows = [Row(pages.HERE, "", text("rulebook-here"))] if self.topics else []
        if self._introduction is not None:
            rows.append(Row(pages.START, "", text("rulebook-start")))
        for number in book.chapters:
            rows.append(Row(number, number, book.paragraphs[number].title))
            if number == self.spot.page:
                rows += [
                    Row(number, inner.number, inner.title, 1)
                    for inner in book.of_chapter(number)[1:]
                    if paragraph_of(inner.number) == inner.number
                ]
        rows += [Row(pages.RULINGS, "", text("rulebook-rulings")), Row(pages.TERMS, "", text("rulebook-terms"))]
        offset = self.contents.offset
        self.contents.set_rows(rows)
        self.contents.scroll(offset - self.contents.offset)
        self._keep_in_view()

    def _typed(self, words: str) -> None:
        """List the search results, and show the best one."""
        if self._one and words.strip() and not self._listing:
            self._turn_over()
        self.page.sought = sought_words(words)
        hits = rulebook().search(words)
        if not words.strip():
            self._show()
        else:
            rows = [Row(chapter(hit.number), hit.number, hit.title, 2) for hit in hits]
            if pages.says(self._start(), words):
                rows.append(Row(pages.START, "", text("rulebook-start")))
            self.contents.set_rows(rows)
            self.contents.scroll(-self.contents.total)
            if rows:
                self.spot = Spot(rows[0].page, rows[0].number)
            self._in_vain = "" if rows else words
            self._lay_page()
        self.invalidate()

    def _chosen(self) -> int:
        """Return the index of the current row."""
        rows = self.contents.rows
        exact = (place for place, row in enumerate(rows) if Spot(row.page, row.number) == self.spot)
        above = (
            place
            for place, row in enumerate(rows)
            if row.page == self.spot.page
            and row.number in ("", self.spot.page, paragraph_of(self.spot.number or "0.0"))
        )
        return next(exact, max(above, default=-1))

    def _keep_in_view(self) -> None:
        if self.contents.rect.height and (place := self._chosen()) >= 0:
            self.contents.show_row(place)

    def _step(self, way: int) -> None:
        place = self._chosen() + way
        if 0 <= place < len(self.contents.rows):
            row = self.contents.rows[place]
            self._go(Spot(row.page, row.number))
            self._keep_in_view()

    def _keys(self) -> None:
        self.app.open("keys")

    # -- the scene ----------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Handle the closing of the screen; called once."""
        self.entry.close()

    def invalidate(self) -> None:
        """Request a full redraw."""
        self._only_entry = False
        super().invalidate()

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px, (width, height) = theme.px, self.app.size
        close = tight(self.app.size)
        edge = 12 if close else 48
        self._sheet = pygame.Rect(0, 0, min(px(WIDTH), width - px(min(edge, 40))), min(px(1000), height - px(edge)))
        self._sheet.center = (width // 2, height // 2 + (0 if close else px(6)))
        self._inset = margin(self.app.size)
        inner = self._sheet.inflate(-2 * self._inset, 0)
        self._one = inner.width < px(BOTH)
        self._listing &= self._one
        self.group.replace([*self._always[:2], *([self._list] if self._one else []), *self._always[2:]])
        room = pygame.Rect(inner.x, inner.y, inner.width, inner.height - px(7 if close else 18))
        bottom = lay_abreast([each for each in self.group.widgets if isinstance(each, Button)], room, tight=close)
        self._rule = bottom - px(7 if close else 12)
        if self._one:
            self._place_one(inner)
        else:
            self._place_both(inner)
        self._lay_page()
        self.invalidate()

    def _place_one(self, inner: pygame.Rect) -> None:
        """Lay out one pane: the search field above the page or the contents."""
        px, away = theme.px, pygame.Rect(0, 0, 0, 0)
        self.entry.place(pygame.Rect(inner.x, self._sheet.y + px(8), inner.width, px(FIELD)))
        top = self.entry.rect.bottom + px(6)
        body = pygame.Rect(inner.x - px(8), top, inner.width + px(18), self._rule - px(4) - top)
        self.contents.place(body if self._listing else away)
        self.page.place(away if self._listing else body)

    def _place_both(self, inner: pygame.Rect) -> None:
        """Lay out both panes: title, search field and contents at the left of the page."""
        px, wide = theme.px, min(theme.px(CONTENTS), inner.width * 2 // 5)
        top, bottom = self._sheet.y + px(HEAD if not tight(self.app.size) else 12), self._rule - px(8)
        field = top + px(40 if not tight(self.app.size) else 28)
        self.entry.place(pygame.Rect(inner.x, field, wide, px(FIELD)))
        rows = field + px(FIELD + 12)
        self.contents.place(pygame.Rect(inner.x - px(8), rows, wide + px(12), bottom - rows))
        left = inner.x + wide + px(26)
        self.page.place(pygame.Rect(left, top - px(4), inner.right - left + px(18), bottom - top + px(2)))

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        if self.entry.update(dt) and not self.dirty and not self.large:
            self._only_entry = self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        taken = self._take(event)
        if self.contents.dirty or self.page.list.dirty or self.group.dirty:
            self.invalidate()
        return taken

    def _take(self, event: pygame.event.Event) -> bool:
        if self.large:
            if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                self._enlarge("")
            return event.type != pygame.MOUSEMOTION
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (BACK_BUTTON, FORWARD_BUTTON):
            (self.go_back if event.button == BACK_BUTTON else self.go_forward)()
            return True
        taken = self.entry.handle(event) or self.page.handle(event)
        return taken or self.contents.handle(event) or self.group.handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        if self.entry.handle(event):
            return True
        if event.key == pygame.K_ESCAPE and self.entry.text:
            self.entry.text = ""
            self._typed("")
        elif self.app.keys.is_(event, "help"):
            self.app.pop()
        elif button_of(event) in ("LB", "RB"):
            (self.go_back if button_of(event) == "LB" else self.go_forward)()
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            self._step(1 if event.key == pygame.K_DOWN else -1)
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            way = self.page.list.rect.height * 9 // 10
            self.page.list.scroll(way if event.key == pygame.K_PAGEDOWN else -way)
        elif any(chord in (BACK, FORWARD, CONTENTS_KEY, "Esc", self.app.keys.label("keys")) for chord in chords(event)):
            return self.group.handle(event)
        else:
            return False
        return True

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        if self._only_entry:
            self.changed, self._only_entry = [self.entry.rect], False
            self.entry.draw(surface)
            return
        self.changed = None
        px, sheet = theme.px, self._sheet
        self._backdrop.draw(surface)
        draw_sheet(surface, sheet)
        left, right = sheet.x + self._inset, sheet.right - self._inset
        if not self._one:
            self._draw_head(surface)
            page = self.page.list.rect
            line = theme.mix(theme.FORM, theme.FORM_RULE, 0.5)
            surface.fill(line, (page.x - px(12), page.y, px(1), page.height))
        rule(surface, left, right, self._rule)
        self.entry.draw(surface)
        if self._listing or not self._one:
            self.contents.draw(surface)
        if self._listing and not self.contents.rows:
            at = (left, self.entry.rect.bottom + px(30))
            theme.font("sans", 15).draw(surface, text("rulebook-hits", count=0), at, theme.INK_2)
        if not self._listing:
            self.page.draw(surface)
        self.group.draw(surface)
        if self.large and self._figures is not None:
            self._draw_large(surface, self._figures)

    def _draw_large(self, surface: pygame.Surface, figures: RulebookFigures) -> None:
        """Draw the enlarged figure with its caption over the darkened scene."""
        px, (width, height) = theme.px, self.app.size
        shade = pygame.Surface((width, height), pygame.SRCALPHA)
        shade.fill((*theme.INK, 150))
        surface.blit(shade, (0, 0))
        face = theme.font("sans", 16)
        room, tall = width - px(96), height - px(150)
        wide = min(room, room * tall // max(1, figures.height(self.large, room)))
        picture = figures.picture(self.large, wide)
        lines = face.wrap(figures.caption(self.large), wide - px(32))
        paper = picture.get_rect(center=(width // 2, height // 2 - px(30))).inflate(px(16), px(16))
        paper.height += px(24) * len(lines)
        theme.draw_box(surface, paper, theme.STRIP, radius=2)
        surface.blit(picture, (paper.x + px(8), paper.y + px(8)))
        for place, line in enumerate(lines):
            at = (paper.x + px(12), paper.y + picture.get_height() + px(28 + 24 * place))
            face.draw(surface, line, at, theme.INK)

    def _draw_head(self, surface: pygame.Surface) -> None:
        """Draw the title, or the number of results during a search."""
        sought, at = bool(self.entry.text.strip()), self.entry.rect.top - theme.px(12)
        title = text("rulebook-hits", count=len(self.contents.rows)) if sought else text("rulebook-title")
        face = theme.font("sans", 15) if sought else theme.font("heading", 22)
        ink, field = theme.INK_2 if sought else theme.INK, self.entry.rect
        face.draw(surface, title, (field.left, at), ink, room=field.width)

    def _row_height(self, row: Row, width: int) -> int:
        if row.rank == 2 and row.number != row.page:
            return theme.px(HIT)
        return theme.px(ROW - 3 if row.rank == 1 else ROW)

    def _draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: Row, hot: bool) -> None:
        px = theme.px
        chosen = self.contents.rows[self._chosen()] is row
        if chosen or hot:
            theme.draw_box(surface, box, (*theme.CHOSEN, 104 if chosen else 38), radius=1)
        x, base = box.x + px(8), box.y + px(18)
        number = theme.font("condensed", 15, 700)
        if row.rank == 2:
            self._draw_hit(surface, box, row)
            return
        name = theme.font("sans", 15 if not row.rank else 14, 500 if not row.rank else 400)
        indent = px(46) if row.number and not row.rank else px(92) if row.rank else 0
        if row.number:
            number.draw(surface, row.number, (x + indent - px(8), base), theme.FORM_RULE, align="right")
        name.draw(surface, row.title, (x + indent, base), theme.INK, room=box.right - x - indent - px(6))

    def _draw_hit(self, surface: pygame.Surface, box: pygame.Rect, row: Row) -> None:
        """Draw a search result: number and title, and the paragraph that contains it."""
        px = theme.px
        x, room = box.x + px(8), box.width - px(14)
        number = theme.font("condensed", 15, 700)
        wide = round(number.draw(surface, row.number, (x, box.y + px(18)), theme.FORM_RULE)) + px(8)
        title = theme.font("sans", 15, 500)
        title.draw(surface, row.title, (x + wide, box.y + px(18)), theme.INK, room=room - wide)
        book = rulebook()
        whole = book.paragraphs[row.page if paragraph_of(row.number) == row.number else paragraph_of(row.number)]
        if whole.number != row.number:
            place = f"{whole.number} {whole.title}"
            theme.font("sans", 13).draw(surface, place, (x, box.y + px(36)), theme.INK_3, room=room)
