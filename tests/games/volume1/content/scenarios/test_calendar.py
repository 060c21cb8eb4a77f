"""The calendar of the scenario book and its campaign: days agree, follow each other, and each front has its note."""

from __future__ import annotations

import re
from datetime import date

import pytest

from combat.engine import words
from combat.games.volume1.content.plans import load_plan
from tools.volume1.scenario_table import OURS

IDS = OURS.scenario_ids()
DAY = re.compile(r"(\d{1,2}) June 1944, (.+)")
LANDED, JULY = date(1944, 6, 8), date(1944, 7, 1)
"""The days between which the book lies."""


def day_of(words_: str) -> tuple[date, str]:
    found = DAY.fullmatch(words_)
    assert found is not None, words_
    return date(1944, 6, int(found[1])), found[2]


@pytest.mark.parametrize("name", IDS)
def test_a_battle_lies_in_the_weeks_of_the_book_and_what_happened_there_is_told_with_its_source(name: str) -> None:
    scenario = OURS.load_book(name).scenario
    assert LANDED <= day_of(scenario.date)[0] < JULY
    assert scenario.place.endswith(", Normandy")
    for language in words.languages():
        words.use(language)
        assert words.has(f"note-{name}")
        assert len(words.text(f"note-{name}").split()) >= 25
        assert re.search(r"\(19\d\d\)$", words.text(f"note-{name}.source"))
    words.use("en")


def test_the_campaign_has_the_days_of_its_battles_one_after_the_other() -> None:
    campaign = load_plan(OURS, "hedgerow-to-hill")
    days = []
    for battle in campaign.battles:
        day, hour = day_of(OURS.load_book(battle.scenario).scenario.date)
        assert battle.day == f"{day.day} June, {hour}"
        days.append(day)
    assert days == sorted(days)


def test_the_front_goes_forward() -> None:
    """Before the village is entered there is no fighting beyond it by day, and after it none for what lies behind."""
    places = {name: OURS.load_book(name).scenario for name in IDS}
    entered, _ = day_of(places["advance-to-the-village"].date)
    for name, scenario in places.items():
        day, _ = day_of(scenario.date)
        if scenario.place.startswith(("Les Ormes,", "La Haye-Basse", "Pont-Renard", "Above", "South of")):
            assert day < entered, name
        elif scenario.night is None:
            assert day >= entered, name
