"""Battles in the movement phase for tests of moves and orders: one unit on each side and few obstacles."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.space.plane.route import Route
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.rules.answers import Moves, Speed, TeamRoute
from combat.games.armour.rules.moves.move_limits import moves_refusal
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER
from tests.games.armour.tiny_battle import Placed, Run, battle, run

SHERMAN = Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,90"])
RIFLES = Placed("us-rifle-platoon", {"garand-team": 1}, ["60,90"])
FAR_PANZER = Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["170,10"])


def field(attacker: Placed = SHERMAN, defender: Placed = FAR_PANZER, *scenery: Scenery) -> State:
    """Return a battle with one unit on each side; the attacker's first team is at 60,90 and faces north."""
    return battle([attacker], [defender], *scenery, phase="movement")


def move(route: str, speed: Speed = "tactical", team: str = "a1-1") -> Moves:
    """Return the answer that moves one team along a route."""
    return Moves([TeamRoute(team, speed, Route.read(route))])


def refused(state: State, moves: Moves) -> str:
    """Return the message id with which moves of the attacker are refused, "" if they are legal."""
    found = moves_refusal(state, ATTACKER, moves)
    return found.message if isinstance(found, Refusal) else ""


def refusal(at: State | Run, answer: Answer) -> str:
    """Return the message id with which the pending question refuses an answer, "" if it is legal."""
    whole = run(at) if isinstance(at, State) else at
    question = whole.asked
    assert question is not None
    found = question.refusal(whole.state, answer)
    return found.message if found else ""
