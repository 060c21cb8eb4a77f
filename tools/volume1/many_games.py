"""``python -m tools.volume1.many_games KEPT [--random 10000] [--cautious 1000] [--write]``: whether every game ends and can be proved.

Games by numbers: every scenario with optional rules by dice, and battles made up, in turns, now and then on ground that is made up too.
Each is to end with a verdict and no fault of the program; each tenth is written as a save, which is verified answer by answer, every
checkpoint's digest. Each game is a line in the file KEPT as soon as it is over, so a run that is stopped goes on where it was. `--write`
puts what came of it into `docs/endurance.md`.
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
"""One game in so many is written and verified."""
MADE_GROUND = 20
"""One made-up battle in so many is on ground that is made up too."""
LONGEST = 50_000
"""Answers that no game needs."""
HEAD = "| player | games | scenarios | made-up battles | decisions | verified as saves | faults |\n|---|---|---|---|---|---|---|\n"


class Ended(Record):
    """What came of a game: its answers, whether it was verified, and what went wrong, if anything did."""

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
    """The battle of a game by its number: one that is printed and one made up, in turns."""
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
    """Who plays a game."""
    return CautiousPlayer() if name == "cautious" else RandomPlayer(number)


def play(player: str, number: int, folder: Path) -> Ended:
    """A game, to its end or to its fault."""
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
    """The games that were played by now; a line cut short is none."""
    found: dict[tuple[str, int], Ended] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        try:
            ended = Ended(**json.loads(line))
        except (TypeError, ValueError):
            continue
        found[ended.player, ended.number] = ended
    return found


def left(known: Mapping[tuple[str, int], Ended], wanted: Mapping[str, int]) -> Iterator[tuple[str, int]]:
    """The games that are still to be played: of each player as many as of the others, by the share that is done."""
    games = [(number / many, player, number) for player, many in wanted.items() for number in range(many)]
    return ((player, number) for _, player, number in sorted(games) if (player, number) not in known)


def row(player: str, games: list[Ended]) -> str:
    """What came of a player's games, in a line of the table."""
    made = sum(ended.number % 2 for ended in games)
    figures = (
        len(games), len(games) - made, made, sum(ended.answers for ended in games), sum(ended.proved for ended in games),
        sum(bool(ended.fault) for ended in games),
    )  # fmt: skip
    return f"| {' | '.join((player, *(f'{figure:,}' for figure in figures)))} |\n"


def table(known: Mapping[tuple[str, int], Ended]) -> str:
    """The table of all that was played."""
    players = dict.fromkeys(player for player, _ in sorted(known))
    return HEAD + "".join(row(name, [ended for ended in known.values() if ended.player == name]) for name in players)


def main(arguments: list[str] | None = None) -> int:
    """Play what is missing and print what came of all; 1 where a game had a fault."""
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
