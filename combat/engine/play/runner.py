"""Run a whole game between chance and one player, without a window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.text_message import msg

S = TypeVar("S", bound=Copyable)


class TooLongError(RuntimeError):
    """A game that did not end within the allowed number of decisions."""


def run(
    game: Game[S],
    chance: Answerer[S],
    player: Answerer[S],
    until: Callable[[Game[S]], bool] | None = None,
    told: Callable[[list[Event]], None] | None = None,
    limit: int = 200_000,
) -> int:
    """Play until the game is over or `until` returns True; return the number of decisions answered.

    `told` is called with the events of each answer. Raises TooLongError after `limit` decisions.
    """
    answered = 0
    while (decision := game.decision) is not None and not (until is not None and until(game)):
        if answered == limit:
            raise TooLongError(msg("answer-too-many", limit=str(limit), asked=decision.kind))
        who = chance if decision.to_chance else player
        events = game.answer(who.answer(decision, game.state))
        if told is not None:
            told(events)
        answered += 1
    return answered
