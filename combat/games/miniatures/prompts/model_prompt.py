"""Base class of the prompts of games with models."""

from __future__ import annotations

from typing import Any, TypeVar

from combat.engine.kernel.decision import Decision, Refusal
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.prompt import Prompt
from combat.engine.words.line import Spoken
from combat.games.miniatures.board.model_desk import BattleState, ModelDesk

D = TypeVar("D", bound=Decision)
S = TypeVar("S", bound=BattleState)
B = TypeVar("B", bound=ModelDesk[Any])


class ModelPrompt(Prompt[D, S, B, Pose]):
    """Prompt for a question of a battle; overlays in `table/overlays` draw its plans."""

    letters = True
    draws_carried = False
    """Whether the prompt itself draws the dragged model, at the place where it stops."""

    @property
    def state(self) -> S:
        """Return the state as shown."""
        return self.desk.state

    def said(self, refusal: Refusal | None) -> Spoken:
        """Return a refusal as text with its rule; "" for None."""
        return "" if refusal is None else self.desk.table.words.refusal(self.state, refusal)

    def follow(self) -> bool:
        """Continue a long computation by a small part; return whether there is something new to draw. By default
        False.
        """
        return False
