"""Belt-fed weapons: operator and assistant, the effect of two nines, and the loss of either man (14.3)."""

from __future__ import annotations

from typing import Unpack

import pytest

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Effect, Skill
from combat.games.volume1.rules.cards import immediate_effects
from combat.games.volume1.rules.decisions import ChooseMove, ChooseWeapon, DuckBack
from combat.games.volume1.rules.enemy import alert, enemy_orders
from combat.games.volume1.rules.events import (
    AmmoChanged,
    EnemyCardDrawn,
    EnemyPlaced,
    GrenadeThrown,
    ManAlerted,
    ManHeld,
    ManLeft,
    ManMoved,
    OrderPlaced,
    Reinforced,
    RolesSwapped,
    ShotFired,
    WeaponLeft,
    WeaponLost,
    WeaponManned,
    total,
)
from combat.games.volume1.rules.fighting import belt_fed, chances, crews, fire, weapons
from combat.games.volume1.rules.lineup import Men
from combat.games.volume1.rules.orders import movement
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import sequence, set_up
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.sites import Crew, GunSite
from combat.games.volume1.rules.state import Bomb, Order, Wound
from tests.games.volume1.tiny_table import Facts, Table

MISS, GUN = 8, "m1919-1"
CREW = ("crowe 05.09 rapid-fire tq=6", "brubaker 05.09 rapid-fire tq=4")


def crew(*others: str, operator: str = CREW[0], assistant: str = CREW[1], **kinds: Unpack[Facts]) -> Table:
    """Return a table on which Crowe mans the Browning with Brubaker as his assistant."""
    return Table(operator, assistant, *others, **kinds).gun("crowe", "brubaker")


def german_crew(*others: str, operator: str = "", assistant: str = "", **kinds: Unpack[Facts]) -> Table:
    """Return a table on which Stahl mans his MG 42 with Roth as his assistant."""
    table = Table(f"stahl 05.05 {operator}", f"roth 05.05 {assistant}", *others, **kinds)
    return table.gun("stahl", "roth")


def need(table: Table, man: str, target: str, weapon: str = "m1919") -> int:
    """Return the number that a man needs to hit a target with a weapon."""
    return total(fire.ledger(table.state, table[man], table[target], table.state.book.weapons[weapon]))


# -- counters of their own (14.3) -------------------------------------------------------------------------------------


@pytest.mark.rule("14.3")
def test_14_3_nobody_fires_a_weapon_that_he_was_not_given() -> None:
    table = Table("crowe 05.09 rapid-fire", "jung 05.01 hide").gun(hex="05.09")
    assert [weapon.id for weapon in weapons.firearms(table.state, table["crowe"].id)] == ["m1-garand"]
    table.gun("crowe")
    assert [weapon.id for weapon in weapons.firearms(table.state, table["crowe"].id)] == ["m1919", "m1-garand"]


@pytest.mark.rule("14.3")
def test_14_3_a_man_takes_a_weapon_in_his_hex_when_orders_are_given() -> None:
    table = Table("crowe 05.09", "cragg 05.08").gun(hex="05.09")
    story = table.give_orders("crowe take m1919-1", "commit")
    assert story.one(WeaponManned).operator == "pvt-crowe"
    assert table.state.guns[GUN].operator == "pvt-crowe"
    refusal = belt_fed.take_refusal(table.state, "pvt-cragg", GUN)
    assert refusal is not None
    assert (refusal.message, refusal.rule) == ("weapon-elsewhere", "14.3")


@pytest.mark.rule("14.3")
@pytest.mark.parametrize(
    ("words", "message"),
    [("rout", "cannot-serve"), ("evac", "cannot-serve"), ("normal", None), ("berserk", None)],
)
def test_14_3_who_may_take_a_weapon(words: str, message: str | None) -> None:
    table = Table(f"crowe 05.09 {words}").gun(hex="05.09")
    refusal = belt_fed.take_refusal(table.state, "pvt-crowe", GUN)
    assert (refusal and refusal.message) == message


@pytest.mark.rule("14.3", "14.3a")
def test_14_3_two_men_serve_a_weapon_and_nobody_serves_two() -> None:
    table = crew("cragg 05.09", operator="crowe 05.09 tq=6", assistant="brubaker 05.09 tq=4")
    refusal = belt_fed.take_refusal(table.state, "pvt-cragg", GUN)
    again = belt_fed.take_refusal(table.state, "pvt-crowe", GUN)
    assert refusal is not None
    assert again is not None
    assert (refusal.message, again.message) == ("crew-complete", "serves-already")


@pytest.mark.rule("14.3", "14.3a")
@pytest.mark.parametrize(("first", "second"), [("crowe", "brubaker"), ("brubaker", "crowe")])
def test_14_3_the_man_of_higher_tq_operates_and_the_other_assists(first: str, second: str) -> None:
    table = Table("crowe 05.09 tq=6", "brubaker 05.09 tq=4").gun(hex="05.09")
    table.give_orders(f"{first} take {GUN}", f"{second} take {GUN}", "commit")
    gun = table.state.guns[GUN]
    assert (gun.operator, gun.assistant) == ("pvt-crowe", "pvt-brubaker")


@pytest.mark.rule("14.3", "14.3a")
def test_14_3_wounds_count_in_who_operates_and_of_equals_the_first() -> None:
    table = Table("crowe 05.09 tq=6 bad", "brubaker 05.09 tq=4", "cragg 05.09 tq=4").gun(hex="05.09")
    table.give_orders(f"crowe take {GUN}", f"brubaker take {GUN}", "commit")
    assert table.state.guns[GUN].operator == "pvt-brubaker"
    table.give_orders("crowe leave", f"cragg take {GUN}", "commit")
    assert table.state.guns[GUN].operator == "pvt-brubaker"


