"""Night and flares: range of sight, penalties of darkness, what a flare lights, and how it burns out (21.0, 21.1)."""

from __future__ import annotations

from typing import Unpack

import pytest

from combat.engine.kernel.ledger import Ledger
from combat.engine.space.hexes.hex import Hex, distance, label
from combat.games.volume1.rules.book import Effect, Night, Side
from combat.games.volume1.rules.cards.immediate_effects import happen
from combat.games.volume1.rules.decisions import ChooseHex, ChooseTarget
from combat.games.volume1.rules.events import (
    CheckMade,
    EffectWasted,
    FlareDied,
    FlareDrifted,
    FlareLit,
    FlaresFound,
    GrenadeThrown,
    ManAlerted,
    ManHeld,
    ManSpotted,
    NightFell,
    OrderPlaced,
    ShotFired,
    total,
)
from combat.games.volume1.rules.fighting import chances, fire, weapons
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.play import set_up
from combat.games.volume1.rules.play.end_phase import led_by
from combat.games.volume1.rules.sight import flares, night, visibility
from combat.games.volume1.rules.state import Flare
from tests.games.volume1.tiny_table import Facts, Table, impulses, written

DARK = Night(4, beyond=2, fire=-2, spotting=-3, flares=2)


def by_night(*men: str, lit: tuple[str, ...] = (), reach: int = 4, **facts: Unpack[Facts]) -> Table:
    """Return a table at night with sight `reach` hexes far, and flares lit last turn over the `lit` hexes."""
    setting: Facts = {"size": (12, 12), "night": DARK, **facts}
    found, night = Table(*men, **setting), setting["night"]
    assert night is not None
    found.state.night, found.state.flares_left = reach, night.flares
    found.state.flares = tuple(Flare(Hex(hex_), 0) for hex_ in lit)
    return found


def named(ledger: Ledger, name: str) -> list[int]:
    """Return the values of a ledger's terms with a name."""
    return [term.value for term in ledger if term.name == name]


# -- how far one sees ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("21.0a")
@pytest.mark.parametrize(("words", "dice", "far"), [(Night(2, die=True), [5], 7), (Night(6), [], 6)])
def test_21_0_the_scenario_says_how_far_one_sees(words: Night, dice: list[int], far: int) -> None:
    table = Table(night=words, squads=(("sgt-taylor",),), deployment=(Hex("01.01"),))
    story = table.clock("set-up").play(set_up.set_up(table.state), "taylor 01.01", "ready", d6=dice)
    assert (story.one(NightFell).range, table.state.night) == (far, far)


@pytest.mark.rule("21.0")
def test_21_0_a_scenario_without_a_night_is_played_by_day() -> None:
    table = Table(squads=(("sgt-taylor",),), deployment=(Hex("01.01"),))
    story = table.clock("set-up").play(set_up.set_up(table.state), "taylor 01.01", "ready")
    assert (story.all(NightFell), table.state.night) == ([], 0)


@pytest.mark.rule("21.0a")
@pytest.mark.parametrize(("hex_", "seen"), [("05.09", True), ("05.10", False)])
def test_21_0_nobody_sees_farther_than_the_night_allows(hex_: str, seen: bool) -> None:
    table = by_night("taylor 05.05 hide", f"jung {hex_} hide")
    for viewer, target in (("taylor", "jung"), ("jung", "taylor")):
        line = visibility.sight(table.state, table[viewer], table[target])
        assert (line.visible, visibility.sees(table.state, table[viewer], table[target])) == (seen, seen)
        assert (line.reason, line.rule) == (("clear", "12.0") if seen else ("too-dark", "21.0"))


@pytest.mark.rule("21.0a")
def test_21_0_what_the_ground_hides_is_told_before_the_dark() -> None:
    table = by_night("taylor 05.05 hide", "jung 05.10 hide", ground="05.07 trees")
    assert visibility.sight(table.state, table["taylor"], table["jung"]).blocked_by == "05.07"


@pytest.mark.rule("21.0b")
@pytest.mark.parametrize(("hex_", "spotting", "shot"), [("05.07", [], []), ("05.08", [-3], [-2])])
def test_21_0_the_modifiers_hold_beyond_the_range_that_the_scenario_names(
    hex_: str, spotting: list[int], shot: list[int]
) -> None:
    table = by_night("cragg 05.05 rapid-fire", f"jung {hex_} hide")
    man, foe = table["cragg"], table["jung"]
    weapon = fire.best_weapon(table.state, man, foe)[0]
    assert named(visibility.spotting_ledger(table.state, man, foe), "night") == spotting
    assert named(fire.ledger(table.state, man, foe, weapon), "night") == shot


