"""Hand grenades: orders, arming, throwing, dropping and explosion (7.09, 10.09, 14.2)."""

from typing import Unpack

import pytest

from combat.engine.kernel.decision import Refusal
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.decisions import ChooseHex, ChooseMove
from combat.games.volume1.rules.events import (
    CheckMade,
    DummyRemoved,
    FragmentRolled,
    GrenadeAimed,
    GrenadeArmed,
    GrenadeDropped,
    GrenadeExploded,
    GrenadeFell,
    GrenadeThrown,
    ManHeld,
    ManLeft,
    ManMoved,
    MeleeBegan,
    OrderPlaced,
    SmokeRose,
    total,
)
from combat.games.volume1.rules.fighting import explosions, grenades, throwing
from combat.games.volume1.rules.men import checks
from combat.games.volume1.rules.state import Bomb
from tests.games.volume1.tiny_table import Chance, Refused, Story, Table, shipped


def lying(
    table: Table, hex_: str, near: tuple[str, ...] = (), far: tuple[str, ...] = (), thrown_from: str = "09.09"
) -> Table:
    """Put a live Mk II grenade in a hex, near and far from the given men; return the table."""
    under = [tuple(table.ids[man] for man in men) for men in (near, far)]
    table.state.bombs += (Bomb("mk-2", Hex(hex_), Hex(thrown_from), *under),)
    return table


def explode(table: Table, **chance: Unpack[Chance]) -> Story:
    """Explode all grenades at the end of the turn; return the events."""
    return table.clock("end").play(explosions.explode_all(table.state), **chance)


# -- the worked example (14.2) --------------------------------------------------------------------------------------


@pytest.mark.rule("14.2", "10.09.3")
def test_14_2_wolff_and_winter_throw_at_brubaker() -> None:
    """Wolff stands four hexes away and closes in by a die; Winter stands three away. Both have a Grenade skill of 2."""
    men = ("brubaker 17.07 hide", "wolff 13.07 grenade", "winter 17.04 grenade")
    table = Table(*men, size=(20, 12))
    for man in ("wolff", "winter"):
        story = table.activate(man, impulse=1)
        assert (story.one(GrenadeAimed).hex, story.one(GrenadeArmed).weapon) == ("17.07", "stielhandgranate")
    assert table.activate("wolff", impulse=2, d6=[4]).one(ManMoved).end == "14.07"
    assert table.activate("winter", impulse=2).all(ManMoved) == []
    near = table.activate("wolff", impulse=3, d10=[8, 2])
    far = table.activate("winter", impulse=3, d10=[8, 3])
    assert [(story.one(GrenadeThrown).landed, story.one(GrenadeFell).need, story.one(GrenadeFell).near) for story in (near, far)] == [
        ("17.07", 2, True), ("17.07", 2, False),
    ]  # fmt: skip


@pytest.mark.rule("14.2")
@pytest.mark.parametrize(("die", "hex_"), [(1, "14.06"), (3, "14.06"), (4, "14.07"), (6, "14.07")])
def test_14_2_wolffs_way_is_diced_between_two_open_hexes(die: int, hex_: str) -> None:
    table = Table("brubaker 17.07 hide", "wolff 13.07 grenade", size=(20, 12)).arm("wolff", "17.07", "stielhandgranate")
    assert table.activate("wolff", impulse=2, d6=[die]).one(ManMoved).end == hex_


@pytest.mark.rule("14.2", "10.09.2")
def test_14_2_wolff_would_take_the_hex_with_cover() -> None:
    table = Table("brubaker 17.07 hide", "wolff 13.07 grenade tq=0", size=(20, 12), ground="14.06 trees")
    table.arm("wolff", "17.07", "stielhandgranate")
    assert table.activate("wolff", impulse=2).one(ManMoved).end == "14.06"


@pytest.mark.rule("14.2", "14.2a")
@pytest.mark.parametrize(("near", "rolls", "frag"), [(True, [3, 4, 9], 3), (False, [2], 2)])
def test_14_2_the_stick_grenade_rolls_three_dice_for_3_near_and_one_for_2_far(
    near: bool, rolls: list[int], frag: int
) -> None:
    table = Table("brubaker 05.05 hide", "jung 09.01 hide")
    bomb = Bomb(
        "stielhandgranate",
        Hex("05.05"),
        Hex("05.02"),
        near=("pvt-brubaker",) if near else (),
        far=() if near else ("pvt-brubaker",),
    )
    table.state.bombs = (bomb,)
    story = explode(
        table, d10=[rolls[0], mc_of_the_close_call := 0, *rolls[1:], mc_of_the_bang := 4], friendly_cards=[4]
    )
    assert [check.roll for check in story.all(CheckMade)] == [mc_of_the_close_call, mc_of_the_bang]
    assert [(roll.roll, roll.need, roll.hit) for roll in story.all(FragmentRolled)] == [
        (roll, frag, roll <= frag) for roll in rolls
    ]
    assert story.one(SmokeRose).hex == "05.05"


# -- the player's order (7.09) --------------------------------------------------------------------------------------


