"""Decision on fire in the enemy's turn: no bombardments, no smoke, no shots before an assault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.random_source import RandomSource
from combat.games.armour.rules.answers import DONE, FireOrder
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.state import State


class FireInReply(ShootUnits):
    """Which unit fires in the enemy's turn, and each of its shooters at which target? "done" ends it (L547, L707)."""

    kind: ClassVar[str] = "fire-in-reply"
    bombards: ClassVar[bool] = False

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers endlessly, with "done" in place of illegal ones."""
        return (DONE if self.refusal(state, each) else each for each in super().samples(state, numbers))

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal: fire, or "done"."""
        order = self.read(answer)
        if answer != DONE and (not isinstance(order, FireOrder) or order.mode != "fire"):
            return Refusal("not-an-option", self.rule)
        return super().refusal(state, answer)
