"""Choice of a successor: a team with its crew, close to the others of its unit."""

from __future__ import annotations

from combat.engine.kernel.decision import Choice
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.rules.answers import PASS
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.morale.leadership import NameLeader
from combat.games.armour.rules.state import Team
from combat.games.miniatures.players.judged import Judged, judged


def successor(outlook: Outlook, decision: Choice) -> Judged:
    """Return the team that takes over the lead; a stuck leader keeps it if it is as close to the unit's teams."""
    state = outlook.state
    teams = [state.teams[str(answer)] for answer in decision.answers if answer != PASS]
    best = min(teams, key=lambda team: (_spread(outlook, team), team.id))
    if isinstance(decision, NameLeader) and decision.why == "stuck" and decision.passing is not None:
        leader = state.teams[state.units[decision.subject].leader]
        if _spread(outlook, leader) <= _spread(outlook, best):
            return judged(decision.passing)
    return judged(best.id)


def _spread(outlook: Outlook, team: Team) -> float:
    """Return how far the other teams of a unit are from one, in all; a bailed out one counts as far away."""
    others = [pose_of(other).point for other in outlook.state.teams_of(team.unit)]
    return sum(apart(pose_of(team).point, at) for at in others) + 1e6 * team.bailed