@pytest.mark.rule("7.09")
@pytest.mark.parametrize(
    ("foe", "why"),
    [
        ("05.01 hide", None),
        ("05.01 hide unknown", ("no-enemy-near", "7.09")),
        ("06.08 hide", None),
        ("01.01 hide", ("no-enemy-near", "7.09")),
    ],
)
def test_7_09_a_known_enemy_must_be_within_four_hexes_in_sight_or_not(foe: str, why: Refused) -> None:
    table = Table("crowe 05.05 idle", f"jung {foe}", ground="05.03 building")
    assert table.refused("crowe", "grenade") == why


@pytest.mark.rule("7.09")
def test_7_09_a_man_without_grenades_cannot_throw_one() -> None:
    table = Table("goldstein 05.05 idle", "jung 05.02 hide")
    assert table.refused("goldstein", "grenade") == ("no-grenades", "7.09")


@pytest.mark.rule("7.09")
def test_7_09_the_target_marker_is_laid_with_the_order() -> None:
    table = Table("crowe 05.05 idle", "jung 05.02 hide", "lang 05.08 hide")
    story = table.give_orders("crowe grenade", "05.08", "commit")
    assert (story.one(GrenadeAimed).hex, table["crowe"].aim) == ("05.08", "05.08")


@pytest.mark.rule("7.09")
@pytest.mark.parametrize(
    ("hex_", "why"),
    [
        ("05.06", None),
        ("04.08", Refusal("aim-at-nobody", "7.09", (("hex", Hex("04.08")),))),
        ("02.05", Refusal("aim-at-nobody", "7.09", (("hex", Hex("02.05")),))),
        ("05.08", Refusal("aim-too-far", "7.09", (("distance", 5), ("reach", 4)))),
        ("07.05", Refusal("aim-at-melee", "7.09")),
        ("99.99", Refusal("not-an-option", "7.09")),
    ],
)
def test_7_09_where_no_grenade_may_be_aimed_the_reason_is_told(hex_: str, why: Refusal | None) -> None:
    table = Table("crowe 05.03 idle", "jung 05.06 hide", "lang 05.08 hide", "graf 02.05 hide unknown")
    table.state.melee = frozenset({Hex("07.05")})
    near = tuple(grenades.target_hexes(table.state, table["crowe"]))
    assert near == ("05.06",)
    asked = ChooseHex("7.09", table["crowe"].id, near, why=ChooseHex.AIM)
    assert asked.refusal(table.state, hex_) == why


@pytest.mark.rule("7.09")
def test_7_09_it_is_taken_up_with_the_order() -> None:
    table = Table("crowe 05.05 idle", "jung 05.02 hide")
    table.give_orders("crowe grenade", "crowe sneak", "commit")
    assert table["crowe"].aim is None


@pytest.mark.rule("7.09", "7.09.1")
def test_7_09_in_impulse_1_the_grenade_becomes_live() -> None:
    table = Table("crowe 05.05 idle", "jung 05.02 hide")
    table.give_orders("crowe grenade", "commit")
    table.activate("crowe", impulse=1)
    assert table["crowe"].grenade == "mk-2"


@pytest.mark.rule("7.09", "7.09.2")
@pytest.mark.parametrize(("roll", "aim"), [(5, "06.02"), (6, "05.02")])
def test_7_09_in_impulse_2_he_moves_a_hex_or_shifts_the_marker_by_a_check(roll: int, aim: str) -> None:
    table = Table("crowe 05.05 grenade tq=5", "jung 05.02 hide").arm("crowe", "05.02")
    table.activate("crowe", "shift", *(["06.02"] if roll == 5 else []), impulse=2, d10=[roll])
    assert (table["crowe"].hex, table["crowe"].aim) == ("05.05", aim)


@pytest.mark.rule("7.09", "7.09.2")
def test_7_09_from_four_hexes_he_must_close_in_when_the_shift_fails() -> None:
    table = Table("crowe 05.05 grenade tq=5", "jung 05.01 hide").arm("crowe", "05.01")
    table.activate("crowe", "shift", "05.04", impulse=2, d10=[6])
    assert table["crowe"].hex == "05.04"
    first = next(asked for asked in table.asked if isinstance(asked, ChooseMove))
    assert ChooseMove.STAY not in first.answers


@pytest.mark.rule("7.09", "7.09.2")
def test_7_09_the_marker_never_ends_impulse_2_more_than_three_hexes_away() -> None:
    table = Table("crowe 05.05 grenade", "jung 05.02 hide").arm("crowe", "05.02")
    table.activate("crowe", "06.04", impulse=2)
    steps = next(asked for asked in table.asked if isinstance(asked, ChooseMove)).answers
    assert "05.06" not in steps and {"05.04", "04.04", "06.04", "shift", "stay"} == set(steps)


