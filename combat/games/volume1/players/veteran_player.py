"""Veteran bot: simulates its options in worlds sampled from its knowledge, and takes the best.

It chooses a temper (set of weights) before the battle, and again at the start of each of the last turns. It simulates
once more before it ends a battle that could go on. Effort is counted in samples, not time, so the same seed gives the
same game on every machine.
"""

from __future__ import annotations

from zlib import crc32

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.play.port import Port
from combat.engine.play.worlds import Worlds
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.lookahead import STUDY, temper_for
from combat.games.volume1.players.weighing import DOUBT, Course, Effort, Stage, weigh
from combat.games.volume1.players.weights import TEMPERS, USUAL
from combat.games.volume1.rules.decisions import EndBattle
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import endings
from combat.games.volume1.rules.play.set_up import SetUp
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES

PLAN: Effort = (Stage(6, 1), Stage(4, 1), Stage(2, 3))
"""Simulation effort for choosing how to fight a turn."""
LAST = 2
"""Number of last turns in which it simulates again."""
ANSWER: Effort = (Stage(2, 6),)
"""Simulation effort for a single important answer."""


def worlds_of(port: Port[State], seed: int) -> Worlds[State]:
    """Return the sampled worlds for a port's decision; they depend only on the decision and the seed."""
    decision, clock = port.decision, port.view.clock
    assert decision is not None
    asked = f"{decision.kind} {decision.subject} {clock.turn} {clock.phase} {clock.impulse} {clock.place}"
    return Worlds(RULES, port, seed ^ crc32(asked.encode()), lambda state: state.clock.moment.key)


def ways_of(decision: Decision, view: State, usual: str = USUAL) -> list[Course]:
    """Return one course for each temper for the rest of the turn, the usual one first; later turns use the usual
    temper.
    """
    names = dict.fromkeys((usual, *TEMPERS))
    return [Course(CautiousPlayer(TEMPERS[name]).answer(decision, view), name, usual) for name in names]


class VeteranPlayer:
    """Bot that answers every decision; `seed` selects its sampled worlds."""

    def __init__(self, seed: int, plan: Effort = PLAN, answer: Effort = ANSWER, study: Effort = STUDY) -> None:
        self._seed, self._plan, self._answer, self._study = seed, plan, answer, study
        self._turn, self._usual, self._temper = -1, USUAL, USUAL

    def answer(self, port: Port[State]) -> Answer:
        """Return an answer to the port's decision."""
        decision, view = port.decision, port.view
        assert decision is not None
        match decision:
            case SetUp() if self._turn < 0:
                self._turn, self._usual = 0, temper_for(view, self._study)
                self._temper = self._usual
            case GiveOrders() if view.clock.turn != self._turn:
                self._turn, self._temper = view.clock.turn, self._usual
                if endings.last_turn(view) - view.clock.turn < LAST:
                    self._temper = self._best(port, ways_of(decision, view, self._usual), self._plan).temper
            case EndBattle():
                first = CautiousPlayer(TEMPERS[self._temper]).answer(decision, view)
                answers = (first, *(answer for answer in decision.answers if answer != first))
                courses = [Course(answer, self._temper, self._usual) for answer in answers]
                return self._best(port, courses, self._answer).answer
        return CautiousPlayer(TEMPERS[self._temper]).answer(decision, view)

    def _best(self, port: Port[State], courses: list[Course], effort: Effort) -> Course:
        """Return the course with the best result; the first if no world could be sampled."""
        found = courses[0]
        for weighed in weigh(worlds_of(port, self._seed), courses, port.view.clock.turn, effort, DOUBT):
            found = weighed[0].course
        return found
