"""Scene of the scenario editor: strip, board, form and findings (22.0)."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pygame

from combat.engine.content.findings import ContentError
from combat.engine.content.hexes.sheet_names import sheet_names
from combat.engine.space.hexes import printed_names
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, label
from combat.engine.stage.drawing import theme
from combat.engine.stage.pane import Panes
from combat.engine.stage.paper.keys_scene import KeysScene
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.hexes.hex_view import HexView
from combat.engine.tabletop.map.minimap import Dot
from combat.engine.words import call_places
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.draft_data import Checker, Trouble
from combat.games.volume1.content.library import Library
from combat.games.volume1.editor.brush import Brush, hexes_in
from combat.games.volume1.editor.draft import Draft
from combat.games.volume1.editor.draft_actions import DraftActions
from combat.games.volume1.editor.editor_notes import EditorNotes
from combat.games.volume1.editor.editor_questions import EditorQuestions
from combat.games.volume1.editor.editor_strip import HEIGHT, EditorStrip
from combat.games.volume1.editor.form.editor_form import EditorForm
from combat.games.volume1.editor.form.fields import KeyPath
from combat.games.volume1.editor.form.findings_list import FindingsList
from combat.games.volume1.editor.form.form_rows import difference, page_of
from combat.games.volume1.editor.form.known_content import KnownContent
from combat.games.volume1.editor.map_files import repainted
from combat.games.volume1.editor.scenario_on_board import ScenarioOnBoard
from combat.games.volume1.editor.terrain_painting import TerrainPainting
from combat.games.volume1.table import palette
from combat.games.volume1.table.board_pictures import laid_on_table

RIGHT, FINDINGS, NO_FINDINGS = 436, 172, 40
"""Width of the form, and height of the findings with and without any, at scale 1."""
WAYS = {"cursor-up": (0, -1), "cursor-down": (0, 1), "cursor-left": (-1, 0), "cursor-right": (1, 0)}


class EditorScene(Scene):
    """The scenario editor: a draft on its board, with form, strip and findings."""

    watched = ("boards", "packs")

    def __init__(self, app: Stage, draft: Draft) -> None:
        """Create the scene; raise ContentError if the game's content is broken, or no board can be loaded."""
        super().__init__(app)
        self.draft, self.library = draft, Library()
        self.known = KnownContent(self.library)
        self._checker = Checker(self.library)
        self.troubles: list[Trouble] = []
        self.form = EditorForm(self)
        self.brush = Brush(draft, lambda: self.form.brush, self.touched, self.say)
        self.findings = FindingsList(self.go_to, self._called)
        self._board_shown = draft.get(("board",), "")
        board = self._first_board()
        self.questions: EditorQuestions = EditorQuestions(self)
        self.errands: DraftActions = DraftActions(self)
        self._watch_maps()
        self._look_at(board)
        self.strip: EditorStrip = EditorStrip(self, self.errands)
        self.panes = Panes()
        self._add_panes()
        self.notes: EditorNotes = EditorNotes(self, self.strip)
        self._judge()

    def _first_board(self) -> Board:
        """Return the scenario's board; another one if it cannot be used, which a finding reports."""
        try:
            return board_of(self.library, self._board_shown)
        except ContentError:
            self._board_shown = self.known.boards[0]
            return board_of(self.library, self._board_shown)

    def _watch_maps(self) -> None:
        """Watch the maps of the board shown."""
        self.terrain: TerrainPainting = TerrainPainting(self, self._board_shown)
        self.files = self.terrain.files
        self.trace = self.app.watch.look(self.watched, self.files)

    def on_content_changed(self) -> None:
        """Reload choices and maps after packs or the player's files have changed."""
        library = Library()
        try:
            self.known = KnownContent(library)
        except ContentError as fault:
            self.say(str(fault.findings[0]))
            return
        self.library, self._checker = library, Checker(library)
        self.form.read()
        self._judge()
        self.terrain.read_again()

    def _add_panes(self) -> None:
        self.panes.add("top", self.strip.draw)
        self.panes.add("board", self._draw_board)
        self.panes.add("form", self.form.draw)
        self.panes.add("findings", self.findings.draw)

    def _call_places(self) -> None:
        call_places(sheet_names(self.view.board))

    def _look_at(self, board: Board) -> None:
        """Create the view of a board, with the scenario drawn on it."""
        self.draft.sheets = board if board.sheets else None
        self.view: HexView = HexView(board, self.app.keys, self.app.settings, laid_on_table(board))
        self._call_places()
        self.view.arrows_pan = False
        self.view.minimap.dots = lambda: [Dot(hex_, palette.TEAMS["red"].sign) for hex_ in self._enemies()]
        self.sketch = ScenarioOnBoard(self.view, self.draft, self.form, self.brush)

    def _enemies(self) -> list[Hex]:
        found = self.draft.get(("enemy", "hexes"), [])
        return hexes_in(found, self.view.board)

    # -- the sheet ----------------------------------------------------------------------------------------------

    def say(self, line: str) -> None:
        """Show a message over the board, until the next key or click."""
        self.strip.said = line
        self.panes.invalidate("board")
        self.dirty = True

    def touched(self) -> None:
        """Update form, findings, board and display after a change of the scenario."""
        self.strip.said = self.draft.fault or self.strip.said
        self.form.read()
        self._judge()
        wanted = self.draft.get(("board",), "")
        if wanted != self._board_shown:
            self._turn_to(wanted)
        self.view.touch()
        self.invalidate()

    def turned(self) -> None:
        """Bring the hexes of the line that takes hexes into view, after a change of the form's page."""
        row = self.form.brush
        found = self.draft.get(row.path, []) if row is not None else []
        hexes = hexes_in(found, self.view.board)
        if hexes:
            self.view.framing.bring(also=hexes)

    def _judge(self) -> None:
        """Update the findings of `combat check` for the draft."""
        before, self.troubles = bool(self.troubles), self._checker.check(self.draft.to_be_checked())
        self.findings.set(self.troubles)
        if before != bool(self.troubles) and self.view.rect.width > 1:
            self.resize()
        self.sketch.mark()

    def _turn_to(self, board: str) -> None:
        """Show another board, if there is one of that name."""
        try:
            found = board_of(self.library, board)
        except ContentError as fault:
            self.say(str(fault.findings[0]))
            return
        self._board_shown = board
        self._watch_maps()
        self._lay(found)

    def _lay(self, board: Board) -> None:
        """Replace the view by one of another board, or of the same with new tiles; the camera is kept for equal
        sizes.
        """
        old, cursor = self.view, self.sketch.cursor
        old.close()
        self._look_at(board)
        self.resize()
        if (board.columns, board.rows) == (old.board.columns, old.board.rows):
            self.view.zoom(old.camera.step - self.view.camera.step)
            here, there = self.view.camera.origin, old.camera.origin
            self.view.pan(there[0] - here[0], there[1] - here[1])
            self.view.hover, self.sketch.cursor = old.hover, cursor

    def move_to(self, board: str) -> None:
        """Change the scenario's board; hexes on sheets that both boards have keep their places."""
        self.known, stroke = KnownContent(self.library), object()
        self.draft.put(("board",), board, stroke)
        with contextlib.suppress(ContentError):  # `touched` reports what is wrong with it
            self.draft.carry_over(self.view.board, board_of(self.library, board), stroke)
        self.touched()

    def lay_again(self, board: Board) -> None:
        """Show a board again after its map was changed; changed hexes are marked."""
        before = self.view.board
        self._lay(board)
        self.sketch.repainted = repainted(before, board)
        self._judge()

    def _called(self, words: str) -> str:
        return self.known.called(words)

    def go_to(self, trouble: Trouble) -> None:
        """Open the form at a finding; if it is about another file, show its message."""
        if trouble.file:
            self.say(str(trouble.finding))
        else:
            self._open(trouble.path)

    def _open(self, path: KeyPath) -> None:
        self.form.open(page_of(path))
        self.form.go_to(path)
        self.sketch.mark()
        self.invalidate()

    def undo(self) -> None:
        """Undo the last change of the draft."""
        self._step(self.draft.undo)

    def redo(self) -> None:
        """Redo the last undone change."""
        self._step(self.draft.redo)

    def _step(self, step: Callable[[], bool]) -> None:
        """Undo or redo, and open the form at the change."""
        before = self.draft.data
        step()
        self.touched()
        if before != self.draft.data:
            self._open(difference(before, self.draft.data))

    def paint(self) -> None:
        """Open the map of the sheet under pointer or cursor in the map editor."""
        here = self.sketch.cursor or self.view.hover
        sheet = printed_names.sheet_of(self.view.board, here) if here is not None else ""
        self.terrain.paint(sheet if sheet in self.terrain.sheets else "")

    # -- the scene ----------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Offer to recover an autosaved draft, when the screen is shown for the first time."""
        self._call_places()
        self.errands.offer_kept()

    def leave(self) -> None:
        """Close the view; discard the autosaved draft if everything is saved."""
        call_places(None)
        self.view.close()
        if self.draft.can_undo and not self.draft.unsaved:
            self.draft.discard()

    def on_resume(self) -> None:
        """Apply changed settings and keys, and check the draft again, when the screen above is closed."""
        self._call_places()
        self.view.keys = self.app.keys
        self.notes.tooltip.delay = self.app.settings.tooltip_delay
        self._judge()
        self.view.touch()
        self.invalidate()

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px, (width, height) = theme.px, self.app.size
        right, top = min(px(RIGHT), width // 2), px(HEIGHT)
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
        self.strip.place(width)
        self.sketch.mark()
        self.invalidate()

    def invalidate(self) -> None:
        """Request a full redraw."""
        self.panes.invalidate()
        self.dirty = True

    @property
    def wants_frames(self) -> bool:
        """Whether something is animated: 60 frames per second are drawn then."""
        return self.view.wants_frames or self.brush.busy

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        self.view.update(dt)
        self.notes.update(dt)
        self._take_stale()

    def _take_stale(self) -> None:
        stale = {"board": self.view.dirty, "form": self.form.dirty, "findings": self.findings.dirty}
        stale["top"] = self.strip.group.dirty
        for name, dirty in stale.items():
            if dirty:
                self.panes.invalidate(name)
        self.dirty |= self.panes.dirty

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        before = self.view.hover, self.strip.said
        if event.type == pygame.MOUSEMOTION and not self.view.rect.collidepoint(event.pos):
            self.view.hover = None
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.strip.said, self.sketch.repainted = "", frozenset()
        taken = self.notes.handle(event) or self._handled(event)
        if (self.view.hover, self.strip.said) != before:
            self.panes.invalidate("top", "board")
        self.sketch.mark()
        self._take_stale()
        return taken

    def _handled(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.DROPFILE:
            return False
        if self.strip.group.handle(event):
            return True
        if self.brush.handle(event, self.view):
            self.view.release()
            if event.type == pygame.MOUSEMOTION:
                self.view.hover = self.view.place_at(event.pos)
                self.view.touch()
            return True
        return self.form.handle(event) or self.findings.handle(event) or self.view.handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        keys = self.app.keys
        if keys.is_(event, "cancel") and self.sketch.cursor is not None:
            self.sketch.cursor = None
            return True
        if keys.is_(event, "cancel") and self.form.brush is not None:
            self.form.rest()
            return True
        errands = self.errands
        acts: dict[str, Callable[[], None]] = {"undo": self.undo, "redo": self.redo, "save": errands.save}
        acts |= {"cancel": errands.ask_leave, "quit": errands.ask_leave}
        acts |= {"try-scenario": errands.test_play, "paint-terrain": self.paint}
        for action, act in acts.items():
            if keys.is_(event, action):
                act()
                return True
        if keys.is_(event, "help") or keys.is_(event, "keys"):
            self.notes.help() if keys.is_(event, "help") else self.app.push(KeysScene(self.app))
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
        """Move the cursor a step; it starts in the middle of the view."""
        view = self.view
        here = self.sketch.cursor or view.place_at(view.rect.center)
        if here is None:
            here = view.board.hexes()[0]
        elif self.sketch.cursor is not None:
            column, row = here.column, here.row
            there = label(max(1, column + way[0]), max(1, row + way[1]))
            here = there if view.board.contains(there) else here
        self.sketch.cursor = here
        view.framing.bring(here)

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the previous drawing is still on the surface."""
        self.changed = self.panes.draw(surface)

    def _draw_board(self, surface: pygame.Surface) -> None:
        self.view.draw(surface)
        self.strip.draw_said(surface)
