"""Surrender, guards and prisoners (17.4)."""

from typing import Unpack

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.decisions import TakeAlong
from combat.games.volume1.rules.enemy import enemy_orders
from combat.games.volume1.rules.events import (
    BlowStruck,
    CheckMade,
    EnemyCardDrawn,
    GrenadeDropped,
    ManKilled,
    ManLeft,
    ManMoved,
    PrisonerFreed,
    PrisonerHandedOver,
    PrisonerLedOff,
    ShotFired,
    Surrendered,
)
from combat.games.volume1.rules.fighting import encounter, fire, throwing
from combat.games.volume1.rules.men import surrender
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import Bomb
from tests.games.volume1.tiny_table import Facts, Refused, Table


def led(*men: str, **facts: Unpack[Facts]) -> Table:
    """Return a table with men, each guarded by the man named after "<" in his words, if any."""
    table = Table(*(words.partition(" <")[0] for words in men), **facts)
    for words in men:
        name, _, guard = words.partition(" <")
        if guard:
            man = table.ids[name.split()[0]]
            table.state.men[man] = replace(table.state.men[man], held_by=table.ids[guard])
    return table


# -- who gives himself up, and to whom ------------------------------------------------------------------------------


@pytest.mark.rule("17.4")
def test_17_4_of_equally_good_captors_chance_says_who_stands_guard() -> None:
    table = Table("crowe 05.04 hide tq=4", "cragg 05.04 hide tq=4", "jung 04.04 sprint:2 rout")
    assert table.activate("jung", impulse=1, d6=[4]).one(Surrendered).guard == "pvt-cragg"


@pytest.mark.rule("17.4b", "16.2")
@pytest.mark.parametrize(("mate", "guard"), [("cragg 05.04 hide tq=9", "pvt-cragg"), ("", "pvt-crowe")])
def test_17_4_a_man_past_acting_stands_guard_only_where_nobody_else_can(mate: str, guard: str) -> None:
    men = ("crowe 05.04 hide tq=4 evac", *([mate] if mate else ()), "jung 04.04 sprint:2 rout")
    assert Table(*men).activate("jung", impulse=1).one(Surrendered).guard == guard


@pytest.mark.rule("17.4")
def test_17_4_all_the_routed_of_one_side_give_up_to_the_same_guard() -> None:
    table = Table("crowe 05.05 evade", "jung 05.04 hide rout", "lang 05.04 hide rout")
    story = table.activate("crowe", "05.04", impulse=1)
    assert [event.guard for event in story.all(Surrendered)] == ["pvt-crowe", "pvt-crowe"]
    assert [man.id for man in surrender.prisoners_of(table.state, "pvt-crowe")] == ["soldat-jung", "soldat-lang"]


@pytest.mark.rule("17.4")
def test_17_4_a_routed_captor_takes_heart_beside_a_comrade_who_stands() -> None:
    table = Table("crowe 05.04 hide rout tq=2", "taylor 05.04 hide tq=6", "jung 04.04 sprint:2 rout")
    story = table.activate("jung", impulse=1)
    assert (table["crowe"].morale, story.one(Surrendered).guard) == ("shaken", "pvt-crowe")


@pytest.mark.rule("17.4")
def test_17_4_beside_a_berserk_man_another_takes_the_prisoner() -> None:
    table = Table("crowe 05.04 hide berserk tq=1", "taylor 05.04 hide", "jung 04.04 sprint:2 rout")
    assert table.activate("jung", impulse=1).one(Surrendered).guard == "sgt-taylor"


@pytest.mark.rule("17.4")
def test_17_4_a_friendly_gives_up_to_an_enemy_as_well() -> None:
    table = Table("crowe 05.05 sprint rout", "jung 04.04 hide")
    story = table.activate("crowe", "04.04", impulse=1)
    assert (story.one(Surrendered).guard, story.orders()) == ("soldat-jung", [("jung", "guard")])
    assert table.refused("crowe", "evade") == ("is-a-prisoner", "17.4")


