"""14.0 Actions during an attack or a move."""

from __future__ import annotations

import pytest

from combat.games.command.rules.decisions import PickHex
from combat.games.command.rules.events.fight_events import AttackRolled, DefenceRolled
from combat.games.command.rules.events.ground_events import SmokeLaid, WorkPlaced
from combat.games.command.rules.two_sides import ALLIES, Posture
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table, dice

UNITS = {"g-squad": ("squad", "K8"), "g-team": ("team", "K8"), "u-squad": ("squad", "K6"), "u-team": ("team", "K5")}
DEFENDED: tuple[Posture, Posture] = ("attack", "defend")


@pytest.mark.rule("14.05")
def test_concealment_takes_the_cover_off_the_total_for_all_who_have_yet_to_roll() -> None:
    """5 and 7 are 12; woods take two of it. Both units roll against 10."""
    hands = {50: ("fire", "ambush"), 150: ("fire", "concealment")}
    units = UNITS | {"u-team": ("team", "K6")}
    told = Table(drawn_book({"K6": "woods"}), units, hands=hands)
    told.flip(dice(3, 4), dice(1, 2, ALLIES), dice(2, 1, ALLIES))
    told.say("50 fire", "g-squad", "11.06 g-squad")
    told.window["defence"] = "150 concealment"
    told.say("u-team")
    assert [(event.unit, event.attack, event.total) for event in told.told(DefenceRolled)] == [
        ("u-team", 10, 12), ("u-squad", 10, 12),
    ]  # fmt: skip


@pytest.mark.rule("14.11", "14.13", "14.0")
@pytest.mark.parametrize(("action", "work"), [("hidden-entrenchments", "foxholes"), ("hidden-pillbox", "pillbox")])
def test_a_defender_reveals_works_before_his_roll_and_their_cover_counts_at_once(action: str, work: str) -> None:
    hands = {50: ("fire", "ambush"), 150: ("artillery-request", action)}
    told = Table(drawn_book(), UNITS, hands=hands, postures=DEFENDED, objectives=("K6",))
    told.window["defence"] = f"150 {action}"
    told.flip(dice(6, 6), dice(1, 2, ALLIES)).say("50 fire", "g-squad", "11.06 g-squad")
    assert [(event.hex, event.work) for event in told.told(WorkPlaced)] == [(at("K6"), work)]
    assert [event.total for event in told.told(DefenceRolled)] == [7 + 3 + (3 if work == "foxholes" else 5)]


@pytest.mark.rule("14.0", "14.03")
def test_an_attacker_has_none_of_the_defenders_actions() -> None:
    hands = {50: ("fire", "ambush"), 51: ("move", "bore-sighting")}
    for postures, fp in ((("attack", "recon"), 8), (("defend", "attack"), 10)):
        told = Table(drawn_book(), UNITS, hands=hands, postures=postures)  # type: ignore[arg-type]
        hmg = told.arm("g-team", "hmg")
        told.flip(dice(1, 2), dice(6, 6, ALLIES)).say("50 fire", "g-team")
        told.game.answer(f"11.06 {hmg}")
        window = told.game.decision
        assert window is not None
        assert ("51 bore-sighting" in list(window.options(told.state))) is (fp == 10)
        if fp == 10:
            told.game.answer("51 bore-sighting")
        assert [event.fp for event in told.told(AttackRolled)] == [fp]


@pytest.mark.rule("14.19")
def test_spray_fire_takes_in_a_second_hex_and_no_third() -> None:
    hands = {50: ("fire", "ambush"), 51: ("move", "spray-fire"), 52: ("move", "spray-fire")}
    told = Table(drawn_book(), UNITS, hands=hands)
    told.say("50 fire", "g-squad")
    told.flip(dice(1, 1), dice(6, 6, ALLIES), dice(6, 5, ALLIES))
    told.window["fire-roll"] = "51 spray-fire"
    told.say("11.06 g-squad")
    assert [sorted(event.waiting) for event in told.told(AttackRolled)] == [["u-squad", "u-team"]]
    assert told.asked is not None


@pytest.mark.rule("14.05", "14.19")
@pytest.mark.parametrize(("choice", "against"), [("K6", 13), ("L6", 12)])
def test_concealment_under_spray_fire_lowers_the_one_total_by_the_cover_of_one_hex(choice: str, against: int) -> None:
    """5 and 10 are 15; woods take 2 of it and a building 3, for the units of both hexes."""
    hands = {50: ("fire", "ambush"), 51: ("move", "spray-fire"), 150: ("fire", "concealment")}
    told = Table(drawn_book({"K6": "woods", "L6": "building"}), UNITS | {"u-team": ("team", "L6")}, hands=hands)
    told.say("50 fire", "g-squad")
    told.flip(dice(4, 6), dice(6, 6, ALLIES), dice(6, 5, ALLIES))
    told.window |= {"fire-roll": "51 spray-fire", "defence": "150 concealment"}
    told.say("11.06 g-squad", "u-team")
    asked = told.asked
    assert isinstance(asked, PickHex)
    assert (asked.seat, asked.why, asked.answers) == (ALLIES, "concealment", (at("L6"), at("K6")))
    told.say(at(choice))
    assert {event.unit: event.attack for event in told.told(DefenceRolled)} == {"u-team": against, "u-squad": against}


