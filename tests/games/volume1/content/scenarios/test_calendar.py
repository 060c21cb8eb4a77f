"""Calendar and map of the scenario book and the campaign agree: days, places, pins, streams and houses."""

from __future__ import annotations

import math
import re
from datetime import date

import pytest

from combat.engine import words
from combat.engine.space.hexes.hex import distance
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.rules.book import Book
from tools.volume1.scenario_table import OURS

IDS = OURS.scenario_ids()
DAY = re.compile(r"(\d{1,2}) June 1944, (.+)")
HOURS = {
    "after midnight": (0, 4),
    "before noon": (8, 12),
    "midday": (12, 13),
    "afternoon": (13, 18),
    "evening": (18, 22),
}
"""First and last hour of each time of day that the sheets name."""
PLACES = {
    "la Haye-Basse": (150, 806), "les Ormes": (408, 494), "Pont-Renard": (270, 618), "St-Aubin": (640, 412),
    "le Carrefour": (520, 806), "Trévières": (0, 800),
    "St-Laurent": (0, 880), "Pont-aux-Saules": (0, 560), "Forest of Cerisy": (90, 720),
    "hill above St-Aubin": (826, 176),
}  # fmt: skip
"""Where the painted map has them, in its own units of 1000 by 900; a longer name stands after the shorter one in it.
What lies off the map stands where the road from there comes in."""
REACH = 140
"""Greatest distance of a pin from the place that the sheet names, in the same units."""
LANDED, JULY = date(1944, 6, 7), date(1944, 7, 1)
"""The days between which the book lies."""
BEHIND = (
    "St-Laurent-sur-Mer,", "Trévières,", "Pont-aux-Saules,", "The Forest of Cerisy,", "Les Ormes,", "La Haye-Basse", "Pont-Renard",
    "Above", "South of",
)  # fmt: skip
"""Beginnings of the names of places behind the front once the village has been entered."""
AROUND = re.compile(r"^(South of |Above |The hill above |The wood of |The ford at )")
BUILT = ("house", "stable", "barn", "church", "chapel", "school", "inn")
WATER = re.compile(r"(?i)\b(over|cross|behind|at) the (stream|bridge)\b")
NEAR = 20
"""Battles at one place have their pins so near each other, in hundredths of the map."""


def place_of(words_: str) -> str:
    """Return the place name in a text, without country and surroundings, in lower case."""
    return AROUND.sub("", words_.partition(",")[0]).casefold()


def levels(book: Book) -> int:
    """Return the highest level of a book's board."""
    return max(map(book.board.level, book.board.hexes()))


def day_of(words_: str) -> tuple[date, str]:
    """Return the date and the time of day in a text."""
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
    for battle in campaign.battles:
        day, hour = day_of(OURS.load_book(battle.scenario).scenario.date)
        assert battle.day == f"{day.day} June, {hour}"
        assert battle.date[:10] == day.isoformat()
        clock = re.fullmatch(r"\d\d:\d\d", hour)
        assert battle.date[11:] == hour if clock else HOURS[hour][0] <= int(battle.date[11:13]) < HOURS[hour][1]


def test_the_pins_of_the_campaign_stand_where_its_battles_are() -> None:
    for battle in load_plan(OURS, "hedgerow-to-hill").battles:
        place = OURS.load_book(battle.scenario).scenario.place.removesuffix(", Normandy")
        found = [spot for name, spot in PLACES.items() if name.lower() in place.lower()]
        assert found, place
        (x, y), (across, down) = found[-1], battle.pin
        assert math.hypot(across * 10 - x, down * 9 - y) <= REACH, (battle.scenario, place)


def test_the_front_goes_forward() -> None:
    """Before the village is entered there is no fighting beyond it by day, and after it none for what lies behind."""
    places = {name: OURS.load_book(name).scenario for name in IDS}
    entered, _ = day_of(places["advance-to-the-village"].date)
    for name, scenario in places.items():
        day, _ = day_of(scenario.date)
        if scenario.place.startswith(BEHIND):
            assert day < entered, name
        elif scenario.night is None:
            assert day >= entered, name


def test_a_place_has_one_map_wherever_a_battle_lies_there() -> None:
    boards: dict[str, set[str]] = {}
    for name in IDS:
        book = OURS.load_book(name)
        whole = "hill of " if "hill above" in book.scenario.place else ""
        for place in place_of(book.scenario.place).split(" to "):
            boards.setdefault(whole + place, set()).add(book.scenario.board)
    joined = {place: {sheet for board in known for sheet in board.split("+")} for place, known in boards.items()}
    for place, known in boards.items():
        alone = {board for board in known if "+" not in board}
        assert len(alone) <= 1 and alone <= joined[place], (place, known)


@pytest.mark.parametrize("name", IDS)
def test_what_a_briefing_says_of_the_ground_is_on_the_map(name: str) -> None:
    book = OURS.load_book(name)
    told = " ".join((book.scenario.title, *book.scenario.briefing))
    water = [hex_ for hex_ in book.board.hexes() if book.board.terrain(hex_) in ("stream", "river", "marsh")]
    assert water or not WATER.search(told)
    if re.search(r"(?i)\b(hill|knoll)\b", told):
        assert levels(book) >= 3
    for objective in book.scenario.objectives:
        if objective.id == "bridge":
            assert min(distance(hex_, wet) for hex_ in objective.hexes for wet in water) <= 1
        if objective.id in BUILT:
            assert any(book.board.terrain(hex_) in ("building", "rubble") for hex_ in objective.hexes), objective.id


@pytest.mark.parametrize("name", IDS)
def test_a_battle_is_dark_by_night_and_only_by_night(name: str) -> None:
    scenario = OURS.load_book(name).scenario
    hour = day_of(scenario.date)[1]
    at_night = "midnight" in hour or bool(re.match(r"(2[23]|0[0-3]):", hour))
    assert at_night is (scenario.night is not None and not scenario.night.mist)


def test_battles_at_one_place_stand_together_on_the_map_of_the_campaign() -> None:
    pins: dict[str, list[tuple[int, int]]] = {}
    for battle in load_plan(OURS, "hedgerow-to-hill").battles:
        left, top = battle.pin
        place = OURS.load_book(battle.scenario).scenario.place.partition(",")[0]
        pins.setdefault(place, []).append((left, top))
    for place, found in pins.items():
        assert max(abs(one[axis] - other[axis]) for one in found for other in found for axis in (0, 1)) <= NEAR, place


@pytest.mark.parametrize("name", IDS)
def test_a_note_or_a_briefing_names_who_stood_there(name: str) -> None:
    words.use("en")
    told = " ".join((words.text(f"note-{name}"), *OURS.load_book(name).scenario.briefing))
    assert re.search(r"\b(Division|Infantry|Corps|Army|Air Force|Grenadiers)\b", told)


def test_no_two_verdicts_of_the_book_say_the_same() -> None:
    said = [verdict.text for name in IDS for verdict in OURS.load_book(name).scenario.verdicts]
    assert len(said) == len(set(said))
    voices = [re.split(r"[,:“(]", text)[0] for text in said]
    assert len(set(voices)) > len(voices) * 9 // 10
