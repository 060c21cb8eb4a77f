"""The table: the scene in which a game is played, from its first question to its last."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import pygame

from combat.engine.files import folders
from combat.engine.journal.faults import SaveError
from combat.engine.journal.journal import free_path
from combat.engine.kernel.copied import Copied
from combat.engine.kernel.named import named
from combat.engine.kernel.record import replace
from combat.engine.play.mirror import Showing
from combat.engine.play.session import Session
from combat.engine.play.story import LogLine
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.pane import Draw, Panes
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.stage.widgets.tooltip import Tooltip
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.hands.keyboard import Keyboard
from combat.engine.tabletop.hands.mouse import Mouse
from combat.engine.tabletop.layout import LOG, PROMPT, Layout, Leaf
from combat.engine.tabletop.map import kept_views
from combat.engine.tabletop.map.board_view import BoardView
from combat.engine.tabletop.map.kept_views import Outlook
from combat.engine.tabletop.map.tiles import Tiles
from combat.engine.tabletop.motion import Motion
from combat.engine.tabletop.overlay.hex_marks import Mark
from combat.engine.tabletop.panes import log_panel, prompt_plan
from combat.engine.tabletop.panes.fold_tabs import FoldTabs
from combat.engine.tabletop.panes.log_panel import LogPanel
from combat.engine.tabletop.panes.part import Part
from combat.engine.tabletop.panes.prompt_bar import CONTEXT_MENU, PromptBar
from combat.engine.tabletop.panes.scrolled_parts import ScrolledParts
from combat.engine.tabletop.panes.spread import Spread
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.thing import Thing, marked_hexes
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import call_hexes, text

S = TypeVar("S", bound=Copied)
B = TypeVar("B", bound=TitleDesk[Any])

FIND = "combat.engine.tabletop.find_scene:FindScene"
"""What finds a piece or a place on this table, and what the right button opens: nobody asks for them at first."""


LEAST_HEX = 84
"""How wide a hex is at least, in pixels at scale 1, where a survey ends and all the player's pieces come into sight."""


class Guide(Protocol):
    """Looks on at a table, and may say something."""

    def follow(self) -> None:
        """Time has passed."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event before the table does; False if it means nothing to it."""


