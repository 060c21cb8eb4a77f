"""A game at one moment, for a picture: a save as it was left or after so many answers, a scenario played so far."""

from __future__ import annotations

from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import loading
from combat.engine.journal.heads import SUFFIX
from combat.engine.journal.retelling import Retelling, past_of, retell
from combat.engine.kernel.game import Entry, Game
from combat.engine.kernel.record import Record
from combat.engine.kernel.sentence import Sentence
from combat.engine.play.runner import run
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.title import OWN_TITLES

SEED = 1944
"""Whose dice a scenario is played with; the cautious player plays it."""


class Still(Record, gc=True):
    """A game at its beginning, its answers, and how many of them lead to the moment.

    Where the rules no longer lead there from the beginning, `game` stands at the moment itself, `past` is what can be
    told of the way, and `notes` say what was lost.
    """

    game: Game[State]
    entries: list[Entry]
    answers: int
    past: Retelling[State, Book] | None = None
    notes: tuple[Sentence, ...] = ()


def still(what: str, at: int | None = None) -> Still:
    """A save or a scenario after `at` answers (default: as it was left, or before the first move).

    Raises SaveError or ContentError.
    """
    if what.endswith(SUFFIX) or _is_journal(Path(what)):
        return _of_save(Path(what), at)
    played = sequence.new_game(load_book(what))

    def there(game: Game[State]) -> bool:
        return len(game.entries) >= (at or 0) and not (game.decision is not None and game.decision.to_chance)

    run(played, SeededChance(SEED), CautiousPlayer(), until=there)
    return Still(sequence.new_game(played.state.book), played.entries, len(played.entries))


def _is_journal(path: Path) -> bool:
    """Whether a file is read as a save: whatever is no TOML, which never begins with a brace."""
    if not path.is_file() or path.suffix != ".toml":
        return path.is_file()
    with path.open("rb") as file:
        return file.read(1) == b"{"


def _of_save(path: Path, at: int | None) -> Still:
    tale = retell(path, OWN_TITLES)
    entries = tale.saved.entries
    answers = len(entries) if at is None else min(at, len(entries))
    for _ in tale.happenings():
        pass
    if answers <= tale.sound:
        game, entries = loading.from_the_start(path, OWN_TITLES)
        return Still(game, entries, answers)
    if at is None:
        loaded = loading.load(path, OWN_TITLES)
        return _standing(loaded.game, past_of(loaded.saved, len(loaded.game.entries)), loaded.notes)
    return _standing(tale.game_after(answers), past_of(tale.saved, answers))


def _standing(game: Game[State], past: Retelling[State, Book], notes: tuple[Sentence, ...] = ()) -> Still:
    return Still(game, list(game.entries), len(game.entries), past, notes)
