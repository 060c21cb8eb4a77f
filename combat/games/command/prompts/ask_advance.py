"""Prompt for an Advance: a unit, and the hex that it enters (10.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.rules.answers import DONE, Placement
from combat.games.command.rules.orders.advance import AdvanceOne, left_to_go
from combat.games.command.rules.two_sides import other_side
from combat.games.command.standing.piece_figures import in_list_order
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.words import foretelling
from combat.games.command.words.form import Form


class AskAdvance(CommandAsked[AdvanceOne]):
    """Prompt for `AdvanceOne`: choose a unit, then the hex that it enters; the form predicts the resulting melee."""

    follows = True

    def __init__(self, desk: CommandHub, decision: AdvanceOne) -> None:
        super().__init__(desk, decision)
        assert desk.state.order is not None
        self.options: list[Answer] = list(decision.options(desk.state))
        self.waiting = in_list_order(desk.state, left_to_go(desk.state, desk.state.order))

    @property
    def half_given(self) -> bool:
        """Return whether Esc can take back the order: only before a unit has advanced."""
        order = self.desk.state.order
        return order is not None and not order.done

    def begin(self) -> None:
        """Start the question: select the piece concerned and bring it into view."""
        super().begin()
        if self.desk.selection.piece not in self.waiting and self.waiting:
            self.desk.selection.select(self.waiting[0], show=True)

    @property
    def unit(self) -> str:
        """Return the id of the unit to advance: the selected one, otherwise the first; "" if none can advance."""
        return self.desk.selection.piece if self.desk.selection.piece in self.waiting else next(iter(self.waiting), "")

    def hexes(self) -> list[Hex]:
        """Return the hexes that the unit can advance into."""
        mine = (answer for answer in self.options if isinstance(answer, Placement) and answer.unit == self.unit)
        return [answer.hex for answer in mine]

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the things to highlight as answers, each with its mark, such as "legal" or "chosen"."""
        rival = other_side(self.decision.seat)
        marks: dict[Thing[Hex], Mark] = {
            PlaceId(hex_): "target" if self.desk.state.units_in(hex_, rival) else "legal" for hex_ in self.hexes()
        }
        for unit in self.waiting:
            marks[PieceId(unit)] = "chosen" if unit == self.unit else "legal"
        return marks

    def form(self) -> Form | None:
        """Return the form shown beside the prompt, with sums and predictions, or None."""
        where, state = self.desk.input.where, self.desk.state
        if where is None or where not in self.hexes():
            return None
        return foretelling.of_advance(state, state.units[self.unit], where)

    def candidates(self) -> Sequence[str]:
        """Return the ids of the pieces that Tab cycles through."""
        return self.waiting

    def numbers(self) -> dict[int, Hex]:
        """Return the hexes that the unit can advance into by number key, clockwise from 1 (straight up)."""
        if not self.unit:
            return {}
        board, start = self.desk.state.book.map.board, self.desk.state.units[self.unit].hex
        steps = {number: board.neighbour(start, number - 1) for number in range(1, 7)}
        open_ = self.hexes()
        return {number: hex_ for number, hex_ in steps.items() if hex_ is not None and hex_ in open_}

    def labels(self) -> Mapping[Hex, str]:
        """Return the key label of each hex that can be entered."""
        return {hex_: str(number) for number, hex_ in self.numbers().items()}

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key that belongs to no button; return whether it was used."""
        number = digit(event)
        hex_ = None if number is None else self.numbers().get(number)
        return hex_ is not None and self._go(self.unit, hex_)

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        rest = [answer for answer in self.options if not isinstance(answer, Placement) and answer != DONE]
        could_go = any(isinstance(answer, Placement) for answer in self.options)
        return [self.usual(DONE, too_soon=could_go), *self.numbered(rest, start=7)]

    def click(self, thing: Thing[Hex]) -> bool:
        """Handle a click on a thing, or Enter at the cursor; return whether it was used."""
        if isinstance(thing, PieceId) and thing.id in self.waiting:
            self.desk.selection.select(thing.id)
            self.refresh()
            return True
        hex_ = self.place_meant(thing)
        return hex_ is not None and self._go(self.unit, hex_)

    def _go(self, unit: str, hex_: Hex) -> bool:
        return (
            bool(unit) and hex_ != self.desk.title_desk.place_of(unit) and (self.answer(Placement(unit, hex_)) or True)
        )

    def may_carry(self, thing: Thing[Hex]) -> bool:
        """Return whether a thing may be dragged."""
        return isinstance(thing, PieceId) and thing.id in self.waiting

    def drop(self, held: Thing[Hex], on: Thing[Hex] | None) -> bool:
        """Handle the drop of a thing on another, or on nothing; return whether it was used."""
        hex_ = self.ground(on)
        return isinstance(held, PieceId) and hex_ is not None and self._go(held.id, hex_)
