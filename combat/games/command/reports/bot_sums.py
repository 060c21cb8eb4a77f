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
    """Sums over games."""

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
        """Add the result of a game to the sums."""
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
        """The number of games."""
        return self.points.total()

    def won(self, side: Seat) -> int:
        """Return the number of games that a side won."""
        return sum(count for (_, winner), count in self.ended.items() if winner == side)

    @property
    def axis(self) -> float:
        """Share of games won by the Axis."""
        return self.won(AXIS) / self.games

    @property
    def endings(self) -> dict[str, int]:
        """Number of games by ending, most frequent first."""
        found: Counter[str] = Counter()
        for (how, _), count in self.ended.items():
            found[how] += count
        return dict(found.most_common())

    @property
    def mean(self) -> float:
        """Mean points per game."""
        return _sum(self.points) / self.games

    @property
    def quartiles(self) -> list[float]:
        """Quartiles of the points."""
        points = sorted(self.points.elements())
        return quantiles(points, n=4) if len(points) > 1 else [float(point) for point in points * 3]

    @property
    def length(self) -> tuple[int, int, int]:
        """Player turns: 10 %, 50 % and 90 % quantiles."""
        count, turns = self.games, sorted(self.turns.elements())
        return turns[count // 10], turns[count // 2], turns[count * 9 // 10]

    @property
    def played(self) -> int:
        """Player turns of all games."""
        return _sum(self.turns)

    @property
    def pace(self) -> float:
        """Player turns per time advance."""
        return self.played / max(1, self.advances)

    @property
    def rolls_a_turn(self) -> float:
        """Rolls per player turn."""
        return self.rolls / max(1, self.played)

    @property
    def losses(self) -> tuple[float, float]:
        """Units eliminated per game: Axis, Allies."""
        return _sum(self.lost[AXIS]) / self.games, _sum(self.lost[ALLIES]) / self.games


def sums_of(games: Iterable[BotGame]) -> BotSums:
    """Return the summed results of games."""
    sums = BotSums()
    for game in games:
        sums.add(game)
    return sums


def _sum(counted: Counter[int]) -> int:
    return sum(value * count for value, count in counted.items())