@pytest.mark.rule("14.3")
def test_14_3_a_weapon_laid_down_lies_in_the_hex_and_with_an_assistant_he_takes_over() -> None:
    table = crew(operator="crowe 05.09 tq=6", assistant="brubaker 05.09 tq=4")
    story = table.give_orders("crowe leave", "brubaker leave", "commit")
    assert [(left.man, left.hex) for left in story.all(WeaponLeft)] == [
        ("pvt-crowe", "05.09"),
        ("pvt-brubaker", "05.09"),
    ]
    assert story.one(WeaponManned).operator == "pvt-brubaker"
    assert [gun.id for gun in crews.lying_in(table.state, Hex("05.09"))] == [GUN]
    assert table.state.guns[GUN].operator == table.state.guns[GUN].assistant == ""


@pytest.mark.rule("14.3")
def test_14_3_taking_a_weapon_takes_back_what_the_crew_was_ordered_before() -> None:
    table = Table("crowe 05.09 tq=6 idle", "brubaker 05.09 tq=4 idle").gun("crowe", hex="05.09")
    table.give_orders("crowe aimed-fire", "brubaker sprint", f"brubaker take {GUN}", "commit")
    assert (table.order_of("crowe"), table.order_of("brubaker")) == ("hide", "hide")


@pytest.mark.rule("14.3")
def test_14_3_who_takes_a_weapon_puts_down_the_man_he_was_to_carry() -> None:
    table = Table("crowe 05.09 tq=6 idle", "brubaker 05.09 bad idle").gun(hex="05.09")
    table.give_orders("crowe carry", "brubaker", f"crowe take {GUN}", "crowe aimed-fire", "commit")
    assert (table.order_of("crowe"), table.order_of("brubaker")) == ("aimed-fire", "hide")


@pytest.mark.rule("14.3")
def test_14_3_a_carried_man_serves_no_weapon() -> None:
    table = Table("crowe 05.09 idle", "brubaker 05.09 bad idle").gun("brubaker", hex="05.09")
    story = table.give_orders("crowe carry", "brubaker", "commit")
    assert story.one(WeaponLeft).why == "gun-carried"


@pytest.mark.rule("14.3")
def test_14_3_two_men_with_grenades_are_no_crew_while_they_throw() -> None:
    table = crew(operator="crowe 05.09 grenade tq=6", assistant="brubaker 05.09 grenade tq=4")
    assert crews.missing(table.state, "pvt-crowe") == "other-order"


@pytest.mark.rule("14.3")
def test_14_3_every_answer_of_the_order_phase_about_weapons_is_legal() -> None:
    table = crew("cragg 05.09 idle", operator="crowe 05.09 idle", assistant="brubaker 05.09 idle")
    table.clock("friendly-orders")
    ask = GiveOrders("7.0")
    options = [str(option) for option in ask.options(table.state)]
    assert {"pvt-crowe leave", "pvt-brubaker leave"} <= set(options)
    assert all(ask.refusal(table.state, option) is None for option in options)
    assert ask.refusal(table.state, f"pvt-cragg take {GUN}") is not None
    assert ask.refusal(table.state, "pvt-cragg leave") is not None
    assert ask.refusal(table.state, "pvt-cragg take howitzer-9") is not None


@pytest.mark.rule("7.0", "14.3")
@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("pvt-crowe leave it", "not-an-option"), ("pvt-crowe takes m1919-1", "not-an-option"),
        ("pvt-crowe", "not-an-option"), ("", "not-an-option"), (" leave", "not-an-option"),
    ],
)  # fmt: skip
def test_14_3_what_only_begins_like_an_answer_of_the_order_phase_is_none(answer: str, why: str) -> None:
    table = crew(operator="crowe 05.09 idle", assistant="brubaker 05.09 idle").clock("friendly-orders")
    refusal = GiveOrders("7.0").refusal(table.state, answer)
    assert refusal is not None and refusal.message == why


# -- firing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.3", "14.3b")
def test_14_3_the_operators_tq_is_fired_with_whatever_else_he_is_skilled_in() -> None:
    table = crew(
        "jung 05.01 evade:1",
        operator="crowe 05.09 aimed-fire tq=6 m1-garand=2",
        assistant=CREW[1].replace("rapid", "aimed"),
    )
    ledger = fire.ledger(table.state, table["crowe"], table["jung"], table.state.book.weapons["m1919"])
    assert [(term.name, term.value) for term in ledger if term.value] == [("operator", 6)]


@pytest.mark.rule("14.3")
def test_14_3_an_enemys_weapon_too_is_fired_with_tq() -> None:
    table = german_crew("crowe 05.09 hide", operator="aimed-fire tq=7 mg-42=2", assistant="aimed-fire")
    assert need(table, "stahl", "crowe", "mg-42") == 7


@pytest.mark.rule("14.3", "14.3b")
def test_14_3_without_an_assistant_three_less() -> None:
    table = Table(CREW[0], "jung 05.01 evade:1").gun("crowe")
    ledger = fire.ledger(table.state, table["crowe"], table["jung"], table.state.book.weapons["m1919"])
    assert [(term.name, term.value, term.rule) for term in ledger[:2]] == [
        ("operator", 6, "14.3"),
        ("gunner-alone", -3, "14.3"),
    ]


