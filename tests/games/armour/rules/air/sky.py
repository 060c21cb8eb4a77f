"""Small battles with flights, and shortcuts to their arrival and attack."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import replace
from combat.engine.kernel.rules import game_of
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.rules.air.air_attack import AirAttack, Stage
from combat.games.armour.rules.answers import Aim
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.fire.aiming import aimed, shot
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import Phase, State, Whereabouts
from tests.games.armour.tiny_battle import Placed, Run, battle

STUKAS, STUKA = "de-stuka-flight", "ju-87-d"
HURRICANES, HURRICANE = "uk-hurricane-flight", "hurricane-ii-d"
WING_GUNS, AA_MGS, HEAVY_MG = "wing-guns-40-mm", "aa-mgs-12-7", "heavy-mg-12-7"
FAR_PANZER = Placed("de-panzer-hq", {"pz-iv-g": 1}, ["170,110"])
FAR_CRUSADER = Placed("uk-armoured-hq", {"crusader-iii": 1}, ["170,110"])
FAR_SHERMAN = Placed("us-tank-hq", {"m4-sherman": 1}, ["170,10@180"])


def half_tracks(*places: str) -> Placed:
    """Return a section of American anti-aircraft half-tracks at some places."""
    return Placed("us-aa-half-track-section", {"m15-half-track": len(places)}, places)


def shermans(*places: str) -> Placed:
    """Return a platoon of Shermans at some places."""
    return Placed("us-sherman-platoon", {"m4-sherman": len(places)}, places)


def rifles(*places: str) -> Placed:
    """Return a platoon of American riflemen at some places."""
    return Placed("us-rifle-platoon", {"garand-team": len(places)}, places)


def stukas(*places: str) -> Placed:
    """Return a flight of Stukas at some places."""
    return Placed(STUKAS, {STUKA: len(places)}, places)


def hurricanes(*places: str) -> Placed:
    """Return a flight of Hurricanes at some places."""
    return Placed(HURRICANES, {HURRICANE: len(places)}, places)


def raid(
    flight: Placed,
    defender: Sequence[Placed],
    *scenery: Scenery,
    phase: Phase = "shooting",
    others: Sequence[Placed] = (),
) -> State:
    """Return a battle with the attacker's flight a2 on the table, in a phase; both headquarters are far away."""
    headquarters = FAR_PANZER if flight.unit.startswith("de") else FAR_CRUSADER
    return battle([headquarters, flight, *others], [*defender, FAR_SHERMAN], *scenery, phase=phase)


def sent(state: State, where: Whereabouts, *teams: str) -> State:
    """Move aircraft off the table, as before their arrival or placement; return the state."""
    for team in teams:
        state.teams[team] = replace(state.teams[team], where=where, pose=None)
    return state


def during(state: State, stage: Stage, unit: str = "a2") -> State:
    """Set the stage of a flight's attack; return the state."""
    state.air_attack = AirAttack(unit, stage)
    return state


def need(state: State, aim: Aim) -> tuple[int, tuple[str, ...], int]:
    """Return the needed score of a legal shot, the names of its modifiers, and its number of dice."""
    found = shot(state, aim)
    assert isinstance(found, Shot), found
    return found.need, tuple(term.name for term in found.ledger), found.dice


def refused(state: State, aim: Aim) -> str:
    """Return the message id with which a shot is refused, "" if it is legal."""
    found = shot(state, aim)
    return found.message if isinstance(found, Refusal) else ""


def aim_refused(state: State, aim: Aim) -> str:
    """Return the message id with which a target is refused for a team that may shoot, "" if it is legal."""
    found = aimed(state, aim)
    return found.message if isinstance(found, Refusal) else ""


def placed_at(state: State, team: str, place: str) -> State:
    """Return a copy of a battle with a team at another place."""
    moved = state.copy()
    pose = Pose.read(place)
    moved.teams[team] = replace(moved.teams[team], where="table", pose=pose, turret=pose.heading)
    return moved


def played(state: State, *answers: Answer, dice: Sequence[Answer] = ()) -> Run:
    """Answer the questions of seats with `answers` and those of chance with `dice`, each in order.

    Return the run; raise AssertionError if an answer or die is left.
    """
    events: list[Event] = []
    game: Game[State] = game_of(RULES, state.copy())
    game.on_event = lambda _, event: events.append(event)
    left, numbers = list(answers), list(dice)
    while (asked := game.decision) is not None and (numbers if asked.to_chance else left):
        game.answer(numbers.pop(0) if asked.to_chance else left.pop(0))
    assert not (left or numbers), (left, numbers, game.decision)
    return Run(game.state, events, game.decision)


def asked_of(run: Run) -> tuple[str, str]:
    """Return the kind and the seat of the pending question."""
    assert run.asked is not None
    return run.asked.kind, getattr(run.asked, "seat", "")


def turn_to(state: State, seat: str) -> State:
    """Return a copy of a battle at the beginning of a seat's turn, before the first starting step."""
    before = state.copy()
    before.active, before.phase, before.step, before.leaders_asked = seat, "starting", 0, False
    return before
