"""Measure costs at four sizes and how they grow.

    python -m tools.volume1.growth [NAME…] [--out growth.svg | --write]

Costs are in units of plain Python, calibrated beside each run, so that they are comparable on a busy machine. The
last column is the exponent with which a cost grows from the second size on: 1 is linear, 0 is constant. The exit code
is 1 if one exceeds its limit. The plot shows each cost relative to that at its first size, on logarithmic axes.
"""

from __future__ import annotations

import argparse
import itertools
import math
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pygal

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.content.packs.pack import PackList
from combat.engine.files import folders
from combat.engine.journal import journal, loading, save_index, save_list
from combat.engine.kernel.record import replace
from combat.engine.play.runner import run
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, label
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.title import OWN_TITLES, TITLE
from tools.figures.benchmark import own_time, timed, unit
from tools.volume1.endurance_page import PAGE, put

LINEAR, FLAT = 1.15, 0.6
"""Largest exponents that count as linear and as constant; the latter allows for listing a folder file by file."""
RUNS = 5
SCENARIO = "first-light"
DRAWN = PAGE.with_name("growth.svg")
SHEETS = {1: (1, 1), 2: (2, 1), 4: (2, 2), 9: (3, 3)}
"""Copies of the sheet side by side, and one below the other, by their number."""
PACK = 'name = "{name}"\nversion = "1.0"\ngame = "volume1"\ntitle = "{name}"\n'


class Growing(NamedTuple):
    """A cost measured at four sizes."""

    what: str
    sizes: tuple[int, int, int, int]
    cost: Callable[[int], float]
    """Return the cost at a size, in units."""
    most: float = LINEAR


# -- games
# ------------------------------------------------------------------------------------------------------------


def wide(sheets: int) -> Book:
    """Return the scenario on a board of 1, 2, 4 or 9 copies of its map."""
    book = load_book(SCENARIO)
    old, (across, down) = book.board, SHEETS[sheets]
    terrains: dict[Hex, str] = {}
    levels: dict[Hex, int] = {}
    for column in range(old.columns * across):
        for row in range(old.rows * down):
            place = old.place(label(column % old.columns + 1, row % old.rows + 1))
            here = label(column + 1, row + 1)
            terrains[here], levels[here] = old.terrains[place], old.levels[place]
    return replace(book, board=Board.of(old.id, old.columns * across, old.rows * down, terrains, levels))


