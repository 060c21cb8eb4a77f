"""Men of both sides in one hex fight, surrender or pass, after each change of morale or hex (15.0, 17.4)."""

from __future__ import annotations

from typing import Unpack

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Barrage, Blast, Dice
from combat.games.volume1.rules.enemy import enemy_activation
from combat.games.volume1.rules.events import (
    AmmoChanged,
    BlowStruck,
    CheckMade,
    EnemyCardDrawn,
    ManHidden,
    ManKilled,
    ManMoved,
    MeleeBegan,
    MeleeEnded,
    MoraleChanged,
    OrderPlaced,
    PrisonerFreed,
    Surrendered,
)
from combat.games.volume1.rules.fighting import artillery, encounter, fire
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.play import sequence, victory
from combat.games.volume1.rules.sight import spotting, visibility
from combat.games.volume1.rules.state import Bomb
from tests.games.volume1.tiny_table import Facts, Table
from tests.narrowing import the

CLOSE_CALL, LIGHT, KIA = 4, 3, 13
SECOND_WIND, QUARREL = 19, 41
"""Order cards: a random friendly's morale rises, a random enemy's falls."""


def fighting(*men: str, **facts: Unpack[Facts]) -> Table:
    """Return a table on which these men of both sides are in melee in 05.05."""
    table = Table(*(" ".join((name, "05.05", "melee", *words)) for name, *words in map(str.split, men)), **facts)
    table.state.melee = frozenset({Hex("05.05")})
    return table


def passing(*men: str, **facts: Unpack[Facts]) -> Table:
    """Return a table on which these men share 05.05 without any encounter to resolve."""
    table = Table(*(" ".join((name, "05.05", *words)) for name, *words in map(str.split, men)), **facts)
    assert list(table.settle_encounters()) == []
    return table


def at_their_feet(table: Table, *near: str, hex_: str = "05.05") -> Table:
    """Put a live grenade in a hex near the given men; return the table."""
    table.state.bombs += (Bomb("mk-2", Hex(hex_), Hex("09.09"), tuple(table.ids[man] for man in near)),)
    return table


# -- the table of verdicts ------------------------------------------------------------------------------------------


@pytest.mark.rule("15.0b", "15.0c", "15.0d", "17.4a", "17.4g")
@pytest.mark.parametrize(
    ("ours", "theirs", "verdict"),
    [
        ((), ("normal",), "alone"),
        (("rout",), (), "alone"),
        (("normal",), ("shaken",), "fight"),
        (("rout", "normal"), ("rout", "berserk"), "fight"),
        (("rout",), ("normal",), "friendly-surrender"),
        (("rout", "rout"), ("rout", "shaken"), "friendly-surrender"),
        (("bold",), ("rout",), "enemy-surrender"),
        (("rout",), ("rout", "rout"), "pass-by"),
    ],
)
def test_15_0_what_becomes_of_men_in_one_hex_hangs_on_who_has_routed(
    ours: tuple[str, ...], theirs: tuple[str, ...], verdict: str
) -> None:
    moods = [*zip(("crowe", "taylor"), ours, strict=False), *zip(("jung", "lang"), theirs, strict=False)]
    table = Table(*(f"{name} 05.05 {morale}" for name, morale in moods))
    assert encounter.verdict(*encounter.sides_in(table.state, Hex("05.05"))) == verdict


@pytest.mark.rule("15.0")
@pytest.mark.parametrize(
    "men",
    [
        ("crowe rout", "jung rout"),
        ("crowe rout", "jung"),
        ("crowe", "taylor rout", "jung rout", "lang"),
        ("crowe berserk", "jung rout"),
        ("crowe", "jung unknown", "red-1 unknown"),
        ("crowe", "jung waiting"),
    ],
)
def test_15_0_settling_twice_changes_nothing(men: tuple[str, ...]) -> None:
    table = Table(*(" ".join((name, "05.05", *words)) for name, *words in map(str.split, men)), enemy_prepared=False)
    table.settle_encounters()
    assert list(table.settle_encounters()) == []


