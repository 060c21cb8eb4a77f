"""Small battles of ARMOUR!: a few units of shipped cards on a bare table, with any scenery."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import replace
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import HeightArea, Scenery, TableMap
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.forces.force_list import ForceList, FormationPick, UnitPick
from combat.games.armour.rules.missions.mission import Goal, Mission, MissionSide
from combat.games.armour.rules.play.muster import OBSERVERS
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.state import Phase, State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.shipped import content
from tests.games.miniatures import tiny_table

WIDTH, HEIGHT = tiny_table.WIDTH, tiny_table.HEIGHT
Run: TypeAlias = tiny_table.Run[State]
area, line, rectangle = tiny_table.area, tiny_table.line, tiny_table.rectangle
PHASES = ("move-units", "shoot-units")
"""The questions that begin an action of a phase."""
DIAGRAMS = {
    "de": "de-panzer-company",
    "uk": "uk-armoured-squadron",
    "us": "us-tank-company",
    "su": "su-tank-battalion",
}
NATIONS = {"de": "germany", "uk": "britain", "us": "united-states", "su": "soviet-union"}


class Placed(NamedTuple):
    """Unit to place: its type, the numbers of its team types, and the places of its teams in centimetres."""

    unit: str
    teams: Mapping[str, int]
    places: Sequence[str]
    card: str = ""
    """Its upgrade card."""
    observers: Sequence[str] = ()
    """The places of its observers."""


def table(*scenery: Scenery, heights: Iterable[HeightArea] = ()) -> TableMap:
    """Return a table of grass with some scenery."""
    grass = area("grass", 0, 0, WIDTH, HEIGHT)
    return TableMap("bare", WIDTH * CM, HEIGHT * CM, (grass, *scenery), tuple(heights))


def battle(
    attacker: Sequence[Placed],
    defender: Sequence[Placed],
    *scenery: Scenery,
    heights: Iterable[HeightArea] = (),
    phase: Phase = "shooting",
    active: Seat = ATTACKER,
    turn: int = 1,
    goals: Mapping[Seat, Sequence[Goal]] | None = None,
) -> State:
    """Return a battle in a phase of a seat's turn.

    The attacker's units are a1, a2, …, with teams a1-1, a1-2, …; the defender's are d1, d2, …
    """
    whole, given = rectangle(0, 0, WIDTH, HEIGHT), goals or {}
    sides = {seat: MissionSide(seat, whole, tuple(given.get(seat, ()))) for seat in (ATTACKER, DEFENDER)}
    mission = Mission("tiny", "Tiny", sides[ATTACKER], sides[DEFENDER], first_check=1, turns=9, ending="defender")
    forces = {ATTACKER: _force(ATTACKER, attacker), DEFENDER: _force(DEFENDER, defender)}
    state = new_state(content().made(mission, table(*scenery, heights=heights), forces))
    for seat, units in ((ATTACKER, attacker), (DEFENDER, defender)):
        for number, placed in enumerate(units, 1):
            _place(state, f"{seat[0]}{number}", placed.places)
            _place(state, f"{seat[0]}{number}{OBSERVERS}", placed.observers)
    for unit in list(state.units.values()):
        state.units[unit.id] = replace(unit, strength=sum(1 for _ in state.teams_of(unit.id)))
    state.phase, state.active, state.turn = phase, active, turn
    return state


def _force(seat: Seat, units: Sequence[Placed]) -> ForceList:
    prefix = units[0].unit[:2]
    picks = tuple(UnitPick(each.unit, tuple(each.teams.items()), card=each.card) for each in units)
    return ForceList(seat, seat, NATIONS[prefix], 100, (FormationPick(DIAGRAMS[prefix], picks),), of_mission=True)


def _place(state: State, unit: str, places: Sequence[str]) -> None:
    teams = [team.id for team in state.all_of(unit)]
    assert len(teams) == len(places), (unit, teams)
    for team, place in zip(teams, places, strict=True):
        pose = Pose.read(place)
        state.teams[team] = replace(state.teams[team], where="table", pose=pose, began=pose, turret=pose.heading)


def run(state: State, *answers: Answer) -> Run:
    """Give answers and dice in order to a copy of the battle; return the run."""
    return tiny_table.run_with(RULES, state, *answers)


def run_through(state: State, answer: Answer, *dice: Answer) -> Run:
    """Give an answer, then dice until they are used up; return the run.

    Meanwhile seats pass or give their default answer.
    """
    events: list[Event] = []
    game: Game[State] = game_of(RULES, state.copy())
    game.on_event = lambda _, event: events.append(event)
    game.answer(answer)
    left = list(dice)
    while (asked := game.decision) is not None and (left or not asked.to_chance) and asked.kind not in PHASES:
        usual = asked.passes_with if asked.passes_with is not None else next(asked.samples(game.state, SplitMix(1)))
        game.answer(left.pop(0) if asked.to_chance else usual)
    assert not left, left
    return Run(game.state, events, game.decision)


def end_turn(state: State) -> Run:
    """End the active seat's phases without an action.

    Return the run at the other seat's turn or the end of the battle.
    """
    answers = list[Answer]()
    while (after := run(state, *answers)).asked is not None and after.state.active == state.active:
        assert after.asked.passes_with == DONE, after.asked
        answers.append(DONE)
    return after
