"""A seat knows only the number of the other's units off the table, and aiming points (A49, A50)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import as_json, replace
from combat.engine.kernel.rules import game_of, seen_of
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import DONE, AimAt
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.artillery.aim_artillery import AimArtillery
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.events.artillery_events import AimingEnded, AimingPointPlaced
from combat.games.armour.rules.events.hidden_events import AimingPointSeen, AmbushRevealed, UnitsHidden, UnitsShown
from combat.games.armour.rules.events.turn_events import BattleEnded, TeamDeployed
from combat.games.armour.rules.hidden.hide_units import HideUnits
from combat.games.armour.rules.hidden.hiding import Hiding
from combat.games.armour.rules.hidden.off_table import units_in, units_off_table
from combat.games.armour.rules.hidden.unknown import Unknown
from combat.games.armour.rules.morale.last_stands import formation_holds
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.state import Arrival, State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, SEATS
from combat.games.armour.saves.battle_serializer import SERIALIZER
from combat.games.armour.words.armour_log import TELLERS
from combat.games.armour.words.armour_prompts import ASKERS
from tests.games.armour.rules.hidden.waiting import (
    PANZER,
    PANZER_HQ,
    SHERMAN,
    SHERMAN_HQ,
    start,
    waiting,
    with_ambush,
    with_reserves,
    with_support,
)
from tests.games.armour.shipped import book
from tests.games.armour.tiny_battle import Placed, battle, run
from tests.sampled import SOAKED

GAMES = 12 if SOAKED else 2


def as_bytes(state: State, seat: Seat) -> bytes:
    """Return the serialised view that a seat has of a battle."""
    view = RULES.visible(state, seat)
    return as_json([SERIALIZER.state_as_plain(view), SERIALIZER.book_as_plain(RULES.book(view))])


def deployed(whole: Book, number: int = 1) -> State:
    """Play all deployments at random, with the defender's last unit in ambush; return the state."""
    game = game_of(RULES, RULES.new_state(whole))
    numbers = SplitMix(number)
    last = [unit.id for unit in game.state.units.values() if unit.seat == DEFENDER and not unit.parent][-1]
    while game.decision is not None and game.state.phase == "set-up":
        kind = game.decision.kind
        answer: Answer = DONE if kind == "aim-artillery" else game.decision.sample(game.state, numbers)
        game.answer(Hiding([last]) if kind == "hide-units" else answer)
    return game.state


# -- two battles that differ only in what is hidden --------------------------------------------------------------------


@pytest.mark.rule("A50")
def test_which_unit_is_in_ambush_changes_nothing_that_the_other_seat_has() -> None:
    cars, tanks = (
        deployed(with_support(unit, teams))
        for unit, teams in (("uk-armoured-car-troop", {"humber-ii": 3}), ("uk-grant-troop", {"grant": 3}))
    )
    assert units_in(cars, DEFENDER, "ambush")[0].card != units_in(tanks, DEFENDER, "ambush")[0].card
    assert as_bytes(cars, DEFENDER) != as_bytes(tanks, DEFENDER)
    assert as_bytes(cars, ATTACKER) == as_bytes(tanks, ATTACKER)
    assert as_bytes(cars, "") == as_bytes(tanks, "")
    assert b"humber" not in as_json(SERIALIZER.state_as_plain(RULES.visible(cars, ATTACKER)))


@pytest.mark.rule("A50")
def test_before_deployment_the_other_force_is_its_number_of_units() -> None:
    one, other = (
        new_state(with_support(unit, teams))
        for unit, teams in (("uk-armoured-car-troop", {"humber-ii": 3}), ("uk-grant-troop", {"grant": 3}))
    )
    assert as_bytes(one, ATTACKER) == as_bytes(other, ATTACKER)
    assert units_off_table(RULES.visible(one, ATTACKER), DEFENDER) == units_off_table(one, DEFENDER) == 8


@pytest.mark.rule("A50")
@pytest.mark.parametrize(
    "notes", [(Hiding(["d2"]), Hiding(["d8"])), (Hiding(["d6"]), Hiding(["d6", "d6t"])), (DONE, Hiding(["d4"]))]
)
def test_secret_notes_look_alike(notes: tuple[Answer, Answer]) -> None:
    """The event, its log line, the view, the bytes and the question that follows."""
    state = new_state(book("ridge"))
    state.aiming_over = True
    seen: list[object] = []
    for note in notes:
        after = run(state, note)
        told, view = seen_of(RULES, state.copy(), after.events, ATTACKER), RULES.visible(state, ATTACKER)
        lines: list[object] = []
        for event in told:
            RULES.apply(view, event)
            lines.append(TELLERS[event.__class__](view, event))
        assert after.asked is not None
        asked = ASKERS[after.asked.__class__](RULES.visible(after.state, ATTACKER), after.asked)
        seen.append((as_bytes(after.state, ATTACKER), told, lines, asked))
        assert any(isinstance(event, UnitsHidden) for event in told)
    assert seen[0] == seen[1]


