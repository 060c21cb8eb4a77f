"""15.0 Events about points, objectives and hands; 4.6 effects that late events no longer have."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.events.card_events import CardsDiscarded, HandShown
from combat.games.command.rules.events.end_events import (
    ChitDrawn,
    ChitOpened,
    ObjectiveTaken,
    PointsScored,
    SurrenderMoved,
)
from combat.games.command.rules.events.unit_events import UnitEliminated, UnitMoved, UnitSplit
from combat.games.command.rules.fate_cards import EventKind
from combat.games.command.rules.play import victory
from combat.games.command.rules.play.endings import SUDDEN_DEATH, GameOver, finish
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.rules.view import seen
from tests.games.command.drawn_book import at
from tests.games.command.event_table import EventTable

UNITS = {
    "g-squad": ("squad", "C3"), "g-team": ("team", "A1"), "u-squad": ("squad", "L8"), "u-team": ("team", "N8"),
    "u-leader": ("leader", "N8"), "g-leader": ("leader", "A1"),
}  # fmt: skip
LATE: dict[str, Any] = {"time": 5, "sudden_death": 5}
FIVE = ("E1", "E3", "E5", "E7", "E9")


def points(told: EventTable) -> list[tuple[str, int]]:
    """Return side and points of each scoring so far."""
    return [(event.side, event.points) for event in told.told(PointsScored)]


# -- counting ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.03", "20.4")
@pytest.mark.parametrize(("pays_one", "paid"), [(True, 1), (False, 2)])
def test_battlefield_integrity_pays_for_enemies_on_the_casualty_track(pays_one: bool, paid: int) -> None:
    told = EventTable("battlefield-integrity", UNITS, pays_one=pays_one)
    told.lose("u-squad", "u-team", "g-team")
    assert points(told) == [(AXIS, paid)]


@pytest.mark.rule("15.03")
def test_battlefield_integrity_pays_nothing_to_who_has_lost_as_many() -> None:
    told = EventTable("battlefield-integrity", UNITS)
    told.lose("u-squad", "g-team")
    assert told.void
    assert points(told) == []


@pytest.mark.rule("15.07", "20.4")
@pytest.mark.parametrize(("pays_one", "paid"), [(True, 1), (False, 2)])
def test_command_and_control_pays_for_objectives(pays_one: bool, paid: int) -> None:
    told = EventTable("command-and-control", UNITS, pays_one=pays_one, control={1: AXIS, 2: AXIS, 3: ALLIES, 4: ""})
    assert points(told) == [(AXIS, paid)]


@pytest.mark.rule("15.07")
def test_command_and_control_pays_one_point_only_to_who_holds_more() -> None:
    assert EventTable("command-and-control", UNITS, control={1: AXIS, 2: ALLIES}).void


@pytest.mark.rule("15.12", "4.4")
def test_elan_moves_the_surrender_marker_one_space_as_far_as_the_track_goes() -> None:
    told = EventTable("elan", UNITS)
    assert [(event.side, event.space) for event in told.told(SurrenderMoved)] == [(AXIS, 10)]
    assert EventTable("elan", UNITS, surrender={AXIS: 24, ALLIES: 9}).void


# -- chits ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.23", "5.5")
def test_mission_objective_draws_a_secret_chit_that_only_its_owner_sees() -> None:
    told = EventTable("mission-objective", UNITS)
    told.flip("B")  # type: ignore[arg-type]
    drawn = told.told(ChitDrawn)
    assert [(event.side, event.chit) for event in drawn] == [(AXIS, "B")]
    assert seen(drawn[0], ALLIES) != (drawn[0],)
    assert points(told) == []


@pytest.mark.rule("15.23", "15.32")
@pytest.mark.parametrize("event", ["mission-objective", "strategic-objective"])
def test_no_chit_is_drawn_from_an_empty_cup(event: EventKind) -> None:
    told = EventTable(event, UNITS, cup=frozenset(), open_chits=("A", "B", "C", "D", "S", "T", "V"))
    assert told.void


@pytest.mark.rule("15.32", "5.5")
def test_a_strategic_objective_is_open_and_scores_at_once() -> None:
    """Chit B: objective 2 is worth 3, which the Allies hold."""
    told = EventTable("strategic-objective", UNITS, objectives=FIVE, control={2: ALLIES, 1: AXIS})
    told.flip("B")  # type: ignore[arg-type]
    assert [(event.side, event.chit) for event in told.told(ChitOpened)] == [("", "B")]
    assert points(told) == [(ALLIES, 3)]


@pytest.mark.rule("15.25", "5.5")
def test_reconnaissance_lays_a_secret_chit_of_the_opponents_choice_open_and_it_scores() -> None:
    told = EventTable(
        "reconnaissance", UNITS, objectives=FIVE, control={1: AXIS, 2: AXIS}, secrets={AXIS: ("D",), ALLIES: ("A", "B")}
    )
    asked = told.asked
    assert asked is not None
    assert (asked.seat, told.offered) == (ALLIES, {"A", "B"})
    told.say("A")
    assert [(event.side, event.chit) for event in told.told(ChitOpened)] == [(ALLIES, "A")]
    assert points(told) == [(AXIS, 1)]
    assert told.state.secrets == {AXIS: ("D",), ALLIES: ("B",)}


@pytest.mark.rule("15.25")
def test_reconnaissance_finds_no_secret() -> None:
    assert EventTable("reconnaissance", UNITS, secrets={AXIS: ("D",), ALLIES: ()}).void


# -- hands ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.15", "1.3")
def test_the_fog_of_war_takes_a_card_at_random_from_each_hand() -> None:
    told = EventTable("fog-of-war", UNITS)
    told.deal(AXIS, 7, 8)
    told.deal(ALLIES, 110)
    told.flip(8, 110)
    assert [(event.side, event.cards) for event in told.told(CardsDiscarded)] == [(AXIS, (8,)), (ALLIES, (110,))]
    assert told.state.hands == {AXIS: (7,), ALLIES: ()}


@pytest.mark.rule("15.15")
def test_the_fog_of_war_finds_empty_hands() -> None:
    assert EventTable("fog-of-war", UNITS).void


@pytest.mark.rule("15.19", "1.3")
def test_an_interrogated_hand_is_shown_to_the_reader_who_may_discard_a_card() -> None:
    told = EventTable("interrogation", UNITS)
    told.deal(ALLIES, 120, 110)
    assert told.offered == {"110", "120", "pass"}
    shown = told.told(HandShown)[0]
    assert (shown.side, shown.cards, seen(shown, "")[0]) != (ALLIES, (110, 120), shown)
    told.say(120)
    assert [(event.side, event.cards) for event in told.told(CardsDiscarded)] == [(ALLIES, (120,))]
    assert told.state.hands[ALLIES] == (110,)


@pytest.mark.rule("15.19")
def test_an_interrogation_may_leave_the_hand_as_it_is_and_an_empty_one_shows_nothing() -> None:
    told = EventTable("interrogation", UNITS)
    told.deal(ALLIES, 110)
    told.say("pass")
    assert told.told(CardsDiscarded) == []
    assert EventTable("interrogation", UNITS).void


# -- late -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.6", "15.03", "15.07")
@pytest.mark.parametrize("event", ["battlefield-integrity", "command-and-control"])
def test_late_events_that_only_pay_do_nothing(event: EventKind) -> None:
    told = EventTable(event, UNITS, objectives=FIVE, control={1: AXIS, 2: AXIS}, **LATE)
    told.lose("u-team")
    assert told.void
    assert points(told) == []


@pytest.mark.rule("4.6", "15.25", "5.5")
def test_a_secret_chit_that_a_late_event_opens_moves_no_points_before_the_end() -> None:
    """Chit B: objective 2 is worth 3. Neither its holder nor who takes it from him scores; who has it at the end does."""
    told = EventTable(
        "reconnaissance", UNITS, objectives=FIVE, control={2: AXIS}, secrets={AXIS: (), ALLIES: ("B",)}, **LATE
    )
    assert [(event.side, event.chit) for event in told.told(ChitOpened)] == [(ALLIES, "B")]
    assert (victory.worth(told.state, 2), points(told)) == (3, [])
    state = told.state
    assert walked(state, "u-team", "E3") == [2]
    assert state.vp == 0
    ended(state)
    assert (state.vp, state.winner) == (-3, ALLIES)


@pytest.mark.rule("4.6", "15.32", "5.5")
def test_a_chit_that_a_late_event_draws_pays_whoever_takes_the_objective_later() -> None:
    """The holder of objective 2 has had nothing for it and loses nothing; then it changes hands as any other."""
    told = EventTable("strategic-objective", UNITS, objectives=FIVE, control={2: AXIS}, **LATE)
    told.flip("B")  # type: ignore[arg-type]
    assert [(event.side, event.chit) for event in told.told(ChitOpened)] == [("", "B")]
    assert (victory.worth(told.state, 2), points(told)) == (3, [])
    state = told.state
    assert walked(state, "u-team", "E3", "E4") == [2]
    assert state.vp == -3
    assert walked(state, "g-team", "E3") == [2]
    assert state.vp == 3
    ended(state)
    assert state.vp == 3


@pytest.mark.rule("4.6", "15.32", "5.5")
def test_a_chit_that_a_late_event_draws_is_paid_in_full_for_an_objective_that_nobody_held() -> None:
    told = EventTable("strategic-objective", UNITS, objectives=FIVE, **LATE)
    told.flip("C")  # type: ignore[arg-type]
    assert points(told) == []
    assert walked(told.state, "g-team", "E3", "E4") == [2]
    assert told.state.vp == 1
    assert walked(told.state, "u-team", "E3") == [2]
    assert told.state.vp == -1


@pytest.mark.rule("4.6", "5.6", "15.32")
def test_a_special_chit_that_a_late_event_draws_is_in_force_all_the_same() -> None:
    """It moves no points itself; what leaves the map later counts twice."""
    told = EventTable("strategic-objective", UNITS, objectives=FIVE, control={2: AXIS}, **LATE)
    told.flip("S")  # type: ignore[arg-type]
    assert [(event.side, event.chit) for event in told.told(ChitOpened)] == [("", "S")]
    assert points(told) == []
    assert (told.state.owed, told.state.unpaid) == ((), {})
    assert victory.doubles(told.state, "exits-doubled")


@pytest.mark.rule("4.6", "15.25", "5.5")
def test_a_chit_for_every_objective_that_was_opened_late_is_paid_at_the_end_to_each_holder() -> None:
    """Chit C is worth 1 for each objective; the Allies take the second from the Axis before the end: 1 against 2."""
    told = EventTable(
        "reconnaissance", UNITS, objectives=FIVE, control={1: AXIS, 2: AXIS, 3: ALLIES}, secrets={AXIS: (), ALLIES: ("C",)},
        **LATE,
    )  # fmt: skip
    assert points(told) == []
    state = told.state
    assert walked(state, "u-team", "E3") == [2]
    assert state.vp == 0
    ended(state)
    assert (state.vp, state.winner) == (-1, ALLIES)


@pytest.mark.rule("4.6", "15.20")
@pytest.mark.parametrize(("time", "paid"), [(4, [(AXIS, 2)]), (5, [])])
def test_a_late_event_eliminates_without_points(time: int, paid: list[tuple[str, int]]) -> None:
    told = EventTable("kia", UNITS, time=time, sudden_death=5)
    told.mark("u-squad", broken=True)
    assert [event.unit for event in told.told(UnitEliminated)] == ["u-squad"]
    assert points(told) == paid


@pytest.mark.rule("4.6", "4.2c")
def test_the_defenders_point_for_time_is_paid_inside_a_late_event() -> None:
    """The event stands on the last card: Time goes on, 6 on the roll for sudden death is not under 6."""
    told = EventTable("medic", UNITS, last=True, postures=("attack", "defend"), **LATE)
    told.flip(17)
    assert points(told) == [(ALLIES, 1)]


@pytest.mark.rule("4.6", "5.4")
def test_who_comes_into_an_objective_by_a_late_event_takes_it_only_when_he_has_left_it_and_come_again() -> None:
    told = EventTable("blaze", UNITS, "C3", objectives=("D3", "E9", "E1", "E5", "E7"), **LATE)
    told.say(at("D3"))
    assert [event.unit for event in told.told(UnitMoved)] == ["g-squad"]
    assert told.told(ObjectiveTaken) == []
    assert told.state.unclaimed == {1: ("g-squad",)}
    assert walked(told.state, "g-squad", "D4", "D3") == [1]


@pytest.mark.rule("4.6", "5.4", "6.10")
def test_a_squad_that_a_late_event_brought_takes_the_objective_no_sooner_as_two_teams() -> None:
    told = EventTable("blaze", UNITS, "C3", objectives=("D3", "E9", "E1", "E5", "E7"), **LATE)
    told.say(at("D3"))
    state = told.state
    RULES.apply(state, UnitSplit("g-squad", ("g-squad.1", "g-squad.2"), "team", (), "overstacked"))
    assert walked(state, "g-team", "D9") == []
    assert walked(state, "g-squad.2", "D4") == []
    assert walked(state, "g-squad.1", "D4", "D3") == [1]


@pytest.mark.rule("4.6", "5.4")
def test_another_who_comes_to_those_whom_a_late_event_brought_takes_the_objective() -> None:
    told = EventTable("blaze", UNITS, "C3", objectives=("D3", "E9", "E1", "E5", "E7"), **LATE)
    told.say(at("D3"))
    assert walked(told.state, "g-team", "D2", "D3") == [1]


def walked(state: State, unit: str, *names: str) -> list[int]:
    """Return the objectives taken while a unit moves through some hexes."""

    def walk(state: State) -> Steps[None]:
        for name in names:
            yield UnitMoved(unit, at(name), "move")
            yield from victory.resolve_control(state)

    events: list[Event] = []

    def hear(state: State, event: Event) -> None:
        events.append(event)
        RULES.apply(state, event)

    Game(state, walk, hear, concession=RULES.concede)
    return [event.objective for event in events if isinstance(event, ObjectiveTaken)]


def ended(state: State) -> None:
    """End a game by sudden death, so that points decide."""
    Game(state, lambda state: finish(state, GameOver(SUDDEN_DEATH)), RULES.apply, concession=RULES.concede)


@pytest.mark.rule("5.4", "15.04")
def test_who_comes_into_an_objective_by_an_event_in_time_takes_it() -> None:
    told = EventTable("blaze", UNITS, "C3", objectives=("D3", "E9", "E1", "E5", "E7"))
    told.say(at("D3"))
    assert [(event.objective, event.side) for event in told.told(ObjectiveTaken)] == [(1, AXIS)]
