"""The random player finishes every scenario, and no simulation writes to the player's saves."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from combat.cli import main
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.play.anybody import Anybody
from combat.engine.play.runner import run
from combat.games.volume1.content.library import load_book, scenario_ids
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules import decisions
from combat.games.volume1.rules.answers import NO_ORDER, OrderGiven
from combat.games.volume1.rules.orders.give_orders import GiveOrders, legal_orders
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.play.set_up import has_his_place
from tests.games.volume1.tiny_table import Table

Printed = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use temporary folders for data and state; return the folder that holds them."""
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


@pytest.mark.rule("7.0")
@pytest.mark.parametrize(
    "man", ["crowe 05.05 idle", "crowe 05.05 hide rout", "taylor 05.05 sneak bad", "crowe 05.05 idle berserk"]
)
def test_7_0_every_order_that_a_man_may_be_given_comes_up_as_often_as_another(
    man: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decisions, "SECOND_THOUGHTS", 1)
    table = Table(man, "jung 05.08 hide")
    (name,) = (man.id for man in table.state.on_board("friendly"))
    legal = [OrderGiven(name, order) for order in legal_orders(table.state, name)]
    if table.state.men[name].order is not None:
        legal.append(OrderGiven(name, NO_ORDER))
    samples = GiveOrders("7.0").samples(table.state, SplitMix(3))
    drawn = Counter(next(samples) for _ in range(200 * len(legal)))
    assert set(drawn) == set(legal)
    assert all(140 <= many <= 260 for many in drawn.values())


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
