"""The question how hits are allotted (L637)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Decision, Refusal, Uncountable
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.str_value import as_word, parse_any
from combat.games.armour.rules.answers import Allotment
from combat.games.armour.rules.fire.allotting import Targets, as_allotment, as_spread
from combat.games.armour.rules.state import State


class AllotHits(Decision):
    """Which teams take the hits? "0:d2-1*2 0:d2-2": shot, team, number of hits (L637)."""

    kind: ClassVar[str] = "allot-hits"
    seat: Seat = ""

    def options(self, state: State) -> Iterator[Answer]:
        raise Uncountable(self.kind)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        targets = _targets(state)
        while True:
            yield as_allotment(targets.random(numbers))

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        try:
            allotment = as_word(Allotment, answer)
        except ValueError:
            return Refusal("not-an-option", self.rule)
        targets = _targets(state)
        spread = as_spread(allotment, len(targets.shots))
        named = all(shot_ < len(targets.shots) for shot_, *_ in allotment.counts)
        return None if named and targets.is_legal(spread) else Refusal("not-even", self.rule)

    def read(self, answer: Answer) -> str:
        return parse_any(answer, Allotment)


def _targets(state: State) -> Targets:
    assert state.volley is not None
    return Targets(state, state.volley)
