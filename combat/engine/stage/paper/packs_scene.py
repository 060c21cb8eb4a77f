"""List of packs: enable, disable and order them, and see their faults and files."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import pygame

from combat.engine.content.findings import Finding, shown
from combat.engine.content.packs.pack import Pack, PackList
from combat.engine.kernel.record import replace
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.packs_in_use import use_packs
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text

BOX = 18
"""Side of the check box in pixels at scale 1."""
NAMED = 12
"""Maximum number of files listed for a pack."""
TILESET = re.compile(r"assets/boards/[^/]+[.](png|tsx)")


class PacksScene(TypedListScene[Pack]):
    """The packs in load order; if two define the same thing, the one lower in the list takes effect."""

    title, note, empty, width, watched = "packs-title", "packs-note", "packs-empty", 800, ("packs",)

    def __init__(self, app: Stage) -> None:
        self.shelf = PackList(app.options.packs)
        with contextlib.suppress(OSError):  # the folder cannot be created; the packs found are listed anyway
            self.shelf.folder.mkdir(parents=True, exist_ok=True)
        super().__init__(app)

    def rows(self) -> Iterable[Pack]:
        """Return the rows from top to bottom."""
        self.shelf.read()
        return self.shelf.packs

    def key(self, row: Pack) -> Path:
        """Return the key that identifies a row, so that the row stays selected when the list is reloaded."""
        return row.path

    def on_content_changed(self) -> None:
        """Handle a change of the shown content: files have changed on disk, or other packs are in use."""
        self.shelf = PackList(self.app.options.packs)
        self.read()

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected row, from right to left."""
        return [
            Button(text("packs-more"), self.open_chosen, "Enter", "commit"),
            Button(text("packs-switch"), self._switch, "Space"),
            Button(text("packs-down"), lambda: self._move(1), "Ctrl+Down"),
            Button(text("packs-up"), lambda: self._move(-1), "Ctrl+Up"),
        ]

    def refusals(self, row: Pack | None) -> Sequence[str]:
        """Return for each button the reason why it is disabled for a row; "" if it is enabled."""
        if row is None:
            return super().refusals(row)
        fixed = text("packs-named") if row.path in self.shelf.named else ""
        return ["", _foreign(row) or fixed, fixed, fixed]

    def open(self, row: Pack) -> None:
        """Show the details of a pack: path, authors, faults, and conflicts with others."""
        card = row.card
        lines = [text("packs-place", path=str(row.path))]
        lines += [card.about] if card.about else []
        lines += [text("packs-authors", authors=card.authors)] if card.authors else []
        lines += [text("packs-brings", files=_brought(row))] if row.verdict.brings else []
        lines += [_inside(row, finding) for finding in row.findings]
        lines += [_foreign(row)] if row.foreign else map(str, row.notes)
        self.app.push(Message(self.app, _named(row), lines))

    def _switch(self) -> None:
        if self.row is not None:
            self._changed(self.shelf.switch(self.row))

    def _move(self, step: int) -> None:
        if self.row is not None:
            self._changed(self.shelf.move(self.row, step))

    def _changed(self, fault: str) -> None:
        """Reload the list, and use the packs from the next game on."""
        if fault:
            self.app.push(Message(self.app, text("dialog-fault"), [fault]))
        self.read()
        use_packs(self.shelf)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_CTRL and self.group.handle(event):
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        super().draw(surface)
        px = theme.px
        taken = round(theme.font("heading", 23).width(self.heading)) + px(24)
        room = self._sheet.width - 2 * self._inset - taken
        place = (self._sheet.right - self._inset, self.title_base)
        theme.font("sans", 14).draw(surface, str(self.shelf.folder), place, theme.INK_3, room=room, align="right")

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: Pack) -> None:
        """Draw a row on its background."""
        px = theme.px
        tick = pygame.Rect(box.x + px(16), box.y + px(10), px(BOX), px(BOX))
        theme.draw_box(surface, tick, theme.LIGHT, edge=theme.INK_3, radius=2)
        if row.used:
            mark = shapes.check_mark(px(22), theme.CLEAR)
            surface.blit(mark, mark.get_rect(center=(tick.centerx + px(2), tick.centery - px(2))))
        left, room = tick.right + px(12), box.right - tick.right - px(28)
        ink = theme.INK if row.on and not row.foreign else theme.INK_3
        theme.font("heading", 18).draw_typed(surface, _named(row), (left, box.y + px(24)), ink)
        at = (left + room, box.y + px(24))
        theme.font("typewriter", 14).draw(surface, row.card.name, at, theme.INK_3, align="right")
        note = theme.MISSING if row.findings else theme.INK_3 if row.foreign else theme.INK_2
        theme.font("sans", 14).draw(surface, _standing(row), (left, box.y + px(45)), note, room=room)


def _named(pack: Pack) -> str:
    return f"{pack.title} {pack.card.version}".rstrip()


def _brought(pack: Pack) -> str:
    """Return the files of a pack, boards and assets last, with the number of entries if several.

    The tileset of a board is not listed apart from its map.
    """
    brings = pack.verdict.brings
    places = [place for place in sorted(brings, reverse=True) if not TILESET.fullmatch(place)]
    told = [f"{place} ({len(brings[place])})" if len(brings[place]) > 1 else place for place in places]
    return ", ".join(told[:NAMED]) + (" …" if len(told) > NAMED else "")


def _foreign(pack: Pack) -> str:
    """Return that a pack is for another game; "" if it is not."""
    return text("packs-other-game", game=pack.card.game) if pack.foreign else ""


def _inside(pack: Pack, finding: Finding) -> str:
    """Return a finding with its path relative to the pack."""
    for root in (shown(pack.path), str(pack.path)):
        if finding.file == root:
            return finding.what
        if finding.file.startswith(f"{root}/"):
            return str(replace(finding, file=finding.file.removeprefix(f"{root}/")))
    return str(finding)


def _standing(pack: Pack) -> str:
    """Return the state of a pack: its first fault, a conflict, that it is off, or its note, description or path."""
    if pack.findings:
        return text("packs-findings", count=len(pack.findings), first=_inside(pack, pack.findings[0]))
    if pack.foreign:
        return _foreign(pack)
    if not pack.on:
        return text("packs-off")
    return str(pack.notes[0]) if pack.notes else pack.card.about or str(pack.path)