# -- a man recovers -------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.0c", "17.4a", "7.17")
@pytest.mark.parametrize(("roll", "morale"), [(0, "cautious"), (1, "shaken")])
def test_15_0_a_routed_man_who_rallies_takes_the_routed_foe_beside_him(roll: int, morale: str) -> None:
    table = passing("crowe rally rout tq=5", "jung hide rout")
    assert table.end_turn(d10=[roll]).one(Surrendered).guard == "pvt-crowe"
    assert (table["crowe"].morale, table["jung"].morale) == (morale, "shaken")


@pytest.mark.rule("15.0c", "17.4a", "10.12")
def test_15_0_an_enemy_who_rallies_takes_the_routed_friendly_beside_him() -> None:
    table = passing("crowe hide rout", "jung rally rout tq=5")
    assert table.end_turn(d10=[1]).one(Surrendered).man == "pvt-crowe"
    assert give_orders.commanded(table.state) == []


@pytest.mark.rule("15.0d", "7.17")
@pytest.mark.parametrize("roll", [6, 9])
def test_15_0_a_failed_rally_leaves_them_as_they_were(roll: int) -> None:
    table = passing("crowe rally rout tq=5", "jung hide rout")
    assert table.end_turn(d10=[roll]).all(Surrendered) == []
    assert (table["crowe"].morale, table.state.melee) == ("rout", frozenset())


@pytest.mark.rule("15.0", "7.17", "10.12")
def test_15_0_all_rally_checks_of_a_turn_are_made_before_anything_is_settled() -> None:
    """Whoever rolls first: where both sides recover they fight, and nobody has surrendered to the one who was first."""
    table = passing("crowe rally rout tq=5", "jung rally rout tq=4")
    story = table.end_turn(d10=[1, 1])
    assert (len(story.all(MeleeBegan)), story.all(Surrendered)) == (1, [])
    assert [table.order_of(man) for man in ("crowe", "jung")] == ["melee", "melee"]


@pytest.mark.rule("15.0b", "17.4g")
def test_15_0_beside_the_one_who_rallies_a_routed_comrade_takes_heart_and_may_stand_guard() -> None:
    table = passing("crowe rally rout tq=6", "brubaker hide rout tq=3", "jung hide rout")
    story = table.end_turn(d10=[0])
    assert (table["brubaker"].morale, story.one(Surrendered).guard) == ("shaken", "pvt-brubaker")


@pytest.mark.rule("15.0c", "7.16")
def test_15_0_a_captor_of_the_end_phase_loses_his_order_before_what_it_would_bring() -> None:
    """Hide and Reload come after the Rally Checks; the Guard order is laid in their place."""
    men = ("crowe rally rout tq=6", "brubaker hide rout tq=3", "jung hide rout")
    table = passing(*men, ground="05.05 trees")
    story = table.end_turn(d10=[0])
    assert story.all(ManHidden) == [] and [check.check for check in story.all(CheckMade)] == ["rc"]
    table = passing("crowe rally rout tq=6", "brubaker reload rout tq=3 no-ammo", "jung hide rout")
    assert table.end_turn(d10=[0]).all(AmmoChanged) == []


@pytest.mark.rule("15.0c", "5.1.1")
def test_15_0_a_card_that_steadies_a_routed_man_makes_the_foe_beside_him_surrender_at_once() -> None:
    table = passing("crowe idle rout", "jung idle rout", hand=(SECOND_WIND,)).clock("friendly-cards")
    story = table.play(sequence.friendly_card_phase(table.state))
    assert story.kinds[-1] == "order-placed" and story.one(Surrendered).guard == "pvt-crowe"
    assert table.refused("crowe", "reload") == ("guards-a-prisoner", "17.4")


@pytest.mark.rule("15.0c", "5.1.1")
def test_15_0_a_card_that_breaks_a_man_in_a_melee_makes_him_surrender_at_once() -> None:
    table = fighting("crowe", "jung shaken", hand=(QUARREL,)).clock("friendly-cards")
    story = table.play(sequence.friendly_card_phase(table.state))
    assert (story.one(Surrendered).man, table.state.melee) == ("soldat-jung", frozenset())


