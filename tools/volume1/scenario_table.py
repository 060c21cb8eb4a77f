"""``python -m tools.volume1.scenario_table [--games 200] [--only ID ...] [--write]``: how every scenario goes when the cautious player plays it.

Win rate, the minutes that it takes a person, median turns, how many games go to the last turn on the sheet, median decisions, losses on
both sides, shares of the verdicts. `--write` puts the table into `scenarios/volume1/README.md` and its figures into
`assets/volume1/scenario_book.toml`; tests hold every scenario to a win rate between 35 and 75 percent and to 20 to 60 minutes, and the book
to less than half of its games that go to the last turn.
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
"""The game's own scenarios, without those that the player has made."""
PAGE = Path(__file__).resolve().parents[2] / "scenarios" / "volume1" / "README.md"
HEAD = (
    "| scenario | won | minutes | turns | to the last | decisions | ours killed, captured, fled | ours wounded | theirs killed, captured, fled "
    "| verdicts, the best first |\n|---|---|---|---|---|---|---|---|---|---|\n"
)
TABLE = re.compile(r"(?s)(<!-- table -->\n).*?(<!-- /table -->)")
ROW = re.compile(r"(?m)^\| `([a-z0-9-]+)` \| (\d+) % \| (\d+) \|(?: [\d.]+ \| (\d+) % \|)?")
LINE = re.compile(r"(?m)^- \*\*(.+?)\*\* \(`([a-z0-9-]+)`\): \S.*$")
LEAST, MOST = 35, 75
"""Percent of games that a cautious player should win."""
SHORTEST, LONGEST = 20, 60
"""Minutes that a battle should take a person."""
HABIT = 50
"""Percent of all games that should end before the last turn on their sheet, at the least."""


def row(scenario: Scenario, games: Sequence[Outcome], minutes: float) -> str:
    """A scenario's line of the table, in Markdown; `minutes` is what an average game takes a person."""
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
    """How many in a hundred games end with each line of the victory table; the lines that win stand before the stroke."""
    ended = Counter(game.verdict for game in games)
    shares: dict[bool, list[str]] = {True: [], False: []}
    for line in scenario.verdicts:
        shares[line.won].append(f"{100 * ended[line.title] / len(games):.0f}")
    return " · ".join(shares[True]) + " ∕ " + " · ".join(shares[False])


def rows(ids: Iterable[str], games: int) -> Iterator[str]:
    """Play every scenario and tell of it, a line each."""
    for name in ids:
        book = OURS.load_book(name)
        yield row(
            book.scenario, list(play_games(book, range(1, games + 1), "cautious", jobs=1)), playing_time.minutes(book)
        )


def put(page: str, lines: Iterable[str]) -> str:
    """The page with new lines in its table; a scenario that is played anew takes the place of its old line."""
    old = TABLE.search(page)
    assert old is not None
    table = {match[1]: line + "\n" for line in old[0].splitlines() if (match := ROW.match(line))}
    table.update({match[1]: line for line in lines if (match := ROW.match(line))})
    body = "".join(table[name] for name in OURS.scenario_ids() if name in table)
    return TABLE.sub(lambda match: f"{match[1]}{HEAD}{body}{match[2]}", page)


def rates(page: str) -> dict[str, int]:
    """The win rates in percent that a page's table tells."""
    table = TABLE.search(page)
    return {match[1]: int(match[2]) for match in ROW.finditer(table[0])} if table else {}


def lengths(page: str) -> dict[str, int]:
    """The minutes that a page's table tells."""
    table = TABLE.search(page)
    return {match[1]: int(match[3]) for match in ROW.finditer(table[0])} if table else {}


def to_the_last(page: str) -> dict[str, int]:
    """How many in a hundred games go to the last turn on the sheet, as a page's table tells."""
    table = TABLE.search(page)
    return {match[1]: int(match[4]) for match in ROW.finditer(table[0]) if match[4]} if table else {}


def told_of(page: str) -> dict[str, str]:
    """The scenarios that a page has a line on, and the title it gives them."""
    return {match[2]: match[1] for match in LINE.finditer(page)}


def climb(won: int, minutes: int) -> float:
    """How much a battle asks of a player: the longer it is and the seldomer it is won, the more."""
    return minutes / LONGEST + (MOST - won) / (MOST - LEAST)


def figures_with(figures: str, page: str) -> str:
    """The scenario book's figures with what a page's table tells."""
    won, minutes = rates(page), lengths(page)
    for name in won:
        figures = with_figures(figures, name, won=won[name], minutes=minutes[name])
    return figures


def faults(page: str) -> Iterator[str]:
    """What a page fails to tell, or should not tell: scenarios without a line or figures, figures out of bounds."""
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
    """Print the table as it is played, or write it; 1 if the page fails to tell something."""
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