@pytest.mark.rule("21.0b")
def test_21_0_the_sum_that_is_shown_is_the_sum_that_is_rolled() -> None:
    table = by_night("cragg 05.05 rapid-fire", "jung 05.08 hide")
    weapon = fire.best_weapon(table.state, table["cragg"], table["jung"])[0]
    odds = chances.odds(table.state, table["cragg"], table["jung"], weapon, 1)
    shot, _ = table.activate("cragg", "jung", weapon.id, 2, impulse=1, d10=[8, 8]).all(ShotFired)
    assert (shot.ledger, shot.need) == (odds.ledger, odds.need)
    assert named(shot.ledger, "night") == [-2]


@pytest.mark.rule("21.0a")
def test_21_0_a_man_out_of_the_nights_range_is_neither_spotted_nor_shot_at() -> None:
    table = by_night("taylor 05.05 rapid-fire", "jung 05.10 hide unknown", "bach 05.11 hide")
    story = table.activate("taylor", impulse=1)
    assert (story.all(CheckMade), story.one(ManHeld).why) == ([], "no-target")


@pytest.mark.rule("21.0")
def test_21_0_leaders_lead_and_men_move_as_by_day() -> None:
    """The rulebook takes nothing else from the night: LDR reaches as far, and a step is a step."""
    table = by_night("taylor 05.05 hide", "cragg 05.08 rally shaken", reach=1)
    assert led_by(table.state, table["cragg"]) is not None
    table = by_night("cragg 05.05 sprint", reach=1)
    hexes = impulses(table, "cragg", "05.06", "05.07", "05.08", "05.09", "05.10", "05.11", "05.12")
    assert hexes == ["05.06", "05.08", "05.10", "05.12"]


# -- light --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("21.1c")
@pytest.mark.parametrize(("hex_", "lit"), [("05.09", True), ("05.08", False)])
def test_21_1_hexes_within_three_of_a_flare_are_as_bright_as_day(hex_: str, lit: bool) -> None:
    table = by_night("cragg 05.01 rapid-fire", f"jung {hex_} hide", lit=("05.12",))
    man, foe = table["cragg"], table["jung"]
    assert night.is_lit(table.state, Hex(hex_)) is lit
    assert visibility.sees(table.state, man, foe) is lit
    if lit:
        weapon = fire.best_weapon(table.state, man, foe)[0]
        assert named(fire.ledger(table.state, man, foe, weapon), "night") == []
        assert named(visibility.spotting_ledger(table.state, man, foe), "night") == []


@pytest.mark.rule("21.1c")
def test_21_1_the_light_falls_on_the_man_looked_at_and_not_for_him() -> None:
    """The man under the flare is seen from anywhere; into the dark he sees no farther than others."""
    table = by_night("cragg 05.01 hide", "jung 05.09 hide", lit=("05.10",))
    assert visibility.sees(table.state, table["cragg"], table["jung"])
    back = visibility.sight(table.state, table["jung"], table["cragg"])
    assert (back.visible, back.reason, back.night, back.light) == (False, "too-dark", 4, 3)


@pytest.mark.rule("21.1c")
def test_21_1_a_flare_does_not_show_what_the_ground_hides() -> None:
    table = by_night("cragg 05.01 hide", "jung 05.09 hide", lit=("05.10",), ground="05.05 building")
    assert visibility.sight(table.state, table["cragg"], table["jung"]).blocked_by == "05.05"


@pytest.mark.rule("21.1c")
def test_21_1_two_flares_light_both_their_rounds() -> None:
    table = by_night("cragg 01.01 hide", lit=("03.03", "09.09"))
    lit = {hex_ for hex_ in table.state.board.hexes() if night.is_lit(table.state, hex_)}
    assert lit == {
        hex_
        for hex_ in table.state.board.hexes()
        if min(distance(hex_, Hex("03.03")), distance(hex_, Hex("09.09"))) <= 3
    }


