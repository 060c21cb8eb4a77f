"""The scenario editor's screen: strip, board, form and findings, and what its buttons do (22.0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from combat.board.board import Board
from combat.board.hexes import Hex, column_row, label
from combat.client import theme
from combat.client.editor import maps
from combat.client.editor.brush import Brush
from combat.client.editor.draft import IDS, Draft
from combat.client.editor.fields import Row, page_of
from combat.client.editor.findings import FindingsList
from combat.client.editor.form import Form
from combat.client.editor.known import Known
from combat.client.editor.opening import Opening, open_draft
from combat.client.editor.sketch import Sketch
from combat.client.editor.slips import Offer, PickSlip, WriteSlip
from combat.client.panes import Panes
from combat.client.scene import Scene
from combat.client.scenes.dialog import Confirm, Dialog, Message
from combat.client.table.board_view import BoardView
from combat.client.widgets.base import Group
from combat.client.widgets.button import Button
from combat.content.boards import JOINT
from combat.content.drafts import Checker, Trouble
from combat.content.findings import ContentError
from combat.content.library import Library, share
from combat.words import call_hexes, names, text

if TYPE_CHECKING:
    from combat.client.app import App

TOP, RIGHT, FINDINGS, NO_FINDINGS = 46, 436, 172, 40
"""Height of the strip, width of the form, height of the findings if there are any and if not, at scale 1."""
WAYS = {"cursor-up": (0, -1), "cursor-down": (0, 1), "cursor-left": (-1, 0), "cursor-right": (1, 0)}
LONGEST = 1200
"""Letters of a text."""


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
        board = self.library.board(self._board_shown)
        self._watch = maps.MapWatch(self.library, self._board_shown)
        self._look_at(board)
        self._buttons = self._made_buttons()
        self.group = Group(self._buttons)
        self.panes = Panes()
        self._add_panes()
        self._judge()

    def _made_buttons(self) -> list[Button]:
        keys = self.app.keys
        return [
            Button(text("edit-leave"), self.ask_leave, "Esc", "frame"),
            Button(text("edit-save"), self.save, keys.label("save"), "commit"),
            Button(text("edit-try"), self.test_play, "F5", "frame"),
            Button(text("edit-tiled"), self.paint_terrain, "F6", "frame"),
            Button(text("edit-redo"), self.redo, "Ctrl+Y", "frame"),
            Button(text("edit-undo"), self.undo, "Ctrl+Z", "frame"),
        ]

    def _add_panes(self) -> None:
        self.panes.add("top", self._draw_top)
        self.panes.add("board", self._draw_board)
        self.panes.add("form", self.form.draw)
        self.panes.add("findings", self.findings.draw)

    def _look_at(self, board: Board) -> None:
        """Lays a board out, with the sketch upon it."""
        call_hexes(board.name if board.sheets else None)
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
        self.panes.invalidate("top")
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
        self._watch = maps.MapWatch(self.library, board)
        self.view.tiles.close()
        self._look_at(found)
        self.resize()

    def go_to(self, trouble: Trouble) -> None:
        """Opens the form where a finding lies."""
        self.form.open(page_of(trouble.path))
        self.form.go_to(trouble.path)
        self.sketch.mark()
        self.invalidate()

    def write(self, row: Row) -> None:
        field = row.field
        value = self.draft.name if field.kind == "name" else self.draft.get(row.path, field.default)
        words = "" if value is None else str(value)
        place = row.path[-1] if row.path else None
        title = text(f"edit-{row.path[-2]}-entry", number=place + 1) if isinstance(place, int) else text(field.message)
        long = field.kind == "long"
        limit = LONGEST if long else 120
        self.app.push(WriteSlip(self.app, title, words, self._taker(row), long=long, limit=limit))

    def _taker(self, row: Row) -> Callable[[str], str]:
        def take(words: str) -> str:
            field = row.field
            if field.kind == "name":
                return self._rename(words.removesuffix(".toml"))
            if field.kind != "number":
                self.form.put(row, words)
                return ""
            try:
                number = int(words.replace("−", "-"))
            except ValueError:
                return text("edit-no-number", low=field.low, high=field.high)
            if not field.low <= number <= field.high:
                return text("edit-no-number", low=field.low, high=field.high)
            self.form.put(row, number)
            return ""

        return take

    def _rename(self, name: str) -> str:
        if not IDS.fullmatch(name):
            return text("edit-no-name")
        if (share() / "scenarios" / f"{name}.toml").exists():
            return text("edit-name-ours")
        self.draft.rename(name)
        self.touched()
        return ""

    def choose(self, row: Row) -> None:
        field = row.field
        several = field.kind in ("men", "set")
        value = self.draft.get(row.path, field.default)
        chosen = list(value or []) if several else [str(value or "")]
        if field.kind in ("man", "men"):
            offers = self._men_on_offer(row)
        else:
            offers = [Offer(choice, self.known.words(field, choice)) for choice in self.known.choices(field)]

        def take(ids: list[str]) -> None:
            self.form.put(row, ids if several else ids[0])

        title = text(field.message) if field.key else text("edit-squads")
        self.app.push(PickSlip(self.app, title, offers, chosen, take, several=several))

    def _men_on_offer(self, row: Row) -> list[Offer]:
        """The men of a side under the headings of their teams, with their figures."""
        offers: list[Offer] = []
        for figure in self.known.men_of(row.field.side):
            if not any(offer.team == figure.team for offer in offers):
                offers.append(Offer("", names.team(figure.team), team=figure.team))
            note = ""
            if not figure.dummy:
                weapons = ", ".join(self.known.weapon(skill.weapon) for skill in figure.skills)
                note = text("edit-figures", tq=figure.tq, ldr=figure.ldr, weapons=weapons)
            offers.append(Offer(figure.id, self.known.man(figure.id), note))
        return offers

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
        self._ask(title, lines, save, leave, (text("button-cancel"), lambda: None))

    def _ask(self, title: str, lines: list[str], *answers: tuple[str, Callable[[], Any]]) -> None:
        """A slip with a button for each answer; Enter gives the first, Esc the last."""
        app = self.app

        def then(act: Callable[[], Any]) -> Callable[[], None]:
            def run() -> None:
                app.pop()
                act()

            return run

        keys = ["Enter", *([""] * (len(answers) - 2)), "Esc"]
        buttons = [
            Button(words, then(act), key, "commit" if key == "Enter" else "plain")
            for (words, act), key in zip(answers, keys, strict=True)
        ]
        app.push(Dialog(app, title, lines, buttons))

    def _leave(self) -> None:
        self.draft.discard()
        self.app.pop()

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

    def paint_terrain(self) -> None:
        """Open the board's map in Tiled; one of the game's own is copied first."""
        board = self._board_shown
        if JOINT in board:
            self.say(text("edit-tiled-joined"))
            return
        if not maps.tiled():
            self.say(text("edit-tiled-missing", path=str(maps.files_of(self.library, board)[0])))
            return
        if maps.is_ours(maps.files_of(self.library, board)[0]):
            title, line = text("edit-tiled-title"), text("edit-tiled-text", board=board)
            self.app.push(Confirm(self.app, title, [line], text("edit-tiled-copy"), self._paint_copy))
            return
        self._open_tiled()

    def _paint_copy(self) -> None:
        try:
            copied = maps.own_copy(self.library, self._board_shown)
        except OSError as fault:
            self.say(f"{fault.filename}: {(fault.strerror or str(fault)).lower()}")
            return
        self.known = Known(self.library)
        self.draft.put(("board",), copied)
        self.touched()
        self._open_tiled()

    def _open_tiled(self) -> None:
        path = maps.files_of(self.library, self._board_shown)[0]
        try:
            maps.open_in_tiled(path)
        except OSError as fault:
            self.say(f"{path}: {(fault.strerror or str(fault)).lower()}")
            return
        self.say(text("edit-tiled-open", path=str(path)))

    def _read_map(self) -> None:
        """The map was written: the board is laid out anew, or the old one kept and the fault told."""
        try:
            board = self._watch.read()
        except ContentError as fault:
            self.say(text("edit-map-broken", finding=str(fault.findings[0])))
            return
        camera = self.view.camera.origin, self.view.camera.step
        self.view.tiles.close()
        self._look_at(board)
        self.resize()
        self.view.camera.zoom_to(camera[1], self.view.rect.center)
        self.view.pan(camera[0][0] - self.view.camera.origin[0], camera[0][1] - self.view.camera.origin[1])
        self._judge()
        self.say(text("edit-map-read"))

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
        self._ask(title, lines, (text("edit-take-up"), take_up), (text("edit-throw-away"), self.draft.discard))

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
        if self._watch.changed(dt):
            self._read_map()
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
            self.said = ""
        taken = self._handled(event)
        if (self.view.hover, self.said) != before:
            self.panes.invalidate("top")
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
        acts: dict[str, Callable[[], None]] = {"undo": self.undo, "redo": self.redo, "save": self.save}
        acts |= {"cancel": self.ask_leave, "quit": self.ask_leave}
        for action, act in acts.items():
            if keys.is_(event, action):
                act()
                return True
        if keys.is_(event, "continue") and self.sketch.cursor is not None:
            self.brush.tap(self.sketch.cursor)
            return True
        for action, way in WAYS.items():
            if keys.is_(event, action):
                self._move_cursor(way)
                return True
        if event.key in (pygame.K_F5, pygame.K_F6):
            self.test_play() if event.key == pygame.K_F5 else self.paint_terrain()
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
        face.draw(surface, self.said or self._under_pointer(), (x, px(28)), theme.FRAME_TEXT_2, room=room - x + px(14))
        self.group.draw(surface)

    def _draw_board(self, surface: pygame.Surface) -> None:
        self.view.draw(surface)

    def _under_pointer(self) -> str:
        """What the hex under the pointer is."""
        hex_, board = self.view.hover, self.view.board
        if hex_ is None:
            return ""
        terrain, height = names.terrain(board.terrain(hex_)), board.level(hex_)
        return text("edit-hex", hex=board.name(hex_), terrain=terrain, level=height)
