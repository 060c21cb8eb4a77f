"""Orders of men who stay in their hex, and Duck Back (7.12-7.19)."""

import pytest

from combat.games.volume1.rules.decisions import ChooseMove, DuckBack
from combat.games.volume1.rules.events import AmmoChanged, CheckMade, ManHeld, ManHidden, OrderCheckFailed, OrderPlaced
from combat.games.volume1.rules.fighting import fire
from combat.games.volume1.rules.men import checks
from combat.games.volume1.rules.orders.duck_back import duck_back
from tests.games.volume1.tiny_table import Refused, Table

# -- Plan, Reload, Hide, Rally (7.12, 7.13, 7.16, 7.17) -------------------------------------------------------------


@pytest.mark.rule("7.12")
def test_7_12_only_a_leader_may_plan() -> None:
    table = Table("taylor 01.05 idle", "crowe 01.06 idle")
    assert table.refused("taylor", "plan") is None
    assert table.refused("crowe", "plan") == ("no-leader", "7.12")


@pytest.mark.rule("7.12", "2.0i", "7.12a")
@pytest.mark.parametrize(("roll", "won"), [(6, (8, 9, 10)), (7, ())])
def test_7_12_taylor_wins_three_cards_with_a_6_or_less(roll: int, won: tuple[int, ...]) -> None:
    table = Table("taylor 01.05 plan")
    table.end_turn(d10=[roll], friendly_cards=list(won))
    assert (table.state.aside, table.state.hand) == (won, ())


@pytest.mark.rule("7.12")
def test_7_12_who_gave_up_his_plan_wins_nothing() -> None:
    table = Table("taylor 01.05 plan", "jung 09.05 hide")
    table.activate("taylor", "duck-back", impulse=1)
    assert table.end_turn().all(CheckMade) == []


@pytest.mark.rule("18.0")
def test_18_0_smoke_takes_a_card_from_a_plan() -> None:
    table = Table("taylor 01.05 plan", ground="01.05 smoke")
    table.end_turn(d10=[0], friendly_cards=[8, 9])
    assert table.state.aside == (8, 9)


@pytest.mark.rule("7.13")
@pytest.mark.parametrize("marker", ["low-ammo", "no-ammo"])
def test_7_13_a_reload_kept_to_the_end_of_the_turn_takes_the_marker_away(marker: str) -> None:
    table = Table(f"crowe 01.05 reload {marker}")
    assert table.end_turn().one(AmmoChanged).after == "full"


@pytest.mark.rule("7.13")
def test_7_13_a_reload_given_up_takes_nothing_away_and_nobody_reloads_a_full_weapon() -> None:
    table = Table("crowe 01.05 reload no-ammo", "taylor 01.06 idle")
    table.activate("crowe", "duck-back", impulse=4)
    assert table.end_turn().all(AmmoChanged) == []
    assert table.refused("taylor", "reload") == ("ammo-full", "7.13")


@pytest.mark.rule("7.13")
def test_7_13_nobody_fires_with_a_no_ammo_marker_but_from_a_pistol() -> None:
    table = Table("crowe 05.03 aimed-fire no-ammo", "taylor 05.03 aimed-fire no-ammo", "jung 05.01 hide")
    assert fire.targets(table.state, table["crowe"]) == []
    assert [weapon.id for weapon in fire.can_hit(table.state, table["taylor"], table["jung"])] == ["colt-45"]


@pytest.mark.rule("7.16", "7.16a")
@pytest.mark.parametrize(("roll", "seen"), [(5, False), (6, True)])
def test_7_16_a_spotted_man_who_hides_in_cover_out_of_sight_slips_from_view_by_a_check(roll: int, seen: bool) -> None:
    table = Table("crowe 05.05 hide tq=5", ground="05.05 trees")
    assert bool(table.end_turn(d10=[roll]).all(ManHidden)) is not seen
    assert table["crowe"].seen is seen


