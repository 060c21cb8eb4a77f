"""Play every mission of ARMOUR! between two bots in several processes and print a balance table of who wins.

Usage: ``python -m tools.armour.balance_table [--games 200] [--only ID ...] [--jobs J] [--first SEED] [--attacker NAME]
[--defender NAME] [--both]``. A line has the percentage of battles that the attacker wins with the interval that holds
it with 95 percent, points, turns, teams lost and how battles end; a mark stands behind a share outside the range that
a mission between equal bots is meant to keep. `--both` plays each seed with the bots in either seat, and counts the
wins of the one that attacks first: how much stronger one bot is than another.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence

from combat.engine.chance.intervals import wilson
from combat.engine.runs.whole_games import play_games
from combat.games.armour.content.library import load_book, scenario_ids
from combat.games.armour.reports.battle_row import BattleRow
from combat.games.armour.reports.battle_run import RUN
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from combat.games.armour.title import TITLE
from combat.games.miniatures.reports.run_summary import summary

SHARE = 42, 58
"""Percentages of battles that the attacker is meant to win between equal bots."""
HEAD = "| mission | battles | attacker wins | points | turns | assaults | teams lost | ends |\n|---|---|---|---|---|---|---|---|\n"


def line(mission: str, rows: Sequence[BattleRow]) -> str:
    """Return the Markdown table row of a mission; "!" marks a share of wins outside the intended range."""
    found = summary(rows)
    won, (least, most) = round(100 * found["attacker"]), (round(100 * share) for share in found["interval"])
    mark = "" if SHARE[0] <= won <= SHARE[1] else " !"
    ends = ", ".join(f"{count} {how}" for how, count in found["ended"].items())
    cells = (
        f"`{mission}`", str(found["games"]), f"{won} % ({least}–{most}){mark}", f"{found['points']:+.1f}",
        f"{found['turns']:g}", f"{found['assaults']:.1f}", " / ".join(f"{each:.1f}" for each in found["lost"]), ends,
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"


def played(mission: str, seeds: range, players: tuple[str, str], jobs: int) -> list[BattleRow]:
    """Play a battle of a mission for each seed, `players` being attacker and defender.

    Return the result of each battle.
    """
    names = dict(zip((ATTACKER, DEFENDER), players, strict=True))
    return list(play_games(RUN, load_book(mission), seeds, names, jobs))


def lines(missions: Sequence[str], seeds: range, players: tuple[str, str], jobs: int) -> Iterator[str]:
    """Yield the table row of each mission as soon as its battles are played."""
    for mission in missions:
        yield line(mission, played(mission, seeds, players, jobs))


def duels(missions: Sequence[str], seeds: range, players: tuple[str, str], jobs: int) -> Iterator[str]:
    """Play each seed with the two bots in either seat.

    Yield the first bot's wins in each mission, and last the total.
    """
    one, other = players
    whole, games = 0, 0
    for mission in missions:
        attacking = sum(row.winner == ATTACKER for row in played(mission, seeds, (one, other), jobs))
        defending = sum(row.winner == DEFENDER for row in played(mission, seeds, (other, one), jobs))
        whole, games = whole + attacking + defending, games + 2 * len(seeds)
        yield f"{mission}: {attacking} of {len(seeds)} as attacker, {defending} of {len(seeds)} as defender"
    least, most = (round(100 * share) for share in wilson(whole, games))
    yield f"{one} beats {other} in {whole} of {games}: {100 * whole / games:.0f} % ({least}–{most})"


def main(arguments: list[str] | None = None) -> int:
    """Print the table row by row while the battles are played; return 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.armour.balance_table", description=__doc__)
    parser.add_argument("--games", type=int, default=200, metavar="N", help="battles of each mission; default: 200")
    parser.add_argument("--only", nargs="+", metavar="ID", help="play these missions only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="default: all cores")
    parser.add_argument("--first", type=int, default=1, metavar="SEED", help="seed of the first battle; default: 1")
    parser.add_argument("--attacker", default="steady", metavar="NAME", help="default: steady")
    parser.add_argument("--defender", default="steady", metavar="NAME", help="default: steady")
    parser.add_argument("--both", action="store_true", help="with the bots in either seat")
    options = parser.parse_args(arguments)
    TITLE.use()
    missions, seeds = options.only or scenario_ids(), range(options.first, options.first + options.games)
    if not options.both:
        sys.stdout.write(HEAD)
    tell = duels if options.both else lines
    for each in tell(missions, seeds, (options.attacker, options.defender), options.jobs):
        sys.stdout.write(each + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
