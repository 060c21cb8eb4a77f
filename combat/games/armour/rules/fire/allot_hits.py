"""Decision on how hits are allotted (L637)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.games.armour.rules.answers import Allotment
from combat.games.armour.rules.fire.allotting import Targets, all_targets, as_allotment, as_spread
from combat.games.armour.rules.state import State


class AllotHits(WrittenDecision[State, Allotment]):
    """Which teams take the hits? "0:d2-1*2 0:d2-2": shot, team, number of hits (L637)."""

    kind: ClassVar[str] = "allot-hits"
    notations = (Allotment,)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal allotments, endlessly."""
        choices = _choices(state)
        while True:
            yield as_allotment(choices[numbers.below(len(choices))].random(numbers))

    def refused(self, state: State, allotment: Allotment) -> Refusal | None:
        """Return the reason why an allotment is refused; None if it is legal."""
        choices = _choices(state)
        shots = len(choices[0].shots)
        spread = as_spread(allotment, shots)
        named = all(shot < shots for shot, *_ in allotment.parts)
        legal = named and any(each.is_legal(spread) for each in choices)
        return None if legal else Refusal("not-even", self.rule)


def _choices(state: State) -> list[Targets]:
    assert state.volley is not None
    return all_targets(state, state.volley)