@pytest.mark.rule("15.0c", "13.0.7")
def test_15_0_a_routed_shooter_whom_a_natural_0_steadies_takes_the_routed_foe_beside_him() -> None:
    """He runs and guns past Jung, hits Lang and is only shaken: he has a prisoner now and runs no further."""
    men = ("crowe 05.05 run-and-gun rout m1-garand=9", "jung 05.05 sprint:3 rout", "lang 05.01 hide tq=9")
    table = Table(*men)
    story = table.activate("crowe", "lang", impulse=2, d10=[0, 5], friendly_cards=[CLOSE_CALL])
    assert (story.one(Surrendered).man, table.order_of("crowe")) == ("soldat-jung", "guard")
    assert table.activate("crowe", impulse=3).all(ManMoved) == []


# -- a man breaks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.0c", "15.0k", "17.4a")
def test_15_0_who_routs_by_a_blow_surrenders_at_once_and_is_not_activated_any_more() -> None:
    table = fighting("crowe tq=9", "jung tq=9")
    story = table.activate("crowe", impulse=2, d10=[0, 9], friendly_cards=[LIGHT])
    assert story.kinds.index("surrendered") > story.kinds.index("blow-struck")
    table.play(enemy_activation.next_to_act(table.state, table["jung"].team, ()))
    assert table.result == ""


@pytest.mark.rule("15.0b")
def test_15_0_beside_a_comrade_who_stands_he_takes_heart_and_still_strikes() -> None:
    table = fighting("crowe tq=9", "jung tq=9", "lang")
    story = table.activate("crowe", "jung", impulse=2, d10=[0, 9], friendly_cards=[LIGHT])
    assert [change.after for change in story.all(MoraleChanged)] == ["rout", "shaken"]
    assert table.activate("jung", impulse=2, d10=[9]).one(BlowStruck).man == "soldat-jung"


@pytest.mark.rule("15.0d")
def test_15_0_blows_are_not_struck_at_one_time_the_first_to_break_surrenders() -> None:
    """Crowe breaks Jung, who is his prisoner before he could break Crowe."""
    table = fighting("crowe tq=9 shaken", "jung tq=9 shaken")
    table.activate("crowe", impulse=2, d10=[0, 8], friendly_cards=[LIGHT])
    assert table["jung"].held_by == "pvt-crowe"


@pytest.mark.rule("15.0d", "14.2")
@pytest.mark.parametrize(
    ("dice", "cards", "ended", "prisoner"),
    [
        ([0, 8, 9, 9, 1, 1], [LIGHT], True, "crowe"),
        ([0, 8, 9, 9, 8, 8], [LIGHT], True, ""),
        ([0, 8, 9, 9, 8, 0], [LIGHT], True, "crowe"),
        ([9, 9, 9, 8, 8], [], True, ""),
        ([9, 9, 9, 1, 8], [], True, "jung"),
        ([9, 9, 9, 1, 1], [], False, ""),
    ],
)
def test_15_0_an_explosion_in_a_melee_is_settled_when_it_is_over(
    dice: list[int], cards: list[int], ended: bool, prisoner: str
) -> None:
    """Fragments at Crowe, perhaps a wound and its check, then both Morale Checks; both are shaken before."""
    table = at_their_feet(fighting("crowe shaken tq=5", "jung shaken tq=5"), "crowe")
    story = table.end_turn(d10=dice, friendly_cards=cards)
    assert bool(story.all(MeleeEnded)) is ended
    held = [name for name in ("crowe", "jung") if table[name].held_by]
    assert held == ([prisoner] if prisoner else [])
    last_check = max(place for place, kind in enumerate(story.kinds) if kind == "check-made")
    assert not ended or story.kinds.index("melee-ended") > last_check