@pytest.mark.rule("14.05", "14.19")
def test_a_unit_in_the_open_may_be_concealed_by_the_cover_of_the_other_hex() -> None:
    hands = {50: ("fire", "ambush"), 51: ("move", "spray-fire"), 150: ("fire", "concealment")}
    told = Table(drawn_book({"K5": "woods"}), UNITS, hands=hands)
    told.say("50 fire", "g-squad")
    told.flip(dice(4, 6), dice(6, 6, ALLIES), dice(6, 5, ALLIES))
    told.window |= {"fire-roll": "51 spray-fire", "defence": "150 concealment"}
    told.say("11.06 g-squad", "u-squad")
    assert [(event.unit, event.attack) for event in told.told(DefenceRolled)] == [("u-squad", 13), ("u-team", 13)]


@pytest.mark.rule("14.06", "9.6")
def test_crossfire_is_for_units_on_the_move() -> None:
    hands = {50: ("move", "ambush"), 150: ("fire", "crossfire"), 151: ("fire", "crossfire")}
    told = Table(drawn_book(), {"g-squad": ("squad", "K8"), "u-squad": ("squad", "K4")}, hands=hands)
    told.say("50 move", "g-squad", "g-squad")
    told.window["entered"] = "150 fire"
    told.say("11.07", "u-squad")
    told.flip(dice(1, 2, ALLIES), dice(6, 6))
    told.window |= {"entered": "shoot", "fire-roll": "151 crossfire"}
    told.say("11.07 u-squad")
    assert [event.fp for event in told.told(AttackRolled)] == [7]


@pytest.mark.rule("14.02", "8.3")
def test_assault_fire_is_for_boxed_pieces_and_no_movement_by_itself() -> None:
    hands = {50: ("move", "ambush"), 51: ("fire", "assault-fire")}
    units = {"g-assault": ("assault", "K8"), "g-squad": ("squad", "K8"), "g-leader": ("leader", "K8")}
    told = Table(drawn_book(), units | {"u-squad": ("squad", "K6"), "u-team": ("team", "A1")}, hands=hands)
    told.say("50 move", "g-assault g-leader g-squad", "51 assault-fire")
    assert told.refusal("11.06 g-squad") == "not-ready"
    told.flip(dice(1, 2), dice(6, 6, ALLIES)).say("11.06 g-assault")
    assert [event.fp for event in told.told(AttackRolled)] == [8]
    assert told.refusal("done") == "must-move"


@pytest.mark.rule("11.10", "18.5")
def test_a_mortar_shells_any_hex_with_smoke_and_the_thicker_stays() -> None:
    hands = {50: ("fire", "ambush")}
    told = Table(drawn_book(), UNITS, hands=hands, smoke={at("F5"): 40}, smoke_cup=frozenset({70}))
    mortar = told.arm("g-team", "mortar")
    told.say("50 fire", "g-team")
    assert told.refusal(f"06.05 {mortar}") == "no-enemy"
    told.flip(dice(6, 6), 70).say(f"smoke 06.05 {mortar}")
    assert [event.marker for event in told.told(SmokeLaid)] == [70]
    assert told.state.smoke[at("F5")] == 70
    assert told.state.smoke_cup == frozenset({40})


@pytest.mark.rule("11.12")
def test_a_spotter_sees_for_mortars_anywhere_on_the_map() -> None:
    """The mortar stands behind a wood; its leader, far off, sees the target."""
    units = {"g-team": ("team", "A5"), "g-major": ("major", "F2"), "u-squad": ("squad", "E5")}
    told = Table(drawn_book({"B5": "woods", "C5": "woods", "D5": "woods", "B4": "woods", "D4": "woods"}), units,
                 hands={50: ("fire", "ambush")})  # fmt: skip
    mortar = told.arm("g-team", "mortar")
    assert told.refusal("50 fire") == "nobody-can"
    spotted = Table(told.book, units, hands={50: ("fire", "ambush")})
    spotted.arm("g-team", "mortar")
    spotted.mark("g-major", spots=True)
    spotted.say("50 fire", "g-major g-team")
    assert spotted.refusal(f"05.05 {mortar}") == ""