@pytest.mark.rule("17.4")
def test_17_4_the_captors_order_is_gone_and_he_runs_no_further() -> None:
    table = Table("crowe 05.05 sprint", "jung 05.04 hide rout")
    story = table.activate("crowe", "05.04", impulse=2)
    assert (story.orders(), len(story.all(ManMoved))) == ([("crowe", "guard")], 1)


@pytest.mark.rule("17.4")
def test_17_4_a_captor_with_a_live_grenade_drops_it_for_his_guard() -> None:
    table = Table("crowe 05.05 grenade", "jung 05.04 hide rout").arm("crowe", "05.02")
    story = table.activate("crowe", "05.04", impulse=2)
    drop = story.one(GrenadeDropped)
    assert (drop.near, drop.far) == (("pvt-crowe",), ("soldat-jung",))


@pytest.mark.rule("17.4", "17.4b")
def test_17_4_shot_at_a_guard_counts_as_a_man_without_an_order() -> None:
    charts = Table("crowe 05.05 idle", printed=True).state.book.charts
    assert charts.fire["guard"] == charts.fire["none"]


# -- what guards may be ordered -------------------------------------------------------------------------------------


@pytest.mark.rule("17.4", "17.4d")
def test_17_4_a_friendly_guard_may_have_few_orders() -> None:
    table = led("taylor 05.05 idle cautious", "jung 05.05 idle shaken <taylor", "lang 05.01 hide")
    assert set(give_orders.legal_orders(table.state, "sgt-taylor")) == {
        *("evade", "sneak", "rally", "plan", "hide"),
        *("run-and-gun", "sprint", "aimed-fire", "rapid-fire"),
    }


@pytest.mark.rule("17.4", "17.4k")
@pytest.mark.parametrize("order", ["evade", "sneak"])
def test_17_4_the_player_says_whether_the_prisoner_comes_along(order: str) -> None:
    table = led("crowe 05.05 idle", "jung 05.05 idle shaken <crowe")
    table.give_orders(f"crowe {order}", "leave-behind", "commit")
    question = next(asked for asked in table.asked if isinstance(asked, TakeAlong))
    assert (question.answers, question.order) == (("take-along", "leave-behind"), order)
    table.enemy_phase(enemy_cards=[37])
    assert table.order_of("jung") == "none"
    story = table.activate("crowe", "05.04", impulse=4)
    assert [event.man for event in story.all(ManMoved)] == ["pvt-crowe"]
    assert story.kinds[-2:] == ["prisoner-freed", "order-placed"]
    assert (table.order_of("jung"), table["jung"].held_by, table["jung"].hex) == ("duck-back", "", "05.05")


@pytest.mark.rule("17.4", "17.4k")
@pytest.mark.parametrize("order", ["run-and-gun", "sprint"])
def test_17_4_running_leaves_the_prisoner_without_a_question(order: str) -> None:
    table = led("crowe 05.05 idle", "jung 05.05 idle shaken <crowe")
    table.give_orders(f"crowe {order}", "commit")
    assert not any(isinstance(asked, TakeAlong) for asked in table.asked)
    table.activate("crowe", "05.04", impulse=1)
    table.settle_encounters()
    assert (table["jung"].hex, table.order_of("jung")) == ("05.05", "duck-back")


@pytest.mark.rule("17.4", "17.4i")
def test_17_4_who_was_left_behind_draws_a_card_again_next_turn() -> None:
    table = led("crowe 05.04 sprint", "jung 05.05 idle shaken <crowe")
    table.settle_encounters()
    assert table.activate("jung", impulse=2).orders() == [("jung", "hide")]
    table.end_turn()
    assert table.enemy_phase(enemy_cards=[37]).one(EnemyCardDrawn).man == "soldat-jung"


@pytest.mark.rule("17.4")
def test_17_4_a_guard_who_does_not_move_after_all_keeps_his_prisoner() -> None:
    table = led("crowe 05.05 idle", "jung 05.05 idle shaken <crowe")
    table.give_orders("crowe sneak", "leave-behind", "commit")
    table.activate("crowe", "stay", "duck-back", impulse=2)
    assert (table.settle_encounters(), table["jung"].held_by) == ([], "pvt-crowe")
    table.end_turn()
    table.give_orders("crowe evade", "take-along", "commit")
    assert [event.man for event in table.activate("crowe", "05.04", impulse=1).all(ManMoved)] == [
        "pvt-crowe",
        "soldat-jung",
    ]


