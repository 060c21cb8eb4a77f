"""Interactions of two rare rules: each is applied in the order of the chapters."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.kernel.decision import Draw
from combat.engine.kernel.record import replace
from combat.games.command.content.lab.laid_position import load_position
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.decisions import PickHex, React
from combat.games.command.rules.events.fight_events import AttackEnded, AttackRolled, DefenceRolled, LeadersDeclared
from combat.games.command.rules.events.unit_events import MoraleRolled, UnitBroke, UnitSuppressed
from combat.games.command.rules.ground.ground_map import Objective
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.event_table import EventTable
from tests.games.command.rules_table import Table, dice

SNIPER = 39
"""The Axis's card of 3 and 4 with the trigger Sniper!; its random hex is A1."""
BUNKER = Path(__file__).parents[2] / "lab" / "positions" / "10_tie_in_a_bunker.toml"


@pytest.mark.rule("5.4", "15.16")
def test_a_hero_may_come_to_the_free_part_of_a_building_and_to_no_fire() -> None:
    """Objective 1 is a building of two hexes, the enemy in one of them; objective 2 burns; objective 3 is the enemy's."""
    units = {"g-squad": ("squad", "C3"), "u-squad": ("squad", "L8"), "u-team": ("team", "G6")}
    told = EventTable(
        "hero",
        units,
        objectives=("A9", "F2", "H2"),
        control={1: AXIS, 2: AXIS, 3: ALLIES},
        blazes=frozenset({at("F2")}),
    )
    book = told._state.book
    objectives = (Objective(1, (at("G6"), at("G7"))), *book.map.objectives[1:])
    told._state.book = replace(book, map=replace(book.map, objectives=objectives))
    assert told.offered == {at("C3"), at("G7")}


@pytest.mark.rule("5.4", "15.16", "10.2")
def test_a_hero_may_come_to_friends_who_stand_among_the_enemy() -> None:
    """As in the middle of a melee's roll: a hex with a unit of one's own is friendly whoever else is there."""
    units = {"g-squad": ("squad", "C3"), "g-team": ("team", "A1"), "u-squad": ("squad", "C3"), "u-far": ("team", "L8")}
    assert EventTable("hero", units).offered == {at("C3"), at("A1")}


# -- moves ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.2", "8.3", "5.2")
@pytest.mark.parametrize(("row", "refused"), [(10, ""), (9, "must-move")])
def test_before_the_first_step_a_weapon_is_taken_by_who_can_then_still_leave_the_map(row: int, refused: str) -> None:
    """Move 4, less 2 for the heavy gun and 1 for taking it: one point is enough to leave the map and for no woods."""
    woods = {f"{column}{number}": "woods" for column in "JKL" for number in range(7, 11)}
    units = {"g-squad": ("squad", f"K{row}"), "g-team": ("team", f"K{row}"), "u-squad": ("squad", "A1")}
    told = Table(drawn_book(woods), units, hands={50: ("move", "ambush")})
    gun = told.arm("g-team", "hmg")
    told.say("50 move", "g-squad", "g-squad")
    assert told.refusal(f"give {gun} g-squad") == refused


@pytest.mark.rule("11.4", "14.02")
def test_assault_fire_that_is_too_weak_costs_its_card_and_leaves_its_piece_free_to_fire_by_another() -> None:
    """7 less 8 for smoke needs Marksmanship, which is kept back; the second card fires at K7 with 7."""
    hands = {
        50: ("move", "ambush"), 51: ("move", "assault-fire"), 52: ("move", "marksmanship"), 53: ("move", "assault-fire"),
    }  # fmt: skip
    units = {"g-assault": ("assault", "K8"), "u-squad": ("squad", "K6"), "u-team": ("team", "L8")}
    told = Table(drawn_book(), units, hands=hands, smoke={at("K7"): 80})
    told.say("50 move", "g-assault", "51 assault-fire", "11.06 g-assault")
    assert [event.why for event in told.told(AttackEnded)] == ["too-weak"]
    assert set(told.state.hands[AXIS]) == {52, 53}
    told.flip(dice(1, 2), dice(6, 6, ALLIES)).say("53 assault-fire", "12.08 g-assault")
    assert [event.fp for event in told.told(AttackRolled)] == [7]
    assert told.refusal("done") == "must-move"


# -- fire -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3", "3.7")
def test_the_initiative_card_counts_a_leaders_hex_and_not_that_of_a_weapon() -> None:
    """5 and 2 for the group of three, and one for two hexes in which a unit fires: the third has a machine gun alone."""
    units = {
        "g-one": ("squad", "K8"), "g-leader": ("leader", "K7"), "g-two": ("squad", "J7"), "u-squad": ("squad", "K5"),
    }  # fmt: skip
    told = Table(drawn_book(), units, hands={50: ("fire", "ambush")}, initiative=AXIS)
    lmg = told.arm("g-two", "lmg")
    told.window["fire-roll"] = "initiative"
    told.flip(dice(1, 2), dice(6, 6, ALLIES))
    told.say("50 fire", "g-leader g-one g-two", f"11.05 g-leader g-one {lmg}")
    assert [event.fp for event in told.told(AttackRolled)] == [8]
    assert told.state.initiative == ALLIES