@pytest.mark.rule("14.3", "14.3f")
@pytest.mark.parametrize(
    ("assistant", "why"),
    [
        ("brubaker 05.09 rapid-fire", ""),
        ("brubaker 05.09 rapid-fire light", ""),
        ("brubaker 05.09 rapid-fire bandaged-bad", ""),
        ("brubaker 05.09 aimed-fire", "other-order"),
        ("brubaker 05.08 rapid-fire", "away"),
        ("brubaker 05.09 rapid-fire bad", "wounded"),
        ("brubaker 05.09 rapid-fire rout", "not-himself"),
        ("brubaker 05.09 rapid-fire berserk", "not-himself"),
    ],
)
def test_14_3_when_the_assistant_is_no_help(assistant: str, why: str) -> None:
    table = crew("jung 05.01 evade:1", assistant=assistant + " tq=4")
    assert crews.missing(table.state, "pvt-crowe") == why
    assert need(table, "crowe", "jung") == 6 - 2 - (3 if why else 0)


@pytest.mark.rule("14.3")
def test_14_3_a_man_with_a_prisoner_to_guard_is_no_help() -> None:
    table = crew("jung 05.09 shaken", "roth 05.01 evade:1")
    table.state.men["soldat-jung"] = replace(table["jung"], held_by="pvt-brubaker")
    assert crews.missing(table.state, "pvt-crowe") == "on-guard"


@pytest.mark.rule("17.3")
@pytest.mark.parametrize("morale", ["rout", "berserk"])
def test_17_3_an_assistant_does_not_run_with_an_operator_who_is_beside_himself(morale: str) -> None:
    table = german_crew("taylor 01.01 hide hidden", operator=f"idle {morale}", assistant="idle", ground="05.05 trees")
    story = table.enemy_phase(enemy_cards=[37, 36], d10=[9] if morale == "rout" else [])
    assert {card.man for card in story.all(EnemyCardDrawn)} == {"soldat-stahl", "soldat-roth"}
    assert crews.missing(table.state, "soldat-stahl") == "operator-wild"


@pytest.mark.rule("15.0")
def test_15_0_a_gunner_alone_keeps_the_charge_that_brought_him_into_a_melee() -> None:
    table = Table("stahl 05.05 charge", "taylor 05.05 melee")
    table.gun("stahl")
    table.state.melee = frozenset({Hex("05.05")})
    assert list(table.play(belt_fed.suit_order(table.state, "soldat-stahl"))) == []


@pytest.mark.rule("14.3")
def test_14_3_wounds_and_morale_count_as_for_any_weapon() -> None:
    table = crew("jung 05.01 evade:1", operator=f"{CREW[0]} light cautious")
    assert need(table, "crowe", "jung") == 6 - 2 - 1 - 1


@pytest.mark.rule("14.3", "14.3c")
@pytest.mark.parametrize(
    ("assistant", "dice", "after"),
    [
        ("brubaker 05.09", [9, MISS, MISS], []),
        ("brubaker 05.09", [9, 9, MISS], ["low"]),
        ("brubaker 05.09", [9, MISS, 9], ["low"]),
        ("brubaker 05.01", [9, MISS, MISS], ["low"]),
        ("brubaker 05.01", [9, 9], ["low", "none"]),
    ],
)
def test_14_3_two_nines_in_one_attack_bring_the_marker_one_without_help(
    assistant: str, dice: list[int], after: list[str]
) -> None:
    table = crew("jung 05.02 evade:1", assistant=f"{assistant} rapid-fire tq=4")
    story = table.activate("crowe", "jung", "m1919", 3, impulse=1, d10=dice)
    assert [change.after for change in story.all(AmmoChanged)] == after
    assert all(change.gun == GUN for change in story.all(AmmoChanged))


@pytest.mark.rule("14.3", "14.3c")
def test_14_3_nines_of_different_attacks_do_not_add_up() -> None:
    table = crew("jung 05.02 evade:1")
    for impulse in (1, 2):
        table.activate("crowe", "jung", "m1919", 3, impulse=impulse, d10=[9, MISS, MISS])
    assert table.state.guns[GUN].ammo == "full"


@pytest.mark.rule("14.3", "14.3c")
def test_14_3_four_nines_empty_the_weapon() -> None:
    table = german_crew("crowe 05.09 hide", operator="rapid-fire tq=6", assistant="rapid-fire")
    story = table.activate("stahl", impulse=1, d10=[9, 9, 9, 9])
    assert [(change.man, change.after) for change in story.all(AmmoChanged)] == [
        ("soldat-stahl", "low"),
        ("soldat-stahl", "none"),
    ]


@pytest.mark.rule("14.3")
@pytest.mark.parametrize(("helped", "shots"), [(True, 2), (True, 3), (False, 3), (True, 4)])
def test_14_3_the_odds_of_low_ammo_agree_with_the_dice(helped: bool, shots: int) -> None:
    table = crew("jung 05.05 evade:1", assistant=f"brubaker {'05.09' if helped else '05.01'} rapid-fire tq=4")
    odds = chances.odds(table.state, table["crowe"], table["jung"], table.state.book.weapons["m1919"], shots)
    faces = [str(number).zfill(shots).count("9") for number in range(10**shots)]
    assert odds.low_ammo == pytest.approx(sum(nines >= (2 if helped else 1) for nines in faces) / 10**shots)


@pytest.mark.rule("14.3")
@pytest.mark.parametrize(("helped", "ammo"), [(True, "low"), (False, "low"), (False, "full")])
def test_14_3_the_odds_of_hits_agree_with_the_dice(helped: bool, ammo: str) -> None:
    table = crew("jung 05.05 evade:1", assistant=f"brubaker {'05.09' if helped else '05.01'} rapid-fire tq=4")
    table.state.guns[GUN] = replace(table.state.guns[GUN], ammo=ammo)
    odds = chances.odds(table.state, table["crowe"], table["jung"], table.state.book.weapons["m1919"], 3)
    to_empty = (2 if helped else 1) * (1 if ammo == "low" else 2)
    hits = [_hits(f"{number:03d}", odds.need, to_empty) for number in range(1000)]
    assert odds.any == pytest.approx(sum(count > 0 for count in hits) / 1000)
    assert odds.expected == pytest.approx(sum(hits) / 1000)


