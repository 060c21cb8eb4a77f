"""Direct fire, step by step, and the rate of fire (13.0, 13.1)."""

from collections.abc import Iterable

import pytest

from combat.engine.kernel.decision import Answer
from combat.engine.words import text
from combat.games.volume1.rules.decisions import ChooseRate, ChooseWeapon
from combat.games.volume1.rules.events import AmmoChanged, CardDrawn, CheckMade, MoraleChanged, ShotFired, total
from combat.games.volume1.rules.fighting import chances, fire
from tests.games.volume1.tiny_table import Story, Table, shipped

MISS = 8


def shoot(
    table: Table,
    man: str,
    target: str,
    *dice: int,
    impulse: int = 2,
    say: tuple[Answer, ...] = (),
    d6: Iterable[int] = (),
    friendly_cards: Iterable[int] = (),
) -> Story:
    """Let one man attack another with the given dice and answers; return the events."""
    answers = () if table[man].side == "enemy" else (target, *say)
    return table.activate(man, *answers, impulse=impulse, d10=dice, d6=d6, friendly_cards=friendly_cards)


def need(table: Table, man: str, target: str, weapon: str, order: str = "") -> int:
    """Return the number that a man needs to hit a target with a weapon."""
    return total(fire.ledger(table.state, table[man], table[target], table.state.book.weapons[weapon], order))


# -- who may fire (13.0 a-c) ----------------------------------------------------------------------------------------


@pytest.mark.rule("13.0", "13.0b")
def test_13_0_a_man_fires_at_known_men_in_sight_and_range_only() -> None:
    table = Table(
        "taylor 01.05 rapid-fire", "jung 01.01 hide", "lang 01.09 hide unknown", "roth 09.05 hide", "bach 02.02 hide",
        ground="04.04 building; 04.05 building; 05.05 building", size=(20, 9),
    )  # fmt: skip
    assert [foe.id for foe in fire.targets(table.state, table["taylor"])] == ["soldat-jung", "soldat-bach"]


@pytest.mark.rule("13.0", "13.0c")
@pytest.mark.parametrize(("row", "weapons"), [(7, ["m3", "colt-45"]), (8, ["m3"]), (13, ["m3"]), (14, [])])
def test_13_0_the_range_decides_which_weapons_reach(row: int, weapons: list[str]) -> None:
    table = Table("taylor 01.01 rapid-fire", f"jung 01.{row:02d} hide", size=(1, 20))
    assert [weapon.id for weapon in fire.can_hit(table.state, table["taylor"], table["jung"])] == weapons


@pytest.mark.rule("13.0", "13.1a")
def test_13_0_the_player_chooses_weapon_and_rate_before_the_dice() -> None:
    table = Table("mayfield 05.05 rapid-fire", "jung 05.03 hide")
    shots = shoot(table, "mayfield", "jung", MISS, say=("colt-45", 1)).all(ShotFired)
    assert [(shot.weapon, shot.shots) for shot in shots] == [("colt-45", 1)]
    assert [type(asked) for asked in table.asked[1:3]] == [ChooseWeapon, ChooseRate]
    assert shoot(table, "mayfield", "jung", MISS, MISS, MISS, say=("thompson", 3)).all(ShotFired)[-1].shots == 3


@pytest.mark.rule("13.0", "13.0d")
def test_13_0_an_enemy_fires_at_the_man_who_is_easiest_to_hit() -> None:
    table = Table("taylor 07.03 hide", "crowe 05.06 hide", "jung 05.01 aimed-fire kar-98k=4", ground="07.03 rocks")
    assert shoot(table, "jung", "", 9).one(ShotFired).target == "pvt-crowe"