@pytest.mark.rule("7.09", "7.09.3a")
@pytest.mark.parametrize(
    ("roll", "ground", "landed"),
    [(8, "", "05.02"), (9, "", "06.02"), (5, "05.03 building", "05.02"), (6, "05.03 building", "06.02")],
)
def test_7_09_a_9_scatters_it_one_hex_and_3_is_added_where_the_target_is_out_of_sight(
    roll: int, ground: str, landed: str
) -> None:
    table = Table("crowe 05.05 grenade", "jung 09.09 hide", ground=ground).arm("crowe", "05.02")
    direction_3 = [3] if landed != "05.02" else []
    thrown = table.activate("crowe", impulse=3, d10=[roll], d6=direction_3).one(GrenadeThrown)
    assert (thrown.landed, table["crowe"].aim, table["crowe"].grenade) == (landed, None, "")


@pytest.mark.rule("7.09", "7.09.3a")
def test_7_09_a_throw_that_would_roll_off_the_board_stays_where_it_was_aimed() -> None:
    table = Table("crowe 05.04 grenade", "jung 09.09 hide").arm("crowe", "05.01")
    story = table.activate("crowe", impulse=3, d10=[9], d6=[1])
    assert (story.one(ManHeld).why, story.one(GrenadeThrown).landed) == ("grenade-off-board", "05.01")


@pytest.mark.rule("7.09", "7.09.3")
@pytest.mark.parametrize(("die", "hex_"), [(3, "06.02"), (4, "05.02")])
def test_7_09_from_four_hexes_a_throw_falls_a_hex_short(die: int, hex_: str) -> None:
    """A berserk man who could get no nearer; two hexes of the four around the target are in reach."""
    table = Table("crowe 05.05 grenade", "jung 09.09 hide").arm("crowe", "06.01")
    assert distance(Hex("05.05"), Hex("06.01")) == 4
    assert table.activate("crowe", impulse=3, d6=[die], d10=[8]).one(GrenadeThrown).landed == hex_


@pytest.mark.rule("7.09", "7.09.3a")
def test_7_09_a_scatter_back_onto_the_thrower_counts_him_too() -> None:
    table = Table("crowe 05.05 grenade mk-2=3", "jung 05.02 hide").arm("crowe", "05.04")
    fell = table.activate("crowe", impulse=3, d10=[9, 3], d6=[4]).one(GrenadeFell)
    assert (fell.target, fell.near) == ("pvt-crowe", True)


@pytest.mark.rule("18.0")
def test_18_0_a_throw_is_no_shot_smoke_does_not_spoil_it() -> None:
    table = Table("crowe 05.05 grenade mk-2=3", "jung 05.02 plan", ground="05.03 smoke")
    weapon = table.state.book.weapons["mk-2"]
    assert total(throwing.near_ledger(table.state, table["crowe"], weapon, table["jung"])) == 3


@pytest.mark.rule("7.09", "10.09")
def test_7_09_the_skill_of_a_throw_cites_the_paragraph_of_its_thrower_and_weapon() -> None:
    table = Table("crowe 05.05 grenade", "jung 05.02 grenade")
    weapons, crowe, jung = table.state.book.weapons, table["crowe"], table["jung"]
    cited = [
        throwing.near_ledger(table.state, man, weapons[weapon], target)[0].rule
        for man, weapon, target in ((crowe, "mk-2", jung), (jung, "stielhandgranate", crowe))
    ]
    assert cited == ["7.09", "10.09"]


@pytest.mark.rule("7.09", "7.09.3b")
@pytest.mark.parametrize(("ground", "expected"), [("", (9, 0.1)), ("05.03 building", (6, 0.4))])
def test_7_09_the_odds_told_before_the_throw_are_those_of_the_dice(ground: str, expected: tuple[int, float]) -> None:
    table = Table("crowe 05.05 grenade mk-2=3 tq=5", "jung 05.02 plan", "lang 05.02 hide cautious", ground=ground)
    odds = throwing.odds(table.state, table["crowe"], table.state.book.weapons["mk-2"], Hex("05.02"))
    assert (odds.scatters_from, odds.scatters) == expected
    assert odds.near == (("soldat-jung", 0.4), ("soldat-lang", 0.4))


@pytest.mark.rule("2.0")
def test_2_0_below_0_the_odds_count_the_confirming_check() -> None:
    table = Table("crowe 05.05 grenade mk-2=3 tq=5", "jung 05.02 hide", ground="05.02 rocks")
    odds = throwing.odds(table.state, table["crowe"], table.state.book.weapons["mk-2"], Hex("05.02"))
    assert odds.near == (("soldat-jung", 0.04),)


@pytest.mark.rule("7.09", "7.09.3b")
@pytest.mark.parametrize(("roll", "near"), [(3, True), (4, False)])
def test_7_09_for_each_man_in_the_hex_a_roll_of_grenade_skill_says_near_or_far(roll: int, near: bool) -> None:
    men = ("crowe 05.05 grenade mk-2=3", "jung 05.02 hide", "lang 05.02 hide")
    fell = Table(*men).arm("crowe", "05.02").activate("crowe", impulse=3, d10=[0, roll, roll]).all(GrenadeFell)
    assert [(event.target, event.near) for event in fell] == [("soldat-jung", near), ("soldat-lang", near)]


