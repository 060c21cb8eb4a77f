"""Base class of prompts that choose one of the men in a hex (7.14, 7.15, 7.18, 15.0)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from combat.engine.kernel.decision import Choice
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, Thing
from combat.games.volume1.prompts.battle_prompt import BattlePrompt

C = TypeVar("C", bound=Choice)


class AskAmong(BattlePrompt[C]):
    """Prompt answered by a click on a highlighted man of the hex, or by Enter for the first."""

    ring: Mark = "legal"
    """Kind of highlight of the men."""

    @property
    def men(self) -> list[str]:
        """Ids of the men who may be chosen."""
        return [str(answer) for answer in self.decision.answers]

    @property
    def first(self) -> str:
        """The selected man if he may be chosen, else the first."""
        return self.desk.selection.piece if self.desk.selection.piece in self.men else self.men[0]

    def begin(self) -> None:
        """Fan out the hex's men, and select the first who may be chosen."""
        hex_ = self.desk.state.men[self.decision.subject].hex
        if hex_ is not None:
            self.desk.title_desk.people.fanned = hex_
        if self.desk.selection.piece not in self.men:
            self.desk.selection.select(self.men[0])

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the men who may be chosen, with their mark."""
        return dict.fromkeys(map(PieceId, self.men), self.ring)

    def candidates(self) -> list[str]:
        """Return the men that Tab cycles through: those who may be chosen."""
        return self.men

    def click(self, thing: Thing[Hex]) -> bool:
        """Answer with the clicked man if he may be chosen; return False otherwise."""
        return isinstance(thing, PieceId) and thing.id in self.men and self.answer(thing.id)