class TableScene(Scene, Generic[S, B]):
    """Board, strips and panels of one session; panes are drawn when the desk says that they look different."""

    least = (420, 234)
    steers = pans = True
    leave_words, kept_words = "button-leave", "pause-kept"
    """Message ids: what leaving it is called in its menu, and what becomes of it then."""
    may_end = True
    """Whether its game is the player's to give up."""
    end = "end"
    """The scene that shows how it ended."""
    seed: int | None = None
    """What its dice and decks come from, where that is known: the same one begins the same game again."""
    leads_to = "menu"
    """What the end of the game leads to, by the name of a scene."""
    leave_note = "ask-leave-text"
    """Message id: what becomes of the game while it is left."""

    guide: Guide | None = None
    """Whoever explains what is new on it."""
    guided_by: str = ""
    """What makes the guide, by its place in the house: nobody needs one before the first picture."""

    def __init__(
        self, app: Stage, session: Session[S, Any], table: Table[S, B], tiles: Tiles | None = None
    ) -> None:
        super().__init__(app)
        self.session, self.table = session, table
        board = table.board(session.view)
        self.view = BoardView(board, app.keys, app.settings, tiles or table.tiles(board))
        self.desk = Desk(app, session, self.view, table)
        self.desk.on_over, self.desk.on_asked, self.desk.show_end = self._over, self._asked_anew, self.show_end
        self.spread = Spread()
        self.tooltip = Tooltip(app.settings.tooltip_delay)
        self.bar, self.log = PromptBar(self.desk), LogPanel(self.desk)
        self.desk.on_answered = self.log.follow
        self.log.on_recap = self.desk.on_recap = self.recap
        self.parts: dict[str, Part[S, B]] = {**table.parts(self), PROMPT: self.bar, LOG: self.log}
        self.layout = self.plan()
        self.scrolled: ScrolledParts[S, B] = ScrolledParts(self.parts)
        self.layers = table.layers(self.desk)
        self.handles = FoldTabs(self.toggle_fold, self.bring_forward)
        self.layers.hang()
        self._air = self.view.layers.get("air")
        self.view.layers["air"] = self._draw_air
        self.mouse, self.keyboard = Mouse(self), Keyboard(self)
        self.panes = Panes()
        self._add_panes()
        self._seen_over = False
        self.view.kept = partial(table.chosen_hexes, self.desk)
        self._looked_at = self.view.camera.origin
        self._outlook: Outlook | None = None
        """What is seen until the first question has been put, where the game was taken up."""
        self._kept_view: Outlook | None = None
        """What was written down last of what is seen."""
        self._cleared: Showing | None = None
        self._handling = False
        self._chosen = ""

    def _add_panes(self) -> None:
        self.panes.add("frame", self._draw_frame)
        for name in self.parts:
            self.add_part(name)
            self.panes.add_float(partial(self._float, name))
        self.panes.add("board", self._draw_board)  # the last: meanwhile the tiles of the first picture are being made
        self.panes.add_float(self.mouse.float)
        self.panes.add_float(self.tooltip.float)

    def add_part(self, name: str) -> None:
        """Lets a part be drawn in the pane of its name."""
        self.panes.add(name, partial(self.scrolled.draw, name))

    def _float(self, name: str) -> tuple[pygame.Rect, Draw] | None:
        return self.parts[name].float()

    # -- the scene ----------------------------------------------------------------------------------------------

    def leave(self) -> None:
        call_hexes(None)
        self._keep_view()
        self.session.close()
        self.view.close()

    def evidence(self) -> Mapping[str, bytes | Path]:
        """The game's journal and its log."""
        told = "\n".join(f"{line.moment.turn}.{line.moment.step}  {line.entry.line}" for line in self.desk.story.lines)
        record = self.session.record
        kept: dict[str, bytes | Path] = {} if record is None else {record.path.name: record.path}
        return {**kept, "log.txt": told.encode()}

    def invalidate(self) -> None:
        self.panes.invalidate()
        self.dirty = True

    def resize(self) -> None:
        self.lay_out()

    def respoken(self) -> None:
        self.desk.hush()
        self.dirty |= self.tooltip.hide()
        self.desk.told.tell_anew()
        for part in self.parts.values():
            part.respoken()

    def lay_out(self) -> None:
        """Gives every part its rectangle."""
        self.layout = found = self.plan()
        self.view.place(found.board, found.free)
        self.panes.place("frame", found.frame)
        self.panes.place("board", found.board)
        self.handles.place(found)
        over = (*found.panes.values(), found.frame)
        self.panes.send("board", back=any(rect.colliderect(found.board) for rect in over))
        for name, rect in found.panes.items():
            self.scrolled.place(name, rect)
            self.panes.place(name, rect)
        self.invalidate()

    def plan(self) -> Layout:
        """Where everything lies in the window as it is now; the prompt has a second line where it needs one."""
        found = self.table.plan(self.desk, self.app.size, replace(self.spread, rows=1))
        rows = self.bar.rows(found.panes[PROMPT].width)
        return found if rows == 1 else self.table.plan(self.desk, self.app.size, replace(self.spread, rows=rows))

    def _make_room(self) -> None:
        """Lets the prompt grow with what it has to say; it shrinks again with the next question."""
        rect = self.layout.panes[PROMPT]
        if prompt_plan.height(self.bar.rows(rect.width)) > rect.height:
            self.lay_out()

    def toggle_fold(self, part: str) -> None:
        """Opens a side, goes on to the next of the panes that take turns there, or folds it away after the last."""
        leaves = [leaf for leaf in self.layout.leaves if leaf.side == part]
        if part in self.layout.away:
            self._turn(part, leaves[0].pane if leaves else "")
            return
        place = next((place for place, leaf in enumerate(leaves) if leaf.front), len(leaves))
        if place + 1 < len(leaves):
            self._turn(part, leaves[place + 1].pane)
        else:
            self._turn(part, leaves[0].pane if leaves else "", open_=False)

    def bring_forward(self, leaf: Leaf) -> None:
        """Opens a pane that takes turns with others; folds its side away where it lies in front already."""
        self._turn(leaf.side, leaf.pane, open_=not leaf.front)

    def _turn(self, side: str, pane: str, *, open_: bool = True) -> None:
        self.spread = self.spread.turned(side, open_=open_, front=pane)
        self.lay_out()

    @property
    def wants_frames(self) -> bool:
        showing = self.desk.mirror.busy and not self.desk.mirror.waiting
        return showing or self.view.wants_frames or self.mouse.dragging or self.mouse.at_rim

    def drop_nowhere(self) -> None:
        """Let go of what is carried."""
        self.mouse.drop_nowhere()

    def _call_hexes(self) -> None:
        board = self.view.board
        call_hexes(board.name if board.sheets else None)

    def enter(self) -> None:
        self._call_hexes()
        self.lay_out()
        if not self.session.fresh:
            self._look_as_before()
        self.desk.open()

    def _look_as_before(self) -> None:
        """A game that is taken up is seen as it was left; the question at which it was left moves nothing there."""
        record = self.session.record
        self._outlook = kept_views.kept(record.path) if record is not None else None
        if self._outlook is None:
            self.look_at_own()
        else:
            self.view.look(self._outlook)

    def _keep_view(self) -> None:
        """Write down what is seen, for when the game is left; a survey is made anew."""
        record, outlook = self.session.record, self.view.outlook
        if record is not None and outlook != self._kept_view and not self.view.surveying:
            self._kept_view = outlook
            kept_views.keep(record.path, outlook)

    def look_at_own(self) -> None:
        """Where a game is taken up or told again the player's pieces are in sight from the first picture on.

        Before any of them is there it is where they may start, and what they are for.
        """
        self.view.bring(also=self.table.own_hexes(self.desk) or self.table.first_hexes(self.desk))
        self.view.camera.finish()

    def find_own(self) -> None:
        """Look at the player's own pieces if none of them is in sight."""
        centres = [self.view.centre(hex_) for hex_ in self.table.own_hexes(self.desk)]
        if not any(self.view.rect.collidepoint(centre) for centre in centres):
            self.look_at_own()

    def update(self, dt: float) -> None:
        self.desk.follow(dt)
        moving = self.view.camera.moving
        self.view.update(dt)
        self._let_note_go()
        if moving and not self.view.camera.moving:
            self._clear_asked()
            self.mouse.point_again()
        elif self.desk.selected != self._chosen and not moving:
            self._clear_asked()
        self._clear_shown()
        self.mouse.update(dt)
        if self.tooltip.update(dt):
            self.dirty = True
        if self.guide is None and self.guided_by and self.drawn:
            self.guide = named(self.guided_by)(self)
        if self.guide is not None:
            self.guide.follow()
        self._take_stale()

    def _let_note_go(self) -> None:
        """A note on a hex goes as soon as the board moves under it."""
        if self.view.camera.origin != self._looked_at:
            self._looked_at = self.view.camera.origin
            if self.layout.board.collidepoint(self.mouse.position):
                self.dirty |= self.tooltip.hide()

    def _asked_anew(self) -> None:
        asking = self.desk.asking
        self.keyboard.asked(by_itself=not self._handling)
        self._seen_over &= asking is None
        self.spread = self.spread.forgot(self.layout.passing)
        self.view.letters_pan = asking is None or not asking.letters
        self.view.marks.set(self._lit_hexes())
        if self.plan() != self.layout or self.scrolled.stale:
            self.lay_out()
        self._show_asked()
        self._keep_view()
        self.mouse.point_again()

    def _lit_hexes(self) -> dict[Hex, Mark]:
        """The hexes that are legal answers."""
        return marked_hexes(self.desk.asking.lit()) if self.desk.asking is not None else {}

    def _show_asked(self) -> None:
        """Brings all that a question is about into view."""
        actors, about = self.table.asked_actors(self.desk), self.table.asked_hexes(self.desk)
        surveyed = self.table.surveyed_hexes(self.desk)
        if surveyed:
            self.view.survey(surveyed, self.table.first_hexes(self.desk))
        elif self.view.end_survey():
            self.view.fit(self.table.own_hexes(self.desk), theme.px(LEAST_HEX))
            self.view.camera.finish()
        elif self._outlook is not None:
            self.view.look(self._outlook)
            self._outlook = None if self.desk.asking is not None else self._outlook
        elif actors or about:
            self.view.show(*actors, also=about)
        if not self.view.camera.moving:
            self._clear_asked()

    def _clear_asked(self) -> None:
        """Keeps the small map off whom the question is about, else the piece that is chosen, and the marked hexes."""
        desk = self.desk
        self._chosen = desk.selected
        actors = self.table.asked_actors(desk) or self.table.chosen_hexes(desk)
        self._keep_clear(actors, self.table.asked_hexes(desk) or self._lit_hexes())

    def in_question(self) -> list[pygame.Rect]:
        """Where on the map those stand whom the question is about, with what lies round them: a note on something in a
        panel does not cover what that would do."""
        actors = self.table.asked_actors(self.desk) or self.table.chosen_hexes(self.desk)
        boxes = (self.view.box(hex_) for hex_ in actors)
        return [box.inflate(2 * box.width, 2 * box.height).clip(self.view.rect) for box in boxes]

    def _clear_shown(self) -> None:
        """And elsewhere than on what is being shown, once the camera has come to rest there."""
        showing = self.desk.mirror.showing
        if showing is None or showing is self._cleared or self.view.camera.moving:
            return
        self._cleared = showing
        if isinstance(showing.motion, Motion):
            self._keep_clear(showing.motion.where(), ())

    def _keep_clear(self, actors: Iterable[Hex], others: Iterable[Hex]) -> None:
        self.view.minimap.keep_off([self.view.box(hex_) for hex_ in actors], [self.view.box(hex_) for hex_ in others])

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
        self.changed = self.panes.draw(surface)

    def _draw_board(self, surface: pygame.Surface) -> None:
        self.view.draw(surface)
        self.handles.draw(surface)
        self.desk.told.caption.draw(surface, self.layout.board)

    def _draw_air(self, surface: pygame.Surface) -> None:
        self._draw_mark(surface)
        if self._air is not None:
            self._air(surface)

    def _draw_mark(self, surface: pygame.Surface) -> None:
        """A word in the corner of the board where its game is none like any other."""
        marks, px, board = self.session.marks, theme.px, self.layout.board
        if marks.counts:
            return
        words = text("mark-branch" if marks.study is None else "mark-study").upper()
        face, tracking = theme.font("condensed", 13, 700), 1.2 * theme.scale()
        box = pygame.Rect(0, 0, round(face.width(words) + tracking * len(words)) + px(18), px(22))
        box.topleft = (board.x + px(8), board.y + px(7))
        theme.draw_box(surface, box, (*theme.FRAME, 200), radius=4)
        face.draw(surface, words, (box.x + px(9), box.y + px(16)), theme.FRAME_TEXT_2, tracking=tracking)

    def _draw_frame(self, surface: pygame.Surface) -> None:
        area = self.layout.frame
        if not area.width:
            return
        surface.fill(theme.FRAME, area)
        surface.fill(theme.FRAME_EDGE, (area.x, area.y, theme.px(2), area.height))
        self.handles.draw_leaves(surface, "panels")

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.desk.hush()
            self.desk.linger()
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

    # -- doors --------------------------------------------------------------------------------------------------

    def offer(
        self, spots: Sequence[Thing | LogLine], at: tuple[int, int], first: Sequence[MenuRow] | None = None
    ) -> bool:
        """What can be done with things that lie upon each other, in a menu at a point; False where there is nothing."""
        rows = [*(first or ()), *named(self.table.menus).rows(self, spots)]
        if rows:
            self.dirty |= self.tooltip.hide()
            by_pad = first is not None
            self.app.push(named(CONTEXT_MENU)(self.app, rows, at, begin=by_pad, lead_on=by_pad and not first))
        return bool(rows)

    def aside(self) -> Sequence[Button]:
        """Buttons that lie elsewhere than beside the prompt, and are offered to whoever has no pointer."""
        return ()

    def open_menu(self) -> None:
        """The menu of a game: save, settings, keys, leave."""
        self.app.open("pause", table=self)

    def back(self) -> None:
        self.keyboard.guard.let_go()
        self._call_hexes()
        self.view.keys = self.app.keys
        self.obey()

    def obey(self) -> None:
        self.view.touch()
        self.tooltip.delay = self.app.settings.tooltip_delay
        self.invalidate()

    def help(self) -> None:
        """The rulebook, open at what is under the pointer."""
        self.desk.on_did("help")
        explained = next((told for part in self.parts.values() if (told := part.explained())), ())
        self.app.consult(topics=explained or self.table.topics(self))

    def recap(self) -> None:
        """What happened since the last answer, in this step of the turn, in this turn."""
        self.desk.on_did("recap")
        self.desk.told.forget_missed()
        self.app.open("recap", table=self)

    def find(self) -> None:
        """Find a piece or a place."""
        self.desk.on_did("find")
        self.app.push(named(FIND)(self.app, self))

    def open_log(self) -> None:
        """The whole log, to be searched and taken along."""
        self.desk.on_did("log")
        self.app.push(named(log_panel.SHEET)(self.app, self.desk))

    def show_keys(self) -> None:
        """All keys."""
        self.desk.on_did("keys")
        self.app.open("keys")

    def save(self) -> None:
        """Keep a copy of the game as it stands now; the game itself is kept anyway."""
        record = self.session.record
        if record is None:
            self.desk.say(text("cannot-save", cause=text("no-record")))
            return
        path = free_path(folders.saves(), record.path.stem.removesuffix("-copy") + "-copy")
        try:
            record.copy_to(path)
        except SaveError as fault:
            self.desk.say(text("cannot-save", cause=str(fault)))
        else:
            self.desk.say(text("saved-as", name=path.name), refused=False)

    def ask_leave(self) -> None:
        """Leave the game, if the player means it; it is kept."""
        if not self.app.settings.confirm_leave:
            self.app.pop()
            return
        kept = text(self.leave_note)
        leave = text("button-leave")
        self.app.push(Confirm(self.app, text("ask-leave-title"), (kept,), leave, self.app.pop, again="quit"))

    def _over(self) -> None:
        """The game is over: its end is shown by itself once."""
        if not self._seen_over:
            self._seen_over = True
            self.show_end()

    def show_end(self) -> None:
        """How it ended."""
        self.app.open(self.end, table=self)
