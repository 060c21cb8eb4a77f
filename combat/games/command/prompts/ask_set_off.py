"""Prompt for the next moving group of one hex, and its destination (9.3)."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

import pygame

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, Thing
from combat.engine.words import text
from combat.engine.words.key_names import key_name
from combat.engine.words.line import Line
from combat.engine.words.prompt_words import PromptWords
from combat.games.command.prompts.command_asked import pressed_piece
from combat.games.command.prompts.ways_shown import WaysShown
from combat.games.command.rules.actions.on_the_move import on_the_move
from combat.games.command.rules.answers import DONE, Pieces
from combat.games.command.rules.orders.move import SetOff, unmoved
from combat.games.command.rules.pieces.values import moves
from combat.games.command.standing.piece_figures import in_list_order
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.words import command_names as names
from combat.games.command.words.form import Form


class AskSetOff(WaysShown[SetOff]):
    """Prompt for `SetOff`: a click on a hex with unmoved units takes them all; one on another hex sends them there."""

    def __init__(self, desk: CommandHub, decision: SetOff) -> None:
        super().__init__(desk, decision)
        order = desk.state.order
        assert order is not None
        self.waiting = in_list_order(desk.state, unmoved(desk.state, order))
        self.chosen: list[str] = []

    def begin(self) -> None:
        """Start the question: select the piece concerned and bring it into view."""
        super().begin()
        first = self.desk.selection.piece if self.desk.selection.piece in self.waiting else next(iter(self.waiting), "")
        if first:
            self.desk.selection.select(first, show=True)
            self.chosen = self._together(first)

    @property
    def group(self) -> tuple[str, ...]:
        """Return the ids of the chosen units, sorted."""
        return tuple(sorted(self.chosen))

    def _together(self, unit: str) -> list[str]:
        """Return all unmoved units in a unit's hex."""
        here = self.desk.title_desk.place_of(unit)
        return [id_ for id_ in self.waiting if self.desk.title_desk.place_of(id_) == here]

    def _take(self, unit: str) -> None:
        if unit in self.chosen:
            self.chosen.remove(unit)
        elif self.chosen and self.desk.title_desk.place_of(unit) == self.desk.title_desk.place_of(self.chosen[0]):
            self.chosen.append(unit)
        else:
            self.chosen = self._together(unit)
        self.desk.selection.select(unit)
        self.refresh()

    def line(self) -> PromptWords:
        """Return the prompt line, which names the unit if only one is left to move."""
        said = super().line()
        if len(self.waiting) != 1 or self.warning:
            return said
        side, named = names.side(self.decision.seat), names.in_sentence(self.desk.state, self.waiting[0])
        return replace(said, title=text("ask-move-on", side=side, named=named))

    # -- display ----------------------------------------------------------------------------------------------------

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the things to highlight as answers, each with its mark, such as "legal" or "chosen"."""
        marks: dict[Thing[Hex], Mark] = {**super().lit()}
        for unit in self.waiting:
            marks[PieceId(unit)] = "chosen" if unit in self.chosen else "legal"
        return marks

    def form(self) -> Form | None:
        """Return the form of the path under the pointer, otherwise the list of units that can move; None if it is
        empty.
        """
        way = super().form()
        if way is not None or len(self.waiting) < 2:
            return way
        left = {id_: str(moves(self.desk.state, self.desk.state.units[id_])) for id_ in self.waiting}
        note = Line(text("form-moves"), "9.2")
        choices = self.choices(self.waiting, self.chosen, left, self.figures())
        return Form(names.use("move"), choices=choices, notes=(note,))

    def choose(self, choice: str) -> None:
        """Toggle the unit that was clicked on the form."""
        self._take(choice)

    def steer(self, across: int, down: int) -> bool:
        """Handle a press of the d-pad; return False if it should move the cursor instead."""
        return self.steer_pieces(self.waiting, self._take, across, down)

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key that belongs to no button; return whether it was used."""
        unit = pressed_piece(event, self.figures())
        if unit:
            self._take(unit)
        return bool(unit)

    def figures(self) -> Mapping[str, str]:
        """Return the number key of each unit that can move, unchanged for the whole turn."""
        keys = self.desk.title_desk.keys.of_units(self.desk.state, self.decision.seat)
        return {id_: keys[id_] for id_ in self.waiting if id_ in keys}

    def candidates(self) -> Sequence[str]:
        """Return the ids of the pieces that Tab cycles through."""
        return self.waiting

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        order = self.desk.state.order
        assert order is not None
        label = text("button-set-off", count=len(self.chosen))
        go = self.button(label, Pieces(self.chosen), self.keycap("accept"), "commit")
        go.reason = go.reason if self.chosen else text("choose-units-first")
        return [go, self.answers(DONE, "0"), *self.cards_played(on_the_move(self.desk.state, order))]

    # -- input ------------------------------------------------------------------------------------------------------

    def click(self, thing: Thing[Hex]) -> bool:
        """Handle a click on a thing, or Enter at the cursor; return whether it was used."""
        if isinstance(thing, PieceId):
            carrier = self.desk.state.carrier(thing.id)
            unit = carrier.id if carrier is not None else thing.id
            if unit in self.waiting:
                self._take(unit)
                return True
        hex_ = self.place_meant(thing)
        if hex_ is not None and self._take_others(hex_):
            return True
        return hex_ is not None and self.go(hex_)

    def _take_others(self, hex_: Hex) -> bool:
        """Choose the unmoved units of another hex, and tell how to move onto that hex instead; return whether there are
        any.
        """
        there = [id_ for id_ in self.waiting if self.desk.title_desk.place_of(id_) == hex_]
        if not there or (self.chosen and self.start == hex_):
            return False
        others = bool(self.chosen)
        self._take(there[0])
        if others:
            key = key_name(self.keycap("accept"))
            self.desk.notice.show(text("set-off-others", hex=hex_, key=key), refused=False)
        return True

    def may_carry(self, thing: Thing[Hex]) -> bool:
        """Return whether a thing may be dragged."""
        return isinstance(thing, PieceId) and thing.id in self.waiting

    def dropped_in(self, thing: Thing[Hex]) -> Container[str]:
        """Return the names of the panes in which a dragged thing may be dropped."""
        return ("board",)

    def drop(self, held: Thing[Hex], on: Thing[Hex] | None) -> bool:
        """Handle the drop of a thing on another, or on nothing; return whether it was used."""
        hex_ = self.ground(on)
        if not isinstance(held, PieceId) or hex_ is None:
            return False
        if held.id not in self.chosen:
            self.chosen = [held.id]
        return self.go(hex_)

    def walk(self, hexes: tuple[Hex, ...]) -> bool:
        """Activate the chosen group and queue its path; return whether the group could be activated."""
        self.desk.title_desk.way.draw(self.desk.state, hexes, setting_off=True)
        if self.answer(Pieces(self.chosen)):
            return True
        self.desk.title_desk.way.drop()
        return False