@pytest.mark.rule("21.1c")
def test_21_1_a_hidden_friendly_in_the_light_is_spotted_from_afar() -> None:
    table = by_night("cragg 05.10 hide hidden", "jung 05.01 hide", lit=("05.10",))
    story = table.activate("jung", impulse=1, d10=[0])
    assert story.one(ManSpotted).man == table.ids["cragg"]


@pytest.mark.rule("21.0")
def test_21_0_an_unknown_enemy_who_fires_is_known_but_stays_in_the_dark() -> None:
    """No muzzle flash betrays his hex to a return shot: the rulebook knows none."""
    table = by_night("cragg 05.10 hide", "taylor 05.02 rapid-fire", "jung 05.01 aimed-fire unknown", lit=("05.10",))
    table.state.flares_left = 0
    story = table.activate("jung", impulse=2, d10=[8])
    assert story.one(ManSpotted).why == "fired"
    assert table["jung"].seen
    assert not visibility.sees(table.state, table["cragg"], table["jung"])
    assert fire.targets(table.state, table["cragg"]) == []


@pytest.mark.rule("15.0")
def test_15_0_smoke_wounds_night_and_a_flare_at_once_in_a_melee() -> None:
    """Nobody looks into the melee, lit or not; within it the dark takes nothing, and its wounds and smoke count."""
    table = by_night(
        "cragg 05.05 melee light", "jung 05.05 melee", "taylor 05.02 rapid-fire", "bach 05.03 hide",
        lit=("05.05",), ground="05.05 smoke",
    )  # fmt: skip
    table.state.melee = frozenset({Hex("05.05")})
    state = table.state
    assert not visibility.sees(state, table["taylor"], table["jung"])
    shut = visibility.sight(state, table["taylor"], table["jung"])
    assert (shut.visible, shut.reason, shut.rule) == (False, "melee", "15.0")
    ledger = visibility.spotting_ledger(state, table["cragg"], table["jung"])
    assert (named(ledger, "night"), named(ledger, "smoke"), named(ledger, "wounds")) == ([], [-4], [-1])


# -- firing a flare -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("21.1a")
@pytest.mark.parametrize(
    ("order", "impulse", "may"), [("aimed-fire", 2, True), ("aimed-fire", 4, False), ("rapid-fire", 2, False)]
)
def test_21_1_a_flare_is_fired_under_aimed_fire_in_impulse_2(order: str, impulse: int, may: bool) -> None:
    table = by_night(f"cragg 05.05 {order}", "jung 05.06 hide")
    table.clock("action", impulse)
    table.activate("cragg", "hold-fire")
    target = next(decision for decision in table.asked if isinstance(decision, ChooseTarget))
    assert (ChooseTarget.FLARE in target.answers) is may


@pytest.mark.rule("21.1a")
def test_21_1_it_goes_up_to_six_hexes_scatters_and_lights() -> None:
    table = by_night("cragg 05.05 aimed-fire")
    story = table.activate("cragg", "flare", "05.08", impulse=2, d6=[3, 5])
    aimed = next(decision for decision in table.asked if isinstance(decision, ChooseHex))
    assert {distance(Hex("05.05"), Hex(str(hex_))) for hex_ in aimed.answers} == set(range(7))
    lit = story.one(FlareLit)
    assert (lit.direction, lit.roll, lit.scatter, lit.landed) == (3, 5, 3, "08.09")
    assert (table.state.flares, table.state.flares_left) == ((Flare(Hex("08.09"), 1, 2),), 1)


@pytest.mark.rule("21.1b")
@pytest.mark.parametrize(("roll", "landed"), [(1, "05.08"), (2, "05.08"), (3, "05.07"), (6, "05.04")])
def test_21_1_the_scatter_is_a_d6_less_two(roll: int, landed: str) -> None:
    table = by_night("cragg 05.05 aimed-fire")
    assert table.activate("cragg", "flare", "05.08", impulse=2, d6=[1, roll]).one(FlareLit).landed == landed


@pytest.mark.rule("21.1b")
def test_21_1_a_scenario_may_name_another_scatter() -> None:
    table = by_night("cragg 05.05 aimed-fire", night=Night(4, flares=1, scatter=0))
    assert table.activate("cragg", "flare", "05.08", impulse=2, d6=[1, 2]).one(FlareLit).landed == "05.06"