def _hits(dice: str, need: int, nines_to_empty: int) -> int:
    hits = 0
    for roll in map(int, dice):
        hits += roll <= need and roll != 9
        nines_to_empty -= roll == 9
        if not nines_to_empty:
            break
    return hits


@pytest.mark.rule("13.0.8")
def test_13_0_8_an_empty_weapon_counter_leaves_its_operator_his_rifle() -> None:
    table = crew("jung 05.02 evade:1")
    table.state.guns[GUN] = replace(table.state.guns[GUN], ammo="none")
    assert [weapon.id for weapon in fire.can_hit(table.state, table["crowe"], table["jung"])] == ["m1-garand"]


@pytest.mark.rule("7.13")
def test_7_13_a_reload_fills_the_weapon_that_he_operates() -> None:
    table = crew(operator="crowe 05.09 idle", assistant="brubaker 05.09 idle")
    assert table.refused("crowe", "reload") == ("ammo-full", "7.13")
    table.state.guns[GUN] = replace(table.state.guns[GUN], ammo="low")
    table.give_orders("crowe reload", "commit")
    story = table.end_turn()
    assert [(change.gun, change.after) for change in story.all(AmmoChanged)] == [(GUN, "full")]


@pytest.mark.rule("13.1")
def test_13_1_the_player_chooses_between_the_rates_and_an_enemy_takes_the_highest() -> None:
    table = crew("jung 05.02 evade:1")
    story = table.activate("crowe", "jung", "m1919", 2, impulse=1, d10=[MISS, MISS])
    assert story.all(ShotFired)[-1].shots == 2
    weapon = next(asked for asked in table.asked if isinstance(asked, ChooseWeapon))
    assert weapon.answers == ("m1919", "m1-garand")
    table = german_crew("crowe 05.09 hide", operator="rapid-fire mg-42=5", assistant="rapid-fire")
    assert len(table.activate("stahl", impulse=1, d10=[MISS] * 4).all(ShotFired)) == 4


@pytest.mark.rule("14.3")
def test_14_3_an_assistant_who_helps_does_not_fire_himself() -> None:
    table = crew("jung 05.02 evade:1")
    assert table.activate("brubaker", impulse=1).all(ShotFired) == []
    table = german_crew("crowe 05.09 hide", operator="rapid-fire", assistant="rapid-fire")
    assert table.activate("roth", impulse=1).all(ShotFired) == []


# -- orders -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.3", "14.3e")
def test_14_3_the_assistant_is_taken_to_have_his_operators_order() -> None:
    table = crew(operator="crowe 05.09 idle", assistant="brubaker 05.09 idle")
    table.give_orders("crowe aimed-fire", "commit")
    assert table["brubaker"].order == table["crowe"].order


@pytest.mark.rule("14.3", "14.3e")
def test_14_3_he_may_be_given_another_order_and_helps_nobody_this_turn() -> None:
    table = crew("jung 05.02 hide", operator="crowe 05.09 idle", assistant="brubaker 05.09 idle")
    table.give_orders("crowe aimed-fire", "brubaker sneak", "commit")
    assert (table.order_of("crowe"), table.order_of("brubaker")) == ("aimed-fire", "sneak")
    assert crews.missing(table.state, "pvt-crowe") == "other-order"


@pytest.mark.rule("14.3")
def test_14_3_orders_that_are_one_mans_affair_are_not_shared() -> None:
    table = Table("taylor 05.09 idle", "crowe 05.09 idle").gun("taylor", "crowe")
    table.give_orders("taylor plan", "commit")
    assert (table.order_of("taylor"), table.order_of("crowe")) == ("plan", "hide")


@pytest.mark.rule("14.1", "14.1d")
def test_14_1_a_very_heavy_weapon_forbids_sprint_and_run_and_gun_to_its_operator_only() -> None:
    table = crew(operator="crowe 05.09 idle", assistant="brubaker 05.09 idle")
    assert table.refused("crowe", "sprint") == table.refused("crowe", "run-and-gun") == ("weapon-too-heavy", "14.1")
    assert table.refused("crowe", "evade") is table.refused("crowe", "sneak") is None
    assert table.refused("brubaker", "sprint") is None


@pytest.mark.rule("14.3", "14.3d", "14.1d")
def test_14_3_without_an_assistant_the_operator_can_only_sneak() -> None:
    table = Table("crowe 05.09 idle", "jung 05.06 hide").gun("crowe")
    for order in ("sprint", "run-and-gun", "carry"):
        assert table.refused("crowe", order) == ("weapon-too-heavy", "14.1")
    for order in ("evade", "charge"):
        assert table.refused("crowe", order) == ("weapon-needs-two", "14.3")
    assert table.refused("crowe", "sneak") is None


@pytest.mark.rule("14.3")
def test_14_3_an_assistant_ordered_elsewhere_takes_the_operators_evade_with_him() -> None:
    table = crew(operator="crowe 05.09 idle", assistant="brubaker 05.09 idle")
    story = table.give_orders("crowe evade", "brubaker hide", "commit")
    assert story.orders() == [("crowe", "evade"), ("brubaker", "hide"), ("crowe", "none"), ("crowe", "hide")]


@pytest.mark.rule("14.3")
def test_14_3_crew_and_weapon_move_together() -> None:
    table = crew(operator="crowe 05.09 evade", assistant="brubaker 05.09 evade")
    story = table.activate("crowe", "05.08", impulse=1)
    assert [(move.man, move.end) for move in story.all(ManMoved)] == [("pvt-crowe", "05.08"), ("pvt-brubaker", "05.08")]
    assert crews.place(table.state, table.state.guns[GUN]) == "05.08"
    assert table.activate("brubaker").all(ManMoved) == []


