"""What the window's parts cost, each beside a plain blit of the whole screen timed in the same run."""

import os
from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from combat.client import theme
from combat.client.keys import Keymap
from combat.client.layout import table_layout
from combat.client.settings import Settings
from combat.client.table.board_view import BoardView
from combat.client.widgets.scroll_list import ScrollList
from combat.content.library import Library

SIZE = (1920, 1080)
ROWS = 5000

Report = Callable[[str, BenchmarkFixture], float]


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    pygame.display.init()
    theme.set_scale(1.2)
    yield pygame.display.set_mode(SIZE)
    theme.set_scale(1.0)
    pygame.quit()


@pytest.fixture
def view(screen: pygame.Surface) -> Iterator[BoardView]:
    seen = BoardView(Library().board("farmhouse"), Keymap(), Settings())
    seen.place(table_layout(SIZE).board)
    seen.settle()
    seen.draw(screen)
    yield seen
    seen.close()


@pytest.fixture
def report(screen: pygame.Surface, capsys: pytest.CaptureFixture[str]) -> Report:
    """Prints a benchmark's median and its ratio to a blit of the whole screen, and keeps both."""
    picture = screen.copy()
    taken = []
    for _ in range(50):
        start = perf_counter()
        screen.blit(picture, (0, 0))
        taken.append(perf_counter() - start)
    baseline = median(taken)

    def tell(what: str, benchmark: BenchmarkFixture) -> float:
        ratio = float(benchmark.stats.stats.median) / baseline
        benchmark.extra_info.update(what=what, baseline=baseline, ratio=ratio)
        with capsys.disabled():
            print(f"\n{what}: {benchmark.stats.stats.median * 1000:.3f} ms = {ratio:.2f} × a blit of the whole screen")
        return ratio

    return tell


def test_a_picture_of_a_pan(
    view: BoardView, screen: pygame.Surface, benchmark: BenchmarkFixture, report: Report
) -> None:
    way = 3

    def pan() -> None:
        nonlocal way
        before = view.camera.origin
        view.pan(way, 0)
        way = -way if view.camera.origin == before else way
        view.draw(screen)

    benchmark(pan)
    assert report("board while panning", benchmark) < 3


def test_the_board_drawn_anew(
    view: BoardView, screen: pygame.Surface, benchmark: BenchmarkFixture, report: Report
) -> None:
    def anew() -> None:
        view.touch()
        view.draw(screen)

    benchmark(anew)
    report("board drawn anew", benchmark)


def test_a_sharp_tile(view: BoardView, benchmark: BenchmarkFixture, report: Report) -> None:
    view.tiles.want([])
    spots = [(view.camera.step, x, y) for x in range(7) for y in range(5)]

    def make() -> None:
        view.tiles._made(spots[0])
        spots.append(spots.pop(0))

    benchmark(make)
    report("a tile read and scaled", benchmark)


def test_a_line_of_the_log(screen: pygame.Surface, benchmark: BenchmarkFixture, report: Report) -> None:
    face = theme.font("sans", 14)

    def draw_row(surface: pygame.Surface, box: pygame.Rect, row: str, hot: bool) -> None:
        for place, line in enumerate(face.wrap(row, box.width), 1):
            face.draw(surface, line, (box.x, box.y + theme.px(18) * place), theme.INK)

    log: ScrollList[str] = ScrollList(lambda row, width: theme.px(18) * len(face.wrap(row, width)), draw_row)
    log.place(table_layout(SIZE).log)
    log.set_rows(f"Cragg fires at Bach, the {place}th time, and misses by a hair" for place in range(ROWS))
    log.draw(screen)

    def add() -> None:
        log.append("Jung spots Taylor: TQ 4, +1 range, −2 sneak = 3 · rolled 7 · not seen")
        log.draw(screen)

    benchmark(add)
    report(f"a line added to a log of {ROWS:,}", benchmark)
    assert benchmark.stats.stats.median < 0.001
