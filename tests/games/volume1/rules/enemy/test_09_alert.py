"""Waiting and alert enemies, prepared or unprepared (9.7, 9.8)."""

from typing import Unpack

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.events import EnemyCardDrawn, GrenadeArmed, ManAlerted, ManHeld, OrderPlaced, ShotFired
from combat.games.volume1.rules.fighting import explosions
from combat.games.volume1.rules.state import Bomb, Clock
from tests.games.volume1.tiny_table import Chance, Facts, Story, Table


def alarms(story: Story) -> list[tuple[str, str]]:
    """Return the last name of each man who became alert and the number of the rule that applied."""
    return [(event.man.partition("-")[2], event.rule) for event in story.all(ManAlerted)]


def unprepared(*men: str, **facts: Unpack[Facts]) -> Table:
    """Return a battle whose enemies are unprepared."""
    setting: Facts = {"enemy_prepared": False, **facts}
    return Table(*men, **setting)


# -- the eight conditions (9.8) -------------------------------------------------------------------------------------


@pytest.mark.rule("9.8.1")
@pytest.mark.parametrize(("lang", "woken"), [("11.05", True), ("12.05", False)])
def test_9_8_1_a_weapon_fired_within_ten_hexes_alerts_the_waiting(lang: str, woken: bool) -> None:
    table = unprepared("crowe 01.05 aimed-fire", "jung 05.01 hide", f"lang {lang} waiting idle", size=(14, 9))
    story = table.activate("crowe", "jung", impulse=2, d10=[9])
    assert alarms(story) == ([("lang", "9.8.1")] if woken else [])


@pytest.mark.rule("9.8.1")
def test_9_8_1_his_own_sides_shots_alert_him_too() -> None:
    table = unprepared("crowe 01.05 hide", "jung 09.01 aimed-fire", "lang 09.09 waiting idle")
    assert alarms(table.activate("jung", impulse=2, d10=[9])) == [("lang", "9.8.1")]


@pytest.mark.rule("9.8.2")
@pytest.mark.parametrize(("friend", "woken"), [("hide", True), ("hide hidden", False)])
def test_9_8_2_who_sees_a_spotted_friendly_when_he_is_activated_becomes_alert(friend: str, woken: bool) -> None:
    table = unprepared(f"crowe 01.05 {friend}", "jung 09.05 waiting idle")
    story = table.activate("jung", impulse=1, d10=[] if woken else [9])
    assert alarms(story) == ([("jung", "9.8.2")] if woken else [])


@pytest.mark.rule("9.8.3")
@pytest.mark.parametrize(("roll", "woken"), [(3, True), (8, False)])
def test_9_8_3_a_comrade_hit_within_three_hexes_alerts_him(roll: int, woken: bool) -> None:
    table = unprepared("crowe 01.05 aimed-fire m1-garand=5", "jung 14.05 hide", "lang 14.08 waiting idle", size=(14, 9))
    cards: Chance = {"friendly_cards": [4], "d10": [roll, 3]} if woken else {"d10": [roll]}
    assert alarms(table.activate("crowe", "jung", impulse=2, **cards)) == ([("lang", "9.8.3")] if woken else [])


@pytest.mark.rule("9.8.3")
def test_9_8_3_a_hit_that_is_only_a_morale_check_alerts_and_so_it_does_the_man_himself() -> None:
    table = unprepared("crowe 01.05 suppressive-fire m1-garand=7", "jung 14.05 waiting idle", size=(14, 9))
    assert alarms(table.activate("crowe", "jung", impulse=2, d10=[3, 3])) == [("jung", "9.8.3")]


@pytest.mark.rule("9.8.4")
def test_9_8_4_a_friendly_who_enters_his_hex_alerts_him() -> None:
    table = unprepared("crowe 05.05 evade", "jung 05.04 waiting idle unknown")
    table.activate("crowe", "05.04", impulse=1, d10=[9])
    assert table["jung"].alert


@pytest.mark.rule("9.8.4")
@pytest.mark.parametrize("comes_alert", [True, False])
def test_9_8_4_an_alert_enemy_who_enters_his_hex_alerts_him(comes_alert: bool) -> None:
    table = unprepared("jung 05.04 waiting idle", f"lang 05.05 {'' if comes_alert else 'waiting'} evade:1")
    assert alarms(table.activate("lang", impulse=1)) == ([("jung", "9.8.4")] if comes_alert else [])


@pytest.mark.rule("9.8.5")
@pytest.mark.parametrize(("hex_", "woken"), [("05.06", True), ("05.07", False)])
def test_9_8_5_an_explosion_within_five_hexes_alerts_him(hex_: str, woken: bool) -> None:
    table = unprepared("crowe 09.09 hide", "jung 05.01 waiting idle").clock("end")
    table.state.bombs = (Bomb("mk-2", Hex(hex_), Hex(hex_)),)
    assert alarms(table.play(explosions.explode_all(table.state))) == ([("jung", "9.8.5")] if woken else [])