@pytest.mark.rule("15.0d", "20.0")
def test_15_0_of_two_shells_the_first_is_settled_before_the_second_bursts() -> None:
    """The first breaks Crowe and not Jung, who captures him; the second breaks the guard, and nobody goes free for it."""
    here = (Hex("05.05"),) * 5 + (Hex("05.06"),) * 5
    strike = Barrage("guns", "Guns", "enemy", "mortar-60", here, Dice(plus=2), Dice())
    table = fighting("crowe shaken tq=5", "jung shaken tq=5", artillery=(strike,))
    table.state.strikes = ("guns",)
    shots = the(Blast, table.state.book.weapons["mortar-60"].blast).damage[0]
    misses = [9] * shots
    story = table.play(artillery.fall_due(table.state), d10=[0, 5, *misses, *misses, 9, 8, 1, 9, 8, 8], d6=[1])
    bursts = [place for place, kind in enumerate(story.kinds) if kind == "shell-burst"]
    assert bursts[0] < story.kinds.index("surrendered") < bursts[1]
    assert (table["crowe"].held_by, table["jung"].morale) == ("soldat-jung", "rout")


# -- both sides routed ----------------------------------------------------------------------------------------------


@pytest.mark.rule("15.0d", "15.0j")
def test_15_0_where_both_sides_have_routed_the_marker_goes_and_nobody_has_won() -> None:
    table = fighting("crowe rout", "jung rout")
    story = table.settle_encounters()
    assert story.kinds == ["melee-ended", "order-placed", "order-placed"]
    assert [table.order_of(man) for man in ("crowe", "jung")] == ["none", "none"]
    assert table.activate("crowe", impulse=3).orders() == []


@pytest.mark.rule("15.0d", "15.0a")
def test_15_0_a_charge_that_was_kept_goes_with_the_marker() -> None:
    table = fighting("crowe rout", "jung rout")
    table.state.men[table.ids["crowe"]] = Table("crowe 05.05 charge rout")["crowe"]
    table.clock("action", 3)
    table.settle_encounters()
    assert table.order_of("crowe") == "none"


@pytest.mark.rule("15.0d", "17.3c")
def test_15_0_an_enemy_who_has_no_order_then_draws_one_and_runs_an_impulse_later() -> None:
    table = fighting("crowe rout", "jung rout")
    table.state.enemy_cards = {table["jung"].team: 10}
    table.settle_encounters()
    story = table.activate("jung", impulse=2, enemy_cards=[37])
    assert (story.one(EnemyCardDrawn).man, story.all(ManMoved)) == ("soldat-jung", [])
    assert [move.end for move in table.activate("jung", impulse=3).all(ManMoved)] == ["06.05", "07.06"]


@pytest.mark.rule("15.0d")
def test_15_0_they_can_be_seen_and_fired_at_again() -> None:
    table = fighting("crowe rout", "jung rout")
    table.state.men |= Table("taylor 05.08 rapid-fire").state.men
    assert fire.targets(table.state, table["taylor"]) == []
    table.settle_encounters()
    table.clock("action", 3)
    assert [foe.id for foe in fire.targets(table.state, table["taylor"])] == ["soldat-jung"]


@pytest.mark.rule("15.0d")
def test_15_0_a_routed_man_runs_on_through_a_hex_of_routed_foes() -> None:
    table = Table("crowe 06.04 sprint rout", "jung 05.05 hide rout")
    story = table.activate("crowe", "05.05", "04.05", impulse=2)
    assert (len(story.all(ManMoved)), table["crowe"].hex, table["jung"].held_by) == (2, "04.05", "")


@pytest.mark.rule("15.0c")
def test_15_0_but_in_the_hex_of_a_steady_one_he_surrenders_and_looks_for_nobody() -> None:
    table = Table("crowe 06.04 sprint rout", "jung 05.05 hide", "lang 05.01 hide unknown")
    story = table.activate("crowe", "05.05", impulse=2)
    assert (story.one(Surrendered).man, story.all(CheckMade)) == ("pvt-crowe", [])


