"""The saved battles: which there are, how far they got, and opening or deleting one."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pygame

from combat.client import theme
from combat.client.scene import Scene
from combat.client.scenes.dialog import Confirm, Message
from combat.client.scenes.folder import INNER, Backdrop, draw_sheet, rule
from combat.client.widgets.base import Group
from combat.client.widgets.button import Button
from combat.client.widgets.scroll_list import ScrollList
from combat.words import text

if TYPE_CHECKING:
    from combat.client.app import App
    from combat.saves.shelf import ShelvedGame

ROW, WIDTH = 56, 660
"""Height of a row and width of the sheet in pixels at scale 1."""


class LoadScene(Scene):
    """A typed list of all saves, the one played last first."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self.list: ScrollList[ShelvedGame] = ScrollList(
            lambda _game, _width: theme.px(ROW),
            self._draw_row,
            follow=False,
            on_hover=self._hover,
            on_click=self._click,
        )
        self._open_button = Button(text("load-open"), self._open, "Enter", "commit")
        self._delete_button = Button(text("load-delete"), self._ask_delete, "Del")
        self._back_button = Button(text("button-back"), app.pop, "Esc")
        self.group = Group([self._open_button, self._delete_button, self._back_button])
        self.chosen = 0
        self._read()

    def _read(self) -> None:
        from combat.saves.shelf import list_games

        self.list.set_rows(list_games())
        self._choose(min(self.chosen, len(self.list.rows) - 1))

    @property
    def game(self) -> ShelvedGame | None:
        """The save that is chosen."""
        return self.list.rows[self.chosen] if 0 <= self.chosen < len(self.list.rows) else None

    def _choose(self, place: int) -> None:
        self.chosen = max(0, place)
        game = self.game
        self._open_button.reason = text("load-empty") if game is None else game.fault
        self._delete_button.reason = text("load-empty") if game is None else ""
        if game is not None:
            self.list.show_row(self.chosen)
        self.invalidate()

    # -- what the buttons do ------------------------------------------------------------------------------------

    def _open(self) -> None:
        game = self.game
        if game is not None and not game.fault:
            from combat.client.doors import load_battle

            load_battle(self.app, game.path)

    def _ask_delete(self) -> None:
        game = self.game
        if game is not None:
            lines = [progress(game), text("load-delete-sure")]
            self.app.push(Confirm(self.app, text("load-delete"), lines, text("load-delete"), self._delete))

    def _delete(self) -> None:
        game = self.game
        if game is None:
            return
        try:
            game.path.unlink()
        except OSError as error:
            fault = text("saved-delete-failed", path=str(game.path), cause=str(error.strerror))
            self.app.push(Message(self.app, text("dialog-fault"), [fault]))
        self._read()

    def _hover(self, game: ShelvedGame | None) -> None:
        self.dirty = True

    def _click(self, game: ShelvedGame) -> None:
        place = self.list.rows.index(game)
        if place == self.chosen and not game.fault:
            self._open()
        else:
            self._choose(place)

    # -- the scene ----------------------------------------------------------------------------------------------

    def resize(self) -> None:
        px = theme.px
        width, height = self.app.size
        self._sheet = pygame.Rect(0, 0, px(WIDTH), height - px(120))
        self._sheet.midright = (width - px(74), height // 2 + px(8))
        inner = self._sheet.inflate(-2 * px(INNER), 0)
        top, bottom = self._sheet.y + px(100), self._sheet.bottom - px(84)
        self.list.place(pygame.Rect(inner.x - px(16), top, inner.width + px(32), bottom - top))
        right, y = inner.right, self._sheet.bottom - px(56)
        for button in (self._open_button, self._delete_button):
            right = button.place(right, y, px(32)).left - px(8)
        self._back_button.place(inner.left + self._back_button.width(), y, px(32))
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            step = 1 if event.key == pygame.K_DOWN else -1
            self._choose(min(len(self.list.rows) - 1, max(0, self.chosen + step)))
            return True
        taken = self.list.handle(event) or self.group.handle(event)
        self.dirty |= self.list.dirty or self.group.dirty
        return taken

    def draw(self, surface: pygame.Surface) -> None:
        px, sheet = theme.px, self._sheet
        self._backdrop.draw(surface)
        draw_sheet(surface, sheet)
        left, right = sheet.x + px(INNER), sheet.right - px(INNER)
        theme.font("heading", 23).draw_typed(surface, text("load-title"), (left, sheet.y + px(76)), theme.INK)
        rule(surface, left, right, sheet.y + px(90))
        rule(surface, left, right, sheet.bottom - px(74))
        if not self.list.rows:
            theme.font("sans", 16).draw(surface, text("load-empty"), (left, sheet.y + px(130)), theme.INK_2)
        self.list.draw(surface)
        self.group.draw(surface)

    def _draw_row(self, surface: pygame.Surface, box: pygame.Rect, game: ShelvedGame, hot: bool) -> None:
        px = theme.px
        if game is self.game:
            theme.draw_box(surface, box, (*theme.CHOSEN, 104), radius=1)
        elif hot:
            theme.draw_box(surface, box, (*theme.CHOSEN, 38), radius=1)
        left, right = box.x + px(16), box.right - px(16)
        name = game.title or game.path.name
        theme.font("heading", 18).draw_typed(surface, name, (left, box.y + px(24)), theme.INK)
        small = theme.font("sans", 14)
        played = f"{game.when.astimezone():%Y-%m-%d %H:%M}"
        small.draw(surface, played, (right, box.y + px(24)), theme.INK_2, align="right")
        wide = small.draw(surface, ago(game.when), (right, box.y + px(45)), theme.INK_3, align="right")
        ink = theme.MISSING if game.fault else theme.INK if game.finished else theme.INK_2
        small.draw(surface, standing(game), (left, box.y + px(45)), ink, room=right - left - wide - px(12))


def standing(game: ShelvedGame) -> str:
    """How far a game got: its turn and impulse, or how it ended; why it cannot be used."""
    clock = game.clock
    if game.fault:
        return game.fault
    if game.finished:
        return text("saved-over", verdict=game.verdict, points=game.points, turn=clock.turn)
    if clock.impulse:
        return text("saved-impulse", turn=clock.turn, impulse=clock.impulse)
    return text("saved-turn", turn=clock.turn) if clock.turn else text("saved-set-up")


def progress(game: ShelvedGame) -> str:
    """A game in one line: its scenario, how far it got, when it was last played."""
    clock, when = game.clock, ago(game.when)
    if clock.impulse:
        return text("saved-line-impulse", scenario=game.title, turn=clock.turn, impulse=clock.impulse, ago=when)
    if clock.turn:
        return text("saved-line", scenario=game.title, turn=clock.turn, ago=when)
    return text("saved-line-set-up", scenario=game.title, ago=when)


def ago(when: datetime) -> str:
    """How long ago something was, in words."""
    minutes = max(0, int((datetime.now(UTC) - when).total_seconds() // 60))
    if minutes < 2:
        return text("ago-now")
    if minutes < 60:
        return text("ago-minutes", count=minutes)
    if minutes < 24 * 60:
        return text("ago-hours", count=minutes // 60)
    return text("ago-days", count=minutes // (24 * 60))