@pytest.mark.rule("7.09", "7.09.3b")
def test_7_09_the_targets_order_and_ground_and_the_throwers_wounds_and_morale_count() -> None:
    table = Table("crowe 05.05 grenade mk-2=4 cautious light", "jung 05.02 hide", ground="05.02 rocks")
    weapon = table.state.book.weapons["mk-2"]
    assert total(throwing.near_ledger(table.state, table["crowe"], weapon, table["jung"])) == 4 - 5 - 1 - 1


@pytest.mark.rule("2.0")
@pytest.mark.parametrize(("confirm", "near"), [(4, True), (5, False)])
def test_2_0_below_0_a_throw_lies_near_only_by_a_0_that_is_confirmed(confirm: int, near: bool) -> None:
    table = Table("crowe 05.05 grenade mk-2=4 tq=5", "jung 05.02 hide", ground="05.02 rocks").arm("crowe", "05.02")
    fell = table.activate("crowe", impulse=3, d10=[0, 0, confirm]).one(GrenadeFell)
    assert (fell.need, fell.confirm, fell.near) == (-1, 4, near)


@pytest.mark.rule("7.09", "7.09.4")
def test_7_09_in_impulse_4_he_may_move_a_hex() -> None:
    assert Table("crowe 05.05 grenade").activate("crowe", "05.06", impulse=4).one(ManMoved).end == "05.06"
    assert Table("crowe 05.05 grenade").activate("crowe", "stay", impulse=4).all(ManMoved) == []


@pytest.mark.rule("14.2", "7.09.3b")
def test_14_2_who_leaves_the_hex_leaves_its_marker_behind() -> None:
    table = lying(Table("crowe 05.05 evade", "jung 09.09 hide"), "05.05", near=("crowe",))
    table.activate("crowe", "05.04", impulse=4)
    assert explode(table, d10=[3]).all(FragmentRolled) == []


@pytest.mark.rule("5.1.2")
def test_5_1_2_lucky_bounce_rolls_the_attack_of_a_grenade_again() -> None:
    table = Table("crowe 05.05 hide", "jung 05.02 grenade stielhandgranate=3", hand=(4,))
    table.arm("jung", "05.05", "stielhandgranate")
    assert not table.activate("jung", 4, impulse=3, d10=[0, 3, 9]).one(GrenadeFell).near


# -- the enemy's order (10.09) --------------------------------------------------------------------------------------


@pytest.mark.rule("10.09", "10.09.1")
def test_10_09_he_aims_at_the_nearest_spotted_friendly_within_four_hexes() -> None:
    table = Table("crowe 05.04 hide", "taylor 05.03 hide hidden", "cragg 01.02 hide", "jung 05.01 grenade")
    assert table.activate("jung", impulse=1, d10=[9]).one(GrenadeAimed).hex == "05.04"


@pytest.mark.rule("10.09", "10.09.1")
@pytest.mark.parametrize(("die", "hex_"), [(3, "03.05"), (4, "07.05")])
def test_10_09_equally_near_ones_are_diced_for(die: int, hex_: str) -> None:
    table = Table("crowe 03.05 hide", "taylor 07.05 hide", "jung 05.05 grenade")
    assert table.activate("jung", impulse=1, d6=[die]).one(GrenadeAimed).hex == hex_


@pytest.mark.rule("10.09", "10.09.1")
@pytest.mark.parametrize(("die", "hex_"), [(4, "03.05"), (5, "07.05")])
def test_10_09_two_men_in_one_hex_draw_it_twice_as_often(die: int, hex_: str) -> None:
    table = Table("crowe 03.05 hide", "cragg 03.05 hide", "taylor 07.05 hide", "jung 05.05 grenade")
    assert table.activate("jung", impulse=1, d6=[die]).one(GrenadeAimed).hex == hex_


@pytest.mark.rule("10.09", "10.09.1")
def test_10_09_no_target_no_pin() -> None:
    table = Table("crowe 05.05 hide hidden", "cragg 01.09 hide", "jung 05.01 grenade tq=0")
    story = table.activate("jung", impulse=1, d10=[9])
    assert (story.all(GrenadeAimed), story.all(GrenadeArmed)) == ([], [])


@pytest.mark.rule("10.09", "10.09.1")
def test_10_09_he_only_stands_there_in_impulse_1() -> None:
    table = Table("crowe 05.05 hide", "jung 05.01 grenade")
    story = table.activate("jung", impulse=1)
    assert (story.one(GrenadeArmed).weapon, story.all(ManMoved)) == ("stielhandgranate", [])


@pytest.mark.rule("10.09", "10.09.2")
@pytest.mark.parametrize(
    ("men", "aim"),
    [
        (("crowe 05.06 hide hidden",), "05.03"),
        (("crowe 05.09 hide",), "05.04"),
        (("crowe 05.05 hide", "lang 05.04 hide"), "05.03"),
        (("crowe 05.03 hide", "cragg 05.05 hide"), "05.03"),
    ],
)
def test_10_09_the_marker_follows_only_the_spotted_and_never_onto_enemies_alone(men: tuple[str, ...], aim: str) -> None:
    """He throws from 05.01 at 05.03: nobody to follow; a man far off; a comrade in the way; a man still in the hex."""
    table = Table(*men, "jung 05.01 grenade tq=0").arm("jung", "05.03", "stielhandgranate")
    table.activate("jung", impulse=2, d10=[9] if "hidden" in men[0] else [])
    assert table["jung"].aim == aim


