"""The four checks and their tables (19.0)."""

import pytest

from combat.games.volume1.rules.events import CheckMade, MoraleChanged
from combat.games.volume1.rules.men import checks, troop_quality
from tests.games.volume1.tiny_table import Table

TQ = 5


def morale_after(check: str, roll: int, words: str = "") -> str:
    """Return a man's morale after a check at TQ 5, with normal morale unless `words` say otherwise."""
    table = Table(f"crowe 05.05 aimed-fire tq={TQ} {words}")
    state, man = table.state, "pvt-crowe"
    made = {
        "mc": checks.morale_check(state, man, "fired-at"),
        "wmc": checks.wound_morale_check(state, man),
        "rc": checks.rally_check(state, man, troop_quality.quality(state, table["crowe"], morale=False), "7.17"),
    }
    table.play(made[check], d10=[roll])
    return table["crowe"].morale


@pytest.mark.rule("19.0", "17.0a", "17.0b", "19.0a")
@pytest.mark.parametrize(
    ("roll", "after"),
    [(0, "bold"), (1, "normal"), (TQ, "normal"), (TQ + 1, "cautious"), (8, "cautious"), (9, "shaken")],
)
def test_19_0_morale_check(roll: int, after: str) -> None:
    assert morale_after("mc", roll) == after


@pytest.mark.rule("19.0", "17.0b", "19.0d")
@pytest.mark.parametrize(
    ("roll", "after"),
    [(0, "normal"), (1, "cautious"), (TQ, "cautious"), (TQ + 1, "shaken"), (8, "shaken"), (9, "rout")],
)
def test_19_0_wound_morale_check(roll: int, after: str) -> None:
    assert morale_after("wmc", roll) == after


@pytest.mark.rule("19.0", "7.17b", "17.0b", "19.0b")
@pytest.mark.parametrize(
    ("roll", "after"),
    [(0, "normal"), (1, "cautious"), (TQ, "cautious"), (TQ + 1, "shaken"), (8, "shaken"), (9, "rout")],
)
def test_19_0_rally_check_of_a_shaken_man(roll: int, after: str) -> None:
    assert morale_after("rc", roll, "shaken") == after


@pytest.mark.rule("19.0", "2.0g", "19.0c")
@pytest.mark.parametrize(("roll", "passed"), [(0, True), (TQ, True), (TQ + 1, False), (9, False)])
def test_19_0_troop_quality_check(roll: int, passed: bool) -> None:
    table = Table(f"crowe 05.05 plan tq={TQ}")
    story = table.play(checks.troop_quality_check(table.state, "pvt-crowe", "plan", "7.12"), d10=[roll])
    assert (table.result, story.one(CheckMade).passed) == (passed, passed)
    assert story.all(MoraleChanged) == []


@pytest.mark.rule("19.0")
def test_19_0_a_natural_9_passes_a_troop_quality_check_of_9_but_no_other() -> None:
    table = Table("crowe 05.05 plan tq=9")
    table.play(checks.troop_quality_check(table.state, "pvt-crowe", "plan", "7.12"), d10=[9])
    assert table.result is True
    assert morale_after("mc", 9, "tq=9") == "shaken"
    assert morale_after("wmc", 9, "tq=9") == "rout"
    assert morale_after("rc", 9, "tq=9 cautious") == "shaken"


@pytest.mark.rule("19.0")
def test_19_0_morale_and_wounds_modify_all_but_the_rally_check_which_heeds_wounds_only() -> None:
    table = Table("crowe 05.05 plan tq=6 cautious light")
    need = {
        "mc": table.play(checks.morale_check(table.state, "pvt-crowe", "fired-at"), d10=[1]).one(CheckMade).need,
        "wmc": table.play(checks.wound_morale_check(table.state, "pvt-crowe"), d10=[0]).one(CheckMade).need,
        "tqc": table.play(checks.troop_quality_check(table.state, "pvt-crowe", "plan", "7.12"), d10=[1])
        .one(CheckMade)
        .need,
    }
    assert need == {"mc": 4, "wmc": 4, "tqc": 4}


@pytest.mark.rule("19.0")
@pytest.mark.parametrize(
    ("check", "roll", "after"), [("mc", 0, "shaken"), ("mc", 1, "rout"), ("wmc", 0, "rout"), ("rc", 0, "cautious")]
)
def test_19_0_a_natural_0_counts_even_where_the_sum_is_below_0(check: str, roll: int, after: str) -> None:
    words = {"mc": "rout light light light", "wmc": "rout light light light", "rc": "rout bad bad light"}[check]
    assert morale_after(check, roll, words) == after


@pytest.mark.rule("17.2")
def test_17_2_only_a_natural_0_on_a_morale_check_makes_an_aggressive_man_berserk() -> None:
    assert morale_after("mc", 0, "aggressive") == "berserk"
    assert morale_after("mc", 0, "bold") == "aggressive"


@pytest.mark.rule("7.17", "7.17b")
def test_7_17_a_rally_never_makes_berserk() -> None:
    assert morale_after("rc", 0, "aggressive") == "aggressive"
