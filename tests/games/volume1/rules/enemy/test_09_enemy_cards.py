"""The enemy's cards, the compass, movement by ground and at edges, checks, and the alarm (9.0-9.8)."""

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Team
from combat.games.volume1.rules.enemy import enemy_orders
from combat.games.volume1.rules.events import (
    CheckMade,
    DeckShuffled,
    DummyRemoved,
    EnemyCardDrawn,
    InitiativeSet,
    ManActivated,
    ManHeld,
    ManLeft,
    OrderPlaced,
)
from combat.games.volume1.rules.play import sequence
from tests.games.volume1.tiny_table import Facts, Table, impulses

# -- cards and the track (9.0, 9.1) ---------------------------------------------------------------------------------


@pytest.mark.rule("9.1", "4.0.3b")
def test_9_1_card_37_gives_a_normal_man_in_the_open_sneak_5_6_and_his_team_25() -> None:
    table = Table("taylor 01.05 hidden", "jung 09.05 idle")
    story = table.enemy_phase(enemy_cards=[37])
    assert story.orders() == [("jung", "sneak:5/6")]
    assert table.state.values["red"] == 25


@pytest.mark.rule("9.1", "17.1a")
@pytest.mark.parametrize(
    ("ground", "morale", "order"),
    [
        ("trees", "bold", "rapid-fire"), ("trees", "normal", "hide"), ("trees", "shaken", "hide"),
        ("open", "aggressive", "rapid-fire"), ("open", "bold", "evade:5/6"), ("open", "cautious", "evade:2"),
        ("open", "shaken", "sneak:1/2"), ("field", "bold", "evade:5/6"), ("open smoke", "normal", "hide"),
    ],
)  # fmt: skip
def test_9_1_the_row_is_that_of_his_cover_and_morale(ground: str, morale: str, order: str) -> None:
    table = Table("taylor 01.05 hidden", f"kuhn 09.05 idle {morale}", ground=f"09.05 {ground}")
    assert table.enemy_phase(enemy_cards=[37]).orders() == [("kuhn", order)]


@pytest.mark.rule("9.1", "4.0.3c", "9.1c")
def test_9_1_the_worked_example_of_the_initiative_track() -> None:
    friends = ("taylor 01.03 hidden", "johnson 01.04 hidden", "thomas 01.05 hidden")
    foes = (f"{name} 09.0{row} waiting idle" for row, name in enumerate(("jung", "berger", "winter", "voigt"), 2))
    table = Table(*friends, *foes, hand=(6,))
    table.play(sequence.friendly_card_phase(table.state))
    order = table.enemy_phase(enemy_cards=[44, 36, 25, 10]).one(InitiativeSet).order
    assert [(team, table.state.values[team]) for team in order] == [
        ("blue", 3), ("able", 4), ("white", 7), ("yellow", 23), ("baker", 24), ("charlie", 60), ("red", 63),
    ]  # fmt: skip


@pytest.mark.rule("9.1", "9.1a")
def test_9_1_only_the_first_card_of_a_team_counts_for_the_track() -> None:
    table = Table("taylor 01.05 hidden", "jung 09.05 idle", "lang 09.06 idle")
    story = table.enemy_phase(enemy_cards=[10, 44])
    assert [(card.man, card.sets_initiative) for card in story.all(EnemyCardDrawn)] == [
        ("soldat-jung", True),
        ("soldat-lang", False),
    ]
    assert (table.state.values["red"], table.state.enemy_discards) == (3, (44,))


@pytest.mark.rule("9.1", "9.1b")
def test_9_1_a_team_of_waiting_men_turns_a_card_too_but_nobody_gets_an_order() -> None:
    table = Table("taylor 01.05 hidden", "jung 09.05 waiting idle")
    assert table.enemy_phase(enemy_cards=[10]).orders() == []
    assert table.state.values["red"] == 3


