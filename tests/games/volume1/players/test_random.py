"""The random player plays every scenario to its end, and no simulation writes among the player's own games."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.cli import main
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.play.anybody import Anybody
from combat.engine.play.runner import run
from combat.games.volume1.content.library import load_book, scenario_ids
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules import decisions
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.play.set_up import has_his_place

Printed = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("DATA", "STATE"):
        monkeypatch.setenv(f"COMBAT_{name}_DIR", str(tmp_path / name.lower()))
    return tmp_path


@pytest.mark.parametrize("scenario", scenario_ids())
def test_every_scenario_is_played_to_its_end_and_nothing_is_saved(scenario: str, home: Path, capsys: Printed) -> None:
    assert main(["simulate", scenario, "--games", "1", "--seed", "126", "--player", "random", "--jobs", "1"]) == 0
    assert "1 game by the random player" in capsys.readouterr().out
    assert list(home.iterdir()) == []


@pytest.mark.rule("22.0")
def test_22_0_men_who_have_their_place_stay_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "SECOND_THOUGHTS", 2)
    book = load_book("wounded-pilot")
    for seed in range(30):
        game = sequence.new_game(book)
        run(game, SeededChance(seed), RandomPlayer(seed), until=lambda game: game.state.clock.turn == 1)
        fixed = {man.id: man.hex for man in game.state.men.values() if has_his_place(game.state, man.id)}
        assert fixed == {comrade.man: comrade.hex for comrade in book.scenario.comrades}


def test_a_game_that_breaks_is_kept_beside_the_logs_and_not_among_the_saves(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    def breaks(self: Anybody, port: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(Anybody, "answer", breaks)
    assert main(["simulate", "first-light", "--games", "1", "--player", "random", "--jobs", "1"]) == 1
    (kept,) = home.rglob("*.combat")
    assert kept.parent == home / "state"
    assert str(kept) in capsys.readouterr().err
