"""Which men see each other, and Spotting Checks (11.0, 12.0)."""

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.cards import immediate_effects
from combat.games.volume1.rules.events import CheckMade, DummyRemoved, ManAlerted, ManLeft, ManSpotted, total
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.sight import visibility
from tests.games.volume1.tiny_table import Table, shipped


def spotting_sum(table: Table, man: str, target: str) -> list[tuple[str, int]]:
    """Return the name and value of each term of a Spotting Check."""
    return [(term.name, term.value) for term in visibility.spotting_ledger(table.state, table[man], table[target])]


def sees(table: Table, man: str, other: str) -> bool:
    """Return whether two men see each other; fail unless sight is mutual (12.0)."""
    there, back = (visibility.sees(table.state, table[one], table[two]) for one, two in ((man, other), (other, man)))
    assert there == back
    return there


# -- men who keep low (11.07-11.09, 12.1) ---------------------------------------------------------------------------


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(
    ("order", "seen"),
    [
        ("sneak:1", False),
        ("hide", False),
        ("rally", False),
        ("reload", False),
        ("duck-back", True),
        ("aimed-fire", True),
        ("idle", True),
    ],
)
def test_12_1_sneak_hide_rally_and_reload_hide_a_man_behind_long_grass_and_in_sunken_ground(
    order: str, seen: bool
) -> None:
    assert sees(Table("taylor 05.05 evade", f"jung 05.02 {order}", ground="05.03 long-grass"), "taylor", "jung") is seen
    assert sees(Table("taylor 05.05 evade", f"jung 05.02 {order}", ground="05.02 depression"), "taylor", "jung") is seen


@pytest.mark.rule("11.07")
def test_11_07_it_does_not_matter_which_of_the_two_keeps_low() -> None:
    assert not sees(Table("taylor 05.05 hide", "jung 05.02 evade:1", ground="05.03 logs"), "taylor", "jung")


@pytest.mark.rule("15.0", "15.0i")
def test_15_0_nobody_looks_into_or_out_of_a_melee() -> None:
    table = Table("taylor 05.05 melee", "jung 05.05 melee", "lang 05.03 hide", "crowe 05.07 hide")
    table.state.melee = frozenset({Hex("05.05")})
    assert not sees(table, "taylor", "lang")
    assert not sees(table, "crowe", "jung")
    assert sees(table, "taylor", "jung")


# -- the check (12.0) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("12.0", "12.0.3")
@pytest.mark.parametrize(
    ("row", "modifier"),
    [(1, 3), (2, 3), (3, 1), (5, 1), (6, 0), (10, 0), (11, -2), (15, -2), (16, -4), (20, -4), (21, -6), (25, -6)],
)
def test_12_0_the_range_adds_to_the_spotters_troop_quality(row: int, modifier: int) -> None:
    table = Table("taylor 01.01 hide", f"jung 01.{1 + row:02d} hide unknown", size=(1, 30))
    assert spotting_sum(table, "taylor", "jung") == [("troop-quality", 6), ("order-terrain", 0), ("range", modifier)]


@pytest.mark.rule("12.0", "12.0.4")
def test_12_0_wounds_count_and_morale_does_not() -> None:
    table = Table("taylor 05.05 hide shaken light", "jung 05.01 hide unknown")
    assert spotting_sum(table, "taylor", "jung")[-1] == ("wounds", -1)
    assert total(visibility.spotting_ledger(table.state, table["taylor"], table["jung"])) == 6 + 1 - 1


@pytest.mark.rule("12.0.2")
def test_12_0_the_targets_order_and_ground_count_by_the_chart() -> None:
    table = Table("taylor 05.05 hide", "jung 05.01 hide unknown", ground="05.01 rocks", printed=True)
    cell = shipped().charts.spotting["hide"]["rocks"]
    assert ("order-terrain", cell) in spotting_sum(table, "taylor", "jung")
    assert cell < shipped().charts.spotting["sprint"]["open"]


@pytest.mark.rule("18.0", "18.0b")
@pytest.mark.parametrize(
    ("ground", "modifier"), [("05.03 smoke", -4), ("05.03 fading-smoke", -2), ("05.03 smoke; 05.01 fading-smoke", -6)]
)
def test_18_0_smoke_on_the_line_counts_in_the_check(ground: str, modifier: int) -> None:
    table = Table("taylor 05.05 hide", "jung 05.01 hide unknown", ground=ground)
    assert spotting_sum(table, "taylor", "jung")[-1] == ("smoke", modifier)


