"""Shots of a unit with their odds, and the choice of targets that costs the enemy most."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.record import Record
from combat.engine.space.plane.point import CM
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.rules.answers import Aim, FireMode
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.fire.aiming import aimed
from combat.games.armour.rules.fire.shoot_units import full_load
from combat.games.armour.rules.fire.shot_odds import ShotOdds, armour_odds, shot_odds
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.morale.pinning import hits_to_pin, would_be_pinned
from combat.games.armour.rules.state import State, Team

HULLS = 10 * CM
"""Upper bound of the difference between the distance of two teams' centres and that of their edges."""
MOST_TARGETS = 7
"""Number of targets of a team whose odds are computed: the most promising ones."""


class Choice(Record):
    """Shots of a team at one target, with the odds of each weapon."""

    aims: tuple[Aim, ...]
    odds: tuple[ShotOdds, ...]
    target: str

    @property
    def kill(self) -> float:
        """Return the chance that the target is destroyed, if each weapon hits at most once."""
        left = 1.0
        for each in self.odds:
            left *= 1 - min(1.0, each.hits * each.destroyed)
        return 1 - left

    @property
    def hits(self) -> float:
        """Return the expected number of hits."""
        return sum(each.hits for each in self.odds)

    def harm(self, bailed: float) -> float:
        """Return the expected share of the target that is lost, at most 1.0; a bail out counts as the share
        `bailed`.
        """
        return min(1.0, sum(each.hits * (each.destroyed + bailed * each.bailed) for each in self.odds))


def choices(outlook: Outlook, team: Team, mode: FireMode = "fire") -> Iterator[Choice]:
    """Yield the best shots of a team at each target that it may hit, with all weapons that may fire together.

    `mode` is how they fire: with usual rounds, with smoke, or before an assault.
    """
    state = outlook.state
    for target in _targets(outlook, team):
        best: Choice | None = None
        for weapon in state.card(team).weapons:
            if best is not None and weapon in {aim.weapon for aim in best.aims}:
                continue
            found = _choice(state, Aim(team.id, weapon, target.id), mode)
            if found is not None and (best is None or _rank(outlook, found) > _rank(outlook, best)):
                best = found
        if best is not None:
            yield best


def _rank(outlook: Outlook, choice: Choice) -> tuple[float, float]:
    return choice.harm(outlook.weights.bailed), choice.hits


def _choice(state: State, aim: Aim, mode: FireMode) -> Choice | None:
    """Return an aim with all that its team may fire with it; None if it is not allowed."""
    if not state.book.weapons[aim.weapon].fires_directly or not isinstance(aimed(state, aim, mode), Shot):
        return None
    load = full_load(state, aim)
    shots = [each for part in load if isinstance(each := aimed(state, part, mode, beside=_beside(load, part)), Shot)]
    if len(shots) < len(load):
        load, shots = [aim], [each for each in (aimed(state, aim, mode),) if isinstance(each, Shot)]
    return Choice(tuple(load), tuple(shot_odds(state, shot) for shot in shots), aim.target) if shots else None


def _beside(load: list[Aim], aim: Aim) -> bool:
    return len(load) > 1 and aim != load[0]


def _targets(outlook: Outlook, team: Team) -> list[Team]:
    """Return the enemies that a team may harm at all, at most those few that promise most."""
    state, at = outlook.state, pose_of(team).point
    weapons = [state.book.weapons[name] for name in state.card(team).weapons]
    reach = max((weapon.range for weapon in weapons if weapon.fires_directly), default=0)
    found = list[tuple[float, Team]]()
    for enemy in outlook.theirs:
        gap = apart(at, pose_of(enemy).point)
        if not reach or gap > reach + HULLS:
            continue
        card = state.card(enemy)
        worth = outlook.worth(enemy)
        if card.armour is not None:
            best = max(sum(armour_odds(card.armour.side, weapon)) for weapon in weapons)
            if not best:
                continue
            worth *= best
        seen, concealed = outlook.glimpse(at, pose_of(enemy).point)
        worth *= (0.6 if concealed else 1.0) if seen else 0.2
        found.append((worth * (0.7 if gap > 40 * CM else 1.0), enemy))
    found.sort(key=lambda each: (-each[0], each[1].id))
    return [enemy for _, enemy in found[:MOST_TARGETS]]


class Spread:
    """Shots of a unit, added to targets one by one; each is valued by what it still adds."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._left: dict[str, float] = {}
        """The chance of each target to be still there."""
        self._hits: dict[str, float] = {}
        """Expected hits on each enemy unit."""

    def gain(self, choice: Choice) -> float:
        """Return the enemy loss that shots would add to those chosen so far, in points: by harm and by pinning."""
        outlook, state = self._outlook, self._outlook.state
        target = state.teams[choice.target]
        worth = outlook.worth(target) * (outlook.weights.bailed if target.bailed else 1.0)
        gain = self._left.get(target.id, 1.0) * choice.harm(outlook.weights.bailed) * worth
        unit = state.units[target.unit]
        if not would_be_pinned(state, unit):
            return gain
        need = hits_to_pin(state, unit) - unit.hits
        before = self._hits.get(unit.id, 0.0)
        share = (min(need, before + choice.hits) - min(need, before)) / max(1, need)
        return gain + max(0.0, share) * self._pin(unit.id)

    def _pin(self, unit: str) -> float:
        outlook = self._outlook
        points = sum(outlook.worth(team) for team in outlook.state.teams_of(unit))
        weights = outlook.weights
        return points * (weights.pinned_before_assault if outlook.may_be_assaulted(unit) else weights.pinned)

    def add(self, choice: Choice) -> None:
        """Add shots: record their expected harm to the target, and their hits on its unit."""
        target = self._outlook.state.teams[choice.target]
        left = self._left.get(target.id, 1.0)
        self._left[target.id] = left * (1 - choice.harm(self._outlook.weights.bailed))
        self._hits[target.unit] = self._hits.get(target.unit, 0.0) + choice.hits


def best_spread(outlook: Outlook, offers: list[list[Choice]]) -> tuple[list[Choice], float]:
    """Return the shots of several teams that together cost the enemy most, and their gain in points.

    `offers` has the possible shots of each team; a team without a worthwhile shot is left out.
    """
    spread, taken, total = Spread(outlook), list[Choice](), 0.0
    waiting = [offer for offer in offers if offer]
    while waiting:
        ranked = [(spread.gain(choice), place, choice) for place, offer in enumerate(waiting) for choice in offer]
        gain, place, choice = max(ranked, key=lambda each: (each[0], -each[1]))
        if gain < outlook.weights.least_shot:
            break
        spread.add(choice)
        taken.append(choice)
        total += gain
        waiting.pop(place)
    return taken, total