@pytest.mark.rule("A50")
def test_reserves_and_ambushes_look_alike() -> None:
    """A mission with both: where a unit waits is hidden as well."""
    state = new_state(book("ridge"))
    state.aiming_over = True
    state = with_ambush(with_reserves(state, share=50))
    views = [
        as_bytes(run(state, note).state, ATTACKER)
        for note in (Hiding(["d4"]), Hiding((), ["d4"]), Hiding(["d3"], ["d6"]))
    ]
    assert len(set(views)) == 1


# -- what is public ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("A49")
def test_the_number_of_units_off_the_table_is_public_and_the_rest_of_the_force_is_not() -> None:
    state = deployed(book("ridge"))
    for seat, count in ((ATTACKER, 1), (DEFENDER, 0), ("", 1)):
        view = RULES.visible(state, seat)
        assert units_off_table(view, DEFENDER) == 1
        assert view.unknown.get(DEFENDER, Unknown()).units == count
    view = RULES.visible(state, ATTACKER)
    assert set(view.units) < set(state.units)
    assert view.book.forces[ATTACKER] == state.book.forces[ATTACKER]
    force = view.book.forces[DEFENDER]
    assert (force.nation, force.points, len(force.formations)) == ("britain", 75, 1)
    assert not force.picks()


@pytest.mark.rule("A49")
def test_an_aiming_point_of_an_unknown_unit_is_public_and_becomes_that_of_its_unit() -> None:
    state = new_state(book("ridge"))
    after = run(state, AimAt("d5", Pose.read("90,90")))
    told = seen_of(RULES, state.copy(), after.events, ATTACKER)
    assert told == (AimingPointSeen(DEFENDER, Point(9000, 9000)), AimingEnded(DEFENDER))
    assert isinstance(after.events[0], AimingPointPlaced)
    assert seen_of(RULES, state.copy(), after.events, DEFENDER) == tuple(after.events)
    view = RULES.visible(after.state, ATTACKER)
    assert view.unknown[DEFENDER].points == (Point(9000, 9000),)
    whole = with_end(after.state)
    shown = RULES.visible(whole, ATTACKER)
    assert shown.unknown[DEFENDER] == Unknown()
    assert shown.units["d5"].aiming_point is not None


def with_end(state: State) -> State:
    """Return a copy of a state in which the battle is over."""
    over = state.copy()
    over.phase = "over"
    return over


# -- what becomes known ------------------------------------------------------------------------------------------------


@pytest.mark.rule("A50")
def test_a_unit_becomes_known_with_its_first_team_on_the_table() -> None:
    state = new_state(book("two-platoons"))
    question = run(state).asked
    assert question is not None
    after = run(state, question.sample(state, SplitMix(3)))
    told = seen_of(RULES, state.copy(), after.events, ATTACKER)
    assert [event.__class__ for event in told[:2]] == [UnitsShown, TeamDeployed]
    assert sum(1 for event in told if isinstance(event, UnitsShown)) == 1


@pytest.mark.rule("A50")
def test_an_ambush_that_appears_becomes_known_and_one_that_never_does_when_the_battle_is_over() -> None:
    state = deployed(book("ridge"))
    kinds: list[type[Event]] = []
    game = game_of(RULES, state)
    game.on_event = lambda true, event: kinds.extend(each.__class__ for each in RULES.seen(true, event, ATTACKER))
    numbers, chance = SplitMix(1), SeededChance(1)
    while (asked := game.decision) is not None and units_in(game.state, DEFENDER, "ambush"):
        if asked.to_chance:
            game.answer(chance.answer(asked, game.state))
        else:
            game.answer(
                DONE if asked.kind == "reveal-ambush" and game.state.turn < 3 else asked.sample(game.state, numbers)
            )
    assert kinds[kinds.index(UnitsShown) + 1] in (AmbushRevealed, BattleEnded)
    waiting = deployed(book("ridge"))
    ended = game_of(RULES, waiting)
    told: list[Event] = []
    ended.on_event = lambda true, event: told.extend(RULES.seen(true, event, ATTACKER))
    ended.concede()
    assert [event.__class__ for event in told[-2:]] == [UnitsShown, BattleEnded]
    assert RULES.visible(ended.state, ATTACKER).units == ended.state.units


@pytest.mark.rule("L537")
@pytest.mark.parametrize("where", ["ambush", "reserve"])
def test_a_unit_off_the_table_counts_for_its_formation_and_goes_with_it(where: Arrival) -> None:
    """A headquarters and a unit off the table hold; without the headquarters the unit is destroyed, and known."""
    own = Placed(PANZER, {"pz-iv-g": 1}, ["20,10@180"])
    state = battle([Placed(SHERMAN, {"m4-sherman": 1}, ["90,100"]), SHERMAN_HQ], [own, PANZER_HQ])
    state = start(waiting(state, where, "d1"), DEFENDER)
    formation = state.formations["df1"]
    assert formation_holds(state, formation)
    state.teams["d2-1"] = replace(state.teams["d2-1"], where="destroyed")
    state.units["d2"] = replace(state.units["d2"], destroyed=True, leader="")
    assert not formation_holds(state, formation)
    after = run(state)
    assert after.state.units["d1"].destroyed
    told = seen_of(RULES, state.copy(), after.events, ATTACKER)
    assert [event.units[0].id for event in told if isinstance(event, UnitsShown)] == ["d1"]


