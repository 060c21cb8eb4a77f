"""Generate old saves of COMMAND!: ``python -m tools.command.old_saves FOLDER``.

The saves are finished games and games left at all kinds of questions, in this version's format. Before rules, records
or the journal format change, a new folder of them is added to ``tests/games/command/saves/old``, where
``tests/games/command/saves/test_old_games.py`` checks that every later version loads them. They are packed with xz;
``index.json`` lists how each was left. Old saves are never regenerated.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any

from combat.cli.titles import TITLES
from combat.engine import words
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import journal, loading
from combat.engine.journal.heads import SUFFIX
from combat.engine.journal.saved import read
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import replace
from combat.engine.kernel.rules import game_of
from combat.engine.play.referee import Referee
from combat.engine.space.hexes.hex import Hex
from combat.games.command.content.library import Library, load_book
from combat.games.command.content.made_up.wishes import Wishes
from combat.games.command.content.made_up.workshop import maker_of
from combat.games.command.players.command_players import PLAYERS
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.decisions import PickHex, PickUnit, React
from combat.games.command.rules.orders.move import MoveOn
from combat.games.command.rules.play.set_up import SetUp
from combat.games.command.rules.play.turns import GiveOrder
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.title import TITLE
from combat.games.command.words.made_up_names import made_up
from tools.packed_saves import pack

OWN_TITLES = {TITLE.id: TITLE}
SEEDS = range(1, 100)
ANSWERS = 240
"""Most answers of a game before its moment; longer ones are abandoned, as their saves would be large."""
MADE_UP = "made up"
WISHES = Wishes(31, night=True)

Moment = Callable[[State, Decision], bool]
"""Predicate of the moment at which a game is left: its state and pending decision."""

FINISHED: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "finished-patrols": ("patrols-at-the-bridge", "steady", ()),
    "finished-with-other-switches": ("trains-no-longer-run", "steady", ("no-leaders-in-rout", "late-events-pay")),
}
"""Scenario, bot of both sides and options by name. The games start at Sudden Death, to be short."""


def _reacts(decision: Decision, opens: str) -> bool:
    """Return whether the Axis may play a card in a window that is opened by some occasion."""
    return (
        isinstance(decision, React) and decision.seat == AXIS and decision.opens == opens and len(decision.answers) > 1
    )


def _picks(kind: type[PickHex | PickUnit], decision: Decision, why: str) -> bool:
    """Return whether the Axis picks for a reason."""
    return isinstance(decision, kind) and decision.seat == AXIS and decision.why == why


def _gives(decision: Decision) -> bool:
    """Return whether the Axis gives an order."""
    return isinstance(decision, GiveOrder) and decision.seat == AXIS


def _subject(state: State, decision: Decision) -> Hex:
    """Return the hex of the unit that a question is about."""
    return state.units[decision.subject].hex


LEFT: dict[str, tuple[str, str, Moment]] = {
    "set-up-half-done": (
        "crossroads-at-noon", "steady", lambda s, d: isinstance(d, SetUp) and d.seat == AXIS and len(s.on_map(AXIS)) == 4,
    ),
    "choosing-an-order": ("town-below-the-shelf", "steady", lambda s, d: _gives(d) and s.given > 0),
    "a-shot-at-who-enters": ("causeway-at-first-light", "steady", lambda s, d: _reacts(d, "entered")),
    "moving-a-group": (
        "farm-on-the-road-east", "steady",
        lambda s, d: isinstance(d, MoveOn) and d.seat == AXIS and s.order is not None
        and len(s.order.group) > 1 and any(points for _, points in s.order.spent),
    ),
    "under-fire": (
        "patrols-at-the-bridge", "steady",
        lambda s, d: _reacts(d, "defence") and s.attack is not None and s.attack.kind == "fire" and s.attack.side == ALLIES,
    ),
    "calling-shells": ("counter-attack-at-the-crossroads", "steady", lambda s, d: _picks(PickHex, d, "spotting")),
    "shells-coming-down": (
        "line-of-pillboxes", "steady",
        lambda s, d: s.order is not None and bool(s.order.shelled) and s.order.fires == "shells" and not d.to_chance,
    ),
    "in-a-melee": ("patrols-at-the-bridge", "steady", lambda s, d: _reacts(d, "melee")),
    "a-sniper": ("meeting-below-the-ridge", "random", lambda s, d: _picks(PickUnit, d, "sniper")),
    "in-the-smoke": ("farm-on-the-road-east", "steady", lambda s, d: _reacts(d, "defence") and _subject(s, d) in s.smoke),
    "a-blaze": ("counter-attack-at-the-crossroads", "random", lambda s, d: bool(s.blazes) and _gives(d)),
    "made-up-by-starshell": (MADE_UP, "random", lambda s, d: bool(s.starshells) and _gives(d)),
    "retreating": ("trains-no-longer-run", "random", lambda s, d: _picks(PickHex, d, "retreat")),
    "at-the-end-of-a-time-space": ("raid-by-night", "steady", lambda s, d: s.trigger == "time" and _reacts(d, "time")),
    "a-roll-not-yet-drawn": (
        "last-bridge-before-the-river", "steady", lambda s, d: d.to_chance and s.attack is not None and s.attack.hit,
    ),
}  # fmt: skip
"""Scenario, bot of both sides, and moment at which the game is left, by name."""


class Maker:
    """Generator that plays games and saves them as journals in `folder`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def finish(self, name: str) -> None:
        """Play a game to its end and save it."""
        scenario, player, switches = FINISHED[name]
        book = load_book(scenario, switches)
        self._first(name, replace(book, time=book.sudden_death), player, lambda game: game.over)

    def leave(self, name: str) -> None:
        """Play a game until it reaches the moment defined for `name`, and save it.

        Seeds are tried until one reaches it.
        """
        scenario, player, moment = LEFT[name]
        book = _made_up() if scenario == MADE_UP else load_book(scenario)
        self._first(name, book, player, lambda game: game.decision is not None and moment(game.state, game.decision))

    def _first(self, name: str, book: Book, player: str, there: Callable[[Game[State]], bool]) -> None:
        for seed in SEEDS:
            if there(self._play(name, book, seed, player, there)):
                return
        raise SystemExit(f"{name}: no seed of {len(SEEDS)} leads there")

    def _play(self, name: str, book: Book, seed: int, player: str, there: Callable[[Game[State]], bool]) -> Game[State]:
        path = self.folder / f"{name}{SUFFIX}"
        path.unlink(missing_ok=True)
        game = game_of(RULES, RULES.new_state(book))
        record = journal.begin(TITLE, game, sys.exit, path)
        referee = Referee(RULES, game, chance := SeededChance(seed))
        players = {seat: PLAYERS[player](seed + place) for place, seat in enumerate(RULES.seats)}
        while (asked := game.decision) is not None and not there(game) and len(game.entries) < ANSWERS:
            if asked.to_chance:
                referee.take(chance.answer(asked, game.state))
            else:
                port = referee.port(asked.seat)
                port.answer(players[asked.seat].answer(port))
        record.close()
        return game