@pytest.mark.rule("13.0", "13.0d", "13.0e")
def test_13_0_an_enemy_tells_what_he_chose_among_with_his_first_shot() -> None:
    table = Table("taylor 05.09 hide", "crowe 05.06 hide", "wolff 05.01 rapid-fire mp-40=4")
    first, *others = shoot(table, "wolff", "", 8, 8, 8, impulse=1).all(ShotFired)
    assert [(aim.man, aim.range) for aim in first.considered] == [("pvt-crowe", 5), ("sgt-taylor", 8)]
    assert first.considered[0].need == first.need
    assert others and all(shot.considered == () for shot in others)
    mine = shoot(Table("crowe 05.06 aimed-fire", "jung 05.01 hide"), "crowe", "jung", 8, say=("m1-garand", 1))
    assert mine.all(ShotFired)[0].considered == (), "the player chose himself"


@pytest.mark.rule("13.0", "13.0e")
def test_13_0_of_equally_easy_targets_at_the_nearest() -> None:
    table = Table("taylor 05.09 hide", "crowe 05.06 hide", "jung 05.01 aimed-fire kar-98k=4")
    assert shoot(table, "jung", "", 9).one(ShotFired).target == "pvt-crowe"


@pytest.mark.rule("13.0", "13.0e")
@pytest.mark.parametrize(("die", "target"), [(3, "sgt-taylor"), (4, "pvt-crowe")])
def test_13_0_of_equal_and_equally_near_targets_chance_decides(die: int, target: str) -> None:
    table = Table("taylor 01.05 hide", "crowe 09.05 hide", "jung 05.05 aimed-fire")
    assert shoot(table, "jung", "", 9, d6=[die]).one(ShotFired).target == target


@pytest.mark.rule("13.1", "13.1a")
def test_13_1_an_enemy_takes_the_better_weapon_and_its_highest_rate() -> None:
    table = Table("taylor 05.05 hide", "hoffmann 05.01 rapid-fire p-38=1 mp-40=6")
    assert [shot.weapon for shot in shoot(table, "hoffmann", "", MISS, MISS, MISS).all(ShotFired)] == ["mp-40"] * 3


# -- the nine steps (13.0) ------------------------------------------------------------------------------------------


@pytest.mark.rule("13.0.1")
def test_13_0_1_the_range_counts_the_targets_hex_and_not_the_shooters() -> None:
    table = Table("crowe 05.09 aimed-fire", "jung 05.01 hide")
    assert shoot(table, "crowe", "jung", MISS).one(ShotFired).range == 8


@pytest.mark.rule("13.0.2")
def test_13_0_2_the_targets_order_and_ground_count_by_the_chart() -> None:
    for ground, order in (("open", "sprint:1"), ("rocks", "hide"), ("trees", "evade:1")):
        table = Table(
            "crowe 05.09 aimed-fire m1-garand=5", f"jung 05.01 {order}", ground=f"05.01 {ground}", printed=True
        )
        cell = shipped().charts.fire[order.partition(":")[0]][ground]
        assert need(table, "crowe", "jung", "m1-garand") == 5 + cell.modifier


@pytest.mark.rule("13.0.2")
def test_13_0_2_hide_in_rocks_is_minus_5_and_a_morale_check_at_most() -> None:
    cell = shipped().charts.fire["hide"]["rocks"]
    assert (cell.modifier, cell.check_only) == (-5, True)


@pytest.mark.rule("11.01", "11.01a", "11.02a")
def test_11_01_only_hide_rally_and_reload_in_rocks_and_buildings_cap_a_hit() -> None:
    capped = {
        (order, ground)
        for order, row in shipped().charts.fire.items()
        for ground, cell in row.items()
        if cell.check_only
    }
    assert capped == {(order, ground) for order in ("hide", "rally", "reload") for ground in ("rocks", "building")}


@pytest.mark.rule("13.0.3")
@pytest.mark.parametrize(
    ("distance", "modifier"), [(1, 2), (2, 1), (3, 1), (4, 0), (6, 0), (7, -2), (9, -2), (10, -2), (11, -4), (12, -4)]
)
def test_13_0_3_the_grease_guns_range_modifiers(distance: int, modifier: int) -> None:
    table = Table("taylor 01.01 aimed-fire", f"jung 01.{1 + distance:02d} hide", size=(1, 20))
    assert need(table, "taylor", "jung", "m3") == 7 + modifier