@pytest.mark.rule("10.09", "10.09.2")
def test_10_09_at_three_hexes_the_marker_turns_aside_no_farther_than_he_can_throw() -> None:
    table = Table("crowe 05.06 hide", "jung 05.01 grenade").arm("jung", "05.04", "stielhandgranate")
    story = table.activate("jung", impulse=2)
    assert (story.all(GrenadeAimed), table["jung"].aim) == ([], "05.04")


@pytest.mark.rule("10.09", "10.09.2")
def test_10_09_from_two_hexes_he_goes_up_to_the_wall_of_a_building() -> None:
    table = Table("crowe 05.03 hide", "jung 05.01 grenade", ground="05.03 building").arm(
        "jung", "05.03", "stielhandgranate"
    )
    assert table.activate("jung", impulse=2).one(ManMoved).end == "05.02"


@pytest.mark.rule("10.09", "10.09.2")
def test_10_09_otherwise_he_stands_and_the_marker_follows_a_friendly_who_left() -> None:
    table = Table("crowe 05.05 hide", "jung 05.01 grenade").arm("jung", "05.03", "stielhandgranate")
    story = table.activate("jung", impulse=2)
    assert (story.all(ManMoved), story.one(GrenadeAimed).hex) == ([], "05.04")


@pytest.mark.rule("10.09", "10.09.2")
def test_10_09_he_does_not_go_up_to_a_building_that_his_target_has_left() -> None:
    table = Table("crowe 05.04 hide", "jung 05.01 grenade", ground="05.03 building").arm(
        "jung", "05.03", "stielhandgranate"
    )
    story = table.activate("jung", impulse=2)
    assert (story.all(ManMoved), story.one(GrenadeAimed).hex) == ([], "05.04")


@pytest.mark.rule("10.09", "10.09.2", "17.4")
def test_10_09_nor_to_one_in_which_a_prisoner_is_left() -> None:
    table = Table("crowe 05.03", "lang 05.03 guard", "jung 05.01 grenade", "cragg 05.05 hide", ground="05.03 building")
    table.take("crowe", "lang").arm("jung", "05.03", "stielhandgranate")
    story = table.activate("jung", impulse=2)
    assert (story.all(ManMoved), story.one(GrenadeAimed).hex) == ([], "05.04")


@pytest.mark.rule("10.09", "10.09.2")
def test_10_09_nor_to_one_in_which_there_is_a_melee_though_the_marker_stays_there() -> None:
    men = ("crowe 05.03 melee", "lang 05.03 melee", "jung 05.01 grenade", "cragg 05.05 hide")
    table = Table(*men, ground="05.03 building").arm("jung", "05.03", "stielhandgranate")
    table.happen(MeleeBegan(Hex("05.03")))
    assert table.activate("jung", impulse=2).kinds == ["man-activated"]


@pytest.mark.rule("10.09", "10.09.2")
def test_10_09_a_man_whom_nobody_has_spotted_holds_neither_him_nor_the_marker() -> None:
    table = Table(
        "crowe 05.03 hide hidden", "cragg 05.05 hide", "jung 05.01 grenade tq=0", ground="05.03 building"
    ).arm("jung", "05.03", "stielhandgranate")
    story = table.activate("jung", impulse=2, d10=[9])
    assert (story.all(ManMoved), story.one(GrenadeAimed).hex) == ([], "05.04")


@pytest.mark.rule("10.09", "10.09.2")
def test_10_09_another_spotted_man_in_the_building_is_closed_in_on() -> None:
    table = Table("crowe 05.05 evade", "cragg 05.03 hide", "jung 05.01 grenade", ground="05.03 building").arm(
        "jung", "05.03", "stielhandgranate"
    )
    assert table.activate("jung", impulse=2).one(ManMoved).end == "05.02"


@pytest.mark.rule("10.09", "10.09.2", "17.4")
def test_10_09_the_marker_leaves_a_hex_in_which_only_a_prisoner_of_his_side_is_left() -> None:
    table = Table("crowe 05.03", "lang 05.03 guard", "jung 05.01 grenade", "cragg 05.05 hide")
    table.take("crowe", "lang").arm("jung", "05.03", "stielhandgranate")
    assert table.activate("jung", impulse=2).one(GrenadeAimed).hex == "05.04"


@pytest.mark.rule("10.09", "10.09.2")
def test_10_09_the_marker_follows_nobody_into_a_melee() -> None:
    men = ("crowe 05.05 melee", "lang 05.05 melee", "jung 05.01 grenade")
    table = Table(*men).arm("jung", "05.03", "stielhandgranate")
    table.happen(MeleeBegan(Hex("05.05")))
    assert table.activate("jung", impulse=2).all(GrenadeAimed) == []