@pytest.mark.rule("7.16", "7.16a")
@pytest.mark.parametrize(
    ("crowe", "ground", "jung"),
    [
        ("hide", "", "09.09 unknown"),
        ("plan ldr=1", "05.05 trees", "09.09 unknown"),
        ("duck-back", "05.05 trees", "09.09 unknown"),
        ("hide", "05.05 trees", "05.01"),
        ("hide hidden", "05.05 trees", "09.09 unknown"),
    ],
)
def test_7_16_not_in_the_open_nor_with_another_order_nor_in_a_known_enemys_sight(
    crowe: str, ground: str, jung: str
) -> None:
    table = Table(f"crowe 05.05 {crowe}", f"jung {jung} hide", ground=ground)
    plan = [9] if "plan" in crowe else []
    assert [check.why for check in table.end_turn(d10=plan).all(CheckMade)] == (["plan"] if plan else [])


@pytest.mark.rule("7.16")
def test_7_16_an_unknown_enemy_who_looks_on_does_not_keep_him_from_it() -> None:
    table = Table("crowe 05.05 hide tq=5", "jung 05.01 unknown hide", ground="05.05 trees")
    assert table.end_turn(d10=[3]).one(ManHidden).man == "pvt-crowe"


@pytest.mark.rule("7.16")
@pytest.mark.rule("18.0")
@pytest.mark.parametrize(
    ("ground", "hidden"), [("05.05 smoke", True), ("05.05 fading-smoke", True), ("05.05 field", False)]
)
def test_7_16_smoke_is_cover_enough_and_a_field_is_not(ground: str, hidden: bool) -> None:
    table = Table("crowe 05.05 hide tq=5", ground=ground)
    assert bool(table.end_turn(d10=[5] if hidden else []).all(ManHidden)) is hidden


@pytest.mark.rule("7.16")
@pytest.mark.rule("7.19")
def test_7_16_a_duck_back_turned_to_hide_counts_as_one() -> None:
    table = Table("crowe 05.05 duck-back tq=5", ground="05.05 trees")
    table.activate("crowe", impulse=2)
    assert table.end_turn(d10=[5]).one(ManHidden).man == "pvt-crowe"


@pytest.mark.rule("7.16")
def test_7_16_wounds_and_morale_count_in_the_check() -> None:
    table = Table("crowe 05.05 hide tq=9 light shaken", ground="05.05 trees")
    assert table.end_turn(d10=[9]).one(CheckMade).need == 9 - 1 - 2


@pytest.mark.rule("7.16")
def test_7_16_the_hidden_man_is_seen_again_only_by_a_check_or_by_his_own_fire() -> None:
    table = Table("crowe 05.05 hide tq=5", "jung 05.09 hide", ground="05.05 trees; 05.07 2")
    table.end_turn(d10=[0])
    assert not table["crowe"].seen
    assert fire.targets(table.state, table["jung"]) == []


@pytest.mark.rule("7.16a", "17.4d")
@pytest.mark.parametrize(("free", "hidden"), [("", True), ("lang 05.01 hide", False)])
def test_7_16a_his_own_prisoner_does_not_keep_a_guard_from_being_hidden_again(free: str, hidden: bool) -> None:
    """A known enemy at large who sees him does."""
    table = Table("crowe 05.05 hide tq=5", "jung 05.05", *filter(None, [free]), ground="05.05 trees").take(
        "jung", "crowe"
    )
    assert bool(table.end_turn(d10=[5] if hidden else []).all(ManHidden)) is hidden


@pytest.mark.rule("7.17")
@pytest.mark.parametrize(
    ("morale", "allowed"), [("bold", False), ("normal", False), ("cautious", True), ("shaken", True)]
)
def test_7_17_rally_is_for_the_cautious_and_worse(morale: str, allowed: bool) -> None:
    assert (Table(f"crowe 05.05 {morale}").refused("crowe", "rally") is None) is allowed


@pytest.mark.rule("7.17")
def test_7_17_wounds_count_in_a_rally_check_and_morale_does_not() -> None:
    table = Table("crowe 01.05 rally shaken light tq=5")
    check = table.end_turn(d10=[4]).one(CheckMade)
    assert (check.check, check.need, table["crowe"].morale) == ("rc", 5 - 1, "cautious")