@pytest.mark.rule("15.0c", "17.4a")
def test_15_0_a_steady_man_who_comes_upon_both_steadies_his_comrade_and_takes_the_other() -> None:
    table = Table("taylor 05.04 evade tq=6", "crowe 05.05 hide rout tq=5", "jung 05.05 hide rout")
    story = table.activate("taylor", "05.05", impulse=1)
    assert (table["crowe"].morale, story.one(Surrendered).guard) == ("shaken", "pvt-crowe")
    assert table.order_of("taylor") == "evade"


# -- who stands beside them -----------------------------------------------------------------------------------------


@pytest.mark.rule("17.4a", "17.4b")
def test_17_4_a_prisoner_is_no_steady_comrade() -> None:
    """Lang runs into the hex where Jung is a prisoner: he surrenders to the same guard."""
    table = Table("crowe 05.05 hide", "jung 05.05 idle", "lang 05.04 sprint:4 rout").take("jung", "crowe")
    story = table.activate("lang", impulse=1)
    assert (story.one(Surrendered).man, table["lang"].held_by) == ("soldat-lang", "pvt-crowe")


@pytest.mark.rule("17.4a")
def test_17_4_a_prisoners_own_morale_settles_nothing() -> None:
    table = Table("crowe 05.05 hide", "jung 05.05 idle rout").take("jung", "crowe")
    assert list(table.settle_encounters()) == []
    table = Table("crowe 05.05 hide rout", "jung 05.05 idle aggressive").take("jung", "crowe")
    assert list(table.settle_encounters()) == []


@pytest.mark.rule("17.4i")
def test_17_4_two_captors_who_change_places_with_their_prisoners_leave_nobody_unguarded() -> None:
    """Crowe's prisoner is freed beside the routed Taylor, takes him, and so sets Taylor's prisoner free as well."""
    men = ("crowe 05.04 hide", "taylor 05.05 hide rout", "jung 05.05 idle shaken", "lang 05.05 idle shaken")
    table = Table(*men).take("jung", "taylor").take("lang", "crowe")
    story = table.settle_encounters()
    assert [freed.man for freed in story.all(PrisonerFreed)] == ["soldat-lang", "soldat-jung"]
    assert story.one(Surrendered).man == "sgt-taylor"
    assert list(table.settle_encounters()) == []


@pytest.mark.rule("17.4h")
@pytest.mark.parametrize(("captors", "killed"), [(("crowe berserk",), True), (("crowe berserk", "taylor"), False)])
def test_17_4_a_man_who_breaks_before_berserk_foes_alone_is_killed(captors: tuple[str, ...], killed: bool) -> None:
    table = fighting(*captors, "jung rout")
    story = table.settle_encounters()
    assert bool(story.all(ManKilled)) is killed
    assert table["jung"].held_by == ("" if killed else "sgt-taylor")


@pytest.mark.rule("15.0", "12.0c")
@pytest.mark.parametrize(("foe", "kind"), [("jung", "melee-began"), ("red-1", "dummy-removed")])
def test_15_0_an_unknown_counter_is_no_exception(foe: str, kind: str) -> None:
    table = Table("crowe 05.05 hide", f"{foe} 05.05 unknown idle")
    assert table.settle_encounters().kinds[0] == kind
    assert (foe == "jung") == (table.state.melee == {"05.05"})


@pytest.mark.rule("9.8.4", "17.4a")
def test_9_8_4_a_waiting_man_who_surrenders_as_his_hex_is_entered_wakes_but_draws_no_card() -> None:
    table = Table("crowe 05.04 evade", "jung 05.05 waiting rout idle")
    story = table.activate("crowe", "05.05", impulse=1)
    assert (table["jung"].alert, story.all(EnemyCardDrawn), table.order_of("jung")) == (True, [], "none")


