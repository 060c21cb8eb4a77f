"""Allotting hits: evenly over the teams near the declared target (L637)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, product
from typing import TypeAlias

from combat.engine.kernel.random_source import RandomSource
from combat.games.armour.rules.answers import Aim, Allotment
from combat.games.armour.rules.assault.defence import struck_units
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.fire.aiming import aimed
from combat.games.armour.rules.fire.volley import Hit, Shot, Volley
from combat.games.armour.rules.state import State

Spread: TypeAlias = list[list[str]]
"""For each shot of a volley the teams that its hits strike, one entry for each hit."""


def eligible(state: State, shot: Shot, unit: str = "") -> tuple[str, ...]:
    """Return the ids of a unit's teams that hits of a shot may strike, by default of the target's unit (L637).

    The declared target comes first. The others are of its arm, at most 15 cm from it, and possible targets of the
    shooter.
    """
    target = state.teams[shot.target]
    own = unit in ("", target.unit)
    near, arm = state.book.limits.hit_spread, state.card(target).arm
    others = (
        team.id
        for name in struck_units(state, target.unit if own else unit)
        for team in state.teams_of(name)
        if team.id != target.id and state.card(team).arm == arm and holds(state, near, target, team)
    )
    hittable = (each for each in others if _may_be_hit(state, shot, each))
    return (target.id, *hittable) if own else tuple(hittable)


def _may_be_hit(state: State, shot: Shot, team: str) -> bool:
    return isinstance(aimed(state, Aim(shot.shooter, shot.weapon, team), beside=shot.beside), Shot)


def may_join(state: State, shot: Shot) -> dict[str, tuple[str, ...]]:
    """Return the other units that may share the hits of a shot at a headquarters or an independent unit (L637, L643).

    It maps each unit to its teams that the shot may strike; empty for other targets.
    """
    unit = state.unit_of(shot.target)
    if not (unit.headquarters or unit.independent):
        return {}
    others = (each.id for each in state.living(unit.seat) if each.id != unit.id)
    return {other: teams for other in others if (teams := eligible(state, shot, other))}


def all_targets(state: State, volley: Volley) -> list[Targets]:
    """Return the `Targets` for each set of units that may share hits with a headquarters or an independent unit.

    The one without sharing comes first.
    """
    offers = dict[str, set[str]]()
    for shot, hits in zip(volley.shots, volley.rolled, strict=True):
        if hits and (joining := may_join(state, shot)):
            offers.setdefault(state.teams[shot.target].unit, set()).update(joining)
    choices = (("", *sorted(offer)) for offer in offers.values())
    return [Targets(state, volley, dict(zip(offers, chosen, strict=True))) for chosen in product(*choices)]


class Targets:
    """The ways to allot the hits of one volley: the teams that each shot may strike, and the legality of a spread of
    hits.
    """

    def __init__(self, state: State, volley: Volley, joined: Mapping[str, str]) -> None:
        """Prepare a volley; `joined` maps a headquarters or independent unit to the unit sharing its hits (L637)."""
        self.hits = volley.rolled
        self.shots = volley.shots
        self.teams = [
            _of_shot(state, shot, joined) if hits else () for shot, hits in zip(self.shots, self.hits, strict=True)
        ]

    def declared(self) -> set[str]:
        """Return the declared targets of the shots that hit; each of them must take a hit."""
        return {shot.target for shot, hits in zip(self.shots, self.hits, strict=True) if hits}

    def is_legal(self, spread: Spread) -> bool:
        """Return whether a spread of hits is legal: eligible teams, each declared target hit, evenly by shot and in
        all.
        """
        return self._is_allowed(spread) and not any(True for _ in self._evener(spread))

    def default(self) -> Spread:
        """Return a legal spread of hits: declared targets first, then always the team with the fewest hits."""
        totals, spread = Counter[str](), [list[str]() for _ in self.shots]
        for place, shot in enumerate(self.shots):
            for number in range(self.hits[place]):
                own = Counter(spread[place])
                team = shot.target if number == 0 and not totals[shot.target] else ""
                team = team or min(self.teams[place], key=lambda each: (own[each], totals[each]))
                spread[place].append(team)
                totals[team] += 1
        return self._made_even(spread)

    def others(self, spread: Spread) -> Iterator[Spread]:
        """Yield the legal spreads that differ from a spread by moving one hit or exchanging two between shots."""
        own = [Counter(hits) for hits in spread]
        return (
            each for each in self._neighbours(spread) if [Counter(hits) for hits in each] != own and self.is_legal(each)
        )

    def random(self, numbers: RandomSource) -> Spread:
        """Return a random legal spread, a few random steps from the default."""
        spread = self.default()
        for _ in range(numbers.below(6)):
            near = list(self.others(spread))
            if not near:
                break
            spread = near[numbers.below(len(near))]
        return spread

    # -- evenness ---------------------------------------------------------------------------------------------------

    def _is_allowed(self, spread: Spread) -> bool:
        """Return whether a spread is legal apart from evenness over all shots."""
        for hits, teams, count in zip(spread, self.teams, self.hits, strict=True):
            own = Counter(hits)
            if len(hits) != count or not own.keys() <= set(teams):
                return False
            if hits and max(own.values()) - min(own[team] for team in teams) > 1:
                return False
        return self.declared() <= {team for hits in spread for team in hits}

    def _evener(self, spread: Spread) -> Iterator[Spread]:
        """Yield each spread that a move of a single hit to another team makes more even over all shots."""
        totals = Counter(team for hits in spread for team in hits)
        for moved, away, to in self._moved(spread):
            if totals[away] - totals[to] >= 2 and self._is_allowed(moved):
                yield moved

    def _made_even(self, spread: Spread) -> Spread:
        while (better := next(self._evener(spread), None)) is not None:
            spread = better
        return spread

    def _moved(self, spread: Spread) -> Iterator[tuple[Spread, str, str]]:
        """Yield the spreads with one hit moved, and the teams that it leaves and strikes."""
        for place, teams in enumerate(self.teams):
            for away in dict.fromkeys(spread[place]):
                for to in teams:
                    if to != away:
                        moved = [list(hits) for hits in spread]
                        moved[place][moved[place].index(away)] = to
                        yield moved, away, to

    def _neighbours(self, spread: Spread) -> Iterator[Spread]:
        for moved, away, to in self._moved(spread):
            yield moved
            for again, back, forth in self._moved(moved):
                if (back, forth) == (to, away):
                    yield again


def as_allotment(spread: Sequence[Sequence[str]]) -> Allotment:
    """Return a spread of hits as an answer."""
    counted = ((place, team, count) for place, hits in enumerate(spread) for team, count in Counter(hits).items())
    return Allotment(counted)


def as_spread(allotment: Allotment, shots: int) -> Spread:
    """Return an answer as a spread of hits over `shots` shots; hits of further shots are left out."""
    spread: Spread = [[] for _ in range(shots)]
    for place, rows in groupby(allotment.parts, key=lambda row: row[0]):
        if place < shots:
            spread[place] = [team for _, team, hits in rows for _ in range(hits)]
    return spread


def as_hits(spread: Sequence[Sequence[str]]) -> tuple[Hit, ...]:
    """Return the hits of a spread as records, in the order of the shots."""
    return tuple(Hit(place, team) for place, hits in enumerate(spread) for team in hits)


def _of_shot(state: State, shot: Shot, joined: Mapping[str, str]) -> tuple[str, ...]:
    other = joined.get(state.teams[shot.target].unit, "")
    return (*eligible(state, shot), *(eligible(state, shot, other) if other else ()))


def has_choice(choices: Sequence[Targets]) -> bool:
    """Return whether more than one spread of hits is legal."""
    first = choices[0].default()
    return any(each.default() != first or any(True for _ in each.others(first)) for each in choices)
