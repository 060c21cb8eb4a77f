"""Measure how generated battles go for the cautious player.

    python -m tools.volume1.generator_table [--battles 200] [--only KIND ...] [--write]

That many battles of each kind are generated and played once. `--write` puts the table into `scenarios/README.md`.
Tests check there that each kind is won in 25 to 75 percent of the games, and that losses are mostly caused by the
enemy and not by the turn limit. The exit code is 1 if a played kind is out of bounds. `--ground` plays on generated
boards of each country in turn and reports each country.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from statistics import mean

from combat.games.volume1.content.generator.request import KINDS, Kind
from combat.games.volume1.rules.made_names import COUNTRIES
from tools.volume1.made_up_battles import Battle, Task, play_all
from tools.volume1.scenario_table import PAGE

HEAD = (
    "| task | won | of the lost by the clock alone | turns | ours killed, captured, fled | ours wounded | theirs killed, captured, fled |\n"
    "|---|---|---|---|---|---|---|\n"
)
TABLE = re.compile(r"(?s)(<!-- made up -->\n).*?(<!-- /made up -->)")
GROUND_HEAD = "| country | battles | won | won in no game of {most} | turns |\n|---|---|---|---|---|\n"
GROUND = re.compile(r"(?s)(<!-- made ground -->\n).*?(<!-- /made ground -->)")
GROUND_ROW = re.compile(r"(?m)^\| ([a-z`]+) \| \d+ \| (\d+) % \| (\d+) \|")
WHOLE = "all"
"""Name of the totals row of the table of generated boards."""
TRIED = 20
"""Most times that a battle on a generated board is played until it is won."""
ROW = re.compile(r"(?m)^\| `([a-z]+)` \| (\d+) % \| (\d+) % \|")
LEAST, MOST = 25, 75
"""Allowed win rates in percent of the battles of a kind."""
LATE = 30
"""Largest percentage of a kind's lost battles in which the enemy did nothing to the player."""


def row(kind: Kind, battles: Sequence[Battle]) -> str:
    """Return the Markdown table row of a kind of battle."""
    games = [game for battle in battles for game in battle.games]
    ends, lost = [game.outcome for game in games], [game for game in games if not game.outcome.won]

    def men(side: str) -> str:
        return ", ".join(
            f"{mean(getattr(end, f'{side}_{fate}') for end in ends):.1f}" for fate in ("killed", "captured", "fled")
        )

    cells = (
        f"`{kind}`",
        f"{100 * mean(end.won for end in ends):.0f} %",
        f"{100 * sum(not game.cost for game in lost) / max(1, len(lost)):.0f} %",
        f"{mean(end.turns for end in ends):.1f}",
        men("friendly"),
        f"{mean(end.friendly_wounded for end in ends):.1f}",
        men("enemy"),
    )
    return f"| {' | '.join(cells)} |\n"


def faults(lines: str, kinds: Iterable[Kind] = KINDS) -> Iterator[str]:
    """Yield a message for each kind that is missing from the rows or out of bounds."""
    told = {match[1]: (int(match[2]), int(match[3])) for match in ROW.finditer(lines)}
    for kind in kinds:
        won, late = told.get(kind, (LEAST, 0))
        if kind not in told:
            yield f"{kind}: the table has no figures for it; play it with --only {kind} --write"
        if not LEAST <= won <= MOST:
            yield f"{kind}: {won} % of the battles are won; it should be {LEAST} to {MOST} %"
        if late > LATE:
            yield f"{kind}: {late} % of the lost battles are lost by the clock alone; it should be {LATE} % at most"


def section(page: str) -> str:
    """Return the table of a page with its marker comments, or "" without one."""
    found = TABLE.search(page)
    return found[0] if found else ""