@pytest.mark.rule("10.09", "10.09.3")
@pytest.mark.parametrize(
    ("men", "hexes"),
    [
        (("crowe 05.04 hide",), {"05.04"}),
        (("crowe 05.09 hide",), {"05.04"}),
        (("crowe 05.04 hide", "cragg 04.03 hide"), {"04.03", "05.04"}),
        (("crowe 05.04", "wolff 05.04 guard", "cragg 05.02 hide"), {"05.02"}),
        (("crowe 09.09 hide hidden",), {"05.02", "06.02", "06.03", "05.04", "04.03", "04.02"}),
        (("crowe 05.04 hide", "wolff 05.04 hide"), {"05.04"}),
    ],
    ids=["beside it", "far off", "two alike", "a prisoner and a man", "nobody spotted", "routed men side by side"],
)
def test_10_09_with_only_comrades_under_the_marker_it_goes_on_to_a_hex_beside_it_near_a_man(
    men: tuple[str, ...], hexes: set[str]
) -> None:
    table = Table(*men, "lang 05.03 evade", "jung 05.01 grenade").arm("jung", "05.03", "stielhandgranate")
    if "guard" in str(men):
        table.take("crowe", "wolff")
    assert set(grenades.throws_at(table.state, table["jung"])) == hexes


@pytest.mark.rule("10.09", "10.09.3")
def test_10_09_beside_a_comrade_next_to_him_he_does_not_throw_at_his_own_feet_nor_into_a_melee() -> None:
    men = ("crowe 05.03 melee", "wolff 05.03 melee", "lang 05.02 evade", "jung 05.01 grenade")
    table = Table(*men).arm("jung", "05.02", "stielhandgranate")
    table.happen(MeleeBegan(Hex("05.03")))
    assert set(grenades.throws_at(table.state, table["jung"])) == {"06.01", "06.02", "04.02", "04.01"}


@pytest.mark.rule("10.09", "10.09.3", "14.2")
def test_10_09_where_comrades_are_all_around_he_keeps_the_grenade_and_it_goes_off_at_his_feet() -> None:
    table = Table("crowe 03.01 hide", "lang 02.01 evade", "jung 01.01 grenade", size=(3, 1))
    table.arm("jung", "02.01", "stielhandgranate")
    table.happen(MeleeBegan(Hex("03.01")))
    story = table.activate("jung", impulse=3)
    assert (story.one(ManHeld).why, story.all(GrenadeThrown)) == ("comrades-there", [])
    assert explode(table, d10=[9, 9, 9, 9, 0]).one(GrenadeDropped).hex == "01.01"


@pytest.mark.rule("10.09", "10.09.3")
def test_10_09_at_a_comrade_among_friendlies_and_at_an_empty_hex_the_throw_goes_as_it_was_aimed() -> None:
    """A melee that has come about under the marker; a hex that everybody has left."""
    table = Table("crowe 05.03 melee", "lang 05.03 melee", "jung 05.01 grenade").arm(
        "jung", "05.03", "stielhandgranate"
    )
    table.happen(MeleeBegan(Hex("05.03")))
    assert grenades.throws_at(table.state, table["jung"]) == ["05.03"]
    table = Table("crowe 05.09 hide", "jung 05.01 grenade").arm("jung", "05.03", "stielhandgranate")
    assert grenades.throws_at(table.state, table["jung"]) == ["05.03"]


@pytest.mark.rule("10.09", "10.09.3", "17.4")
def test_10_09_a_friendly_guard_with_a_captured_comrade_is_thrown_at() -> None:
    table = Table("crowe 05.03 hide", "lang 05.03", "jung 05.01 grenade").take("lang", "crowe")
    table.arm("jung", "05.03", "stielhandgranate")
    assert grenades.throws_at(table.state, table["jung"]) == ["05.03"]


@pytest.mark.rule("7.09", "7.09.3")
def test_7_09_the_player_throws_where_he_aimed_whoever_is_there() -> None:
    table = Table("crowe 05.05 grenade", "cragg 05.03 hide", "jung 09.09 hide").arm("crowe", "05.03")
    assert grenades.throws_at(table.state, table["crowe"]) == ["05.03"]


@pytest.mark.rule("10.09", "10.09.4")
@pytest.mark.parametrize(
    ("ground", "die", "end"), [("06.04 trees", [], "06.04"), ("06.05 trees", [], "06.05"), ("", [4], "06.05")]
)
def test_10_09_in_impulse_4_he_leaves_open_ground_by_direction_2_or_3_for_cover_if_he_can(
    ground: str, die: list[int], end: str
) -> None:
    table = Table("crowe 01.01 hide hidden", "jung 05.05 grenade", ground=f"01.02 building; 02.01 building; {ground}")
    assert table.activate("jung", impulse=4, d6=die).one(ManMoved).end == end


