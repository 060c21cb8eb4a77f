"""The table of generated battles: its content, values out of bounds, and the manual's page."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.games.volume1.content.generator.request import Kind
from combat.games.volume1.runs.outcome import Outcome
from tools.volume1 import generator_table as tool
from tools.volume1 import scenario_table
from tools.volume1.made_up_battles import Battle, Fought

PAGE = "before\n<!-- made up -->\n<!-- /made up -->\nafter\n"


def battle(kind: Kind, *, won: bool, cost: bool) -> Battle:
    """Return the row of a generated battle."""
    outcome = Outcome(
        seed=1, points=0, verdict="", won=won, turns=8, decisions=900, friendly_killed=1, friendly_wounded=2, friendly_captured=0,
        friendly_fled=0, enemy_killed=4, enemy_captured=1, enemy_fled=0,
    )  # fmt: skip
    return Battle(kind, 1, {}, (Fought(outcome, cost),))


def row(kind: Kind, won: int, cost: int, late: int) -> str:
    """Return the table row of a kind with this many battles won, lost at a cost, and lost without one."""
    ways = [(True, False)] * won + [(False, True)] * cost + [(False, False)] * late
    return tool.row(kind, [battle(kind, won=win, cost=hurt) for win, hurt in ways])


def test_the_page_tells_of_each_task_and_none_is_won_too_seldom_or_too_often() -> None:
    assert list(tool.faults(tool.section(scenario_table.PAGE.read_text(encoding="utf-8")))) == []


def test_the_page_tells_of_made_up_ground_on_which_every_battle_can_be_won() -> None:
    found = tool.GROUND.search(scenario_table.PAGE.read_text(encoding="utf-8"))
    assert found is not None
    assert list(tool.ground_faults(found[0])) == []


def test_of_made_up_ground_the_first_game_counts_and_what_is_never_won_is_told() -> None:
    lost, won = (battle("take", won=won, cost=True) for won in (False, True))
    at_last = Battle("take", 1, {}, (*lost.games, *won.games))
    tasks = tool.ground_tasks(range(1, 4))
    assert [task.country for task in tasks] == ["village", "hills", "river"]
    table = tool.ground_table(tasks, [won, at_last, lost])
    assert table.splitlines()[2:] == [
        "| `village` | 1 | 100 % | 0 | 8.0 |",
        "| `hills` | 1 | 0 % | 0 | 8.0 |",
        "| `river` | 1 | 0 % | 1 | 8.0 |",
        "| all | 3 | 33 % | 1 | 8.0 |",
    ]
    assert list(tool.ground_faults(table)) == [
        "village: 100 % of the battles on made-up ground are won; it should be 25 to 75 %",
        "hills: 0 % of the battles on made-up ground are won; it should be 25 to 75 %",
        "river: 0 % of the battles on made-up ground are won; it should be 25 to 75 %",
        "1 battles on made-up ground are won in no game",
    ]
    assert list(tool.ground_faults("")) == [
        "the table has no figures for made-up ground; play it with --ground --write"
    ]


def test_a_row_tells_shares_and_means() -> None:
    assert row("take", 5, 4, 1) == "| `take` | 50 % | 20 % | 8.0 | 1.0, 0.0, 0.0 | 2.0 | 4.0, 1.0, 0.0 |\n"
    assert row("take", 5, 0, 0).startswith("| `take` | 100 % | 0 % |")


def test_a_kind_out_of_bounds_is_named() -> None:
    assert list(tool.faults(row("take", 5, 4, 1), ["take"])) == []
    assert [*tool.faults(row("hold", 9, 1, 0), ["hold"]), *tool.faults(row("hold", 1, 9, 0), ["hold"])] == [
        "hold: 90 % of the battles are won; it should be 25 to 75 %",
        "hold: 10 % of the battles are won; it should be 25 to 75 %",
    ]
    assert list(tool.faults(row("raid", 5, 2, 3), ["raid"])) == [
        "raid: 60 % of the lost battles are lost by the clock alone; it should be 30 % at most"
    ]
    assert list(tool.faults("", ["pass"])) == [
        "pass: the table has no figures for it; play it with --only pass --write"
    ]


def test_a_kind_played_anew_takes_the_place_of_its_old_line_and_no_other() -> None:
    page = tool.put(PAGE, [row("hold", 1, 1, 0), row("take", 3, 1, 0)])
    again = tool.put(page, [row("take", 1, 3, 0)])
    assert [line.split(" |")[:2] for line in tool.section(again).splitlines()[3:-1]] == [
        ["| `take`", " 25 %"],
        ["| `hold`", " 50 %"],
    ]
    assert again.startswith("before\n")
    assert again.endswith("after\n")


def test_the_tool_plays_and_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "README.md"
    page.write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(tool, "PAGE", page)
    tool.main(["--battles", "2", "--only", "hold", "--jobs", "1", "--write"])
    assert "| `hold` | " in tool.section(page.read_text(encoding="utf-8"))
    assert "| `hold` | " in capsys.readouterr().out
