"""Decision on what a flight fires at, or where its bombs fall (L547)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.random_source import RandomSource
from combat.games.armour.rules.answers import DONE, Bombard, FireOrder
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.state import State, Unit


class AttackWithFlight(ShootUnits):
    """What does the flight fire at, or where do its bombs fall? "fire …", "bombard a7 a7-1 90,40", or "done" (L547)."""

    kind: ClassVar[str] = "attack-with-flight"

    def units(self, state: State) -> Iterator[Unit]:
        """Yield the flight that attacks."""
        yield state.units[self.subject]

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random answers endlessly, with "done" in place of illegal ones."""
        return (DONE if self.refusal(state, each) else each for each in super().samples(state, numbers))

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal: fire or bombs of this flight, or "done"."""
        order = self.read(answer)
        if answer == DONE:
            return None
        if not (isinstance(order, Bombard) or (isinstance(order, FireOrder) and order.mode == "fire")):
            return Refusal("not-an-option", self.rule)
        unit = order.unit if isinstance(order, Bombard) else self._unit_of(state, order)
        return super().refusal(state, answer) if unit == self.subject else Refusal("one-unit", self.rule)

    def _unit_of(self, state: State, order: FireOrder) -> str:
        team = state.teams.get(order.aims[0].shooter)
        return "" if team is None else team.unit