@pytest.mark.rule("10.09", "10.09.4")
def test_10_09_from_cover_he_does_not_move_in_impulse_4() -> None:
    table = Table("crowe 01.01 hide", "jung 05.05 grenade", ground="05.05 trees")
    assert table.activate("jung", impulse=4).all(ManMoved) == []


# -- dropped (10.09) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.09", "10.09a")
def test_10_09_who_ducks_back_with_a_live_grenade_drops_it_near_himself_and_far_from_the_others() -> None:
    table = Table("crowe 05.05 grenade tq=5", "taylor 05.05 hide").arm("crowe", "05.02")
    dropped = table.play(checks.morale_check(table.state, "pvt-crowe", "fired-at"), d10=[6]).one(GrenadeDropped)
    assert (dropped.near, dropped.far) == (("pvt-crowe",), ("sgt-taylor",))
    assert len(table.state.bombs) == 1


@pytest.mark.rule("14.2", "10.09a")
def test_14_2_who_dies_with_a_live_grenade_drops_it_too() -> None:
    table = Table("crowe 05.05 aimed-fire m1-garand=8", "jung 05.01 grenade", "lang 05.01 hide")
    table.arm("jung", "05.05", "stielhandgranate")
    dropped = table.activate("crowe", "jung", impulse=2, d6=[1], d10=[3], friendly_cards=[13]).one(GrenadeDropped)
    assert (dropped.near, dropped.far) == (("soldat-jung",), ("soldat-lang",))


@pytest.mark.rule("15.0")
def test_15_0_who_is_caught_in_a_melee_with_a_live_grenade_lets_it_fall() -> None:
    table = Table("crowe 05.05 evade", "jung 05.04 grenade").arm("jung", "05.05", "stielhandgranate")
    table.activate("crowe", "05.04", impulse=2)
    assert (table["jung"].grenade, [bomb.hex for bomb in table.state.bombs]) == ("", ["05.04"])


@pytest.mark.rule("7.19", "7.09.1")
def test_7_19_a_man_with_a_live_grenade_may_duck_back_in_impulse_1_and_drops_it() -> None:
    table = Table("crowe 05.05 grenade", "jung 05.02 hide").arm("crowe", "05.02")
    story = table.activate("crowe", "duck-back", impulse=1)
    assert (story.one(GrenadeDropped).near, table["crowe"].grenade) == (("pvt-crowe",), "")


@pytest.mark.rule("14.2", "10.09a")
def test_14_2_a_wound_before_the_throw_makes_him_drop_it() -> None:
    table = Table("crowe 05.05 aimed-fire m1-garand=8", "jung 05.01 grenade tq=5")
    table.arm("jung", "05.05", "stielhandgranate")
    story = table.activate("crowe", "jung", impulse=2, d10=[3, 5], friendly_cards=[6])
    assert (story.one(GrenadeDropped).hex, table.order_of("jung")) == ("05.01", "duck-back")


@pytest.mark.rule("14.2", "14.2e")
def test_14_2_a_grenade_still_in_a_hand_at_the_end_goes_off_at_his_feet() -> None:
    table = Table("crowe 05.05 idle", "jung 09.09 hide").arm("crowe", None)
    story = explode(table, d10=[9, 9, 9, 3])
    assert (story.one(GrenadeDropped).near, story.one(GrenadeExploded).hex) == (("pvt-crowe",), "05.05")


@pytest.mark.rule("14.2", "14.2e")
def test_14_2_one_that_left_the_board_in_a_prisoners_hand_goes_off_elsewhere() -> None:
    table = Table("crowe 05.05 hide", "jung 01.05 hide").arm("jung", None, "stielhandgranate")
    apply(table.state, ManLeft("soldat-jung", "left", "captured"))
    assert explode(table).kinds == []


# -- going off (14.2) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("14.2", "4.0.5a", "14.2e")
def test_14_2_grenades_go_off_at_the_end_of_the_turn_in_the_order_they_came_down() -> None:
    table = lying(lying(Table("jung 09.09 hide"), "05.05"), "05.01")
    assert [event.hex for event in table.end_turn().all(GrenadeExploded)] == ["05.05", "05.01"]


@pytest.mark.rule("14.2", "14.2a")
@pytest.mark.parametrize(("near", "rolls", "frag"), [(True, [5, 5, 5], 4), (False, [5], 2)])
def test_14_2_the_mk_2_rolls_three_dice_for_4_near_and_one_for_2_far(near: bool, rolls: list[int], frag: int) -> None:
    who = {near: ("crowe",)}
    table = lying(Table("crowe 05.05 hide"), "05.05", near=who.get(True, ()), far=who.get(False, ()))
    assert [(roll.need, roll.hit) for roll in explode(table, d10=[*rolls, 5]).all(FragmentRolled)] == [
        (frag, False)
    ] * len(rolls)


@pytest.mark.rule("14.2", "14.2c")
def test_14_2_everyone_in_and_beside_the_hex_makes_a_morale_check_wounded_or_not() -> None:
    table = lying(Table("crowe 05.05 hide", "jung 05.04 hide", "lang 06.05 hide", "roth 05.03 hide"), "05.05")
    checked = explode(table, d10=[4, 3, 3]).all(CheckMade)
    assert [(check.man, check.check, check.why) for check in checked] == [
        ("pvt-crowe", "mc", "explosion"), ("soldat-jung", "mc", "explosion"), ("soldat-lang", "mc", "explosion"),
    ]  # fmt: skip