@pytest.mark.rule("9.8.6")
@pytest.mark.parametrize(
    ("officer", "woken"),
    [
        ("hoffmann 05.05 hide", False),
        ("hoffmann 05.04 hide unknown", True),
        ("hoffmann 05.04 waiting idle", False),
        ("jung 05.04 hide ldr=3", False),
    ],
)
def test_9_8_6_at_the_end_of_a_turn_an_alert_officer_known_or_not_rouses_those_in_his_range(
    officer: str, woken: bool
) -> None:
    """Lt Hoffmann has LDR 3; a building between the two keeps 9.8.8 out of it."""
    table = unprepared("crowe 09.09 hide", "lang 05.01 waiting idle", officer, ground="05.02 building; 05.03 building")
    assert alarms(table.end_turn()) == ([("lang", "9.8.6")] if woken else [])


def woken_officer(*men: str, ldr: int = 3, ground: str = "") -> list[tuple[str, str]]:
    """Return the last name of each man alerted in an End Phase, and the number of the rule that applied.

    A grenade in that phase alerts the officer Hoffmann, who stands in 05.05.
    """
    table = unprepared("crowe 09.09 hide", f"hoffmann 05.05 waiting idle ldr={ldr}", *men, size=(12, 16), ground=ground)
    table.state.bombs = (Bomb("mk-2", Hex("05.01"), Hex("09.09")),)
    return alarms(table.end_turn())


@pytest.mark.rule("9.8.6", "9.8.5")
@pytest.mark.parametrize(
    ("lang", "ldr", "called"),
    [("05.08", 3, True), ("05.09", 3, False), ("05.09", 4, True), ("05.08", 2, False), ("05.07", 0, False)],
)
def test_9_8_6_an_officer_whom_the_end_phase_wakes_is_alert_when_the_turn_ends(
    lang: str, ldr: int, called: bool
) -> None:
    """The three-hex rule does not help: he was not alert before step 5."""
    woken = woken_officer(f"lang {lang} waiting idle", ldr=ldr)
    assert woken == [("hoffmann", "9.8.5"), *([("lang", "9.8.6")] if called else [])]


@pytest.mark.rule("9.8.6")
def test_9_8_6_whom_an_officer_rouses_rouses_nobody_in_the_same_step() -> None:
    """Neither as a comrade within three hexes nor as an officer himself."""
    woken = woken_officer("lang 05.08 waiting idle", "kuhn 05.09 waiting idle", "krause 05.08 waiting idle ldr=2")
    assert [name for name, _ in woken] == ["hoffmann", "lang", "krause"]


@pytest.mark.rule("9.8.6", "16.2")
def test_9_8_6_a_dead_or_captured_officer_calls_nobody() -> None:
    table = unprepared("crowe 05.05 hide", "hoffmann 05.05", "lang 05.08 waiting idle", ground="05.06 building")
    table.take("hoffmann", "crowe")
    assert alarms(table.end_turn()) == []
    table = unprepared("crowe 09.09 hide", "hoffmann 05.05 waiting idle", "lang 05.08 waiting idle").die("hoffmann")
    assert alarms(table.end_turn()) == []


@pytest.mark.rule("9.8.6", "18.0")
def test_9_8_6_smoke_in_the_officers_hex_shortens_his_call() -> None:
    assert woken_officer("lang 05.08 waiting idle", ground="05.05 smoke") == [("hoffmann", "9.8.5")]


@pytest.mark.rule("9.8.7")
@pytest.mark.parametrize(("lang", "woken"), [("05.01", True), ("06.09", False)])
def test_9_8_7_a_melee_within_three_hexes_alerts_him(lang: str, woken: bool) -> None:
    table = unprepared("crowe 05.05 evade", "jung 05.04 evade:1", f"lang {lang} waiting idle")
    assert alarms(table.activate("crowe", "05.04", impulse=1)) == ([("lang", "9.8.7")] if woken else [])


@pytest.mark.rule("9.8.8")
@pytest.mark.parametrize(("lang", "woken"), [("05.04", True), ("05.05", False)])
def test_9_8_8_at_the_end_of_a_turn_an_alert_comrade_within_three_hexes_alerts_him(lang: str, woken: bool) -> None:
    table = unprepared("crowe 09.09 hide", "jung 05.01 hide", f"lang {lang} waiting idle")
    assert alarms(table.end_turn()) == ([("lang", "9.8.8")] if woken else [])


# -- orders on the alarm (9.7) --------------------------------------------------------------------------------------


