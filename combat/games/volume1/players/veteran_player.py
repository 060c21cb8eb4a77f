"""A player who looks ahead: he plays courses out in battles that may be his for all that he knows, and takes the best.

At each turn's start he chooses how it is to be fought, and fights it so; he thinks again where much hangs on one
answer. He gives as many looks to a question on every machine, so the same seed means the same game everywhere.
"""

from __future__ import annotations

from zlib import crc32

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.play.port import Port
from combat.engine.play.worlds import Worlds
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.temper import TEMPERS, USUAL
from combat.games.volume1.players.weighing import DOUBT, Course, Effort, Stage, weigh
from combat.games.volume1.rules.decisions import CallStrike, EndBattle, PlayCard
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES

PLAN: Effort = (Stage(6, 2), Stage(3, 3), Stage(2, 4))
"""How he looks for the way to fight a turn."""
ANSWER: Effort = (Stage(4, 3), Stage(2, 4))
"""How he looks for one answer on which much hangs."""


def worlds_of(port: Port[State], seed: int) -> Worlds[State]:
    """The worlds in which he thinks about a port's question: others for each question and each seed."""
    decision, clock = port.decision, port.view.clock
    assert decision is not None
    asked = f"{decision.kind} {decision.subject} {clock.turn} {clock.phase} {clock.impulse} {clock.place}"
    return Worlds(RULES, port, seed ^ crc32(asked.encode()), lambda state: state.clock.moment.key)


def ways_of(decision: Decision, view: State) -> list[Course]:
    """A turn fought in each temper, from its first answer on."""
    return [Course(CautiousPlayer(temper).answer(decision, view), name) for name, temper in TEMPERS.items()]


class VeteranPlayer:
    """Answers every question; `seed` is whatever chance there is in his thoughts."""

    def __init__(self, seed: int, plan: Effort = PLAN, answer: Effort = ANSWER) -> None:
        self._seed, self._plan, self._answer = seed, plan, answer
        self._turn, self._temper = -1, USUAL

    def answer(self, port: Port[State]) -> Answer:
        decision, view = port.decision, port.view
        assert decision is not None
        match decision:
            case GiveOrders() if view.clock.turn != self._turn:
                self._turn = view.clock.turn
                self._temper = self._best(port, ways_of(decision, view), self._plan).temper
            case PlayCard() | CallStrike() | EndBattle() if len(decision.answers) > 1:
                first = CautiousPlayer(TEMPERS[self._temper]).answer(decision, view)
                answers = (first, *(answer for answer in decision.answers if answer != first))
                return self._best(port, [Course(answer, self._temper) for answer in answers], self._answer).answer
        return CautiousPlayer(TEMPERS[self._temper]).answer(decision, view)

    def _best(self, port: Port[State], courses: list[Course], effort: Effort) -> Course:
        """The course that promises most; the first where he can imagine nothing."""
        found = courses[0]
        for weighed in weigh(worlds_of(port, self._seed), courses, port.view.clock.turn, effort, DOUBT):
            found = weighed[0].course
        return found
