"""Measure how the cautious player fares in every scenario.

    python -m tools.volume1.scenario_table [--games 200] [--only ID ...] [--write]

The table has the win rate, the minutes for a person, median turns, games that reach the printed last turn, median
decisions, losses on both sides, and shares of the verdicts. `--write` puts the table into
`scenarios/volume1/README.md` and its figures into `assets/volume1/scenario_book.toml`. Tests check there that every
scenario is won in 35 to 75 percent of its games and takes 20 to 60 minutes, and that less than half of all games
reach the last turn.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import mean, median

from combat.engine.content.layers import shipped
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Scenario
from combat.games.volume1.runs.outcome import Outcome
from combat.games.volume1.runs.playing import play_games
from tools.volume1 import book_figures, playing_time
from tools.volume1.book_figures import with_figures

OURS = Library([shipped()])
"""The shipped scenarios, without the player's own."""
PAGE = Path(__file__).resolve().parents[2] / "scenarios" / "volume1" / "README.md"
HEAD = (
    "| scenario | won | minutes | turns | to the last | decisions | ours killed, captured, fled | ours wounded | theirs killed, captured, fled "
    "| verdicts, the best first |\n|---|---|---|---|---|---|---|---|---|---|\n"
)
TABLE = re.compile(r"(?s)(<!-- table -->\n).*?(<!-- /table -->)")
ROW = re.compile(r"(?m)^\| `([a-z0-9-]+)` \| (\d+) % \| (\d+) \|(?: [\d.]+ \| (\d+) % \|)?")
LINE = re.compile(r"(?m)^- \*\*(.+?)\*\* \(`([a-z0-9-]+)`\): \S.*$")
LEAST, MOST = 35, 75
"""Allowed win rates in percent of a scenario."""
SHORTEST, LONGEST = 20, 60
"""Allowed minutes of a battle for a person."""
HABIT = 50
"""Least percentage of all games that must end before the printed last turn."""


def row(scenario: Scenario, games: Sequence[Outcome], minutes: float) -> str:
    """Return the Markdown table row of a scenario; `minutes` is the average playing time for a person."""
    ours = (mean(getattr(game, f"friendly_{fate}") for game in games) for fate in ("killed", "captured", "fled"))
    theirs = (mean(getattr(game, f"enemy_{fate}") for game in games) for fate in ("killed", "captured", "fled"))
    cells = (
        f"`{scenario.id}`",
        f"{100 * mean(game.won for game in games):.0f} %",
        f"{minutes:.0f}",
        f"{median(game.turns for game in games):g}",
        f"{100 * mean(game.turns >= scenario.turns for game in games):.0f} %",
        f"{median(game.decisions for game in games):.0f}",
        _figures(ours),
        f"{mean(game.friendly_wounded for game in games):.1f}",
        _figures(theirs),
        verdicts(scenario, games),
    )
    return f"| {' | '.join(cells)} |\n"


def _figures(numbers: Iterable[float]) -> str:
    return ", ".join(f"{number:.1f}" for number in numbers)


def verdicts(scenario: Scenario, games: Sequence[Outcome]) -> str:
    """Return the percentage of games that end with each verdict; those of victories are before the slash."""
    ended = Counter(game.verdict for game in games)
    shares: dict[bool, list[str]] = {True: [], False: []}
    for line in scenario.verdicts:
        shares[line.won].append(f"{100 * ended[line.title] / len(games):.0f}")
    return " · ".join(shares[True]) + " ∕ " + " · ".join(shares[False])


def rows(ids: Iterable[str], games: int) -> Iterator[str]:
    """Play every scenario and yield its table row."""
    for name in ids:
        book = OURS.load_book(name)
        yield row(
            book.scenario, list(play_games(book, range(1, games + 1), "cautious", jobs=1)), playing_time.minutes(book)
        )


