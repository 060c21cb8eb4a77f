"""Generated campaigns last long enough and are neither easy nor hopeless, as the manual's page shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.kernel.record import replace
from combat.games.volume1.content.plans import load_plan
from tools.volume1 import endless_table as tool
from tools.volume1.campaign_table import TO_A_BRONZE_STAR, TO_A_SILVER_STAR, rarity
from tools.volume1.scenario_table import OURS, PAGE

LONG = tool.Course((tool.Fight(0, True, 8, 8, 0, ("bronze-star",)), tool.Fight(4, True, 8, 9, 2, ())), True, "Out")
SHORT = tool.Course((tool.Fight(0, False, 4, 5, 4, ()),), False, "A few")


def test_the_page_tells_of_each_strength_of_the_enemy_and_none_is_beaten_too_seldom_or_too_often() -> None:
    page, plan = PAGE.read_text(encoding="utf-8"), load_plan(OURS, tool.PLAN)
    rates, lasting = tool.rates(page), tool.lasting(page)
    assert plan.endless is not None
    assert [*rates] == [stage.success for stage in plan.endless.stages]
    told = [rate for rate in rates.values() if rate is not None]
    assert len(told) > len(rates) / 2
    assert all(tool.LEAST <= rate <= tool.MOST for rate in told), rates
    assert lasting is not None
    assert tool.LASTING[0] <= lasting <= tool.LASTING[1]


def test_its_medals_are_as_rare_as_those_of_the_written_campaign() -> None:
    found = rarity(PAGE.read_text(encoding="utf-8"), tool.TABLE)
    assert found is not None
    hearts, bronze, silver = found
    assert TO_A_BRONZE_STAR[0] <= hearts / bronze <= TO_A_BRONZE_STAR[1]
    assert TO_A_SILVER_STAR[0] <= hearts / silver <= TO_A_SILVER_STAR[1]


def test_the_table_counts_battles_by_the_strength_of_their_enemy() -> None:
    plan = load_plan(OURS, tool.PLAN)
    told = tool.table(plan, [LONG, SHORT])
    assert "| 0 points | 2 | 50 % | 100 % | 6.0 | 6.5 | 2.0 |" in told
    assert "| 4 points | 1 | 100 % | 50 % | 8.0 | 9.0 | 2.0 |" in told
    assert "| 9 points | 0 | – | 0 % | – | – | – |" in told
    assert "Battles in a campaign: 1 to 2, 1.5 on average, 67 % of them won;" in told
    assert "50 % of the campaigns last to their final day" in told
    assert "0 come out of it with a Purple Heart, 50 with a Bronze Star and 0 with a Silver Star" in told


def test_a_campaign_is_played_from_its_seed() -> None:
    plan = load_plan(OURS, tool.PLAN)
    assert plan.endless is not None
    course = tool.course(replace(plan, endless=replace(plan.endless, last="1944-06-14T22:00")), 8)
    assert course.to_the_end
    assert len(course.fights) > 1
    assert {fight.stage for fight in course.fights} <= {stage.success for stage in plan.endless.stages}
    assert course.fights[0].stage == 0
    assert all(4 <= fight.men <= 8 for fight in course.fights)


def test_a_new_table_takes_the_place_of_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "README.md"
    page.write_text("before\n<!-- endless -->\nold\n<!-- /endless -->\nafter\n", encoding="utf-8")
    monkeypatch.setattr(tool, "PAGE", page)
    monkeypatch.setattr(tool, "course", lambda plan, seed: LONG if seed == 1 else SHORT)
    assert tool.main(["--campaigns", "2", "--write"]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert (tool.rates(text)[0], tool.lasting(text)) == (50, 50)
    assert "old" not in text
