"""Measures of a lab position: distances, lines of sight, shots, teams and units."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from combat.engine.kernel.text_message import TextMessage
from combat.engine.play.lab.lab_run import measured_otherwise
from combat.engine.play.lab.lab_script import Fields
from combat.engine.words import text
from combat.games.armour.rules.answers import Aim
from combat.games.armour.rules.distances import between
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.bulletproof import bulletproof
from combat.games.armour.rules.fire.shot_odds import SIDES, hit_chance
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.ground.sighting import sighting
from combat.games.armour.rules.morale.last_stands import in_good_spirits
from combat.games.armour.rules.posture import gone_to_ground, in_command
from combat.games.armour.rules.state import State
from combat.games.armour.words import armour_names as names

Found: TypeAlias = dict[str, Any]


def measured(state: State, asked: Fields) -> Found:
    """Return the values found for the subject of a measure, by key."""
    about = next(name for name in _MEASURES if name in asked)
    return _MEASURES[about](state, asked[about])


def differences(state: State, asked: Fields) -> Sequence[TextMessage]:
    """Return a message for each value of a measure that differs from the value found; empty if all agree."""
    return measured_otherwise(asked, measured(state, asked))


def in_words(state: State, asked: Fields) -> str:
    """Return the result of a measure as one line of text: its subject, then each value that it asks for."""
    about = next(name for name in _MEASURES if name in asked)
    found = measured(state, asked)
    values = ", ".join(_told(state, key, value) for key, value in found.items() if key in asked)
    return text("lab-measure", subject=_subject(state, about, asked[about]), values=values)


def _told(state: State, key: str, value: object) -> str:
    """Return a found value in words."""
    if isinstance(value, bool):
        value = "yes" if value else "no"
    elif key == "by":
        value = names.cause(str(value), state)
    elif key == "where":
        value = text(f"lab-where-{value}")
    elif key == "leader" and value:
        value = names.team(state, str(value))
    return text(f"lab-found-{key.replace('_', '-')}", value=value if isinstance(value, int) else str(value or "none"))


def _subject(state: State, about: str, asked: str | Sequence[str]) -> str:
    if not isinstance(asked, str):
        return " – ".join(names.team(state, team) for team in asked)
    if about == "shot":
        aim = Aim.read(asked)
        parts = names.team(state, aim.shooter), names.weapon(state, aim.weapon), names.team(state, aim.target)
        return " – ".join(parts)
    return names.subject(state, asked)


def _distance(state: State, pair: Sequence[str]) -> Found:
    units = between(state, state.teams[pair[0]], state.teams[pair[1]]).units
    whole, rest = divmod(units, 100)
    return {"length": f"{whole}.{rest:02d}".rstrip("0").rstrip(".")}


def _look(state: State, pair: Sequence[str]) -> Found:
    viewer, target = (state.teams[team] for team in pair)
    seen = sighting(state, viewer, target)
    by = seen.conceals if seen.clear else seen.cause
    covered = seen.bulletproof or bulletproof(state, viewer, target)
    return {"seen": seen.clear, "concealed": seen.concealed, "by": by, "bulletproof": covered}


def _shot(state: State, aim: str) -> Found:
    """Return the needed score, the dice and the chance of one to hit; or only why there is no shot."""
    found = shot(state, Aim.read(aim))
    if not isinstance(found, Shot):
        return {"need": 0, "dice": 0, "hit": "0", "refused": found.message}
    chance = Fraction(hit_chance(state, found.need)).limit_denominator(SIDES * SIDES)
    return {"need": found.need, "dice": found.dice, "hit": str(chance), "refused": ""}


def _team(state: State, id_: str) -> Found:
    team = state.teams[id_]
    return {
        "at": team.pose, "where": team.where, "bailed": team.bailed, "dug_in": team.dug_in,
        "in_command": team.on_table and in_command(state, team), "gone_to_ground": gone_to_ground(state, team),
    }  # fmt: skip


def _unit(state: State, id_: str) -> Found:
    unit = state.units[id_]
    return {
        "leader": unit.leader, "pinned": unit.pinned, "hits": unit.hits,
        "teams": sum(1 for _ in state.teams_of(id_)), "good_spirits": in_good_spirits(state, unit),
    }  # fmt: skip


_MEASURES: Mapping[str, Callable[[State, Any], Found]] = {
    "distance": _distance,
    "look": _look,
    "shot": _shot,
    "team": _team,
    "unit": _unit,
}
"""Subjects of a measure."""
