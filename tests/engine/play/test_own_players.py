"""Bots of other packages are found by name."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import as_json
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.engine.play.observation import observation
from combat.engine.play.own_players import UnknownPlayer, player_named
from combat.engine.play.referee import Referee
from tests.engine import toy_game
from tests.engine.toy_title import KEEPING, PLAYERS


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the path of a module in the current folder, from which Python imports."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    return tmp_path / "mine.py"


def test_a_player_of_ones_own_is_called_with_the_seed(module: Path) -> None:
    module.write_text("class Me:\n    def __init__(self, seed):\n        self.seed = seed\n", encoding="utf-8")
    made = player_named(PLAYERS, "mine:Me")(7)
    assert vars(made) == {"seed": 7}


@pytest.mark.parametrize(
    ("text", "name", "said"),
    [
        ("", "nobody", 'there is no player "nobody"; known are '),
        ("", "missing:Me", 'player "missing:Me" cannot be used (there is no module "missing")'),
        ("", "mine:Me", 'player "mine:Me" cannot be used (the module "mine" has no "Me")'),
        ("1 / 0", "mine:Me", 'player "mine:Me" cannot be used (ZeroDivisionError: division by zero'),
        ("(", "mine:Me", 'player "mine:Me" cannot be used (SyntaxError: '),
        ("Me = 3", "mine:Me", 'player "mine:Me" cannot be used ("mine:Me" is neither a class nor a function)'),
    ],
)
def test_a_player_that_cannot_be_had_is_told_of_in_one_line(module: Path, text: str, name: str, said: str) -> None:
    module.write_text(text, encoding="utf-8")
    with pytest.raises(UnknownPlayer) as told:
        player_named(PLAYERS, name)
    assert str(told.value).startswith(said)
    assert len(str(told.value).splitlines()) == 1


def test_what_a_seat_observes_is_its_view_and_what_it_is_asked() -> None:
    """All of it is plain, and none of it is the truth that the other seat hides."""
    game: Game[toy_game.State] = game_of(toy_game.RULES, toy_game.RULES.new_state(toy_game.small_book(1)))
    referee = Referee(toy_game.RULES, game, SeededChance(1))
    referee.run()
    seats: list[Seat] = list(toy_game.SEATS)
    for seat in seats:
        port = referee.port(seat)
        seen = observation(KEEPING, port)
        assert as_json(seen)
        assert seen["state"] == KEEPING.state_as_plain(port.view) != KEEPING.state_as_plain(game.state)
        asked = port.decision
        assert (seen["question"] is None) == (asked is None)
        if asked is not None:
            assert seen["question"]["kind"] == asked.kind
            assert seen["answers"]
            assert all(port.refusal(answer) is None for answer in seen["answers"])
