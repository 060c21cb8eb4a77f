"""The sequence of play (4.0)."""

from collections.abc import Callable

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.decisions import ChooseMan
from combat.games.volume1.rules.events import (
    CardPlayed,
    ClockAdvanced,
    DummyRemoved,
    GameEnded,
    ImpulseBegan,
    InitiativeSet,
    ManActivated,
    ManAlerted,
)
from combat.games.volume1.rules.state import Bomb, Clock
from tests.games.volume1.tiny_table import Story, Table


def at(phase: str, impulse: int = 0, turn: int = 1) -> Callable[[Clock], bool]:
    """Return a function that tells whether a clock is at this turn, phase and impulse."""
    return lambda clock: (clock.turn, clock.phase, clock.impulse) == (turn, phase, impulse)


def acted(story: Story) -> list[str]:
    """Return the ids of the men activated, in order."""
    return [event.man for event in story.all(ManActivated)]


@pytest.mark.rule("4.0", "4.0.5k", "4.0.5l")
def test_4_0_a_turn_goes_from_cards_to_orders_to_the_enemy_to_four_impulses_to_the_end() -> None:
    table = Table("taylor 01.05 hidden", hand=(25,)).clock("friendly-cards")
    story = table.run(at("friendly-cards", turn=2), 25, "taylor hide", "commit")
    moments = [(event.clock.phase, event.clock.impulse) for event in story.all(ClockAdvanced) if not event.clock.done]
    begins = list(dict.fromkeys(moments))
    assert begins == [
        ("friendly-orders", 0), ("enemy-orders", 0), ("action", 1), ("action", 2), ("action", 3), ("action", 4), ("end", 0),
        ("friendly-cards", 0),
    ]  # fmt: skip


@pytest.mark.rule("4.0", "2.0d", "4.0.4b")
def test_4_0_all_teams_act_in_one_impulse_before_the_next_begins() -> None:
    table = Table(
        "taylor 01.04 hide",
        "johnson 01.06 hide",
        "jung 09.05 hide unknown",
        ground="05.04 building; 05.05 building; 05.06 building",
    )
    table.state.initiative = ("able", "red", "baker")
    story = table.run(at("action", 3))
    assert acted(story) == 2 * ["sgt-taylor", "soldat-jung", "pvt-johnson"]
    assert [event.impulse for event in story.all(ImpulseBegan)] == [2, 3]


@pytest.mark.rule("4.0", "4.0.4a")
def test_4_0_within_a_team_the_player_says_who_acts_next() -> None:
    table = Table("taylor 01.05 hide", "crowe 01.06 hide", "cragg 01.07 hide")
    table.state.initiative = ("able",)
    story = table.run(at("action", 2), "cragg", "taylor")
    assert acted(story) == ["pvt-cragg", "sgt-taylor", "pvt-crowe"]
    assert [len(asked.answers) for asked in table.asked if isinstance(asked, ChooseMan)] == [3, 2, 1]


@pytest.mark.rule("4.0", "4.0.4i")
def test_4_0_an_alert_enemy_without_an_order_draws_a_card_and_acts_on_it_in_the_next_impulse() -> None:
    table = Table("taylor 01.05 hide", "jung 05.05 idle")
    first = table.activate("jung", impulse=1, enemy_cards=[37])
    assert (first.orders(), table["jung"].hex) == ([("jung", "sneak:5/6")], "05.05")
    table.activate("jung", impulse=2)
    assert table["jung"].hex == "04.05"


@pytest.mark.rule("4.0", "4.0.4i", "4.0.4ii", "4.0.4iii")
def test_4_0_a_man_acts_then_spots_then_may_duck_back() -> None:
    table = Table("taylor 05.05 evade", "jung 05.01 unknown hide")
    story = table.activate("taylor", "05.04", "duck-back", impulse=1, d10=[9])
    assert story.kinds == ["man-activated", "man-moved", "check-made", "order-placed"]


