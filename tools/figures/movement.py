"""Benchmark: paths over open ground and the area in reach, on a table with 60 teams."""

from __future__ import annotations

from functools import cache

from combat.engine.chance.split_mix import SplitMix
from combat.engine.space.plane.heading import direction, heading_to
from combat.engine.space.plane.movement.movement_path import MovementPath, path_of
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.reach import Reach
from combat.engine.space.plane.movement.walking import walk
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.route import Route
from combat.engine.space.plane.sines import SCALE
from tools.figures import Measured, figure
from tools.figures.benchmark import own_time, timed, unit
from tools.figures.open_country import HEIGHT, WIDTH, Country

TABLES = 3


@cache
def countries() -> tuple[Country, ...]:
    """Return the tables on which movement is measured, generated from fixed seeds."""
    return tuple(Country(seed) for seed in range(1, TABLES + 1))


@cache
def _drags() -> list[tuple[MovementSpace, MovementPath]]:
    """Return moves of 10 to 25 cm that can be walked, one or two for each team that has room."""
    numbers, found = SplitMix(7), list[tuple[MovementSpace, MovementPath]]()
    for country in countries():
        for team in country.teams:
            space = country.space(team)
            for _ in range(6):
                far, heading = 10 * CM + numbers.below(15 * CM), numbers.below(3_600)
                x, y = (part * far // SCALE for part in direction(heading))
                end = team.pose.point.moved(x, y)
                if not (0 <= end.x <= WIDTH and 0 <= end.y <= HEIGHT):
                    continue
                path = path_of(team.pose, Route((Point(*end),), heading_to(team.pose.point, end)))
                if walk(space, path).stop is None:
                    found.append((space, path))
    return found


@cache
def _spaces() -> list[MovementSpace]:
    """Return every fifth team of each table at its place."""
    return [country.space(team) for country in countries() for team in country.teams[::5]]


def _reach(far: int) -> Measured:
    """Measure a search, from first to last step, and note the longest step."""
    spaces = _spaces()
    longest = max(timed_steps(Reach(space, far)) for space in spaces)

    def search() -> None:
        for space in spaces:
            Reach(space, far).finish()

    note = f"{len(spaces)} teams among 60; the longest step takes {longest:.3g} units"
    return Measured.of(timed(search, runs=5).shared(len(spaces)), note)


def timed_steps(reach: Reach) -> float:
    """Run a search to its end; return the time of its longest step, in units."""
    now, longest, begin = unit(), 0.0, own_time()
    for _ in reach.steps():
        end = own_time()
        longest, begin = max(longest, end - begin), end
    return longest / now


@figure("reach-40", "what a team reaches with 40 cm of way", 300)
def _reach_near() -> Measured:
    return _reach(40 * CM)


@figure("reach-80", "the same with 80 cm", 800)
def _reach_far() -> Measured:
    return _reach(80 * CM)


@figure("path-walk", "validating a path, the hull swept", 10)
def _walk() -> Measured:
    drags = _drags()

    def check() -> None:
        for space, path in drags:
            walk(space, path)

    note = f"{len(drags)} turns and moves of 10 to 25 cm among 60 teams"
    return Measured.of(timed(check, runs=7).shared(len(drags)), note)