@pytest.mark.rule("21.1a")
def test_21_1_who_fired_it_ducks_back_at_once() -> None:
    table = by_night("cragg 05.05 aimed-fire")
    story = table.activate("cragg", "flare", "05.08", impulse=2, d6=[1, 1])
    placed = story.one(OrderPlaced)
    assert (written(placed.order), placed.why) == ("duck-back", "fired-flare")


@pytest.mark.rule("21.1b")
def test_21_1_a_flare_that_scatters_off_the_board_is_lost() -> None:
    table = by_night("cragg 05.02 aimed-fire")
    lit = table.activate("cragg", "flare", "05.02", impulse=2, d6=[1, 6]).one(FlareLit)
    assert (lit.landed, table.state.flares, table.state.flares_left) == ("", (), 1)


@pytest.mark.rule("21.1a")
def test_21_1_only_the_carriers_and_only_while_there_are_flares() -> None:
    words = Night(4, flares=1, carriers=("sgt-taylor",))
    table = by_night("taylor 05.05 aimed-fire", "cragg 06.05 aimed-fire", night=words)
    table.clock("action", 2)
    assert flares.may_fire(table.state, table["taylor"])
    assert not flares.may_fire(table.state, table["cragg"])
    table.state.flares_left = 0
    assert not flares.may_fire(table.state, table["taylor"])


@pytest.mark.rule("21.1a")
def test_21_1_a_man_without_a_shot_left_may_aim_for_the_sake_of_a_flare() -> None:
    table = by_night("oconnell 05.05 idle no-ammo")
    pistols = weapons.usable(table.state, table["oconnell"])
    assert pistols == []
    assert give_orders.order_refusal(table.state, table.ids["oconnell"], "aimed-fire") is None
    table.state.flares_left = 0
    assert table.refused("oconnell", "aimed-fire") == ("out-of-ammo", "7.13")


@pytest.mark.rule("17.2")
def test_17_2_a_berserk_man_fires_no_flare() -> None:
    table = by_night("cragg 05.05 aimed-fire berserk")
    table.clock("action", 2)
    assert not flares.may_fire(table.state, table["cragg"])


@pytest.mark.rule("9.8.1")
def test_9_8_1_a_flare_is_heard_but_gives_nobody_away() -> None:
    table = by_night("cragg 05.01 aimed-fire hidden", "jung 05.11 waiting", "bach 05.12 waiting", enemy_prepared=False)
    story = table.activate("cragg", "flare", "05.02", impulse=2, d6=[4, 1])
    assert [event.man for event in story.all(ManAlerted)] == [table.ids["jung"]]
    assert not table["cragg"].seen


@pytest.mark.rule("7.01")
def test_7_01_who_comes_into_the_light_in_this_impulse_is_no_target_yet() -> None:
    table = by_night("taylor 05.01 aimed-fire", "cragg 06.01 aimed-fire", "jung 05.08 hide")
    table.activate("taylor", "flare", "05.06", impulse=2, d6=[4, 1])
    assert visibility.sees(table.state, table["cragg"], table["jung"])
    assert fire.targets(table.state, table["cragg"]) == []
    table.clock("action", 4)
    assert [foe.id for foe in fire.targets(table.state, table["cragg"])] == [table.ids["jung"]]


@pytest.mark.rule("7.09")
@pytest.mark.parametrize(("lit", "scatters_from"), [((), 6), (("05.09",), 9)])
def test_7_09_a_grenade_into_the_dark_scatters_more(lit: tuple[str, ...], scatters_from: int) -> None:
    table = by_night("cragg 05.05 grenade", "jung 05.08 hide", reach=1, lit=lit).arm("cragg", "05.08")
    story = table.activate("cragg", impulse=3, d10=[0, 9])
    assert story.one(GrenadeThrown).scatters_from == scatters_from


# -- burning ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("21.1d")
@pytest.mark.parametrize(("roll", "burns"), [(7, True), (8, False), (9, False)])
def test_21_1_at_the_end_of_a_turn_it_burns_out_on_8_or_9_or_drifts_downwind(roll: int, burns: bool) -> None:
    table = by_night("cragg 01.01", lit=("05.05",))
    table.state.wind = 3
    story = table.end_turn(d10=[roll])
    if burns:
        assert (story.one(FlareDrifted).hex, table.state.flares) == ("06.05", (Flare(Hex("06.05"), 0),))
    else:
        assert (story.one(FlareDied).hex, table.state.flares) == ("05.05", ())


