"""The table of how scenarios go: what is written into the page is what is read from it."""

from __future__ import annotations

from combat.games.command.reports.bot_game import BotGame, sums_of
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tools.command import balance_table


def _game(seed: int, winner: str, turns: int, ended: str) -> BotGame:
    return BotGame(seed, winner, ended, 3, turns, 6, 7, 4 * turns, 2, {AXIS: 2, ALLIES: 3}, 500)


def test_sums_tell_shares_lengths_and_ends() -> None:
    games = [
        _game(1, AXIS, 20, "surrender"),
        _game(2, ALLIES, 30, "sudden-death"),
        _game(3, ALLIES, 40, "sudden-death"),
    ]
    sums = sums_of(games)
    assert round(100 * sums.axis) == 33
    assert sums.turns == (20, 30, 40)
    assert sums.rolls == 4
    assert round(sums.pace, 2) == round(90 / 21, 2)
    assert list(sums.ended) == ["sudden-death", "surrender"]


def test_a_line_that_is_played_anew_takes_the_place_of_the_old_one() -> None:
    first, second = balance_table.ids()[:2]
    page = "about\n<!-- table -->\n<!-- /table -->\nafter\n"
    old = balance_table.row(first, sums_of([_game(1, AXIS, 20, "surrender")]))
    other = balance_table.row(second, sums_of([_game(1, ALLIES, 31, "exited")]))
    page = balance_table.put(page, [other, old])
    new = balance_table.row(first, sums_of([_game(1, ALLIES, 25, "surrender")]))
    told = balance_table.told(balance_table.put(page, [new]))
    assert list(told) == [first, second]
    assert told[first].axis == 0
    assert told[first].turns == (25, 25, 25)
    assert told[second].pace == round(31 / 7, 1)


def test_the_page_has_a_line_on_every_scenario() -> None:
    page = balance_table.PAGE.read_text(encoding="utf-8")
    for scenario in balance_table.ids():
        assert f"(`{scenario}`): " in page
