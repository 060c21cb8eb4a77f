"""No letter contradicts its battle: time of day, ground, task, result and losses."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from combat.engine.files.folders import share
from combat.engine.kernel.record import replace
from combat.engine.words import text
from combat.games.volume1.campaign.campaign_state import Fought, Report, new_campaign
from combat.games.volume1.campaign.letter_book import letter_book
from combat.games.volume1.campaign.letter_turns import variants
from combat.games.volume1.campaign.letters import ABOUT_THE_LOST, FROM_A_BED, OF_THE_LIVING, Letter, letters
from combat.games.volume1.content.campaign_files import scenario_file
from combat.games.volume1.content.campaign_plan import PlannedBattle
from combat.games.volume1.content.generator.request import KINDS, Request
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.made_names import COUNTRIES
from tests.games.volume1.content.checked import check

pytestmark = pytest.mark.usefixtures("strict_english")

LIBRARY = Library()
PLAN = load_plan(LIBRARY, "hedgerow-to-hill")
BOOK = letter_book()
PARTS = LIBRARY.parts()
ALWAYS = (*ABOUT_THE_LOST, *OF_THE_LIVING, "home", "pal", "away", "won", "lost")
GROUNDS = {
    "hedges": ({"hedgerow"}, 30), "fields": ({"field", "orchard", "long-grass"}, 15), "houses": ({"building"}, 2),
    "street": ({"building"}, 25), "woods": ({"trees"}, 120), "water": ({"stream", "marsh"}, 8),
}  # fmt: skip
"""Word -> the terrains of which there must be so many hexes on the board."""
NIGHT = r"\b(dark|midnight|last night|by feel|flash)\b"
MORNING = r"\bthat morning\b|birds started in again"
DAY = r"as long as there was light|the night before|this morning\.|\bsupper\b|quiet here tonight"


def fought(battle: PlannedBattle, *, won: bool, reports: tuple[Report, ...] = ()) -> Fought:
    """Return the result of a battle that was won or lost."""
    return Fought(battle.scenario, battle.title, "A verdict", 1, won, reports)


def facts(battle: PlannedBattle, *, won: bool = True) -> frozenset[str]:
    """Return the facts about a battle on which letters depend."""
    return BOOK.of_battle(battle, fought(battle, won=won))


def book_of(battle: PlannedBattle) -> Book:
    """Return the book of a planned battle."""
    return LIBRARY.load_book(scenario_file(LIBRARY, PLAN.id, battle.scenario))


def test_the_file_is_sound() -> None:
    assert check([share() / "assets" / "volume1" / "letters.toml"]) == []


@pytest.mark.parametrize("battle", PLAN.battles, ids=lambda battle: battle.scenario)
def test_the_scene_of_a_battle_is_that_of_its_board_and_its_sheet(battle: PlannedBattle) -> None:
    book, known = book_of(battle), facts(battle)
    night = book.scenario.night
    assert ("night" in known) == (night is not None and not night.mist), "the hour of the calendar and of the sheet"
    assert ("mist" in known) == (night is not None and night.mist)
    assert ("night" in known) != ("day" in known)
    ground = Counter(book.board.terrains)
    short = {
        word: count
        for word, (terrains, least) in GROUNDS.items()
        if word in battle.scene and (count := sum(ground[terrain] for terrain in terrains)) < least
    }
    assert short == {}
    assert "hill" not in battle.scene or max(book.board.levels) >= 2
    assert ("beach" in battle.scene) == (book.scenario.board == "beach-exit")
    goals = {hex_ for goal in book.scenario.objectives for hex_ in goal.hexes}
    ours = goals & {*book.scenario.deployment}
    assert "hold" not in battle.scene or ours, "who holds a place stands in it"
    assert "attack" not in battle.scene or goals - ours, "who attacks has something to take"
    assert "rescue" not in battle.scene or book.scenario.comrades, "who brings somebody in has somebody to bring"


def own_letters() -> Iterator[tuple[PlannedBattle, str]]:
    """Yield each planned battle with the id of each letter about it."""
    for battle in PLAN.battles:
        for ended in ("won", "lost"):
            found = [*variants(f"letter-{ended}-at-{battle.name}")]
            assert len(found) >= 2, battle.name
            yield from ((battle, message) for message in found)


def test_what_is_told_of_one_battle_has_its_hour() -> None:
    for battle, message in own_letters():
        said, known = text(message), facts(battle)
        if re.search(r"\b(by night|in one night|flare)\b", said):
            assert "night" in known, message
        if re.search(r"before breakfast|since daybreak|breakfast|\bnoon\b", said):
            assert "morning" in known, message
        if re.search(r"\bevening\b|before dark|at dark\b|got dark|\bdusk\b", said):
            assert known & {"evening", "afternoon", "morning"}, message


@pytest.mark.parametrize(("pattern", "hours"), [(NIGHT, {"night"}), (MORNING, {"morning"}), (DAY, {"day"})])
def test_a_variant_that_names_an_hour_asks_for_it(pattern: str, hours: set[str]) -> None:
    free = {"letter-prisoner-taken-3", "letter-away-6"}
    values = {"given": "Walt", "medal": "Star", "pal": "Cragg"}
    found = [
        message
        for kind in ALWAYS
        for message in variants(f"letter-{kind}")
        if re.search(pattern, text(message, **values)) and message not in free
    ]
    assert found, "there are such letters"
    bare = [message for message in found if not hours & {*BOOK.asks.get(message.removeprefix("letter-"), ())}]
    assert bare == []


def test_what_is_asked_is_asked_of_a_letter_that_there_is_and_can_be_true() -> None:
    unknown = [
        name
        for name in BOOK.asks
        if not any(name == v.removeprefix("letter-") for v in variants(f"letter-{name.rpartition('-')[0]}"))
    ]
    assert unknown == []
    whole = {word for battle in PLAN.battles for won in (True, False) for word in facts(battle, won=won)}
    of_man = {"shot", "shell", "grenade", "hurt", "light", "bad", "unhurt", "first", "known", "witness", "led"}
    assert {word for asked in BOOK.asks.values() for word in asked} - whole - of_man == set()
    for hours in (
        {"day", "night"},
        {"won", "lost"},
        {"first", "known"},
        {"light", "bad"},
        {"hurt", "unhurt"},
        {"kept", "lost"},
    ):
        assert [name for name, asked in BOOK.asks.items() if hours <= {*asked}] == []


@pytest.mark.parametrize("kind", ALWAYS)
def test_of_each_kind_some_letters_ask_nothing(kind: str) -> None:
    free = [message for message in variants(f"letter-{kind}") if message.removeprefix("letter-") not in BOOK.asks]
    least = 1 if kind in ("killed", "captured") else 2
    assert len(free) >= least
    assert len([*variants(f"letter-{kind}")]) >= 5


def test_battles_that_are_made_up_have_a_scene_too() -> None:
    boards = {board.stem for board in (share() / "assets" / "volume1" / "boards").glob("*.tmx")}
    assert boards
    assert {*BOOK.tasks} == {*KINDS}
    assert {*COUNTRIES, *boards} <= {*BOOK.grounds}
    battle = replace(PLAN.battles[0], wishes=Request(7, "ruins-12", kind="hold"), date="1944-07-20T00:30")
    assert facts(battle, won=False) == {"lost", "night", "summer", "houses", "street", "hold"}
    assert "kept" in facts(battle)


def after(battle: PlannedBattle, *reports: Report, won: bool = True, leader: str = "sgt-taylor") -> list[Letter]:
    """Return the letters of a campaign after one battle."""
    over = replace(fought(battle, won=won, reports=reports), leader=leader)
    campaign = new_campaign(replace(PLAN, battles=(replace(battle, ways=()),)))
    return letters(replace(campaign, fought=(over,)), PARTS.figures, PARTS.weapons)


def after_another(place: int, *reports: Report) -> list[Letter]:
    """Return the letters of a campaign after two battles.

    The last of the men in `reports` has led both.
    """
    plan = replace(PLAN, battles=tuple(replace(PLAN.battles[at], ways=()) for at in (0, place)))
    leader = reports[-1].man
    over = [
        replace(fought(battle, won=True, reports=men), leader=leader)
        for battle, men in zip(plan.battles, ((Report(leader, deeds={"fought": 1}),), reports), strict=True)
    ]
    return letters(replace(new_campaign(plan), fought=tuple(over)), PARTS.figures, PARTS.weapons)


@pytest.mark.parametrize(
    ("weapon", "never"), [("mortar-81", (19, 21)), ("kar-98k", (10, 11, 19)), ("stielhandgranate", (10, 11, 21))]
)
def test_a_man_is_not_said_to_have_been_felled_by_something_else(weapon: str, never: tuple[int, ...]) -> None:
    said = {
        after(battle, Report("pvt-cragg", lost="killed", felled_by=weapon), Report("sgt-taylor"), won=won)[
            0
        ].paragraphs[0]
        for battle in PLAN.battles
        for won in (True, False)
    }
    assert len(said) > 3
    assert said & {text(f"letter-killed-{place}", given="Walt") for place in never} == set()


def test_who_led_writes_and_who_was_not_there_does_not() -> None:
    lost, others = Report("pvt-cragg", lost="killed"), (Report("cpl-thomas"), Report("sgt-taylor"))
    assert after(PLAN.battles[0], lost, *others)[0].signed == "Sgt Taylor"
    assert after(PLAN.battles[0], lost, *others, leader="cpl-thomas")[0].signed == "Cpl Thomas"
    asked = [name for name, words in BOOK.asks.items() if name.startswith("killed-") and "witness" in words]
    for battle in PLAN.battles:
        (letter,) = after(battle, lost, won=False)
        assert letter.signed == "The company commander"
        assert letter.paragraphs[0] not in [text(f"letter-{name}", given="Walt") for name in asked]


def test_nobody_is_new_among_men_who_are_all_out_for_the_first_time() -> None:
    lost = (Report("sgt-taylor", lost="killed"), Report("pvt-cragg", lost="killed"))
    new = {text(f"letter-killed-{place}", given=given) for place in (15, 16) for given in ("Frank", "Walt")}
    for battle in PLAN.battles:
        for won in (True, False):
            found = after(battle, *lost, Report("pvt-johnson"), won=won)
            assert new.isdisjoint(letter.paragraphs[0] for letter in found if letter.kind == "killed")
    assert "first" in BOOK.of_man(lost[0], 0, 1, PARTS.weapons)
    assert "first" not in BOOK.of_man(lost[0], 1, 1, PARTS.weapons)


def test_who_looked_after_a_new_man_leads_and_has_been_out_before() -> None:
    """A private does not tell his sergeant's family that he had kept the sergeant close to him."""
    said = {
        (man, leader, text("letter-killed-16", given=given) == letter.paragraphs[0])
        for man, leader, given in (("pvt-meeks", "sgt-taylor", "Alvin"), ("sgt-mayfield", "pvt-cragg", "Roy"))
        for place, battle in enumerate(PLAN.battles[1:], 1)
        for letter in after_another(place, Report(man, lost="killed"), Report(leader))
        if letter.kind == "killed"
    }
    assert ("sgt-mayfield", "pvt-cragg", True) not in said
    assert ("pvt-meeks", "sgt-taylor", True) in said


