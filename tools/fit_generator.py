"""Fits the forecast of the scenario generator to games of the cautious player: `python -m tools.fit_generator`.

Made-up scenarios of every kind are played several times each; a ridge regression of the points upon the features of
`combat.content.generator.stakes` gives the tables that belong at the end of `assets/generator.toml`. With `--check` no
figure is printed but how often the generator's scenarios are won as they stand.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Iterator
from dataclasses import dataclass, replace
from statistics import mean
from typing import Any

import numpy as np

from combat.content.generator.making import Workshop
from combat.content.generator.wishes import KINDS, Kind
from combat.players.cautious import CautiousPlayer
from combat.players.chance import SeededChance
from combat.players.table import run
from combat.rules import victory
from combat.rules.sequence import new_game
from combat.words import text

RIDGE, OWN_RIDGE = 10.0, 100.0
"""How strongly what all kinds share and what each adds is drawn to 0, in scenarios."""


@dataclass(frozen=True, slots=True)
class Played:
    """A made-up scenario and what its games came to."""

    kind: Kind
    seed: int
    features: dict[str, float]
    points: list[int]
    won: float


_workshop: Workshop


def _begin() -> None:
    global _workshop
    _workshop = Workshop()


def play(task: tuple[Kind | None, int, int]) -> Played:
    """One scenario made up from a seed, of a kind or of any, and so many games of it."""
    kind, seed, games = task
    wishes = _workshop.roll(seed)
    wishes = wishes if kind is None else replace(wishes, kind=kind)
    made = _workshop.make(wishes, text)
    book, points, won = _workshop.book(made, f"made-up-{seed}"), [], 0
    for chance in range(games):
        game = new_game(book)
        run(game, SeededChance(1000 * seed + chance), CautiousPlayer())
        points.append(game.state.points)
        won += victory.verdict(game.state, game.state.points).won
    return Played(wishes.kind, seed, made.features, points, won / games)


def fitted(played: list[Played]) -> tuple[dict[Kind, float], dict[Kind, dict[str, float]]]:
    """A base for each kind, and points per feature: what all kinds share and, drawn to 0 more strongly, what each adds."""
    names = list(played[0].features)
    grid = np.array([[scenario.features[name] for name in names] for scenario in played])
    middle, width = grid.mean(axis=0), grid.std(axis=0)
    width[width == 0] = np.inf
    scaled = (grid - middle) / width
    kinds = np.array([[float(scenario.kind == kind) for kind in KINDS] for scenario in played])
    own = (kinds[:, :, None] * scaled[:, None, :]).reshape(len(played), -1)
    design = np.hstack([kinds, scaled, own])
    pull = np.concatenate([np.zeros(len(KINDS)), np.full(len(names), RIDGE), np.full(own.shape[1], OWN_RIDGE)])
    points = np.array([mean(scenario.points) for scenario in played])
    found = np.linalg.solve(design.T @ design + np.diag(pull), design.T @ points)
    shared, apart = found[len(KINDS) : len(KINDS) + len(names)], found[len(KINDS) + len(names) :]
    slopes = (shared + apart.reshape(len(KINDS), -1)) / width
    bases = found[: len(KINDS)] - slopes @ middle
    bases += [_shift(played, kind, base, slope, grid) for kind, base, slope in zip(KINDS, bases, slopes, strict=True)]
    per = {
        kind: {name: round(float(slope), 2) for name, slope in zip(names, row, strict=True)}
        for kind, row in zip(KINDS, slopes, strict=True)
    }
    return dict(zip(KINDS, map(float, bases), strict=True)), per


def _shift(played: list[Played], kind: Kind, base: float, slope: Any, grid: Any) -> float:
    """What makes the mean a middle that half of the games reach."""
    left = [
        points - base - float(row @ slope)
        for scenario, row in zip(played, grid, strict=True)
        if scenario.kind == kind
        for points in scenario.points
    ]
    return float(np.median(left))


def tables(played: list[Played]) -> Iterator[str]:
    """The lines for `assets/generator.toml`."""
    bases, pers = fitted(played)
    spread = mean(float(np.std(scenario.points, ddof=1)) for scenario in played)
    yield f"spread = {spread:.1f}"
    yield f"base = {{ {', '.join(f'{kind} = {base:.1f}' for kind, base in bases.items())} }}"
    for kind, per in pers.items():
        yield f"\n[forecast.per.{kind}]"
        yield from (f"{name} = {slope}" for name, slope in per.items() if slope)


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit_generator", description=__doc__)
    parser.add_argument("--scenarios", type=int, default=80, help="of each kind")
    parser.add_argument("--games", type=int, default=4, help="of each scenario")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.scenarios)
    kinds = (None,) if options.check else KINDS
    tasks = [(kind, seed, options.games) for seed in seeds for kind in kinds]
    with multiprocessing.Pool(options.jobs, _begin) as pool:
        played = list(pool.imap_unordered(play, tasks))
    if options.check:
        shares = sorted(scenario.won for scenario in played)
        fair = sum(0.2 <= share <= 0.8 for share in shares)
        print(f"{len(played)} scenarios: {mean(shares):.0%} of the games won; {fair} won in 20 to 80 % of theirs")
        print(" ".join(f"{scenario.kind}:{scenario.seed}:{scenario.won:.0%}" for scenario in played))
        return
    print("\n".join(tables(played)))


if __name__ == "__main__":
    main()
