"""19.0 Night: its costs, what is hidden, starshells, and discarding the whole hand."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.ledger import total
from combat.games.command.rules.events.card_events import CardsDiscarded
from combat.games.command.rules.events.ground_events import SmokeLifted, StarshellDied, StarshellLit, WorkRemoved
from combat.games.command.rules.events.mission_events import AccuracyRolled, RoundDrifted
from combat.games.command.rules.events.turn_events import OrderEnded
from combat.games.command.rules.events.unit_events import RadioBroke
from combat.games.command.rules.ground.entering import cost
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.rules.state import Radio
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book, way
from tests.games.command.rules_table import Table, dice

UNITS = {"g-leader": ("leader", "K9"), "u-team": ("team", "A1")}
HANDS = {50: ("artillery-request", "ambush"), 51: ("artillery-denied", "ambush")}


def night(units: dict[str, tuple[str, str]] | None = None, **facts: Any) -> Table:
    """Return a game at night."""
    book = facts.pop("book", None) or drawn_book()
    return Table(book, units or UNITS, night=facts.pop("night", True), hands=facts.pop("hands", HANDS), **facts)


@pytest.mark.rule("19.1")
def test_by_night_ground_costs_one_more_but_neither_ways_nor_sides_nor_slopes() -> None:
    ways = [way("road", "K6", "K5")]
    book = drawn_book({"K7": "woods"}, {"K5": 1}, [("K8", "K7", "wall")], ways=ways)
    for dark, woods, road in ((False, 3, 2), (True, 4, 2)):
        state = night(book=book, night=dark).state
        assert total(cost(state, at("K8"), at("K7"))) == woods
        assert total(cost(state, at("K6"), at("K5"))) == road


@pytest.mark.rule("19.1", "16.4")
def test_the_dark_hinders_by_the_range_and_does_not_add_to_anything_else() -> None:
    book = drawn_book({"K7": "brush"})
    state = night(book=book, smoke={at("D4"): 70}).state
    assert sight(state, at("K9"), at("K5")).hindrance == 4
    assert sight(state, at("K8"), at("K6")).hindrance == 3
    assert sight(state, at("D5"), at("D2")).hindrance == 7
    assert sight(night(book=book, night=False).state, at("K9"), at("K8")).hindrance == 0


@pytest.mark.rule("19.2")
@pytest.mark.parametrize(("shell", "hindrance"), [("K5", 0), ("K3", 0), ("K7", 0), ("K8", 4), ("K9", 4), ("K2", 4)])
def test_a_starshell_within_two_hexes_of_the_target_takes_the_dark_away(shell: str, hindrance: int) -> None:
    state = night(starshells=(at(shell),)).state
    assert sight(state, at("K9"), at("K5")).hindrance == hindrance


@pytest.mark.rule("19.1", "3.2", "14.07")
def test_who_gives_no_order_by_night_discards_the_whole_hand() -> None:
    hands = {50: ("move", "ambush"), 51: ("fire", "ambush"), 52: ("fire", "ambush"), 150: ("fire", "demolitions")}
    told = night(hands=hands, works={at("A1"): "foxholes"})
    told.window["discarded"] = "150 demolitions"
    told.say("pass")
    assert [event.cards for event in told.told(CardsDiscarded)] == [(50, 51, 52)]
    assert [event.hex for event in told.told(WorkRemoved)] == [at("A1")]


@pytest.mark.rule("19.2")
def test_a_leader_has_a_starshell_fired_without_any_radio_and_it_drifts_like_a_fire_mission() -> None:
    """Two hexes off in the dark: 6 - 2 is above 2. From K7 up to K6, then to the lower right: L6."""
    told = night().flip(dice(2, 3), dice(1, 3)).say("50 artillery-request", "11.07")
    assert [event.hit for event in told.told(AccuracyRolled)] == [True]
    assert [event.hex for event in told.told(StarshellLit)] == [at("L6")]
    assert told.state.starshells == (at("L6"),)
    assert told.told(OrderEnded)


@pytest.mark.rule("19.1", "19.2", "13.4")
@pytest.mark.parametrize(("white", "hit"), [(4, False), (5, True)])
def test_the_dark_hinders_an_accuracy_roll_too(white: int, hit: bool) -> None:
    told = night().flip(dice(white, 1), dice(1, 4)).say("50 artillery-request", "11.07")
    assert [event.hit for event in told.told(AccuracyRolled)] == [hit]


@pytest.mark.rule("19.2", "13.2")
def test_by_day_nobody_fires_starshells_and_by_night_none_without_an_unbroken_leader() -> None:
    assert night(night=False).refusal("50 artillery-request") == "no-radio"
    told = night()
    told.mark("g-leader", broken=True)
    assert told.refusal("50 artillery-request") == "no-observer"


@pytest.mark.rule("19.2", "13.3")
def test_who_has_a_radio_by_night_fires_it_or_a_starshell() -> None:
    told = night(radios={AXIS: Radio("radio")}).say("50 artillery-request")
    asked = told.asked
    assert asked is not None
    assert list(asked.options(told.state)) == ["mission", "starshell"]
    told.flip(dice(2, 3), dice(1, 4)).say("starshell", "11.07")
    assert told.told(StarshellLit)


@pytest.mark.rule("19.2", "13.4")
def test_a_starshell_beyond_the_edge_hangs_over_a_hex_beside_it_and_a_lost_one_nowhere() -> None:
    """Up from K1 and to the lower right: beside K1, L1 and M1."""
    units = {"g-leader": ("leader", "K2"), "u-team": ("team", "A1")}
    told = night(units).flip(dice(2, 3), dice(1, 3)).say("50 artillery-request", "11.01", "12.01")
    assert [event.hex for event in told.told(StarshellLit)] == [at("L1")]
    lost = night(units).flip(dice(2, 3), dice(1, 2)).say("50 artillery-request", "11.01")
    assert lost.told(RoundDrifted)
    assert lost.state.starshells == ()


@pytest.mark.rule("19.2", "13.1")
def test_artillery_denied_has_a_starshell_go_out_by_night() -> None:
    shells = (at("K5"), at("C3"))
    told = night(starshells=shells).say("51 artillery-denied", "03.03")
    assert [event.hex for event in told.told(StarshellDied)] == [at("C3")]
    assert told.state.starshells == (at("K5"),)
    both = night(starshells=shells, radios={ALLIES: Radio("radio")}).say("51 artillery-denied", "radio")
    assert both.told(RadioBroke)
    assert both.state.starshells == shells


@pytest.mark.rule("19.2", "4.2d")
def test_when_time_advances_a_starshell_may_go_in_the_place_of_smoke() -> None:
    """The accuracy roll is a Time!"""
    facts: dict[str, Any] = {"starshells": (at("C3"),), "smoke": {at("F5"): 40}}
    for word in ("smoke", "starshell"):
        told = night(**facts).flip(38, dice(1, 4)).say("50 artillery-request", "11.07", word)
        assert len(told.told(SmokeLifted)) == (word == "smoke")
        assert len(told.told(StarshellDied)) == (word == "starshell")
    kept = night(starshells=(at("C3"),)).flip(38, dice(1, 4)).say("50 artillery-request", "11.07", "none")
    assert not kept.told(StarshellDied)
