"""Parser of answers about units off the table: secret notes, ambushes, reserves (A35, L543, A37)."""

from __future__ import annotations

from functools import partial

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose
from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.terminal.typed_names import is_command
from combat.engine.words import text
from combat.games.armour.rules.answers import Placements
from combat.games.armour.rules.hidden.ambush import RevealAmbush
from combat.games.armour.rules.hidden.hiding import LISTS, Hiding
from combat.games.armour.rules.hidden.reserves import EnterReserve, row_of
from combat.games.armour.rules.state import State
from combat.games.armour.standing.appearing import ambush_at, nearest_ambush
from combat.games.armour.terminal.labels import Labels
from combat.games.armour.terminal.moves_typed import formed_near, typed_placements

NEXT = ";"


def typed_hiding(state: State, seat: Seat, line: str) -> Hiding:
    """Parse secret notes, such as "ambush B Bt; reserve C D"; raise NotUnderstood."""
    labels, lists = Labels(state), {name: list[str]() for name in LISTS}
    for part in line.split(NEXT):
        word, *named = part.split()
        name = next((each for each in LISTS if is_command(word, each)), None)
        if name is None:
            raise NotUnderstood(text("text-not-understood", line=line))
        lists[name] += [labels.unit(label, (seat,)) for label in named]
    return Hiding(*lists.values())


def typed_arrival(state: State, decision: Decision, line: str) -> Placements:
    """Parse the places of an ambush or reserve: near a point, or each team at its place; raise NotUnderstood."""
    word, _, rest = line.partition(" ")
    typed = rest if is_command(word, "place") else line
    if isinstance(decision, RevealAmbush):
        return typed_placements(state, decision.seat, typed, partial(formed_near, ambush_at, nearest_ambush))
    assert isinstance(decision, EnterReserve)
    return typed_placements(state, decision.seat, typed, _row)


def _row(state: State, unit: str, pose: Pose) -> Placements:
    """Return the row of a reserve at the edge, as near as possible to a point; raise NotUnderstood."""
    found = row_of(state, state.units[unit], pose.point)
    if found is None:
        raise NotUnderstood(text("refusal-edge-full"))
    return found
