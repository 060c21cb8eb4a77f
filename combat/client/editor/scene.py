"""The scenario editor's screen: strip, board, form and findings, and what its buttons do (22.0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from combat.board.board import Board
from combat.board.hexes import Hex, column_row, label
from combat.client import theme
from combat.client.editor.asking import Asking, ask
from combat.client.editor.brush import Brush
from combat.client.editor.draft import Draft
from combat.client.editor.fields import Row, page_of
from combat.client.editor.findings import FindingsList
from combat.client.editor.form import Form
from combat.client.editor.known import Known
from combat.client.editor.opening import Opening, open_draft
from combat.client.editor.sketch import Sketch
from combat.client.editor.terrain import Terrain
from combat.client.panes import Panes
from combat.client.scene import Scene
from combat.client.scenes.dialog import Confirm, Message
from combat.client.scenes.keys import KeysScene
from combat.client.scenes.rulebook import RulebookScene
from combat.client.table.board_view import BoardView
from combat.client.widgets.base import Group
from combat.client.widgets.button import Button
from combat.content.drafts import Checker, Trouble
from combat.content.findings import ContentError
from combat.content.library import Library
from combat.words import call_hexes, names, text

if TYPE_CHECKING:
    from combat.client.app import App

TOP, RIGHT, FINDINGS, NO_FINDINGS = 46, 436, 172, 40
"""Height of the strip, width of the form, height of the findings if there are any and if not, at scale 1."""
WAYS = {"cursor-up": (0, -1), "cursor-down": (0, 1), "cursor-left": (-1, 0), "cursor-right": (1, 0)}


class EditorScene(Scene):
    """A draft on its board."""

    def __init__(self, app: App, draft: Draft) -> None:
        """Raises ContentError where the game's content is broken, or there is no such board."""
        super().__init__(app)
        self.draft, self.library = draft, Library()
        self.known = Known(self.library)
        self._checker = Checker(self.library)
        self.troubles: list[Trouble] = []
        self.said = ""
        self.form = Form(self)
        self.brush = Brush(draft, lambda: self.form.brush, self.touched, self.say)
        self.findings = FindingsList(self.go_to)
        self._board_shown = draft.get(("board",), "")
        board = self._first_board()
        self._asking, self.terrain = Asking(self), Terrain(self, self._board_shown)
        self._look_at(board)
        self._buttons = self._made_buttons()
        self.group = Group(self._buttons)
        self.panes = Panes()
        self._add_panes()
        self._judge()

    def _first_board(self) -> Board:
        """The sheet's board; any other where that one cannot be used, which the findings tell of."""
        try:
            return self.library.board(self._board_shown)
        except ContentError:
            self._board_shown = self.known.boards[0]
            return self.library.board(self._board_shown)

    def _made_buttons(self) -> list[Button]:
        keys = self.app.keys
        return [
            Button(text("edit-leave"), self.ask_leave, keys.label("cancel"), "frame"),
            Button(text("edit-save"), self.save, keys.label("save"), "commit"),
            Button(text("edit-try"), self.test_play, keys.label("try-scenario"), "frame"),
            Button(text("edit-tiled"), self._paint, keys.label("paint-terrain"), "frame"),
            Button(text("edit-redo"), self.redo, keys.label("redo"), "frame"),
            Button(text("edit-undo"), self.undo, keys.label("undo"), "frame"),
        ]

    def _add_panes(self) -> None:
        self.panes.add("top", self._draw_top)
        self.panes.add("board", self._draw_board)
        self.panes.add("form", self.form.draw)
        self.panes.add("findings", self.findings.draw)

    def _look_at(self, board: Board) -> None:
        """Lays a board out, with the sketch upon it."""
        call_hexes(board.name if board.sheets else None)
        self.draft.sheets = board if board.sheets else None
        self.view = BoardView(board, self.app.keys)
        self.view.arrows_pan = False
        self.view.grid_shown = self.app.settings.grid
        self.view.minimap.shown = self.app.settings.minimap
        self.view.minimap.dots = lambda: [(hex_, "red") for hex_ in self._enemies()]
        self.sketch = Sketch(self.view, self.draft, self.form, self.brush)

    def _enemies(self) -> list[Hex]:
        found = self.draft.get(("enemy", "hexes"), [])
        return [hex_ for hex_ in found if self.view.board.contains(hex_)]

    # -- the sheet ----------------------------------------------------------------------------------------------

    def say(self, line: str) -> None:
        """One line in the strip, until the next."""
        self.said = line
        self.panes.invalidate("board")
        self.dirty = True

    def touched(self) -> None:
        """The sheet was changed: it is kept, judged and shown."""
        self.said = self.draft.fault or self.said
        self.form.read()
        self._judge()
        wanted = self.draft.get(("board",), "")
        if wanted != self._board_shown:
            self._turn_to(wanted)
        self.view.touch()
        self.invalidate()

    def turned(self) -> None:
        """Another page: what its brush works on comes into view."""
        row = self.form.brush
        found = self.draft.get(row.path, []) if row is not None else []
        hexes = [hex_ for hex_ in (found if isinstance(found, list) else [found]) if self.view.board.contains(hex_)]
        if hexes:
            self.view.show(*hexes)

    def _judge(self) -> None:
        """The findings of `combat check`, with the draft as it stands."""
        before, self.troubles = bool(self.troubles), self._checker.check(self.draft.to_be_checked())
        self.findings.set(self.troubles)
        if before != bool(self.troubles) and self.view.rect.width > 1:
            self.resize()
        self.sketch.mark()

    def _turn_to(self, board: str) -> None:
        """Lays another board out, where there is one of that name."""
        try:
            found = self.library.board(board)
        except ContentError as fault:
            self.say(str(fault.findings[0]))
            return
        self._board_shown = board
        self.terrain = Terrain(self, board)
        self.view.tiles.close()
        self._look_at(found)
        self.resize()

    def move_to(self, board: str) -> None:
        """Fights the battle on another board, which may be a new one."""
        self.known = Known(self.library)
        self.draft.put(("board",), board)
        self.touched()

    def lay_again(self, board: Board) -> None:
        """Lays the board out as its map is now, seen from where it was seen; what has changed is marked."""
        before, origin, step = self.view.board, self.view.camera.origin, self.view.camera.step
        self.view.tiles.close()
        self._look_at(board)
        self.resize()
        self.view.zoom(step - self.view.camera.step)
        self.view.pan(origin[0] - self.view.camera.origin[0], origin[1] - self.view.camera.origin[1])
        self.sketch.repainted = _changed(before, board)
        self._judge()

    def go_to(self, trouble: Trouble) -> None:
        """Opens the form where a finding lies."""
        self.form.open(page_of(trouble.path))
        self.form.go_to(trouble.path)
        self.sketch.mark()
        self.invalidate()

    def write(self, row: Row) -> None:
        self._asking.write(row)

    def choose(self, row: Row) -> None:
        self._asking.choose(row)

    # -- buttons ------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last change back."""
        self.draft.undo()
        self.touched()

    def redo(self) -> None:
        """Make it once more."""
        self.draft.redo()
        self.touched()

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Write the scenario to the player's folder; another one of that name is only replaced if he means it."""
        target = self.draft.target
        if target.exists() and target != self.draft.path:
            title, line = text("edit-replace-title"), text("edit-replace-text", path=str(target))
            ask = Confirm(self.app, title, [line], text("edit-replace"), lambda: self._save(then))
            self.app.push(ask)
            return
        self._save(then)

    def _save(self, then: Callable[[], None] | None) -> None:
        fault = self.draft.save()
        self.touched()
        if fault:
            self.say(fault)
            return
        self.say(text("edit-saved", path=str(self.draft.path), count=len(self.troubles)))
        if then is not None:
            then()

    def ask_leave(self) -> None:
        """Leave; what was not saved is asked about."""
        if not self.draft.unsaved:
            self._leave()
            return
        title, lines = text("edit-unsaved-title"), [text("edit-unsaved-text", name=self.draft.name)]
        save, leave = (text("edit-save"), lambda: self.save(self._leave)), (text("edit-throw-away"), self._leave)
        ask(self.app, title, lines, save, leave, (text("button-cancel"), lambda: None))

    def _leave(self) -> None:
        self.draft.discard()
        self.app.pop()

    def _paint(self) -> None:
        self.terrain.paint()

    def test_play(self) -> None:
        """Play the draft as it stands."""
        from combat.client.editor.trial import Trial

        if self.troubles:
            self.say(text("edit-cannot-try", count=len(self.troubles)))
            return
        self.draft.keep()
        try:
            scene = Trial(self.app, self.draft.file)
        except ContentError as fault:
            self.app.push(Message(self.app, text("dialog-fault"), str(fault).splitlines()))
            return
        self.app.push(scene)

    # -- the scene ----------------------------------------------------------------------------------------------

    def enter(self) -> None:
        if not self.draft.unsaved and self.draft.file.is_file():
            self._offer_kept()

    def _offer_kept(self) -> None:
        """A draft of the same scenario lies there: it is taken up again, or thrown away."""
        opening = Opening("draft", self.draft.name, self.draft.file)

        def take_up() -> None:
            try:
                self.app.replace(EditorScene(self.app, open_draft(opening)))
            except ContentError as fault:
                self.say(str(fault.findings[0]))

        title, lines = text("edit-kept-title"), [text("edit-kept-text", name=self.draft.name)]
        ask(self.app, title, lines, (text("edit-take-up"), take_up), (text("edit-throw-away"), self.draft.discard))

    def leave(self) -> None:
        self.view.tiles.close()
        if self.draft.can_undo and not self.draft.unsaved:
            self.draft.discard()

    def back(self) -> None:
        board = self.view.board
        call_hexes(board.name if board.sheets else None)
        self.view.keys = self.app.keys
        self._judge()
        self.invalidate()

    def resize(self) -> None:
        px, (width, height) = theme.px, self.app.size
        right, top = min(px(RIGHT), width // 2), px(TOP)
        findings = min(px(FINDINGS), height // 4) if self.troubles else px(NO_FINDINGS)
        strip = pygame.Rect(0, 0, width, top)
        board = pygame.Rect(0, top, width - right, height - top)
        form = pygame.Rect(board.right, top, right, height - top - findings)
        below = pygame.Rect(board.right, form.bottom, right, findings)
        self.view.place(board)
        self.form.place(form)
        self.findings.place(below)
        for name, rect in (("top", strip), ("board", board), ("form", form), ("findings", below)):
            self.panes.place(name, rect)
        edge = width - px(8)
        for button in self._buttons:
            edge = button.place(edge, px(7), px(32)).left - px(6)
        self.sketch.mark()
        self.invalidate()

    def invalidate(self) -> None:
        self.panes.invalidate()
        self.dirty = True

    @property
    def wants_frames(self) -> bool:
        return self.view.wants_frames or self.brush.busy

    def update(self, dt: float) -> None:
        self.view.update(dt)
        self.terrain.update(dt)
        self._take_stale()

    def _take_stale(self) -> None:
        stale = {"board": self.view.dirty, "form": self.form.dirty, "findings": self.findings.dirty}
        stale["top"] = self.group.dirty
        for name, dirty in stale.items():
            if dirty:
                self.panes.invalidate(name)
        self.dirty |= self.panes.dirty

    def handle(self, event: pygame.event.Event) -> bool:
        before = self.view.hover, self.said
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.said, self.sketch.repainted = "", frozenset()
        taken = self._handled(event)
        if (self.view.hover, self.said) != before:
            self.panes.invalidate("top", "board")
        self.sketch.mark()
        self._take_stale()
        return taken

    def _handled(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.DROPFILE:
            return False
        if self.group.handle(event):
            return True
        if self.brush.handle(event, self.view):
            self.view.release()
            if event.type == pygame.MOUSEMOTION:
                self.view.hover = self.view.hex_at(event.pos)
                self.view.touch()
            return True
        return self.form.handle(event) or self.findings.handle(event) or self.view.handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        keys = self.app.keys
        if keys.is_(event, "cancel") and self.sketch.cursor is not None:
            self.sketch.cursor = None
            return True
        acts: dict[str, Callable[[], None]] = {"undo": self.undo, "redo": self.redo, "save": self.save}
        acts |= {"cancel": self.ask_leave, "quit": self.ask_leave}
        acts |= {"try-scenario": self.test_play, "paint-terrain": self._paint}
        for action, act in acts.items():
            if keys.is_(event, action):
                act()
                return True
        if keys.is_(event, "help") or keys.is_(event, "keys"):
            self.app.push(RulebookScene(self.app) if keys.is_(event, "help") else KeysScene(self.app))
            return True
        if keys.is_(event, "continue") and self.sketch.cursor is not None:
            self.brush.tap(self.sketch.cursor)
            return True
        for action, way in WAYS.items():
            if keys.is_(event, action):
                self._move_cursor(way)
                return True
        return self.form.handle(event) or self.view.handle(event)

    def _move_cursor(self, way: tuple[int, int]) -> None:
        """The keys' hex goes a step; the first time it appears in the middle of the view."""
        view = self.view
        here = self.sketch.cursor or view.hex_at(view.rect.center)
        if here is None:
            here = view.board.hexes()[0]
        elif self.sketch.cursor is not None:
            column, row = column_row(here)
            there = label(max(1, column + way[0]), max(1, row + way[1]))
            here = there if view.board.contains(there) else here
        self.sketch.cursor = here
        view.show(here)

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        self.changed = self.panes.draw(surface)

    def _draw_top(self, surface: pygame.Surface) -> None:
        px, width = theme.px, self.app.size[0]
        self._buttons[-1].reason = "" if self.draft.can_undo else text("edit-nothing-to-undo")
        self._buttons[-2].reason = "" if self.draft.can_redo else text("edit-nothing-to-redo")
        theme.lay_paper(surface, (0, 0, width, px(TOP)), "frame")
        surface.fill(theme.FRAME_EDGE, (0, px(TOP) - px(2), width, px(2)))
        room = self._buttons[-1].rect.x - px(28)
        name = self.draft.get(("title",), "") or self.draft.name
        words = text("edit-unsaved-mark", title=name) if self.draft.unsaved else str(name)
        taken = theme.font("heading", 18).draw(surface, words, (px(14), px(29)), theme.FRAME_TEXT, room=room * 0.45)
        x = px(14) + round(taken) + px(20)
        face = theme.font("sans", 14)
        face.draw(surface, self._under_pointer(), (x, px(28)), theme.FRAME_TEXT_2, room=room - x + px(14))
        self.group.draw(surface)

    def _draw_board(self, surface: pygame.Surface) -> None:
        self.view.draw(surface)
        if self.said:
            self._draw_said(surface)

    def _draw_said(self, surface: pygame.Surface) -> None:
        """What the editor has to say, on a slip at the board's upper edge."""
        px, board, face = theme.px, self.view.rect, theme.font("sans", 15, 500)
        lines = face.wrap(self.said, min(px(640), board.width - px(60)))
        slip = pygame.Rect(0, 0, round(max(map(face.width, lines))) + px(28), px(20) * len(lines) + px(14))
        slip.midtop = (board.centerx, board.y + px(12))
        theme.draw_box(surface, slip, theme.PROMPT, edge=theme.LINE, radius=4)
        for number, line in enumerate(lines, 1):
            face.draw(surface, line, (slip.x + px(14), slip.y + px(20) * number + px(1)), theme.INK)

    def _under_pointer(self) -> str:
        """What the hex under the pointer is."""
        hex_, board = self.view.hover, self.view.board
        if hex_ is None:
            return ""
        terrain, height = names.terrain(board.terrain(hex_)), board.level(hex_)
        return text("edit-hex", hex=board.name(hex_), terrain=terrain, level=height)


def _changed(before: Board, board: Board) -> frozenset[Hex]:
    """The hexes of which terrain or level differ; none where the boards have not the same size."""
    if (before.columns, before.rows) != (board.columns, board.rows):
        return frozenset()
    found = zip(board.hexes(), before.terrains, board.terrains, before.levels, board.levels, strict=True)
    return frozenset(hex_ for hex_, old, new, low, high in found if old != new or low != high)
