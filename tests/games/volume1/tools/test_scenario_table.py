"""The scenario book: every scenario loads without a finding, and the manual's page has its results."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

import pytest

from combat.engine.space.hexes.hex import distance
from combat.games.volume1.content.at_a_glance import glances
from combat.games.volume1.rules.directions import compass
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.runs.outcome import Outcome
from tests.games.volume1.content.checked import check
from tools.volume1 import book_figures
from tools.volume1 import scenario_table as tool

LINES = "- **Four Men and a Barn** (`tutorial-patrol`): short.\n- **Gone** (`no-such-thing`): not here.\n"


def outcome(seed: int, verdict: str, *, won: bool, decisions: int, killed: int) -> Outcome:
    """Return the outcome of a game."""
    return Outcome(
        seed=seed, points=0, verdict=verdict, won=won, turns=5, decisions=decisions, friendly_killed=killed, friendly_wounded=1,
        friendly_captured=0, friendly_fled=0, enemy_killed=2, enemy_captured=1, enemy_fled=0,
    )  # fmt: skip


def page_of(*lines: str) -> str:
    """Return a page whose table has these lines."""
    return tool.put(f"{LINES}<!-- table -->\n<!-- /table -->\n", lines)


GAMES = [
    outcome(1, "The barn is ours", won=True, decisions=300, killed=0),
    outcome(2, "The barn is ours", won=True, decisions=340, killed=0),
    outcome(3, "Nearly", won=False, decisions=310, killed=1),
    outcome(4, "A hard lesson", won=False, decisions=500, killed=1),
]


def test_every_scenario_loads_and_the_check_is_silent() -> None:
    assert all(tool.OURS.load_book(name).scenario.id == name for name in tool.OURS.scenario_ids())
    assert check([tool.PAGE.parent]) == []


def test_the_book_opens_with_the_one_to_learn_by_and_lists_what_there_is() -> None:
    listed = (tool.PAGE.parent / "order.txt").read_text(encoding="utf-8").split()
    assert listed[0] == "tutorial-patrol"
    assert sorted(listed) == sorted(tool.OURS.scenario_ids())
    assert listed == tool.OURS.scenario_ids()


def test_the_page_tells_of_every_scenario_and_each_is_won_now_and_then() -> None:
    page = tool.PAGE.read_text(encoding="utf-8")
    assert list(tool.faults(page)) == []
    assert set(tool.rates(page)) == set(tool.OURS.scenario_ids())
    assert tool.told_of(page) == {name: tool.OURS.load_book(name).scenario.title for name in tool.OURS.scenario_ids()}


@pytest.mark.parametrize("name", tool.OURS.scenario_ids())
def test_a_scenario_offers_rules_to_choose_and_a_briefing_to_read(name: str) -> None:
    sheet = tool.OURS.load_book(name).scenario
    assert len(sheet.options) >= 2
    assert len(sheet.briefing) >= 3
    assert len(sheet.verdicts) >= 4
    assert {line.won for line in sheet.verdicts} == {True, False}


@pytest.mark.rule("9.3")
@pytest.mark.parametrize("name", tool.OURS.scenario_ids())
def test_9_3_the_bold_come_on_and_the_shaken_go_back(name: str) -> None:
    """Directions 5 and 6 of a scenario's compass lead to the player's edge, 2 and 3 away from it."""
    book = tool.OURS.load_book(name)
    state = sequence.new_state(book)
    edge = state.board.edge_hexes(book.scenario.friendly_edge)

    def far(direction: int) -> int:
        there = compass(state).step(state.board, book.scenario.compass_at, direction)
        assert there is not None
        return min(distance(there, hex_) for hex_ in edge)

    assert far(5) + far(6) < far(2) + far(3)


def test_less_than_half_of_the_games_go_to_the_last_turn_by_habit() -> None:
    last = tool.to_the_last(tool.PAGE.read_text(encoding="utf-8"))
    assert set(last) == set(tool.OURS.scenario_ids())
    assert mean(last.values()) < tool.HABIT


def test_a_row_tells_medians_means_and_shares() -> None:
    told = tool.row(tool.OURS.load_book("tutorial-patrol").scenario, GAMES, 20.6)
    assert (
        told
        == "| `tutorial-patrol` | 50 % | 21 | 5 | 0 % | 325 | 0.5, 0.0, 0.0 | 1.0 | 2.0, 1.0, 0.0 | 0 · 50 ∕ 25 · 25 |\n"
    )


def test_the_book_has_the_figures_of_the_page_and_its_order_climbs() -> None:
    page, known = tool.PAGE.read_text(encoding="utf-8"), glances(tool.OURS)
    won, minutes = tool.rates(page), tool.lengths(page)
    assert {name: (glance.won, glance.minutes) for name, glance in known.battle.items()} == {
        name: (won[name], minutes[name]) for name in won
    }
    asked = [tool.climb(won[name], minutes[name]) for name in tool.OURS.scenario_ids()]
    assert asked == sorted(asked)
    assert {known.difficulty(glance) for glance in known.battle.values()} == {"easy", "fair", "hard"}


def test_figures_that_are_played_anew_are_written_into_the_book() -> None:
    figures = book_figures.FIGURES.read_text(encoding="utf-8")
    page = page_of("| `first-light` | 61 % | 41 |\n")
    again = tool.figures_with(figures, page)
    assert '[battle.first-light]\nmission = "take"\nwon = 61\nminutes = 41\ngames = ' in again
    assert len(again.splitlines()) == len(figures.splitlines())
    assert tool.figures_with(figures, tool.PAGE.read_text(encoding="utf-8")) == figures


def test_a_scenario_played_anew_takes_the_place_of_its_old_line_and_no_other() -> None:
    one, two = "| `tutorial-patrol` | 50 % | 20 |\n", "| `first-light` | 44 % | 40 |\n"
    page = page_of(one, two)
    assert tool.rates(page) == {"first-light": 44, "tutorial-patrol": 50}
    again = tool.put(page, ["| `first-light` | 61 % | 41 |\n", "| `no-such-thing` | 50 % | 40 |\n"])
    assert tool.rates(again) == {"first-light": 61, "tutorial-patrol": 50}
    assert tool.lengths(again) == {"first-light": 41, "tutorial-patrol": 20}
    assert again.startswith(LINES)


def test_the_page_is_told_what_it_lacks() -> None:
    told = list(tool.faults(page_of("| `tutorial-patrol` | 76 % | 30 |\n", "| `night-patrol` | 60 % | 61 |\n")))
    assert "tutorial-patrol: won in 76 % of the games; it should be 35 to 75 %" in told
    assert "night-patrol: takes 61 minutes; it should be 20 to 60" in told
    assert "no-such-thing: there is no such scenario" in told
    assert "first-light: the page has no line on it" in told
    assert any(line.startswith("first-light: the table has no figures for it") for line in told)


def test_the_tool_plays_and_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "README.md"
    page.write_text(page_of(), encoding="utf-8")
    monkeypatch.setattr(tool, "PAGE", page)
    figures = tmp_path / "scenario_book.toml"
    figures.write_text(book_figures.FIGURES.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(book_figures, "FIGURES", figures)
    assert tool.main(["--games", "2", "--only", "tutorial-patrol", "--write"]) == 1
    assert "tutorial-patrol" in tool.rates(page.read_text(encoding="utf-8"))
    assert "games = 2\n" in figures.read_text(encoding="utf-8")
    assert "no-such-thing: there is no such scenario" in capsys.readouterr().out