@pytest.mark.rule("9.1b", "9.1c", "17.4")
def test_9_1b_a_team_whose_only_man_is_a_prisoner_turns_a_card_and_stands_on_the_track() -> None:
    table = Table("crowe 01.05 hide", "jung 01.05 idle shaken", "kuhn 09.05 idle").take("jung", "crowe")
    story = table.enemy_phase(enemy_cards=[37, 44])
    cards = [(card.serial, card.team, card.man, card.sets_initiative) for card in story.all(EnemyCardDrawn)]
    assert cards == [(37, "red", "", True), (44, "white", "soldat-kuhn", True)]
    assert (table.state.initiative, table.order_of("jung")) == (("red", "white"), "none")


@pytest.mark.rule("9.1b", "9.2", "17.4")
def test_9_1b_in_a_large_battle_it_turns_its_one_card_and_gives_no_order() -> None:
    table = Table("crowe 01.05 hide", "jung 01.05 idle shaken", large_battle=True).take("jung", "crowe")
    assert table.enemy_phase(enemy_cards=[37]).orders() == []
    assert (table.state.initiative, table.state.values) == (("red",), {"red": 25})


@pytest.mark.rule("9.1b", "9.1c", "17.4")
def test_9_1b_a_team_of_the_players_whose_only_man_is_a_prisoner_has_its_place_by_the_card_he_played() -> None:
    table = Table("crowe 09.05 idle shaken", "johnson 01.05 hide", "jung 09.05 idle", hand=(6,)).take("crowe", "jung")
    table.play(sequence.friendly_card_phase(table.state))
    table.enemy_phase(enemy_cards=[37])
    assert table.state.initiative == ("able", "baker", "red")


@pytest.mark.rule("9.1b", "22.0")
@pytest.mark.parametrize("fate", ["killed", "captured", "escaped"])
def test_9_1b_a_team_that_has_nobody_left_on_the_board_turns_no_card(fate: str) -> None:
    table = Table("crowe 01.05 hide", "jung 09.01 idle", "kuhn 09.05 idle")
    if fate == "killed":
        table.die("jung")
    else:
        table.happen(ManLeft("soldat-jung", "right", fate))
    assert [card.team for card in table.enemy_phase(enemy_cards=[37]).all(EnemyCardDrawn)] == ["white"]


@pytest.mark.rule("9.1b", "17.4i", "4.0.4a", "10.13a")
def test_9_1b_a_man_freed_before_his_team_has_acted_acts_in_this_impulse() -> None:
    table = Table(
        "crowe 05.06 guard", "brubaker 09.08 hide", "jung 05.06 idle shaken", "kuhn 05.02 aimed-fire kar-98k=5"
    )
    table.take("jung", "crowe").clock("action", 2)
    table.state.initiative = ("white", "able", "red")
    story = table.run(lambda clock: clock.impulse == 3, d10=[0], friendly_cards=[13])
    assert [event.man for event in story.all(ManActivated)] == ["soldat-kuhn", "pvt-brubaker", "soldat-jung"]
    assert story.orders() == [("crowe", "duck-back"), ("jung", "duck-back"), ("jung", "hide")]


@pytest.mark.rule("9.1b", "17.4i", "4.0.4a")
@pytest.mark.parametrize(
    ("track", "markers"), [(("baker", "able", "red"), ["duck-back", "hide"]), (("able", "baker", "red"), ["duck-back"])]
)
def test_9_1b_a_friendly_freed_acts_in_this_impulse_where_his_team_is_still_to_come(
    track: tuple[Team, ...], markers: list[str]
) -> None:
    table = Table("crowe 05.06 idle shaken", "johnson 05.02 aimed-fire m1-garand=8", "jung 05.06 guard")
    table.take("crowe", "jung").clock("action", 2)
    table.state.initiative = track
    story = table.run(lambda clock: clock.impulse == 3, "johnson", "jung", "m1-garand", d10=[0], friendly_cards=[13])
    assert [order for man, order in story.orders() if man == "crowe"] == markers


@pytest.mark.rule("9.0", "9.0a")
def test_9_0_when_the_deck_runs_out_the_discards_become_the_new_one() -> None:
    table = Table("taylor 01.05 hidden", "jung 09.05 idle")
    table.state.enemy_deck, table.state.enemy_discards = frozenset(), (10, 44)
    assert table.enemy_phase(enemy_cards=[44]).one(DeckShuffled).deck == "enemy"


