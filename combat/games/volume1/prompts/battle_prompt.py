"""What the questions of Volume 1 share: what lies in the tray meanwhile, and how far the man who is asked has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeVar

from combat.engine.kernel.decision import Decision
from combat.engine.tabletop.prompt import Prompt
from combat.games.volume1.rules.state import State

if TYPE_CHECKING:
    from combat.games.volume1.table.battle_desk import BattleDesk  # noqa: F401 (its name stands in the base below)

D = TypeVar("D", bound=Decision)
Body = Literal["", "tray", "men", "fire", "wound", "strike"]
"""What lies in the bottom strip left of the hand: nothing but the open cards, the order markers, the men to be set up,
the form of a shot, two wound cards, or the slip of a fire mission."""


class BattlePrompt(Prompt[D, State, "BattleDesk"]):
    """One pending question of a battle."""

    body: Body = ""
    acted = looked = False
    """Whether its man has carried out his order in this impulse, and whether he has looked about (4.0)."""

    @property
    def half_given(self) -> bool:
        return self.desk.state.clock.phase == "friendly-orders"