@pytest.mark.rule("14.3", "14.3d")
def test_14_3_who_loses_his_assistant_goes_on_at_a_sneak() -> None:
    table = crew(operator="crowe 05.09 evade", assistant="brubaker 05.09 evade bad")
    story = table.activate("crowe", impulse=1)
    assert story.orders() == [("crowe", "sneak")]
    assert story.one(OrderPlaced).rule == "14.3"


@pytest.mark.rule("14.3", "14.1d", "7.09.2")
@pytest.mark.parametrize("mate", ["", "brubaker 05.09 hide tq=4"])
def test_14_3_a_grenade_is_thrown_from_where_the_weapon_stands(mate: str) -> None:
    """Nobody helps a man who throws, even where somebody stands beside him."""
    men = ("crowe 05.09 grenade tq=6", "jung 05.06 hide", *([mate] if mate else []))
    table = Table(*men).gun("crowe", "brubaker" if mate else "").arm("crowe", "05.06")
    for impulse, answers in ((2, ("shift", "stay")), (4, None)):
        story = table.activate("crowe", impulse=impulse)
        asked = [ask.answers for ask in table.asked if isinstance(ask, ChooseMove)]
        assert (asked, story.all(ManMoved)) == ([answers] if answers else [], [])


@pytest.mark.rule("14.3", "7.09.2", "7.09.3")
def test_14_3_from_four_hexes_he_may_but_shift_the_target_or_throw_a_hex_short() -> None:
    table = Table("crowe 05.09 grenade tq=6", "jung 05.05 hide").gun("crowe").arm("crowe", "05.05")
    assert table.activate("crowe", impulse=2, d10=[9]).all(ManMoved) == []
    assert table.activate("crowe", impulse=3, d10=[0]).one(GrenadeThrown).landed == "05.06"


@pytest.mark.rule("14.3", "7.10")
def test_14_3_nor_does_a_smoke_or_rifle_grenade_walk_the_weapon() -> None:
    for order in ("smoke-grenade", "rifle-grenade"):
        table = Table(f"crowe 05.09 {order} tq=6", "jung 05.05 hide").gun("crowe")
        for impulse in (2, 4):
            assert table.activate("crowe", impulse=impulse).all(ManMoved) == []
            assert not [ask for ask in table.asked if isinstance(ask, ChooseMove)]


@pytest.mark.rule("14.3", "17.2b")
def test_14_3_a_berserk_gunner_alone_is_not_driven_from_his_weapon() -> None:
    table = Table("crowe 05.05 grenade berserk", "jung 05.02 hide").gun("crowe").arm("crowe", "05.02")
    assert table.activate("crowe", "stay", impulse=2).all(ManMoved) == []
    assert table.activate("crowe", impulse=4).one(ManHeld).why == "weapon-needs-two"


@pytest.mark.rule("14.3")
def test_14_3_a_man_who_has_laid_the_weapon_down_walks_with_his_grenade() -> None:
    table = Table("crowe 05.09 grenade", "jung 05.06 hide").gun(hex="05.09").arm("crowe", "05.06")
    assert table.activate("crowe", "05.08", impulse=2).one(ManMoved).end == "05.08"


@pytest.mark.rule("14.3")
def test_14_3_why_the_weapon_keeps_him_is_said() -> None:
    table = Table("crowe 05.09 grenade", "jung 05.06 hide").gun("crowe").arm("crowe", "05.06")
    refusal = movement.step_refusal(table.state, table["crowe"], Hex("05.08"))
    assert (refusal.message, refusal.rule) == ("weapon-needs-two", "14.3")


@pytest.mark.rule("14.3", "10.09.2", "10.09.4")
@pytest.mark.parametrize(("known", "moves"), [("", False), ("unknown", True)])
def test_14_3_an_enemy_gunner_alone_walks_with_no_grenade_once_he_is_known(known: str, moves: bool) -> None:
    table = Table(f"stahl 05.05 grenade tq=0 {known}", "crowe 05.09 hide").arm("stahl", "05.09", "stielhandgranate")
    assert bool(table.activate("stahl", impulse=2).all(ManMoved)) == moves
    table = Table(f"stahl 05.05 grenade tq=0 {known}", "crowe 05.08 hide")
    assert bool(table.activate("stahl", impulse=4, d6=[1] if moves else []).all(ManMoved)) == moves


@pytest.mark.rule("14.3", "10.09.3")
def test_14_3_an_enemy_gunners_throw_from_four_hexes_falls_a_hex_short_but_not_on_comrades() -> None:
    """Of the two hexes beside the target that are in reach, a comrade lies in one."""
    table = Table("stahl 05.05 grenade", "crowe 06.01 hide", "lang 05.02 hide").arm(
        "stahl", "06.01", "stielhandgranate"
    )
    story = table.activate("stahl", impulse=3, d10=[0])
    assert story.one(GrenadeThrown).aimed_at == "06.02"


@pytest.mark.rule("14.3")
def test_14_3_an_enemy_gunner_alone_sneaks_too_once_he_is_known() -> None:
    table = Table("stahl 05.05 idle", "crowe 05.09 hide", "kraus 07.05 unknown idle")
    table.play(_given(table, "stahl", "evade:5"))
    table.play(_given(table, "kraus", "evade:5"))
    assert (table.order_of("stahl"), table.order_of("kraus")) == ("sneak", "evade")
    table.play(_given(table, "stahl", "charge"))
    assert table.order_of("stahl") == "rapid-fire"