@pytest.mark.rule("9.1")
def test_9_1_every_printed_friendly_value_is_even_and_every_enemy_value_odd_so_sides_never_tie() -> None:
    book = Table("taylor 01.05").state.book
    ours = [card.initiative for card in book.friendly_cards.values() if card.initiative is not None]
    assert all(value % 2 == 0 for values in ours for value in values)
    assert sorted(card.initiative for card in book.enemy_cards.values()) == list(range(1, 100, 2))


# -- large battles (9.2) --------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2", "4.0.3a")
def test_9_2_in_a_large_battle_one_card_orders_the_whole_team_each_by_his_own_state() -> None:
    """Card 14 for Blue: Voigt, normal in cover, aims; Wolff and Bach, bold in the open, sprint; the unknown man runs and guns."""
    men = (
        "voigt 08.06 idle",
        "wolff 12.08 idle bold",
        "bach 13.08 idle bold",
        "zimmer 14.10 idle bold unknown",
    )
    ground = "08.06 trees; 14.10 trees; 11.08 hedgerow; 12.07 hedgerow; 01.02 building; 02.01 building"
    table = Table("taylor 01.01 hidden", *men, size=(20, 14), large_battle=True, ground=ground)
    story = table.enemy_phase(enemy_cards=[14])
    assert sorted(story.orders()) == [
        ("bach", "sprint:6"),
        ("voigt", "aimed-fire"),
        ("wolff", "sprint:6"),
        ("zimmer", "run-and-gun:5"),
    ]
    assert story.one(EnemyCardDrawn).man == ""
    for man in ("wolff", "bach"):
        assert table.activate(man, impulse=1).orders() == [(man, "duck-back")]


@pytest.mark.rule("9.2")
def test_9_2_a_spotted_friendly_within_four_hexes_would_have_made_voigt_check_for_a_grenade() -> None:
    men = ("taylor 08.10 hide", "voigt 08.06 idle", "sommer 19.01 idle")
    table = Table(*men, size=(20, 14), large_battle=True, ground="08.06 trees; 19.01 trees")
    story = table.enemy_phase(enemy_cards=[14], d10=[4])
    assert (story.one(CheckMade).why, story.orders()) == (
        "grenade-check",
        [("sommer", "aimed-fire"), ("voigt", "grenade")],
    )


# -- the compass (9.3) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.3")
def test_9_3_evade_3_moves_four_hexes_in_direction_3() -> None:
    assert impulses(Table("jung 03.03 evade:3"), "jung") == ["04.03", "05.04", "06.04", "07.05"]


@pytest.mark.rule("9.3", "6.0k")
def test_9_3_evade_5_6_moves_in_direction_5_then_6_then_5_then_6() -> None:
    assert impulses(Table("jung 07.05 evade:5/6"), "jung") == ["06.05", "05.05", "04.05", "03.05"]


@pytest.mark.rule("9.3", "22.0g")
def test_9_3_directions_are_counted_from_where_the_compass_points() -> None:
    table = Table("jung 05.05 evade:1", compass_at=Hex("05.05"), compass_to=Hex("06.05"))
    assert impulses(table, "jung") == ["06.05", "07.06", "08.06", "09.07"]


# -- entering ground (9.4) ------------------------------------------------------------------------------------------


@pytest.mark.rule("9.4", "10.0c", "10.13.1")
@pytest.mark.parametrize(("roll", "order"), [(4, "duck-back"), (5, "evade:4")])
def test_9_4_who_enters_cover_in_sight_of_a_spotted_friendly_ducks_back_by_an_unmodified_check(
    roll: int, order: str
) -> None:
    table = Table("taylor 01.05 hide", "jung 05.05 evade:4 shaken light tq=4", ground="05.06 trees")
    story = table.activate("jung", impulse=1, d10=[roll])
    assert (story.one(CheckMade).need, story.one(CheckMade).rule) == (4, "9.4")
    assert table["jung"].order is not None and table.order_of("jung") == order.split(":", maxsplit=1)[0]


