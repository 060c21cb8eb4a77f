"""When a cautious player fires a flare, and where (21.1)."""

from __future__ import annotations

import pytest

from combat.engine.space.hexes.hex import Hex, label
from combat.games.volume1.players import flare_evaluation
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.book import Night
from combat.games.volume1.rules.decisions import ChooseHex, ChooseTarget
from combat.games.volume1.rules.state import Flare
from tests.games.volume1.tiny_table import Table


def dark(*men: str, left: int = 1) -> Table:
    """Return a table at night, turn 3, with some flares left."""
    table = Table(*men, size=(14, 12), night=Night(3, flares=left))
    table.state.night, table.state.flares_left = 3, left
    return table


@pytest.mark.rule("21.1")
def test_21_1_a_flare_pays_over_two_enemies_in_the_dark() -> None:
    table = dark("taylor 05.05 aimed-fire", "jung 10.05 unknown", "bach 10.06 unknown")
    assert flare_evaluation.pays(table.state, table["taylor"])
    one = dark("taylor 05.05 aimed-fire", "jung 10.05 unknown")
    assert not flare_evaluation.pays(one.state, one["taylor"])


@pytest.mark.rule("21.1")
@pytest.mark.parametrize("why", ["day", "none left", "lit already", "our own men"])
def test_21_1_it_does_not_pay(why: str) -> None:
    ours = ["cragg 10.05", "peters 10.06"] if why == "our own men" else []
    table = dark("taylor 05.05 aimed-fire", "jung 10.05 unknown", "bach 10.06 unknown", *ours)
    state = table.state
    state.night = 0 if why == "day" else 3
    state.flares_left = 0 if why == "none left" else 1
    state.flares = (Flare(Hex("10.05"), 0),) if why == "lit already" else ()
    assert not flare_evaluation.pays(state, table["taylor"])


@pytest.mark.rule("21.1")
def test_21_1_the_cautious_player_fires_it_where_it_shows_most_of_theirs_and_none_of_ours() -> None:
    table = dark("taylor 05.05 aimed-fire", "cragg 08.05", "jung 10.05 unknown", "bach 10.07 unknown")
    player = CautiousPlayer()
    choice = ChooseTarget("7.01", table.ids["taylor"], ("flare", "hold-fire"), "hold-fire")
    assert player.answer(choice, table.state) == "flare"
    hexes = tuple(label(column, row) for column in range(5, 12) for row in range(3, 9))
    hex_ = str(player.answer(ChooseHex("21.1", table.ids["taylor"], hexes, why="flare"), table.state))
    assert flare_evaluation.light_on(table.state, Hex(hex_)) == 2.0


@pytest.mark.rule("21.1")
def test_21_1_he_waits_where_a_flare_shows_nobody() -> None:
    table = dark("taylor 05.05 aimed-fire")
    choice = ChooseTarget("7.01", table.ids["taylor"], ("flare", "hold-fire"), "hold-fire")
    assert CautiousPlayer().answer(choice, table.state) == "hold-fire"