@pytest.mark.rule("17.4", "17.4l")
@pytest.mark.parametrize("order", ["aimed-fire", "rapid-fire"])
def test_17_4_a_guard_ordered_to_fire_drives_the_prisoner_off_at_once(order: str) -> None:
    table = led("crowe 05.05 idle", "jung 05.05 idle shaken <crowe")
    story = table.give_orders(f"crowe {order}", "commit", enemy_cards=[10])
    assert story.kinds == ["order-placed", "enemy-card-drawn", "prisoner-freed", "man-moved", "orders-committed"]
    assert (table["jung"].hex, story.one(ManMoved).taken) == ("06.05", "driven")
    assert table.enemy_phase(enemy_cards=[37]).orders()[0][0] == "jung"


@pytest.mark.rule("17.4")
@pytest.mark.parametrize(
    ("here", "card", "hex_", "fate"),
    [("09.05", 10, None, "escaped"), ("05.01", 3, "06.01", ""), ("01.05", 10, "02.05", "")],
)
def test_17_4_driven_over_an_edge_he_is_gone_but_a_neutral_one_turns_him(
    here: str, card: int, hex_: str | None, fate: str
) -> None:
    table = led(f"crowe {here} idle", f"jung {here} idle shaken <crowe")
    table.give_orders("crowe aimed-fire", "commit", enemy_cards=[card])
    assert (table["jung"].hex, table["jung"].fate) == (hex_, fate)


@pytest.mark.rule("17.4")
def test_17_4_who_is_driven_onto_another_of_ours_fights_him() -> None:
    table = led("crowe 05.05 idle", "jung 05.05 idle shaken <crowe", "taylor 06.05 idle")
    table.give_orders("crowe aimed-fire", "commit", enemy_cards=[10])
    assert (table.state.melee, table.order_of("jung")) == (frozenset({"06.05"}), "melee")


# -- handing over ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("17.4", "17.4m")
def test_17_4_a_comrade_in_the_hex_may_take_the_prisoner_over() -> None:
    table = led("crowe 05.05 idle", "taylor 05.05 idle", "jung 05.05 idle shaken <crowe")
    story = table.give_orders("taylor guard", "taylor hide", "crowe sprint", "commit")
    handed = story.one(PrisonerHandedOver)
    assert (handed.before, handed.guard, handed.why) == ("pvt-crowe", "sgt-taylor", "relieved")
    assert (table.order_of("taylor"), table.order_of("crowe")) == ("hide", "sprint")
    assert table.refused("taylor", "reload") == ("guards-a-prisoner", "17.4")


@pytest.mark.rule("17.4")
def test_17_4_who_takes_over_loses_an_order_that_no_guard_may_have() -> None:
    table = led("crowe 05.05 idle", "taylor 05.05 run-and-gun", "jung 05.05 idle shaken <crowe")
    table.give_orders("taylor guard", "commit")
    assert table.order_of("taylor") == "hide"
    table = led("crowe 05.05 idle", "taylor 05.05 plan", "jung 05.05 idle shaken <crowe")
    table.give_orders("taylor guard", "commit")
    assert table.order_of("taylor") == "plan"


@pytest.mark.rule("17.4")
@pytest.mark.parametrize(
    ("man", "why"),
    [
        ("taylor 05.04 idle", ("nobody-to-guard", "17.4")),
        ("taylor 05.05 idle rout", ("rout-must-run", "17.3")),
        ("taylor 05.05 idle berserk", ("berserk-must-attack", "17.2")),
        ("taylor 05.05 idle", None),
    ],
)
def test_17_4_only_a_steady_man_in_the_hex_may_take_over(man: str, why: Refused) -> None:
    assert led("crowe 05.05 idle", man, "jung 05.05 idle shaken <crowe").refused("taylor", "guard") == why