@pytest.mark.rule("7.17", "2.0i", "7.17a")
@pytest.mark.parametrize(
    ("leaders", "need"),
    [(("taylor 01.02 hide",), 6), (("taylor 01.01 hide",), 5), (("taylor 01.02 hide", "thomas 01.04 hide"), 6)],
)
def test_7_17_a_leader_within_his_range_adds_1_and_several_no_more(leaders: tuple[str, ...], need: int) -> None:
    table = Table("crowe 01.05 rally shaken tq=5", *leaders)
    assert table.end_turn(d10=[9]).one(CheckMade).need == need


@pytest.mark.rule("7.17", "7.17c")
@pytest.mark.parametrize(
    ("ground", "foe", "why"),
    [
        ("", "09.09 unknown", ("rout-needs-cover", "7.17")),
        ("05.05 trees", "05.01", ("rout-in-sight", "7.17")),
        ("05.05 trees", "05.01 unknown", None),
    ],
)
def test_7_17_a_routed_man_rallies_only_in_cover_and_out_of_known_enemies_sight(
    ground: str, foe: str, why: Refused
) -> None:
    table = Table("crowe 05.05 idle rout", f"jung {foe} hide", ground=ground)
    assert table.refused("crowe", "rally") == why


@pytest.mark.rule("7.17", "7.17c")
def test_7_17_a_routed_man_needs_an_unmodified_check_to_rally_and_gets_one_a_turn() -> None:
    table = Table("crowe 05.05 idle rout light tq=5", ground="05.05 trees")
    story = table.give_orders("crowe rally", "crowe run-and-gun", "commit", d10=[6])
    assert (story.one(CheckMade).need, story.one(OrderCheckFailed).order) == (5, "rally")
    assert table.refused("crowe", "rally") == ("check-failed", "7.17")
    assert story.orders() == [("crowe", "run-and-gun")]


@pytest.mark.rule("7.17", "7.17c")
@pytest.mark.parametrize(("roll", "ducks"), [(5, True), (6, False)])
def test_7_17_a_routed_man_who_runs_into_cover_out_of_sight_may_stop_by_an_unmodified_check(
    roll: int, ducks: bool
) -> None:
    table = Table("crowe 05.05 evade rout light tq=5", ground="04.05 trees")
    story = table.activate("crowe", "04.05", "duck-back", impulse=1, d10=[roll])
    assert (story.one(CheckMade).need, bool(story.orders())) == (5, ducks)


@pytest.mark.rule("7.17c")
@pytest.mark.parametrize(
    "foe", ["jung 04.01 hide", "jung 04.01 unknown hide", "jung 04.01 unknown waiting idle", "red-1 04.01 unknown"]
)
def test_7_17c_any_enemy_in_sight_known_or_not_keeps_the_runner_from_stopping(foe: str) -> None:
    table = Table("crowe 05.05 evade rout tq=5", foe, ground="04.05 trees")
    spotting = [9] if "unknown" in foe else []
    story = table.activate("crowe", "04.05", impulse=1, d10=spotting)
    held = story.one(ManHeld)
    assert (held.man, held.why, held.rule, held.target) == ("pvt-crowe", "runner-in-sight", "7.17c", "")
    assert (story.orders(), [check for check in story.all(CheckMade) if check.check == "tqc"]) == ([], [])


@pytest.mark.rule("7.17c", "17.4")
def test_7_17c_neither_a_prisoner_nor_an_enemy_out_of_sight_does() -> None:
    table = Table(
        "crowe 05.05 evade rout tq=9", "cragg 04.02 guard", "jung 04.02", "lang 04.09 unknown hide",
        ground="04.05 trees; 04.07 building",
    )  # fmt: skip
    story = table.take("jung", "cragg").activate("crowe", "04.05", "duck-back", impulse=1, d10=[9])
    assert (story.one(CheckMade).why, story.all(ManHeld)) == ("stop-running", [])


# -- Duck Back (7.19) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("7.19", "7.19.1")
@pytest.mark.parametrize("impulse", [1, 2, 3, 4])
@pytest.mark.parametrize("order", ["aimed-fire", "evade", "plan", "rally"])
def test_7_19_a_man_may_duck_back_at_the_end_of_any_activation(order: str, impulse: int) -> None:
    table = Table(f"taylor 05.05 {order}")
    moves = ["05.04"] if order == "evade" else []
    assert table.activate("taylor", *moves, "duck-back", impulse=impulse).orders() == [("taylor", "duck-back")]


