"""Play generated scenarios between two steady players and print the results as a table.

    python -m tools.command.made_up_table [--games 60] [--write]

A scenario is generated for each seed and played once. `--write` updates `scenarios/command/README.md`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Sequence

from combat.engine.content.layers import shipped
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.games.command.content.library import Library
from combat.games.command.content.made_up.wishes import Wishes
from combat.games.command.content.made_up.workshop import maker_of
from combat.games.command.reports.bot_game import BotGame
from combat.games.command.reports.bot_run import play_games
from combat.games.command.reports.bot_sums import sums_of
from combat.games.command.rules.made_setting import MadeSetting, Named
from combat.games.command.rules.two_sides import AXIS
from combat.games.command.title import TITLE
from tools.command.balance_table import PAGE
from tools.command.games_cache import PLAYERS

HEAD = (
    "| made-up scenarios | games | won by the attacker; on reconnaissance by the Axis | turns: a tenth, half, nine in ten "
    "| turns a space of Time | rolls a turn |\n|---|---|---|---|---|---|\n"
)
TABLE = re.compile(r"(?s)(<!-- made up -->\n).*?(<!-- /made up -->)")


class MadeGame(Record):
    """Game of a generated scenario with its attacking side, "" if both sides are on reconnaissance."""

    attacker: Seat
    game: BotGame


def played(seeds: Iterable[int]) -> Iterator[MadeGame]:
    """Generate a scenario for each seed, play it and yield the result."""
    library = Library([shipped("command")])
    maker = maker_of(library)
    for seed in seeds:
        book = library.made_book("made-up", maker.make(Wishes(seed), _named))
        attackers = [side for side, force in book.forces.items() if force.posture == "attack"]
        (game,) = play_games(book, (seed,), PLAYERS, 1)
        yield MadeGame(attackers[0] if attackers else "", game)


def _named(setting: MadeSetting) -> Named:
    return Named(setting.map, setting.size, str(setting.year), setting.posture)


def row(what: str, games: Sequence[MadeGame]) -> str:
    """Return a Markdown table row of some games; `what` is its label."""
    sums = sums_of([each.game for each in games])
    won = sum(each.game.winner == (each.attacker or AXIS) for each in games)
    turns = " · ".join(map(str, sums.length))
    share = f"{100 * won / len(games):.0f} %"
    return f"| {what} | {len(games)} | {share} | {turns} | {sums.pace:.1f} | {sums.rolls_a_turn:.1f} |\n"


def table(games: Sequence[MadeGame]) -> str:
    """Return the table in Markdown, with a row for attacks and one for reconnaissance."""
    attacks = [each for each in games if each.attacker]
    patrols = [each for each in games if not each.attacker]
    lines = [row(what, part) for what, part in (("attack", attacks), ("reconnaissance", patrols)) if part]
    return HEAD + "".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Print the table; with `--write`, also update the page. Return 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.command.made_up_table", description=__doc__)
    parser.add_argument("--games", type=int, default=60, metavar="N", help="scenarios that are made up; default: 60")
    parser.add_argument("--write", action="store_true", help="into scenarios/command/README.md")
    options = parser.parse_args(arguments)
    TITLE.use()
    lines = table(list(played(range(1, options.games + 1))))
    sys.stdout.write(lines)
    if options.write:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(TABLE.sub(lambda match: f"{match[1]}{lines}{match[2]}", page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
