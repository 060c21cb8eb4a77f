"""Base class of Volume 1's prompts."""

from __future__ import annotations

from typing import TypeVar

from combat.engine.kernel.decision import Decision
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.prompt import Prompt
from combat.engine.words import text
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_asked import BattleAsked
from combat.games.volume1.table.battle_desk import BattleDesk

D = TypeVar("D", bound=Decision)


class BattlePrompt(BattleAsked, Prompt[D, State, BattleDesk, Hex]):
    """Base class of Volume 1's prompts; a prompt presents one pending decision of a battle."""

    def other_man(self) -> list[Button]:
        """Return a list with the button that lets another man of the team act first; empty if none may (4.0)."""
        if not self.desk.title_desk.other_man.choices():
            return []
        return [Button(text("button-other-man"), self.desk.title_desk.other_man.let_next_act, self.keycap("other-man"))]

    @property
    def half_given(self) -> bool:
        """Whether the player is giving orders, so that Esc undoes the last one."""
        return self.desk.state.clock.phase == "friendly-orders"
