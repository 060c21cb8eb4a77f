"""List of saved games: open, watch, report on, rename and delete them."""

from __future__ import annotations

import contextlib
from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import pygame

from combat.engine.files.system_faults import reason
from combat.engine.journal.faults import SaveError
from combat.engine.journal.given_names import LONGEST, forget_name, give_name, given_names
from combat.engine.journal.known_titles import titles
from combat.engine.journal.save_list import SaveEntry, list_games
from combat.engine.journal.save_order import ShelfPlace, in_groups
from combat.engine.journal.saved import Saved, read
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.paper.typed_list_scene import ROW, TypedListScene
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text, translated
from combat.engine.words.ago import ago, moment

GROUP = 30
"""Height of a group heading in pixels at scale 1."""
SIDE, LEAST = 44, 300
"""Margin beside the details of the selected save, and their least width, in pixels at scale 1."""
SHARE, WIDE, MORE = 0.32, 1.45, 28
"""Picture under the selected save: share of the list's width, least aspect ratio, and height in pixels left for rows.
"""
PAUSE = 0.12
"""Seconds that a save is selected before it is read for its picture."""
LISTED = 6
"""Saves listed by name in the question before deletion."""


class SaveWords(Protocol):
    """The title's descriptions of its saves."""

    def standing(self, game: SaveEntry, /) -> str:
        """Return the progress or the result of a game; not called for a save that cannot be used."""

    def progress(self, game: SaveEntry, /) -> str:
        """Return one line about a game: what is played, its progress, and when it was last played."""

    def called(self, game: SaveEntry, /) -> str:
        """Return the default name of a save: what is played; "" for a save that cannot be used."""


