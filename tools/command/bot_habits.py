"""Play every scenario in turn and print how the steady player commands and how often it wins.

Usage: ``python -m tools.command.bot_habits [--games 200] [--only ID ...] [--against CHECKOUT] [--set NAME=VALUE ...]``.
Without `--against` both sides are the steady player of this checkout and both are counted. With it the other side is
the steady player of another checkout, such as a git worktree of an older commit: each seed is played twice, with the
sides exchanged, and only this checkout's player is counted. `--set` changes a weight of the counted player.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.record import Record, replace
from combat.engine.play.referee import Referee
from combat.engine.play.seated import Seated
from combat.games.command.content.library import load_book
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.players.weights import Temper, character
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.title import TITLE
from tools.command.balance_table import ids
from tools.command.habits_counted import HABITS, Watched
from tools.command.other_checkout import steady_player_of

STEP = 22
"""Games after which the interim result is printed."""


class Played(Record):
    """Finished game of the counted player: scenario, side and result."""

    scenario: str
    side: str
    won: bool


def tempered(seed: int, nation: str, changes: dict[str, float]) -> Temper:
    """Return the bot's weights for a seed and nation, with `changes` applied."""
    return replace(character(seed, nation), **changes)


def counted(book: Book, seed: int, side: str, changes: dict[str, float], counts: Counter[str]) -> Watched:
    """Return a player for a side of a game that plays with changed weights and adds its answers to `counts`."""
    nation = book.forces[side].nation
    return Watched(SteadyPlayer(seed, tempered(seed, nation, changes)), side, counts)


def play(book: Book, seed: int, players: dict[str, Answerer[State]]) -> str:
    """Play a game and return the winning side."""
    referee = Referee.begin(RULES, book, SeededChance(seed))
    referee.play_out({side: Seated(player) for side, player in players.items()}, limit=50_000)
    return referee.port("").view.winner


def games(options: argparse.Namespace, counts: Counter[str]) -> Iterator[Played]:
    """Play the games chosen by `options`; yield the results of the counted player and add its answers to `counts`."""
    changes = {name: float(value) for name, value in (each.split("=") for each in options.set)}
    names = options.only or ids()
    other = steady_player_of(options.against) if options.against else None
    for number in range(options.games):
        step, seed = (2, number // 2) if other else (1, number)
        scenario, seed = names[seed % len(names)], options.first + seed // len(names)
        book = load_book(scenario)
        sides = SIDES if other is None else (SIDES[number % step],)
        players: dict[str, Answerer[State]] = {
            side: counted(book, 2 * seed + place, side, changes, counts)
            if side in sides or other is None
            else other(2 * seed + place)
            for place, side in enumerate(SIDES)
        }
        winner = play(book, seed, players)
        counts["games"] += 1
        for side in sides:
            yield Played(scenario, side, winner == side)


def results(played: list[Played]) -> Iterator[str]:
    """Yield lines with the games won: in all, then by scenario and side."""
    won = sum(each.won for each in played)
    yield f"won {won} of {len(played)}: {100 * won / len(played):.1f} %"
    for name in dict.fromkeys(each.scenario for each in played):
        cells = []
        for side in SIDES:
            mine = [each.won for each in played if each.scenario == name and each.side == side]
            cells.append(f"{side} {sum(mine)}/{len(mine)}")
        yield f"  {name:34} {'  '.join(cells)}"


def main(arguments: list[str] | None = None) -> int:
    """Play the games and print results and habits; return 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.command.bot_habits", description=__doc__)
    parser.add_argument("--games", type=int, default=200, metavar="N", help="games over all scenarios; default: 200")
    parser.add_argument("--only", nargs="+", metavar="ID", help="these scenarios")
    parser.add_argument("--first", type=int, default=1, metavar="SEED", help="first seed; default: 1")
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="folder with the opponent's code")
    parser.add_argument("--set", nargs="+", default=[], metavar="NAME=VALUE", help="weights of the counted player")
    options = parser.parse_args(arguments)
    TITLE.use()
    counts: Counter[str] = Counter()
    played: list[Played] = []
    for each in games(options, counts):
        played.append(each)
        if not len(played) % STEP:
            sys.stderr.write(f"{sum(one.won for one in played)} of {len(played)}\n")
    lines = [f"{habit.said:72} {habit.told(counts):>16}   {habit.goal}" for habit in HABITS]
    sys.stdout.write("\n".join([*results(played), "", *lines, ""]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
