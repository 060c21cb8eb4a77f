"""Play every scenario between two steady players and print a balance table of the results.

Usage: ``python -m tools.command.balance_table [--games 200] [--only ID ...] [--jobs J] [--kept DIR] [--write]``. A
line has the share of wins, endings, length in player turns and spaces of Time, rolls and losses; beside it, the
shares with other points at the start are printed. `--write` updates `scenarios/command/README.md`. Every scenario is
meant to be won in 42 to 58 percent of the games by either side. Games are cached in `--kept`, one file per scenario,
until the scenario, the rules or the bots change; an interrupted run resumes.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from combat.engine.kernel.record import Record
from combat.games.command.reports.bot_game import BotGame
from combat.games.command.reports.bot_sums import BotSums, sums_of
from combat.games.command.rules.two_sides import AXIS
from combat.games.command.title import TITLE
from tools.command import games_cache

FOLDER = Path(__file__).resolve().parents[2] / "scenarios" / "command"
PAGE = FOLDER / "README.md"
MEASURED = FOLDER.parents[1] / "assets" / "command" / "measured.toml"
MEASURED_HEAD = """# How scenarios go between two steady players, written by tools.command.balance_table from its table: games, percent won by
# the Axis, player turns within which half of them end, and nine in ten. From `easy` percent on a side is the easier one to play,
# up to `hard` percent the harder one, unless the interval of the share holds 50 percent.

easy = 54
hard = 46
"""
HEAD = (
    "| scenario | games | Axis wins | points | turns: a tenth, half, nine in ten | turns a space of Time | rolls a turn "
    "| units lost: Axis, Allies | surrender, Sudden Death, other |\n|---|---|---|---|---|---|---|---|---|\n"
)
TABLE = re.compile(r"(?s)(<!-- table -->\n).*?(<!-- /table -->)")
ROW = re.compile(
    r"(?m)^\| `([a-z0-9-]+)` \| (\d+) \| (\d+) % \| [^|]+ \| (\d+) · (\d+) · (\d+) \| ([0-9.]+) \| ([0-9.]+) \|"
)


WHOLE = 200
"""Games from which a line is compared with its target ranges."""
SHARE, TURNS, PACE, ROLLS = (42, 58), (28, 42), (4.0, 6.0), (3.0, 5.0)
"""Target ranges: percent won by the Axis, player turns of the median game, player turns per space of Time, rolls per
turn;"""
LONGEST = 60
"""and most player turns of nine games in ten."""
STRAYS = re.compile(r"(?s)(<!-- strays -->\n).*?(<!-- /strays -->)")


class Told(Record):
    """Values parsed from a table row that have target ranges."""

    games: int
    axis: int
    turns: tuple[int, int, int]
    pace: float
    rolls: float


def row(scenario: str, sums: BotSums) -> str:
    """Return the Markdown table row of a scenario."""
    surrendered, sudden = sums.endings.get("surrender", 0), sums.endings.get("sudden-death", 0)
    shares = (surrendered, sudden, sums.games - surrendered - sudden)
    cells = (
        f"`{scenario}`",
        str(sums.games),
        f"{100 * sums.axis:.0f} %",
        f"{sums.mean:+.1f}",
        " · ".join(map(str, sums.length)),
        f"{sums.pace:.1f}",
        f"{sums.rolls_a_turn:.1f}",
        " · ".join(f"{units:.1f}" for units in sums.losses),
        " · ".join(f"{100 * share / sums.games:.0f} %" for share in shares),
    )
    return f"| {' | '.join(cells)} |\n"


def ids() -> list[str]:
    """Return the scenario ids in order."""
    return (FOLDER / "order.txt").read_text(encoding="utf-8").split()


def rows(scenarios: Iterable[str], games: int, jobs: int, kept: Path) -> Iterator[str]:
    """Play every scenario and yield its table row.

    Print the win shares with shifted starting points to standard error.
    """
    for name in scenarios:
        played = list(games_cache.games(name, games, jobs, kept))
        sys.stderr.write(f"{name}  {shifts(played)}\n")
        yield row(name, sums_of(played))


def told(page: str) -> dict[str, Told]:
    """Parse a page's table; return its rows by scenario, {} if the page has no table."""
    table = TABLE.search(page)
    found = ROW.finditer(table[0]) if table else ()
    return {
        match[1]: Told(
            int(match[2]),
            int(match[3]),
            (int(match[4]), int(match[5]), int(match[6])),
            float(match[7]),
            float(match[8]),
        )
        for match in found
    }