@pytest.mark.rule("17.4")
def test_17_4_one_guard_takes_over_all_prisoners_in_the_hex_and_another_may_relieve_him() -> None:
    table = led(
        "crowe 05.05 idle", "taylor 05.05 idle", "jung 05.05 idle shaken <crowe", "lang 05.05 idle shaken <crowe"
    )
    table.give_orders("taylor guard", "commit")
    assert len(surrender.prisoners_of(table.state, "sgt-taylor")) == 2
    table.clock("friendly-orders")
    assert (table.refused("crowe", "guard"), table.refused("taylor", "guard")) == (None, ("nobody-to-guard", "17.4"))


@pytest.mark.rule("17.4", "17.4m")
@pytest.mark.parametrize(("tq", "guard"), [(3, "soldat-lang"), (4, "soldat-jung"), (5, "soldat-jung")])
def test_17_4_among_enemies_the_lower_troop_quality_takes_over_as_the_turn_begins(tq: int, guard: str) -> None:
    table = led("jung 05.05 idle tq=4", "crowe 05.05 idle shaken <jung", f"lang 05.05 idle tq={tq}")
    table.enemy_phase(enemy_cards=[10, 37])
    assert table["crowe"].held_by == guard


# -- guards of the enemy --------------------------------------------------------------------------------------------


@pytest.mark.rule("17.4", "17.4e")
@pytest.mark.parametrize(("words", "order"), [("", "evade:3"), ("light", "evade:3"), ("bad tq=9", "sneak:3")])
def test_17_4_an_enemy_guard_leads_his_prisoner_off_in_his_teams_rout_direction(words: str, order: str) -> None:
    table = led(f"jung 05.05 idle {words}", "crowe 05.05 idle shaken <jung")
    assert table.enemy_phase(enemy_cards=[10]).orders() == [("jung", order)]
    if not words:
        assert [event.man for event in table.activate("jung", impulse=1).all(ManMoved)] == ["soldat-jung", "pvt-crowe"]


@pytest.mark.rule("17.4", "17.4e")
def test_17_4_over_the_edge_the_prisoner_is_captured_and_counts() -> None:
    table = led("jung 09.05 evade:3", "crowe 09.05 idle shaken <jung", points={"friendly-captured": -4})
    story = table.activate("jung", impulse=1)
    assert (story.one(ManLeft).fate, story.one(PrisonerLedOff).man) == ("escaped", "pvt-crowe")
    assert (table["crowe"].fate, table["crowe"].hex) == ("captured", None)
    assert [(score.kind, score.about) for score in victory.tally(table.state)] == [("friendly-captured", "pvt-crowe")]


@pytest.mark.rule("17.4")
def test_17_4_whom_a_leaving_guard_has_left_behind_is_not_captured() -> None:
    table = led("jung 09.05 sprint:3 rout", "crowe 09.05 idle shaken <jung")
    table.activate("jung", impulse=1)
    table.settle_encounters()
    assert (table["crowe"].fate, table["crowe"].held_by, table.order_of("crowe")) == ("", "", "duck-back")


@pytest.mark.rule("17.4", "17.4i")
def test_17_4_a_freed_friendly_hides_and_takes_orders_again() -> None:
    table = led("jung 05.04 hide", "crowe 05.05 idle shaken <jung")
    table.settle_encounters()
    assert table.activate("crowe", impulse=2).orders() == [("crowe", "hide")]
    table.end_turn()
    assert give_orders.commanded(table.state) == ["pvt-crowe"]


# -- a guard is gone ------------------------------------------------------------------------------------------------


@pytest.mark.rule("17.4", "17.4i")
def test_17_4_when_the_guard_falls_his_prisoner_is_free_and_ducks_back() -> None:
    table = led("crowe 05.05 evade", "jung 05.05 idle shaken <crowe")
    apply(table.state, ManKilled("pvt-crowe", "kia"))
    assert table.settle_encounters().kinds == ["prisoner-freed", "order-placed"]