@pytest.mark.rule("14.1d", "14.3")
@pytest.mark.parametrize(
    ("order", "rule", "why"),
    [("evade:5", "14.3", "gunner-alone"), ("sprint:5", "14.1", "weapon-forbids"), ("charge", "14.3", "gunner-alone")],
)
def test_14_3_what_the_weapon_forbids_with_help_too_and_what_only_without_it_are_told_apart(
    order: str, rule: str, why: str
) -> None:
    table = Table("stahl 05.05 idle", "crowe 05.09 hide")
    placed = table.play(_given(table, "stahl", order)).all(OrderPlaced)[-1]
    assert (placed.rule, placed.why) == (rule, why)


def _given(table: Table, man: str, order: str) -> Steps[None]:
    id_, _, direction = order.partition(":")
    marker = Order(id_, (int(direction),) if direction else ())
    return enemy_orders.give(table.state, table.ids[man], marker, "9.1", "card")


# -- losing a man -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.3", "14.3f")
def test_14_3_an_assistant_who_dies_in_a_burst_at_him_leaves_the_operator_three_less() -> None:
    table = crew(
        "hoffmann 05.05 rapid-fire mp-40=8",
        assistant="brubaker 05.09 rapid-fire tq=4",
        operator="crowe 05.09 hidden rapid-fire tq=6",
    )
    before = need(table, "crowe", "hoffmann")
    story = table.activate("hoffmann", impulse=1, d10=[0, 9], friendly_cards=[13])
    assert (len(story.all(ShotFired)), table["brubaker"].fate) == (1, "killed")
    assert need(table, "crowe", "hoffmann") == before - 3
    table.play(belt_fed.resolve_weapons(table.state))
    assert table.state.guns[GUN].assistant == ""


@pytest.mark.rule("14.3")
def test_14_3_the_dice_left_over_when_the_target_of_a_burst_dies_are_not_rolled() -> None:
    table = crew("jung 05.05 evade:1")
    story = table.activate("crowe", "jung", "m1919", 3, impulse=1, d10=[9, 0], friendly_cards=[13])
    assert (len(story.all(ShotFired)), table["jung"].fate, table.state.guns[GUN].ammo) == (2, "killed", "full")


@pytest.mark.rule("14.3")
def test_14_3_a_dead_operators_weapon_lies_where_he_fell_and_the_assistant_has_it_next_turn() -> None:
    table = crew(
        "hoffmann 05.05 rapid-fire mp-40=8",
        operator="crowe 05.09 rapid-fire tq=6",
        assistant="brubaker 05.09 hidden rapid-fire tq=4",
    )
    table.activate("hoffmann", impulse=1, d10=[0, 9], friendly_cards=[13])
    story = table.play(belt_fed.resolve_weapons(table.state))
    left = story.one(WeaponLeft)
    assert (left.man, left.hex, left.why) == ("pvt-crowe", "05.09", "gun-killed")
    assert [weapon.id for weapon in weapons.firearms(table.state, "pvt-brubaker")] == ["m1-garand"]
    manned = table.end_turn().one(WeaponManned)
    assert (manned.operator, manned.assistant, manned.why) == ("pvt-brubaker", "", "gun-took-over")


@pytest.mark.rule("14.3")
def test_14_3_at_the_end_of_a_turn_the_better_of_the_two_operates() -> None:
    table = crew(operator="crowe 05.09 tq=6 bad", assistant="brubaker 05.09 tq=4")
    manned = table.end_turn().one(WeaponManned)
    assert (manned.operator, manned.assistant, manned.why) == ("pvt-brubaker", "pvt-crowe", "better")


@pytest.mark.rule("14.3")
def test_14_3_men_who_end_a_turn_apart_are_no_crew_any_more() -> None:
    table = crew(operator="crowe 05.09 tq=6", assistant="brubaker 05.07 tq=4")
    assert table.end_turn().one(WeaponLeft).why == "gun-apart"
    assert (table.state.guns[GUN].operator, table.state.guns[GUN].assistant) == ("pvt-crowe", "")


@pytest.mark.rule("14.3")
@pytest.mark.parametrize(("words", "why"), [("rout", "gun-routed"), ("evac", "gun-inactive")])
def test_14_3_a_man_who_runs_or_can_do_no_more_lets_the_weapon_lie(words: str, why: str) -> None:
    table = crew(operator=f"crowe 05.09 {words} tq=6")
    left = table.play(belt_fed.resolve_weapons(table.state)).one(WeaponLeft)
    assert (left.man, left.hex, left.why) == ("pvt-crowe", "05.09", why)


@pytest.mark.rule("14.3")
def test_14_3_a_weapon_lies_where_its_operator_surrendered() -> None:
    table = crew("jung 05.08 evade:4", operator="crowe 05.09 rout hide tq=6", assistant="brubaker 01.01 hide tq=4")
    table.activate("jung", impulse=1)
    assert table["crowe"].held_by == "soldat-jung"
    left = table.play(belt_fed.resolve_weapons(table.state)).one(WeaponLeft)
    assert (left.man, left.hex, left.why) == ("pvt-crowe", "05.09", "gun-surrendered")


@pytest.mark.rule("14.3")
def test_14_3_a_guard_serves_no_weapon() -> None:
    table = crew("jung 05.09 shaken")
    table.state.men["soldat-jung"] = replace(table["jung"], held_by="pvt-brubaker")
    assert table.play(belt_fed.resolve_weapons(table.state)).one(WeaponLeft).why == "gun-guards"


@pytest.mark.rule("14.3")
def test_14_3_an_operator_who_ducks_back_keeps_the_weapon_and_his_assistant_ducks_with_him() -> None:
    table = crew("jung 05.02 hide")
    story = table.activate("crowe", "hold-fire", DuckBack.DUCK_BACK, impulse=1)
    assert story.all(WeaponLeft) == []
    assert (table.order_of("crowe"), table.order_of("brubaker")) == ("duck-back", "duck-back")
    table.activate("crowe", impulse=2)
    assert (table.order_of("crowe"), table.order_of("brubaker")) == ("hide", "hide")
    assert table.state.guns[GUN].operator == "pvt-crowe"