@pytest.mark.rule("14.2", "14.2c")
def test_14_2_who_fails_that_check_ducks_back_for_the_turn_to_come() -> None:
    table = lying(Table("crowe 05.05 hide tq=5", "jung 05.04 idle tq=5"), "05.05")
    table.end_turn(d10=[6, 6])
    assert [table.order_of(man) for man in ("crowe", "jung")] == ["duck-back", "duck-back"]
    assert table.refused("crowe", "evade") == ("kept-down", "14.2")
    assert table.give_orders("commit").all(OrderPlaced) == []
    assert table.activate("crowe", impulse=1).orders() == [("crowe", "hide")]


@pytest.mark.rule("14.2", "14.2c")
def test_14_2_an_enemy_whom_it_keeps_down_draws_no_card() -> None:
    table = lying(Table("crowe 05.09 hide", "jung 05.04 evade:5 tq=5"), "05.05")
    assert table.end_turn(d10=[6]).orders()[-1] == ("jung", "duck-back")
    assert table.enemy_phase(enemy_cards=[37]).orders() == []
    assert table.state.enemy_cards == {table["jung"].team: 37}


@pytest.mark.rule("14.2", "14.2e")
def test_14_2_a_failed_check_in_impulse_3_keeps_nobody_down_next_turn() -> None:
    men = ("crowe 05.05 rifle-grenade mk-2-rifle-grenade=4", "jung 05.01 evade:5 tq=5")
    table = Table(*men).arm("crowe", "05.01", "")
    story = table.activate("crowe", impulse=3, d10=[0, 9, 9, 6])
    assert story.orders() == [("jung", "duck-back")]
    table.end_turn()
    assert table["jung"].order is None


@pytest.mark.rule("14.2", "14.2c")
def test_14_2_in_a_melee_nobody_ducks_back() -> None:
    table = lying(Table("crowe 05.05 melee tq=5", "jung 05.05 melee tq=5"), "05.05")
    table.state.melee = frozenset({Hex("05.05")})
    table.end_turn(d10=[6, 6])
    assert (table.order_of("crowe"), table.order_of("jung")) == ("melee", "melee")


@pytest.mark.rule("14.2", "14.2f")
def test_14_2_an_empty_hex_gets_nothing_but_smoke() -> None:
    assert explode(lying(Table("crowe 09.09 hide"), "05.05")).kinds == ["grenade-exploded", "smoke-rose"]


@pytest.mark.rule("14.2", "14.2d")
def test_14_2_grenades_heed_order_and_ground_but_not_the_m() -> None:
    table = lying(Table("crowe 05.05 hide", ground="05.05 rocks"), "05.05", near=("crowe",))
    roll = explode(table, d10=[0, 0, 0, 4]).all(FragmentRolled)[0]
    assert (roll.need, roll.hit) == (4 - 5, False)


@pytest.mark.rule("11.02", "11.02a", "14.2d")
@pytest.mark.parametrize(("thrown_from", "heeded"), [("05.04", False), ("05.03", True)])
def test_11_02_one_from_the_next_hex_ignores_the_building(thrown_from: str, heeded: bool) -> None:
    table = Table("crowe 05.05 hide", ground="05.05 building", printed=True)
    lying(table, "05.05", near=("crowe",), thrown_from=thrown_from)
    cell = shipped().charts.fire["hide"]["building"].modifier
    assert cell < 0
    assert explode(table, d10=[9, 9, 9, 4]).all(FragmentRolled)[0].need == 4 + (cell if heeded else 0)


@pytest.mark.rule("15.0")
def test_15_0_a_fragment_that_kills_the_last_foe_in_a_melee_ends_it() -> None:
    table = lying(Table("crowe 05.05 melee", "jung 05.05 melee"), "05.05", near=("jung",))
    table.state.melee = frozenset({Hex("05.05")})
    story = table.end_turn(d10=[0, 3], friendly_cards=[13])
    assert ("melee-ended" in story.kinds, table.state.melee) == (True, frozenset())


@pytest.mark.rule("12.0")
def test_14_2_a_throw_tells_no_dummy_from_a_man_but_the_bang_does() -> None:
    men = ("crowe 05.05 grenade", "jung 05.02 hide unknown tq=9", "red-1 05.02 hide unknown")
    table = Table(*men, ground="05.04 building; 05.03 building").arm("crowe", "05.02")
    thrown = table.activate("crowe", impulse=3, d10=[0, 9, 9])
    assert [fell.target for fell in thrown.all(GrenadeFell)] == ["soldat-jung", "dummy-red-1"]
    story = explode(table, d10=[9, 4])
    assert (story.one(DummyRemoved).man, [check.man for check in story.all(CheckMade)]) == (
        "dummy-red-1",
        ["soldat-jung"],
    )
