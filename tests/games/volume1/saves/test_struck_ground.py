"""Craters and rubble are saved, loaded, undone and verified (20.0)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files.bounds import json_object
from combat.engine.journal import journal, loading
from combat.engine.journal.packed import unpack
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import CodecError, replace
from combat.engine.play.runner import run
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.book import Barrage, Book, Dice
from combat.games.volume1.rules.decisions import CallStrike
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.saves.keeping_battles import KEEPING
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.games.volume1.digests import state_digest
from tests.games.volume1.skirmish import skirmish


def struck() -> Book:
    """Return the skirmish with howitzers at the player's call that nearly always leave a crater."""
    book = skirmish()
    howitzer = book.weapons["howitzer-105"]
    assert howitzer.blast is not None
    digging = replace(howitzer, blast=replace(howitzer.blast, crater=(9, None)))
    barrage = Barrage("guns", "Guns", "friendly", digging.id, book.board.hexes()[40:50], Dice(plus=3), Dice(), calls=1)
    return replace(
        book,
        weapons={**book.weapons, digging.id: digging},
        scenario=replace(book.scenario, artillery=(barrage,)),
    )


class Caller(RandomPlayer):
    """A random player that calls every strike that is offered."""

    def answer(self, decision: Decision, state: State) -> Answer:
        """Return the call of an offered strike, else a random answer."""
        return CallStrike.CALL if isinstance(decision, CallStrike) else super().answer(decision, state)


def play(game: Game[State]) -> None:
    """Play to the first question for orders after a strike was called."""
    run(
        game,
        SeededChance(3),
        Caller(3),
        until=lambda game: bool(game.state.called) and isinstance(game.decision, GiveOrders),
    )


@pytest.mark.rule("20.0")
def test_20_0_the_changed_ground_is_in_the_save_hex_by_hex_and_no_more(tmp_path: Path) -> None:
    path = tmp_path / "struck.combat"
    game = sequence.new_game(struck())
    record = journal.begin(TITLE, game, pytest.fail, path)
    play(game)
    record.close()
    board = game.state.board
    craters = {hex_ for hex_ in board.hexes() if board.terrain(hex_) == "crater"}
    assert 1 <= len(craters) <= 3
    kept = [json.loads(line) for line in path.read_bytes().splitlines()]
    states = [json_object(unpack(line["state"]))["board"] for line in kept if "checkpoint" in line]
    assert states[0] is None
    assert states[-1] == dict.fromkeys(sorted(craters, key=board.hexes().index), "crater")
    taken_up = loading.load(path, OWN_TITLES).game
    assert taken_up.state.board == board
    assert state_digest(taken_up.state) == state_digest(game.state)


@pytest.mark.rule("20.0")
def test_20_0_taking_back_gives_the_ground_back() -> None:
    game = sequence.new_game(struck())
    run(game, SeededChance(3), Caller(3), until=lambda game: isinstance(game.decision, CallStrike))
    before = len(game.entries)
    play(game)
    assert game.state.board != game.state.book.board
    game.go_back(before)
    assert game.state.board == game.state.book.board
    assert (game.state.strikes, game.state.shells, game.state.called) == ((), (), ())


@pytest.mark.rule("20.0")
def test_20_0_a_struck_game_restarts_from_every_checkpoint() -> None:
    game = sequence.new_game(struck())
    run(game, SeededChance(3), Caller(3))
    assert game.over
    for checkpoint, following in zip(game.checkpoints, game.checkpoints[1:], strict=False):
        history = game.entries[: checkpoint.answers]
        again: Game[State] = Game(checkpoint.state.copy(), sequence.play, apply, history=history)
        again.replay(game.entries[checkpoint.answers : following.answers])
        reached = {(passed.answers, passed.state.clock): state_digest(passed.state) for passed in again.checkpoints}
        assert reached[following.answers, following.state.clock] == state_digest(following.state)


def test_a_save_with_a_crater_off_the_board_is_refused() -> None:
    state = sequence.new_state(skirmish())
    data = KEEPING.state_as_plain(state) | {"board": {"99.99": "crater"}}
    with pytest.raises(CodecError, match=r"99\.99 is off the board"):
        KEEPING.state_from_plain(data, state.book)
