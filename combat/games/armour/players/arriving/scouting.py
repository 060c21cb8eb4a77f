"""Moves of spearheads before the first turn: towards the goal, as far as allowed."""

from __future__ import annotations

from typing import get_args

from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.moving.formations import facing, formation
from combat.games.armour.players.tasks import tasks_of
from combat.games.armour.rules.answers import DONE, Speed
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.moves.move_limits import speed_limit
from combat.games.armour.rules.play.spearhead import may_move_as_spearhead, spearhead_refusal
from combat.games.miniatures.players.judged import Judged, judged

SHARES = (1.0, 0.6, 0.3)
"""Parts of a whole move that are tried, the longest first."""


def next_spearhead_move(outlook: Outlook) -> Judged:
    """Return the move of the next unit that moves as a spearhead; DONE if none does."""
    state, tasks = outlook.state, tasks_of(outlook)
    for unit in outlook.units():
        chief, task = outlook.chief(unit), tasks.get(unit.id)
        if chief is None or task is None or not may_move_as_spearhead(state, outlook.seat, chief.id):
            continue
        start, field = pose_of(chief).point, outlook.way(task.at, chief)
        for share in SHARES:
            for speed in reversed(get_args(Speed)):
                end = field.along(start, round(share * speed_limit(state, chief, speed, "cross-country")))
                moves = formation(state, unit, end, facing(state, end, outlook.theirs, task.at), speed)
                if moves is not None and spearhead_refusal(state, outlook.seat, moves) is None:
                    gained = field.length(start) - field.length(end)
                    return judged(moves, (("goal", outlook.weights.tempo * gained),))
    return judged(DONE)