@pytest.mark.rule("13.0.3")
@pytest.mark.parametrize(
    ("distance", "modifier"), [(1, 2), (3, 1), (4, 0), (12, 0), (13, -2), (30, -2), (31, -4), (55, -4), (56, None)]
)
def test_13_0_3_the_kar_98ks_range_modifiers(distance: int, modifier: int | None) -> None:
    assert fire.range_modifier(shipped().weapons["kar-98k"], distance) == modifier


@pytest.mark.rule("13.0.4")
@pytest.mark.parametrize(
    ("words", "ws"),
    [
        ("berserk", 1), ("aggressive", 1), ("bold", 0), ("normal", 0), ("cautious", -1), ("shaken", -2), ("rout", -3),
        ("light", -1), ("bad", -3), ("light bad", -4), ("bandaged-light", 0), ("bandaged-bad", 0), ("shaken light", -3),
    ],
)  # fmt: skip
def test_13_0_4_the_shooters_wounds_and_morale_count(words: str, ws: int) -> None:
    table = Table(f"crowe 05.09 aimed-fire m1-garand=6 {words}", "jung 05.01 hide")
    assert need(table, "crowe", "jung", "m1-garand") == 6 + ws


@pytest.mark.rule("13.0.6", "2.0h", "13.0.5")
@pytest.mark.parametrize(("roll", "result"), [(5, "hit"), (6, "miss")])
def test_13_0_6_a_roll_of_the_modified_skill_or_less_hits(roll: int, result: str) -> None:
    table = Table("crowe 05.09 aimed-fire m1-garand=5", "jung 05.01 hide")
    cards = [4] if result == "hit" else []
    dice = (roll, 3) if result == "hit" else (roll,)
    assert shoot(table, "crowe", "jung", *dice, friendly_cards=cards).one(ShotFired).result == result


@pytest.mark.rule("13.0.7", "17.0a")
@pytest.mark.parametrize(
    ("morale", "after"),
    [("normal", "bold"), ("bold", "aggressive"), ("aggressive", "aggressive"), ("berserk", "berserk")],
)
def test_13_0_7_a_natural_0_that_hits_raises_the_shooters_morale_but_never_to_berserk(morale: str, after: str) -> None:
    table = Table(f"crowe 05.09 aimed-fire {morale}", "jung 05.01 evade:1")
    shoot(table, "crowe", "jung", 0, 3, friendly_cards=[4])
    assert table["crowe"].morale == after


@pytest.mark.rule("13.0.7")
@pytest.mark.parametrize(("order", "ground"), [("aimed-fire m1-garand=9", "05.01 rocks"), ("suppressive-fire", "")])
def test_13_0_7_not_where_the_hit_is_only_a_morale_check(order: str, ground: str) -> None:
    table = Table(f"crowe 05.09 {order}", "jung 05.01 hide", ground=ground)
    story = shoot(table, "crowe", "jung", 0, 3)
    assert (story.one(ShotFired).result, story.all(MoraleChanged)) == ("check", [])


@pytest.mark.rule("13.0.8")
def test_13_0_8_a_natural_9_misses_however_good_the_shot_and_lays_a_low_ammo_marker() -> None:
    table = Table("crowe 05.02 aimed-fire m1-garand=12", "jung 05.01 evade:1")
    story = shoot(table, "crowe", "jung", 9)
    assert (story.one(ShotFired).result, story.one(AmmoChanged).after) == ("miss", "low")


@pytest.mark.rule("13.0.8")
def test_13_0_8_a_second_nine_empties_the_weapon() -> None:
    table = Table("crowe 05.09 aimed-fire low-ammo", "jung 05.01 evade:1")
    assert shoot(table, "crowe", "jung", 9).one(AmmoChanged).after == "none"
    assert fire.targets(table.state, table["crowe"]) == []