def put(page: str, lines: Iterable[str]) -> str:
    """Return the page with `lines` added to its table; rows of the same scenarios are replaced."""
    old = TABLE.search(page)
    assert old is not None
    table = {match[1]: line + "\n" for line in old[0].splitlines() if (match := ROW.match(line))}
    table.update({match[1]: line for line in lines if (match := ROW.match(line))})
    body = "".join(table[name] for name in OURS.scenario_ids() if name in table)
    return TABLE.sub(lambda match: f"{match[1]}{HEAD}{body}{match[2]}", page)


def rates(page: str) -> dict[str, int]:
    """Return the win rate in percent of each scenario in a page's table; {} without a table."""
    table = TABLE.search(page)
    return {match[1]: int(match[2]) for match in ROW.finditer(table[0])} if table else {}


def lengths(page: str) -> dict[str, int]:
    """Return the playing time in minutes of each scenario in a page's table; {} without a table."""
    table = TABLE.search(page)
    return {match[1]: int(match[3]) for match in ROW.finditer(table[0])} if table else {}


def to_the_last(page: str) -> dict[str, int]:
    """Return the percentage of games of each scenario that reach the printed last turn, from a page's table."""
    table = TABLE.search(page)
    return {match[1]: int(match[4]) for match in ROW.finditer(table[0]) if match[4]} if table else {}


def told_of(page: str) -> dict[str, str]:
    """Return the titles of the scenarios that a page describes, by scenario id."""
    return {match[2]: match[1] for match in LINE.finditer(page)}


def climb(won: int, minutes: int) -> float:
    """Return the difficulty of a battle, which increases with its length in minutes and decreases with its win rate."""
    return minutes / LONGEST + (MOST - won) / (MOST - LEAST)


def figures_with(figures: str, page: str) -> str:
    """Return the text of the scenario book with win rates and times from a page's table."""
    won, minutes = rates(page), lengths(page)
    for name in won:
        figures = with_figures(figures, name, won=won[name], minutes=minutes[name])
    return figures


def faults(page: str) -> Iterator[str]:
    """Yield a message for each fault of a page: missing or unknown scenarios, and figures out of bounds."""
    known, figures, lines, minutes = OURS.scenario_ids(), rates(page), told_of(page), lengths(page)
    for name in known:
        if name not in lines:
            yield f"{name}: the page has no line on it"
        if name not in figures:
            yield f"{name}: the table has no figures for it; play it with --only {name} --write"
        elif not LEAST <= figures[name] <= MOST:
            yield f"{name}: won in {figures[name]} % of the games; it should be {LEAST} to {MOST} %"
        elif not SHORTEST <= minutes[name] <= LONGEST:
            yield f"{name}: takes {minutes[name]} minutes; it should be {SHORTEST} to {LONGEST}"
    yield from (f"{name}: there is no such scenario" for name in sorted({*figures, *lines} - set(known)))


def main(arguments: list[str] | None = None) -> int:
    """Print the table; with `--write`, also put it into the page. Return 1 if the page has faults."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.scenario_table", description=__doc__)
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games of each scenario; default: 200")
    parser.add_argument("--only", nargs="+", metavar="ID", help="play these only and keep the other lines")
    parser.add_argument("--write", action="store_true", help=f"put each line into {PAGE.parent.name}/{PAGE.name}")
    asked = parser.parse_args(arguments)
    print(HEAD, end="")
    for line in rows(asked.only or OURS.scenario_ids(), asked.games):
        print(line, end="", flush=True)
        if asked.write:
            page = put(PAGE.read_text(encoding="utf-8"), [line])
            PAGE.write_text(page, encoding="utf-8")
            figures = figures_with(book_figures.FIGURES.read_text(encoding="utf-8"), page)
            figures = with_figures(figures, line.split("`")[1], games=asked.games)
            book_figures.FIGURES.write_text(figures, encoding="utf-8")
    wrong = list(faults(PAGE.read_text(encoding="utf-8"))) if asked.write else []
    for fault in wrong:
        print(fault)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
