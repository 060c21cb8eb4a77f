"""A campaign's battles can be won and lost with their squads, and the manual's page says how often."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.games.volume1.content.plans import load_plan
from tools.volume1 import campaign_table as tool
from tools.volume1.scenario_table import OURS, PAGE


def test_the_page_tells_of_each_battle_and_none_is_won_too_seldom_or_too_often() -> None:
    rates = tool.rates(PAGE.read_text(encoding="utf-8"))
    assert [*rates] == [battle.scenario for battle in load_plan(OURS, tool.PLAN).battles]
    told = [rate for rate in rates.values() if rate is not None]
    assert len(told) > len(rates) / 2
    assert all(tool.LEAST <= rate <= tool.MOST for rate in told), rates


def test_the_medals_are_as_rare_as_they_were_beside_wounds() -> None:
    found = tool.rarity(PAGE.read_text(encoding="utf-8"))
    assert found is not None
    hearts, bronze, silver = found
    assert tool.TO_A_BRONZE_STAR[0] <= hearts / bronze <= tool.TO_A_BRONZE_STAR[1]
    assert tool.TO_A_SILVER_STAR[0] <= hearts / silver <= tool.TO_A_SILVER_STAR[1]


def test_a_campaign_is_played_battle_by_battle_with_the_men_that_are_left() -> None:
    plan = load_plan(OURS, tool.PLAN)
    course = tool.course(plan, 6)
    assert len(course) < len(plan.battles)
    assert course[0][1] == len(plan.squad)
    assert all(plan.least <= men <= len(plan.squad) for _, men, *_ in course.values())


def test_the_table_counts_only_the_campaigns_that_came_so_far() -> None:
    plan = load_plan(OURS, tool.PLAN)
    whole = dict.fromkeys(range(len(plan.battles) - 1), tool.Fight(True, 8, 0))
    told = tool.table(plan, [whole, {0: tool.Fight(False, 6, 3, ("purple-heart", "bronze-star"))}])
    assert f"| `{plan.battles[0].scenario}` | 50 % | 100 % | 7.0 | 1.5 |" in told
    assert f"| `{plan.battles[1].scenario}` | 100 % | 50 % | 8.0 | 0.0 |" in told
    assert f"| `{plan.battles[-1].scenario}` | – | 0 % | – | – |" in told
    sent = 8 * len(whole) + 6
    assert (
        f"thousand men sent into a battle, {1000 / sent:.0f} come out of it with a Purple Heart, {1000 / sent:.0f} with a"
        in told
    )
    assert "and 0 with a Silver Star." in told


def test_a_new_table_takes_the_place_of_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "README.md"
    page.write_text("before\n<!-- campaign -->\nold\n<!-- /campaign -->\nafter\n", encoding="utf-8")
    monkeypatch.setattr(tool, "PAGE", page)
    monkeypatch.setattr(
        tool, "course", lambda plan, seed: dict.fromkeys(range(len(plan.battles)), tool.Fight(seed == 1, 8, 0))
    )
    assert tool.main(["--campaigns", "2", "--write"]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert set(tool.rates(text).values()) == {50}
    assert "old" not in text
