"""Answers on ducking back that the player gave at once for all men threatened together, stored for the turn (7.19)."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import Record
from combat.games.volume1.rules.decisions import PASS, DuckBack
from combat.games.volume1.rules.play import friendly_activation, initiative, threats
from combat.games.volume1.rules.play.threats import Peril
from combat.games.volume1.rules.state import Man, State

WORSE = 0.1
"""Improvement by Duck Back, as a share of 1, above which the player is asked about a man again."""


class _Given(Record):
    """The answer for a man, when it was given, and the danger at that time."""

    turn: int
    impulse: int
    ducks: bool
    danger: Peril


class DuckingAnswers:
    """Stores an answer on Duck Back for each man, and gives it when the rules ask about him.

    A man told to duck back does so at the end of his activation in the same impulse, if that still helps. A man told
    to go on is not asked about again in the turn, unless another enemy threatens him or the danger grows.
    """

    def __init__(self) -> None:
        self._given: dict[str, _Given] = {}

    def keep(self, state: State, answers: Mapping[str, bool]) -> None:
        """Store for each man whether he is to duck back; `state` is the one in which the player was asked."""
        clock = state.clock
        for man, ducks in answers.items():
            danger = threats.peril(state, state.men[man])
            self._given[man] = _Given(clock.turn, clock.impulse, ducks, danger)

    def forget(self) -> None:
        """Discard all answers, as after an undo."""
        self._given.clear()

    def answer(self, state: State, man: Man, danger: Peril, *, in_turn: bool = True) -> Answer | None:
        """Return the stored answer for a man who is in `danger` now, or None if the player must be asked.

        `in_turn`: an answer to go on is valid for the rest of the turn; otherwise only for the impulse.
        """
        given, clock = self._given.get(man.id), state.clock
        if given is None or given.turn != clock.turn:
            return None
        now = given.impulse == clock.impulse
        if given.ducks:
            return DuckBack.DUCK_BACK if now and danger.sources and not man.grenade else None
        grown = danger.saved >= given.danger.saved + WORSE or not danger.sources <= given.danger.sources
        return PASS if (now or in_turn) and not grown else None


def threatened_together(state: State, man: str) -> dict[str, Peril]:
    """Return the dangers, by man, of all men whom something that threatens `man` also threatens; `man` is first.

    Only men who are still to act in this impulse are included. Left out are men about whom the rules do not ask
    (7.19), routed men, who must pass a check first (7.17c), and men who would drop a live grenade.
    """
    first = threats.peril(state, state.men[man])
    found = {man: first}
    for other in state.on_board("friendly"):
        acts = state.clock.impulse in initiative.acts_in(state, other)
        if other.id in found or not acts or other.grenade or other.morale == "rout":
            continue
        if not friendly_activation.may_choose_to_duck(state, other):
            continue
        danger = threats.peril(state, other)
        if danger.sources & first.sources:
            found[other.id] = danger
    return found