@pytest.mark.rule("9.7", "9.7a", "22.0d")
def test_9_7_a_prepared_man_draws_his_order_at_once_and_the_cards_number_is_not_used() -> None:
    table = Table("crowe 01.05 aimed-fire", "jung 05.01 hide", "lang 09.05 waiting idle")
    table.state.enemy_cards["red"] = 10
    story = table.activate("crowe", "jung", impulse=2, d10=[9], enemy_cards=[37])
    assert story.orders() == [("lang", "sneak:5/6")]
    assert not story.one(EnemyCardDrawn).sets_initiative
    assert (table.state.enemy_cards, table.state.enemy_discards) == ({"red": 10}, (37,))


@pytest.mark.rule("9.7", "9.7a")
def test_9_7_a_prepared_man_acts_on_it_when_his_team_is_still_to_come_in_the_impulse() -> None:
    table = Table("crowe 01.05 aimed-fire", "jung 05.01 hide", "lang 09.05 waiting idle")
    table.activate("crowe", "jung", impulse=2, d10=[9], enemy_cards=[37])
    table.activate("lang")
    assert table["lang"].hex == "08.05"


@pytest.mark.rule("9.7")
def test_9_7_a_prepared_man_who_sees_the_enemy_himself_acts_in_that_activation() -> None:
    table = Table("crowe 01.05 hide", "kuhn 09.05 waiting idle")
    story = table.activate("kuhn", impulse=1, d10=[8], enemy_cards=[25])
    assert (story.orders(), len(story.all(ShotFired))) == ([("kuhn", "rapid-fire")], 1)


@pytest.mark.rule("9.7", "9.7b", "22.0d")
def test_9_7_an_unprepared_man_draws_when_he_is_activated_next_and_acts_an_impulse_later() -> None:
    table = unprepared("crowe 01.05 aimed-fire", "jung 05.01 hide", "lang 09.05 waiting idle")
    assert table.activate("crowe", "jung", impulse=2, d10=[9]).all(EnemyCardDrawn) == []
    assert table.activate("lang", enemy_cards=[37]).orders() == [("lang", "sneak:5/6")]
    assert table["lang"].hex == "09.05"
    table.activate("lang", impulse=4)
    assert table["lang"].hex == "08.04"


@pytest.mark.rule("9.7")
def test_9_7_an_unprepared_man_who_sees_the_enemy_himself_draws_in_the_impulse_after() -> None:
    table = unprepared("crowe 01.05 hide", "jung 09.05 waiting idle")
    assert table.activate("jung", impulse=1).kinds == ["man-activated", "man-alerted"]
    assert table.activate("jung", impulse=2, enemy_cards=[37]).orders() == [("jung", "sneak:5/6")]
    assert table.activate("jung", impulse=3).all(OrderPlaced) == []
    table.activate("jung", impulse=4)
    assert table["jung"].hex == "08.04"


@pytest.mark.rule("9.8", "9.8a")
def test_9_8_a_waiting_man_has_no_order_when_he_is_shot_at() -> None:
    table = unprepared("crowe 01.05 aimed-fire", "jung 05.05 waiting idle", printed=True)
    shot = table.activate("crowe", "jung", impulse=2, d10=[9]).one(ShotFired)
    assert next(term.detail for term in shot.ledger if term.name == "order-terrain") == "none open"


@pytest.mark.rule("9.8", "9.8b")
def test_9_8_an_alert_man_never_waits_again() -> None:
    table = Table("crowe 01.05 hide", "jung 09.05 hide")
    table.end_turn()
    assert table["jung"].alert


@pytest.mark.rule("9.8")
def test_9_8_a_man_alerted_in_the_end_phase_draws_in_the_next_order_phase() -> None:
    table = Table("crowe 09.09 hide", "jung 05.01 hide", "lang 05.03 waiting idle")
    assert table.end_turn().all(EnemyCardDrawn) == []
    assert [card.man for card in table.enemy_phase(enemy_cards=[36, 25]).all(EnemyCardDrawn)] == [
        "soldat-jung",
        "soldat-lang",
    ]


# -- the reason that is told (9.8) ----------------------------------------------------------------------------------


def reasons(story: Story) -> list[tuple[str, str, str]]:
    """Return each man who became alert with the cause and the number of the rule."""
    return [(event.man.partition("-")[2], event.why, event.rule) for event in story.all(ManAlerted)]


@pytest.mark.rule("9.8.3")
@pytest.mark.parametrize(("order", "cards"), [("aimed-fire", [4]), ("suppressive-fire", [])])
def test_9_8_3_the_man_who_is_hit_becomes_alert_for_that_and_his_comrade_for_a_comrade(
    order: str, cards: list[int]
) -> None:
    """Both are too far from the shot to hear it; a hit that is only a Morale Check is a hit too."""
    table = unprepared(
        f"crowe 05.16 {order} m1-garand=9", "jung 05.02 waiting idle tq=9", "lang 05.01 waiting idle", size=(9, 18)
    )
    story = table.activate("crowe", "jung", impulse=2, d10=[1, 5], friendly_cards=cards)
    assert reasons(story) == [("jung", "was-hit", "9.8.3"), ("lang", "comrade-hit", "9.8.3")]


