"""Examples of reactions: op fire with several cards, works and smoke in order, spray fire, near misses."""

from __future__ import annotations

import pytest

from combat.engine.kernel.ledger import total
from combat.games.command.rules.events.card_events import InitiativeHanded
from combat.games.command.rules.events.fight_events import AttackEnded, AttackRolled, DefenceRolled, Targeted
from combat.games.command.rules.events.turn_events import NothingCame
from combat.games.command.rules.events.unit_events import UnitBroke, UnitEliminated
from combat.games.command.rules.fighting.aiming import strength
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules.examples.rifles import Example
from tests.games.command.rules_table import dice

UNITS = {"g-squad": ("rifle", "K8"), "u-squad": ("ranger", "K5"), "u-far": ("team", "O1")}
MOVES = {
    50: ("move", "ambush"), 51: ("rout", "smoke-grenades"), 150: ("fire", "ambush"), 151: ("fire", "ambush"),
    152: ("artillery-request", "hidden-wire"), 153: ("artillery-request", "hidden-mines"),
}  # fmt: skip
FIRES = {
    50: ("fire", "ambush"),
    51: ("move", "spray-fire"),
    150: ("fire", "hidden-entrenchments"),
    151: ("move", "light-wounds"),
}


@pytest.mark.rule("9.6", "9.6a", "9.6b", "11.3")
def test_two_cards_may_activate_at_one_step_but_one_attack_is_made() -> None:
    """Two squads side by side, each by a card of its own, fire as one group: 6 + 1."""
    units = UNITS | {"u-other": ("ranger", "L5")}
    told = Example(drawn_book(), units, hands=MOVES).say("50 move", "g-squad", "g-squad")
    told.window["entered"] = "150 fire"
    told.say("11.07", "u-squad")
    told.window["entered"] = "151 fire"
    told.say("u-other")
    told.window["entered"] = "shoot"
    told.flip(dice(1, 2, ALLIES), dice(6, 6)).say("11.07 u-other u-squad")
    told.window["entered"] = "shoot"
    assert told.asked is not None
    assert told.asked.seat == AXIS
    assert [event.fp for event in told.told(AttackRolled)] == [7]
    assert "entered" in told.window


@pytest.mark.rule("14.11", "14.14", "18.1")
def test_no_second_work_is_hidden_where_one_is() -> None:
    told = Example(drawn_book(), UNITS, hands=MOVES, postures=("attack", "defend"), works={at("K7"): "foxholes"})
    told.window["entered"] = "152 hidden-wire"
    told.say("50 move", "g-squad", "g-squad")
    told.game.answer("11.07")
    asked = told.until("react", "entered")
    assert list(asked.options(told.state)) == ["150 fire", "151 fire", "pass"]


@pytest.mark.rule("14.11", "11.7")
def test_holes_dug_in_mid_attack_cover_who_has_yet_to_roll_and_not_who_has() -> None:
    told = Example(drawn_book(), UNITS | {"u-team": ("team", "K5")}, hands=FIRES, postures=("attack", "defend"))
    told.flip(dice(1, 2), dice(6, 6, ALLIES), dice(6, 5, ALLIES)).say("50 fire", "g-squad", "11.05 g-squad")
    told.until("pick-unit", "defend")
    told.game.answer("u-squad")
    told.until("react", "defence")
    told.game.answer("pass")
    told.until("react", "defence")
    told.game.answer("150 hidden-entrenchments")
    assert {event.unit: total(event.sum) for event in told.told(DefenceRolled)} == {"u-squad": 6, "u-team": 7 + 3}


@pytest.mark.rule("14.15", "11.7")
def test_a_team_left_by_light_wounds_does_not_roll_against_the_same_attack() -> None:
    told = Example(drawn_book(), UNITS, hands=FIRES)
    told.window["breaking"] = "151 light-wounds"
    told.flip(dice(6, 6), dice(1, 2, ALLIES)).say("50 fire", "g-squad", "11.05 g-squad")
    assert len(told.told(DefenceRolled)) == 1
    team = told.state.units["u-squad.1"]
    assert (team.hex, team.broken) == (at("K5"), False)
    assert told.told(UnitEliminated) == []


@pytest.mark.rule("14.19", "16.4", "11.3")
def test_spray_fire_suffers_the_worse_line_and_rolls_once_for_both_hexes() -> None:
    """The machine gun sees K5 clear and L5 through brush."""
    units = UNITS | {"u-other": ("ranger", "L5")}
    told = Example(drawn_book({"L6": "brush"}), units, hands=FIRES)
    lmg = told.arm("g-squad", "lmg")
    alone = total(strength(told.state, (lmg,), (at("L5"),)))
    told.window["fire-roll"] = "51 spray-fire"
    told.flip(dice(5, 5), dice(6, 6, ALLIES), dice(6, 5, ALLIES)).say("50 fire", "g-squad", f"11.05 {lmg}", "u-other")
    assert [event.fp for event in told.told(AttackRolled)] == [alone]
    assert alone == 1
    assert len(told.told(DefenceRolled)) == 2