@pytest.mark.rule("17.4l", "15.0")
def test_17_4_a_prisoner_driven_off_onto_a_steady_friendly_fights_him_before_he_has_an_order() -> None:
    table = Table("crowe 05.05 idle", "jung 05.05 idle shaken", "taylor 06.05 idle").take("jung", "crowe")
    table.give_orders("crowe rapid-fire", "commit", enemy_cards=[10])
    assert (table.state.melee, table.order_of("taylor")) == (frozenset({"06.05"}), "melee")


# -- after a fight --------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.0j", "7.19.3")
def test_15_0_a_winner_who_is_hit_before_he_is_activated_ducks_back_then() -> None:
    """No melee shields him any more."""
    table = fighting("crowe tq=9", "jung")
    table.activate("crowe", impulse=2, d10=[0], friendly_cards=[KIA])
    table.state.men |= Table("lang 05.01 aimed-fire kar-98k=9").state.men
    table.clock("action", 2)
    story = table.activate("lang", d10=[1, 1], friendly_cards=[CLOSE_CALL])
    assert ("crowe", "duck-back") in story.orders()
    assert table.activate("crowe", impulse=3).orders() == [("crowe", "hide")]


@pytest.mark.rule("17.4", "22.0k")
def test_17_4_in_the_last_turn_too_a_man_who_breaks_is_captured_before_the_points_are_counted() -> None:
    facts: Facts = {"turns": 1, "points": {"enemy-captured": 3}}
    table = at_their_feet(fighting("crowe tq=9", "jung shaken tq=5", **facts), hex_="05.06").clock("end")
    table.run(None, d10=[1, 8])
    assert victory.points(table.state) == 3


@pytest.mark.rule("15.0")
def test_15_0_a_position_that_no_game_came_to_is_settled_before_anybody_acts() -> None:
    table = fighting("crowe rout", "jung rout")
    table.state.initiative = ("able",)
    story = table.run(lambda clock: clock.impulse == 3)
    assert story.kinds[0] == "melee-ended"
    assert story.all(BlowStruck) == []


@pytest.mark.rule("15.0j")
def test_15_0_the_orders_to_fight_are_given_back_with_a_reason() -> None:
    table = fighting("crowe rout", "jung rout")
    placed = table.settle_encounters().all(OrderPlaced)
    assert {(event.order, event.why, event.rule) for event in placed} == {(None, "all-routed", "15.0")}


@pytest.mark.rule("15.0j", "20.0")
def test_15_0_who_wins_before_orders_are_given_takes_an_order_like_anybody() -> None:
    table = Table("crowe 05.05 melee", "jung 05.05 melee", turns=9).clock("friendly-cards")
    table.state.melee = frozenset({Hex("05.05")})
    table.die("jung")
    table.settle_encounters()
    assert (table.state.melee, table["crowe"].order) == (frozenset(), None)
    assert give_orders.without_orders(table.state) == ["pvt-crowe"]


@pytest.mark.rule("15.0", "16.2", "14.1d")
@pytest.mark.parametrize(("words", "gun"), [("melee evac", ""), ("charge", "stahl")])
def test_15_0_nothing_takes_the_place_of_an_unknown_mans_order_in_a_melee_when_he_is_found(
    words: str, gun: str
) -> None:
    """He is past acting, or his machine gun is too heavy to charge with alone."""
    foe = gun or "jung"
    table = Table("crowe 05.05 melee", f"{foe} 05.05 {words} unknown")
    if gun:
        table.gun(gun)
    table.state.melee = frozenset({Hex("05.05")})
    story = table.play(spotting.found(table.state, table.ids[foe], "pvt-crowe"))
    assert (story.kinds, visibility.order_id(table[foe])) == (["man-spotted"], words.partition(" ")[0])


@pytest.mark.rule("10.13", "16.2")
def test_10_13_nor_of_the_duck_back_of_one_past_acting() -> None:
    table = Table("crowe 05.05 plan", "jung 05.08 duck-back evac unknown")
    assert table.play(spotting.found(table.state, "soldat-jung", "pvt-crowe")).orders() == []
    assert table.activate("jung", impulse=2).orders() == [("jung", "hide")]
