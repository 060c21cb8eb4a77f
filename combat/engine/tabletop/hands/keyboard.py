"""Keyboard control of a table; a whole game can be played with it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.load_object import load_object
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.stage.keys import HELD_ALONE, Keymap, button_of, chords
from combat.engine.stage.settings import PACES
from combat.engine.tabletop.ground import Way
from combat.engine.tabletop.hands.key_guard import KeyGuard
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text

if TYPE_CHECKING:
    from combat.engine.tabletop.hands.host import TableHost
    from combat.engine.tabletop.hands.pad_at_table import PadAtTable

PAD_AT_TABLE = "combat.engine.tabletop.hands.pad_at_table:PadAtTable"

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])
CURSOR: Mapping[str, Way] = {
    "cursor-up": (0, -1), "cursor-down": (0, 1), "cursor-left": (-1, 0), "cursor-right": (1, 0),
    "cursor-up-right": (1, -1), "cursor-down-right": (1, 1), "cursor-down-left": (-1, 1), "cursor-up-left": (-1, -1),
}  # fmt: skip
"""Cursor step of each key."""
FAR: Mapping[str, Way] = {"far-up": (0, -1), "far-down": (0, 1), "far-left": (-1, 0), "far-right": (1, 0)}
"""Direction of each key of several steps; titles on open ground add these keys (`FAR_KEYS`)."""
FAR_STEPS = 5
TURNS: Mapping[str, int] = {"turn-left": -1, "turn-right": 1}
"""Turning step of each key; titles with headings add these keys (`HEADING_KEYS`)."""


class Keyboard(Generic[S, B, P]):
    """Passes each key to buttons, prompt, table or board."""

    def __init__(self, scene: TableHost[S, B, P]) -> None:
        self.scene, self.desk = scene, scene.desk
        self.guard = KeyGuard()
        self._about = ("", "")
        """Kind and subject of the last question; ("", "") for none."""

    @cached_property
    def pad(self) -> PadAtTable[S, B, P]:
        """Return the additional gamepad control, which is created on first use."""
        return load_object(PAD_AT_TABLE, lambda: PadAtTable)(self)

    @property
    def keys(self) -> Keymap:
        """Return the current key bindings."""
        return self.scene.app.keys

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle a key event; return whether the event was used."""
        if event.type == pygame.KEYUP:
            return self._released(event)
        if event.type != pygame.KEYDOWN:
            return False
        if button_of(event):
            self.desk.input.point_at(None)
        if event.key not in HELD_ALONE:  # modifiers are also used with the mouse and for window shortcuts
            self.desk.input.set_device(keys=not button_of(event))
            self.desk.input.pointing = False
            self.desk.view.point_at(None)
        barred, dropped = self.guard.bars(event), self.guard.drops(event)
        self.guard.pressed(event)
        if self.desk.mirror.busy and not self.desk.mirror.still:
            return self._while_showing(event)
        if self.desk.animation.has_effects and "Space" in chords(event):
            self.desk.animation.skip()  # the key also has its usual effect
        if barred:
            if not (self._table(event) or self._choose(event)) and dropped:
                self.desk.notice.show(text("number-dropped"))
            return True
        answered = self._cursor_first(event) or self._button(event) or self._question(event)
        answered = answered or self.desk.title_hooks.board_input.key(event)
        answered = answered or self._table(event) or self._choose(event)
        return answered or (self.pad if button_of(event) else self).accept(event)

    def asked(self, *, by_itself: bool) -> None:
        """Handle a new question or the end of questions.

        `by_itself` is true after an animation, false after the player's answer.
        """
        self.desk.input.cursor_moved = False
        prompt = self.desk.prompt
        self._let_go_cursor(("", "") if prompt is None else (prompt.decision.kind, prompt.decision.subject))
        if self.keys.by_pad:
            self.pad.asked()
        self.guard.on_question(None if prompt is None else prompt.decision, by_itself=by_itself)

    def _let_go_cursor(self, about: tuple[str, str]) -> None:
        """Remove the cursor if the new question is about another piece."""
        if about != self._about:
            self._about, self.desk.input.cursor = about, None
            self.desk.changed("cursor")

    def _while_showing(self, event: pygame.event.Event) -> bool:
        """Handle a key during an animation: all keys skip it except those for board and pace."""
        if self._pace(event) or self.scene.view.handle(event):
            return True
        if not chords(event):
            return False
        (self.desk.controls.halt if self.keys.is_(event, "cancel") else self.desk.animation.skip)()
        return True

    def _button(self, event: pygame.event.Event) -> bool:
        """Press the prompt's button with that key, also one hidden behind "More…"; return whether there is one."""
        written = chords(event)
        bar = self.scene.bar
        bar.refresh()
        for button in bar.buttons:
            if button.key and button.key in written:
                if button.enabled:
                    button.use()
                elif button.key == self.keys.label("undo") and not self.desk.controls.blocked:
                    return False  # the table's own action says why, and ends what is shown
                else:
                    self.desk.notice.show(button.reason)
                return True
        return False

    def _question(self, event: pygame.event.Event) -> bool:
        return self.desk.prompt is not None and self.desk.prompt.key(event)

    def _table(self, event: pygame.event.Event) -> bool:
        keys, desk, scene = self.keys, self.desk, self.scene
        actions: dict[str, Callable[[], object]] = {
            "undo": desk.controls.undo,
            "redo": desk.controls.redo,
            **{action: partial(GUARD.ask, act, None) for action, act in scene.layers.acts().items()},
            "help": scene.help,
            "find": scene.find,
            "log": scene.open_log,
            "recap": scene.recap,
            "keys": scene.show_keys,
            "save": scene.save,
            "more": scene.bar.show_more,
            "fold-tray": lambda: scene.toggle_fold("tray"),
            "fold-panels": lambda: scene.toggle_fold("panels"),
            "quit": scene.ask_leave,
            "offer": partial(self._offer, event),
            "menu": scene.open_menu,
            "centre": self._centre,
        }
        for action, act in actions.items():
            if keys.is_(event, action):
                desk.on_did(action)
                act()
                return True
        if keys.is_(event, "cancel"):
            self._cancel()
            return True
        return self._pace(event)

    def _pace(self, event: pygame.event.Event) -> bool:
        if not self.keys.is_(event, "pace"):
            return False
        now = PACES.index(self.desk.app.settings.pace)
        self.desk.animation.set_pace(PACES[(now + 1) % len(PACES)])
        return True

    def _cancel(self) -> None:
        """Cancel one thing: drag, raised card, highlight, cursor or half-given answer; else open the menu."""
        desk = self.desk
        if desk.input.held is not None:
            self.scene.mouse.drop_nowhere()
        elif desk.title_hooks.board_input.put_back() or any(part.put_back() for part in self.scene.parts.values()):
            pass
        elif desk.presenter.missed:
            desk.presenter.forget_missed()
        elif GUARD.ask(self.scene.layers.cancel, False):
            pass
        elif desk.input.cursor is not None:
            desk.input.cursor = None
            desk.redraw("board")
        elif desk.prompt is not None and desk.prompt.half_given:
            piece = desk.prompt.decision.subject
            desk.controls.undo()
            desk.selection.select(piece if desk.title_hooks.has(piece) else desk.selection.piece)
        else:
            self.scene.open_menu()

    def _centre(self) -> None:
        """Centre the view on the cursor's place, else on the selected piece."""
        place = self.desk.input.cursor or self.desk.title_hooks.place_of(self.desk.selection.piece)
        if place is not None:
            self.desk.view.centre_on(place)

    def _offer(self, event: pygame.event.Event) -> None:
        """Open the context menu of the cursor's place and pieces, else of the selected piece."""
        if button_of(event):
            self.pad.offer()
            return
        spots, at = self.spots(self.desk.input.cursor)
        if spots:
            self.scene.offer(spots, at)

    def spots(self, cursor: P | None) -> tuple[list[Thing[P]], tuple[int, int]]:
        """Return the things at the cursor, or the selected piece and its place if there is no cursor, and the point
        of the screen where a context menu opens.
        """
        desk = self.desk
        place = cursor or desk.title_hooks.place_of(desk.selection.piece)
        if place is None:
            return [], self.scene.bar.rect.topleft
        first = [
            piece for piece in desk.title_hooks.pieces_at(place) if cursor is not None or piece == desk.selection.piece
        ]
        x, y = desk.view.centre(place)
        return [*map(PieceId, first), PlaceId(place)], (x + round(desk.view.place_width / 2), y)

    # -- pieces and places ----------------------------------------------------------------------------------------

    def _choose(self, event: pygame.event.Event) -> bool:
        keys = self.keys
        if keys.is_(event, "next") or keys.is_(event, "previous"):
            step = 1 if keys.is_(event, "next") else -1
            if button_of(event) and self.pad.turn(step):
                return True
            if self._next_place(step, by_pad=bool(button_of(event))):
                return True
            self.desk.input.cursor_moved = self.desk.input.cursor_moved and not button_of(event)
            return self._next_piece(step)
        if button_of(event) and self.pad.steer(event):
            return True
        for action, steps in TURNS.items():
            if action in keys.bindings and keys.is_(event, action):
                return self.desk.input.turn(steps)
        for action, way in FAR.items():
            if action in keys.bindings and keys.is_(event, action):
                self._move_far(way)
                return True
        for action, way in CURSOR.items():
            if keys.is_(event, action):
                (self.pad if button_of(event) else self).move_cursor(partial(self.desk.view.ground.step, way=way))
                return True
        return self.scene.view.handle(event)

    def _cursor_first(self, event: pygame.event.Event) -> bool:
        """Handle Enter at a cursor just moved, before the highlighted answer; return whether it was used."""
        if not self.desk.input.cursor_moved:
            return False
        self.desk.input.cursor_moved = not self.accept(event)
        return not self.desk.input.cursor_moved

    def accept(self, event: pygame.event.Event) -> bool:
        """Handle Enter: act at the cursor, or without a cursor show how to answer; return whether the key was used."""
        if not self.keys.is_(event, "accept"):
            return False
        if self.desk.input.cursor is None:
            return self._say_how()
        self.act_on_cursor()
        return True

    def _say_how(self) -> bool:
        """Show how to answer the question, or what must be done before; return whether there is anything to show."""
        if self.desk.controls.is_blocked():
            return True
        hint = self.desk.prompt.hint() if self.desk.prompt is not None else ""
        if hint:
            self.desk.notice.show(hint, refused=False)
        return bool(hint)

    def _next_place(self, step: int, *, by_pad: bool) -> bool:
        """Move the cursor to the next legal place; return False if the question has none."""
        desk = self.desk
        places = desk.prompt.places_in_turn(by_pad=by_pad) if desk.prompt is not None else ()
        if places:
            at = places.index(desk.input.cursor) + step if desk.input.cursor in places else (0 if step > 0 else -1)
            self._put_cursor(places[at % len(places)])
        return bool(places)

    def _put_cursor(self, place: P) -> None:
        desk = self.desk
        desk.input.cursor, desk.input.cursor_moved = place, True
        if desk.prompt is not None and desk.prompt.gone_to(place):
            desk.input.cursor_moved = False
        desk.view.framing.bring(place)
        desk.changed("cursor")
        desk.redraw("prompt")

    def _next_piece(self, step: int) -> bool:
        desk, prompt = self.desk, self.desk.prompt
        pieces = (
            prompt.candidates_back() if prompt is not None and step < 0 else (prompt or desk.title_hooks).candidates()
        )
        if pieces:
            place = (
                pieces.index(desk.selection.piece) + step if desk.selection.piece in pieces else (0 if step > 0 else -1)
            )
            desk.selection.find(pieces[place % len(pieces)])
        return True

    def move_cursor(self, way: Callable[[P], P | None]) -> None:
        """Move the cursor with `way`, which maps a place to its neighbour.

        If there is no cursor yet, show it at its start.
        """
        desk = self.desk
        target = desk.title_hooks.start() if desk.input.cursor is None else way(desk.input.cursor)
        if desk.view.ground.has(target):
            self._put_cursor(target)

    def _move_far(self, way: Way) -> None:
        """Move the cursor, from its start if there is none yet, by several steps or up to the edge."""
        ground = self.desk.view.ground
        target = self.desk.input.cursor or self.desk.title_hooks.start()
        for _ in range(FAR_STEPS):
            target = ground.step(target, way) or target
        self._put_cursor(target)

    def act_on_cursor(self) -> None:
        """Act at the cursor as a click there does."""
        desk, prompt = self.desk, self.desk.prompt
        assert desk.input.cursor is not None
        place = PlaceId(desk.input.cursor)
        if (prompt is not None and prompt.click(place)) or desk.title_hooks.board_input.click(place):
            return
        here = desk.title_hooks.pieces_at(desk.input.cursor)
        if here and (prompt is None or not prompt.click(PieceId(here[0]))):
            desk.selection.select(here[0])

    def _released(self, event: pygame.event.Event) -> bool:
        self.guard.released(event)
        return GUARD.ask(self.scene.layers.released, False, event) or self.scene.view.handle(event)
