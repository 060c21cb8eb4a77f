"""Sums over the games of a run, updated game by game so that no game is stored."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import quantiles

from combat.games.volume1.runs.game_row import GameRow

KINDS = ("men", "cards", "orders", "friendly_fire", "enemy_fire", "hexes")
"""Counts that are compared with winning."""
COUNTED = ("friendly_struck", "enemy_struck", "friendly_hit_in", "enemy_hit_in")
"""Counts that are only summed, since they are results."""
FATES = (
    "friendly_killed", "friendly_wounded", "friendly_captured", "friendly_fled",
    "enemy_killed", "enemy_captured", "enemy_fled",
)  # fmt: skip


@dataclass(slots=True)
class Share:
    """A subset of the games: number, wins, and sums of points and of their squares."""

    games: int = 0
    won: int = 0
    points: int = 0
    squares: int = 0

    def add(self, won: bool, points: int) -> None:
        """Add a game: whether it was won, and its points."""
        self.games += 1
        self.won += won
        self.points += points
        self.squares += points * points

    def __add__(self, other: Share) -> Share:
        return Share(
            self.games + other.games, self.won + other.won, self.points + other.points, self.squares + other.squares
        )

    def __sub__(self, other: Share) -> Share:
        return Share(
            self.games - other.games, self.won - other.won, self.points - other.points, self.squares - other.squares
        )

    @property
    def mean(self) -> float:
        """Average points per game."""
        return self.points / self.games

    @property
    def variance(self) -> float:
        """Sample variance of the points; 0 for one game."""
        if self.games < 2:
            return 0.0
        return max(0.0, (self.squares - self.points * self.points / self.games) / (self.games - 1))


def _by_count() -> dict[int, Share]:
    return defaultdict(Share)


def _by_thing() -> dict[str, dict[int, Share]]:
    return defaultdict(_by_count)


@dataclass(slots=True)
class RunSums:
    """Sums over the games of a run, for its report."""

    whole: Share = field(default_factory=Share)
    """Sums over all games."""
    points: Counter[int] = field(default_factory=Counter)
    verdicts: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    fates: dict[str, Counter[int]] = field(default_factory=lambda: {fate: Counter() for fate in FATES})
    """Number of games by number of men with a fate."""
    there: dict[str, dict[str, dict[int, Share]]] = field(default_factory=lambda: {kind: _by_thing() for kind in KINDS})
    """Games by how often a thing of a kind occurred; games without it are the rest."""
    counted: dict[str, Counter[str]] = field(default_factory=lambda: {kind: Counter() for kind in COUNTED})

    def add(self, row: GameRow) -> None:
        """Add a game's row to the sums."""
        self.whole.add(row.won, row.points)
        self.points[row.points] += 1
        self.verdicts[row.verdict] += 1
        self.turns[row.turns] += 1
        self.decisions += row.decisions
        for fate in FATES:
            self.fates[fate][getattr(row, fate)] += 1
        for kind in KINDS:
            there = self.there[kind]
            for thing, count in getattr(row, kind).items():
                there[thing][count].add(row.won, row.points)
        for kind in COUNTED:
            self.counted[kind].update(getattr(row, kind))

    @property
    def games(self) -> int:
        """Number of games."""
        return self.whole.games

    def a_game(self, fate: str) -> float:
        """Return the average number of men with a fate per game."""
        return sum(men * games for men, games in self.fates[fate].items()) / self.games

    @property
    def quartiles(self) -> list[float]:
        """Lower quartile, median and upper quartile of the points."""
        points = sorted(self.points.elements())
        return quantiles(points, n=4) if len(points) > 1 else [float(point) for point in points * 3]


def sums_of(rows: Iterable[GameRow]) -> RunSums:
    """Return the sums over all rows."""
    sums = RunSums()
    for row in rows:
        sums.add(row)
    return sums
