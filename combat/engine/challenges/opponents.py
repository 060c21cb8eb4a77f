"""The opponents in a challenge: players of the title, determined by the challenge's seed."""

from __future__ import annotations

from typing import Any, TypeVar

from combat.engine.challenges.challenge import Challenge
from combat.engine.chance.scripted_chance import ScriptedChance
from combat.engine.journal.challenge_proof import House
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.game import Game
from combat.engine.kernel.reactions import Window
from combat.engine.kernel.seats import PERSON
from combat.engine.play.referee import Referee
from combat.engine.title import Title

S = TypeVar("S", bound=Copyable)


def seats_of(title: Title[Any, Any], challenge: Challenge[Any]) -> dict[str, str]:
    """Return the players by seat as journals record them: a person at the challenge's seat, the default bot at all
    others.

    Empty for a challenge without a seat.
    """
    usual = next(iter(title.players))
    return {seat: PERSON if seat == challenge.seat else usual for seat in title.rules.seats} if challenge.seat else {}


def house_of(title: Title[S, Any], challenge: Challenge[Any]) -> House[S]:
    """Return a function that computes the next answer of the bots in a challenge, and whether it is automatic.

    The function returns None if no bot is asked.
    """
    rules = title.rules
    named = seats_of(title, challenge)
    players = {seat: title.players[name](challenge.seed) for seat, name in named.items() if name != PERSON}

    def answered(game: Game[S]) -> tuple[Answer, bool] | None:
        decision = game.decision
        if decision is None or decision.seat not in players:
            return None
        if decision.final and isinstance(decision, Window) and not decision.can_react():
            assert decision.passing is not None
            return decision.passing, True
        heard, seat = game.on_event, decision.seat
        try:
            answer = players[seat].answer(Referee(rules, game, ScriptedChance()).port(seat))
        finally:
            game.on_event = heard
        return rules.answer_from_seat(game.state, answer, seat), False

    return answered
