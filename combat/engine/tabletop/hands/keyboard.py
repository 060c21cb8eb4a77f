"""The keys at the table: a whole game can be played with them."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copied import Copied
from combat.engine.space.hexes.hex import label
from combat.engine.stage.keys import Keymap, chords
from combat.engine.stage.settings import PACES
from combat.engine.tabletop.hands.host import TableHost
from combat.engine.tabletop.hands.key_guard import KeyGuard
from combat.engine.tabletop.thing import HexPlace, PieceId
from combat.engine.tabletop.title_desk import TitleDesk

S = TypeVar("S", bound=Copied)
B = TypeVar("B", bound=TitleDesk[Any])
CURSOR = {"cursor-up": (0, -1), "cursor-down": (0, 1), "cursor-left": (-1, 0), "cursor-right": (1, 0)}


class Keyboard(Generic[S, B]):
    """Hands each key to whoever it means something to: the buttons, the question, the table, the board."""

    def __init__(self, scene: TableHost[S, B]) -> None:
        self.scene, self.desk = scene, scene.desk
        self.guard = KeyGuard()
        self._moved = False
        """Whether the cursor was moved since the question was put, so that Enter means its hex before all else."""

    @property
    def keys(self) -> Keymap:
        """The player's keys as they are now."""
        return self.scene.app.keys

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes a key press."""
        if event.type == pygame.KEYUP:
            return self._released(event)
        if event.type != pygame.KEYDOWN:
            return False
        barred = self.guard.bars(event)
        self.guard.pressed(event)
        if self.desk.mirror.busy:
            return self._while_showing(event)
        if barred:
            return self._table(event) or self._choose(event) or True
        answered = self._cursor_first(event) or self._button(event) or self._question(event)
        answered = answered or self.desk.battle.key(event)
        return answered or self._table(event) or self._choose(event) or self._accept(event)

    def asked(self, *, by_itself: bool) -> None:
        """Another question is put, or none is: at the end of what was shown, or as an answer was given."""
        self._moved = False
        asking = self.desk.asking
        self.guard.put(None if asking is None else asking.decision, by_itself=by_itself)

    def _while_showing(self, event: pygame.event.Event) -> bool:
        """Any key ends what is being shown, but those that move the board or change the pace."""
        if self._pace(event) or self.scene.view.handle(event):
            return True
        if not chords(event):
            return False
        (self.desk.halt if self.keys.is_(event, "cancel") else self.desk.skip)()
        return True

    def _button(self, event: pygame.event.Event) -> bool:
        """The buttons beside the prompt, also those for which the line is too short."""
        written = chords(event)
        bar = self.scene.bar
        bar.refresh()
        for button in bar.buttons:
            if button.key and button.key in written:
                if button.enabled:
                    button.use()
                else:
                    self.desk.say(button.reason)
                return True
        return False

    def _question(self, event: pygame.event.Event) -> bool:
        return self.desk.asking is not None and self.desk.asking.key(event)

    def _table(self, event: pygame.event.Event) -> bool:
        keys, desk, scene = self.keys, self.desk, self.scene
        actions = {
            "undo": desk.undo,
            "redo": desk.redo,
            **scene.layers.acts(),
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
            "offer": self._offer,
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
        self.desk.set_pace(PACES[(now + 1) % len(PACES)])
        return True

    def _cancel(self) -> None:
        """Gives up what is carried, lit, chosen or half given, one at a time; then opens the menu."""
        desk = self.desk
        if desk.held is not None:
            self.scene.drop_nowhere()
        elif desk.told.missed:
            desk.told.forget_missed()
        elif self.scene.layers.cancel():
            pass
        elif desk.cursor is not None:
            desk.cursor = None
            desk.redraw("board")
        elif desk.asking is not None and desk.asking.half_given:
            piece = desk.asking.decision.subject
            desk.undo()
            desk.select(piece if desk.battle.has(piece) else desk.selected)
        else:
            self.scene.open_menu()

    def _offer(self) -> None:
        """The menu of the hex chosen by the keys and who is in it, else of the chosen piece."""
        desk = self.desk
        hex_ = desk.cursor or desk.battle.hex_of(desk.selected)
        if hex_ is None:
            return
        first = [piece for piece in desk.battle.pieces_in(hex_) if desk.cursor is not None or piece == desk.selected]
        x, y = desk.view.centre(hex_)
        self.scene.offer((*map(PieceId, first), HexPlace(hex_)), (x + round(desk.view.hex_width / 2), y))

    # -- pieces and hexes ------------------------------------------------------------------------------------------

    def _choose(self, event: pygame.event.Event) -> bool:
        keys = self.keys
        if keys.is_(event, "next") or keys.is_(event, "previous"):
            return self._next_piece(1 if keys.is_(event, "next") else -1)
        for action, way in CURSOR.items():
            if keys.is_(event, action):
                self._move_cursor(*way)
                return True
        return self.scene.view.handle(event)

    def _cursor_first(self, event: pygame.event.Event) -> bool:
        """Enter on a hex to which the keys have just gone, before the answer that is lit."""
        if not self._moved:
            return False
        self._moved = not self._accept(event)
        return not self._moved

    def _accept(self, event: pygame.event.Event) -> bool:
        """Enter on the hex chosen by the keys."""
        if self.desk.cursor is None or not self.keys.is_(event, "accept"):
            return False
        self._act_on_cursor()
        return True

    def _next_piece(self, step: int) -> bool:
        desk = self.desk
        pieces = (desk.asking or desk.battle).candidates()
        if pieces:
            place = pieces.index(desk.selected) + step if desk.selected in pieces else (0 if step > 0 else -1)
            desk.find(pieces[place % len(pieces)])
        return True

    def _move_cursor(self, dx: int, dy: int) -> None:
        desk = self.desk
        start = desk.cursor
        if start is None:
            start = desk.battle.start()
            dx = dy = 0
        column, row = start.column, start.row
        target = label(max(1, column + dx), max(1, row + dy))
        if desk.view.board.contains(target):
            desk.cursor, self._moved = target, True
            desk.view.bring(target)
            desk.changed("cursor")

    def _act_on_cursor(self) -> None:
        """Enter on the hex chosen by the keys does what a click there would."""
        desk, asking = self.desk, self.desk.asking
        assert desk.cursor is not None
        place = HexPlace(desk.cursor)
        if (asking is not None and asking.click(place)) or desk.battle.click(place):
            return
        here = desk.battle.pieces_in(desk.cursor)
        if here and (asking is None or not asking.click(PieceId(here[0]))):
            desk.select(here[0])

    def _released(self, event: pygame.event.Event) -> bool:
        self.guard.released(event)
        return self.scene.layers.released(event) or self.scene.view.handle(event)
