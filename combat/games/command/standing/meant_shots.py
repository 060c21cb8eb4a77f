"""The op fire that a player has declared with its card: who is activated for it fires at once (9.6)."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.record import MutableRecord
from combat.games.command.rules.answers import Shot
from combat.games.command.rules.decisions import React
from combat.games.command.rules.fighting.shooting import Shoot
from combat.games.command.rules.orders.op_fire import SHOOT
from combat.games.command.rules.state import State


class MeantShot(MutableRecord):
    """What is to be fired once its question is put; any other question than those on the way to it ends that."""

    shot: Shot | None = None

    def mean(self, shot: Shot | None) -> None:
        """Fire this next, or nothing."""
        self.shot = shot

    def waits(self, decision: Decision) -> bool:
        """Whether a shot is declared for which this window opens."""
        return self.shot is not None and isinstance(decision, React) and SHOOT in decision.answers

    def __call__(self, decision: Decision, state: State) -> Answer | None:
        """The next answer on the way to the shot; None where the player must be asked."""
        shot = self.shot
        if shot is None:
            return None
        if self.waits(decision):
            return SHOOT
        self.shot = None
        fits = isinstance(decision, Shoot) and decision.refusal(state, shot) is None
        return shot if fits else None
