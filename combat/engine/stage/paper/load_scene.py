"""The saved battles: which there are, how far they got, and opening or deleting one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.volume1.words import names

if TYPE_CHECKING:
    from pathlib import Path

    from combat.engine.journal.shelf import ShelvedGame


class LoadScene(TypedListScene["ShelvedGame"]):
    """All saves, the one played last first."""

    title, empty, watched = "load-title", "load-empty", ("saves",)
    _campaigns: Mapping[str, str]
    """Save -> the campaign that it is a battle of."""

    def rows(self) -> Iterable[ShelvedGame]:
        from combat.engine.journal.shelf import list_games
        from combat.games.volume1.campaign.diary import battles_of_campaigns

        self._campaigns = battles_of_campaigns()
        return list_games()

    def key(self, row: ShelvedGame) -> Path:
        return row.path

    def buttons(self) -> Sequence[Button]:
        return [
            Button(text("load-open"), self.open_chosen, "Enter", "commit"),
            Button(text("load-watch"), self._watch, "W"),
            Button(text("load-delete"), self._ask_delete, "Del"),
        ]

    def refusals(self, row: ShelvedGame | None) -> Sequence[str]:
        return (text(self.empty),) * 3 if row is None else (row.fault, row.fault, "")

    def open(self, row: ShelvedGame) -> None:
        from combat.games.volume1.scenes.launch import load_battle

        load_battle(self.app, row.path)

    def _watch(self) -> None:
        from combat.games.volume1.scenes.launch import watch_battle

        if self.row is not None:
            watch_battle(self.app, self.row.path)

    def _ask_delete(self) -> None:
        if self.row is not None:
            game, delete = self.row, text("load-delete")
            lines = filter(None, [progress(game), self._campaigns.get(game.path.name, ""), text("load-delete-sure")])
            self.app.push(Confirm(self.app, delete, [*lines], delete, lambda: self._delete(game), grave=True))

    def _delete(self, game: ShelvedGame) -> None:
        try:
            game.path.unlink()
        except OSError as error:
            fault = text("saved-delete-failed", path=str(game.path), cause=str(error.strerror))
            self.app.push(Message(self.app, text("dialog-fault"), [fault]))
        self.read()

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: ShelvedGame) -> None:
        px = theme.px
        left, right = box.x + px(16), box.right - px(16)
        name = row.title or row.path.name
        theme.font("heading", 18).draw_typed(surface, name, (left, box.y + px(24)), theme.INK)
        small = theme.font("sans", 14)
        played = f"{row.when.astimezone():%Y-%m-%d %H:%M}"
        small.draw(surface, played, (right, box.y + px(24)), theme.INK_2, align="right")
        wide = small.draw(surface, ago(row.when), (right, box.y + px(45)), theme.INK_3, align="right")
        ink = theme.MISSING if row.fault else theme.INK if row.finished else theme.INK_2
        line = " · ".join(part for part in (standing(row), self._campaigns.get(row.path.name, "")) if part)
        if row.packs:
            line = f"{line} · {text('saved-packs', packs=', '.join(row.packs))}"
        small.draw(surface, line, (left, box.y + px(45)), ink, room=right - left - wide - px(12))


def standing(game: ShelvedGame) -> str:
    """How far a game got: its turn and impulse, or how it ended; why it cannot be used."""
    clock = game.clock
    if game.fault:
        return game.fault
    if game.finished:
        return text("saved-over", verdict=game.verdict, points=game.points, turn=clock.turn)
    return names.moment(clock)


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
