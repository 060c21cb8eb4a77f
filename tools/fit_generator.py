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

import numpy as np

from combat.content.generator.making import Workshop
from combat.content.generator.wishes import KINDS, Kind
from combat.players.cautious import CautiousPlayer
from combat.players.chance import SeededChance
from combat.players.table import run
from combat.rules import victory
from combat.rules.sequence import new_game
from combat.words import text

RIDGE = 4.0
"""How strongly coefficients are drawn to 0, in scenarios."""


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


def fitted(played: list[Played]) -> tuple[float, dict[str, float], float]:
    """Base, points per feature, and how far scenarios lie from the line on the average."""
    names = list(played[0].features)
    grid = np.array([[scenario.features[name] for name in names] for scenario in played])
    points = np.array([mean(scenario.points) for scenario in played])
    middle, width = grid.mean(axis=0), grid.std(axis=0)
    width[width == 0] = np.inf
    scaled = (grid - middle) / width
    pulled = scaled.T @ scaled + RIDGE * np.eye(len(names))
    slopes = np.linalg.solve(pulled, scaled.T @ (points - points.mean())) / width
    base = float(points.mean() - slopes @ middle)
    left = float(np.std(points - base - grid @ slopes))
    return base, {name: round(float(slope), 2) for name, slope in zip(names, slopes, strict=True)}, left


def tables(played: list[Played]) -> Iterator[str]:
    """The lines for `assets/generator.toml`."""
    bases, pers, spreads = {}, {}, []
    for kind in KINDS:
        here = [scenario for scenario in played if scenario.kind == kind]
        bases[kind], pers[kind], left = fitted(here)
        spreads += [float(np.std(scenario.points, ddof=1)) for scenario in here]
        yield f"# {kind}: {mean(mean(scenario.points) for scenario in here):.1f} points, off the line by {left:.1f}"
    yield f"spread = {mean(spreads):.1f}"
    yield f"base = {{ {', '.join(f'{kind} = {base:.1f}' for kind, base in bases.items())} }}"
    for kind, per in pers.items():
        yield f"\n[forecast.per.{kind}]"
        yield from (f"{name} = {slope}" for name, slope in per.items() if slope)


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
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