@pytest.mark.rule("A50")
def test_secret_answers_are_packed_in_the_journal() -> None:
    state = new_state(book("ridge"))
    assert RULES.hides(state, HideUnits("A35", "", DEFENDER), Hiding(["d2"]))
    assert RULES.hides(state, HideUnits("A35", "", DEFENDER), DONE)
    assert RULES.hides(state, AimArtillery("L691", "", DEFENDER), "aim d5 90,90")
    assert not RULES.hides(state, AimArtillery("L691", "", DEFENDER), DONE)


# -- what a seat imagines ----------------------------------------------------------------------------------------------


@pytest.mark.rule("A49")
@pytest.mark.parametrize("mission", ["ridge", "late-column", "any-ground"])
@pytest.mark.parametrize("number", range(GAMES))
def test_a_dealt_battle_has_as_many_units_of_that_nation_within_its_points(mission: str, number: int) -> None:
    whole = book(mission)
    state = deployed(whole, number) if mission == "ridge" else _after_setting_up(whole, number)
    types: set[str] = set()
    for seed in range(6):
        dealt = RULES.sample(RULES.visible(state, ATTACKER), (), ATTACKER, SplitMix(seed))
        assert RULES.visible(dealt, ATTACKER) == RULES.visible(state, ATTACKER)
        assert units_off_table(dealt, DEFENDER) == units_off_table(state, DEFENDER)
        hidden = [*units_in(dealt, DEFENDER, "ambush"), *units_in(dealt, DEFENDER, "reserve")]
        assert {whole.units[unit.card].nation for unit in hidden} <= {whole.forces[DEFENDER].nation}
        assert sum(unit.points for unit in dealt.units.values() if unit.seat == DEFENDER) <= 75
        types.update(unit.card for unit in hidden)
    side = whole.mission.side(DEFENDER)
    if side.reserves is not None and side.reserves.units:
        assert types == set(side.reserves.units)
    else:
        assert len(types) > 1


def _after_setting_up(whole: Book, number: int) -> State:
    game, numbers = game_of(RULES, RULES.new_state(whole)), SplitMix(number)
    while game.decision is not None and game.state.phase == "set-up":
        game.answer(
            _hides_one(game.state) if game.decision.kind == "hide-units" else game.decision.sample(game.state, numbers)
        )
    return game.state


def _hides_one(state: State) -> Answer:
    """Return the note of a unit of at most 18 points; the seat that is asked is the next one."""
    seat = DEFENDER if DEFENDER not in state.hiding_over else ATTACKER
    units: Sequence[str] = [
        unit.id for unit in state.units.values() if unit.seat == seat and not unit.headquarters and not unit.parent
    ]
    return Hiding((), [next(unit for unit in units if 0 < state.units[unit].points <= 18)])


@pytest.mark.rule("A49")
@pytest.mark.parametrize("seat", SEATS)
def test_before_deployment_a_whole_force_is_imagined(seat: Seat) -> None:
    state = new_state(book("ridge"))
    other = ATTACKER if seat == DEFENDER else DEFENDER
    dealt = RULES.sample(RULES.visible(state, seat), (), seat, SplitMix(4))
    assert RULES.visible(dealt, seat) == RULES.visible(state, seat)
    assert sum(1 for unit in dealt.units.values() if unit.seat == other and unit.headquarters) == 1
    assert dealt.formations[f"{other[0]}f1"].commander in dealt.teams


@pytest.mark.rule("A49")
def test_transports_on_the_table_tell_which_type_of_unit_is_in_ambush() -> None:
    """The lorries of the 6-pounders are deployed, so that a dealt unit in ambush is one of 6-pounders."""
    game, numbers = game_of(RULES, RULES.new_state(book("ridge"))), SplitMix(2)
    while game.decision is not None and game.state.phase == "set-up":
        usual = DONE if game.decision.kind == "aim-artillery" else game.decision.sample(game.state, numbers)
        game.answer(Hiding(["d6"]) if game.decision.kind == "hide-units" else usual)
    view = RULES.visible(game.state, ATTACKER)
    assert view.units["d8t"].parent not in view.units
    for seed in range(4):
        dealt = RULES.sample(view, (), ATTACKER, SplitMix(seed))
        assert RULES.visible(dealt, ATTACKER) == view
        assert [unit.card for unit in units_in(dealt, DEFENDER, "ambush")] == ["uk-6-pounder-platoon"]
