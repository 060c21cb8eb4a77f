"""Dice and decks: a seed always gives the same game, and a scripted chance must be used up exactly."""

from __future__ import annotations

from collections import Counter

import pytest

from combat.engine.chance.scripted_chance import ScriptedChance, ScriptError
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Draw, Roll
from combat.engine.play.runner import TooLongError, run
from combat.games.volume1.content.lab.queues import QUEUES
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.rolling import D6, D10
from tests.games.volume1.digests import state_digest
from tests.games.volume1.skirmish import skirmish

HIT = Roll("13.0", "taylor", (D10,), "hit")
CARD = Draw("16.0", "taylor", "friendly", frozenset({4, 46}), "wound")


def test_a_seed_is_the_same_dice_on_every_machine() -> None:
    chance = SeededChance(1944)
    assert [chance.answer(HIT, None) for _ in range(12)] == [4, 0, 7, 2, 2, 6, 6, 4, 4, 3, 1, 6]


def test_all_faces_come_up_equally_often() -> None:
    chance = SeededChance(6)
    faces = Counter(chance.answer(HIT, None) for _ in range(20_000))
    assert set(faces) == set(range(10))
    assert all(abs(count - 2000) < 200 for count in faces.values())


def test_two_seeds_side_by_side_are_not_the_same_dice_shifted() -> None:
    one, two = SplitMix(1), SplitMix(2)
    pairs = {(one.below(6), two.below(6)) for _ in range(2000)}
    assert len(pairs) == 36


def test_cards_are_drawn_from_the_pile_only() -> None:
    chance = SeededChance(3)
    assert {chance.answer(CARD, None) for _ in range(50)} == {4, 46}


def test_a_script_answers_each_die_and_deck_in_its_own_order() -> None:
    chance = ScriptedChance({"d10": [7, 0], "d6": [3], "friendly_cards": [46], "enemy_cards": [37]}, QUEUES)
    assert chance.answer(HIT, None) == 7
    assert chance.answer(CARD, None) == 46
    assert chance.answer(Draw("9.1", "red", "enemy", frozenset({37})), None) == 37
    assert chance.answer(Roll("22.0", "", (D6,)), None) == 3
    assert chance.left() == {"d10": [0]}


def test_a_script_with_too_few_values_names_the_queue_and_what_it_is_for() -> None:
    with pytest.raises(ScriptError, match=r"d10 has no value left \(hit for taylor, rule 13\.0\); add one"):
        ScriptedChance({"d6": [3]}).answer(HIT, None)


def test_a_script_with_an_impossible_value_names_it() -> None:
    with pytest.raises(ScriptError, match=r"d10: 10 is not possible here \(hit for taylor, rule 13\.0\)"):
        ScriptedChance({"d10": [10]}).answer(HIT, None)
    with pytest.raises(ScriptError, match="friendly_cards: 5 is not possible here"):
        ScriptedChance({"friendly_cards": [5]}, QUEUES).answer(CARD, None)


def test_a_script_with_too_many_values_names_what_is_left() -> None:
    chance = ScriptedChance({"d10": [7, 0, 9], "enemy_cards": [37]})
    chance.answer(HIT, None)
    with pytest.raises(ScriptError, match=r"never asked for: d10 0, 9; enemy_cards 37; take them out"):
        chance.finish()


def test_a_script_that_is_used_up_is_finished() -> None:
    chance = ScriptedChance({"d10": [7]})
    chance.answer(HIT, None)
    chance.finish()


def test_the_same_seeds_play_the_same_game_and_others_another() -> None:
    digests = []
    for seed in (5, 5, 6):
        game = sequence.new_game(skirmish())
        run(game, SeededChance(seed), RandomPlayer(1))
        digests.append(state_digest(game.state))
    assert digests[0] == digests[1] != digests[2]


def test_a_game_that_does_not_end_is_stopped() -> None:
    with pytest.raises(TooLongError, match="not over after 50 decisions"):
        run(sequence.new_game(skirmish()), SeededChance(5), RandomPlayer(1), limit=50)


def test_whoever_watches_is_told_every_event_in_order() -> None:
    game = sequence.new_game(skirmish())
    told = list(game.opening)
    run(game, SeededChance(5), RandomPlayer(1), told=told.extend)
    assert told[-1].kind == "clock-advanced"
    assert [event.kind for event in told].count("turn-cleared") == game.state.clock.turn