@pytest.mark.rule("13.0.8")
def test_13_0_8_a_pistol_never_runs_dry() -> None:
    table = Table("taylor 05.02 aimed-fire low-ammo", "jung 05.01 evade:1")
    assert shoot(table, "taylor", "jung", 9, say=("colt-45",)).all(AmmoChanged) == []
    assert table["taylor"].ammo == "low"


@pytest.mark.rule("13.0.9")
def test_13_0_9_a_hit_draws_a_friendly_card_for_the_wound_on_either_side() -> None:
    for shooter, target in (("crowe", "jung"), ("jung", "crowe")):
        table = Table("crowe 05.09 aimed-fire", "jung 05.01 aimed-fire")
        drawn = shoot(table, shooter, target, 0, 3, friendly_cards=[4]).one(CardDrawn)
        assert (drawn.to, drawn.man, drawn.card) == ("wound", table[target].id, 4)


@pytest.mark.rule("13.0.9")
def test_13_0_9_a_hit_on_an_m_cell_is_a_morale_check_without_a_card() -> None:
    table = Table("crowe 05.09 aimed-fire m1-garand=8", "jung 05.01 hide", ground="05.01 rocks")
    story = shoot(table, "crowe", "jung", 3, 4)
    assert ([check.check for check in story.all(CheckMade)], story.all(CardDrawn)) == (["mc"], [])


@pytest.mark.rule("18.0", "18.0b")
def test_18_0_smoke_on_the_line_takes_4_from_the_shot() -> None:
    table = Table("crowe 05.09 aimed-fire m1-garand=6", "jung 05.01 hide", ground="05.04 smoke; 05.02 fading-smoke")
    assert need(table, "crowe", "jung", "m1-garand") == 6 - 4 - 2


@pytest.mark.rule("14.1", "14.1c")
def test_14_1_a_heavy_weapon_takes_2_more_under_run_and_gun() -> None:
    table = Table("cragg 05.09 run-and-gun bar=6", "jung 05.01 hide")
    assert need(table, "cragg", "jung", "bar") == 6 - 2 - 2
    assert need(table, "cragg", "jung", "bar", "rapid-fire") == 6 - 2


@pytest.mark.rule("14.1", "14.1c", "14.1d")
def test_14_1_a_heavy_weapon_forbids_sprint_and_a_very_heavy_one_run_and_gun_too() -> None:
    table = Table("cragg 05.09 idle", "crowe 05.08 idle m1919=4")
    assert table.refused("cragg", "sprint") == ("weapon-too-heavy", "14.1")
    assert table.refused("cragg", "run-and-gun") is None
    assert table.refused("crowe", "run-and-gun") == table.refused("crowe", "sprint") == ("weapon-too-heavy", "14.1")


# -- rate of fire (13.1) --------------------------------------------------------------------------------------------


@pytest.mark.rule("13.1", "13.0.5")
def test_13_1_taylor_rolls_two_nines_and_the_third_die_is_not_rolled() -> None:
    table = Table("taylor 05.05 rapid-fire", "jung 05.03 charge")
    story = shoot(table, "taylor", "jung", 9, 9, impulse=1, say=("m3",))
    assert [(shot.shot, shot.shots) for shot in story.all(ShotFired)] == [(1, 3), (2, 3)]
    assert [change.after for change in story.all(AmmoChanged)] == ["low", "none"]


@pytest.mark.rule("13.1")
def test_13_1_the_sum_is_made_once_for_all_shots_of_an_attack() -> None:
    table = Table("taylor 05.05 rapid-fire", "jung 05.03 evade:1 tq=9", printed=True)
    story = shoot(table, "taylor", "jung", 0, 3, MISS, MISS, impulse=1, say=("m3",), friendly_cards=[4])
    assert len({shot.need for shot in story.all(ShotFired)}) == 1
    assert table["taylor"].morale == "bold"


