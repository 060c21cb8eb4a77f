"""Rules common to grenades and shells: each man's chance to be hit, and Duck Back (13.0, 14.2, 17.4, 20.0)."""

from __future__ import annotations

from typing import Unpack

import pytest

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Barrage, Blast, Dice
from combat.games.volume1.rules.events import CheckMade, FragmentRolled, OrderPlaced, RolesSwapped, ShellBurst
from combat.games.volume1.rules.fighting import artillery
from combat.games.volume1.rules.men import checks
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Bomb, Cloud
from tests.games.volume1.tiny_table import Chance, Facts, Story, Table, shipped
from tests.narrowing import the

CLOSE_CALL, LIGHT, KIA = 4, 3, 13
HOLDS = 9
"""The ground holds."""


def guns(weapon: str = "mortar-81", hex_: str = "05.05") -> Barrage:
    """Return an enemy barrage of one shell that does not scatter."""
    return Barrage("guns", "Guns", "enemy", weapon, (Hex(hex_),) * 10, Dice(plus=1), Dice())


def shelled(*men: str, weapon: str = "mortar-81", **facts: Unpack[Facts]) -> Table:
    """Return a table with the shipped charts on which one shell is about to fall on 05.05."""
    setting: Facts = {"artillery": (guns(weapon),), "printed": True, **facts}
    table = Table(*men, **setting)
    table.state.strikes = ("guns",)
    return table


def fall(table: Table, *say: Answer, **chance: Unpack[Chance]) -> Story:
    """Resolve the called artillery; return the events."""
    dice: Chance = {"d6": [1], **chance}
    return table.play(artillery.fall_due(table.state), *say, **dice)


def needs(story: Story, table: Table, man: str) -> list[int]:
    """Return the number that each damage die against a man needed."""
    return [shot.need for shot in story.all(FragmentRolled) if shot.man == table.ids[man]]


def lying(table: Table, near: tuple[str, ...] = (), far: tuple[str, ...] = (), hex_: str = "05.05") -> Table:
    """Put a live Mk II grenade in a hex, near and far from the given men; return the table."""
    under = [tuple(table.ids[man] for man in men) for men in (near, far)]
    table.state.bombs += (Bomb("mk-2", Hex(hex_), Hex("09.09"), *under),)
    return table


def cell(table: Table, order: str, ground: str) -> int:
    """Return the fire chart's modifier of an order on a type of ground."""
    return table.state.book.charts.fire[order][ground].modifier


# -- the sums stand (13.0) ------------------------------------------------------------------------------------------


@pytest.mark.rule("13.0", "14.2d")
def test_13_0_a_grenade_hits_a_man_as_he_lay_when_it_went_off() -> None:
    """Duck Back after the first hit takes nothing from the second die; the next grenade finds him ducked."""
    table = lying(lying(Table("crowe 05.05 sprint tq=9", printed=True), near=("crowe",)), near=("crowe",)).clock("end")
    story = table.end_turn(d10=[0, 0, 9, 9, 5, 9, 9, 9, 5], friendly_cards=[CLOSE_CALL])
    run, down = (4 + cell(table, order, "open") for order in ("sprint", "duck-back"))
    assert run != down
    assert needs(story, table, "crowe") == [run, run, run, down, down, down]


@pytest.mark.rule("13.0", "7.18a")
def test_13_0_a_carried_man_is_hit_as_he_lay_though_his_carrier_has_ducked_back_by_then() -> None:
    table = shelled("crowe 05.05 carry tq=9", "miller 05.05 carry tq=9").about("crowe", "miller")
    story = fall(table, d10=[0, 0, 0, 9, 9, 9, 9, 9, 9, 9, HOLDS, 5, 5], friendly_cards=[CLOSE_CALL])
    assert visibility.order_id(table["miller"]) == "duck-back"
    assert set(needs(story, table, "miller")) == {5 + cell(table, "carry", "open")}


@pytest.mark.rule("13.0", "17.4f")
def test_13_0_a_prisoner_is_hit_as_his_guard_lay_though_the_guard_is_dead_by_then() -> None:
    table = shelled("crowe 05.05 hide", "jung 05.05 idle tq=9", ground="05.05 trees").take("jung", "crowe")
    story = fall(table, d10=[0, 0, 9, 9, 9, 9, HOLDS, 5], friendly_cards=[KIA])
    assert set(needs(story, table, "jung")) == {5 + cell(table, "hide", "trees")}
    assert (table["crowe"].fate, table["jung"].held_by, visibility.order_id(table["jung"])) == (
        "killed",
        "",
        "duck-back",
    )