@pytest.mark.rule("9.4", "9.4a")
@pytest.mark.parametrize(
    ("jung", "taylor", "ground"),
    [
        ("evade:4", "hide", "05.06 field"),
        ("evade:4", "hide hidden", "05.06 trees"),
        ("evade:4", "hide", "05.06 trees; 02.05 building; 02.06 building; 03.05 building; 03.06 building"),
        ("run-and-gun:4", "hide", "05.06 trees"),
        ("evade:4 aggressive", "hide", "05.06 trees"),
        ("evade:4 berserk", "hide", "05.06 trees"),
    ],
)
def test_9_4_not_in_a_field_nor_unseen_nor_under_run_and_gun_nor_when_aggressive(
    jung: str, taylor: str, ground: str
) -> None:
    table = Table(f"taylor 01.05 {taylor}", f"jung 05.05 {jung}", ground=ground)
    spotting = [9] if "hidden" in taylor else []
    story = table.activate("jung", impulse=1, d10=spotting)
    assert [check.check for check in story.all(CheckMade)] == ["spotting"] * len(spotting)


@pytest.mark.rule("9.4")
def test_9_4_who_stays_in_cover_need_not_check_again() -> None:
    table = Table("taylor 01.05 hide", "jung 05.05 sneak:4", ground="05.05 trees")
    assert table.activate("jung", impulse=1).all(CheckMade) == []


# -- edges (9.5) ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.5", "9.5.1")
def test_9_5_evade_1_beside_the_top_edge_becomes_duck_back() -> None:
    table = Table("jung 05.02 evade:1")
    assert impulses(table, "jung") == ["05.01"] * 4
    assert table.story.orders() == [("jung", "duck-back"), ("jung", "hide")]
    assert table.story.all(OrderPlaced)[0].rule == "9.5"


@pytest.mark.rule("9.5", "9.5.2")
def test_9_5_evade_5_6_waits_at_the_top_edge_until_direction_5_leads_away_from_it() -> None:
    table = Table("jung 07.02 evade:5/6", compass_at=Hex("05.05"), compass_to=Hex("06.04"))
    assert impulses(table, "jung") == ["06.01", "06.01", "05.01", "05.01"]
    assert [(held.why, held.rule) for held in table.story.all(ManHeld)] == [("edge-ahead", "9.5")]
    assert table.story.orders() == [("jung", "duck-back")]


@pytest.mark.rule("9.5", "9.5a", "9.5b")
@pytest.mark.parametrize(
    ("start", "order", "morale", "fate"),
    [
        ("09.05", "evade:2", "normal", "escaped"),
        ("09.05", "evade:2", "rout", "fled"),
        ("01.05", "evade:5", "normal", "passed"),
    ],
)
def test_9_5_over_either_sides_edge_he_leaves(start: str, order: str, morale: str, fate: str) -> None:
    table = Table(f"jung {start} {order} {morale}")
    assert table.activate("jung", impulse=1).one(ManLeft).fate == fate
    assert (table["jung"].hex, table["jung"].fate) == (None, fate)


# -- Charge and Grenade Checks (9.6) --------------------------------------------------------------------------------


def card_10_evade_6_gc(*, friend: str, dice: list[int], words: str = "") -> tuple[list[str], list[tuple[str, str]]]:
    """Draw card 10 ("Evade 6 GC") for an enemy in the open; return the checks made and the orders given."""
    table = Table(f"taylor {friend}", f"jung 05.05 idle tq=4 {words}")
    story = table.enemy_phase(enemy_cards=[10], d10=dice)
    return [check.why.removesuffix("-check") for check in story.all(CheckMade)], story.orders()


@pytest.mark.rule("9.6", "9.6b")
def test_9_6_the_first_letter_passed_gives_its_order() -> None:
    assert card_10_evade_6_gc(friend="05.01 hide", dice=[4]) == (["grenade"], [("jung", "grenade")])