def put(page: str, lines: Iterable[str]) -> str:
    """Return the page with `lines` added to its table; rows of the same kinds are replaced."""
    table = {
        match[1]: line for line in (*section(page).splitlines(keepends=True), *lines) if (match := ROW.match(line))
    }
    body = HEAD + "".join(table[kind] for kind in KINDS if kind in table)
    return TABLE.sub(lambda match: f"{match[1]}{body}{match[2]}", page)


def ground_row(country: str, battles: Sequence[Battle]) -> str:
    """Return the Markdown table row of a country; a battle counts as won if its first game is won."""
    first = [battle.games[0].outcome for battle in battles]
    never = sum(not any(game.outcome.won for game in battle.games) for battle in battles)
    won, turns = 100 * mean(end.won for end in first), mean(end.turns for end in first)
    return f"| {country} | {len(first)} | {won:.0f} % | {never} | {turns:.1f} |\n"


def ground_faults(lines: str) -> Iterator[str]:
    """Yield a message for each win rate out of bounds, for battles never won, and for a missing table."""
    told = {match[1].strip("`"): (int(match[2]), int(match[3])) for match in GROUND_ROW.finditer(lines)}
    if WHOLE not in told:
        yield "the table has no figures for made-up ground; play it with --ground --write"
    for country, (won, never) in told.items():
        if not LEAST <= won <= MOST:
            yield f"{country}: {won} % of the battles on made-up ground are won; it should be {LEAST} to {MOST} %"
        if never and country == WHOLE:
            yield f"{never} battles on made-up ground are won in no game"


def ground_tasks(numbers: Iterable[int]) -> list[Task]:
    """Return a battle on a generated board for each number; kinds and countries alternate."""
    return [Task(KINDS[n % len(KINDS)], n, 1, TRIED - 1, COUNTRIES[n % len(COUNTRIES)]) for n in numbers]


def ground_table(tasks: Sequence[Task], battles: Sequence[Battle]) -> str:
    """Return the table of generated boards: a row for each country and one for all."""
    of = {
        country: [battle for task, battle in zip(tasks, battles, strict=True) if task.country == country]
        for country in COUNTRIES
    }
    rows = [ground_row(f"`{country}`", fought) for country, fought in of.items() if fought]
    return GROUND_HEAD.format(most=TRIED) + "".join((*rows, ground_row(WHOLE, battles)))


def _play_on_ground(asked: argparse.Namespace) -> int:
    tasks = ground_tasks(range(asked.seed, asked.seed + asked.battles))
    table = ground_table(tasks, play_all(tasks, asked.jobs))
    print(table, end="")
    if asked.write:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(GROUND.sub(lambda match: f"{match[1]}{table}{match[2]}", page), encoding="utf-8")
    wrong = list(ground_faults(table))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


def main(arguments: list[str] | None = None) -> int:
    """Print the table, with `--write` also into the page; return 1 if a result is out of bounds."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.generator_table", description=__doc__)
    parser.add_argument("--battles", type=int, default=200, metavar="N", help="of each kind; default: 200")
    parser.add_argument(
        "--only", nargs="+", choices=KINDS, default=KINDS, metavar="KIND", help=f"of {', '.join(KINDS)}"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first battle; default: 1")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes; default: 2")
    parser.add_argument("--write", action="store_true", help=f"put each line into {PAGE.parent.name}/{PAGE.name}")
    parser.add_argument("--ground", action="store_true", help="on made-up boards, --battles in all")
    asked = parser.parse_args(arguments)
    if asked.ground:
        return _play_on_ground(asked)
    print(HEAD, end="")
    lines: list[str] = []
    for kind in asked.only:
        tasks = [Task(kind, seed) for seed in range(asked.seed, asked.seed + asked.battles)]
        lines.append(row(kind, play_all(tasks, asked.jobs)))
        print(lines[-1], end="", flush=True)
        if asked.write:
            PAGE.write_text(put(PAGE.read_text(encoding="utf-8"), lines), encoding="utf-8")
    wrong = list(faults("".join(lines), asked.only))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