@pytest.mark.rule("14.05", "14.19")
@pytest.mark.parametrize(("second", "against"), [(False, [10, 9]), (True, [9, 9])])
def test_two_concealments_add_up_each_by_the_cover_of_a_hex_and_for_rolls_to_come(
    second: bool, against: list[int]
) -> None:
    """5 and 7 are 12: woods take 2, brush takes 1; a card that is played later leaves the first roll as it was."""
    hands = {
        50: ("fire", "ambush"),
        51: ("move", "spray-fire"),
        150: ("fire", "concealment"),
        151: ("move", "concealment"),
    }
    units = {"g-squad": ("squad", "K8"), "u-one": ("team", "K6"), "u-two": ("team", "L6")}
    told = Table(drawn_book({"K6": "woods", "L6": "brush"}), units, hands=hands)
    told.window["fire-roll"] = "51 spray-fire"
    told.flip(dice(3, 4), dice(5, 6, ALLIES), dice(6, 5, ALLIES)).say("50 fire", "g-squad", "11.06 g-squad")
    told.window["defence"] = "150 concealment"
    told.say("u-one")
    asked = told.asked
    assert isinstance(asked, PickHex)
    assert asked.answers == (at("K6"), at("L6"))
    told.game.answer(at("K6"))
    while not (isinstance(window := told.game.decision, React) and (second or window.subject == "u-two")):
        assert window is not None
        told.game.answer(told.queue.pop(0) if isinstance(window, Draw) else PASS)
    told.game.answer("151 concealment")
    told.say(at("L6"))
    assert [event.attack for event in told.told(DefenceRolled)] == against


# -- melee and rout -------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.5", "14.13")
def test_who_reveals_a_pillbox_about_himself_is_noted_to_be_alone_in_it() -> None:
    hands = {50: ("fire", "ambush"), 150: ("artillery-request", "hidden-pillbox")}
    units = {"g-squad": ("squad", "K8"), "u-squad": ("squad", "K6"), "u-team": ("team", "A9")}
    told = Table(drawn_book(), units, hands=hands, postures=("attack", "defend"), objectives=("K6",))
    told.window["defence"] = "150 hidden-pillbox"
    told.flip(dice(1, 2), dice(6, 6, ALLIES)).say("50 fire", "g-squad", "11.06 g-squad")
    assert told.asked is not None
    assert told.state.alone == {at("K6"): ALLIES}


@pytest.mark.rule("10.5", "18.2")
@pytest.mark.parametrize(("other", "alone"), [("05.06", {}), ("05.05", {"05.06": ALLIES})])
def test_a_lab_notes_as_it_begins_who_is_alone_in_a_bunker(tmp_path: Path, other: str, alone: dict[str, str]) -> None:
    """Nobody is where both sides stand, and nobody in a bunker without units."""
    path = tmp_path / "bunkers.toml"
    text = BUNKER.read_text(encoding="utf-8").replace('hex = "05.05"', f'hex = "{other}"', 1)
    assert '"05.06" = "bunker"' in text
    path.write_text(text.replace('"05.06" = "bunker"', '"05.06" = "bunker"\n"09.09" = "pillbox"'), encoding="utf-8")
    assert load_position(path).state.alone == alone


@pytest.mark.rule("12.4", "2.5c")
def test_what_a_leader_has_declared_for_his_hex_lasts_though_he_is_broken_meanwhile() -> None:
    """Morale 8 and 1 for his Command, for the second team too: a sniper breaks him on the roll for the first."""
    units = {"g-one": ("team", "A1"), "g-two": ("team", "A1"), "g-leader": ("leader", "A1"), "u-squad": ("squad", "E9")}
    told = Table(drawn_book(), units | {"g-far": ("team", "K5")}, hands={50: ("rout", "ambush")})
    for unit in ("g-one", "g-two"):
        told.mark(unit, broken=True)
    told.flip(SNIPER, dice(1, 2), dice(4, 4)).say("50 rout", "g-one", "add", "g-leader")
    assert [event.unit for event in told.told(UnitBroke)] == ["g-leader"]
    assert [event.morale for event in told.told(MoraleRolled)] == [9, 9]
    assert told.told(UnitSuppressed) == []


@pytest.mark.rule("12.4")
def test_leaders_decide_hex_by_hex() -> None:
    """One adds his Command where he is, the other subtracts it: 9 and 7 of Morale 8."""
    units = {
        "g-one": ("team", "K5"), "g-leader": ("leader", "K5"), "g-two": ("team", "C5"), "g-second": ("leader", "C5"),
        "u-squad": ("squad", "N9"),
    }  # fmt: skip
    told = Table(drawn_book(), units, hands={50: ("rout", "ambush")})
    for unit in ("g-one", "g-two"):
        told.mark(unit, broken=True)
    told.flip(dice(1, 2), dice(2, 1)).say("50 rout", "g-one", "add", "subtract")
    assert [(event.hex, event.amount) for event in told.told(LeadersDeclared)] == [(at("K5"), 1), (at("C5"), -1)]
    assert [event.morale for event in told.told(MoraleRolled)] == [9, 7]
