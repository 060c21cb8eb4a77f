"""What a gamepad does at the table besides what its buttons mean as keys.

It has no letters: a menu offers all answers.
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
    """The cross steers what is asked; A, where it has nothing to take, leads to where there is; X offers everything."""

    def __init__(self, keyboard: CursorKeys[S, B, P]) -> None:
        self.keyboard, self.desk, self.scene = keyboard, keyboard.desk, keyboard.scene

    def asked(self) -> None:
        """Another question is put: a cursor that was about the last one goes, and comes anew at the chosen piece."""
        if self.desk.input.cursor is not None and self.desk.input.cursor not in self._lit():
            self.desk.input.cursor = None
            self.desk.redraw("board")

    def _lit(self) -> dict[P, Mark]:
        """The places that are answers."""
        prompt = self.desk.prompt
        return {} if prompt is None else marked_places(prompt.lit())

    def move_cursor(self, way: Callable[[P], P | None]) -> None:
        """Moves the cursor, from the chosen piece on at once; it appears where it begins only if that is an answer."""
        start = self.desk.title_desk.start()
        if self.desk.input.cursor is None and start not in self._lit():
            self.desk.input.cursor = start
        self.keyboard.move_cursor(way)

    def steer(self, event: pygame.event.Event) -> bool:
        """The cross goes through the cards, the shots, whatever is asked about; a stick moves the cursor even then."""
        prompt, way = self.desk.prompt, CROSS.get(button_of(event))
        return prompt is not None and way is not None and prompt.steer(*way)

    def turn(self, steps: int) -> bool:
        """A shoulder turns the cursor where the question asks for a heading; else it goes on to the next piece."""
        prompt = self.desk.prompt
        return (
            prompt is not None and prompt.turns and self.desk.input.cursor is not None and self.desk.input.turn(steps)
        )

    def accept(self, event: pygame.event.Event) -> bool:
        """A with no answer lit: the first of what may be taken is pointed at, else what may be done is offered.

        A cursor that was moved for an earlier question takes nothing but a place that is lit now. On open ground, where
        not all that answers can be lit, it takes any place to which it was moved for this one.
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
            start = self.desk.title_desk.start()
            self._go_to(min(places, key=lambda place: (ground.apart(place, start), ground.name(place))))
        else:
            self.offer(answers=False)
        return True

    def _go_to(self, place: P) -> None:
        self.desk.input.cursor = place
        self.keyboard.move_cursor(lambda start: start)

    def offer(self, *, answers: bool = True) -> None:
        """The menu of all answers and of what may be done with the chosen; its first row is chosen already.

        Without the answers a row that leads on is opened at once: so the orders of a man are.
        """
        spots, at = self.keyboard.spots(self.desk.input.cursor if self.desk.input.cursor_moved else None)
        self.scene.offer(spots, at, self._answers() if answers else ())

    def _answers(self) -> list[MenuRow]:
        """The buttons beside the prompt, also those that find no room; before them those of a slip that lies about."""
        bar = self.scene.bar
        bar.refresh()
        asked = [MenuRow(bar.line().title)] if bar.buttons else []
        return [*map(_row, self.scene.aside()), *asked, *map(_row, bar.buttons)]


def _row(button: Button) -> MenuRow:
    return MenuRow(button.label, button.use, button.key, button.reason)
