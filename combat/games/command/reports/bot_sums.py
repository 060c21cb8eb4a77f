"""Sums over the games of a run; games are added one by one and not stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import quantiles

from combat.engine.kernel.seats import Seat
from combat.games.command.reports.bot_game import BotGame
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES


@dataclass(slots=True)
class BotSums:
    """Sums over the games of a run."""

    ended: Counter[tuple[str, Seat]] = field(default_factory=Counter)
    """Number of games by ending and winner."""
    points: Counter[int] = field(default_factory=Counter)
    """Number of games by points, above 0 for the Axis."""
    turns: Counter[int] = field(default_factory=Counter)
    """Number of games by player turns."""
    lost: dict[Seat, Counter[int]] = field(default_factory=lambda: {side: Counter() for side in SIDES})
    """Number of games by units lost, for each side."""
    advances: int = 0
    rolls: int = 0
    passes: int = 0
    decisions: int = 0

    def add(self, game: BotGame) -> None:
        """Add a game to the sums."""
        self.ended[game.ended, game.winner] += 1
        self.points[game.points] += 1
        self.turns[game.turns] += 1
        for side, lost in self.lost.items():
            lost[game.lost.get(side, 0)] += 1
        self.advances += game.advances
        self.rolls += game.rolls
        self.passes += game.passes
        self.decisions += game.decisions

    @property
    def games(self) -> int:
        """Return the number of games."""
        return self.points.total()

    def won(self, side: Seat) -> int:
        """Return the number of games that a side won."""
        return sum(count for (_, winner), count in self.ended.items() if winner == side)

    @property
    def axis(self) -> float:
        """Return the share of games won by the Axis, from 0 to 1."""
        return self.won(AXIS) / self.games

    @property
    def endings(self) -> dict[str, int]:
        """Return the number of games by kind of ending, most frequent first."""
        found: Counter[str] = Counter()
        for (how, _), count in self.ended.items():
            found[how] += count
        return dict(found.most_common())

    @property
    def mean(self) -> float:
        """Return the mean points per game; positive if the Axis leads."""
        return _sum(self.points) / self.games

    @property
    def quartiles(self) -> list[float]:
        """Return the three quartiles of the points; a single game gives its points three times."""
        points = sorted(self.points.elements())
        return quantiles(points, n=4) if len(points) > 1 else [float(point) for point in points * 3]

    @property
    def length(self) -> tuple[int, int, int]:
        """Return the 10 %, 50 % and 90 % quantiles of player turns per game."""
        count, turns = self.games, sorted(self.turns.elements())
        return turns[count // 10], turns[count // 2], turns[count * 9 // 10]

    @property
    def played(self) -> int:
        """Return the number of player turns of all games together."""
        return _sum(self.turns)

    @property
    def pace(self) -> float:
        """Return the mean number of player turns per time advance."""
        return self.played / max(1, self.advances)

    @property
    def rolls_a_turn(self) -> float:
        """Return the mean number of rolls per player turn."""
        return self.rolls / max(1, self.played)

    @property
    def losses(self) -> tuple[float, float]:
        """Return the mean number of units lost per game by the Axis and by the Allies."""
        return _sum(self.lost[AXIS]) / self.games, _sum(self.lost[ALLIES]) / self.games


def sums_of(games: Iterable[BotGame]) -> BotSums:
    """Return the sums over some games."""
    sums = BotSums()
    for game in games:
        sums.add(game)
    return sums


def _sum(counted: Counter[int]) -> int:
    return sum(value * count for value, count in counted.items())
