"""The order Dig In: for infantry and guns that stay in place and have no worthwhile target (L593)."""

from __future__ import annotations

from combat.games.armour.players.measures.estimates import chances, danger
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.tasks import Task
from combat.games.armour.rules.answers import OrderCall
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.orders.giving import call_refusal
from combat.games.miniatures.players.judged import Judged, judged

TARGET = 1.0
"""Expected gain in points by a unit's fire from which it does not dig in."""


def next_digging(outlook: Outlook, tasks: dict[str, Task]) -> Judged | None:
    """Return the Dig In order of the next unit that digs in; None if none does."""
    for unit in outlook.units():
        chief, task, call = outlook.chief(unit), tasks.get(unit.id), OrderCall(unit.id, "dig-in")
        if chief is None or task is None or task.purpose == "take":
            continue
        if (
            any(team.moved for team in outlook.teams(unit))
            or call_refusal(outlook.state, outlook.seat, call) is not None
        ):
            continue
        at = pose_of(chief).point
        teams = [team for team in outlook.teams(unit) if team.fights]
        if chances(outlook, chief, at, moving=False) * len(teams) <= TARGET:
            saved = danger(outlook, chief, at, moved=True) - danger(outlook, chief, at, moved=False)
            return judged(call, (("cover", saved),))
    return None
