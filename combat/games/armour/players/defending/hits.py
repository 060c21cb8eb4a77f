"""Allotment of hits: the shooter's choice costs the enemy most; the target's exchange spares its most valuable
teams.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from combat.engine.kernel.record import replace
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.rules.answers import PASS, Swap
from combat.games.armour.rules.fire.allotting import Spread, all_targets, as_allotment
from combat.games.armour.rules.fire.mistaken_target import MistakenTarget, swapped
from combat.games.armour.rules.fire.shot_odds import harm_of_hit
from combat.games.armour.rules.fire.volley import Hit, Shot
from combat.games.miniatures.players.judged import Judged, judged

MOST_SPREADS = 24
"""Number of spreads besides the usual one that are evaluated."""
STEPS = 3
"""Number of times that a spread is improved."""


def allotment(outlook: Outlook) -> Judged:
    """Return the legal allotment of the hits that costs the enemy most, of those tried."""
    state, volley = outlook.state, outlook.state.volley
    assert volley is not None
    odds = _HarmOfHits(outlook, volley.shots)
    best: Spread = []
    best_loss = -1.0
    for targets in all_targets(state, volley)[:4]:
        spread = targets.default()
        loss = odds.loss(_hits(spread))
        for _ in range(STEPS):
            near = [(odds.loss(_hits(each)), each) for each in islice(targets.others(spread), MOST_SPREADS)]
            top = max(near, key=lambda each: each[0], default=(0.0, spread))
            if top[0] <= loss + 1e-9:
                break
            loss, spread = top
        if loss > best_loss:
            best, best_loss = spread, loss
    return judged(as_allotment(best), (("hits", best_loss),))


def _hits(spread: Spread) -> list[Hit]:
    return [Hit(place, team) for place, teams in enumerate(spread) for team in teams]


class _HarmOfHits:
    """What hits of some shots cost the side that they strike; the odds of each shot at each team are kept."""

    def __init__(self, outlook: Outlook, shots: tuple[Shot, ...]) -> None:
        self._outlook, self._shots = outlook, shots
        self._known: dict[tuple[int, str], tuple[float, float]] = {}

    def loss(self, hits: Iterable[Hit]) -> float:
        """Return the expected loss in points by some hits, a team being lost once."""
        outlook, left = self._outlook, dict[str, tuple[float, float]]()
        for hit in hits:
            destroyed, bailed = self._odds(hit)
            alive, manned = left.get(hit.team, (1.0, 1.0))
            left[hit.team] = alive * (1 - destroyed), manned * (1 - bailed)
        total = 0.0
        for name, (alive, manned) in left.items():
            team = outlook.state.teams[name]
            bail = 0.0 if team.bailed else outlook.weights.bailed
            total += outlook.worth(team) * (1 - alive + alive * (1 - manned) * bail)
        return total

    def _odds(self, hit: Hit) -> tuple[float, float]:
        key = hit.shot, hit.team
        if key not in self._known:
            self._known[key] = harm_of_hit(self._outlook.state, replace(self._shots[hit.shot], target=hit.team))
        return self._known[key]


def exchange(outlook: Outlook, decision: MistakenTarget) -> Judged:
    """Return the exchange of hits that spares most; PASS if none is worthwhile."""
    state, volley = outlook.state, outlook.state.volley
    assert volley is not None
    odds = _HarmOfHits(outlook, volley.shots)
    now, best, best_gain = odds.loss(volley.hits), None, outlook.weights.swap
    for answer in decision.answers:
        if isinstance(answer, Swap):
            gain = now - odds.loss(swapped(state, volley, answer))
            if gain > best_gain:
                best, best_gain = answer, gain
    return judged(PASS) if best is None else judged(best, (("spared", best_gain),))
