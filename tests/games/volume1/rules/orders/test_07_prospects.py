"""A man's possible targets, reasons against other targets, and what his order allows this turn (6.0, 7.01, 13.0)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Team
from combat.games.volume1.rules.events import ManHeld, ManMoved, ManSpotted, MeleeBegan, MeleeEnded
from combat.games.volume1.rules.fighting import fire
from combat.games.volume1.rules.play import initiative, prospects
from combat.games.volume1.rules.state import Clock
from tests.games.volume1.tiny_table import Table


def bar(table: Table, man: str, target: str) -> tuple[str, str] | None:
    """Return why a man may not fire at another now, with the rule's number; None if he may."""
    found = fire.refusal(table.state, table[man], table[target])
    return None if found is None else (found.message, found.rule)


def first_shot(table: Table, man: str, target: str, *, acted: bool = False) -> tuple[int, str]:
    """Return the impulse of a man's first shot at another, and what prevents that or an earlier shot; "" if nothing."""
    found = prospects.first_shot(table.state, table[man], table[target], acted=acted)
    return found.impulse, found.bar.message if found.bar is not None else ""


def track(table: Table, *teams: Team, place: int = 0, done: tuple[str, ...] = ()) -> Table:
    """Put teams on the initiative track and let the one at `place` act; `done` men have acted. Return the table."""
    table.state.initiative = teams
    table.state.clock = replace(table.state.clock, place=place, done=tuple(table.ids[name] for name in done))
    return table


# -- the reason of a shot that is not fired -------------------------------------------------------------------------


@pytest.mark.rule("7.01")
def test_7_01_a_man_whose_target_came_into_sight_only_in_this_impulse_says_so() -> None:
    table = Table(
        "crowe 05.07 aimed-fire", "jung 03.03 evade:3/3", ground="04.05 building; 05.05 building; 04.06 building"
    )
    table.clock("action", 2)
    assert not fire.targets(table.state, table["crowe"])
    table.happen(ManMoved(table.ids["jung"], Hex("03.03"), Hex("07.06"), "10.06"))
    held = table.activate("crowe").one(ManHeld)
    assert (held.why, held.rule, held.target) == ("target-seen-late", "7.01", table.ids["jung"])
    assert bar(table, "crowe", "jung") == ("target-seen-late", "7.01")


@pytest.mark.rule("7.01")
def test_7_01_a_man_whose_target_was_not_known_when_the_impulse_began_says_so() -> None:
    table = Table("crowe 05.07 aimed-fire", "jung 05.03 hide unknown").clock("action", 2)
    table.state.men[table.ids["jung"]] = replace(table["jung"], seen=True)
    held = table.activate("crowe").one(ManHeld)
    assert (held.why, held.target) == ("target-known-late", table.ids["jung"])


@pytest.mark.rule("7.01", "15.0")
def test_7_01_who_was_in_a_melee_when_the_impulse_began_is_said_to_have_been_in_one() -> None:
    """The melee in 05.03 has ended since: its enemy was known all the time, and its friendly saw nobody."""
    table = Table("crowe 05.07 aimed-fire", "cragg 05.03 aimed-fire", "jung 05.03 melee", "bach 05.01 hide")
    table.happen(MeleeBegan(Hex("05.03")))
    table.clock("action", 2)
    table.happen(MeleeEnded(Hex("05.03")))
    assert bar(table, "crowe", "jung") == ("target-fought-late", "7.01")
    assert bar(table, "cragg", "bach") == ("fought-late", "7.01")


@pytest.mark.rule("7.01", "15.0")
def test_7_01_an_unknown_man_of_a_melee_was_not_known() -> None:
    table = Table("crowe 05.07 aimed-fire", "jung 05.03 melee unknown")
    table.happen(MeleeBegan(Hex("05.03")))
    table.clock("action", 2)
    table.happen(MeleeEnded(Hex("05.03")))
    table.happen(ManSpotted(table.ids["jung"]))
    assert bar(table, "crowe", "jung") == ("target-known-late", "7.01")


@pytest.mark.rule("14.0", "14.1", "7.13")
@pytest.mark.parametrize(
    ("words", "why", "rule"),
    [
        ("aimed-fire colt-45=5", "target-out-of-range", "14.0"),
        ("aimed-fire m1-garand=6 no-ammo", "out-of-ammo", "7.13"),
        ("rapid-fire m1903=6", "weapon-slow", "14.1"),
        ("slow-suppressive-fire m1-garand=6", "weapon-not-slow", "7.03"),
    ],
)
def test_14_0_a_man_whose_weapons_do_not_serve_says_which_reason_it_is(words: str, why: str, rule: str) -> None:
    table = Table(f"stubbs 05.09 {words}", "jung 05.01 hide")
    own = words.split()[1].partition("=")[0]
    figure = table.figures[table.ids["stubbs"]]
    table.figures[figure.id] = replace(figure, skills=tuple(one for one in figure.skills if one.weapon == own))
    held = table.activate("stubbs", impulse=2).one(ManHeld)
    assert (held.why, held.rule, held.target) == (why, rule, table.ids["jung"])