@pytest.mark.rule("12.0", "12.0.5", "12.0.6")
@pytest.mark.parametrize(("roll", "seen"), [(7, True), (8, False)])
def test_12_0_a_roll_of_the_sum_or_less_finds_him_for_the_rest_of_the_game(roll: int, seen: bool) -> None:
    table = Table("taylor 05.05 hide", "jung 05.01 hide unknown")
    story = table.activate("taylor", impulse=1, d10=[roll])
    assert (story.one(CheckMade).need, table["jung"].seen) == (7, seen)
    table.end_turn()
    assert table["jung"].seen is seen


@pytest.mark.rule("12.0", "12.0a")
def test_12_0_a_friendly_checks_for_each_unknown_enemy_in_sight_nearest_first_and_for_no_other() -> None:
    table = Table(
        "taylor 05.05 hide", "jung 05.01 hide unknown", "lang 05.03 hide unknown", "roth 03.05 hide", "bach 09.05 hide unknown",
        ground="08.04 building; 08.05 building",
    )  # fmt: skip
    checks = table.activate("taylor", impulse=1, d10=[9, 9]).all(CheckMade)
    assert [check.target for check in checks] == ["soldat-lang", "soldat-jung"]


@pytest.mark.rule("12.0", "8.1a", "12.0b")
@pytest.mark.parametrize("words", ["hide", "hide unknown", "waiting idle", "waiting idle unknown"])
def test_12_0_an_enemy_checks_for_hidden_friendlies_waiting_or_alert_known_or_unknown(words: str) -> None:
    table = Table("taylor 05.05 hide hidden", f"jung 05.01 {words}", enemy_prepared=False)
    story = table.activate("jung", impulse=1, d10=[5])
    assert (story.one(CheckMade).need, story.one(ManSpotted).man) == (4 + 1, "sgt-taylor")


@pytest.mark.rule("12.0", "12.0b")
def test_12_0_a_waiting_enemy_who_finds_somebody_becomes_alert_and_stays_unknown() -> None:
    table = Table("taylor 05.05 hide hidden", "jung 05.01 waiting idle unknown", enemy_prepared=False)
    assert table.activate("jung", impulse=1, d10=[5]).one(ManAlerted).rule == "12.0"
    assert (table["jung"].alert, table["jung"].seen) == (True, False)


@pytest.mark.rule("12.0")
def test_12_0_one_who_looks_and_finds_nobody_waits_on() -> None:
    table = Table("taylor 05.05 hide hidden", "jung 05.01 waiting idle unknown", enemy_prepared=False)
    assert table.activate("jung", impulse=1, d10=[6]).all(ManAlerted) == []


@pytest.mark.rule("12.0", "12.0c")
@pytest.mark.parametrize("friend", ["hide hidden", "hide"])
def test_12_0_a_dummy_that_would_see_a_friendly_is_turned_over(friend: str) -> None:
    table = Table(f"taylor 05.05 {friend}", "red-1 05.01 hide unknown")
    assert table.activate("red-1", impulse=1).one(DummyRemoved).man == "dummy-red-1"
    assert not table["red-1"].on_board


@pytest.mark.rule("12.0", "12.0c")
def test_12_0_a_dummy_that_is_spotted_leaves_the_board() -> None:
    table = Table("taylor 05.05 hide", "red-1 05.01 hide unknown")
    story = table.activate("taylor", impulse=1, d10=[0])
    assert (len(story.all(DummyRemoved)), story.all(ManSpotted)) == (1, [])


@pytest.mark.rule("12.0")
def test_12_0_a_dummy_out_of_sight_stays_in_the_game() -> None:
    table = Table("taylor 05.05 hide hidden", "red-1 05.01 hide unknown", ground="05.02 building; 05.03 building")
    assert table.activate("red-1", impulse=1).all(DummyRemoved) == []


@pytest.mark.rule("12.0", "4.0.4ii")
def test_12_0_everyone_spots_whatever_his_order() -> None:
    for order in ("plan", "hide", "evade", "duck-back", "rally"):
        table = Table(f"taylor 05.05 {order}", "jung 05.01 hide unknown")
        moves = ["06.05"] if order == "evade" else []
        assert len(table.activate("taylor", *moves, impulse=1, d10=[9]).all(CheckMade)) == 1


