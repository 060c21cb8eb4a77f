"""11.12 Spotters: one is named, or a scout is taken, when a side with mortars has set up."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import as_plain, from_plain, replace
from combat.engine.kernel.rules import game_of
from combat.games.command.content.library import load_book
from combat.games.command.players.deploying import placing
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.rules.answers import DONE, PASS, Placement
from combat.games.command.rules.apply import apply
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.decisions import PickUnit
from combat.games.command.rules.events.turn_events import ScoutTaken, SetUpBegan, SpotterNamed
from combat.games.command.rules.events.unit_events import UnitArrived, UnitEliminated, UnitExited
from combat.games.command.rules.play.set_up import SetUp, place_refusal, unplaced
from combat.games.command.rules.play.spotters import spotters_offered
from combat.games.command.rules.state import State
from combat.games.command.rules.switches import Options
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table

PATROLS, FARM, RIDGE = "patrols-at-the-bridge", "farm-on-the-road-east", "meeting-below-the-ridge"
LEADERS = ("sov-leader-2-1", "sov-leader-3-1")


def begun(book: Book) -> Game[State]:
    """Return a new game of a book."""
    return game_of(RULES, RULES.new_state(book))


def asked_next(game: Game[State]) -> Decision | None:
    """Answer draws and return the next question to a seat, None if the game is over."""
    chance = SeededChance(5)
    while game.decision is not None and game.decision.to_chance:
        game.answer(chance.answer(game.decision, game.state))
    return game.decision


def stands(game: Game[State], side: str) -> None:
    """Place all units of a side in set-up, until it is done or another question comes."""
    while isinstance(asked := asked_next(game), SetUp) and asked.seat == side:
        answer = placing(asked, Evaluation(game.state, side))
        game.answer(answer)
        if answer == DONE:
            return


def spotters_of(state: State) -> list[str]:
    """Return the ids of the units that may spot."""
    return [unit.id for unit in state.units.values() if unit.spots or state.figure(unit).spots]


@pytest.mark.rule("11.12", "20.2")
def test_a_side_with_a_mortar_names_one_of_its_leaders_when_its_units_stand() -> None:
    game = begun(load_book(PATROLS))
    stands(game, ALLIES)
    asked = asked_next(game)
    assert isinstance(asked, PickUnit)
    assert (asked.seat, asked.why, asked.rule, asked.answers) == (ALLIES, "spotter", "11.12", (*LEADERS, PASS))
    events = game.answer(LEADERS[1])
    assert SpotterNamed(ALLIES, LEADERS[1]) in events
    assert isinstance(events[-1], SetUpBegan)
    assert spotters_of(game.state) == [LEADERS[1]]
    stands(game, AXIS)
    asked = asked_next(game)
    assert isinstance(asked, PickUnit)
    game.answer(PASS)
    asked_next(game)
    assert (game.state.phase, spotters_of(game.state)) == ("turn", [LEADERS[1]])


@pytest.mark.rule("11.12", "20.4")
@pytest.mark.parametrize(
    "case", ["no mortar", "switched off", "not offered", "a spotter of the scenario", "a scout of it"]
)
def test_nobody_is_asked_where_there_is_nothing_to_name(case: str) -> None:
    """The Axis of the meeting has no mortar, the Allies have one."""
    book = load_book(RIDGE)
    allies = book.forces[ALLIES]
    if case == "switched off":
        book = replace(book, options=Options(spotters=False))
    elif case == "not offered":
        allies = replace(allies, names_spotter=False)
    elif case == "a spotter of the scenario":
        first, *others = allies.troops
        allies = replace(allies, troops=(replace(first, spots=True), *others))
    elif case == "a scout of it":
        allies = replace(allies, troops=(*allies.troops, replace(allies.troops[0], id="us-scout-1", figure="us-scout")))
    mine = replace(book.forces[AXIS], names_spotter=case == "no mortar")
    game = begun(replace(book, forces={AXIS: mine, ALLIES: allies}))
    stands(game, AXIS)
    assert isinstance(asked_next(game), SetUp)
    assert game.state.active == ALLIES
    stands(game, ALLIES)
    asked = asked_next(game)
    assert isinstance(asked, PickUnit) is (case == "no mortar")


@pytest.mark.rule("11.12", "6.8")
def test_a_scout_may_be_taken_for_a_medium_mortar_and_is_set_up_like_the_others() -> None:
    game = begun(load_book(FARM))
    stands(game, ALLIES)
    stands(game, AXIS)
    asked = asked_next(game)
    assert isinstance(asked, PickUnit)
    assert asked.answers[-2:] == ("ger-scout-1", PASS)
    events = game.answer("ger-scout-1")
    assert ScoutTaken(AXIS, "ger-scout-1", "ger-scout") in events
    assert [unit.id for unit in unplaced(game.state, AXIS)] == ["ger-scout-1"]
    asked = asked_next(game)
    assert isinstance(asked, SetUp)
    refused = asked.refusal(game.state, DONE)
    assert refused is not None
    assert refused.message == "units-left"
    scout = game.state.units["ger-scout-1"]
    zone = game.state.book.forces[AXIS].zone
    there = next(hex_ for hex_ in zone if place_refusal(game.state, scout, hex_) is None)
    game.answer(Placement(scout.id, there))
    game.answer(DONE)
    asked_next(game)
    assert (game.state.phase, spotters_of(game.state)) == ("turn", ["ger-scout-1"])
    assert game.state.units["ger-scout-1"].hex == there


@pytest.mark.rule("11.12")
def test_only_one_choice_is_made_for_all_mortars_of_a_side() -> None:
    """Whoever has a scout is offered no spotter besides, and whoever has named one no scout."""
    game = begun(load_book(FARM))
    stands(game, ALLIES)
    stands(game, AXIS)
    asked_next(game)
    state = game.state.copy()
    assert "ger-scout-1" in spotters_offered(state, AXIS)
    for event in (SpotterNamed(AXIS, "ger-leader-1-1"), ScoutTaken(AXIS, "ger-scout-1", "ger-scout")):
        then = state.copy()
        apply(then, event)
        assert spotters_offered(then, AXIS) == []


@pytest.mark.rule("11.12", "1.1")
def test_a_book_of_before_goes_on_without_the_question() -> None:
    """The forces of books in older journals have neither field."""
    plain: dict[str, Any] = as_plain(load_book(FARM))
    for force in plain["forces"].values():
        force.pop("names_spotter", None)
        force.pop("scout", None)
    game = begun(from_plain(Book, plain))
    stands(game, ALLIES)
    stands(game, AXIS)
    asked_next(game)
    assert game.state.phase == "turn"


@pytest.mark.rule("6.5", "5.2")
def test_the_mark_of_a_spotter_goes_with_him() -> None:
    """It is a marker: an eliminated leader loses it, and one who comes in again is another unit."""
    units = {"g-major": ("major", "K9"), "g-team": ("team", "A1"), "u-squad": ("squad", "K1")}
    for event in (UnitEliminated("g-major", "fire", 1), UnitExited("g-major", 3)):
        told = Table(drawn_book(), units)
        told.mark("g-major", spots=True)
        apply(told.state, event)
        assert not told.state.units["g-major"].spots
        if isinstance(event, UnitExited):
            apply(told.state, UnitArrived("g-major", at("K1")))
            assert not told.state.units["g-major"].spots