def shifted(games: Sequence[BotGame], points: int) -> float:
    """Return the Axis share of wins (0-1) if the Axis had started with more points and all else had been equal."""
    won = 0.0
    for game in games:
        if game.ended == "sudden-death":
            won += 0.5 * ((game.points + points >= 0) + (game.points + points > 0))
        else:
            won += game.winner == AXIS
    return won / len(games)


def shifts(games: Sequence[BotGame]) -> str:
    """Return a line of Axis win shares for other starting points.

    These are upper bounds, as trailing bots risk more.
    """
    return "  ".join(f"vp {points:+d}: {100 * shifted(games, points):.0f} %" for points in range(-8, 9, 2))


def strays(told_: Told) -> list[str]:
    """Return the names and values of a row that are outside their target ranges; [] if there are none."""
    measured = (
        ("won by the Axis", told_.axis, SHARE),
        ("turns of the middle game", told_.turns[1], TURNS),
        ("turns of nine in ten", told_.turns[2], (0, LONGEST)),
        ("turns a space of Time", told_.pace, PACE),
        ("rolls a turn", told_.rolls, ROLLS),
    )
    return [f"{what} {value:g}" for what, value, (least, most) in measured if not least <= value <= most]


def strays_told(page: str) -> str:
    """Return the page's list of rows outside their target ranges, or one sentence if there are none."""
    lines = {name: strays(line) for name, line in told(page).items()}
    outside = [f"- `{name}`: {', '.join(found)}\n" for name, found in lines.items() if found]
    return "".join(outside) or "Every line lies within.\n"


def put(page: str, lines: Iterable[str]) -> str:
    """Return the page with new table rows, replacing those of the same scenarios, and an updated list of strays."""
    old = TABLE.search(page)
    assert old is not None
    table = {match[1]: line + "\n" for line in old[0].splitlines() if (match := ROW.match(line))}
    table.update({match[1]: line for line in lines if (match := ROW.match(line))})
    body = "".join(table[name] for name in ids() if name in table)
    page = TABLE.sub(lambda match: f"{match[1]}{HEAD}{body}{match[2]}", page)
    return STRAYS.sub(lambda match: f"{match[1]}{strays_told(page)}{match[2]}", page)


def measured(page: str) -> str:
    """Return a page's table as text of `assets/command/measured.toml`, which is used in briefings."""
    lines = [
        f"[scenario.{name}]\ngames = {line.games}\naxis = {line.axis}\nhalf = {line.turns[1]}\nmost = {line.turns[2]}\n"
        for name, line in told(page).items()
    ]
    return "\n".join([MEASURED_HEAD, *lines])


def main(arguments: list[str] | None = None) -> int:
    """Print the table row by row while playing; with `--write`, also update the page and `measured.toml`. Return 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.command.balance_table", description=__doc__)
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games of each scenario; default: 200")
    parser.add_argument("--only", nargs="+", metavar="ID", help="play these only and keep the other lines")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes; default: 1")
    parser.add_argument(
        "--kept",
        type=Path,
        default=games_cache.FOLDER,
        metavar="DIR",
        help=f"keeps the games; default: {games_cache.FOLDER}",
    )
    parser.add_argument("--write", action="store_true", help="into scenarios/command/README.md")
    options = parser.parse_args(arguments)
    TITLE.use()
    lines = []
    for line in rows(options.only or ids(), options.games, options.jobs, options.kept):
        sys.stdout.write(line)
        sys.stdout.flush()
        lines.append(line)
    if options.write:
        page = put(PAGE.read_text(encoding="utf-8"), lines)
        PAGE.write_text(page, encoding="utf-8")
        MEASURED.write_text(measured(page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
