"""The table scene, in which a game is played."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.load_object import Shape, load_object
from combat.engine.kernel.record import replace
from combat.engine.play.session import Session
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.stage.pane import Draw, Panes
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.tooltip import Tooltip
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.hands.keyboard import Keyboard
from combat.engine.tabletop.hands.mouse import Mouse
from combat.engine.tabletop.layout import LOG, PROMPT, Layout, Leaf
from combat.engine.tabletop.map.board_view import BoardView
from combat.engine.tabletop.map.tiles import Tiles
from combat.engine.tabletop.overlay.board_mark import draw_mark, mark_of
from combat.engine.tabletop.panes import prompt_plan
from combat.engine.tabletop.panes.fold_tabs import FoldTabs
from combat.engine.tabletop.panes.log_panel import LogPanel
from combat.engine.tabletop.panes.pane_layout import PaneLayout
from combat.engine.tabletop.panes.prompt_bar import PromptBar
from combat.engine.tabletop.panes.scrolled_parts import ScrolledParts
from combat.engine.tabletop.panes.table_pane import TablePane
from combat.engine.tabletop.scene.camera_director import CameraDirector, lit_places
from combat.engine.tabletop.scene.table_doors import TableDoors
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import call_places

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class Guide(Protocol):
    """Observer of a table that may show explanations."""

    def follow(self, dt: float) -> None:
        """Advance the time by `dt` seconds."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event before the table does; return whether the event was used."""

    def on_language(self) -> None:
        """Create stored texts again after a change of language."""


SETTLED = 0.1
"""Seconds that a table is shown before its guide is loaded, so as not to delay the first inputs."""


