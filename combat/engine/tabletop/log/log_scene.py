"""Overlay with the full log, which can be searched, filtered by piece and kind, copied and written to a file."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.files import folders
from combat.engine.files.plain_files import write_whole
from combat.engine.files.system_faults import reason
from combat.engine.journal.journal import file_stem
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import replace
from combat.engine.play.game_log import LogLine
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.context_menu import ContextMenu
from combat.engine.stage.paper.dialog import Message, lay_slip
from combat.engine.stage.paper.pick_slip import Offer, PickSlip
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.button_rows import lay_abreast
from combat.engine.stage.widgets.text_entry import TextEntry
from combat.engine.stage.widgets.widget import Group
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.menus.log_rows import log_rows
from combat.engine.tabletop.panes.log_panel import LogPanel
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import capital, log_pages, log_sifting, text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

WIDTH, MARGIN, FIELD, LINE, LOW = 860, 22, 36, 44, 480
"""Sheet width, margin, heights of search field and button row, and height of a low window, at scale 1."""
EVERYTHING = "everything"
"""The option that lets every piece through."""
MOST_LETTERS = 60


class _Sheet(LogPanel[S, B, P]):
    """The log list with all details shown; a click on a line goes to its place."""

    whole = True

    def __init__(self, desk: Desk[S, B, P], app: Stage) -> None:
        super().__init__(desk)
        self._app = app

    def went(self, line: LogLine) -> None:
        self._app.pop()
        self.desk.log_places.go_to(line)


class LogScene(Scene, Generic[S, B, P]):
    """Scene with search field, filter buttons, the list of log lines, and buttons for copying and export."""

    overlay, least = True, (640, 360)

    def __init__(self, app: Stage, desk: Desk[S, B, P]) -> None:
        super().__init__(app)
        desk.presenter.remember_all()
        self.desk, self.panel = desk, _Sheet(desk, app)
        self._slip = pygame.Rect(0, 0, 0, 0)
        self.entry = TextEntry(self._typed, text("log-search"), MOST_LETTERS)
        self.group = Group()
        self._told = ""
        """Confirmation of the last copy."""
        self._write()

    def _write(self) -> None:
        """Create the buttons for the current filter."""
        sifting = self.panel.sifting
        piece = self.desk.table.called(self.desk.state, sifting.piece) if sifting.piece else text("log-any-piece")
        named = log_sifting.kinds(self.panel.entries)
        kinds = ", ".join(named.get(kind, kind) for kind in sifting.kinds) or text("log-any-kind")
        self.piece = Button(text("log-piece", piece=capital(piece)), self._ask_piece, "Alt+1")
        self.kind = Button(text("log-kind", kinds=kinds), self._ask_kinds, "Alt+2")
        folds = "log-unfold-all" if self.panel.folded else "log-fold-all"
        self.fold = Button(text(folds), self._fold, "Alt+3")
        self.close = Button(text("button-close"), self.app.pop, "Esc", "commit")
        self.copy = Button(text("log-copy"), self._copy, "Alt+C")
        self.as_text = Button(text("log-as-text"), lambda: self._keep("txt"), "Alt+T")
        self.as_html = Button(text("log-as-html"), lambda: self._keep("html"), "Alt+H")
        self.group.replace((self.piece, self.kind, self.fold, self.close, self.as_html, self.as_text, self.copy))

    # -- filtering ----------------------------------------------------------------------------------------------

    def _typed(self, words: str) -> None:
        self._sift(words=words)

    def _sift(self, **what: object) -> None:
        self.panel.sift(replace(self.panel.sifting, **what))
        self._told = ""
        self._write()
        self.resize()

    def _ask_piece(self) -> None:
        ids = dict.fromkeys(piece for line in self.desk.story.lines for piece in line.entry.pieces)
        called = sorted((capital(self.desk.table.called(self.desk.state, piece)), piece) for piece in ids)
        offers = [Offer(EVERYTHING, capital(text("log-any-piece"))), *(Offer(piece, name) for name, piece in called)]

        def take(chosen: list[str]) -> None:
            self._sift(piece="" if chosen == [EVERYTHING] else chosen[0])

        chosen = [self.panel.sifting.piece or EVERYTHING]
        self.app.push(PickSlip(self.app, text("log-which-piece"), offers, chosen, take, several=False))

    def _ask_kinds(self) -> None:
        offers = [Offer(number, name, number) for number, name in log_sifting.kinds(self.panel.entries).items()]
        if offers:
            chosen = list(self.panel.sifting.kinds)
            title = text("log-which-kinds")
            self.app.push(
                PickSlip(self.app, title, offers, chosen, lambda kinds: self._sift(kinds=tuple(kinds)), several=True)
            )

    def _fold(self) -> None:
        self.panel.fold_all(not self.panel.folded)
        self._write()
        self.resize()

    # -- copying and export -------------------------------------------------------------------------------------

    @property
    def _title(self) -> str:
        return self.desk.table.heading(self.desk.state)

    def _copy(self) -> None:
        with contextlib.suppress(pygame.error):  # the clipboard may be locked by another program
            pygame.scrap.put_text(log_pages.as_text(self._title, self.panel.sifted))
            self._told = text("log-copied")
        self.invalidate()

    def _keep(self, kind: str) -> None:
        """Write the listed lines to a new file in the player's folder, and show its path."""
        made = log_pages.as_html if kind == "html" else log_pages.as_text
        record = self.desk.session.record
        stem = record.path.stem if record is not None else file_stem(self._title)
        path = _free(folders.data() / "logs", stem, kind)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, made(self._title, self.panel.sifted))
        except OSError as fault:
            line = text("cannot-save", cause=str(reason(fault)))
            self.app.push(Message(self.app, text("dialog-fault"), [line]))
            return
        self.app.push(Message(self.app, text("log-title"), [text("log-written", path=str(path))]))

    # -- the scene ----------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Release the search field and remove the highlight from the board; called once when the scene closes."""
        self.entry.close()
        self.desk.log_places.light(())

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px, (width, height) = theme.px, self.app.size
        low = height < px(LOW)
        self._slip = pygame.Rect(0, 0, min(px(WIDTH), width - px(24)), height - px(12 if low else 32))
        self._slip.center = (width // 2, height // 2)
        inner = self._slip.inflate(-2 * px(MARGIN), -2 * px(8 if low else MARGIN - 6))
        self.entry.place(pygame.Rect(inner.x, inner.y, inner.width, px(FIELD)))
        top = self._row((self.piece, self.kind, self.fold), inner, inner.y + px(FIELD + 8), low=low)
        bottom = lay_abreast((self.close, self.as_html, self.as_text, self.copy), inner, tight=low)
        self.panel.place(pygame.Rect(inner.x, top, inner.width, bottom - px(10) - top))
        self.invalidate()

    def _row(self, buttons: tuple[Button, ...], inner: pygame.Rect, top: int, *, low: bool) -> int:
        """Place buttons from the left, in further rows if needed; return their lower edge."""
        left, gap = inner.x, theme.px(8)
        bare = low and sum(button.width(bare=False) + gap for button in buttons) > inner.width
        for button in buttons:
            button.bare = bare
            wide = min(button.width(), inner.width)
            if left > inner.x and left + wide > inner.right:
                left, top = inner.x, top + theme.px(LINE - 6)
            left = button.place(left + wide, top, theme.px(32)).right + theme.px(8)
        return top + theme.px(LINE - 4)

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        self.dirty |= self.entry.update(dt)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if event.type == pygame.KEYDOWN and self._key(event):
            pass
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and self._slip.collidepoint(event.pos):
            self._offer(self.panel.line_at(event.pos), event.pos)
        elif self.group.handle(event) or self.entry.handle(event) or self.panel.handle(event):
            pass
        elif event.type == pygame.MOUSEBUTTONDOWN and not self._slip.collidepoint(event.pos):
            self.app.pop()
        self.dirty |= self.entry.dirty or self.group.dirty or self.panel.list.dirty
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        """Handle keys of the list: Up and Down select, Enter goes to the place, the menu key opens the line's menu."""
        list_, page = self.panel.list, max(1, self.panel.list.rect.height - theme.px(40))
        chosen = self._chosen
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            self._step(1 if event.key == pygame.K_DOWN else -1)
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            list_.scroll(page if event.key == pygame.K_PAGEDOWN else -page)
        elif chosen is not None and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.group.focused is None:
            self.panel.went(list_.rows[chosen])
        elif chosen is not None and self.app.keys.is_(event, "offer"):
            box = list_.box(chosen)
            self._offer(list_.rows[chosen], (box.x + theme.px(40), box.centery))
        else:
            return False
        return True

    @property
    def _chosen(self) -> int | None:
        """Index of the hovered or selected line; None for a heading."""
        place = self.panel.list.hovered
        return None if place is None or self.panel.list.rows[place].entry.tone == "heading" else place

    def _step(self, step: int) -> None:
        """Select the next or previous line; without a selection the last visible one."""
        list_, at = self.panel.list, self.panel.list.hovered
        lines = [place for place, line in enumerate(list_.rows) if line.entry.tone != "heading"]
        if at is None:
            away = [place for place in lines if list_.rect.contains(list_.box(place))][-1:]
        elif step > 0:
            away = [place for place in lines if place > at][:1]
        else:
            away = [place for place in lines if place < at][-1:]
        for place in away:
            list_.choose_row(place)

    def _offer(self, line: LogLine | None, at: tuple[int, int]) -> None:
        """Open the menu of a line; the log is closed before an action runs."""
        if line is None:
            return

        def at_the_table(act: Callable[[], object]) -> Callable[[], None]:
            def do() -> None:
                self.app.pop()
                act()

            return do

        rows = [row if row.act is None else replace(row, act=at_the_table(row.act)) for row in log_rows(self, line)]
        self.app.push(ContextMenu(self.app, rows, at))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        px = theme.px
        lay_slip(surface, self._slip)
        self.entry.draw(surface)
        self.panel.draw(surface)
        if self._told:
            base = self._slip.bottom - px(MARGIN + 8)
            theme.font("hand", 17, 700).draw(surface, self._told, (self._slip.x + px(MARGIN), base), theme.CLEAR)
        self.group.draw(surface)


def _free(folder: Path, stem: str, kind: str) -> Path:
    """Return the path of a file that does not exist yet."""
    path, number = folder / f"{stem}.{kind}", 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem}-{number}.{kind}"
    return path