class LoadScene(TypedListScene[ShelfPlace]):
    """All saves, in groups; Space and Ctrl+click mark several for deletion."""

    title, empty, note, watched = "load-title", "load-empty", "load-note", ("saves",)
    width = 780
    plays = ""
    """Id of the title whose saves are listed; "" for all."""
    told: SaveWords
    """The title's descriptions."""
    marked: frozenset[Path] = frozenset()
    _belonging: Mapping[str, str]
    _names: Mapping[str, str]

    def rows(self) -> Iterable[ShelfPlace]:
        """Read the saves from disk and return them as rows from top to bottom; unmark saves that no longer exist."""
        self._belonging = self.belonging()
        games = list_games(plays=self.plays)
        self._names = given_names(games[0].path.parent) if games else {}
        self.marked = self.marked & {game.path for game in games}
        self._looked: tuple[Path, pygame.Surface | None] | None = None
        self._facts: Sequence[tuple[str, str]] = ()
        self._waited = 0.0
        return in_groups(games, lambda game: self._belonging.get(game.path.name, "") or translated(game.title))

    # -- what a title adds --------------------------------------------------------------------------------------

    def belonging(self) -> Mapping[str, str]:
        """Return for each save that belongs to a larger whole, such as a campaign, its file name and the name of the
        whole.

        Empty by default.
        """
        return {}

    @abstractmethod
    def look_into(
        self, saved: Saved[Any, Any], game: SaveEntry, width: int
    ) -> tuple[pygame.Surface, Sequence[tuple[str, str]]]:
        """Return a picture of a saved game, `width` pixels wide, and further facts (label, value).

        Raises SaveError if the save cannot be read.
        """

    # -- the rows -----------------------------------------------------------------------------------------------

    def key(self, row: ShelfPlace) -> Path:
        """Return the key that identifies a row, so that the row stays selected when the list is reloaded."""
        return row.game.path

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected row, from right to left."""
        reports = "report" in self.app.title.scenes
        return [
            Button(text("load-open"), self.open_chosen, "Enter", "commit"),
            Button(text("load-watch"), self._watch, "W"),
            *([Button(text("report-button"), self._report, "R")] if reports else []),
            Button(text("load-name"), self._ask_name, "F2"),
            Button(text("load-delete"), self._ask_delete, "Del"),
        ]

    def refusals(self, row: ShelfPlace | None) -> Sequence[str]:
        """Return for each button the reason why it is disabled for a row; "" if it is enabled."""
        acts = len(self.acts)
        return (text(self.empty),) * acts if row is None else (*(row.game.fault,) * (acts - 2), "", "")

    def open(self, row: ShelfPlace) -> None:
        """Open the save of a row; called on Enter or a second click."""
        self.app.open("saved-battle", path=row.game.path)

    def _watch(self) -> None:
        if self.row is not None:
            self.app.open("watched-battle", path=self.row.game.path)

    def _report(self) -> None:
        if self.row is not None:
            self.app.open("report", path=self.row.game.path)

    def choose(self, place: int) -> None:
        """Select the row at an index, clamped to the list."""
        self._waited, self._looked = 0.0, None
        super().choose(place)

    def called(self, game: SaveEntry) -> str:
        """Return the name that the player gave a save, else its default name."""
        return self._names.get(game.path.name) or self.told.called(game) or game.path.name

    # -- naming and deleting ------------------------------------------------------------------------------------

    def _ask_name(self) -> None:
        if self.row is not None:
            game = self.row.game
            before = self._names.get(game.path.name, "")
            slip = WriteSlip(
                self.app, text("load-name-title"), before, lambda name: self._name(game, name), limit=LONGEST
            )
            self.app.push(slip)

    def _name(self, game: SaveEntry, name: str) -> str:
        try:
            give_name(game.path, name)
        except OSError as fault:
            return str(reason(fault))
        self.read()
        return ""

    def toggle(self, row: ShelfPlace) -> None:
        """Mark a save for deletion, or unmark it."""
        self.marked = self.marked ^ {row.game.path}
        self._label_delete()
        self.resize()

    def read(self) -> None:
        """Reload the rows; marks of saves that still exist remain."""
        super().read()
        self._label_delete()

    def _label_delete(self) -> None:
        """Name on the button how many marked saves it deletes."""
        several = text("load-delete-several", count=len(self.marked))
        self.acts[-1].label = several if self.marked else text("load-delete")

    def _doomed(self) -> list[SaveEntry]:
        """Return the marked saves, else the selected one."""
        marked = [row.game for row in self.list.rows if row.game.path in self.marked]
        return marked or ([self.row.game] if self.row is not None else [])

    def _ask_delete(self) -> None:
        games = self._doomed()
        if not games:
            return
        lines = [self.told.progress(game) if not game.fault else game.path.name for game in games[:LISTED]]
        if len(games) > LISTED:
            lines.append(text("dialog-more", count=len(games) - LISTED))
        parts = {self._belonging.get(game.path.name, "") for game in games} - {""}
        sure = text("load-delete-sure") if len(games) == 1 else text("load-delete-sure-several", count=len(games))
        title = self.acts[-1].label
        slip = Confirm(self.app, title, [*lines, *sorted(parts), sure], title, lambda: self._delete(games), grave=True)
        self.app.push(slip)

    def _delete(self, games: Sequence[SaveEntry]) -> None:
        faults = []
        for game in games:
            try:
                game.path.unlink()
            except OSError as error:
                faults.append(text("saved-delete-failed", path=str(game.path), cause=str(reason(error))))
            else:
                with contextlib.suppress(OSError):
                    forget_name(game.path)
        if faults:
            self.app.push(Message(self.app, text("dialog-fault"), faults))
        self.read()
        self.resize()

    # -- the scene ----------------------------------------------------------------------------------------------

    def _click(self, row: ShelfPlace) -> None:
        if pygame.key.get_mods() & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.toggle(row)
        else:
            super()._click(row)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        marks = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE and self.group.focused is None
        if marks and self.row is not None:
            self.toggle(self.row)
            return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        super().update(dt)
        self._waited += dt
        row = self.row
        width = self._beside().width or self._under().width
        if row is not None and self._looked is None and self._waited >= PAUSE and width:
            picture, self._facts = (None, ()) if row.game.fault else self.look_at(row.game, width)
            self._looked = (row.game.path, picture)
            self.dirty = True

    def look_at(self, game: SaveEntry, width: int) -> tuple[pygame.Surface | None, Sequence[tuple[str, str]]]:
        """Read a save; return a picture of it, `width` pixels wide, and further facts (label, value).

        If it cannot be read, returns None and the error.
        """
        try:
            return self.look_into(read(game.path, titles()), game, width)
        except SaveError as fault:
            return None, ((text("dialog-fault"), str(fault)),)

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        self._looked = None
        super().resize()

    def _under(self) -> pygame.Rect:
        """Return the size of the picture under the selected save; width 0 if the details are beside the list."""
        rows = self.list.rect
        fits = not self._beside().width and rows.height >= theme.px(ROW + MORE) + rows.width * SHARE / WIDE
        return pygame.Rect(0, 0, round(rows.width * SHARE) if fits else 0, 0)

    def _beside(self) -> pygame.Rect:
        """Return the area beside the list for details of the selected save; width 0 in a narrow window."""
        px = theme.px
        width = self._sheet.left - px(2 * SIDE)
        return pygame.Rect(px(SIDE), self._sheet.y, width if width >= px(LEAST) else 0, self._sheet.height)

    def _draw_under(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the picture of the selected save and the facts at its right."""
        if self._looked is None:
            return
        picture, px = self._looked[1], theme.px
        if picture is not None:
            whole = pygame.Rect(box.x + px(16), box.y, *picture.get_size())
            surface.blit(picture, whole, (0, 0, whole.width, min(whole.height, box.height - px(10))))
        left = box.x + px(16) + self._under().width + px(16)
        column = Column(surface, left, box.y - px(4), box.right - px(16) - left)
        for label, value in self._facts:
            column.fact(label, value)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        super().draw(surface)
        row, beside = self.row, self._beside()
        if row is None or not beside.width or self._looked is None or row.game.fault:
            return
        picture = self._looked[1]
        high = picture.get_height() if picture is not None else 0
        margin = theme.px(18)
        facts = [(text("load-fact-file"), row.game.path.name), *self._facts]
        end = self._write(None, pygame.Rect(0, 0, beside.width, 0), margin, facts)
        card = pygame.Rect(beside.x, 0, beside.width, high + end)
        card.centery = beside.centery
        theme.lay_paper(surface, card, "form")
        if picture is not None:
            surface.blit(picture, card.topleft)
        self._write(surface, pygame.Rect(card.x, card.y + high, card.width, end), margin, facts)

    def _write(
        self, surface: pygame.Surface | None, box: pygame.Rect, margin: int, facts: Sequence[tuple[str, str]]
    ) -> int:
        """Draw the facts under the picture, or only measure them; return their height."""
        column = Column(surface, box.x + margin, box.y + margin // 3, box.width - 2 * margin)
        for label, value in facts:
            column.fact(label, value)
        return column.y - box.y + margin

    # -- a row --------------------------------------------------------------------------------------------------

    def above(self, row: ShelfPlace) -> int:
        """Return the extra height in pixels above a row's own lines, such as for a group heading."""
        return theme.px(GROUP) if row.first and row.group else 0

    def below(self, row: ShelfPlace) -> int:
        """Return the height of the details below the selected row, in a window too narrow for them beside the list."""
        if row is not self.row or row.game.fault or not self._under().width:
            return 0
        return round(self._under().width / WIDE) + theme.px(14)

    def draw_above(self, surface: pygame.Surface, box: pygame.Rect, row: ShelfPlace) -> None:
        """Draw the space above a row's lines."""
        face = theme.font("condensed", 14, 700)
        at = (box.x + theme.px(16), box.bottom - theme.px(7))
        room = box.width - theme.px(32)
        face.draw(surface, row.group.upper(), at, theme.FORM_RULE, tracking=1.2 * theme.scale(), room=room)

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: ShelfPlace) -> None:
        """Draw a row on its background."""
        px, game = theme.px, row.game
        left, right = box.x + px(16), box.right - px(16)
        if game.path in self.marked:
            surface.blit(shapes.check_mark(px(20), theme.CLEAR), (left - px(4), box.y + px(7)))
            left += px(22)
        small = theme.font("sans", 14)
        when = small.draw(surface, moment(game.when), (right, box.y + px(24)), theme.INK_2, align="right")
        name = self.called(game)
        if row.copy:
            name = text("load-copy", name=name, number=row.copy)
        room = right - left - round(when) - px(12)
        theme.font("heading", 18).draw(surface, name, (left, box.y + px(24)), theme.INK, room=room)
        wide = small.draw(surface, ago(game.when), (right, box.y + px(45)), theme.INK_3, align="right")
        ink = theme.MISSING if game.fault else theme.INK if game.finished else theme.INK_2
        parts = [game.fault or self.told.standing(game)]
        if game.path.name in self._names or self._belonging.get(game.path.name):
            parts.append(self.told.called(game))
        if game.marks.study is not None:
            parts.append(text("mark-study"))
        if game.packs:
            parts.append(text("saved-packs", packs=", ".join(game.packs)))
        small.draw(surface, " · ".join(parts), (left, box.y + px(45)), ink, room=right - left - wide - px(12))
        if self.below(row):
            self._draw_under(surface, pygame.Rect(box.x, box.y + px(ROW), box.width, box.height - px(ROW)))
