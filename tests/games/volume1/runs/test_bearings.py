"""Sums over games, and the figures reported to go with winning."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from combat.engine.runs import run_file
from combat.games.volume1.runs.bearings import LEAST, Bearing, bearings, clear
from combat.games.volume1.runs.game_row import COLUMNS, GameRow
from combat.games.volume1.runs.run_findings import of_run
from combat.games.volume1.runs.run_sums import RunSums, sums_of
from tests.games.volume1.runs.sampled import GAMES, LUCKY


def game(seed: int, points: int, **tallies: dict[str, int]) -> GameRow:
    """Return the row of a game with these points and tallies."""
    none: dict[str, dict[str, int]] = {name: {} for name in COLUMNS.names[COLUMNS.names.index("men") :]}
    figures = dict.fromkeys(COLUMNS.names[4 : COLUMNS.names.index("men")], 0)
    return GameRow(seed=seed, points=points, verdict="Even", won=points > 0, **figures, **(none | tallies))  # type: ignore[arg-type]


def orders(counts: list[int], points: list[int]) -> list[Bearing]:
    """Return the bearings of an order that was given `counts` times in games with these points."""
    rows = (
        game(seed, gained, orders={"hide": count} if count else {})
        for seed, (count, gained) in enumerate(zip(counts, points, strict=True))
    )
    return bearings(sums_of(rows))["orders"]


def test_games_with_a_thing_are_held_against_those_without() -> None:
    (found,) = orders([0] * 30 + [1] * 20, [1] * 30 + [4] * 19 + [-1])
    assert (found.at_least, found.more.games, found.less.games) == (1, 20, 30)
    assert found.points == pytest.approx(75 / 20 - 1)
    assert (found.more.won, found.less.won) == (19, 30)
    assert found.a_game == pytest.approx(0.4)


@pytest.mark.parametrize(
    ("counts", "at_least", "more"),
    [
        ([0] * 45 + [1] * 15, 1, 15),
        ([0] * 15 + [1] * 45, 1, 45),
        ([1] * 20 + [2] * 20 + [5] * 21, 5, 21),
        ([2] * 20 + [3] * 5 + [4] * 36, 4, 36),
        (list(range(60)), 30, 30),
    ],
)
def test_they_are_parted_near_the_middle(counts: list[int], at_least: int, more: int) -> None:
    (found,) = orders(counts, [0] * len(counts))
    assert (found.at_least, found.more.games) == (at_least, more)
    assert found.less.games == len(counts) - more
    assert found.weight == 0.0


@pytest.mark.parametrize("few", [0, 1, LEAST - 1])
def test_too_few_games_are_not_compared(few: int) -> None:
    assert orders([0] * 50 + [1] * few, [0] * (50 + few)) == []
    assert orders([1] * 50 + [0] * few, [0] * (50 + few)) == []


def test_chance_alone_hardly_ever_stands_out() -> None:
    """A hundred hexes that have nothing to do with the points, in two hundred games."""
    dice, out = Random(7), 0
    for _ in range(3):
        rows = (
            game(
                seed,
                dice.randrange(-5, 6),
                hexes={f"{column:02}.01": 1 for column in range(1, 51) if dice.random() < 0.5},
            )
            for seed in range(200)
        )
        found = bearings(sums_of(rows))
        out += sum(one.weight >= clear(found) for one in found["hexes"])
    assert out <= 1


def test_the_card_that_brings_ten_points_is_the_clearest(run_of_sixty: Path) -> None:
    found = of_run(run_of_sixty)
    first = found.bearings["cards"][0]
    assert (first.thing, first.more.games) == (LUCKY, GAMES // 2)
    assert first.points == pytest.approx(10)
    assert first.weight > found.clear
    assert found.settings.scenario == found.book.scenario.id == "first-light"


def test_sums_are_those_of_the_rows(run_of_sixty: Path) -> None:
    rows = list(run_file.read(run_of_sixty, COLUMNS)[1])
    sums: RunSums = sums_of(rows)
    assert sums.games == len(rows) == GAMES
    assert sums.whole.won == sum(row.won for row in rows)
    assert sums.verdicts == Counter(row.verdict for row in rows)
    assert sums.a_game("enemy_killed") == pytest.approx(sum(row.enemy_killed for row in rows) / GAMES)
    fired = {
        weapon: sum(n * share.games for n, share in there.items())
        for weapon, there in sums.there["friendly_fire"].items()
    }
    assert fired == sum((Counter(row.friendly_fire) for row in rows), Counter())
