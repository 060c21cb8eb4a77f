"""Fit the scenario generator's forecast to games of the cautious player: ``python -m tools.volume1.fit_generator``.

Generated scenarios of every kind are played several times each. A ridge regression of their points on the features of
`combat.games.volume1.content.generator.victory_table` gives the tables for the end of `assets/generator.toml`. `python
-m tools.volume1.generator_table` measures how the battles then go. Needs numpy, which comes with the extra `paint`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import mean, median, stdev
from typing import Any

import numpy as np

from combat.games.volume1.content.generator.request import KINDS, Kind
from tools.volume1.made_up_battles import Battle, Task, play_all

RIDGE, OWN_RIDGE = 10.0, 100.0
"""Ridge penalties, in scenarios, of the slopes shared by all kinds and of the additions of each kind."""


def fitted(played: list[Battle]) -> tuple[dict[Kind, float], dict[Kind, dict[str, float]]]:
    """Fit the forecast; return the base points of each kind of task, and its points per feature.

    Slopes shared by all kinds are fitted together with individual ones, which are penalised more.
    """
    names = list(played[0].features)
    grid = np.array([[scenario.features[name] for name in names] for scenario in played])
    middle, width = grid.mean(axis=0), grid.std(axis=0)
    width[width == 0] = np.inf
    scaled = (grid - middle) / width
    kinds = np.array([[float(scenario.kind == kind) for kind in KINDS] for scenario in played])
    own = (kinds[:, :, None] * scaled[:, None, :]).reshape(len(played), -1)
    design = np.hstack([kinds, scaled, own])
    pull = np.concatenate([np.zeros(len(KINDS)), np.full(len(names), RIDGE), np.full(own.shape[1], OWN_RIDGE)])
    points = np.array([mean(points_of(scenario)) for scenario in played])
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


def _shift(played: list[Battle], kind: Kind, base: float, slope: Any, grid: Any) -> float:
    """Return the correction of `base` that makes it the median of the kind's games instead of their mean."""
    left = [
        points - base - float(row @ slope)
        for scenario, row in zip(played, grid, strict=True)
        if scenario.kind == kind
        for points in points_of(scenario)
    ]
    return median(left)


def points_of(battle: Battle) -> list[int]:
    """Return the victory points of each game of a battle."""
    return [game.outcome.points for game in battle.games]


def tables(played: list[Battle]) -> Iterator[str]:
    """Yield the lines of the fitted tables for `assets/generator.toml`."""
    bases, pers = fitted(played)
    spread = mean(stdev(points_of(scenario)) for scenario in played)
    yield f"spread = {spread:.1f}"
    yield f"base = {{ {', '.join(f'{kind} = {base:.1f}' for kind, base in bases.items())} }}"
    for kind, per in pers.items():
        yield f"\n[forecast.per.{kind}]"
        yield from (f"{name} = {slope}" for name, slope in per.items() if slope)


def main() -> None:
    """Play the scenarios and print the fitted tables."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.fit_generator", description=__doc__)
    parser.add_argument("--scenarios", type=int, default=80, help="of each kind")
    parser.add_argument("--games", type=int, default=4, help="of each scenario")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.scenarios)
    tasks = [Task(kind, seed, options.games) for seed in seeds for kind in KINDS]
    print("\n".join(tables(play_all(tasks, options.jobs))))


if __name__ == "__main__":
    main()
