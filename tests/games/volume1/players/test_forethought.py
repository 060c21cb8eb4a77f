"""The veteran's preparation of a battle does not depend on the dice, and sets the temper that it then uses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.seats import PLAYER
from combat.engine.play.port import Port
from combat.engine.play.referee import Referee
from combat.games.volume1.players import lookahead, veteran_player
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.veteran_player import VeteranPlayer
from combat.games.volume1.players.weighing import Stage, Weighed, race
from combat.games.volume1.players.weights import TEMPERS, USUAL
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from tests.games.volume1.players.first_orders import GLANCE
from tests.games.volume1.skirmish import gun_fight, skirmish

WAYS = (Stage(2, 1),)


def about_to_begin(book: Book, seed: int) -> tuple[Referee[State], Port[State]]:
    """Return the referee and the player's port of a battle that asks where the player's men start."""
    referee = Referee(RULES, sequence.new_game(book), SeededChance(seed))
    referee.run()
    return referee, referee.port(PLAYER)


def test_he_thinks_of_a_scenario_once_whatever_the_dice_say(monkeypatch: pytest.MonkeyPatch) -> None:
    thought = []

    def counted(*asked: Any) -> Iterator[list[Weighed]]:
        thought.append(asked)
        return race(*asked)

    monkeypatch.setattr(lookahead, "race", counted)
    monkeypatch.setattr(lookahead, "_FOUND", {})
    views = [about_to_begin(gun_fight(), seed)[1].view for seed in (1, 2)]
    assert views[0].men != views[1].men
    assert len({lookahead.temper_for(view, WAYS) for view in views}) == 1
    assert len(thought) == 1
    lookahead.temper_for(about_to_begin(skirmish(), 1)[1].view, WAYS)
    assert len(thought) == 2


def test_without_a_look_he_fights_as_usual() -> None:
    assert lookahead.temper_for(about_to_begin(skirmish(), 1)[1].view, ()) == USUAL


def test_he_gives_his_orders_in_the_temper_that_he_has_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(veteran_player, "temper_for", lambda view, effort: "holding")
    referee, port = about_to_begin(skirmish(9), 3)
    veteran, others = VeteranPlayer(1, GLANCE, GLANCE), set()
    while not isinstance(port.decision, GiveOrders) or port.view.clock.turn < 3:
        decision = port.decision
        assert decision is not None
        answers = {name: CautiousPlayer(temper).answer(decision, port.view) for name, temper in TEMPERS.items()}
        said = veteran.answer(port)
        assert said == answers["holding"]
        others |= {answer for answer in answers.values() if answer != said}
        port.answer(said)
        referee.run()
    assert others
