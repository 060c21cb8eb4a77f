"""Check that every game ends and can be verified.

    python -m tools.volume1.many_games KEPT [--random 10000] [--cautious 1000] [--write]

Games are numbered: scenarios with random optional rules alternate with generated battles, some of them on generated
boards. Each game must end with a verdict and without an error of the program. Each tenth is written as a save and
verified answer by answer, with the digest of every checkpoint. Each finished game is a line in the file KEPT, so that
a stopped run can continue. `--write` puts the result into `docs/endurance.md`.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from combat.engine.chance.picks import Picks
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files.one_line import one_line
from combat.engine.journal import journal, loading
from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.record import Record, replace
from combat.engine.play.runner import run
from combat.engine.words import text
from combat.games.volume1.content.generator.workshop import Workshop
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.made_names import COUNTRIES, any_name
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.rules.state import State
from combat.games.volume1.title import OWN_TITLES, TITLE
from tools.volume1.endurance_page import put
from tools.volume1.scenario_table import OURS

PROVED = 10
"""One game in this many is saved and verified."""
MADE_GROUND = 20
"""One generated battle in this many uses a generated board."""
LONGEST = 50_000
"""Answers after which a game counts as endless."""
HEAD = "| player | games | scenarios | made-up battles | decisions | verified as saves | faults |\n|---|---|---|---|---|---|---|\n"


class Ended(Record):
    """The result of a game: its answers, whether it was verified, and its fault, if any."""

    player: str
    number: int
    battle: str
    answers: int = 0
    proved: bool = False
    fault: str = ""


@cache
def _workshop() -> Workshop:
    return Workshop()


def battle(number: int) -> Book:
    """Return the battle of a game by its number: a shipped scenario if even, a generated one if odd."""
    dice, half = Picks(number), number // 2
    if number % 2:
        workshop, made = _workshop(), half % MADE_GROUND == 0
        wishes = workshop.roll(number)
        if made:
            country = COUNTRIES[half // MADE_GROUND % len(COUNTRIES)]
            wishes, workshop = replace(wishes, board=str(any_name(country, number))), Workshop()
        return workshop.book(workshop.make(wishes, text), f"made-up-{number}")
    names = OURS.scenario_ids()
    name = names[half % len(names)]
    wanted = dice.some(OURS.load_book(name).scenario.options, dice.below(3))
    changing = [option for option in wanted if option.changes_victory][1:]
    return OURS.load_book(name, tuple(option.id for option in wanted if option not in changing))


def player_of(name: str, number: int) -> Answerer[State]:
    """Return the bot of a name; the random one is seeded with the number of the game."""
    return CautiousPlayer() if name == "cautious" else RandomPlayer(number)


def play(player: str, number: int, folder: Path) -> Ended:
    """Play a game until it ends or fails; return the result, with the fault if it failed."""
    called = ""
    try:
        book = battle(number)
        called = " ".join((book.scenario.id, *book.chosen))
        return _played(Ended(player, number, called), book, folder)
    except Exception as fault:
        last = traceback.extract_tb(fault.__traceback__)[-1]
        what = one_line(f"{type(fault).__name__}: {fault}")
        return Ended(player, number, called, fault=f"{what} ({Path(last.filename).name}:{last.lineno})")


def _played(ended: Ended, book: Book, folder: Path) -> Ended:
    proves, faults = ended.number // 2 % PROVED == 0, list[str]()
    game, path = new_game(book), folder / f"{ended.player}-{ended.number}.combat"
    record = journal.begin(TITLE, game, faults.append, path) if proves else None
    answers = run(game, SeededChance(ended.number), player_of(ended.player, ended.number), limit=LONGEST)
    if not game.state.verdict:
        faults.append("it ended without a verdict")
    if record is not None:
        record.close()
        proof = loading.verify(path, OWN_TITLES)
        path.unlink()
        if not proof.over or proof.answers != answers:
            faults.append(f"{proof.answers} of its {answers} answers are proved")
    return replace(ended, answers=answers, proved=proves, fault=" · ".join(faults))


def kept(file: Path) -> dict[tuple[str, int], Ended]:
    """Return the games recorded in `file` by player and number.

    Incomplete lines are skipped, {} if there is no file.
    """
    found: dict[tuple[str, int], Ended] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        try:
            ended = Ended(**json.loads(line))
        except (TypeError, ValueError):
            continue
        found[ended.player, ended.number] = ended
    return found


def left(known: Mapping[tuple[str, int], Ended], wanted: Mapping[str, int]) -> Iterator[tuple[str, int]]:
    """Yield the games still to be played, ordered so that all players progress at the same rate."""
    games = [(number / many, player, number) for player, many in wanted.items() for number in range(many)]
    return ((player, number) for _, player, number in sorted(games) if (player, number) not in known)


def row(player: str, games: list[Ended]) -> str:
    """Return the table row of a player's games."""
    made = sum(ended.number % 2 for ended in games)
    figures = (
        len(games), len(games) - made, made, sum(ended.answers for ended in games), sum(ended.proved for ended in games),
        sum(bool(ended.fault) for ended in games),
    )  # fmt: skip
    return f"| {' | '.join((player, *(f'{figure:,}' for figure in figures)))} |\n"


def table(known: Mapping[tuple[str, int], Ended]) -> str:
    """Return the table of all recorded games."""
    players = dict.fromkeys(player for player, _ in sorted(known))
    return HEAD + "".join(row(name, [ended for ended in known.values() if ended.player == name]) for name in players)


def main(arguments: list[str] | None = None) -> int:
    """Play the missing games and print the table; return 1 if a game had a fault."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.many_games", description=__doc__)
    parser.add_argument("kept", type=Path, metavar="KEPT", help="the file of the games that were played")
    parser.add_argument(
        "--random", type=int, default=10_000, metavar="N", help="games of the random player; default: 10000"
    )
    parser.add_argument(
        "--cautious", type=int, default=1_000, metavar="N", help="games of the cautious player; default: 1000"
    )
    parser.add_argument("--write", action="store_true", help="put the table into docs/endurance.md")
    asked = parser.parse_args(arguments)
    with TemporaryDirectory() as folder, asked.kept.open("a", encoding="utf-8", buffering=1) as file:
        for player, number in left(kept(asked.kept), {"random": asked.random, "cautious": asked.cautious}):
            ended = play(player, number, Path(folder))
            file.write(json.dumps({name: getattr(ended, name) for name in Ended.__struct_fields__}) + "\n")
            if ended.fault:
                print(f"{player} {number} {ended.battle}: {ended.fault}", flush=True)
    known = kept(asked.kept)
    print(table(known), end="")
    if asked.write:
        put("games", table(known))
    return 1 if any(ended.fault for ended in known.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
