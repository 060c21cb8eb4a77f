"""Examples of fire that are not lab files: hindrance, height, shells and defence."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.ledger import total
from combat.games.command.rules.events.fight_events import AttackRolled, DefenceRolled, Targeted
from combat.games.command.rules.events.unit_events import UnitBroke, UnitEliminated, UnitSuppressed
from combat.games.command.rules.fighting.aiming import strength
from combat.games.command.rules.two_sides import ALLIES
from tests.games.command.drawn_book import at, drawn_book, way
from tests.games.command.rules.examples.rifles import Example
from tests.games.command.rules_table import dice

HANDS = {
    50: ("fire", "ambush"), 51: ("move", "sustained-fire"), 52: ("move", "sustained-fire"), 53: ("fire", "ambush"),
    54: ("move", "marksmanship"),
}  # fmt: skip
CALLED = "g-broken g-crew g-grein g-j6 g-j7 g-rifle g-team"
GROUP = "13.06 g-broken g-j6 g-j6-lmg g-j7 g-rifle"


def firefight(smoke: int = 30) -> Example:
    """Return a firefight of Grein (Command 2) and a broken squad in K8, and Bolter (Command 1) in L8.

    Two squads are behind them, and there is smoke in M8: ten times its hindrance is `smoke`.
    """
    book = drawn_book(levels={"K8": 1, "J7": 1, "J6": 1}, ways=[way("road", "M4", "M5", "M6", "M7")])
    units = {
        "g-grein": ("major", "K8"), "g-broken": ("rifle", "K8"), "g-bolter": ("leader", "L8"), "g-rifle": ("rifle", "L8"),
        "g-crew": ("team", "L8"), "g-j7": ("rifle", "J7"), "g-j6": ("rifle", "J6"), "g-team": ("team", "L9"),
        "u-squad": ("ranger", "M6"), "u-team": ("team", "N6"), "u-other": ("team", "N7"),
    }  # fmt: skip
    told = Example(book, units, hands=HANDS, smoke={at("M8"): smoke}, near_misses=False)
    told.mark("g-broken", broken=True)
    for unit, weapon in (("g-broken", "lmg"), ("g-rifle", "hmg"), ("g-crew", "mortar"), ("g-j6", "lmg")):
        told.arm(unit, weapon)
    return told


@pytest.mark.rule("11.9", "18.5", "16.4")
@pytest.mark.parametrize(("smoke", "hit"), [(30, False), (20, True), (10, True), (0, True)])
def test_the_mortar_misses_by_a_little_for_the_smoke_between(smoke: int, hit: bool) -> None:
    """6 · 1 at three hexes."""
    told = firefight(smoke).say("50 fire", CALLED).flip(dice(6, 1))
    if hit:
        told.flip(dice(6, 6), dice(6, 6, ALLIES))
    told.say("14.06 g-crew-mortar")
    aimed = told.told_last(Targeted)
    assert (aimed.range, aimed.product, total(aimed.sum), aimed.hit) == (3, 6, 6 - smoke // 10, hit)
    assert bool(told.told(AttackRolled)) is hit


@pytest.mark.rule("11.4", "18.5")
def test_two_less_three_is_no_attack_until_actions_make_it_one() -> None:
    told = firefight()
    assert total(strength(told.state, ("g-team",), (at("N7"),))) == -1
    told.say("50 fire", CALLED)
    assert told.refusal("14.07 g-team") == "", "one action brings it to 1"
    told.state.hands["axis"] = (51, 52)
    assert told.refusal("14.07 g-team") == "too-weak", "no machine gun fires with it"


# -- hindrance ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.4", "11.3")
def test_a_group_suffers_the_worst_hindrance_of_all_its_lines_once() -> None:
    units = {"g-squad": ("rifle", "K8"), "g-team": ("team", "J7"), "u-team": ("team", "K5")}
    told = Example(drawn_book({"K6": "field", "J6": "brush"}), units, smoke={at("K7"): 20})
    assert total(strength(told.state, ("g-squad",), (at("K5"),))) == 5 - 2
    together = total(strength(told.state, ("g-squad", "g-team"), (at("K5"),)))
    alone = total(strength(told.state, ("g-team",), (at("K5"),)))
    assert together == 5 + 1 - max(2, 2 - alone)


@pytest.mark.rule("11.5")
def test_a_group_above_and_below_its_target_gains_and_loses_one() -> None:
    units = {"g-high": ("rifle", "K8"), "g-low": ("rifle", "J7"), "g-flat": ("rifle", "L7"), "u-team": ("team", "K6")}
    told = Example(drawn_book(levels={"K8": 2, "K6": 1, "L7": 1}), units)
    fp = {
        pieces: total(strength(told.state, pieces, (at("K6"),)))
        for pieces in (
            ("g-high",),
            ("g-low",),
            ("g-flat",),
            ("g-high", "g-low"),
            ("g-flat", "g-low"),
            ("g-flat", "g-high"),
        )
    }
    assert list(fp.values()) == [6, 4, 5, 6, 5, 7]


@pytest.mark.rule("11.5", "11.9")
def test_ordnance_fires_downhill_with_one_more_too() -> None:
    told = Example(drawn_book(levels={"K8": 1}), {"g-team": ("team", "K8"), "u-team": ("team", "K5")})
    mortar = told.arm("g-team", "mortar")
    assert total(strength(told.state, (mortar,), (at("K5"),), hit=True)) == 7


# -- targeting ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.7", "11.9")
@pytest.mark.parametrize(("ground", "attack"), [("woods", 15), ("brush", 13), ("building", 13)])
def test_shells_of_a_mortar_burst_in_the_trees(ground: str, attack: int) -> None:
    """FP 6 and a roll of 7."""
    units = {"g-team": ("team", "K8"), "u-squad": ("rifle", "K5"), "u-team": ("team", "A1")}
    told = Example(drawn_book({"K5": ground}), units, hands=HANDS)
    mortar = told.arm("g-team", "mortar")
    told.flip(dice(6, 6), dice(3, 4), dice(6, 6, ALLIES)).say("50 fire", "g-team", f"11.05 {mortar}")
    assert told.told_last(DefenceRolled).attack == attack


# -- defence --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "6.5", "11.8")
def test_a_unit_breaks_and_breaking_again_is_eliminated_though_a_tie_only_suppresses_it() -> None:
    """5 + 7 against 7 + 4 breaks it, 5 + 6 against 8 + 3 is a tie, 5 + 8 against 8 − 1 + 4 its end."""
    units = {
        "g-squad": ("rifle", "K8"),
        "g-other": ("rifle", "K7"),
        "g-third": ("rifle", "L7"),
        "g-leader": ("leader", "J7"),
    }
    told = Example(drawn_book(), units | {"u-squad": ("rifle", "K6"), "u-team": ("team", "A1")}, hands=HANDS)
    told.say("50 fire", "g-leader g-other g-squad")
    told.flip(dice(3, 4), dice(2, 2, ALLIES)).say("11.06 g-other")
    assert told.told_last(UnitBroke).unit == "u-squad"
    told.flip(dice(3, 3), dice(1, 2, ALLIES)).say("11.06 g-squad")
    assert told.told_last(UnitSuppressed).unit == "u-squad"
    told.say("done", "53 fire", "g-third").flip(dice(3, 5), dice(1, 3, ALLIES)).say("11.06 g-third")
    assert told.told_last(DefenceRolled).total == 8 - 1 + 4
    assert told.told_last(UnitEliminated).unit == "u-squad"


@pytest.mark.rule("14.05", "11.7")
def test_an_attack_of_twelve_into_woods_comes_to_ten_with_concealment_and_eight_with_two() -> None:
    for cards, attack in ((1, 10), (2, 8)):
        hands: dict[int, Any] = HANDS | {150 + number: ("move", "concealment") for number in range(cards)}
        units = {"g-squad": ("rifle", "K8"), "u-squad": ("rifle", "K6"), "u-team": ("team", "A1")}
        told = Example(drawn_book({"K6": "woods"}), units, hands=hands)
        told.flip(dice(3, 4), dice(1, 2, ALLIES)).say("50 fire", "g-squad")
        told.game.answer("11.06 g-squad")
        told.until("react", "defence")
        for number in range(cards):
            told.game.answer(f"{150 + number} concealment")
        assert told.told_last(DefenceRolled).attack == attack


@pytest.mark.rule("14.05")
@pytest.mark.parametrize(("ground", "road"), [("open", False), ("open", True), ("stream", False), ("brush", True)])
def test_without_cover_there_is_no_concealment(ground: str, road: bool) -> None:
    units = {"g-squad": ("rifle", "K8"), "u-squad": ("rifle", "K6"), "u-team": ("team", "A1")}
    book = drawn_book({} if ground == "open" else {"K6": ground}, ways=[way("road", "J6", "K6", "L6")] if road else ())
    told = Example(book, units, hands=HANDS | {150: ("move", "concealment")})
    told.flip(dice(3, 4), dice(1, 2, ALLIES)).say("50 fire", "g-squad")
    told.game.answer("11.06 g-squad")
    asked = told.until("react", "defence")
    assert list(asked.options(told.state)) == ["pass"]
