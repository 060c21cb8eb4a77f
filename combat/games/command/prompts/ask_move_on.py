"""Prompt for the next step of a moving group (9.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import PieceId, Thing
from combat.games.command.prompts.ways_shown import WaysShown
from combat.games.command.rules.answers import EXIT, STOP, CardUse
from combat.games.command.rules.orders.move import MoveOn
from combat.games.command.rules.pieces.harm import remaining


class AskMoveOn(WaysShown[MoveOn]):
    """Prompt for `MoveOn`: a click on a hex goes there step by step until something happens; keys 1-6 step."""

    @property
    def group(self) -> tuple[str, ...]:
        """Return the ids of the moving units that are still on the map; empty without an order."""
        order = self.desk.state.order
        return () if order is None else remaining(self.desk.state, order.group)

    def candidates(self) -> Sequence[str]:
        """Return the ids of the pieces that Tab cycles through."""
        return self.group

    def numbers(self) -> dict[int, Hex]:
        """Return the adjacent hexes that the group can enter, by number key, clockwise from 1 (straight up)."""
        board, ways = self.desk.state.book.map.board, self.ways()
        steps = {number: board.neighbour(self.start, number - 1) for number in range(1, 7)}
        return {
            number: hex_
            for number, hex_ in steps.items()
            if hex_ is not None and self.decision.refusal(self.desk.state, hex_) is None and hex_ in ways
        }

    def labels(self) -> Mapping[Hex, str]:
        """Return the key label of each adjacent hex that can be entered."""
        return {hex_: str(number) for number, hex_ in self.numbers().items()}

    def places_in_turn(self, *, by_pad: bool) -> Sequence[Hex]:
        """Return the hexes that Tab cycles through; empty for the gamepad, which cycles through pieces."""
        return () if by_pad else list(self.numbers().values())

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        state = self.desk.state
        others = [str(answer) for answer in self.decision.options(state)]
        found = [self.usual(STOP, too_soon=bool(self.numbers()))]
        if EXIT in others:
            found.append(self.answers(EXIT, "X"))
        steps = {*map(str, self.numbers().values()), STOP, EXIT}
        rest = [answer for answer in self.decision.options(state) if str(answer) not in steps]
        found += self.cards_played([answer for answer in rest if isinstance(answer, CardUse)])
        return found + self.numbered([answer for answer in rest if not isinstance(answer, CardUse)], start=7)

    # -- input ------------------------------------------------------------------------------------------------------

    def click(self, thing: Thing[Hex]) -> bool:
        """Handle a click on a thing, or Enter at the cursor; return whether it was used."""
        if isinstance(thing, PieceId) and thing.id in self.group:
            self.desk.selection.select(thing.id)
            return True
        hex_ = self.place_meant(thing)
        return hex_ is not None and self.go(hex_)

    def may_carry(self, thing: Thing[Hex]) -> bool:
        """Return whether a thing may be dragged."""
        return isinstance(thing, PieceId) and thing.id in self.group

    def drop(self, held: Thing[Hex], on: Thing[Hex] | None) -> bool:
        """Handle the drop of a thing on another, or on nothing; return whether it was used."""
        hex_ = self.ground(on)
        return hex_ is not None and self.go(hex_)

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key that belongs to no button; return whether it was used."""
        number = digit(event)
        hex_ = None if number is None else self.numbers().get(number)
        return hex_ is not None and self.go(hex_)

    def walk(self, hexes: tuple[Hex, ...]) -> bool:
        """Answer with the first step of a path and queue the rest; return whether the step was legal."""
        first, *rest = hexes
        self.desk.title_desk.way.draw(self.desk.state, tuple(rest))
        if self.answer(first):
            return True
        self.desk.title_desk.way.drop()
        return False
