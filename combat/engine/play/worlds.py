"""Sampled games, consistent with what a seat knows, for trying answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from combat.engine.chance.shared_luck import SharedLuck
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.game import Game
from combat.engine.kernel.rules import Rules
from combat.engine.play.port import Port
from combat.engine.play.runner import run

S = TypeVar("S", bound=Copyable)

DEALS = 4
"""Maximum deals until a sampled game asks what the port is asked."""


class Worlds(Generic[S]):
    """Sampled games by number, created on demand; the luck of each is the same for every answer tried.

    They depend only on what the seat can see and on a seed.
    """

    def __init__(self, rules: Rules[S, Any], port: Port[S], seed: int, when: Callable[[S], object]) -> None:
        self._rules, self._port, self._seed, self._when = rules, port, seed, when
        self._games: dict[int, tuple[Game[S], int] | None] = {}

    def after(self, world: int, answer: Answer, player: Answerer[S], until: Callable[[Game[S]], bool]) -> S | None:
        """Return the state of sampled game `world` after `answer` and further play by `player` until `until` returns
        True.

        Returns None if no game with that number can be sampled.
        """
        if world not in self._games:
            self._games[world] = self._dealt(world)
        dealt = self._games[world]
        if dealt is None:
            return None
        game, present = dealt
        if len(game.entries) != present:
            game.go_back(present)
        game.answer(self._rules.answer_from_seat(game.state, answer, self._port.seat))
        run(game, SharedLuck(self._luck(world), self._when), player, until)
        return game.state

    def _dealt(self, world: int) -> tuple[Game[S], int] | None:
        """Sample a game that asks what the port is asked; return it with its answer count."""
        numbers = SplitMix(self._luck(world))
        for _ in range(DEALS):
            game = self._port.sample(numbers)
            asked = game.decision
            if (
                asked is not None
                and self._rules.decision_for_seat(game.state, asked, self._port.seat) == self._port.decision
            ):
                game.keep = 0
                return game, len(game.entries)
        return None

    def _luck(self, world: int) -> int:
        return SplitMix(self._seed * 0x1_0000 + world).below(1 << 32)
