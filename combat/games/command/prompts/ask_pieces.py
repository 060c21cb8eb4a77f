"""Which units? Some are chosen one by one, then confirmed: who is activated, and who sets off together (8.2, 9.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.hex_marks import Mark
from combat.engine.tabletop.thing import PieceId, Thing
from combat.engine.words import text
from combat.games.command.prompts.answer_words import label
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.rules.actions.on_the_move import on_the_move
from combat.games.command.rules.answers import DONE, Pieces
from combat.games.command.rules.orders.activation import Activate, not_free
from combat.games.command.rules.orders.move import SetOff, unmoved
from combat.games.command.table.command_hub import CommandHub

P = TypeVar("P", bound=Decision)


class AskPieces(CommandAsked[P]):
    """A click chooses a unit or lets it go; a button confirms those who are chosen."""

    def __init__(self, desk: CommandHub, decision: P) -> None:
        super().__init__(desk, decision)
        self.chosen: list[str] = []

    def free(self) -> Sequence[str]:
        """Those among whom the choice is."""
        raise NotImplementedError

    def others(self) -> Sequence[Answer]:
        """What else may be answered."""
        return ()

    def candidates(self) -> Sequence[str]:
        return self.free()

    def lit(self) -> Mapping[Thing, Mark]:
        return {PieceId(unit): "chosen" if unit in self.chosen else "legal" for unit in self.free()}

    def click(self, thing: Thing) -> bool:
        if not isinstance(thing, PieceId) or thing.id not in self.free():
            return False
        if thing.id in self.chosen:
            self.chosen.remove(thing.id)
        else:
            self.chosen.append(thing.id)
        self.desk.select(thing.id)
        self.desk.changed("chosen")
        return True

    def buttons(self) -> list[Button]:
        confirm = self.button(
            text("answer-units", count=len(self.chosen)), Pieces(self.chosen), self.keycap("accept"), "commit"
        )
        confirm.reason = confirm.reason if self.chosen else text("choose-units")
        state = self.desk.state
        rest = [
            self.button(label(state, self.decision, answer), answer, str(number))
            for number, answer in enumerate(self.others(), start=1)
        ]
        return [confirm, *rest]


class AskActivate(AskPieces[Activate]):
    """Who carries the order out."""

    def free(self) -> Sequence[str]:
        state, seat = self.desk.state, self.decision.seat
        return [unit.id for unit in state.on_map(seat) if not_free(state, seat, unit) is None]


class AskSetOff(AskPieces[SetOff]):
    """Who moves next, together from one hex."""

    def free(self) -> Sequence[str]:
        order = self.desk.state.order
        return () if order is None else unmoved(self.desk.state, order)

    def others(self) -> Sequence[Answer]:
        order = self.desk.state.order
        return () if order is None else [DONE, *on_the_move(self.desk.state, order)]