@pytest.mark.rule("7.19")
def test_7_19_it_cannot_be_ordered() -> None:
    assert Table("taylor 05.05 idle").refused("taylor", "duck-back") == ("unknown-order", "7.0")


@pytest.mark.rule("7.19", "7.19.2")
@pytest.mark.parametrize(("roll", "order"), [(5, "aimed-fire"), (6, "duck-back")])
def test_7_19_who_fails_a_morale_check_ducks_back(roll: int, order: str) -> None:
    table = Table("crowe 05.05 aimed-fire tq=5")
    table.play(checks.morale_check(table.state, "pvt-crowe", "fired-at"), d10=[roll])
    assert table["crowe"].order is not None and table.order_of("crowe") == order


@pytest.mark.rule("7.19", "7.19.3")
def test_7_19_who_is_hit_ducks_back_even_when_the_card_is_a_close_call() -> None:
    table = Table("crowe 05.05 aimed-fire", "jung 05.01 aimed-fire kar-98k=5")
    story = table.activate("jung", impulse=2, d10=[3, 2], friendly_cards=[4])
    assert story.orders() == [("crowe", "duck-back")]
    assert story.kinds.index("order-placed") < story.kinds.index("card-drawn")


@pytest.mark.rule("7.19", "7.19a")
def test_7_19_at_his_next_activation_it_turns_to_hide_for_the_rest_of_the_turn() -> None:
    table = Table("crowe 05.05 duck-back")
    assert table.activate("crowe", impulse=2).orders() == [("crowe", "hide")]
    assert table.activate("crowe", impulse=3).orders() == []
    assert not any(isinstance(asked, DuckBack) for asked in table.asked)


@pytest.mark.rule("7.19", "7.19b")
def test_7_19_laid_in_impulse_4_it_is_taken_off_and_never_hides_him() -> None:
    table = Table("crowe 05.05 aimed-fire", ground="05.05 trees")
    table.activate("crowe", "duck-back", impulse=4)
    story = table.end_turn()
    assert (story.all(ManHidden), story.orders(), table["crowe"].order) == ([], [], None)


@pytest.mark.rule("17.3", "17.3e")
def test_17_3_a_routed_man_may_not_duck_back_of_his_own_will() -> None:
    table = Table("crowe 05.05 sprint rout", "jung 08.05 hide", ground="03.05 trees")
    table.activate("crowe", "04.05", "03.05", impulse=2)
    assert not any(isinstance(asked, DuckBack) for asked in table.asked)
    assert all(ChooseMove.DUCK_BACK not in asked.answers for asked in table.asked if isinstance(asked, ChooseMove))


@pytest.mark.rule("7.0", "8.0")
def test_7_0_orders_are_refused_to_strangers_and_the_unheard_of() -> None:
    table = Table("taylor 05.05 idle", "jung 05.01 hide")
    assert table.refused("jung", "hide") == ("not-yours", "7.0")
    assert table.refused("taylor", "dance") == ("unknown-order", "7.0")
    assert table.refused("taylor", "none") == ("has-no-order", "7.0")


@pytest.mark.rule("7.19", "10.13", "7.07a", "7.08.3", "10.08.3", "7.18a", "10.10a", "10.13.4", "21.1")
@pytest.mark.parametrize(
    ("why", "friendly", "enemy"),
    [
        ("rough", "7.07a", "10.13.4"),
        ("charge-failed", "7.08.3", "10.08.3"),
        ("carry-over", "7.18a", "10.13"),
        ("fired-flare", "21.1", "10.13"),
        ("out-of-ammo", "7.19", "10.10a"),
        ("hit", "7.19", "10.13"),
    ],
)
def test_7_19_the_paragraph_that_ducks_a_man_back_is_the_one_that_is_cited(why: str, friendly: str, enemy: str) -> None:
    table = Table("crowe 05.05 sprint", "jung 01.01 sprint:1")
    for man, rule in (("crowe", friendly), ("jung", enemy)):
        assert table.play(duck_back(table.state, table.ids[man], why)).one(OrderPlaced).rule == rule
