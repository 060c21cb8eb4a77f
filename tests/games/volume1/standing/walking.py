"""Men with drawn moves on a small board."""

from __future__ import annotations

from collections import deque

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.decisions import PASS, ChooseMove, DuckBack
from combat.games.volume1.rules.play import friendly_activation
from combat.games.volume1.standing.drawn_move import DrawnMove, draw, legs
from combat.games.volume1.standing.move_plans import MovePlans
from tests.games.volume1.tiny_table import Table


def drawn(table: Table, name: str, *goals: str) -> DrawnMove:
    """Return a man's drawn move through some hexes; fail if it is impossible."""
    found = draw(table.state, table[name], [Hex(goal) for goal in goals])
    assert found is not None
    return found


def timed(table: Table, move: DrawnMove) -> list[tuple[int, str]]:
    """Return the impulse and the end hex of each remaining step of a man's move."""
    return [(leg.impulse, str(leg.end)) for leg in legs(table.state, move)]


class Walk:
    """A man whose drawn move answers impulse by impulse; questions left unanswered are recorded."""

    def __init__(self, table: Table, move: DrawnMove) -> None:
        self.table, self.plans = table, MovePlans()
        self.plans.draw(move)
        self.man = move.man
        self.asked: list[Decision] = []
        """The questions to him although he had a move."""
        self.moved: list[tuple[int, str]] = []
        self.dice: deque[int] = deque()

    def run(self, impulses: tuple[int, ...] = (1, 2, 3, 4)) -> list[tuple[int, str]]:
        """Play some impulses; return the impulse and hex of each hex that he entered."""
        state = self.table.state
        for impulse in impulses:
            self.table.clock("action", impulse)
            if state.men[self.man].on_board and not self.asked:
                self._activate(impulse)
        return self.moved

    def _activate(self, impulse: int) -> None:
        steps, answer = friendly_activation.activate(self.table.state, self.man), None
        try:
            while True:
                step = next(steps) if answer is None else steps.send(answer)
                answer = None
                if isinstance(step, Event):
                    apply(self.table.state, step)
                    self.plans.happened(self.table.state, step)
                else:
                    answer = self._answer(step, impulse)
                    if answer is None:
                        return
        except StopIteration:
            return

    def _answer(self, decision: Decision, impulse: int) -> Answer | None:
        state = self.table.state
        if decision.to_chance:
            return self.dice.popleft() if self.dice else next(iter(decision.options(state)))
        if isinstance(decision, DuckBack):
            return PASS
        found = self.plans(decision, state)
        if found is None:
            self.asked.append(decision)
            return None
        assert decision.refusal(state, found) is None, (decision, found)
        if isinstance(decision, ChooseMove) and isinstance(found, Hex):
            self.moved.append((impulse, str(found)))
        return found