@pytest.mark.rule("9.6", "9.6c")
def test_9_6_the_second_letter_is_checked_when_the_first_fails() -> None:
    assert card_10_evade_6_gc(friend="05.01 hide", dice=[5, 4]) == (["grenade", "charge"], [("jung", "charge")])


@pytest.mark.rule("9.6", "9.6c")
def test_9_6_when_both_fail_he_does_as_the_card_says() -> None:
    assert card_10_evade_6_gc(friend="05.01 hide", dice=[5, 5]) == (["grenade", "charge"], [("jung", "evade:6")])


@pytest.mark.rule("9.6")
@pytest.mark.parametrize("friend", ["05.01 hide hidden", "01.05 hide hidden", "09.09 hide"])
def test_9_6_nobody_checks_where_no_spotted_friendly_is_within_four_hexes(friend: str) -> None:
    assert card_10_evade_6_gc(friend=friend, dice=[]) == ([], [("jung", "evade:6")])


@pytest.mark.rule("9.6")
def test_9_6_no_line_of_sight_is_needed() -> None:
    table = Table("taylor 05.01 hide", "jung 05.05 idle tq=4", ground="05.03 building")
    assert table.enemy_phase(enemy_cards=[10], d10=[4]).orders() == [("jung", "grenade")]


@pytest.mark.rule("9.6", "9.6a")
def test_9_6_card_37_asks_for_the_charge_first_as_printed() -> None:
    table = Table("taylor 05.01 hide", "jung 05.05 idle bold tq=4", ground="05.05 trees")
    story = table.enemy_phase(enemy_cards=[37], d10=[9, 4])
    assert [check.why for check in story.all(CheckMade)] == ["charge-check", "grenade-check"]


@pytest.mark.rule("9.6")
def test_9_6_wounds_and_morale_count_in_the_check() -> None:
    table = Table("taylor 05.01 hide", "jung 05.05 idle bold light tq=4")
    assert table.enemy_phase(enemy_cards=[10], d10=[9, 9]).all(CheckMade)[0].need == 4 + 1 - 1


@pytest.mark.rule("9.6", "9.6b")
def test_9_6_a_man_without_grenades_makes_no_grenade_check() -> None:
    table = Table("taylor 05.01 hide", "stahl 05.05 idle tq=4")
    assert [check.why for check in table.enemy_phase(enemy_cards=[10], d10=[9]).all(CheckMade)] == ["charge-check"]


@pytest.mark.rule("9.6")
def test_9_6_a_dummy_that_would_have_to_check_is_turned_over() -> None:
    table = Table("taylor 05.01 hide", "red-1 05.05 unknown idle")
    story = table.enemy_phase(enemy_cards=[10])
    assert (story.one(DummyRemoved).man, story.orders()) == ("dummy-red-1", [])


# -- optional rule (22.0) -------------------------------------------------------------------------------------------


STEADY: Facts = {"ground": "07.05 trees; 07.07 trees", "chosen": ("steady-in-cover",)}
WATCHED = "taylor 01.05 hide"


@pytest.mark.rule("22.0l")
@pytest.mark.parametrize(
    ("man", "roll", "orders"),
    [
        ("kuhn", 4, [("kuhn", "rapid-fire")]),
        ("jung", 4, [("jung", "rapid-fire"), ("jung", "aimed-fire")]),
        ("jung unknown", 4, [("jung", "rapid-fire")]),
        ("kuhn", 5, [("kuhn", "hide")]),
    ],
)
def test_22_0_steady_in_cover_a_normal_man_in_sight_of_a_spotted_friendly_gets_rapid_fire_if_he_passes(
    man: str, roll: int, orders: list[tuple[str, str]]
) -> None:
    name, _, words = man.partition(" ")
    table = Table(WATCHED, f"{name} 07.05 idle tq=4 {words}", **STEADY)
    assert table.enemy_phase(enemy_cards=[37], d10=[roll]).orders() == orders