@pytest.mark.rule("13.1")
def test_13_1_nobody_fires_on_at_a_dead_man() -> None:
    table = Table("taylor 05.05 rapid-fire", "jung 05.03 evade:1")
    story = shoot(table, "taylor", "jung", 0, impulse=1, say=("m3",), friendly_cards=[13])
    assert (len(story.all(ShotFired)), table["jung"].fate) == (1, "killed")


# -- optional rule (2.0) --------------------------------------------------------------------------------------------


@pytest.mark.rule("2.0", "2.0.5")
@pytest.mark.parametrize(("roll", "shots"), [(4, 0), (5, 1)])
def test_2_0_optional_an_enemy_with_a_skill_below_0_fires_only_if_he_fails_a_check(roll: int, shots: int) -> None:
    table = Table("taylor 05.05 hide", "jung 05.01 aimed-fire tq=4", ground="05.05 rocks", chosen=("enemy-holds-fire",))
    story = table.activate("jung", impulse=2, d10=[roll, *[MISS] * shots])
    assert (len(story.all(ShotFired)), story.all(CheckMade)[0].why) == (shots, "holds-fire")


# -- odds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.0.6")
@pytest.mark.parametrize(("skill", "each"), [(0, 0.1), (5, 0.6), (8, 0.9), (12, 0.9)])
def test_13_0_6_the_odds_of_a_shot(skill: int, each: float) -> None:
    table = Table(f"crowe 05.09 aimed-fire m1-garand={skill}", "jung 05.01 evade:1")
    odds = chances.odds(table.state, table["crowe"], table["jung"], table.state.book.weapons["m1-garand"], 1)
    assert (odds.each, odds.any, odds.low_ammo) == pytest.approx((each, each, 0.1))


@pytest.mark.rule("13.0.8")
@pytest.mark.parametrize(("ammo", "next_ammo"), [("", "low"), ("low-ammo", "none")])
def test_13_0_8_the_odds_say_which_marker_a_9_would_bring(ammo: str, next_ammo: str) -> None:
    table = Table(f"crowe 05.09 aimed-fire {ammo}", "jung 05.01 evade:1")
    odds = chances.odds(table.state, table["crowe"], table["jung"], table.state.book.weapons["m1-garand"], 1)
    assert (odds.next_ammo, odds.nines) == (next_ammo, 1)
    assert text(f"shot-{next_ammo}-ammo-1") == text(f"ammo-{next_ammo}")


@pytest.mark.rule("2.0")
def test_2_0_the_odds_under_the_rule_of_0() -> None:
    table = Table("crowe 05.09 aimed-fire m1-garand=4 tq=5", "jung 05.01 hide", ground="05.01 rocks")
    odds = chances.odds(table.state, table["crowe"], table["jung"], table.state.book.weapons["m1-garand"], 1)
    assert (odds.need, odds.confirm) == (-1, 4)
    assert odds.each == pytest.approx(0.1 * 0.5)


@pytest.mark.rule("13.1")
@pytest.mark.parametrize("ammo", ["", "low-ammo"])
def test_13_1_the_odds_of_a_burst_agree_with_every_way_the_dice_can_fall(ammo: str) -> None:
    table = Table(f"taylor 05.05 rapid-fire m3=4 {ammo}", "jung 05.01 evade:1")
    odds = chances.odds(table.state, table["taylor"], table["jung"], table.state.book.weapons["m3"], 3)
    hits = [burst(dice, odds.need, 1 if ammo else 2) for dice in range(1000)]
    assert odds.any == pytest.approx(sum(count > 0 for count in hits) / 1000)
    assert odds.expected == pytest.approx(sum(hits) / 1000)


def burst(dice: int, need: int, nines_to_empty: int) -> int:
    """Return the number of hits of a burst; `dice` holds three rolls as its digits.

    The burst ends when `nines_to_empty` nines have been rolled.
    """
    hits = 0
    for roll in (dice // 100, dice // 10 % 10, dice % 10):
        hits += roll <= need and roll != 9
        nines_to_empty -= roll == 9
        if not nines_to_empty:
            break
    return hits