@pytest.mark.rule("4.0", "4.0.5c", "4.0.5d", "4.0.5f", "4.0.5h")
def test_4_0_the_end_phase_takes_grenades_then_plans_then_smoke_then_alarms_and_clears_the_track() -> None:
    table = Table("taylor 01.05 plan", "jung 09.05 hide", "lang 09.06 waiting idle", ground="05.05 smoke").clock("end")
    table.happen(CardPlayed(6))
    story = table.end_turn(d10=[0], friendly_cards=[8, 9, 10])
    assert [kind for kind in story.kinds if kind != "card-drawn"] == [
        "check-made",
        "smoke-faded",
        "man-alerted",
        "turn-cleared",
    ]
    assert (table.state.played, table.state.discards, table["jung"].order) == (None, (6,), None)


@pytest.mark.rule("4.0", "4.0.5e")
def test_4_0_e_who_is_alerted_in_the_end_phase_alerts_nobody_in_it() -> None:
    men = ("taylor 01.05 hide", "jung 09.01 hide", "lang 09.04 waiting idle", "roth 09.07 waiting idle")
    story = Table(*men).end_turn()
    assert [event.man for event in story.all(ManAlerted)] == ["soldat-lang"]


@pytest.mark.rule("4.0", "4.0.5e")
def test_4_0_e_an_explosion_of_the_same_end_phase_makes_nobody_an_alarm_for_others() -> None:
    table = Table("taylor 01.05 hide", "lang 09.04 waiting idle", "roth 09.07 waiting idle").clock("end")
    table.state.bombs = (bomb("06.01"),)
    story = table.end_turn()
    assert [(event.man, event.why) for event in story.all(ManAlerted)] == [("soldat-lang", "explosion")]


@pytest.mark.rule("4.0", "4.0.5e")
@pytest.mark.parametrize("wall", ["", "09.02 building"])
def test_4_0_e_a_waiting_man_must_see_the_alert_comrade(wall: str) -> None:
    table = Table("taylor 01.05 hide", "jung 09.01 hide", "lang 09.03 waiting idle", ground=wall)
    assert bool(table.end_turn().all(ManAlerted)) is (not wall)


@pytest.mark.rule("4.0", "4.0.5j", "22.0i")
def test_4_0_j_after_the_last_turn_the_points_are_counted_and_the_game_is_over() -> None:
    table = Table("taylor 01.05 hide", "white-1 09.05 unknown", turns=1).clock("end")
    story = table.run(None)
    assert (story.one(GameEnded).verdict, table.state.clock) == ("Over", Clock(1, "over"))
    assert story.one(DummyRemoved).man == "dummy-white-1"


@pytest.mark.rule("4.0", "4.0.4c")
def test_4_0_the_impulse_begins_anew_in_the_same_order_of_teams() -> None:
    table = Table("taylor 01.05 hidden", "johnson 01.06 hidden", hand=(6,)).clock("friendly-cards")
    story = table.run(at("end"), 6, "taylor hide", "johnson hide", "commit")
    assert story.one(InitiativeSet).order == ("able", "baker")
    assert acted(story) == 4 * ["sgt-taylor", "pvt-johnson"]


def bomb(hex_: str) -> Bomb:
    """Return a hand grenade in a hex with no men near it."""
    return Bomb("mk-2", Hex(hex_), Hex(hex_))


@pytest.mark.rule("4.0", "4.0.5g", "4.0.5i")
def test_4_0_the_enemys_cards_leave_the_track_and_the_next_turn_begins_in_impulse_1() -> None:
    wall = "05.04 building; 05.05 building; 05.06 building"
    table = Table("taylor 01.05 hidden", "jung 09.05 waiting idle", hand=(6, 25), ground=wall).clock("friendly-cards")
    table.run(at("end"), 6, "taylor hide", "commit", enemy_cards=[10])
    assert (table.state.values["red"], table.state.enemy_discards) == (3, ())
    table.run(at("action", 1, turn=2), 25, "taylor hide", "commit", enemy_cards=[44])
    assert (table.state.enemy_discards, table.state.values["red"]) == ((10,), 63)
    assert table.state.clock.impulse == 1