@pytest.mark.rule("22.0l", "9.1")
@pytest.mark.parametrize(("rolls", "turned"), [([0, 0], [""]), ([0, 9], ["soldat-jung"]), ([9, 0], ["soldat-kuhn"])])
def test_22_0_for_a_steady_man_no_card_is_turned_and_the_first_that_is_has_the_teams_value(
    rolls: list[int], turned: list[str]
) -> None:
    men = ("kuhn 07.05 idle tq=4 team=red", "jung 07.07 idle tq=4 team=red mp-40=3")
    story = Table(WATCHED, *men, **STEADY).enemy_phase(enemy_cards=[37], d10=rolls)
    assert [(card.man, card.sets_initiative) for card in story.all(EnemyCardDrawn)] == [(man, True) for man in turned]


@pytest.mark.rule("22.0l", "9.2")
def test_22_0_in_a_large_battle_each_man_is_asked_and_who_is_steady_does_not_read_the_card() -> None:
    men = ("kuhn 07.05 idle tq=4 team=red", "jung 07.07 idle tq=4 team=red mp-40=3")
    large: Facts = {"large_battle": True, **STEADY}
    story = Table(WATCHED, *men, **large).enemy_phase(enemy_cards=[37], d10=[0, 9])
    assert story.orders() == [("kuhn", "rapid-fire"), ("jung", "hide")]


@pytest.mark.rule("22.0l")
@pytest.mark.parametrize(
    ("words", "ground", "friend"), [("bold", "trees", "hide"), ("", "open", "hide"), ("", "trees", "hide hidden")]
)
def test_22_0_steady_in_cover_is_for_the_normal_in_cover_who_see_somebody(words: str, ground: str, friend: str) -> None:
    table = Table(
        f"taylor 01.05 {friend}", f"kuhn 07.05 idle {words}", ground=f"07.05 {ground}", chosen=("steady-in-cover",)
    )
    assert table.enemy_phase(enemy_cards=[37]).all(CheckMade) == []


@pytest.mark.rule("22.0l", "17.4")
def test_22_0_a_guard_a_waiting_man_and_one_who_is_kept_down_are_not_asked() -> None:
    men = ("kuhn 07.05 guard", "crowe 07.05", "jung 07.07 idle waiting", "lang 07.07 duck-back")
    table = Table(WATCHED, *men, **STEADY).take("crowe", "kuhn")
    teams = {table[name].team for name in ("kuhn", "jung", "lang")}
    assert table.enemy_phase(enemy_cards=[37, 25, 10][: len(teams)]).all(CheckMade) == []


@pytest.mark.rule("22.0l", "17.4")
def test_22_0_a_prisoner_is_nobody_to_be_steady_for() -> None:
    table = Table("taylor 01.05", "lang 01.05 guard aggressive", "kuhn 07.05 idle", **STEADY).take("taylor", "lang")
    assert table.enemy_phase(enemy_cards=[37, 25]).all(CheckMade) == []


@pytest.mark.rule("22.0l", "12.0c", "8.2")
def test_22_0_a_dummy_that_would_have_to_be_steady_is_turned_over() -> None:
    story = Table(WATCHED, "red-1 07.05 unknown idle", **STEADY).enemy_phase(enemy_cards=[37])
    assert story.one(DummyRemoved).man == "dummy-red-1"


@pytest.mark.rule("22.0l", "14.3")
def test_22_0_a_steady_gunners_assistant_has_his_order() -> None:
    table = Table(WATCHED, "stahl 07.05 idle tq=5", "roth 07.05 idle", **STEADY).gun("stahl", "roth")
    table.enemy_phase(enemy_cards=[37], d10=[0])
    assert {table.order_of(name) for name in ("stahl", "roth")} == {"rapid-fire"}


@pytest.mark.rule("22.0l")
def test_22_0_steady_in_cover_is_asked_at_the_start_of_the_phase_only() -> None:
    table = Table("taylor 01.05 hide", "kuhn 07.05 idle", ground="07.05 trees", chosen=("steady-in-cover",))
    table.state.enemy_cards["white"] = 44
    assert table.play(enemy_orders.draw_order(table.state, "soldat-kuhn"), enemy_cards=[37]).orders() == [
        ("kuhn", "hide")
    ]