@pytest.mark.rule("13.0", "20.0h")
def test_13_0_men_beside_a_large_shell_are_hit_as_they_lay_when_it_burst() -> None:
    """The guard is killed in the hex; his comrade beside it is hit under his own order, all dice at one sum."""
    table = shelled("crowe 05.05 hide tq=9", "miller 05.04 evade tq=9", weapon="howitzer-105")
    blast = table.state.book.weapons["howitzer-105"].blast
    assert blast is not None
    story = fall(table, d10=[0, *[9] * 5, 0, 0, 9, HOLDS, 5, 5], friendly_cards=[CLOSE_CALL])
    assert needs(story, table, "miller") == [blast.frag[1] + cell(table, "evade", "open")] * blast.damage[1]
    assert visibility.order_id(table["miller"]) == "duck-back"


@pytest.mark.rule("13.1", "14.2")
def test_13_1_dice_left_over_when_a_man_dies_are_not_rolled() -> None:
    table = lying(Table("crowe 05.05 hide"), near=("crowe",))
    story = table.end_turn(d10=[0], friendly_cards=[KIA])
    assert len(story.all(FragmentRolled)) == 1


@pytest.mark.rule("12.0c")
def test_14_2_a_dummy_under_a_marker_is_gone_before_the_sums_are_made() -> None:
    table = lying(Table("crowe 05.06 hide tq=9", "red-1 05.05 unknown idle"), near=("red-1",))
    story = table.end_turn(d10=[5])
    assert story.all(FragmentRolled) == []


# -- whose order (17.4) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("17.4f", "20.0d")
@pytest.mark.parametrize("order", ["hide", "evade", "sneak", "guard"])
def test_17_4_a_shell_finds_a_prisoner_under_his_guards_order(order: str) -> None:
    table = shelled(f"crowe 05.05 {order} tq=9", "jung 05.05 idle tq=9", ground="05.05 rocks").take("jung", "crowe")
    story = fall(table, d10=[0, *[9] * 8, HOLDS, 5, 5])
    assert set(needs(story, table, "jung")) == set(needs(story, table, "crowe")) == {5 + cell(table, order, "rocks")}


@pytest.mark.rule("17.4f", "12.1h", "11.07")
@pytest.mark.parametrize(
    ("guard", "ground", "seen"),
    [
        ("crowe 05.05 sneak", "05.05 stream", False),
        ("crowe 05.05 evade", "05.05 stream", True),
        ("crowe 05.05 idle", "05.05 stream", True),
        ("crowe 05.05 hide", "05.04 long-grass", False),
        ("crowe 05.05 guard", "05.04 long-grass", True),
    ],
)
def test_17_4_a_prisoner_keeps_low_if_his_guard_does(guard: str, ground: str, seen: bool) -> None:
    """He is looked for from three hexes away, and sees no farther himself."""
    table = Table(guard, "jung 05.05 idle", "lang 05.02 aimed-fire", ground=ground).take("jung", "crowe")
    prisoner, other = table["jung"], table["lang"]
    assert visibility.sees(table.state, other, prisoner) is seen
    assert visibility.sight(table.state, prisoner, other).visible is seen


@pytest.mark.rule("17.4f", "17.4m", "12.0.2")
def test_17_4_a_prisoner_who_changes_hands_has_his_new_guards_order_at_once() -> None:
    men = ("crowe 05.05 evade", "taylor 05.05 hide", "jung 05.05 idle unknown", "lang 05.02 aimed-fire")
    table = Table(*men, ground="05.05 rocks", printed=True).take("jung", "crowe")
    looks = []
    for guard in ("crowe", "taylor"):
        table.take("jung", guard)
        terms = visibility.spotting_ledger(table.state, table["lang"], table["jung"])
        looks.append(next(term.detail for term in terms if term.name == "order-terrain"))
    assert looks == ["evade rocks", "hide rocks"]


# -- kept down in the next turn (14.2, 20.0) ------------------------------------------------------------------------


def kept(table: Table) -> set[str]:
    """Return the last names of the men whose order is Duck Back."""
    return {
        name
        for name, id_ in table.ids.items()
        if id_ in table.state.men and visibility.order_id(table[name]) == "duck-back"
    }


@pytest.mark.rule("14.2c", "16.0")
def test_14_2_a_wound_of_that_phase_keeps_nobody_down_who_passes_the_check_of_the_explosion() -> None:
    """Duck Back and the Wound Morale Check were this turn's."""
    table = lying(Table("crowe 05.05 sprint tq=9"), far=("crowe",))
    story = table.end_turn(d10=[0, 5, 4], friendly_cards=[LIGHT])
    assert [check.check for check in story.all(CheckMade)] == ["wmc", "mc"]
    assert (("crowe", "duck-back") in story.orders(), kept(table)) == (True, set())