@pytest.mark.rule("9.8.7")
def test_9_8_7_a_waiting_man_in_the_melee_itself_is_not_near_one() -> None:
    table = unprepared("crowe 05.05 evade", "jung 05.04 waiting idle", "lang 05.01 waiting idle")
    story = table.activate("crowe", "05.04", impulse=1)
    assert reasons(story) == [("jung", "melee", "9.8.7"), ("lang", "melee-near", "9.8.7")]


@pytest.mark.rule("9.8", "12.0", "14.3")
def test_9_8_of_a_crew_only_the_one_who_has_spotted_somebody_says_so() -> None:
    table = unprepared(
        "crowe 05.05 hide hidden", "stahl 05.01 waiting idle unknown tq=9", "roth 05.01 waiting idle unknown"
    )
    table.gun("stahl", "roth")
    story = table.activate("stahl", impulse=1, d10=[0])
    assert reasons(story) == [("stahl", "spotted-someone", "12.0"), ("roth", "crew", "14.3")]


# -- a Grenade order that is drawn too late (10.09.1) ---------------------------------------------------------------

AIMED_FIRE_G = 10
"""A card that gives Aimed Fire G to a man of normal morale in cover."""


def drawn_in(impulse: int, *, place: int = 0, done: tuple[str, ...] = ()) -> Story:
    """Fire at a waiting, prepared man of team White, who then acts with a card; return the events.

    `place` is the place in the initiative order of the team that acts now, and `done` names the men who have acted.
    """
    table = Table("crowe 05.05 rapid-fire", "winter 05.03 waiting idle tq=9", ground="05.03 trees")
    table.clock("action", impulse)
    table.state.initiative = ("able", "white") if place == 0 else ("white", "able")
    table.state.clock = Clock(1, "action", impulse, place, tuple(table.ids[man] for man in done))
    return table.activate("crowe", "winter", d10=[8, 0], enemy_cards=[AIMED_FIRE_G])


@pytest.mark.rule("10.09.1")
@pytest.mark.parametrize(
    ("impulse", "place", "late"), [(1, 0, False), (1, 1, True), (2, 0, True), (3, 0, True), (4, 0, True)]
)
def test_10_09_1_who_draws_it_when_he_can_arm_no_more_is_told_of(impulse: int, place: int, late: bool) -> None:
    """In Impulse 1 it is in time if his team is still to come."""
    story = drawn_in(impulse, place=place)
    assert story.orders() == [("winter", "grenade")]
    assert [(held.why, held.rule) for held in story.all(ManHeld)] == ([("too-late-to-arm", "10.09.1")] if late else [])


@pytest.mark.rule("10.09.1", "9.7b")
def test_10_09_1_an_unprepared_man_who_draws_it_in_impulse_1_acts_on_it_too_late() -> None:
    table = unprepared("crowe 05.05 hide", "winter 05.03 idle tq=9", ground="05.03 trees")
    story = table.activate("winter", impulse=1, d10=[0], enemy_cards=[AIMED_FIRE_G])
    assert (story.orders(), story.one(ManHeld).why) == ([("winter", "grenade")], "too-late-to-arm")


@pytest.mark.rule("10.09.1", "9.7a")
def test_10_09_1_who_sees_the_enemy_as_he_is_activated_in_impulse_1_arms_and_who_spots_him_after_acting_does_not() -> (
    None
):
    """He draws before he acts; in the other case after it."""
    seen = Table("crowe 05.05 hide", "winter 05.03 waiting idle tq=9", ground="05.03 trees")
    story = seen.activate("winter", impulse=1, d10=[0], enemy_cards=[AIMED_FIRE_G])
    assert (story.all(ManHeld), story.one(GrenadeArmed).man) == ([], "soldat-winter")
    hidden = Table("crowe 05.05 hide hidden", "winter 05.03 waiting idle tq=9", ground="05.03 trees")
    story = hidden.activate("winter", impulse=1, d10=[0, 0], enemy_cards=[AIMED_FIRE_G])
    assert (story.one(ManHeld).why, story.all(GrenadeArmed)) == ("too-late-to-arm", [])


@pytest.mark.rule("10.09.1")
def test_10_09_1_who_has_nobody_left_to_aim_at_says_so() -> None:
    table = Table("crowe 05.07 hide", "winter 05.01 grenade")
    held = table.activate("winter", impulse=1).one(ManHeld)
    assert (held.why, held.rule) == ("nobody-to-throw-at", "10.09.1")