def test_a_letter_has_its_day_and_one_from_a_bed_a_later_one() -> None:
    reports = (Report("pvt-cragg", lost="home"), Report("pvt-johnson", rests=True), Report("sgt-taylor"))
    found = after(PLAN.battles[0], *reports)
    assert {letter.kind: letter.dated for letter in found} == {
        "home": "Somewhere in France, 17 June 1944",
        "hospital": "Somewhere in France, 9 June 1944",
        "quiet": "Somewhere in France, 7 June 1944",
    }
    assert {letter.kind for letter in found if letter.kind in FROM_A_BED} == {"home", "hospital"}


def test_a_campaign_says_little_twice() -> None:
    """With four letters after each of twelve battles."""
    campaign = new_campaign(replace(PLAN, battles=tuple(replace(battle, ways=()) for battle in PLAN.battles)))
    men, said = PLAN.squad, Counter[str]()
    deeds: list[dict[str, int]] = [{}, {"enemy-killed": 1}, {"comrade-bandaged": 1}]
    for battle in PLAN.battles[:12]:
        unhurt = [Report(man, deeds=done) for man, done in zip(men, deeds, strict=False)]
        over = fought(battle, won=True, reports=(*unhurt, Report(men[3], deeds={"fought": 1}, hurt="light")))
        campaign = replace(campaign, fought=(*campaign.fought, over))
        for letter in letters(campaign, PARTS.figures, PARTS.weapons):
            said.update(letter.paragraphs)
    assert sum(said.values()) == 96
    assert [words for words, times in said.items() if times > 2] == []
    assert len(said) >= 0.8 * sum(said.values())
