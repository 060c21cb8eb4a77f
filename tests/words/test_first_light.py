"""The scenario that everyone plays first, told to its end in English and in the pseudo-language."""

from __future__ import annotations

import pytest

from combat import words
from combat.content.library import load_book
from combat.players.chance import SeededChance
from combat.players.random import RandomPlayer
from combat.rules.apply import apply
from combat.rules.sequence import new_game, new_state
from combat.words import log, prompts


@pytest.fixture(params=["en", "xx"])
def _language(request):
    words.use(request.param, strict=True)
    yield
    words.use("en")


@pytest.mark.usefixtures("_language")
@pytest.mark.parametrize("seed", [1944, 616])
def test_a_whole_game_of_first_light_lacks_no_word(seed):
    book = load_book("first-light")
    game, mirror = new_game(book), new_state(book)
    chance, player = SeededChance(seed), RandomPlayer(seed)
    for event in game.opening:
        apply(mirror, event)
    told = 0
    while (decision := game.decision) is not None:
        assert prompts.prompt(mirror, decision).title
        who = chance if decision.to_chance else player
        for event in game.answer(who.answer(decision, game.state)):
            apply(mirror, event)
            told += log.entry(mirror, event) is not None
    assert told > 200
    assert prompts.prompt(mirror, None).title