@pytest.mark.rule("7.01")
def test_7_01_of_several_whom_he_cannot_fire_at_the_reason_is_told_of_the_one_nearest_to_a_shot() -> None:
    table = Table("crowe 05.07 aimed-fire m1-garand=6", "jung 05.03 hide", "bach 05.07 hide rout").clock("action", 2)
    table.state.impulse_seen = frozenset()
    assert fire.no_target(table.state, table["crowe"])[0] == table.ids["jung"]


@pytest.mark.rule("13.0", "12.1", "15.0")
def test_13_0_one_verdict_for_every_reason() -> None:
    table = Table(
        "crowe 05.07 aimed-fire", "jung 05.03 hide unknown", "bach 05.01 hide", "graf 05.07 hide", "weiss 07.06 hide",
        ground="05.02 building",
    ).clock("action", 2)  # fmt: skip
    assert bar(table, "crowe", "jung") == ("target-unknown", "13.0")
    assert bar(table, "crowe", "bach") == ("target-out-of-sight", "12.1")
    assert bar(table, "crowe", "graf") == ("target-beside", "15.0")
    assert bar(table, "crowe", "weiss") is None
    assert [foe.id for foe in fire.targets(table.state, table["crowe"])] == [table.ids["weiss"]]


@pytest.mark.rule("17.4")
def test_17_4_on_the_run_an_enemy_spares_a_captured_comrade() -> None:
    table = Table("crowe 05.07 guard", "jung 05.07 hide", "bach 05.03 run-and-gun:1/1").take("jung", "crowe")
    assert bar(table, "bach", "crowe") == ("target-shielded", "17.4")


# -- who can still do what this turn --------------------------------------------------------------------------------


@pytest.mark.rule("4.0.4a")
def test_4_0_4_who_has_acted_acts_again_in_the_next_impulse() -> None:
    table = track(
        Table("crowe 05.07 evade", "jung 05.03 rapid-fire").clock("action", 2), "red", "able", "baker", place=1
    )
    assert list(initiative.acts_in(table.state, table["jung"])) == [3, 4]
    assert list(initiative.acts_in(table.state, table["crowe"])) == [2, 3, 4]
    assert list(initiative.acts_in(table.state, table["crowe"], acted=True)) == [3, 4]
    track(table, "red", "able", "baker", place=1, done=("crowe",))
    assert list(initiative.acts_in(table.state, table["crowe"])) == [3, 4]
    table.state.clock = Clock(1, "end")
    assert list(initiative.acts_in(table.state, table["crowe"])) == []


@pytest.mark.rule("6.0", "7.01")
def test_7_01_a_shot_that_comes_too_late_for_this_impulse_is_promised_for_the_next_one() -> None:
    table = Table("crowe 05.07 aimed-fire", "jung 05.03 hide unknown").clock("action", 2)
    table.state.men[table.ids["jung"]] = replace(table["jung"], seen=True)
    assert first_shot(table, "crowe", "jung") == (4, "target-known-late")
    assert first_shot(table, "crowe", "jung", acted=True) == (4, "target-known-late")
    table.clock("action", 4)
    assert first_shot(table, "crowe", "jung") == (4, "")
    assert first_shot(table, "crowe", "jung", acted=True) == (0, "no-shot-left")


@pytest.mark.rule("7.05", "7.06", "7.04")
def test_7_06_an_order_that_cannot_fire_promises_no_shot_and_run_and_gun_moves_first() -> None:
    table = Table("crowe 05.07 evade", "cragg 06.07 run-and-gun", "jung 05.03 hide").clock("friendly-orders")
    assert first_shot(table, "crowe", "jung") == (0, "order-holds-fire")
    assert prospects.first_shot(table.state, table["cragg"], table["jung"]).moves
    table.clock("action", 1)
    assert not prospects.first_shot(table.state, table["cragg"], table["jung"], acted=True).moves


@pytest.mark.rule("14.3")
def test_14_3_an_assistant_fires_no_shot_of_his_own() -> None:
    table = Table("crowe 05.07 rapid-fire", "cragg 05.07 rapid-fire", "jung 05.03 hide").gun("crowe", "cragg")
    assert first_shot(table, "cragg", "jung") == (0, "assists")


@pytest.mark.rule("9.3", "10.04")
def test_10_04_an_enemy_on_the_run_fires_from_where_his_marker_has_taken_him() -> None:
    table = Table("crowe 05.07 evade", "jung 05.03 run-and-gun:4/4").clock("action", 1)
    found = prospects.first_attack(table.state, table["jung"], table["crowe"], (2, 4))
    assert found is not None
    assert (found[0], found[1].hex) == (2, "05.04")
    assert prospects.first_attack(table.state, table["jung"], table["crowe"], ()) is None


@pytest.mark.rule("4.0.4a")
def test_4_0_4_who_precedes_whom_is_read_off_the_track() -> None:
    table = track(Table("crowe 05.07 evade", "jung 05.03 rapid-fire").clock("action", 2), "red", "able", place=1)
    crowe, jung = table["crowe"], table["jung"]
    assert not prospects.precedes(table.state, crowe, jung, 3, acted=True)
    assert prospects.precedes(table.state, crowe, jung, 4, acted=True)
    assert prospects.precedes(table.state, crowe, jung, 3)
    assert not prospects.precedes(table.state, jung, jung, 3)
