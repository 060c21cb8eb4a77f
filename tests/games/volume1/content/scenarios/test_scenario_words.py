"""Texts of the scenarios agree with their data, and with the calendar of June 1944 (22.0)."""

from __future__ import annotations

import re

import pytest

from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.rules.book import Effect, EventEntry, FriendlyCard, Scenario
from tools.volume1.scenario_table import OURS

SHEETS = OURS.scenario_ids()
MOON_IS_DOWN_UNTIL = {"14 June 1944": 3, "15 June 1944": 3}
"""The hour of the night, by the clocks of both armies, before which the moon has not risen in Normandy."""
NUMBERS = ("nothing", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
COUNTED = {
    "alert": "waiting enem", "draw": "card", "reinforce": "enem", "illumination": "rounds", "night": "hexes", "flares": "flare",
}  # fmt: skip
"""The words for a number that a line of an event table must name."""


def sheet(name: str) -> Scenario:
    """Return a shipped scenario."""
    return load_book(name).scenario


@pytest.mark.rule("22.0")
@pytest.mark.parametrize("name", SHEETS)
def test_22_0_1_a_battle_has_its_day_in_june_1944_and_its_place_in_normandy(name: str) -> None:
    scenario = sheet(name)
    assert re.fullmatch(r"([7-9]|1\d|2\d|30) June 1944, (\d\d:\d\d|[a-z ]+)", scenario.date), scenario.date
    assert scenario.place.endswith(", Normandy")


def test_a_campaign_battle_has_the_day_of_its_sheet() -> None:
    for battle in load_plan(Library(), "hedgerow-to-hill").battles:
        assert sheet(battle.scenario).date == battle.day.replace(" June", " June 1944"), battle.scenario


@pytest.mark.rule("21.0")
def test_21_0_it_is_dark_where_a_sheet_says_that_it_is_night() -> None:
    for name in SHEETS:
        scenario = sheet(name)
        if scenario.night is not None and scenario.night.flares:
            assert scenario.date.split(",")[0] in MOON_IS_DOWN_UNTIL


@pytest.mark.rule("22.0")
@pytest.mark.parametrize("name", SHEETS)
def test_22_0_an_optional_rule_names_every_figure_that_it_changes(name: str) -> None:
    for option in sheet(name).options:
        told, changes = option.text, option.changes
        for fate, points in changes.points.items():
            assert re.search(rf"\b{abs(points)}\b" if points else "nothing", told), (option.id, fate)
        if changes.turns is not None:
            more = "one" if abs(changes.turns - sheet(name).turns) == 1 else "no such word"
            words = (NUMBERS[changes.turns], "a turn more", "a turn less", "a turn nearer", more)
            assert any(word in told for word in words), option.id
        for changed, yes, no in (
            (changes.enemy_alert, r"\balert\b", r"\bwaiting\b"),
            (changes.enemy_prepared, r"\bprepared\b", r"\bunprepared\b"),
            (changes.friendly_hidden, r"\bhidden\b", r"\bspotted\b"),
        ):
            assert changed is None or re.search(yes if changed else no, told), option.id


def says(effect: Effect, told: str) -> bool:
    """Return whether a text mentions what an effect does, and its amount."""
    match effect.kind:
        case "weapon-skill" | "spotting" | "troop-quality":
            return bool(re.search(rf"{'[+]' if effect.amount > 0 else '−'}{abs(effect.amount)}\b", told))
        case "morale" | "morale-all":
            return "morale of" in told and ("rises" if effect.amount > 0 else "falls") in told
        case "reveal":
            return "The nearest unknown enemy in your sight becomes known" in told and "dummy is removed" in told
        case "expose":
            return "spotted" in told
        case "ammo" | "recover-ammo":
            return ("Low Ammo marker" if effect.kind == "ammo" else "ammunition marker") in told
        case kind if kind in COUNTED:
            number = NUMBERS[effect.amount] if effect.amount else "every"
            return COUNTED[kind] in told.lower() and (number in told.lower() or effect.amount == 1)
        case _:
            return True


@pytest.mark.rule("22.0")
@pytest.mark.parametrize("name", SHEETS)
def test_22_0_every_line_of_the_event_tables_says_what_it_does(name: str) -> None:
    book = load_book(name)
    for event in (*book.friendly_events, *book.enemy_events):
        for effect in event.effects:
            assert says(effect, event.text), (event.title, effect)


@pytest.mark.rule("5.1")
def test_5_1_cards_and_generic_events_come_by_day_and_by_night() -> None:
    parts = Library().parts()
    book = load_book("first-light")
    told: list[FriendlyCard | EventEntry] = [*parts.friendly_cards.values(), *book.friendly_events, *book.enemy_events]
    assert [
        one.title for one in told if re.search(r"(?i)\b(sun|moon|daylight|dark|stars?)\b", f"{one.title} {one.text}")
    ] == []


@pytest.mark.rule("5.1")
def test_5_1_every_card_says_what_it_does() -> None:
    for card in load_book(SHEETS[0]).friendly_cards.values():
        for effect in card.effects:
            if effect.kind != "discard":
                assert says(effect, card.text), card.title