class TableScene(TableDoors[S, B, P]):
    """Scene of one session with board, strips and panels; panes are redrawn when the desk marks them."""

    least = (420, 234)
    weighty = steers = pans = True
    leave_words, kept_words = "button-leave", "pause-kept"
    """Message ids of the menu's leave button and its note."""
    marked_in_middle = False
    """True if the branch label is at the middle of the board's upper edge and not in its corner."""
    may_end = True
    """True if the player may concede."""
    seed: int | None = None
    """The game's seed, if known; the same seed restarts the same game."""
    leads_to = "menu"
    """Name of the scene after the end of the game."""
    guide: Guide | None = None
    """The guide that explains new things."""
    guided_by: str = ""
    """Path "module:name" of the guide's factory; loaded after the table is shown."""
    _shown_for = 0.0

    def __init__(self, app: Stage, session: Session[S, Any], table: Table[S, B, P], tiles: Tiles | None = None) -> None:
        super().__init__(app)
        self.session, self.table = session, table
        sheet = tiles or table.tiles(session.view)
        self.view = BoardView(table.ground(session.view, sheet.index), app.keys, app.settings, sheet)
        self.desk = Desk(app, session, self.view, table)
        self.desk.on_over, self.desk.on_asked, self.desk.show_end = self._over, self._asked_anew, self.show_end
        self.pane_layout = PaneLayout()
        self.tooltip = Tooltip(app.settings.tooltip_delay)
        self.tooltip.written = self.view.noted.values
        self.bar, self.log = self._prompt_bar(), LogPanel(self.desk)
        self.desk.on_answered = self.log.follow
        self.log.on_recap = self.desk.on_recap = self.recap
        self.parts: dict[str, TablePane[S, B, P]] = {**table.parts(self), PROMPT: self.bar, LOG: self.log}
        self.layout = self._plan()
        self.scrolled: ScrolledParts[S, B, P] = ScrolledParts(self.parts)
        self.layers = table.layers(self.desk)
        self.handles = FoldTabs(self.toggle_fold, self._bring_forward, self._key)
        self.layers.hang()
        self._air = self.view.layers.get("air")
        self.view.layers["air"] = self._draw_air
        self.mouse: Mouse[S, B, P] = Mouse(self)
        self.keyboard = Keyboard(self)
        self.panes = Panes()
        self._add_panes()
        self.view.framing.kept = partial(GUARD.ask, table.targets.kept_places, [], self.desk)
        self.view.framing.beyond = lambda place: GUARD.ask(table.targets.beyond, (0.0, 0.0), self.desk, place)
        self.camera_director: CameraDirector[S, B, P] = CameraDirector(self.desk, table)
        self._looked_at = self.view.camera.origin
        self._handling = False
        self._window = app.size
        """Window size of the last layout."""

    def _prompt_bar(self) -> PromptBar[S, B, P]:
        """Return the prompt bar of this table."""
        return PromptBar(self.desk)

    def _add_panes(self) -> None:
        self.panes.add("frame", self._draw_frame)
        for name in self.parts:
            self._add_part(name)
            self.panes.add_float(partial(self._float, name))
        self.panes.add("board", self._draw_board)  # last, as the tiles of the first frame are being made meanwhile
        self.panes.add_float(self.layers.float)
        self.panes.add_float(self.mouse.float)
        self.panes.add_float(self.tooltip.float)

    def _add_part(self, name: str) -> None:
        """Add the pane of a part."""
        self.panes.add(name, partial(self.scrolled.draw, name))

    def _float(self, name: str) -> tuple[pygame.Rect, Draw] | None:
        return self.parts[name].float()

    # -- the scene ----------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Save the camera view and release session and board; called once when the screen closes."""
        call_places(None)
        self.camera_director.keep()
        self.session.close()
        self.view.close()

    def evidence(self) -> Mapping[str, bytes | Path]:
        """Return the files of a fault report by name: the journal, if any, and the log."""
        told = "\n".join(f"{line.moment.turn}.{line.moment.step}  {line.entry.line}" for line in self.desk.story.lines)
        record = self.session.record
        kept: dict[str, bytes | Path] = {} if record is None else {record.path.name: record.path}
        return {**kept, "log.txt": told.encode()}

    def invalidate(self) -> None:
        """Request a full redraw."""
        self.panes.invalidate()
        self.dirty = True

    def resize(self) -> None:
        """Lay out everything again; called before the first frame and after each change of the window's size or scale.

        The board keeps its centre, and an overview of the whole board is repeated.
        """
        resized = self.app.size != self._window
        self._lay_out_panes(self.view.place_anew if resized else self.view.place)

    def on_language(self) -> None:
        """Create stored texts again after a change of language; called before `resize`."""
        self.desk.notice.clear()
        self.dirty |= self.tooltip.hide()
        self.desk.presenter.translate_log()
        for part in self.parts.values():
            part.on_language()
        if self.guide is not None:
            self.guide.on_language()

    def lay_out(self) -> None:
        """Place all panes of the table."""
        self._lay_out_panes(self.view.place)

    def _lay_out_panes(self, place_board: Callable[[pygame.Rect, pygame.Rect], object]) -> None:
        self.layout, self._window = self._plan(), self.app.size
        found = self.layout
        surveyed = place_board(found.board, found.free)
        self.panes.place("frame", found.frame)
        self.panes.place("board", found.board)
        self.handles.place(found)
        over = (*found.panes.values(), found.frame)
        self.panes.send("board", back=any(rect.colliderect(found.board) for rect in over))
        for name, rect in found.panes.items():
            self.scrolled.place(name, rect)
            self.panes.place(name, rect)
        if surveyed:
            GUARD.ask(self.camera_director.show_asked, None)
        self.invalidate()

    def _plan(self) -> Layout:
        """Return the layout for the current window; the prompt bar has as many lines as it needs."""
        found = self.table.plan(self.desk, self.app.size, replace(self.pane_layout, rows=1))
        rows = self.bar.rows(found.panes[PROMPT].width)
        return found if rows == 1 else self.table.plan(self.desk, self.app.size, replace(self.pane_layout, rows=rows))

    def make_way(self) -> None:
        """Move overlays away from the subjects of a new question, before the view moves."""
        return

    def _make_room(self) -> None:
        """Grow the prompt bar for its text, and close panes opened for a question once nothing is asked."""
        rect = self.layout.panes[PROMPT]
        grown = prompt_plan.height(self.bar.rows(rect.width)) > rect.height
        if grown or (self.desk.prompt is None and self._plan() != self.layout):
            self.lay_out()

    def _key(self, action: str) -> str:
        """Return the current key of an action."""
        return self.app.keys.label(action)

    def toggle_fold(self, part: str) -> None:
        """Open a folded side, or show the next of its panes; after the last pane, fold the side."""
        leaves = [leaf for leaf in self.layout.leaves if leaf.side == part]
        if part in self.layout.away:
            self._turn(part, leaves[0].pane if leaves else "")
            return
        place = next((place for place, leaf in enumerate(leaves) if leaf.front), len(leaves))
        if place + 1 < len(leaves):
            self._turn(part, leaves[place + 1].pane)
        else:
            self._turn(part, leaves[0].pane if leaves else "", open_=False)

    def _bring_forward(self, leaf: Leaf) -> None:
        """Show a pane that shares its area; fold its side if it is already in front."""
        self._turn(leaf.side, leaf.pane, open_=not leaf.front)

    def _turn(self, side: str, pane: str, *, open_: bool = True) -> None:
        self.pane_layout = self.pane_layout.turned(side, open_=open_, front=pane)
        before = self.layout.free
        self.lay_out()
        self.view.camera.cover()
        GUARD.ask(self.camera_director.uncover, None, before)

    @property
    def wants_frames(self) -> bool:
        """Return whether anything is animated, so that 60 frames per second are drawn."""
        mirror = self.desk.mirror
        showing = self.desk.animation.has_effects or self.desk.animation.moving
        going_on = self.session.others_go_on and not mirror.still
        return showing or going_on or self.view.wants_frames or self.mouse.dragging or self.mouse.at_rim

    def _call_hexes(self) -> None:
        call_places(self.view.ground.printer)

    @property
    def air(self) -> tuple[str, str] | None:
        """Return the ambience and the scenario that may replace it, or None for none."""
        return self.table.air(self.desk.state)

    def enter(self) -> None:
        """Start the scene: lay out the table, restore the camera view of a resumed game, and start the session."""
        self._call_hexes()
        GUARD.ask(self.camera_director.place_minimap, None)
        self.lay_out()
        if not self.session.fresh:
            GUARD.ask(self.camera_director.take_up, None)
        self.desk.open()

    def on_resume(self) -> None:
        """Apply changed settings and keys after the screen above this one has closed."""
        self.keyboard.guard.let_go()
        self._call_hexes()
        self.view.keys = self.app.keys
        self.on_settings()

    def on_settings(self) -> None:
        """Apply changed settings and redraw everything."""
        self.view.touch()
        self.tooltip.delay = self.app.settings.tooltip_delay
        self.invalidate()

    def help(self) -> None:
        """Open the rulebook at the rule for what is under the pointer, else for the question."""
        self.desk.on_did("help")
        explained = next((told for part in self.parts.values() if (told := part.explained())), ())
        self.app.consult(topics=explained or self.table.topics(self))

    def laid_over(self) -> list[pygame.Rect]:
        """Return the areas covered by dialogs over the table that remain until dismissed."""
        return []

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        self.desk.follow(dt)
        moving = self.view.camera.moving
        self.view.update(dt)
        self._let_note_go()
        arrived = moving and not self.view.camera.moving
        GUARD.ask(self.camera_director.follow, None, moving=moving)
        if arrived:
            self.mouse.point_again()
        self.mouse.update(dt)
        if self.tooltip.update(dt) or self.tooltip.stale:
            self.dirty = True
        self._shown_for += dt if self.drawn else 0.0
        if self.guide is None and self.guided_by and self._shown_for >= SETTLED:
            guide: Shape[Callable[[TableScene[S, B, P]], Guide]] = Shape()
            self.guide = load_object(self.guided_by, guide)(self)
        if self.guide is not None:
            self.guide.follow(dt)
        self._take_stale()

    def _let_note_go(self) -> None:
        """Hide a place's tooltip when the board moves under it."""
        if self.view.camera.origin != self._looked_at:
            self._looked_at = self.view.camera.origin
            if self.layout.board.collidepoint(self.mouse.position):
                self.dirty |= self.tooltip.hide()

    def _asked_anew(self) -> None:
        prompt = self.desk.prompt
        self.keyboard.asked(by_itself=not self._handling)
        self._seen_over &= prompt is None
        self.pane_layout = self.pane_layout.forgot(self.layout.passing)
        self.view.letters_pan = prompt is None or not prompt.letters
        self.view.marks.set(lit_places(self.desk))
        before = self.layout
        if self._plan() != self.layout or self.scrolled.stale:
            self.lay_out()
        self.make_way()
        self.desk.selection.show_chosen()
        GUARD.ask(self.camera_director.show_asked, None, laid_anew=self.layout.free != before.free)
        self.camera_director.keep()
        self.mouse.point_again()

    def _take_stale(self) -> None:
        if "board" in self.desk.stale:
            self.view.touch()
        if self.view.dirty:
            self.panes.invalidate("board")
        if self.log.list.dirty:
            self.panes.invalidate("log")
        if self.bar.group.dirty:
            self.panes.invalidate("prompt")
        if "prompt" in self.desk.stale:
            self._make_room()
        if self.desk.stale:
            self.panes.invalidate(*self.desk.stale)
            self.desk.stale.clear()
        self.dirty |= self.panes.dirty

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        self.changed = self.panes.draw(surface)

    def _draw_board(self, surface: pygame.Surface) -> None:
        self.view.draw(surface)
        GUARD.draw(self.handles.draw, surface)
        GUARD.draw(self.desk.presenter.caption.draw, surface, self.layout.board)

    @property
    def mark(self) -> str:
        """Return the label in the corner of the board, or "" for none."""
        return "" if self.table.shows_mark else mark_of(self.session.marks)

    def _draw_air(self, surface: pygame.Surface) -> None:
        if self.mark:
            draw_mark(surface, self.layout.board, self.mark, middle=self.marked_in_middle)
        if self._air is not None:
            self._air(surface)

    def _draw_frame(self, surface: pygame.Surface) -> None:
        area = self.layout.frame
        if not area.width:
            return
        surface.fill(theme.FRAME, area)
        surface.fill(theme.FRAME_EDGE, (area.x, area.y, theme.px(2), area.height))
        self.handles.draw_leaves(surface, "panels")

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.desk.notice.clear()
            self.desk.auto_answer.cancel()
        if event.type == pygame.KEYDOWN:
            self.dirty |= self.tooltip.hide()
        if event.type == pygame.WINDOWFOCUSLOST:
            self.keyboard.guard.let_go()
        if self.guide is not None and self.guide.handle(event):
            return True
        self._handling = True
        try:
            taken = self.keyboard.handle(event) or self.mouse.handle(event)
        finally:
            self._handling = False
        self._take_stale()
        return taken