@pytest.mark.rule("14.2c", "16.0")
def test_14_2_nor_does_the_failed_check_of_a_close_call() -> None:
    table = lying(Table("crowe 05.05 sprint tq=5"), far=("crowe",))
    story = table.end_turn(d10=[0, 8, 1], friendly_cards=[CLOSE_CALL])
    assert [(check.why, check.passed) for check in story.all(CheckMade)] == [("close-call", False), ("explosion", True)]
    assert kept(table) == set()


@pytest.mark.rule("14.2c")
@pytest.mark.parametrize(("rolls", "down"), [([8, 1], True), ([1, 8], True), ([1, 1], False)])
def test_14_2_of_two_explosions_one_failed_check_is_enough(rolls: list[int], down: bool) -> None:
    table = lying(lying(Table("crowe 05.06 hide tq=5")))
    table.end_turn(d10=rolls)
    assert kept(table) == ({"crowe"} if down else set())


@pytest.mark.rule("14.2c", "15.0g")
@pytest.mark.parametrize("after", ["melee", "none"])
def test_14_2_a_failed_check_keeps_nobody_down_who_was_in_a_melee(after: str) -> None:
    """Not even where the same explosion ends it."""
    table = lying(Table("crowe 05.06 melee tq=5", f"jung 05.06 melee tq=5 {'shaken' if after == 'none' else ''}"))
    table.state.melee = frozenset({Hex("05.06")})
    table.end_turn(d10=[7, 7])
    assert (kept(table), visibility.order_id(table["crowe"])) == (set(), after)


@pytest.mark.rule("14.2c", "15.0j")
def test_14_2_but_who_has_won_his_melee_before_is_kept_down_like_anybody() -> None:
    table = lying(Table("crowe 05.06 melee tq=5"))
    table.end_turn(d10=[8])
    assert kept(table) == {"crowe"}


@pytest.mark.rule("14.2c", "17.4f")
@pytest.mark.parametrize(("rolls", "down"), [([8, 1], {"crowe"}), ([1, 8], set()), ([8, 8], {"crowe"})])
def test_14_2_a_prisoner_is_kept_down_with_his_guard_and_not_otherwise(rolls: list[int], down: set[str]) -> None:
    table = lying(Table("crowe 05.06 hide tq=5", "jung 05.06 idle tq=5").take("jung", "crowe"))
    table.end_turn(d10=rolls)
    assert kept(table) == down
    assert visibility.order_in_force(table.state, table["jung"]) == ("duck-back" if down else "none")
    assert give_orders.commanded(table.state) == ([] if down else ["pvt-crowe"])


@pytest.mark.rule("14.2c", "17.4")
def test_14_2_a_prisoner_whose_guard_the_explosion_kills_is_kept_down_as_a_free_man() -> None:
    table = lying(Table("crowe 05.05 hide tq=5", "jung 05.05 idle tq=5").take("jung", "crowe"), near=("crowe",))
    table.end_turn(d10=[0, 8], friendly_cards=[KIA])
    assert (table["jung"].held_by, kept(table)) == ("", {"jung"})


@pytest.mark.rule("14.2c", "14.3e")
@pytest.mark.parametrize(("rolls", "down"), [([8, 1], 0), ([1, 8], 1)])
@pytest.mark.parametrize("crew", [("crowe", "miller"), ("stahl", "frey")])
def test_14_2_of_a_crew_only_the_man_who_failed_is_kept_down(
    crew: tuple[str, str], rolls: list[int], down: int
) -> None:
    men = (f"{man} 05.06 aimed-fire tq={tq}" for man, tq in zip(crew, (6, 5), strict=True))
    table = lying(Table("taylor 09.09 hide", *men).gun(*crew))
    table.end_turn(d10=rolls)
    assert kept(table) == {crew[down]}


@pytest.mark.rule("14.2c", "14.3h")
def test_14_2_a_cowed_assistant_who_takes_over_from_his_dead_operator_is_kept_down() -> None:
    table = lying(
        Table("stahl 05.05 aimed-fire tq=5", "frey 05.05 aimed-fire tq=5").gun("stahl", "frey"), near=("stahl",)
    )
    story = table.end_turn(d10=[0, 8], friendly_cards=[KIA])
    assert (story.one(RolesSwapped).why, kept(table)) == ("killed", {"stahl"})


