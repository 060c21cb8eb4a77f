"""``python -m tools.command.balance_table [--games 200] [--only ID ...] [--jobs J] [--write]``: how every scenario goes between two steady players.

Who wins how often, how it ends, how long it takes by player turns, spaces of Time and rolls, what is lost. `--write` puts the lines into
`scenarios/command/README.md`; every scenario is meant to be won in 42 to 58 percent of the games by either side.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from combat.engine.kernel.record import Record
from combat.games.command.content.library import load_book
from combat.games.command.reports.bot_game import BotSums, sums_of
from combat.games.command.reports.bot_run import play_games
from combat.games.command.title import TITLE

FOLDER = Path(__file__).resolve().parents[2] / "scenarios" / "command"
PAGE = FOLDER / "README.md"
PLAYERS = ("steady", "steady")
HEAD = (
    "| scenario | games | Axis wins | points | turns: a tenth, half, nine in ten | turns a space of Time | rolls a turn "
    "| units lost: Axis, Allies | surrender, Sudden Death, other |\n|---|---|---|---|---|---|---|---|---|\n"
)
TABLE = re.compile(r"(?s)(<!-- table -->\n).*?(<!-- /table -->)")
ROW = re.compile(
    r"(?m)^\| `([a-z0-9-]+)` \| (\d+) \| (\d+) % \| [^|]+ \| (\d+) · (\d+) · (\d+) \| ([0-9.]+) \| ([0-9.]+) \|"
)


class Told(Record):
    """A line of the table, as far as tests hold it to something."""

    axis: int
    turns: tuple[int, int, int]
    pace: float
    rolls: float


def row(scenario: str, sums: BotSums) -> str:
    """A scenario's line of the table, in Markdown."""
    surrendered, sudden = sums.ended.get("surrender", 0), sums.ended.get("sudden-death", 0)
    shares = (surrendered, sudden, sums.games - surrendered - sudden)
    cells = (
        f"`{scenario}`",
        str(sums.games),
        f"{100 * sums.axis:.0f} %",
        f"{sums.points:+.1f}",
        " · ".join(map(str, sums.turns)),
        f"{sums.pace:.1f}",
        f"{sums.rolls:.1f}",
        " · ".join(f"{units:.1f}" for units in sums.lost),
        " · ".join(f"{100 * share / sums.games:.0f} %" for share in shares),
    )
    return f"| {' | '.join(cells)} |\n"


def ids() -> list[str]:
    """The scenarios in their order."""
    return (FOLDER / "order.txt").read_text(encoding="utf-8").split()


def rows(scenarios: Iterable[str], games: int, jobs: int) -> Iterator[str]:
    """Play every scenario and tell of it, a line each."""
    for name in scenarios:
        yield row(name, sums_of(list(play_games(load_book(name), range(1, games + 1), PLAYERS, jobs))))


def told(page: str) -> dict[str, Told]:
    """What a page's table tells."""
    table = TABLE.search(page)
    found = ROW.finditer(table[0]) if table else ()
    return {
        match[1]: Told(int(match[3]), (int(match[4]), int(match[5]), int(match[6])), float(match[7]), float(match[8]))
        for match in found
    }


def put(page: str, lines: Iterable[str]) -> str:
    """The page with new lines in its table; a scenario that is played anew takes the place of its old line."""
    old = TABLE.search(page)
    assert old is not None
    table = {match[1]: line + "\n" for line in old[0].splitlines() if (match := ROW.match(line))}
    table.update({match[1]: line for line in lines if (match := ROW.match(line))})
    body = "".join(table[name] for name in ids() if name in table)
    return TABLE.sub(lambda match: f"{match[1]}{HEAD}{body}{match[2]}", page)


def main(arguments: list[str] | None = None) -> int:
    """Print the table as it is played, or write it."""
    parser = argparse.ArgumentParser(prog="python -m tools.command.balance_table", description=__doc__)
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games of each scenario; default: 200")
    parser.add_argument("--only", nargs="+", metavar="ID", help="play these only and keep the other lines")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes; default: 1")
    parser.add_argument("--write", action="store_true", help="into scenarios/command/README.md")
    options = parser.parse_args(arguments)
    TITLE.play()
    lines = []
    for line in rows(options.only or ids(), options.games, options.jobs):
        sys.stdout.write(line)
        sys.stdout.flush()
        lines.append(line)
    if options.write:
        PAGE.write_text(put(PAGE.read_text(encoding="utf-8"), lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