@pytest.mark.rule("12.0", "9.7")
@pytest.mark.parametrize(("ground", "checks"), [("05.01 depression", 1), ("05.01 trees", 2)])
def test_12_0_whom_his_new_order_hides_from_the_others_looks_for_none_of_them(ground: str, checks: int) -> None:
    """A prepared man who finds the first of two becomes alert, and his card gives him Hide at once."""
    men = ("taylor 05.03 hide hidden", "crowe 05.04 hide hidden", "jung 05.01 unknown waiting")
    table = Table(*men, ground=ground, enemy_prepared=True)
    story = table.activate("jung", impulse=1, d10=[0, 9][:checks], enemy_cards=[37])
    assert story.orders() == [("jung", "hide")]
    assert [check.target for check in story.all(CheckMade)] == ["sgt-taylor", "pvt-crowe"][:checks]


@pytest.mark.rule("9.5", "9.5a", "9.5b", "12.0c", "22.0j")
@pytest.mark.parametrize(("start", "order"), [("01.05", "evade:5"), ("09.05", "evade:2"), ("09.05", "evade:2 rout")])
def test_12_0_a_dummy_that_leaves_the_board_is_turned_over_and_counts_for_nothing(start: str, order: str) -> None:
    table = Table(f"red-1 {start} unknown {order}", points={"enemy-passed": -3, "enemy-fled": 1, "enemy-escaped": -1})
    story = table.activate("red-1", impulse=1)
    assert (story.one(DummyRemoved).rule, story.all(ManLeft)) == ("9.5", [])
    assert (table["red-1"].fate, victory.points(table.state)) == ("dummy", 0)


@pytest.mark.rule("12.0c", "17.3")
def test_12_0_a_dummy_that_an_event_routs_is_turned_over() -> None:
    table = Table(
        "taylor 01.05 hidden", "jung 09.05 unknown shaken", "red-1 09.06 unknown shaken", points={"enemy-fled": 1}
    )
    homesick = 3
    story = table.play(immediate_effects.roll_event(table.state, "friendly"), d10=[homesick], d6=[6])
    assert [event.kind for event in story if event.kind != "event-rolled"] == ["morale-changed", "dummy-removed"]
    assert (story.one(DummyRemoved).rule, victory.points(table.state)) == ("12.0c", 0)


@pytest.mark.rule("12.0c", "17.3")
def test_12_0_a_man_whom_an_event_routs_stays() -> None:
    table = Table("taylor 01.05 hidden", "jung 09.05 unknown shaken", "red-1 09.06 unknown shaken")
    homesick = 3
    story = table.play(immediate_effects.roll_event(table.state, "friendly"), d10=[homesick], d6=[1])
    assert (story.all(DummyRemoved), table["jung"].morale) == ([], "rout")


@pytest.mark.rule("12.0c", "9.8.4", "9.8.8")
@pytest.mark.parametrize(("way", "rule"), [("enters", "9.8.4"), ("stands near", "9.8.8")])
def test_12_0_an_alert_dummy_alarms_the_waiting_as_a_man_does(way: str, rule: str) -> None:
    """Until it is turned over nobody can tell it from a soldier, his comrades neither."""
    order = "evade:1" if way == "enters" else "hide"
    table = Table(
        "crowe 09.09 hidden hide", f"red-1 05.05 unknown {order}", "lang 05.04 waiting idle", enemy_prepared=False
    )
    story = table.activate("red-1", impulse=1) if way == "enters" else table.end_turn()
    assert [(alarm.man, alarm.rule) for alarm in story.all(ManAlerted)] == [("soldat-lang", rule)]


@pytest.mark.rule("10.11", "12.0b")
@pytest.mark.parametrize("order", ["hide", "hide unknown"])
def test_10_11_an_enemy_who_hides_looks_for_the_hidden_all_the_same(order: str) -> None:
    table = Table("taylor 05.05 hide hidden", f"jung 05.01 {order}")
    check = table.activate("jung", impulse=3, d10=[0]).one(CheckMade)
    assert (check.check, check.target, table["taylor"].seen) == ("spotting", "sgt-taylor", True)