@pytest.mark.rule("17.4")
def test_17_4_when_the_guard_falls_the_weakest_comrade_beside_him_takes_over() -> None:
    table = led("crowe 05.04 idle", "jung 05.05 idle shaken <crowe", "taylor 05.05 hide tq=6", "cragg 05.05 hide tq=3")
    handed = table.settle_encounters().one(PrisonerHandedOver)
    assert (handed.guard, handed.why, table.order_of("cragg")) == ("pvt-cragg", "guard-gone", "hide")


@pytest.mark.rule("17.4")
def test_17_4_two_prisoners_of_one_fallen_guard_are_both_free() -> None:
    table = led("crowe 05.04 idle", "jung 05.05 idle shaken <crowe", "lang 05.05 idle shaken <crowe")
    assert [event.man for event in table.settle_encounters().all(PrisonerFreed)] == ["soldat-jung", "soldat-lang"]


@pytest.mark.rule("17.4", "17.4h")
def test_17_4_a_guard_who_goes_berserk_kills_his_prisoner_unless_a_comrade_takes_him() -> None:
    table = led("crowe 05.05 hide berserk", "jung 05.05 idle shaken <crowe")
    assert table.settle_encounters().one(ManKilled).why == "no-quarter"
    table = led("crowe 05.05 hide berserk", "jung 05.05 idle shaken <crowe", "taylor 05.05 hide")
    assert table.settle_encounters().one(PrisonerHandedOver).guard == "sgt-taylor"


@pytest.mark.rule("17.4")
def test_17_4_a_dead_prisoner_counts_as_killed_not_as_captured() -> None:
    table = led("crowe 05.05 hide", "jung 05.05 idle <crowe", points={"enemy-killed": 1, "enemy-captured": 3})
    assert victory.points(table.state) == 3
    apply(table.state, ManKilled("soldat-jung", "kia"))
    assert victory.points(table.state) == 1


@pytest.mark.rule("17.4")
def test_17_4_a_routed_guard_runs_as_the_routed_do_and_goes_alone() -> None:
    table = led("crowe 05.05 idle rout", "jung 05.05 idle shaken <crowe")
    assert set(give_orders.legal_orders(table.state, "pvt-crowe")) == {"sprint"}
    table = led("crowe 05.05 idle rout bad tq=9", "jung 05.05 idle shaken <crowe")
    table.give_orders("crowe sneak", "commit")
    table.activate("crowe", "04.04", impulse=4)
    table.settle_encounters()
    assert (table["jung"].hex, table.order_of("jung")) == ("05.05", "duck-back")


@pytest.mark.rule("17.4")
def test_17_4_a_prisoner_whose_nerve_breaks_stays_a_prisoner() -> None:
    table = led("crowe 05.05 hide", "jung 05.05 idle rout <crowe")
    assert table.settle_encounters() == []
    table.enemy_phase(enemy_cards=[37])
    assert (table.order_of("jung"), table["jung"].held_by) == ("none", "pvt-crowe")


@pytest.mark.rule("17.4")
def test_17_4_freed_beside_a_routed_captor_he_takes_that_one_prisoner() -> None:
    table = led("crowe 05.04 idle", "taylor 05.05 hide rout", "jung 05.05 idle shaken <crowe")
    story = table.settle_encounters()
    assert (story.one(PrisonerFreed).man, story.one(Surrendered).man) == ("soldat-jung", "sgt-taylor")
    assert (table.order_of("jung"), table["taylor"].held_by) == ("guard", "soldat-jung")


# -- the guard attacked ---------------------------------------------------------------------------------------------


@pytest.mark.rule("17.4")
def test_17_4_a_guard_fights_whoever_comes_and_holds_his_prisoner_meanwhile() -> None:
    table = led("crowe 05.05 hide", "jung 05.05 idle shaken <crowe", "lang 05.04 evade:4")
    story = table.activate("lang", impulse=1)
    assert story.orders() == [("crowe", "melee"), ("lang", "melee")]
    assert (table.settle_encounters(), table["jung"].held_by) == ([], "pvt-crowe")
    assert encounter.sides_in(table.state, Hex("05.05"))[1] == [table["lang"]]
    assert table.activate("crowe", impulse=2, d10=[9]).one(BlowStruck).target == "soldat-lang"