@pytest.mark.rule("11.3", "3.7")
def test_the_initiative_card_buys_one_for_each_hex_of_a_group_beyond_the_first() -> None:
    units = UNITS | {"g-two": ("rifle", "K7"), "g-three": ("team", "J7"), "g-lead": ("leader", "J7")}
    told = Example(drawn_book(), units, hands=FIRES, initiative=AXIS)
    told.window["fire-roll"] = "initiative"
    told.say("50 fire", "g-lead g-squad g-three g-two")
    told.flip(dice(1, 2), dice(6, 6, ALLIES)).say("11.05 g-squad g-three g-two")
    assert [event.fp for event in told.told(AttackRolled)] == [5 + 2 + 2]
    assert told.state.initiative == ALLIES
    assert len(told.told(InitiativeHanded)) == 1


# -- near misses ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.11")
@pytest.mark.parametrize(
    ("pair", "result", "lands"),
    [((2, 1), "short", "K6"), ((1, 2), "long", "K4"), ((1, 1), "missed", ""), ((2, 3), "hit", "K5")],
)
def test_the_higher_die_says_whether_a_miss_is_short_or_long(pair: tuple[int, int], result: str, lands: str) -> None:
    """At three hexes in a straight row."""
    told = Example(drawn_book(), UNITS, hands=FIRES)
    gun = told.arm("g-squad", "gun")
    told.flip(dice(*pair))
    if result == "hit":
        told.flip(dice(6, 6), dice(6, 6, ALLIES))
    told.say("50 fire", "g-squad", f"11.05 {gun}")
    aimed = told.told_last(Targeted)
    assert (aimed.result, aimed.hex) == (result, at(lands) if lands else "")
    assert bool(told.told(AttackRolled)) is (result == "hit")


@pytest.mark.rule("11.11")
def test_a_near_miss_hits_whoever_is_there_own_troops_too() -> None:
    told = Example(drawn_book(), UNITS | {"g-team": ("team", "K6")}, hands=FIRES)
    gun = told.arm("g-squad", "gun")
    told.flip(dice(2, 1), dice(6, 6), dice(1, 2)).say("50 fire", "g-squad", f"11.05 {gun}")
    assert [event.unit for event in told.told(UnitBroke)] == ["g-team"]


@pytest.mark.rule("11.11")
def test_a_shell_that_goes_long_off_the_map_is_lost() -> None:
    told = Example(drawn_book(), UNITS | {"g-squad": ("rifle", "K4"), "u-squad": ("ranger", "K1")}, hands=FIRES)
    gun = told.arm("g-squad", "gun")
    told.flip(dice(1, 2)).say("50 fire", "g-squad", f"11.01 {gun}")
    assert [event.why for event in told.told(AttackEnded)] == ["missed"]


@pytest.mark.rule("11.11", "18.5")
@pytest.mark.parametrize(("pair", "result", "lands"), [((1, 2), "long", "K6"), ((2, 1), "missed", "")])
def test_beside_the_gun_a_shell_may_go_long_but_not_short(pair: tuple[int, int], result: str, lands: str) -> None:
    """Smoke on the target lets it miss at one hex."""
    told = Example(drawn_book(), UNITS | {"u-squad": ("ranger", "K7")}, hands=FIRES, smoke={at("K7"): 40})
    gun = told.arm("g-squad", "gun")
    told.flip(dice(*pair)).say("50 fire", "g-squad", f"11.07 {gun}")
    aimed = told.told_last(Targeted)
    assert (aimed.result, aimed.hex) == (result, at(lands) if lands else "")


@pytest.mark.rule("11.12", "11.9")
def test_a_spotter_lends_his_line_with_its_hindrance_and_the_mortar_its_range() -> None:
    """The mortar is five hexes off behind woods; the spotter sees through brush: 9 − 3 is above 5, 8 − 3 is not."""
    units = {
        "g-team": ("team", "K10"),
        "g-major": ("major", "H5"),
        "u-squad": ("ranger", "K5"),
        "u-far": ("team", "O1"),
    }
    book = drawn_book({"K8": "woods", "J5": "brush", "I6": "brush", "J4": "brush", "I5": "brush"})
    for pair, hit in (((3, 3), True), ((2, 4), False)):
        told = Example(book, units, hands=FIRES, near_misses=False)
        mortar = told.arm("g-team", "mortar")
        told.mark("g-major", spots=True)
        told.flip(dice(*pair))
        if hit:
            told.flip(dice(6, 6), dice(6, 6, ALLIES))
        told.say("50 fire", "g-major g-team", f"11.05 {mortar}")
        aimed = told.told_last(Targeted)
        assert (aimed.range, total(aimed.sum) - aimed.product, aimed.hit) == (5, -3, hit)


@pytest.mark.rule("2.5c")
def test_who_rolled_a_sniper_may_spare_everybody() -> None:
    told = Example(drawn_book(), UNITS | {"g-far": ("team", "A1")}, hands=FIRES)
    told.flip(39, dice(1, 1), dice(6, 6, ALLIES)).say("50 fire", "g-squad", "11.05 g-squad", "pass")
    assert told.told(UnitBroke) == []
    assert len(told.told(NothingCame)) == 1
