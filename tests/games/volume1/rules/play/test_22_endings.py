"""Endings before the last turn, and scenario events during a battle (22.0, 22.0i)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.book import Effect, Objective
from combat.games.volume1.rules.decisions import EndBattle
from combat.games.volume1.rules.events import (
    EndingReached,
    GameEnded,
    Happened,
    HoldCounted,
    LastTurnRolled,
    Reinforced,
)
from combat.games.volume1.rules.outcomes import Ending, Happening, LastTurns
from combat.games.volume1.rules.play import endings, happenings, victory
from combat.games.volume1.rules.sites import Comrade
from combat.games.volume1.saves.keeping_battles import KEEPING
from tests.games.volume1.tiny_table import Table

HOUSE = Objective("house", "The house", (Hex("05.05"),), 4)
HELD = Ending("held", ("house",), turns=2)


def fulfilled(table: Table, ending: Ending) -> bool:
    """Return whether the condition of an ending is fulfilled."""
    return endings.is_fulfilled(table.state, ending)


@pytest.mark.rule("22.0i")
def test_22_0_i_an_objective_must_be_held_at_the_end_of_turns_running() -> None:
    table = Table("crowe 05.05", "jung 09.09", endings=(HELD,), objectives=(HOUSE,), turns=6)
    assert table.play(endings.at_end_of_turn(table.state)) == [HoldCounted("house", 1)]
    table.state.men[table["crowe"].id] = replace(table["crowe"], hex=Hex("01.01"))
    assert table.play(endings.at_end_of_turn(table.state)) == [HoldCounted("house", 0)]
    assert table.play(endings.at_end_of_turn(table.state)) == []
    table.state.men[table["crowe"].id] = replace(table["crowe"], hex=Hex("05.05"))
    assert table.play(endings.at_end_of_turn(table.state)).kinds == ["hold-counted"] and not table.result
    assert table.play(endings.at_end_of_turn(table.state)) == [HoldCounted("house", 2), EndingReached(0)]
    assert table.result and table.state.ended_by == 0


@pytest.mark.rule("22.0i")
def test_22_0_i_an_unknown_enemy_in_it_and_a_routed_man_hold_nothing() -> None:
    table = Table("crowe 05.05", "jung 05.05 unknown", endings=(HELD,), objectives=(HOUSE,), turns=6)
    assert table.play(endings.at_end_of_turn(table.state)) == []
    table = Table("crowe 05.05 rout", "jung 09.09", endings=(HELD,), objectives=(HOUSE,), turns=6)
    assert table.play(endings.at_end_of_turn(table.state)) == []


@pytest.mark.rule("22.0i")
@pytest.mark.parametrize(("said", "over"), [("end", True), ("fight-on", False)])
def test_22_0_i_an_offered_end_is_the_players_to_take(said: str, over: bool) -> None:
    offered = replace(HELD, turns=1, offered=True)
    table = Table("crowe 05.05", "jung 09.09", endings=(offered,), objectives=(HOUSE,), turns=6)
    table.play(endings.at_end_of_turn(table.state), said)
    assert [type(asked) for asked in table.asked] == [EndBattle] and table.result is over
    assert bool(table.state.ended_by == 0) is over


@pytest.mark.rule("22.0i")
def test_22_0_i_losses_count_the_dead_the_captured_and_the_fled_and_no_dummy() -> None:
    table = Table("crowe 05.05", "cragg 05.06", "jung 05.05", "lang 09.09", "roth 09.08", "red-1 09.07")
    ending = Ending("losses", side="enemy", count=3)
    table.take("jung", "crowe").die("lang")
    table.state.men["dummy-red-1"] = replace(table["red-1"], fate="dummy", hex=None)
    assert endings.losses(table.state, ending) == 2 and not fulfilled(table, ending)
    table.state.men[table["roth"].id] = replace(table["roth"], fate="fled", hex=None)
    assert fulfilled(table, ending)
    assert endings.losses(table.state, replace(ending, side="friendly")) == 0


@pytest.mark.rule("22.0i")
def test_22_0_i_a_dummy_and_a_prisoner_are_no_enemy_left() -> None:
    table = Table("crowe 05.05", "jung 05.05", "red-1 09.07 unknown")
    assert not fulfilled(table, Ending("cleared"))
    table.take("jung", "crowe")
    assert fulfilled(table, Ending("cleared"))


@pytest.mark.rule("22.0i", "12.0c")
def test_22_0_i_the_offer_to_end_a_battle_without_enemies_waits_until_the_dummies_are_gone_and_betrays_none() -> None:
    table, offer = Table("crowe 05.05", "jung 05.05", "red-1 09.07 unknown"), Ending("cleared", offered=True)
    table.take("jung", "crowe")
    assert not fulfilled(table, offer)
    dummy = table["red-1"]
    table.state.men[dummy.id] = replace(dummy, fate="dummy", hex=None)
    assert fulfilled(table, offer)


@pytest.mark.rule("22.0i")
def test_22_0_i_four_men_and_a_barn_may_be_ended_when_no_enemy_is_left_and_never_ends_by_itself() -> None:
    endings_ = load_book("tutorial-patrol").scenario.endings
    assert [(ending.when, ending.offered) for ending in endings_] == [("cleared", True)]


@pytest.mark.rule("22.0i")
def test_22_0_i_a_withdrawal_is_over_when_no_more_than_the_rear_guard_is_left() -> None:
    ending = Ending("withdrawn", count=1)
    table = Table("crowe 05.05", "cragg 05.06", "jung 09.09")
    assert not fulfilled(table, ending)
    table.state.men[table["cragg"].id] = replace(table["cragg"], fate="escaped", hex=None)
    assert fulfilled(table, ending)


@pytest.mark.rule("22.0i")
def test_22_0_i_a_man_under_guard_is_taken_and_one_who_fell_is_not() -> None:
    table = Table("crowe 05.05", "hoffmann 05.05")
    ending = Ending("taken", men=(table["hoffmann"].id,))
    assert not fulfilled(table, ending)
    assert fulfilled(Table("crowe 05.05", "hoffmann 05.05").take("hoffmann", "crowe"), ending)
    assert not fulfilled(Table("crowe 05.05", "hoffmann 05.05").die("hoffmann"), ending)
    assert not fulfilled(Table("crowe 05.05"), ending)


@pytest.mark.rule("22.0i")
def test_22_0_i_comrades_are_home_where_the_scenario_wants_them() -> None:
    comrade = Comrade("lt-whitlock", Hex("05.05"), points=5, home=(Hex("01.01"),))
    ending = Ending("home", men=("lt-whitlock",))
    assert not fulfilled(Table("whitlock 05.05", comrades=(comrade,)), ending)
    assert fulfilled(Table("whitlock 01.01", comrades=(comrade,)), ending)


@pytest.mark.rule("22.0i", "4.0.5j")
def test_22_0_i_after_an_end_the_points_are_counted_as_they_stand() -> None:
    ending = Ending("losses", side="enemy", count=1)
    table = Table(
        "crowe 05.05", "jung 05.04", endings=(ending,), points={"enemy-killed": 1}, objectives=(HOUSE,), turns=6
    ).die("jung")
    story = table.clock("end").run(None)
    assert story.kinds[-3:] == ["ending-reached", "game-ended", "clock-advanced"]
    assert (story.one(GameEnded).points, table.state.clock.turn, table.state.clock.phase) == (5, 1, "over")


@pytest.mark.rule("22.0i")
def test_22_0_i_in_the_last_turn_nobody_is_asked_any_more() -> None:
    offered = replace(HELD, turns=1, offered=True)
    table = Table("crowe 05.05", endings=(offered,), objectives=(HOUSE,), turns=1)
    assert table.play(endings.at_end_of_turn(table.state)) == [] and table.result and not table.asked


@pytest.mark.rule("22.0i")
@pytest.mark.parametrize(("turn", "roll", "last"), [(3, None, 0), (4, 4, 0), (4, 3, 4), (5, 0, 5), (6, None, 0)])
def test_22_0_i_the_last_turn_is_rolled_for_from_the_first_that_may_be(turn: int, roll: int | None, last: int) -> None:
    table = Table("crowe 05.05", turns=6, last_turns=LastTurns(4, 3)).clock("friendly-cards", turn=turn)
    story = table.play(endings.roll_last_turn(table.state), d10=[] if roll is None else [roll])
    assert [event.last for event in story.all(LastTurnRolled)] == ([] if roll is None else [bool(last)])
    assert (table.state.last_turn, endings.last_turn(table.state)) == (last, last or 6)
    assert table.play(endings.at_end_of_turn(table.state)) == [] and table.result is (turn in (last, 6))


SENT = Happening("sent", "They Come", "", 3, effects=(Effect("reinforce", amount=1),))
ORDER = Happening("order", "Another Order", "", 2, worth={"house": 1})


@pytest.mark.rule("22.0")
def test_22_0_what_is_in_store_comes_once_with_its_turn() -> None:
    table = Table("crowe 05.05", cup=("soldat-lang",), happenings=(SENT,), objectives=(HOUSE,), turns=6)
    assert table.clock("friendly-cards", turn=2).play(happenings.come(table.state)) == []
    table.clock("friendly-cards", turn=3)
    story = table.play(happenings.come(table.state), cup=["lang"], d10=[1])
    assert story.kinds[0] == "happened" and story.one(Reinforced).man == "soldat-lang"
    assert table.play(happenings.come(table.state)) == []
    assert (
        Table("crowe 05.05", happenings=(SENT,)).clock("friendly-cards", turn=4).play(happenings.come(table.state))
        == []
    )


@pytest.mark.rule("22.0")
def test_22_0_a_counter_attack_waits_until_its_objective_is_held() -> None:
    late = replace(ORDER, held="house")
    table = Table("crowe 01.01", "jung 09.09", happenings=(late,), objectives=(HOUSE,), turns=6).clock(
        "friendly-cards", turn=2
    )
    assert table.play(happenings.come(table.state)) == []
    table.state.men[table["crowe"].id] = replace(table["crowe"], hex=Hex("05.05"))
    assert table.clock("friendly-cards", turn=4).play(happenings.come(table.state)) == [Happened("order")]


@pytest.mark.rule("22.0", "22.0j")
def test_22_0_an_order_changes_what_an_objective_is_worth_until_the_next() -> None:
    back = Happening("back", "Back", "", 3, worth={"house": 7})
    table = Table("crowe 05.05", happenings=(back, ORDER), objectives=(HOUSE,), turns=6)
    assert victory.points(table.state) == 4
    table.happen(Happened("order"))
    assert victory.points(table.state) == 1
    table.happen(Happened("back"))
    assert victory.points(table.state) == 7


def test_a_checkpoint_keeps_the_course_of_a_battle_and_says_nothing_of_one_that_has_none() -> None:
    table = Table("crowe 05.05", endings=(HELD,), happenings=(ORDER,), objectives=(HOUSE,), turns=6)
    assert not {"held", "happened", "last_turn", "ended_by"} & KEEPING.state_as_plain(table.state).keys()
    table.happen(HoldCounted("house", 1))
    table.happen(Happened("order"))
    table.happen(LastTurnRolled(1, 3, last=True))
    table.happen(EndingReached(0))
    state = KEEPING.state_from_plain(KEEPING.state_as_plain(table.state), table.state.book)
    assert (state.held, state.happened, state.last_turn, state.ended_by) == ({"house": 1}, ("order",), 1, 0)
