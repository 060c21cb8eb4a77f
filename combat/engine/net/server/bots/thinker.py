"""Compute answers of bots: replay a game up to a question, and ask the bot at the port of its seat."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import MutableRecord
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.engine.net.server.bots.bot_question import BotQuestion
from combat.engine.net.wire import Wire
from combat.engine.play.port import Player
from combat.engine.play.referee import Referee
from combat.engine.title import Title

CACHED = 16
"""Number of games cached, so that only the answers since the last question are replayed."""


class _NoChance:
    """Answers nothing: the dice are the server's."""

    def answer(self, decision: Decision, state: object) -> Answer:
        raise RuntimeError(decision.kind)


class _Known(MutableRecord):
    """A game as far as it has been replayed."""

    game: Game[Any]
    referee: Referee[Any]
    players: dict[tuple[Seat, str], Player[Any]]


class Thinker:
    """Answers questions to bots of several games, one after the other."""

    def __init__(self, titles: Mapping[str, Title[Any, Any]]) -> None:
        self._titles = titles
        self._known: OrderedDict[str, _Known] = OrderedDict()

    def answer(self, question: BotQuestion) -> Answer:
        """Return the bot's answer to a question; raise whatever the rules or the bot raise."""
        title = self._titles[question.title]
        known = self._known.pop(question.game, None)
        done = 0 if known is None else len(known.game.entries)
        if known is None or tuple(known.game.entries) != question.entries[:done]:
            known, done = self._begun(title, question), 0
        known.game.replay(question.entries[done:])
        self._known[question.game] = known
        if len(self._known) > CACHED:
            self._known.popitem(last=False)
        who = question.seat, question.bot
        if who not in known.players:
            known.players[who] = title.players[question.bot](question.seed)
        value = known.players[who].answer(known.referee.port(question.seat))
        return value if isinstance(value, int) else str(value)

    @staticmethod
    def _begun(title: Title[Any, Any], question: BotQuestion) -> _Known:
        rules = title.rules
        wire: Wire[Any, Any] = Wire(title)
        game = game_of(rules, rules.new_state(wire.read_book(json.loads(question.book))))
        return _Known(game, Referee(rules, game, _NoChance()), {})