@pytest.mark.rule("20.0i", "14.3e")
def test_20_0_before_orders_are_given_too_only_he_of_a_crew_who_failed_has_the_marker() -> None:
    table = Table("crowe 05.06 idle tq=6", "miller 05.06 idle tq=5").gun("crowe", "miller").clock("friendly-cards")
    table.play(checks.morale_check(table.state, table.ids["crowe"], "explosion"), d10=[8])
    assert kept(table) == {"crowe"}
    assert table.refused("miller", "hide") is None


@pytest.mark.rule("14.2c", "7.18a")
def test_14_2_of_a_pair_only_the_man_who_failed_is_kept_down() -> None:
    table = lying(Table("crowe 05.06 carry tq=9", "miller 05.06 carry tq=5").about("crowe", "miller"))
    story = table.end_turn(d10=[1, 8])
    assert {("crowe", "duck-back"), ("miller", "duck-back")} <= set(story.orders())
    assert kept(table) == {"miller"}


@pytest.mark.rule("14.2c", "5.1.2")
def test_14_2_a_card_that_turns_the_failure_keeps_him_free() -> None:
    cards = shipped().friendly_cards.values()
    card = next(
        card.number for card in cards for effect in card.effects if (effect.kind, effect.of) == ("re-roll", "mc")
    )
    table = lying(Table("crowe 05.06 hide tq=5", hand=(card,)))
    table.end_turn(card, d10=[8, 1])
    assert kept(table) == set()


@pytest.mark.rule("14.2c", "9.8.5")
@pytest.mark.parametrize(("words", "down"), [("waiting idle", set()), ("idle", {"jung"})])
def test_14_2_an_enemy_without_an_order_is_kept_down_unless_he_was_waiting(words: str, down: set[str]) -> None:
    table = lying(Table("crowe 09.09 hide", f"jung 05.06 tq=5 {words}", enemy_prepared=False))
    table.end_turn(d10=[8])
    assert (kept(table), table["jung"].alert) == (down, True)


@pytest.mark.rule("14.2c", "17.3a")
def test_14_2_a_routed_man_who_fails_is_kept_down_and_does_not_run() -> None:
    table = lying(Table("crowe 05.06 hide rout tq=5", "jung 05.09 hide"))
    table.end_turn(d10=[8])
    assert table.refused("crowe", "sprint") == ("kept-down", "14.2")


@pytest.mark.rule("20.0i", "7.19")
def test_20_0_a_strike_of_the_end_phase_keeps_down_only_who_failed_its_own_check() -> None:
    """One passes under Duck Back, one fails under it, one fails hiding."""
    men = ("crowe 05.05 duck-back tq=5", "miller 05.04 duck-back tq=5", "taylor 05.06 hide tq=5")
    table = Table(*men, artillery=(guns("mortar-60"),)).clock("end")
    table.state.strikes = ("guns",)
    shots = the(Blast, table.state.book.weapons["mortar-60"].blast).damage[0]
    story = table.end_turn(d10=[0, *[9] * shots, HOLDS, 1, 8, 8], d6=[1])
    assert len(story.all(ShellBurst)) == 1
    assert kept(table) == {"miller", "taylor"}
    assert {event.rule for event in story.all(OrderPlaced) if event.why == "explosion"} == {"14.2"}


@pytest.mark.rule("4.0.5c", "20.0")
def test_4_0_5c_a_strike_of_the_end_phase_falls_after_hide_and_before_the_smoke() -> None:
    table = Table("crowe 01.01 hide", artillery=(guns("mortar-60", "09.09"),), ground="01.01 trees").clock("end")
    table.state.strikes = ("guns",)
    table.state.lay_clouds((Cloud((Hex("07.07"),), 1, 0),))
    story = table.end_turn(d10=[0, 0, HOLDS], d6=[1])
    steps = ("man-hidden", "shell-burst", "smoke-faded")
    assert [kind for kind in story.kinds if kind in steps] == list(steps)


@pytest.mark.rule("20.0i")
def test_20_0_a_strike_of_an_impulse_keeps_nobody_down_next_turn() -> None:
    table = Table("crowe 05.06 hide tq=5", artillery=(guns("mortar-60"),)).clock("action", 4)
    table.state.strikes = ("guns",)
    fall(table, d10=[0, HOLDS, 8])
    assert kept(table) == {"crowe"}
    table.end_turn()
    assert kept(table) == set()


@pytest.mark.rule("14.2c")
def test_14_2_who_fails_and_then_dies_in_the_same_phase_has_no_marker() -> None:
    table = lying(lying(Table("crowe 05.05 hide tq=5"), far=("crowe",)), far=("crowe",))
    table.end_turn(d10=[9, 8, 0], friendly_cards=[KIA])
    assert (table["crowe"].fate, table["crowe"].order) == ("killed", None)
