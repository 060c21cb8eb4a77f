"""Change states of battles, and make shots in them, for many tests."""

from __future__ import annotations

from combat.engine.kernel.game import Game
from combat.engine.kernel.record import replace
from combat.engine.kernel.rules import game_of
from combat.games.armour.rules.answers import Aim
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import State


def pinned(state: State, unit: str = "a1") -> State:
    """Pin a unit; return the state."""
    state.units[unit] = replace(state.units[unit], pinned=True)
    return state


def bailed(state: State, *teams: str) -> State:
    """Bail teams out; return the state."""
    for team in teams:
        state.teams[team] = replace(state.teams[team], bailed=True)
    return state


def shot_of(state: State, weapon: str, shooter: str = "a1-1", target: str = "d1-1") -> Shot:
    """Return the shot of a weapon, which must be legal."""
    found = shot(state, Aim(shooter, weapon, target))
    assert isinstance(found, Shot), found
    return found


def refused_shot(state: State, weapon: str, shooter: str = "a1-1", target: str = "d1-1") -> str:
    """Return the message id with which a shot is refused, "" if it is legal."""
    found = shot(state, Aim(shooter, weapon, target))
    return "" if isinstance(found, Shot) else found.message


def resumes(game: Game[State], at: tuple[str, ...]) -> None:
    """Assert, if the pending question is of one of these kinds, that a game from a copy of the state asks it, too."""
    if game.decision is not None and game.decision.kind in at:
        assert game_of(RULES, game.state.copy()).decision == game.decision