@pytest.mark.rule("14.3")
def test_14_3_an_assistant_who_ducks_back_alone_helps_no_more() -> None:
    table = crew("jung 05.02 hide")
    table.activate("brubaker", DuckBack.DUCK_BACK, impulse=1)
    assert crews.missing(table.state, "pvt-crowe") == "other-order"
    assert table.order_of("crowe") == "rapid-fire"


@pytest.mark.rule("14.3")
def test_14_3_a_grenade_hurts_the_crew_and_not_the_weapon() -> None:
    table = crew(operator="crowe 05.09 hide tq=6", assistant="brubaker 04.01 hide tq=4")
    table.state.bombs = (Bomb("stielhandgranate", Hex("05.09"), Hex("05.08"), near=("pvt-crowe",)),)
    table.end_turn(d10=[0], friendly_cards=[13])
    assert table["crowe"].fate == "killed"
    gun = table.state.guns[GUN]
    assert (gun.operator, crews.place(table.state, gun), gun.ammo) == ("", "05.09", "full")


@pytest.mark.rule("14.3")
def test_14_3_who_leaves_the_board_with_the_weapon_takes_it_along() -> None:
    table = crew()
    table.state.men["pvt-crowe"] = replace(table["crowe"], hex=None, fate="passed")
    assert table.play(belt_fed.resolve_weapons(table.state)).one(WeaponLost).man == "pvt-crowe"
    assert table.state.guns == {}


@pytest.mark.rule("14.3")
def test_14_3_a_man_who_never_learned_it_fires_with_his_tq_too() -> None:
    table = Table("goldstein 05.09 rapid-fire tq=4", "jung 05.02 evade:1").gun("goldstein")
    assert "m1919" not in {skill.weapon for skill in table.figures["pvt-goldstein"].skills}
    assert need(table, "goldstein", "jung") == 4 - 3 - 2


@pytest.mark.rule("15.0")
def test_15_0_nobody_takes_or_leaves_a_weapon_hand_to_hand() -> None:
    table = crew("jung 05.09 melee", operator="crowe 05.09 melee", assistant="brubaker 05.09 melee")
    table.state.melee = frozenset({Hex("05.09")})
    refusal = belt_fed.leave_refusal(table.state, "pvt-crowe")
    assert refusal is not None
    assert refusal.rule == "15.0"
    assert list(belt_fed.choices(table.state, "pvt-crowe")) == []


# -- the enemy's crews ------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.3", "14.3g")
def test_14_3_an_enemy_gunner_from_the_cup_brings_his_assistant() -> None:
    table = Table(
        "taylor 01.01",
        cup=("soldat-stahl",),
        enemy_hexes=(Hex("05.05"),),
        squads=(("pvt-crowe",),),
        deployment=(Hex("01.02"),),
    )
    table.state.men = Men({})
    table.clock("set-up")
    story = table.play(set_up.set_up(table.state), "crowe 01.02", "ready", cup=["soldat-stahl"])
    assert [(placed.man, placed.hex) for placed in story.all(EnemyPlaced)] == [
        ("soldat-stahl", "05.05"),
        ("soldat-roth", "05.05"),
    ]
    gun = table.state.guns["soldat-stahl"]
    assert (gun.operator, gun.assistant, gun.weapon, gun.built_in) == ("soldat-stahl", "soldat-roth", "mg-42", True)
    assert not table["stahl"].seen
    assert not table["roth"].seen


@pytest.mark.rule("14.3")
def test_14_3_so_does_one_who_comes_up_later() -> None:
    table = Table("taylor 01.01 hide", cup=("soldat-kraus",), size=(9, 1))
    story = table.play(
        immediate_effects.happen(table.state, Effect("reinforce", amount=1), "22.0"), cup=["soldat-kraus"]
    )
    assert [came.man for came in story.all(Reinforced)] == ["soldat-kraus", "soldat-keller"]


@pytest.mark.rule("22.0")
def test_22_0_a_scenario_lays_out_weapon_counters_and_crews() -> None:
    table = Table(
        "taylor 01.01", guns=(GunSite(GUN, "m1919", Hex("01.02")),), crews=(Crew("soldat-stahl", "soldat-frey", Hex("05.05")),),
        squads=(("pvt-crowe",),), deployment=(Hex("01.02"),),
    )  # fmt: skip
    table.state = sequence.new_state(table.state.book)
    assert table.state.guns[GUN].hex == "01.02"
    table.play(set_up.set_up(table.state), "crowe 01.02", "ready")
    assert table.state.guns["soldat-stahl"].assistant == "soldat-frey"
    assert (table["stahl"].hex, table["frey"].hex) == ("05.05", "05.05")


@pytest.mark.rule("14.3")
def test_14_3_no_card_is_turned_for_an_assistant_who_has_his_operators_order() -> None:
    table = german_crew("taylor 01.01 hide", operator="idle", assistant="idle", ground="05.05 trees")
    story = table.enemy_phase(enemy_cards=[37])
    assert [card.man for card in story.all(EnemyCardDrawn)] == ["soldat-stahl"]
    assert table["roth"].order == table["stahl"].order


@pytest.mark.rule("14.3")
def test_14_3_what_alerts_one_of_a_crew_alerts_the_other() -> None:
    table = german_crew("taylor 01.01 hide", operator="waiting idle", assistant="waiting idle", enemy_prepared=False)
    story = table.play(alert.alert(table.state, "soldat-roth", "shot", "9.8.1"))
    assert [woken.man for woken in story.all(ManAlerted)] == ["soldat-stahl", "soldat-roth"]