def manned(men: int) -> Book:
    """Return the scenario on nine maps with `men` men, two fifths of them friendly, without guns and crews.

    The men are in the three rows at the upper (enemy) and lower (friendly) edge.
    """
    book = wide(9)
    ours, theirs = book.scenario.squads[0], [one for one in book.scenario.cup if not one.startswith("dummy")]
    squad, cup = _times(ours, men * 2 // 5), _times(theirs, men - men * 2 // 5)
    figures = {one: replace(book.figures[_plain(one)], id=one, name=one) for one in (*squad, *cup)}
    across = [label(column, row) for row in (1, 2, 3) for column in range(1, book.board.columns + 1)]
    below = [label(column, book.board.rows - row) for row in (0, 1, 2) for column in range(1, book.board.columns + 1)]
    scenario = replace(
        book.scenario, squads=(tuple(squad),), cup=tuple(cup), guns=(), crews=(),
        deployment=tuple(below[: len(squad) + 5]), enemy_hexes=tuple(across[: len(cup)]),
    )  # fmt: skip
    return replace(book, scenario=scenario, figures={**book.figures, **figures})


def _times(men: Sequence[str], count: int) -> list[str]:
    return [f"{men[number % len(men)]}.{number}" for number in range(count)]


def _plain(man: str) -> str:
    return man.rpartition(".")[0]


def decision(book: Book) -> float:
    """Return the time of a decision in random games of at most three turns, in units: the median of several games."""
    short = replace(book, scenario=replace(book.scenario, turns=min(3, book.scenario.turns)))
    found = []
    for seed in range(RUNS):
        now, start = unit(), own_time()
        answered = run(sequence.new_game(short), SeededChance(seed), RandomPlayer(seed))
        found.append((own_time() - start) / answered / now)
    return median(found)


def endless(turns: int) -> Book:
    """Return the scenario with `turns` turns and no ending other than the loss of men."""
    book = load_book(SCENARIO)
    return replace(book, scenario=replace(book.scenario, turns=turns, last_turns=None, endings=(), happenings=()))


def whole_game(turns: int) -> float:
    """Return the time of a random game of `turns` turns, in units: the median of RUNS games that last so long."""
    book, found = endless(turns), []
    for seed in itertools.count():
        game, now, start = sequence.new_game(book), unit(), own_time()
        run(game, SeededChance(seed), RandomPlayer(seed))
        if game.state.clock.turn == turns:
            found.append((own_time() - start) / now)
        if len(found) == RUNS:
            return median(found)
    raise AssertionError


def load(answers: int) -> float:
    """Return the time to load a save with `answers` answers, in units."""
    with tempfile.TemporaryDirectory(prefix="combat-growth-") as folder:
        save = save_of(answers, Path(folder))
        return timed(lambda: loading.load(save, OWN_TITLES), RUNS).units


def save_of(answers: int, folder: Path) -> Path:
    """Write a save with at least `answers` answers into `folder` and return its path."""
    for seed in itertools.count():
        game = sequence.new_game(endless(99))
        record = journal.begin(TITLE, game, print, folder / f"{seed}.combat")
        run(game, SeededChance(seed), RandomPlayer(seed), until=lambda game: len(game.entries) >= answers)
        record.close()
        if len(game.entries) >= answers:
            return record.path
    raise AssertionError


# -- the player's folders
# ---------------------------------------------------------------------------------------------


@contextmanager
def own_home() -> Iterator[Path]:
    """Set the player's folders to an empty temporary folder, and restore them on exit."""
    before = dict(os.environ)
    with tempfile.TemporaryDirectory(prefix="combat-growth-") as folder:
        for name in ("DATA", "CONFIG", "CACHE", "STATE"):
            os.environ[f"COMBAT_{name}_DIR"] = str(Path(folder, name.lower()))
        try:
            yield Path(folder)
        finally:
            os.environ.clear()
            os.environ.update(before)


def start_screen(saves: int, *, played: bool = False) -> float:
    """Return the time that the start screen takes to query `saves` indexed saves, in units.

    With `played`, one save is played on before each query.
    """
    with own_home():
        record = journal.begin(TITLE, sequence.new_game(load_book(SCENARIO)), print)
        record.close()
        raw = record.path.read_bytes()
        for number in range(saves - 1):
            (folders.saves() / f"{number}.combat").write_bytes(raw)
        os.utime(folders.saves(), ns=(1, 1))  # the folder has not changed for a while
        save_list.in_short(plays=TITLE.id)

        def look() -> None:
            if played:
                save_index.play_on(folders.saves(), record.path.name, TITLE.id)
                os.utime(record.path)
            save_list.in_short(plays=TITLE.id)

        return timed(look, RUNS).units


def packs(count: int) -> float:
    """Return the time to read `count` packs that have been checked before, in units."""
    with own_home():
        text = Path(folders.share(), "scenarios", "volume1", f"{SCENARIO}.toml").read_text(encoding="utf-8")
        for number in range(count):
            pack = folders.data() / "packs" / f"pack-{number}"
            (pack / "scenarios").mkdir(parents=True)
            (pack / "pack.toml").write_text(PACK.format(name=f"pack-{number}"), encoding="utf-8")
            (pack / "scenarios" / f"mine-{number}.toml").write_text(text, encoding="utf-8")
        PackList().read()
        return timed(lambda: PackList().read(), RUNS).units


GROWING: dict[str, Growing] = {
    "sheets": Growing("decision, by number of map sheets", (1, 2, 4, 9), lambda count: decision(wide(count))),
    "men": Growing(
        "decision, by number of men on nine sheets", (20, 50, 100, 200), lambda count: decision(manned(count))
    ),
    "turns": Growing("whole game, by number of turns", (5, 10, 20, 40), whole_game),
    "journal": Growing("loading a save, by number of answers", (250, 500, 1_000, 2_000), load),
    "saves": Growing("start screen, by number of saves in the folder", (10, 100, 1_000, 10_000), start_screen, FLAT),
    "played": Growing(
        "start screen after a save has changed, by number of saves",
        (10, 100, 1_000, 10_000),
        lambda count: start_screen(count, played=True),
        FLAT,
    ),
    "packs": Growing("reading packs, by number of packs", (1, 10, 30, 100), packs),
}


def power(growing: Growing, costs: Sequence[float]) -> float:
    """Return the exponent with which a cost grows from the second size on; the first size includes one-time costs."""
    return math.log(costs[-1] / costs[1]) / math.log(growing.sizes[-1] / growing.sizes[1])


def plot(found: dict[str, list[float]]) -> bytes:
    """Return an SVG plot of each cost against the size, both relative to the first size, on logarithmic axes."""
    chart = pygal.XY(
        x_title="size, × the first (log10)", y_title="cost, × the first (log10)", width=900, height=560, js=[],
        legend_at_bottom=True, truncate_legend=-1,
    )  # fmt: skip
    for name, costs in found.items():
        sizes = GROWING[name].sizes
        pairs = zip(sizes, costs, strict=True)
        chart.add(name, [(math.log10(size / sizes[0]), math.log10(cost / costs[0])) for size, cost in pairs])
    chart.add("linear", [(0, 0), (3, 3)], stroke_style={"dasharray": "6, 4"}, show_dots=False)
    drawn: bytes = chart.render()
    return re.sub(rb"(?s)<script.*?</script>", b"", drawn)


def table(found: dict[str, list[float]]) -> str:
    """Return the costs and their exponents as a Markdown table."""
    rows = ["| what | units at a size | power of the size | at most |", "|---|---|---|---|"]
    for name, costs in found.items():
        growing = GROWING[name]
        cells = ", ".join(f"{size:,}: {cost:,.1f}" for size, cost in zip(growing.sizes, costs, strict=True))
        rows.append(f"| {growing.what} | {cells} | {power(growing, costs):.2f} | {growing.most:g} |")
    return "\n".join(rows) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Measure and print the costs, write plot and table if asked; return 1 if one exceeds its limit."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.growth", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(GROWING)}; default: all")
    parser.add_argument("--out", type=Path, help="write the plot into this SVG file")
    parser.add_argument("--write", action="store_true", help="put table and plot into docs/endurance.md")
    options = parser.parse_args(arguments)
    if options.write and options.names:
        parser.error("--write wants all of them")
    if unknown := [name for name in options.names if name not in GROWING]:
        parser.error(f'nothing grows by "{unknown[0]}"; known are {", ".join(GROWING)}')
    TITLE.use()
    found: dict[str, list[float]] = {}
    too_fast = False
    for name in options.names or GROWING:
        growing = GROWING[name]
        found[name] = [growing.cost(size) for size in growing.sizes]
        grows = power(growing, found[name])
        too_fast |= grows > growing.most
        cells = "  ".join(f"{size:>6,}: {cost:>9,.1f}" for size, cost in zip(growing.sizes, found[name], strict=True))
        verdict = "   TOO FAST" if grows > growing.most else ""
        print(f"{growing.what:<46} {cells}   power {grows:.2f}, at most {growing.most:g}{verdict}", flush=True)
    if options.write:
        put("growth", table(found))
        DRAWN.write_bytes(plot(found))
    if options.out is not None:
        options.out.write_bytes(plot(found))
    return 1 if too_fast else 0


if __name__ == "__main__":
    sys.exit(main())