@pytest.mark.rule("21.1d")
def test_21_1_in_the_turn_in_which_it_was_fired_it_stays() -> None:
    table = by_night("cragg 01.01")
    table.state.flares = (Flare(Hex("05.05"), 1, 2),)
    story = table.end_turn()
    assert (story.all(FlareDied), story.all(FlareDrifted), len(table.state.flares)) == ([], [], 1)


@pytest.mark.rule("21.1d")
def test_21_1_two_flares_roll_for_themselves() -> None:
    table = by_night("cragg 01.01", lit=("05.05", "08.08", "02.09"))
    table.end_turn(d10=[9, 3, 8])
    assert [flare.hex for flare in table.state.flares] == ["08.07"]


@pytest.mark.rule("21.1d")
def test_21_1_a_flare_that_drifts_off_the_board_is_gone() -> None:
    table = by_night("cragg 01.01", lit=("05.01", "05.05"))
    story = table.end_turn(d10=[0, 0])
    assert [event.hex for event in story.all(FlareDrifted)] == ["", "05.04"]
    assert [flare.hex for flare in table.state.flares] == ["05.04"]


@pytest.mark.rule("4.0")
@pytest.mark.parametrize(("roll", "woken"), [(7, True), (9, False)])
def test_4_0_flares_burn_before_the_alarms_of_step_5_e(roll: int, woken: bool) -> None:
    """A waiting man sees his alert comrade three hexes away only while a flare lights him."""
    table = by_night("jung 05.05 waiting", "bach 05.08", lit=("05.10",), reach=1)
    story = table.end_turn(d10=[roll])
    assert [event.man for event in story.all(ManAlerted)] == ([table.ids["jung"]] if woken else [])


# -- events -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("21.1")
def test_21_1_an_event_may_bring_flares() -> None:
    table = by_night("cragg 05.05")
    story = table.play(happen(table.state, Effect("flares", amount=2), "22.0"))
    assert (story.one(FlaresFound).amount, table.state.flares_left) == (2, 4)


@pytest.mark.rule("21.1")
@pytest.mark.parametrize(("side", "hex_"), [("enemy", "05.05"), ("friendly", "09.09")])
def test_21_1_an_event_may_send_one_up_over_a_random_man_of_the_other_side(side: Side, hex_: str) -> None:
    table = by_night("cragg 05.05", "jung 09.09 unknown")
    lit = table.play(happen(table.state, Effect("flare", side), "22.0"), d6=[2, 1]).one(FlareLit)
    assert (lit.aimed_at, lit.landed, lit.man, lit.side) == (hex_, hex_, "", side)
    assert table.state.flares_left == DARK.flares


@pytest.mark.rule("20.0")
def test_20_0_illumination_rounds_share_one_direction_and_each_has_its_scatter() -> None:
    hexes = tuple(label(5, row) for row in range(1, 11))
    table = by_night("cragg 01.01", night=Night(4, rounds=hexes))
    effect = Effect("illumination", amount=3)
    story = table.play(happen(table.state, effect, "22.0"), d10=[4, 7, 4], d6=[4, 3, 2])
    assert [(lit.aimed_at, lit.landed, lit.direction) for lit in story.all(FlareLit)] == [
        ("05.05", "05.06", 4), ("05.08", "05.08", 4),
    ]  # fmt: skip


@pytest.mark.rule("21.1")
@pytest.mark.parametrize(
    "effect", [Effect("flares", amount=1), Effect("flare", "enemy"), Effect("illumination", amount=2)]
)
def test_21_1_by_day_nobody_fires_a_flare(effect: Effect) -> None:
    table = Table("cragg 05.05", "jung 09.09")
    assert table.play(happen(table.state, effect, "22.0")) == [EffectWasted(effect, "by-day", rule="22.0")]


def test_the_need_of_a_shot_is_the_sum_of_its_terms_in_every_light() -> None:
    for lit in ((), ("05.08",)):
        table = by_night("cragg 05.05 rapid-fire", "jung 05.08 hide", lit=lit, ground="05.06 smoke")
        weapon = fire.best_weapon(table.state, table["cragg"], table["jung"])[0]
        odds = chances.odds(table.state, table["cragg"], table["jung"], weapon, 1)
        assert odds.need == total(odds.ledger)
        assert named(odds.ledger, "smoke") == [-4]
