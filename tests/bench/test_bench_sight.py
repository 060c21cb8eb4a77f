"""What Lines of Sight cost on a full board of 33 × 18, each figure beside a plain loop timed in the same run."""

import random
import timeit
from collections.abc import Callable
from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from combat.board.board import Board
from combat.board.grid import grid
from combat.board.lines import line_shape
from combat.rules.sight import SightLines
from tests.rules.charted_terrain import CHART, NUMBERS

CHECKS = 500
FROM = "12.10"

Report = Callable[..., None]


def hilly_board() -> Board:
    """A fifth of the hexes under random terrain, on one round hill of five levels."""
    chance = random.Random(1944)
    ground = Board.of("bench", 33, 18)
    kinds = sorted(CHART)
    terrains = tuple(chance.choice(kinds) if chance.random() < 0.2 else "open" for _ in ground.hexes())
    middle = [((place % 33 - 16) ** 2 + (place // 33 - 9) ** 2) ** 0.5 for place in range(33 * 18)]
    return Board("bench", 33, 18, terrains, tuple(max(0, min(5, int(6 - far / 2))) for far in middle))


BOARD = hilly_board()
PAIRS = [tuple(random.Random(seed).sample(BOARD.hexes(), 2)) for seed in range(CHECKS)]


@pytest.fixture
def report(capsys: pytest.CaptureFixture[str]) -> Report:
    """Prints a benchmark's median for one check and keeps it, with the ratio to the baseline, for the saved results."""
    cells, jumps = list(range(1000)), tuple(range(0, 600, 50))
    runs = timeit.repeat(lambda: max([cells[jump] for jump in jumps]), number=10_000, repeat=15)
    baseline = median(runs) / 10_000

    def tell(what: str, benchmark: BenchmarkFixture, count: int, budget: float | None = None) -> None:
        each = benchmark.stats.stats.median / count
        ratio = each / baseline
        benchmark.extra_info.update(what=what, seconds=each, budget=budget, baseline=baseline, ratio=ratio)
        with capsys.disabled():
            limit = f" (budget {budget * 1e6:g} µs)" if budget else ""
            print(f"\n{what}: {each * 1e6:.2f} µs = {ratio:.1f} × twelve cells of a list{limit}")

    return tell


def check_all(lines: SightLines) -> None:
    check = lines.check
    for a, b in PAIRS:
        check(a, b, False, True)


def warmed() -> SightLines:
    """Sight lines that have been asked everything, so that the shapes of all lines are known as in a game under way."""
    lines = SightLines(BOARD, CHART, NUMBERS)
    check_all(lines)
    lines.field_of_view(FROM)
    return lines


def test_one_check_cold(benchmark: BenchmarkFixture, report: Report) -> None:
    warmed()
    benchmark.pedantic(check_all, setup=lambda: ((SightLines(BOARD, CHART, NUMBERS),), {}), rounds=50)
    report("one LOS check, cold", benchmark, CHECKS, 10e-6)


def test_one_check_remembered(benchmark: BenchmarkFixture, report: Report) -> None:
    benchmark.pedantic(check_all, args=(warmed(),), rounds=100, iterations=5)
    report("one LOS check, remembered", benchmark, CHECKS, 0.3e-6)


def test_field_of_view_after_a_change_of_the_board(benchmark: BenchmarkFixture, report: Report) -> None:
    warmed()
    shelled = BOARD.with_terrain("14.09", "crater")
    benchmark.pedantic(lambda: SightLines(shelled, CHART, NUMBERS).field_of_view(FROM), rounds=50)
    report("sight overlay of the whole board, after a change", benchmark, 1, 12e-3)


def test_field_of_view_remembered(benchmark: BenchmarkFixture, report: Report) -> None:
    lines = warmed()
    benchmark.pedantic(
        lambda: sum(sight.visible for sight in lines.field_of_view(FROM).values()), rounds=50, iterations=5
    )
    report("sight overlay of the whole board, remembered and counted", benchmark, 1, 1e-3)


def test_first_field_of_view_of_the_program(benchmark: BenchmarkFixture, report: Report) -> None:
    def forget() -> None:
        grid.cache_clear()
        line_shape.cache_clear()

    benchmark.pedantic(lambda: SightLines(BOARD, CHART, NUMBERS).field_of_view(FROM), setup=forget, rounds=10)
    report("sight overlay of the whole board, first of the program", benchmark, 1)
