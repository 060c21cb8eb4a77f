"""A shot declared together with its Op Fire card, fired as soon as the card has activated the units (9.6)."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.record import MutableRecord
from combat.games.command.rules.answers import Shot
from combat.games.command.rules.decisions import React
from combat.games.command.rules.fighting.shooting import Shoot
from combat.games.command.rules.orders.op_fire import SHOOT
from combat.games.command.rules.state import State


class MeantShot(MutableRecord):
    """Shot to be fired at the next opportunity; any unrelated decision cancels it."""

    shot: Shot | None = None

    def mean(self, shot: Shot | None) -> None:
        """Set the next shot, or cancel it with None."""
        self.shot = shot

    def waits(self, decision: Decision) -> bool:
        """Return whether a shot is declared and this window offers to fire it."""
        return self.shot is not None and isinstance(decision, React) and SHOOT in decision.answers

    def __call__(self, decision: Decision, state: State) -> Answer | None:
        """Return the next answer that leads to the shot; None if the player must be asked."""
        shot = self.shot
        if shot is None:
            return None
        if self.waits(decision):
            return SHOOT
        self.shot = None
        fits = isinstance(decision, Shoot) and decision.refusal(state, shot) is None
        return shot if fits else None
