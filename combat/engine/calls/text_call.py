"""`combat play --text` and resuming in text: the game in lines of text, without a window."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from combat.engine.calls.exit_codes import FINE
from combat.engine.calls.given import BOTH, NOBODY, print_in
from combat.engine.chance.challenge_chance import ChallengeChance
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.seeds import any_seed
from combat.engine.journal import branching, journal, loading
from combat.engine.journal.branching import Cut
from combat.engine.journal.game_flags import GameFlags
from combat.engine.journal.loading import Loaded
from combat.engine.kernel.seats import PERSON, PUBLIC
from combat.engine.play.session import Session
from combat.engine.terminal.shared_keyboard import SharedKeyboard
from combat.engine.terminal.text_game import Onward, TextGame
from combat.engine.terminal.text_table import TextTable
from combat.engine.title import Title
from combat.engine.words import call_places


def begin(options: argparse.Namespace, book: object, challenge: str = "") -> int:
    """Start a new game in text mode and play it; return the exit code.

    `challenge` is the code of a challenge, "" for none.
    """
    title = options.title
    seed = any_seed() if options.seed is None else options.seed
    marks = GameFlags(study=0) if options.study else GameFlags(challenge=challenge)
    chance = ChallengeChance(seed) if challenge else SeededChance(seed)
    seats = _seats(title, options, {})
    seated = _seated(title, seats, marks.opponents_seed(seed))
    session: Session[Any, Any] = Session.begin(title, book, chance, marks=marks, **seated)
    session.record = journal.begin(title, session.game, say_line, seed=seed, marks=marks, seats=seats)
    return _play(options, session, seats)


def go_on(options: argparse.Namespace, loaded: Loaded[Any, Any]) -> int:
    """Resume a saved game in text mode; return the exit code."""
    for note in loaded.notes:
        say_line(str(note))
    record, marks = loading.carry_on(loaded, say_line), loaded.header.marks
    seats, chance = _seats(options.title, options, loaded.header.seats), loaded.chance()
    seated = _seated(options.title, seats, marks.opponents_seed(loaded.header.seed_number))
    session = Session(options.title, loaded.game, chance, record=record, fresh=False, marks=marks, **seated)
    return _play(options, session, seats)


def branch_off(options: argparse.Namespace, found: Cut[Any, Any], *, study: bool) -> int:
    """Play a game branched off from a saved one in text mode; return the exit code.

    With `study` it is in study mode.
    """
    record, marks = branching.begin(found, say_line, study=study), found.marks(study=study)
    chance, seats = SeededChance(any_seed()), _seats(options.title, options, found.saved.header.seats)
    seated = _seated(options.title, seats, any_seed())
    session = Session(options.title, found.game, chance, record=record, fresh=False, marks=marks, **seated)
    return _play(options, session, seats)


def _seats(title: Title[Any, Any], options: argparse.Namespace, kept: Mapping[str, str]) -> dict[str, str]:
    """Return the player at each seat of a game of several seats.

    The human player's seat is that of the command line, else as before, else the last; bots take the others, as
    before.
    """
    seats = title.rules.seats
    if len(seats) < 2:
        return {}
    wanted = getattr(options, "seat", None)
    had = [seat for seat in seats if kept.get(seat) == PERSON]
    persons = {BOTH: seats, NOBODY: ()}.get(wanted, (wanted,)) if wanted is not None else had or seats[-1:]
    house = next(iter(title.players))
    others = {seat: kept[seat] if kept.get(seat) in title.players else house for seat in seats}
    return {seat: PERSON if seat in persons else others[seat] for seat in seats}


def _seated(title: Title[Any, Any], seats: Mapping[str, str], seed: int) -> dict[str, Any]:
    """Return the session arguments: the first human player's seat (or the public one), and the bots at the others."""
    if not seats:
        return {}
    others = {seat: title.players[name](seed) for seat, name in seats.items() if name != PERSON}
    return {"seat": next(iter(_persons(seats)), PUBLIC), "others": others}


def _persons(seats: Mapping[str, str]) -> list[str]:
    return [seat for seat, name in seats.items() if name == PERSON]


def _play(options: argparse.Namespace, session: Session[Any, Any], seats: Mapping[str, str]) -> int:
    """Play a session; return the exit code. Further human players share the keyboard."""
    print_in(options)
    beside = _persons(seats)[1:]
    table = options.title.part("text", TextTable)
    call_places(table.printer(session.view))
    games = [TextGame[Any, Any](one, table, hear_line, say_line) for one in (session, *map(session.add_player, beside))]
    try:
        onward = _played(games)
    finally:
        session.close()
    return FINE if onward is None else branch_off(options, onward.found, study=onward.study)


def _played(games: Sequence[TextGame[Any, Any]]) -> Onward[Any, Any] | None:
    """Play a game by one human player or several; return the branched game with which they continue."""
    if len(games) == 1:
        games[0].play()
        return games[0].branched
    shared = SharedKeyboard(games, hear_line, say_line)
    shared.play()
    return shared.last.branched


def hear_line() -> str | None:
    """Return the next typed line; None at the end of input."""
    print("> ", end="", flush=True)
    line = sys.stdin.readline()
    return line.rstrip("\n") if line else None


def say_line(line: str) -> None:
    """Print a line and flush the output."""
    print(line, flush=True)
