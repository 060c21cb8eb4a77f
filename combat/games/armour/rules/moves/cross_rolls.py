"""Cross rolls: one die for each piece of difficult ground on a way (L563)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.asking import Steps
from combat.games.armour.rules.d_six import d6
from combat.games.armour.rules.events.move_events import CrossRolled
from combat.games.armour.rules.ground.way import Crossing


def first_failure(team: str, crossings: Iterable[Crossing], rule: str) -> Steps[Crossing | None]:
    """Roll Cross for each piece of ground in turn; return the first that stops the team, None if none does."""
    for crossing in crossings:
        number = yield from d6("cross", rule, team)
        crosses = number >= crossing.need
        yield CrossRolled(team, crossing.ground, crossing.at, crossing.need, number, crosses)
        if not crosses:
            return crossing
    return None
