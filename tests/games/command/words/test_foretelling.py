"""Previews: sums in the order of the rules, chances that add up to 100 %, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine import words
from combat.engine.words.line import Line
from combat.games.command.rules.answers import Shot
from combat.games.command.rules.odds import melee_odds, mission_odds, morale_odds, shot_odds
from combat.games.command.rules.odds.next_cards import next_cards, sums
from combat.games.command.rules.odds.roll_outcomes import of_roll
from combat.games.command.rules.odds.ways import reach
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.words import foretelling, strike_forms
from combat.games.command.words.form import Form, FormRow
from tests.games.command.drawn_book import at, drawn_book, way
from tests.games.command.rules_table import Table

HANDS = {50: ("fire", "ambush"), 51: ("move", "ambush")}


@pytest.fixture(params=["en", "es", "de"])
def language(request: pytest.FixtureRequest) -> str:
    """Use a language; return it."""
    words.use(request.param)
    language: str = request.param
    return language


def table() -> Table:
    """Return a game of a squad with a mortar on a hill, a squad in the woods below, and broken units of both sides."""
    told = Table(
        drawn_book({"M7": "woods"}, {"K8": 1}),
        {
            "g-squad": ("squad", "K8"), "g-team": ("team", "K8"), "g-weak": ("squad", "B2"), "u-squad": ("squad", "M7"),
            "u-team": ("team", "A9"), "g-near": ("assault", "A8"),
        },
        hands=HANDS,
    )  # fmt: skip
    told.arm("g-team", "mortar")
    told.mark("g-weak", broken=True)
    told.mark("u-team", broken=True, suppressed=True)
    return told


def forms() -> Iterator[Form]:
    """Yield a preview form of every kind."""
    told = table()
    told.say("50 fire", "g-squad")
    assert told.asked is not None
    state = told.state
    fired = shot_odds.of_shot(state, AXIS, "fire", Shot(at("M7"), ("g-squad",)))
    yield foretelling.of_shot(state, fired)
    yield foretelling.of_shot(state, shot_odds.of_shot(state, AXIS, "fire", Shot(at("M7"), ("g-team-mortar",))))
    yield foretelling.of_defence(state, fired.targets[0])
    met = melee_odds.of_advance(state, ("g-near",), at("A9"))
    assert met is not None
    yield foretelling.of_melee(state, met, AXIS)
    yield foretelling.of_melee_roll(7, met, met, AXIS)
    yield foretelling.of_ambushed(state, [(state.units["g-near"], met), (state.units["g-weak"], None)], AXIS)
    yield foretelling.of_breaking(state, state.units["g-weak"])
    yield foretelling.of_breaking(state, state.units["g-near"])
    yield foretelling.of_answer(state, at("M7"), ["g-squad"], fired)
    yield foretelling.of_answer(state, at("M7"), [], None)
    yield foretelling.of_recover(state, morale_odds.of_recover(state, AXIS))
    yield foretelling.of_rout(state, [morale_odds.of_rout(state, AXIS, state.units["u-team"])])
    yield foretelling.of_mission(state, mission_odds.of_mission(state, AXIS, at("K8"), at("M7")), at("M7"), AXIS)
    yield foretelling.of_reroll(7, sums(state, ALLIES), ALLIES)
    comes = of_roll(state, "recover", "g-weak")
    assert comes is not None
    yield foretelling.of_outcomes(7, sums(state, AXIS), comes, AXIS)
    moved = table().say("51 move", "g-near")
    assert moved.asked is not None
    yield foretelling.of_way(moved.state, ("g-near",), at("A8"), reach(moved.state, ("g-near",))[at("B7")])


def test_every_form_says_all_in_every_language(language: str) -> None:
    for form in forms():
        said = [form.title, *(row.words for row in form.rows), *(chances.name for chances in form.chances)]
        said += [part.words for chances in form.chances for part in chances.parts]
        said += [chances.note for chances in form.chances]
        assert all("‹" not in word for word in said), said
        assert form.rows or form.chances or form.notes
        assert all("‹" not in note for note in map(str, form.notes))
        for chances in form.chances:
            whole = sum(part.share for part in chances.parts)
            assert whole == pytest.approx(1.0) or [part.words for part in chances.parts] == [part_of_a_mission()]


def part_of_a_mission() -> str:
    """Return the text for being shelled."""
    return words.text("chance-shelled")


@pytest.mark.rule("11.3", "11.5", "11.7")
def test_a_shot_is_added_up_line_by_line_with_its_rules() -> None:
    form = next(forms())
    assert [(row.figure, row.rule, row.less) for row in form.rows] == [("5", "6.1", False), ("+1", "11.5", False)]
    assert form.total is not None
    assert form.total.figure == "6"
    assert form.chances[0].note == "Morale 9"
    assert form.chances[0].piece == "u-squad"


@pytest.mark.rule("2.5d")
def test_the_chance_of_a_jam_is_told_as_one() -> None:
    told = table()
    told.arm("g-squad", "lmg")
    assert told.say("50 fire", "g-squad").asked is not None
    odds = shot_odds.of_shot(told.state, AXIS, "fire", Shot(at("M7"), ("g-squad", "g-squad-lmg")))
    assert odds.jams
    jam = f"{foretelling.percent(odds.jams)} chance of a jam: every weapon that fires breaks"
    assert Line(jam, "2.5d") in foretelling.of_shot(told.state, odds).notes


@pytest.mark.rule("14.20")
def test_the_chance_that_sustained_fire_breaks_a_weapon_is_told_besides() -> None:
    """Each Sustained Fire breaks a weapon on a double, so it is told as soon as one is played."""
    told = table()
    told.arm("g-squad", "lmg")
    assert told.say("50 fire", "g-squad").asked is not None
    plain = shot_odds.of_shot(told.state, AXIS, "fire", Shot(at("M7"), ("g-squad", "g-squad-lmg")))
    odds = shot_odds.with_action(told.state, plain.attack, "sustained-fire")
    cards = next_cards(told.state, AXIS)
    doubles = sum(card.white == card.colour for card in cards) / len(cards)
    assert plain.strains == 0.0
    assert odds.strains == pytest.approx(doubles)
    said = f"{foretelling.percent(doubles)} chance of a double: then a weapon breaks under Sustained Fire"
    assert Line(said, "14.20") in foretelling.of_shot(told.state, odds).notes


@pytest.mark.rule("9.2", "17.3")
def test_a_step_onto_a_road_says_why_as_much_is_left_as_before() -> None:
    told = Table(drawn_book(ways=[way("road", "K8", "K7")]), {"g-squad": ("squad", "K9")}, hands=HANDS)
    assert told.say("51 move", "g-squad").asked is not None
    form = foretelling.of_way(told.state, ("g-squad",), at("K9"), reach(told.state, ("g-squad",))[at("K7")])
    assert [(row.words.partition(", ")[2], row.figure) for row in form.rows] == [
        ("", "4"), ("Move +1 (road)", "+1 −1 · 4 left"), ("", "−1 · 3 left"),
    ]  # fmt: skip
    assert form.total == FormRow("Movement points spent", "2", "9.2")


@pytest.mark.rule("9.2", "6.7")
def test_9_2_a_step_to_a_leader_names_the_command_that_it_adds() -> None:
    units = {"g-squad": ("squad", "K9"), "g-leader": ("leader", "K7")}
    told = Table(drawn_book(ways=[way("road", "K8", "K7")]), units, hands=HANDS)
    assert told.say("51 move", "g-squad").asked is not None
    form = foretelling.of_way(told.state, ("g-squad",), at("K9"), reach(told.state, ("g-squad",))[at("K7")])
    assert [row.words.partition(", ")[2] for row in form.rows] == ["", "Move +1 (road)", "Move +1 (Command)"]
    assert [row.figure for row in form.rows] == ["4", "+1 −1 · 4 left", "+1 −1 · 4 left"]


def test_many_units_are_named_by_the_first_few() -> None:
    state = table().state
    told = foretelling.some(state, ["g-squad", "g-team", "g-weak", "g-near"])
    assert told.endswith("and 2 more")


@pytest.mark.rule("15.01")
def test_15_01_aircraft_are_told_to_attack_one_of_the_hexes_that_they_may() -> None:
    state, hexes = table().state, [at("M7"), at("A9")]
    one, several = (strike_forms.of_air_support(state, hexes[:count], AXIS) for count in (1, 2))
    assert one.title == f"Aircraft attack {hexes[0]}"
    assert several.title == f"One of these may be attacked: {hexes[0]} or {hexes[1]}"
    assert [len(form.chances) for form in (one, several)] == [1, 2]
