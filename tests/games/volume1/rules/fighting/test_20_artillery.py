"""Off-board artillery: call, aim, scatter and burst (20.0), craters and rubble (11.14, 11.15)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import NOWHERE, Hex, distance
from combat.games.volume1.rules import directions
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.book import Barrage, Dice, Effect
from combat.games.volume1.rules.cards import immediate_effects
from combat.games.volume1.rules.decisions import CallStrike
from combat.games.volume1.rules.events import (
    CheckMade,
    DummyRemoved,
    FragmentRolled,
    GrenadeDropped,
    GroundStruck,
    ManAlerted,
    ManKilled,
    MeleeEnded,
    MoraleChanged,
    PrisonerFreed,
    ShellAimed,
    ShellBurst,
    ShellScattered,
    SmokeRose,
    StrikeBegan,
    StrikeCalled,
    StrikeUnanswered,
)
from combat.games.volume1.rules.fighting import artillery, fire_missions, strike_area
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Bomb, Smoke
from tests.games.volume1.tiny_table import Story, Table

TABLE = ("20.07", "27.11", "20.14", "27.16", "30.12", "28.07", "19.14", "24.13", "23.06", "12.10")
"""The ten hexes of the worked example."""
HERE = ("05.05",) * 10
ONE, NONE = Dice(plus=1), Dice()
KIA, KIA_TOO, LIGHT, CLOSE_CALL, THEIR_EVENT = 13, 33, 3, 4, 52
INCOMING = 8
"""The enemy event that calls a strike."""
HOLDS, CALM, SHAKEN = 9, 4, 8
"""Dice: the ground holds; a Morale Check passes; one fails."""


def guns(
    weapon: str = "mortar-81",
    side: Any = "friendly",
    hexes: tuple[str, ...] = HERE,
    number: Dice = ONE,
    scatter: Dice = NONE,
    calls: int = 0,
    id_: str = "guns",
) -> Barrage:
    """Return a friendly barrage; by default of one shell that does not scatter."""
    return Barrage(id_, "Strike", side, weapon, tuple(map(Hex, hexes)), number, scatter, calls)


def struck(*men: str, ground: str = "", **barrage: Any) -> Table:
    """Return a table on which a strike has been called."""
    table = Table(*men, ground=ground, artillery=(guns(**barrage),))
    table.state.strikes = ("guns",)
    return table


def fall(table: Table, *say: Any, **chance: Any) -> Story:
    """Resolve the called artillery; return the events."""
    return table.play(artillery.fall_due(table.state), *say, **{"d6": [1], **chance})


# -- the worked example ---------------------------------------------------------------------------------------------


@pytest.mark.rule("20.0")
def test_20_0_the_worked_example() -> None:
    """One shell, a 9 for 12.10, direction 2 and distance 3: 15.09."""
    strike = guns(hexes=TABLE, number=Dice(1, 6), scatter=Dice(1, 6))
    table = Table(size=(33, 18), artillery=(strike,))
    table.state.strikes = ("guns",)
    story = table.play(artillery.fall_due(table.state), d6=[1, 2, 3], d10=[9, 2])
    assert story.kinds == [
        "strike-began", "shell-aimed", "shell-scattered", "shell-burst", "ground-struck", "smoke-rose",
    ]  # fmt: skip
    assert story.one(ShellAimed).hex == "12.10"
    assert story.one(ShellBurst).hex == "15.09"
    assert (story.one(GroundStruck).mark, story.one(GroundStruck).need) == ("crater", 2)
    assert table.state.board.terrain(Hex("15.09")) == "crater"
    assert (story.one(SmokeRose).hex, story.one(SmokeRose).value) == ("15.09", 3)


@pytest.mark.rule("20.0b")
@pytest.mark.parametrize(("face", "hex_"), list(enumerate(TABLE)))
def test_20_0_each_face_of_the_d10_names_its_hex(face: int, hex_: str) -> None:
    table = Table(size=(33, 18), artillery=(guns(hexes=TABLE),))
    table.state.strikes = ("guns",)
    assert fall(table, d10=[face, HOLDS]).one(ShellBurst).hex == hex_


# -- number, hexes and scatter --------------------------------------------------------------------------------------


@pytest.mark.rule("20.0b")
def test_20_0_a_die_for_each_shell_and_a_hex_named_twice_counts_once() -> None:
    hexes = (*(f"05.0{row}" for row in range(1, 10)), "01.01")
    table = struck(hexes=hexes, number=Dice(1, 6))
    story = fall(table, d6=[3, 1], d10=[1, 7, 1, HOLDS, HOLDS])
    assert [(shell.hex, shell.double) for shell in story.all(ShellAimed)] == [
        ("05.02", False), ("05.08", False), ("05.02", True),
    ]  # fmt: skip
    assert [shell.hex for shell in story.all(ShellBurst)] == ["05.02", "05.08"]


@pytest.mark.rule("20.0c")
def test_20_0_one_direction_for_the_strike_and_a_distance_for_each_marker() -> None:
    hexes = ("05.05",) * 5 + ("07.07",) * 5
    table = struck(hexes=hexes, number=Dice(plus=2), scatter=Dice(1, 6))
    story = fall(table, d6=[4, 1, 2], d10=[0, 9, HOLDS, HOLDS])
    assert [(shell.start, shell.end) for shell in story.all(ShellScattered)] == [("05.05", "05.06"), ("07.07", "07.09")]


@pytest.mark.rule("20.0c")
def test_20_0_all_markers_lie_before_any_shell_bursts() -> None:
    table = struck("crowe 05.05 hide", hexes=("05.05",) * 5 + ("07.07",) * 5, number=Dice(plus=2))
    kinds = fall(table, d10=[0, 9, 9, 9, 9, 9, HOLDS, CALM, HOLDS]).kinds
    assert kinds.index("shell-burst") > max(place for place, kind in enumerate(kinds) if kind == "shell-scattered")


@pytest.mark.rule("20.0c")
@pytest.mark.parametrize(
    ("dice", "rolled", "far"), [(Dice(1, 6, -2), [1], 0), (Dice(1, 6, -2), [6], 4), (Dice(2, 6), [1, 2], 3)]
)
def test_20_0_the_scenario_says_which_dice_the_scatter_takes(dice: Dice, rolled: list[int], far: int) -> None:
    table = struck(scatter=dice, hexes=("05.08",) * 10)
    assert fall(table, d6=[1, *rolled], d10=[0, HOLDS]).one(ShellScattered).distance == far


@pytest.mark.rule("20.0a")
def test_20_0_a_strike_of_no_shells_is_over_at_once() -> None:
    table = struck(number=Dice(1, 6, -2))
    assert fall(table, d6=[1]).kinds == ["strike-began"]
    assert table.state.strikes == ()


@pytest.mark.rule("20.0c")
def test_20_0_a_shell_that_scatters_off_the_board_is_lost() -> None:
    table = struck("crowe 05.01 hide", hexes=("05.01",) * 10, scatter=Dice(plus=1))
    story = fall(table, d10=[0])
    assert story.one(ShellScattered).end == ""
    assert (story.all(ShellBurst), story.all(CheckMade)) == ([], [])
    assert table.state.shells == ()


@pytest.mark.rule("9.3")
def test_20_0_the_direction_is_the_compass_markers() -> None:
    table = Table(artillery=(guns(scatter=Dice(plus=2)),), compass_at=Hex("05.05"), compass_to=Hex("05.06"))
    table.state.strikes = ("guns",)
    assert fall(table, d6=[1], d10=[0, HOLDS]).one(ShellScattered).end == "05.07"


# -- damage ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("20.0d")
def test_20_0_every_man_in_the_hex_takes_the_weapons_dice() -> None:
    table = struck("crowe 05.05 hide", "jung 05.05 hide", "brubaker 06.05 hide")
    dice = [0, 6, 7, 8, 9, 6, 7, 8, 9, HOLDS, CALM, CALM, CALM]
    shots = fall(table, d10=dice).all(FragmentRolled)
    assert [(shot.man, shot.shot) for shot in shots] == [
        (man, shot) for man in (table.ids["crowe"], table.ids["jung"]) for shot in (1, 2, 3, 4)
    ]
    assert all((shot.need, shot.shots, shot.near, shot.rule) == (5, 4, True, "20.0") for shot in shots)


@pytest.mark.rule("20.0d")
@pytest.mark.parametrize(("roll", "hit"), [(5, True), (6, False)])
def test_20_0_frag_or_less_is_a_hit(roll: int, hit: bool) -> None:
    table = struck("crowe 05.05 hide")
    cards = {"friendly_cards": [CLOSE_CALL]} if hit else {}
    dice = [0, roll, *([CALM] if hit else []), 9, 9, 9, HOLDS, CALM]
    assert fall(table, d10=dice, **cards).all(FragmentRolled)[0].hit is hit


@pytest.mark.rule("20.0d")
def test_20_0_order_and_ground_change_the_frag_and_an_m_is_ignored() -> None:
    """Hide in rocks is -5 (M): 81mm frag 5 comes to 0, and a 0 wounds him all the same."""
    table = struck("crowe 05.05 hide", ground="05.05 rocks")
    story = fall(table, d10=[0, 0, CALM, 9, 9, 9, HOLDS, CALM], friendly_cards=[CLOSE_CALL])
    assert [(shot.need, shot.hit) for shot in story.all(FragmentRolled)][:2] == [(0, True), (0, False)]
    assert story.all(CheckMade)[0].why == "close-call"


@pytest.mark.rule("20.0d")
def test_20_0_the_printed_chart_serves_a_man_without_an_order_too() -> None:
    table = Table("crowe 05.05 idle", ground="05.05 trees", artillery=(guns(),), printed=True)
    cell = table.state.book.charts.fire["none"]["trees"].modifier
    ledger = artillery.frag_ledger(table.state, table.state.book.weapons["mortar-81"], table["crowe"], 0)
    assert [(term.value, term.rule) for term in ledger] == [(5, "20.0"), (cell, "13.0.2")]


@pytest.mark.rule("20.0h")
def test_20_0_a_howitzer_reaches_the_hexes_beside() -> None:
    """105mm: five dice for 5 in the hex, two for 3 beside it."""
    table = struck("crowe 05.05 hide", "brubaker 05.06 hide", "miller 05.07 hide", weapon="howitzer-105")
    dice = [0, *[9] * 5, *[4] * 2, HOLDS, CALM, CALM]
    shots = fall(table, d10=dice).all(FragmentRolled)
    assert [(shot.need, shot.shots, shot.near) for shot in shots] == [(5, 5, True)] * 5 + [(3, 2, False)] * 2


@pytest.mark.rule("20.0d")
def test_20_0_dice_left_over_when_he_dies_are_not_rolled() -> None:
    table = struck("crowe 05.05 hide")
    story = fall(table, d10=[0, 5, HOLDS], friendly_cards=[KIA])
    assert len(story.all(FragmentRolled)) == 1
    assert story.one(ManKilled).man == table.ids["crowe"]


# -- craters and rubble ---------------------------------------------------------------------------------------------


@pytest.mark.rule("20.0e")
@pytest.mark.parametrize(("weapon", "need"), [("mortar-60", 1), ("mortar-81", 2), ("howitzer-105", 4)])
@pytest.mark.parametrize("over", [0, 1])
def test_20_0_the_crater_value_or_less_leaves_a_crater(weapon: str, need: int, over: int) -> None:
    table = struck(weapon=weapon)
    ground = fall(table, d10=[0, need + over]).one(GroundStruck)
    assert (ground.need, ground.left) == (need, not over)
    assert table.state.board.terrain(Hex("05.05")) == ("open" if over else "crater")


@pytest.mark.rule("20.0e")
def test_20_0_the_crater_is_rolled_for_after_all_damage_and_before_checks_and_smoke() -> None:
    table = struck("crowe 05.05 hide")
    kinds = fall(table, d10=[0, 9, 9, 9, 9, 2, CALM]).kinds
    assert kinds[-4:] == ["fragment-rolled", "ground-struck", "check-made", "smoke-rose"]


@pytest.mark.rule("20.0f")
def test_20_0_a_building_is_rolled_for_rubble_instead_and_falls_on_both_sides() -> None:
    table = struck("crowe 05.05 hide", "jung 05.05 hide", "brubaker 05.06 hide", ground="05.05 building")
    story = fall(table, d10=[0, *[9] * 8, 1, CALM])
    assert (story.one(GroundStruck).mark, story.one(GroundStruck).need) == ("rubble", 1)
    assert [(death.man, death.why) for death in story.all(ManKilled)] == [
        (table.ids["crowe"], "rubble"), (table.ids["jung"], "rubble"),
    ]  # fmt: skip
    assert story.one(CheckMade).man == table.ids["brubaker"]
    assert table.state.board.terrain(Hex("05.05")) == "rubble"


@pytest.mark.rule("20.0f")
def test_20_0_a_building_that_stands_kills_nobody() -> None:
    table = struck("crowe 05.05 hide", ground="05.05 building")
    story = fall(table, d10=[0, 9, 9, 9, 9, 2, CALM])
    assert not story.one(GroundStruck).left
    assert table["crowe"].on_board


@pytest.mark.rule("20.0h")
@pytest.mark.parametrize(("roll", "falls"), [(0, True), (1, False)])
def test_20_0_the_howitzers_4_0_brings_down_the_house_beside_with_a_natural_0(roll: int, falls: bool) -> None:
    """Crater 4/-: beside the hex no crater is rolled for."""
    table = struck("jung 05.06 hide", ground="05.06 building", weapon="howitzer-105")
    story = fall(table, d10=[0, 9, 9, HOLDS, roll, *([] if falls else [CALM])])
    assert [(ground.hex, ground.need) for ground in story.all(GroundStruck)] == [("05.05", 4), ("05.06", 0)]
    assert table["jung"].on_board is not falls


@pytest.mark.rule("20.0h")
def test_20_0_a_mortar_leaves_the_house_beside_alone() -> None:
    table = struck("jung 05.06 hide", ground="05.06 building")
    assert [ground.hex for ground in fall(table, d10=[0, HOLDS, CALM]).all(GroundStruck)] == ["05.05"]


@pytest.mark.rule("20.0e")
@pytest.mark.parametrize("ground", ["crater", "rubble", "trees", "stream"])
def test_20_0_any_ground_but_a_building_may_become_a_crater(ground: str) -> None:
    table = struck(ground=f"05.05 {ground}")
    board = table.state.board
    assert fall(table, d10=[0, 1]).one(GroundStruck).left
    assert table.state.board.terrain(Hex("05.05")) == "crater"
    assert (table.state.board is board) is (ground == "crater")


@pytest.mark.rule("11.14")
def test_11_14_rubble_and_11_15_craters_change_sight_cover_and_levels_at_once() -> None:
    """A house of size 1 becomes rubble of size a half: who stands a level up looks over it."""
    table = struck("crowe 05.08 hide", "jung 05.02 idle", ground="05.08 1; 05.05 building")
    assert not visibility.sees(table.state, table["crowe"], table["jung"])
    fall(table, d10=[0, 1])
    assert visibility.sees(table.state, table["crowe"], table["jung"])
    assert visibility.in_cover(table.state, Hex("05.05"))


@pytest.mark.rule("11.15")
def test_11_15_a_crater_is_cover_rough_and_hides_who_keeps_low() -> None:
    table = struck("crowe 05.08 hide", "jung 05.05 hide")
    assert visibility.sees(table.state, table["crowe"], table["jung"])
    fall(table, d10=[0, 9, 9, 9, 9, 2, CALM])
    assert not visibility.sees(table.state, table["crowe"], table["jung"])
    assert visibility.in_cover(table.state, Hex("05.05"))
    assert table.state.book.charts.terrain["crater"].rough


@pytest.mark.rule("20.0")
def test_20_0_a_copy_of_the_state_keeps_its_own_ground() -> None:
    table = struck()
    before = table.state.copy()
    fall(table, d10=[0, 2])
    assert (before.board.terrain(Hex("05.05")), table.state.board.terrain(Hex("05.05"))) == ("open", "crater")
    assert table.state.book.board.terrain(Hex("05.05")) == "open"


# -- smoke, Morale Checks, alarm ------------------------------------------------------------------------------------


@pytest.mark.rule("20.0g")
@pytest.mark.parametrize(("weapon", "smoke"), [("mortar-60", 2), ("mortar-81", 3), ("howitzer-105", 4)])
def test_20_0_a_hex_of_smoke_that_will_grow_to_the_weapons_value(weapon: str, smoke: int) -> None:
    table = struck(weapon=weapon)
    assert fall(table, d10=[0, HOLDS]).one(SmokeRose).value == smoke
    assert table.state.smoke == {"05.05": Smoke(full=1)}


@pytest.mark.rule("20.0i")
def test_20_0_everyone_in_and_beside_the_hex_checks_wounded_or_not() -> None:
    table = struck("crowe 05.05 hide", "brubaker 05.04 hide", "miller 05.03 hide", "jung 06.05 hide")
    story = fall(table, d10=[0, 9, 9, 9, 9, HOLDS, CALM, CALM, CALM])
    assert [(check.man, check.check, check.rule) for check in story.all(CheckMade)] == [
        (table.ids[man], "mc", "20.0") for man in ("crowe", "brubaker", "jung")
    ]


@pytest.mark.rule("20.0i")
def test_20_0_who_fails_ducks_back() -> None:
    table = struck("crowe 05.04 sneak")
    story = fall(table, d10=[0, HOLDS, SHAKEN])
    assert story.orders() == [("crowe", "duck-back")]
    assert story.one(MoraleChanged).after == "cautious"


@pytest.mark.rule("20.0i")
def test_20_0_before_orders_are_given_the_duck_back_is_his_order_for_the_turn() -> None:
    table = struck("crowe 05.04 idle", "miller 09.09 idle", "jung 05.06 idle", "lang 06.05 idle waiting")
    table.clock("friendly-cards")
    story = fall(table, d10=[0, HOLDS, SHAKEN, SHAKEN, SHAKEN])
    assert story.orders() == [("crowe", "duck-back"), ("jung", "duck-back")]
    assert table.refused("crowe", "sneak") == table.refused("crowe", "none") == ("kept-down", "14.2")
    table.give_orders("miller hide", "commit")
    assert table["crowe"].order is not None
    assert table.order_of("crowe") == "duck-back"
    assert [name for name, _ in table.enemy_phase(enemy_cards=[10]).orders() if name == "jung"] == []


@pytest.mark.rule("12.0")
def test_12_0_a_dummy_in_or_beside_the_hex_is_turned_over() -> None:
    table = struck("red-1 05.05 unknown", "white-1 05.04 unknown", "blue-1 05.03 unknown")
    assert [gone.man for gone in fall(table, d10=[0, HOLDS]).all(DummyRemoved)] == [
        table.ids["red-1"], table.ids["white-1"],
    ]  # fmt: skip


@pytest.mark.rule("9.8.5")
def test_9_8_5_waiting_men_within_five_hexes_become_alert() -> None:
    table = struck("jung 05.09 hide waiting", "lang 01.01 hide waiting", hexes=("05.04",) * 10)
    table.clock("friendly-cards")
    assert [(alarm.man, alarm.rule) for alarm in fall(table, d10=[0, HOLDS]).all(ManAlerted)] == [
        (table.ids["jung"], "9.8.5"), (table.ids["lang"], "9.8.5"),
    ]  # fmt: skip
    far = struck("lang 09.09 hide waiting", hexes=("01.01",) * 10)
    assert fall(far, d10=[0, HOLDS]).all(ManAlerted) == []


# -- who calls it ---------------------------------------------------------------------------------------------------

OURS = Effect("artillery", "friendly")


@pytest.mark.rule("20.0")
def test_20_0_an_event_calls_a_strike_and_nobody_is_asked() -> None:
    table = Table(artillery=(guns(),))
    story = table.play(immediate_effects.happen(table.state, OURS, "22.0"))
    assert (story.one(StrikeCalled).barrage, story.one(StrikeCalled).why) == ("guns", "event")
    assert table.asked == []
    assert table.state.strikes == ("guns",)


@pytest.mark.rule("20.0")
def test_20_0_a_scenario_without_guns_answers_no_call() -> None:
    table = Table(artillery=(guns(side="enemy"), guns("mortar-60", id_="light")))
    story = table.play(immediate_effects.happen(table.state, replace(OURS, weapon="howitzer-105"), "22.0"))
    assert story.one(StrikeUnanswered).weapon == "howitzer-105"
    assert table.state.strikes == ()


@pytest.mark.rule("20.0")
@pytest.mark.parametrize(("die", "id_"), [(1, "light"), (6, "heavy")])
def test_20_0_of_several_guns_chance_takes_one(die: int, id_: str) -> None:
    table = Table(artillery=(guns("mortar-60", id_="light"), guns("howitzer-105", id_="heavy")))
    story = table.play(immediate_effects.happen(table.state, OURS, "22.0"), d6=[die])
    assert story.one(StrikeCalled).barrage == id_


@pytest.mark.rule("5.1.1")
@pytest.mark.parametrize("word", ["call", "pass"])
def test_5_1_1_a_card_for_the_players_guns_waits_for_his_word(word: str) -> None:
    table = Table(artillery=(guns(),))
    story = table.play(fire_missions.by_card(table.state, OURS), word)
    assert isinstance(table.asked[0], CallStrike)
    assert bool(story.all(StrikeCalled)) is (word == "call")


@pytest.mark.rule("5.1.1")
def test_5_1_1_a_card_for_the_enemys_guns_does_not() -> None:
    table = Table(artillery=(guns(side="enemy"),))
    story = table.play(fire_missions.by_card(table.state, Effect("artillery", "enemy")))
    assert story.one(StrikeCalled).side == "enemy"


@pytest.mark.rule("22.0")
def test_22_0_a_scenario_may_grant_the_player_calls_one_a_turn() -> None:
    table = Table("crowe 09.09 idle", artillery=(guns(calls=1), guns(calls=1, id_="more")), hand=(16, 8))
    table.clock("friendly-cards")
    story = table.play(sequence.friendly_card_phase(table.state), 16, "pass", "call", d6=[1], d10=[0, HOLDS])
    assert [call.barrage for call in story.all(StrikeCalled)] == ["more"]
    assert story.kinds.index("shell-burst") > story.kinds.index("card-played")
    assert [barrage.id for barrage in fire_missions.callable_barrages(table.state)] == ["guns"]


@pytest.mark.rule("20.0")
def test_20_0_a_strike_called_in_an_activation_falls_when_that_is_over() -> None:
    """The wound card of the man shot at is the pure enemy event: its shell waits for the wound to be told."""
    theirs = guns(side="enemy", hexes=("05.09",) * 10)
    table = Table("crowe 05.08 rapid-fire tq=5", "jung 05.06 hide", artillery=(theirs,))
    table.clock("action", 1)
    table.state.initiative = ("able",)
    cards, dice = [THEIR_EVENT, LIGHT], [2, INCOMING, CALM, 0, HOLDS, CALM]
    story = table.run(lambda clock: clock.impulse > 1, "crowe", "soldat-jung", d6=[1], d10=dice, friendly_cards=cards)
    kinds = story.kinds
    assert kinds.index("shot-fired") < kinds.index("strike-called") < kinds.index("man-wounded")
    assert kinds.index("man-wounded") < kinds.index("clock-advanced") < kinds.index("strike-began")
    assert table.state.strikes == ()


@pytest.mark.rule("20.0")
def test_20_0_a_strike_called_at_the_end_of_a_turn_falls_before_the_smoke_drifts() -> None:
    table = struck()
    story = table.end_turn(d6=[1], d10=[0, HOLDS])
    assert story.kinds.index("smoke-rose") < story.kinds.index("turn-cleared")
    assert table.state.smoke == {"05.05": Smoke(full=1)}


# -- everything at once ---------------------------------------------------------------------------------------------


@pytest.mark.rule("20.0")
def test_20_0_a_melee_is_struck_whole_and_over_when_one_side_is_gone() -> None:
    table = struck("crowe 05.05 melee", "jung 05.05 melee")
    table.state.melee = frozenset({Hex("05.05")})
    story = fall(table, d10=[0, 9, 9, 9, 9, 5, HOLDS, SHAKEN], friendly_cards=[KIA])
    assert story.one(ManKilled).man == table.ids["jung"]
    assert story.orders() == []
    assert story.one(MeleeEnded).hex == "05.05"


@pytest.mark.rule("17.4")
def test_17_4_a_guard_who_is_killed_leaves_his_prisoner_free() -> None:
    table = struck("crowe 05.05 guard", "jung 05.05 idle")
    table.state.men[table.ids["jung"]] = replace(table["jung"], held_by=table.ids["crowe"])
    story = fall(table, d10=[0, 5, 9, 9, 9, 9, HOLDS, CALM], friendly_cards=[KIA])
    assert story.one(ManKilled).man == table.ids["crowe"]
    assert story.one(PrisonerFreed).man == table.ids["jung"]


@pytest.mark.rule("17.4")
def test_17_4_a_prisoner_takes_his_dice_and_his_check_and_stays_one() -> None:
    table = struck("crowe 05.05 guard", "miller 05.05 hide", "jung 05.05 idle")
    table.state.men[table.ids["jung"]] = replace(table["jung"], held_by=table.ids["crowe"])
    story = fall(table, d10=[0, 5, *[9] * 8, HOLDS, CALM, SHAKEN], friendly_cards=[KIA])
    assert [check.man for check in story.all(CheckMade)] == [table.ids["miller"], table.ids["jung"]]
    assert table["jung"].held_by == table.ids["miller"]
    assert table["jung"].order is None


@pytest.mark.rule("20.0f")
def test_20_0_live_grenades_in_the_hex_lie_on_until_the_end_of_the_turn() -> None:
    table = struck("crowe 05.05 hide")
    bomb = Bomb("mk-2", Hex("05.05"), Hex("05.03"), near=(table.ids["crowe"],))
    table.state.bombs = (bomb,)
    fall(table, d10=[0, 9, 9, 9, 9, HOLDS, CALM])
    assert table.state.bombs == (bomb,)


@pytest.mark.rule("14.2")
def test_14_2_a_man_with_a_live_grenade_drops_it_when_the_house_falls_on_him() -> None:
    table = struck("crowe 05.05 grenade", "jung 05.04 hide", ground="05.05 building").arm("crowe", "05.04")
    story = fall(table, d10=[0, 9, 9, 9, 9, 1, CALM])
    assert (story.one(GrenadeDropped).hex, story.one(GrenadeDropped).near) == ("05.05", ())


@pytest.mark.rule("14.2")
def test_14_2_he_drops_it_when_he_fails_his_check() -> None:
    table = struck("crowe 05.04 grenade").arm("crowe", "05.05")
    story = fall(table, d10=[0, HOLDS, SHAKEN])
    assert story.one(GrenadeDropped).near == (table.ids["crowe"],)


@pytest.mark.rule("20.0")
def test_20_0_the_only_leader_may_die_in_his_plan() -> None:
    table = struck("taylor 05.05 plan tq=1", "crowe 01.01 rally cautious")
    fall(table, KIA, d10=[0, 5, HOLDS], friendly_cards=[KIA, KIA_TOO])
    assert not table["taylor"].on_board
    table.end_turn(d10=[CALM])


@pytest.mark.rule("20.0")
def test_20_0_two_strikes_of_one_turn_fall_one_after_the_other() -> None:
    table = Table(artillery=(guns(), guns(hexes=("07.07",) * 10, side="enemy", id_="theirs")))
    table.state.strikes = ("guns", "theirs")
    story = fall(table, d6=[1, 1], d10=[0, 2, 0, 2])
    assert [(strike.barrage) for strike in story.all(StrikeBegan)] == ["guns", "theirs"]
    assert [shell.hex for shell in story.all(ShellBurst)] == ["05.05", "07.07"]
    assert len(table.state.clouds) == 2


@pytest.mark.rule("20.0")
def test_20_0_a_wound_card_that_calls_the_next_strike_lets_this_one_end_first() -> None:
    """The pure enemy event comes up as the wound card: its strike waits for this one."""
    table = Table("crowe 05.05 hide", artillery=(guns(), guns(hexes=("09.09",) * 10, side="enemy", id_="theirs")))
    table.state.strikes = ("guns",)
    apply(table.state, StrikeCalled("theirs", "enemy", "event"))
    story = fall(table, d6=[1, 1], d10=[0, 9, 9, 9, 9, HOLDS, CALM, 0, HOLDS])
    assert [strike.barrage for strike in story.all(StrikeBegan)] == ["guns", "theirs"]


@pytest.mark.rule("18.0")
def test_18_0_a_shell_in_smoke_adds_a_source_and_smoke_spares_nobody() -> None:
    table = struck("crowe 05.05 hide", ground="05.05 fading-smoke")
    story = fall(table, d10=[0, 9, 9, 9, 9, HOLDS, CALM])
    assert {shot.need for shot in story.all(FragmentRolled)} == {5}
    assert len(table.state.clouds) == 2
    assert table.state.smoke == {"05.05": Smoke(full=1, fading=1)}


# -- the area told before -------------------------------------------------------------------------------------------


NEAR_THE_EDGE = ("05.05",) * 5 + ("05.03",) * 3 + ("01.01",) * 2


def every_roll(table: Table) -> Iterator[tuple[set[Hex], float]]:
    """Yield the hexes hit by two shells with a scatter of d6 - 2, and their probability, for every roll of the dice."""
    for first, second, direction in product(range(10), range(10), range(1, 7)):
        aimed = list(dict.fromkeys((NEAR_THE_EDGE[first], NEAR_THE_EDGE[second])))
        for dice in product(range(1, 7), repeat=len(aimed)):
            ends = {
                directions.carried(table.state, Hex(hex_), direction, max(0, die - 2))
                for hex_, die in zip(aimed, dice, strict=True)
            }
            yield ends - {NOWHERE}, 1 / (10 * 10 * 6) / 6 ** len(aimed)


@pytest.mark.rule("20.0")
def test_20_0_the_area_is_what_all_dice_together_come_to() -> None:
    barrage = guns(hexes=NEAR_THE_EDGE, number=Dice(plus=2), scatter=Dice(1, 6, -2))
    table = Table(artillery=(barrage,))
    counted: dict[Hex, float] = {}
    for ends, chance in every_roll(table):
        for end in ends:
            counted[end] = counted.get(end, 0) + chance
    told = strike_area.area(table.state, barrage)
    assert told.keys() == counted.keys()
    assert all(told[hex_] == pytest.approx(counted[hex_]) for hex_ in counted)


@pytest.mark.rule("20.0")
def test_20_0_the_worked_examples_area_holds_15_09_and_the_men_beside_it() -> None:
    barrage = guns(hexes=TABLE, number=Dice(1, 6), scatter=Dice(1, 6))
    table = Table("crowe 15.10 idle", "miller 01.01 idle", size=(33, 18), artillery=(barrage,))
    area = strike_area.area(table.state, barrage)
    assert 0 < area[Hex("15.09")] < 0.05
    assert list(strike_area.endangered(table.state, barrage)) == [table.ids["crowe"]]


@pytest.mark.rule("20.0")
def test_20_0_a_mans_danger_is_the_chance_that_any_shell_bursts_in_or_beside_his_hex() -> None:
    """Prisoners are under it too."""
    barrage = guns(hexes=NEAR_THE_EDGE, number=Dice(plus=2), scatter=Dice(1, 6, -2))
    table = Table("crowe 05.04 idle", "cragg 06.06 idle", "taylor 09.09 idle", "jung 06.06 idle", artillery=(barrage,))
    table.take("cragg", "jung")
    counted = dict.fromkeys(table.state.men, 0.0)
    for ends, chance in every_roll(table):
        for man in table.state.men.values():
            counted[man.id] += chance * any(distance(Hex(end), Hex(str(man.hex))) <= 1 for end in ends)
    told = strike_area.endangered(table.state, barrage)
    assert {man: told.get(man, 0.0) for man in counted} == pytest.approx(counted)
    assert told[table.ids["cragg"]] == told[table.ids["jung"]] > 0