def _made_up() -> Book:
    library = Library()
    return library.made_book("made-up", maker_of(library).make(WISHES, made_up))


def left(path: Path) -> dict[str, Any]:
    """Return the entry of a save in the index: title, number of answers, turn, phase, question, result."""
    loaded = loading.load(path, OWN_TITLES)
    state, decision = loaded.game.state, loaded.game.decision
    return {
        "title": loaded.header.title, "answers": len(read(path, OWN_TITLES).entries), "turn": state.turn, "phase": state.phase,
        "asked": decision.kind if decision is not None else "", "by": decision.seat if decision is not None else "",
        "ended": state.ended, "winner": state.winner, "points": state.vp,
    }  # fmt: skip


def make(folder: Path, only: Collection[str]) -> None:
    """Generate the saves named in `only`, or all if it is empty; write them packed into `folder`, with their index."""
    with tempfile.TemporaryDirectory() as place:
        for name in ("DATA", "CACHE"):
            os.environ[f"COMBAT_{name}_DIR"] = f"{place}/{name}"
        TITLE.use(TITLES)
        words.use("en")
        maker = Maker(Path(place) / "made")
        maker.folder.mkdir()
        for names, done in ((FINISHED, maker.finish), (LEFT, maker.leave)):
            for name in names:
                if not only or name in only:
                    done(name)
        pack(maker.folder, folder, left)


def main(arguments: Sequence[str] | None = None) -> None:
    """Generate the saves in a new folder; exit with an error if the folder exists."""
    parser = argparse.ArgumentParser(prog="tools.command.old_saves", description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="a folder that is not there yet")
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="NAME", choices=[*FINISHED, *LEFT], help="default: all"
    )
    options = parser.parse_args(arguments)
    folder: Path = options.folder
    if folder.exists():
        sys.exit(f"tools.command.old_saves: {folder} is there already; old saves are never made anew")
    make(folder, options.only)


if __name__ == "__main__":
    main()
