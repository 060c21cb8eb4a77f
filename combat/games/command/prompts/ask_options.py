"""A question whose answers can be listed: what lies on the table lights up, the rest are buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.hex_marks import Mark
from combat.engine.tabletop.thing import CardId, HexPlace, PieceId, Thing
from combat.games.command.prompts.answer_words import label
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.rules.answers import CardUse, Placement
from combat.games.command.rules.decisions import PickCard
from combat.games.command.table.command_hub import CommandHub

D = TypeVar("D", bound=Decision)


class AskOptions(CommandAsked[D]):
    """A click on what is lit, or a button."""

    def __init__(self, desk: CommandHub, decision: D) -> None:
        super().__init__(desk, decision)
        self.options: list[Answer] = list(decision.options(desk.state))

    def begin(self) -> None:
        super().begin()
        waiting = dict.fromkeys(answer.unit for answer in self.options if isinstance(answer, Placement))
        if waiting and self.desk.selected not in waiting:
            self.desk.select(next(iter(waiting)), show=True)

    def things(self) -> Mapping[Thing, Answer]:
        """The answers by what is clicked for them; a card that can be played in two ways is no answer by itself."""
        found: dict[Thing, Answer] = {}
        twice: set[Thing] = set()
        for answer in self.options:
            thing = self.thing_of(answer)
            if thing is not None:
                twice |= {thing} & found.keys()
                found[thing] = answer
        return {thing: answer for thing, answer in found.items() if thing not in twice}

    def thing_of(self, answer: Answer) -> Thing | None:
        """What on the table stands for an answer just now."""
        match answer:
            case CardUse(card=card):
                return CardId(card)
            case Placement(unit=unit, hex=hex_):
                return HexPlace(hex_) if unit == self.desk.selected else None
            case Hex():
                return HexPlace(answer)
        if isinstance(self.decision, PickCard) and str(answer).isdigit():
            return CardId(int(answer))
        return PieceId(str(answer)) if self.desk.battle.has(str(answer)) else None

    def lit(self) -> Mapping[Thing, Mark]:
        return dict.fromkeys(self.things(), "legal")

    def click(self, thing: Thing) -> bool:
        things = self.things()
        meant = things.get(thing)
        hex_ = self.place_meant(thing)
        if meant is None and hex_ is not None and HexPlace(hex_) in things and not self._is_mover(thing):
            meant = things[HexPlace(hex_)]
        return meant is not None and self.answer(meant)

    def _is_mover(self, thing: Thing) -> bool:
        """Whether a piece is clicked to be chosen: one that is to be placed."""
        return isinstance(thing, PieceId) and thing.id in self.candidates()

    def candidates(self) -> Sequence[str]:
        movers = dict.fromkeys(answer.unit for answer in self.options if isinstance(answer, Placement))
        pieces = [thing.id for thing in self.things() if isinstance(thing, PieceId)]
        return list(movers) or pieces or super().candidates()

    def hexes_in_turn(self, *, by_pad: bool) -> Sequence[Hex]:
        hexes = [thing.hex for thing in self.things() if isinstance(thing, HexPlace)]
        return [] if any(isinstance(answer, Placement) for answer in self.options) else hexes

    def buttons(self) -> list[Button]:
        """The answer that passes first, then whatever has no place on the table, each with a number."""
        lying = {thing for thing in self.things() if not isinstance(thing, CardId)}
        passing = self._passing()
        rest = [
            answer
            for answer in self.options
            if answer != passing and not isinstance(answer, Placement | Hex) and self.thing_of(answer) not in lying
        ]
        state = self.desk.state
        found = (
            []
            if passing is None
            else [self.button(label(state, self.decision, passing), passing, self.keycap("accept"))]
        )
        for number, answer in enumerate(rest, start=1):
            found.append(self.button(label(state, self.decision, answer), answer, str(number) if number < 10 else ""))
        return found

    def _passing(self) -> Answer | None:
        """The answer that ends the question without doing anything."""
        ends = ("done", "pass", "stop")
        passes = self.decision.passes_with
        return passes if passes is not None else next((answer for answer in self.options if answer in ends), None)