@pytest.mark.rule("14.3")
def test_14_3_an_enemy_crew_leaves_the_board_together() -> None:
    table = german_crew("taylor 01.01 hide", operator="evade:3 tq=5", assistant="evade:3", size=(5, 9))
    table.activate("stahl", impulse=1)
    assert (table["stahl"].fate, table["roth"].fate) == ("escaped", "escaped")


@pytest.mark.rule("14.3", "14.3h")
def test_14_3_example_a_badly_wounded_operator_changes_roles_with_his_assistant_at_the_end_of_the_turn() -> None:
    table = german_crew("taylor 01.01 hide", operator="hide bad", assistant="hide")
    swapped = table.end_turn().one(RolesSwapped)
    assert (swapped.operator, swapped.assistant, swapped.why) == ("soldat-stahl", "soldat-roth", "bad")
    assert (table["stahl"].wounds, table["roth"].wounds) == ((), (Wound("bad"),))
    assert table["roth"].on_board


@pytest.mark.rule("14.3", "14.3h")
def test_14_3_example_a_dead_operators_counter_takes_the_assistants_place() -> None:
    table = german_crew("taylor 01.01 hide", operator="hide", assistant="hide light cautious")
    table.state.men["soldat-stahl"] = replace(table["stahl"], hex=None, order=None, fate="killed", fell_at=Hex("05.05"))
    assert table.end_turn().one(RolesSwapped).why == "killed"
    stahl, roth = table["stahl"], table["roth"]
    assert (stahl.hex, stahl.fate, stahl.morale, stahl.wounds) == ("05.05", "", "cautious", (Wound("light"),))
    assert (roth.hex, roth.fate, roth.fell_at) == (None, "killed", "05.05")
    assert crews.missing(table.state, "soldat-stahl") == "nobody"


@pytest.mark.rule("14.3")
@pytest.mark.parametrize(
    ("operator", "assistant"),
    [("hide light", "hide"), ("hide bad", "hide bad"), ("hide bandaged-bad", "hide"), ("hide bad", "hide rout")],
)
def test_14_3_roles_are_changed_for_a_bad_wound_only_and_with_a_man_who_is_fit(operator: str, assistant: str) -> None:
    table = german_crew("taylor 01.01 hide", operator=operator, assistant=assistant)
    assert table.end_turn().all(RolesSwapped) == []


@pytest.mark.rule("14.3")
def test_14_3_an_assistant_elsewhere_takes_nothing_over() -> None:
    table = Table("stahl 05.05 hide bad", "roth 05.04 hide", "taylor 01.01 hide").gun("stahl", "roth")
    assert table.end_turn().all(RolesSwapped) == []


@pytest.mark.rule("14.3")
def test_14_3_only_orders_of_the_chart_are_shared_or_barred() -> None:
    table = crew()
    assert set(crews.SHARED_ORDERS) <= set(table.state.book.charts.orders)
    assert set(weapons.TOO_HEAVY_ALONE) <= set(table.state.book.charts.orders)


# -- an assistant on his own (14.1, 14.3) -----------------------------------------------------------------------------


@pytest.mark.rule("14.1", "14.1b", "10.02")
@pytest.mark.parametrize(
    ("order", "after"),
    [("rapid-fire", "aimed-fire"), ("suppressive-fire", "slow-suppressive-fire"), ("evade:1", "evade:1")],
)
def test_14_1_an_enemy_assistant_without_his_operator_fires_his_slow_rifle_as_it_can(order: str, after: str) -> None:
    table = german_crew("crowe 05.09 plan", operator=order, assistant=order)
    before = table.activate("roth", impulse=1).orders()
    table.die("stahl")
    story = table.activate("roth", impulse=2, d10=[MISS] if order != after else [])
    assert (before, story.orders()) == ([], [("roth", after)] if order != after else [])
    assert len(story.all(ShotFired)) == (order != after)


@pytest.mark.rule("14.1b", "8.2")
def test_14_1_an_unknown_one_shows_his_slow_rifle_when_he_fires() -> None:
    table = german_crew("crowe 05.09 plan", operator="rapid-fire", assistant="rapid-fire unknown").die("stahl")
    story = table.activate("roth", impulse=2, d10=[MISS])
    assert story.kinds[:3] == ["man-activated", "man-spotted", "order-placed"]
    assert story.orders() == [("roth", "aimed-fire")]


@pytest.mark.rule("14.1", "7.03")
@pytest.mark.parametrize(
    ("order", "after"), [("suppressive-fire", "slow-suppressive-fire"), ("rapid-fire", "rapid-fire")]
)
def test_14_1_a_friendly_ones_suppressive_fire_turns_to_its_slow_side(order: str, after: str) -> None:
    """Rapid Fire has no such side: he holds his fire."""
    table = crew("jung 05.01 hide", operator=f"crowe 05.09 {order} tq=6", assistant=f"brubaker 05.09 {order} tq=4")
    table.figures["pvt-brubaker"] = replace(table.figures["pvt-brubaker"], skills=(Skill("m1903", 4),))
    table.die("crowe")
    table.activate("brubaker", impulse=1)
    assert visibility.order_id(table["brubaker"]) == after


@pytest.mark.rule("14.3", "9.5")
def test_14_3_an_assistant_who_leaves_the_board_has_not_been_captured() -> None:
    table = crew(operator="crowe 05.09 aimed-fire", assistant="brubaker 05.09 sneak")
    table.happen(ManLeft("pvt-brubaker", "bottom", "escaped"))
    left = table.play(belt_fed.resolve_weapons(table.state)).one(WeaponLeft)
    assert (left.man, left.why) == ("pvt-brubaker", "gun-left-board")
