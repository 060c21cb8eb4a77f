"""States of a team as text and tabs: their order, and the rule of each."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.words import text
from combat.engine.words.line import Line
from combat.engine.words.rulebook import cited
from combat.games.armour.rules.posture import gone_to_ground, in_command
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.transport.riding import riders_of
from combat.games.armour.rules.works.shelter import shelter
from combat.games.miniatures.words import wording

RULES = {
    "bailed": "L651", "pinned": "L661", "foxholes": "L593", "gone-to-ground": "5.9", "acted": "L523", "leader": "L557",
    "out-of-command": "L557", "wreck": "L657", "lost": "11.5", "fired-at-aircraft": "L601", "shot-down": "L547",
    "away": "L547", "due": "L547", "ambush": "L543", "reserve": "A36", "trench": "A42", "pit": "A42", "sees": "A39",
    "carries-1": "L571", "carries-2": "L571", "carries-3": "L571", "mounted": "A28", "rear": "L577",
}  # fmt: skip
"""Mark or number of the rule that explains each state."""


MOST_CARRIED = 3
"""Number of carried teams that are shown separately."""


def state_lines(state: State, team: str) -> list[Line]:
    """Return a line, with its rule, for each state of a team.

    A team off the table has only the line that says where it is.
    """
    each = state.teams[team]
    if each.where == "destroyed":
        return [_line(_loss(state, each))]
    if each.where in ("ambush", "reserve", "away", "due", "mounted", "rear"):
        return [_line(each.where)]
    found = list(states_of(state, each, near=True))
    unit = state.unit_of(team)
    if unit.leader == team:
        found.insert(0, "leader")
    elif each.on_table and not in_command(state, each):
        found.append("out-of-command")
    lines = [_line(name) for name in found]
    if state.night and unit.sight:
        lines.append(Line(text("night-sees", distance=wording.length(unit.sight)), cited(RULES["sees"])))
    return lines


def _loss(state: State, team: Team) -> str:
    """Return how a lost team is spoken of: a vehicle leaves a wreck, an aircraft is shot down."""
    if team.pose is not None:
        return "wreck"
    return "shot-down" if state.card(team).arm == "aircraft" else "lost"


def _line(name: str) -> Line:
    return Line(text(f"state-{name}"), cited(RULES[name]))


def states_of(state: State, team: Team, *, near: bool) -> Iterator[str]:
    """Yield the ids of the states of a team that are shown, most serious first; nothing for a team off the table.

    "gone-to-ground" is only yielded if `near`.
    """
    if not team.on_table:
        return
    unit, card = state.unit_of(team.id), state.card(team)
    if team.bailed:
        yield "bailed"
    if unit.pinned and not card.is_armoured:
        yield "pinned"
    if team.anti_air:
        yield "fired-at-aircraft"
    carried = sum(1 for _ in riders_of(state, team.id))
    if carried:
        yield f"carries-{min(carried, MOST_CARRIED)}"
    if team.dug_in:
        yield "foxholes"
    elif dug := shelter(state, team):
        yield dug
    if has_acted(state, team):
        yield "acted"
    elif near and card.arm in ("infantry", "gun") and state.turn and gone_to_ground(state, team):
        yield "gone-to-ground"


def has_acted(state: State, team: Team) -> bool:
    """Return whether a team of the active seat has moved or fired in the current phase, or cannot fire after a Dash."""
    unit = state.unit_of(team.id)
    if unit.seat != state.active:
        return False
    if state.phase == "movement":
        return bool(team.moved) or unit.moved
    if state.phase == "shooting":
        return bool(team.fired) or unit.shot or team.moved == "dash"
    return False
