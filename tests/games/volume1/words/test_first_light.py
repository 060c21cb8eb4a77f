"""First Light is played to its end in English and in the pseudo-language."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.chance.seeded_chance import SeededChance
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.play.sequence import new_game, new_state
from combat.games.volume1.words import log
from combat.games.volume1.words.volume_words import WORDS


@pytest.fixture(params=["en", "xx"])
def _language(request: pytest.FixtureRequest) -> None:
    words.use(request.param, strict=True)


@pytest.mark.usefixtures("_language")
@pytest.mark.parametrize("seed", [1944, 616])
def test_a_whole_game_of_first_light_lacks_no_word(seed: int) -> None:
    book = load_book("first-light")
    game, mirror = new_game(book), new_state(book)
    chance, player = SeededChance(seed), RandomPlayer(seed)
    for event in game.opening:
        apply(mirror, event)
    told = 0
    while (decision := game.decision) is not None:
        assert WORDS.ask(mirror, decision).title
        who = chance if decision.to_chance else player
        for event in game.answer(who.answer(decision, game.state)):
            apply(mirror, event)
            told += log.entry(mirror, event) is not None
    assert told > 200
    assert WORDS.ask(mirror, None).title