@pytest.mark.rule("17.4")
def test_17_4_a_guard_who_routs_in_that_fight_changes_places_with_his_prisoner() -> None:
    table = led("crowe 05.05 melee rout", "jung 05.05 idle shaken <crowe", "lang 05.05 melee")
    table.state.melee = frozenset({Hex("05.05")})
    story = table.settle_encounters()
    assert (table["crowe"].held_by, story.one(PrisonerFreed).man) == ("soldat-lang", "soldat-jung")
    assert (table.state.melee, table.order_of("jung")) == (frozenset(), "duck-back")


@pytest.mark.rule("17.4")
def test_17_4_a_guard_killed_in_that_fight_leaves_a_free_man() -> None:
    table = led("crowe 05.05 melee", "jung 05.05 idle shaken <crowe", "lang 05.05 melee tq=9")
    table.state.melee = frozenset({Hex("05.05")})
    story = table.activate("lang", impulse=2, d10=[0], friendly_cards=[13])
    assert story.one(ManKilled).man == "pvt-crowe"
    assert (story.one(PrisonerFreed).man, table.state.melee) == ("soldat-jung", frozenset())


# -- fire and fragments ---------------------------------------------------------------------------------------------


@pytest.mark.rule("17.4", "17.4c")
def test_17_4_nobody_of_the_guards_side_fires_at_a_prisoner() -> None:
    table = led("crowe 05.05 hide", "jung 05.05 idle shaken <crowe", "taylor 05.09 rapid-fire")
    assert fire.targets(table.state, table["taylor"]) == []


@pytest.mark.rule("17.4", "17.4j")
@pytest.mark.parametrize("order", ["aimed-fire", "rapid-fire"])
def test_17_4_an_enemy_fires_into_a_hex_with_a_captured_comrade_by_aimed_fire_alone(order: str) -> None:
    table = led("crowe 05.05 hide", "jung 05.05 idle shaken <crowe", f"lenz 05.01 {order}")
    shot = [bool(table.activate("lenz", impulse=1, d10=[]).all(ShotFired))]
    assert table.order_of("lenz") == "aimed-fire"
    shot.append(bool(table.activate("lenz", impulse=2, d10=[9, 9]).all(ShotFired)))
    assert shot == [False, True]


@pytest.mark.rule("17.4")
def test_17_4_on_the_run_he_does_not_fire_there_and_a_comrade_of_the_guard_is_spared_too() -> None:
    table = led("crowe 05.05 hide", "jung 05.05 idle shaken <crowe", "taylor 05.05 hide", "lang 05.01 run-and-gun:2")
    assert fire.targets(table.state, table["lang"]) == []
    table = led("crowe 05.05 hide", "taylor 05.05 hide", "lang 05.01 run-and-gun:2")
    assert len(fire.targets(table.state, table["lang"])) == 2


@pytest.mark.rule("17.4")
def test_17_4_a_prisoner_lies_as_his_guard_does_when_a_grenade_goes_off() -> None:
    table = led("crowe 05.05 hide", "jung 05.05 idle shaken <crowe", ground="05.05 rocks")
    assert throwing.ground_term(table.state, table["jung"], Hex("05.02")).value == -5


@pytest.mark.rule("17.4")
def test_17_4_a_grenade_at_the_guards_feet_may_kill_the_prisoner_too() -> None:
    table = led("crowe 05.05 hide", "jung 05.05 idle shaken <crowe")
    table.state.bombs = (Bomb("mk-2", Hex("05.05"), Hex("05.02"), near=(), far=("soldat-jung",)),)
    story = table.end_turn(d10=[0, 5, 5], friendly_cards=[13])
    assert story.one(ManKilled).man == "soldat-jung"
    assert {check.man for check in story.all(CheckMade)} == {"pvt-crowe"}


@pytest.mark.rule("17.4")
def test_17_4_a_card_drawn_for_a_prisoner_gives_him_no_order() -> None:
    table = led("crowe 05.05 hide", "jung 05.05 idle shaken <crowe")
    table.play(enemy_orders.draw_order(table.state, "soldat-jung"), enemy_cards=[37])
    assert table.order_of("jung") == "none"
