"""Gamepad control of a table beyond the keys that its buttons stand for.

As a gamepad has no letter keys, a menu offers all answers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.stage.keys import button_of
from combat.engine.stage.pad.pad_map import CROSS
from combat.engine.stage.pad.pad_press import pad_press
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.hands.cursor_keys import CursorKeys
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import marked_places
from combat.engine.tabletop.title_desk import TitleDesk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class PadAtTable(Generic[S, B, P]):
    """Gamepad control: the d-pad steers the prompt, A acts or moves to a legal place, X opens a menu of all answers."""

    def __init__(self, keyboard: CursorKeys[S, B, P]) -> None:
        self.keyboard, self.desk, self.scene = keyboard, keyboard.desk, keyboard.scene

    def asked(self) -> None:
        """Remove the cursor unless it is on a legal place of the new question."""
        if self.desk.input.cursor is not None and self.desk.input.cursor not in self._lit():
            self.desk.input.cursor = None
            self.desk.redraw("board")

    def _lit(self) -> dict[P, Mark]:
        """Return the legal places."""
        prompt = self.desk.prompt
        return {} if prompt is None else marked_places(prompt.lit())

    def move_cursor(self, way: Callable[[P], P | None]) -> None:
        """Move the cursor with `way`.

        If there is none yet, it starts at its usual start if that place is legal, else one step beside it.
        """
        start = self.desk.title_hooks.start()
        if self.desk.input.cursor is None and start not in self._lit():
            self.desk.input.cursor = start
        self.keyboard.move_cursor(way)

    def steer(self, event: pygame.event.Event) -> bool:
        """Pass a press of the d-pad to the prompt; return whether the press was used. A stick always moves the
        cursor.
        """
        prompt, way = self.desk.prompt, CROSS.get(button_of(event))
        return prompt is not None and way is not None and prompt.steer(*way)

    def turn(self, steps: int) -> bool:
        """Turn the cursor clockwise by steps if the prompt asks for a heading; return whether the heading changed."""
        prompt = self.desk.prompt
        return (
            prompt is not None and prompt.turns and self.desk.input.cursor is not None and self.desk.input.turn(steps)
        )

    def accept(self, event: pygame.event.Event) -> bool:
        """Handle a press of A without a highlighted answer; return whether the press was used.

        A acts at the cursor, moves the cursor to a legal place, or opens the menu. A cursor left from an earlier
        question acts only if its place is legal now. On open ground, where not all legal places are listed, A acts at
        any place to which the cursor was moved for this question.
        """
        prompt = self.desk.prompt
        if prompt is None or not self.keyboard.keys.is_(event, "accept"):
            return False
        places, ground = self._lit(), self.desk.view.ground
        if self.desk.input.cursor in places or (self.desk.input.cursor is not None and not ground.counted):
            self.keyboard.act_on_cursor()
        elif prompt.key(pad_press("", ("next",), ())):
            pass
        elif places:
            start = self.desk.title_hooks.start()
            self._go_to(min(places, key=lambda place: (ground.apart(place, start), ground.name(place))))
        else:
            self.offer(answers=False)
        return True

    def _go_to(self, place: P) -> None:
        self.desk.input.cursor = place
        self.keyboard.move_cursor(lambda start: start)

    def offer(self, *, answers: bool = True) -> None:
        """Open the menu of all answers and of the selected piece's actions, with the first row selected.

        Without `answers`, the first submenu opens at once, such as the orders for a soldier.
        """
        spots, at = self.keyboard.spots(self.desk.input.cursor if self.desk.input.cursor_moved else None)
        self.scene.offer(spots, at, self._answers() if answers else ())

    def _answers(self) -> list[MenuRow]:
        """Return menu rows for the buttons of dialogs and of the prompt, including those hidden behind "More…"."""
        bar = self.scene.bar
        bar.refresh()
        asked = [MenuRow(bar.line().title)] if bar.buttons else []
        return [*map(_row, self.scene.aside()), *asked, *map(_row, bar.buttons)]


def _row(button: Button) -> MenuRow:
    return MenuRow(button.label, button.use, button.key, button.reason)
