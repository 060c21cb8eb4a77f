"""At every moment of any game each man, card and marker is in exactly one place, where it may be."""

from __future__ import annotations

from collections import Counter

import pytest

from combat.kernel.game import Game
from combat.players.cautious import CautiousPlayer
from combat.players.chance import SeededChance
from combat.players.random import RandomPlayer
from combat.players.table import Answerer
from combat.rules import sequence
from combat.rules.orders import CHOOSABLE
from combat.rules.state import State
from tests.skirmish import skirmish

SEEDS = range(6)
MARKERS = (*CHOOSABLE, "duck-back", "melee", "guard")
PLAYERS = {"random": RandomPlayer, "cautious": lambda seed: CautiousPlayer()}


def moments(seed: int, player: Answerer):
    """The game before every question that it asks."""
    game: Game[State] = sequence.new_game(skirmish())
    chance = SeededChance(seed)
    while (decision := game.decision) is not None:
        yield game
        game.answer((chance if decision.to_chance else player).answer(decision, game.state))
    yield game


@pytest.fixture(scope="module", params=[(name, seed) for name in PLAYERS for seed in SEEDS], ids=str)
def states(request: pytest.FixtureRequest) -> list[State]:
    """Every moment of one game."""
    name, seed = request.param
    return [game.state.copy() for game in moments(seed, PLAYERS[name](seed))]


def test_every_friendly_card_lies_in_one_place(states: list[State]) -> None:
    """While a wound or an event is being settled its card, or the two of a Tough man, lie on the table."""
    for state in states:
        piles = [
            *state.deck,
            *state.hand,
            *state.aside,
            *state.discards,
            *([] if state.played is None else [state.played]),
        ]
        assert len(set(piles)) == len(piles)
        out = set(state.book.friendly_cards) - set(piles)
        assert len(out) <= (3 if state.clock.phase in ("action", "end") else 1)
    assert not set(states[-1].book.friendly_cards) - {
        *states[-1].deck,
        *states[-1].hand,
        *states[-1].aside,
        *states[-1].discards,
    }


def test_every_enemy_card_lies_in_one_place(states: list[State]) -> None:
    for state in states:
        piles = [*state.enemy_deck, *state.enemy_discards, *state.enemy_cards.values()]
        assert sorted(piles) == sorted(state.book.enemy_cards)


def test_every_man_is_in_the_cup_or_in_the_game_and_never_comes_back(states: list[State]) -> None:
    gone: set[str] = set()
    for state in states:
        assert not state.cup & state.men.keys()
        assert state.cup | {man.id for man in state.men.values() if man.side == "enemy"} == set(state.book.scenario.cup)
        for man in state.men.values():
            assert man.hex is None or (state.board.contains(man.hex) and not man.fate)
            assert man.id not in gone or man.fate
        gone |= {man.id for man in state.men.values() if man.fate}


def test_every_marker_belongs_to_a_man_who_may_have_it(states: list[State]) -> None:
    for state in states:
        for man in state.men.values():
            assert man.order is None or (man.order.id in MARKERS and man.on_board)
            assert not (man.order and man.side == "friendly" and man.order.directions)
            assert not man.held_by or man.held_by in state.men
        for bomb in state.bombs:
            assert not set(bomb.near) & set(bomb.far)
            for name in (*bomb.near, *bomb.far):
                assert state.men[name].fate or state.men[name].hex == bomb.hex


def test_melee_markers_lie_where_both_sides_fight_when_a_team_is_to_act(states: list[State]) -> None:
    for state in states:
        if state.clock.phase == "friendly-orders":
            for hex_ in state.melee:
                sides = Counter(man.side for man in state.men_in(hex_) if not man.held_by)
                assert sides["friendly"] and sides["enemy"], hex_


def test_smoke_is_what_its_clouds_come_to(states: list[State]) -> None:
    for state in states:
        fresh = {hex_ for cloud in state.clouds for hex_ in cloud.hexes if hex_ and not cloud.fading}
        faint = {hex_ for cloud in state.clouds for hex_ in cloud.hexes if hex_ and cloud.fading}
        assert state.smoke == {**dict.fromkeys(faint, True), **dict.fromkeys(fresh, False)}


def test_who_is_no_longer_unknown_stays_known(states: list[State]) -> None:
    known: set[str] = set()
    for state in states:
        assert all(state.men[man].seen for man in known)
        known |= {man.id for man in state.men.values() if man.side == "enemy" and man.seen}
