"""Load a journal into a game in progress, and verify a journal against the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Generic, TypeVar

from combat.engine.chance.challenge_chance import ChallengeChance
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.seeds import any_seed
from combat.engine.files.file_stamp import FileStamp
from combat.engine.files.plain_files import write_whole
from combat.engine.files.system_faults import reason
from combat.engine.journal import journal_lines
from combat.engine.journal.faults import Disagreement, SaveError, damaged
from combat.engine.journal.game_flags import PLAIN, GameFlags
from combat.engine.journal.heads import Header, parse_checkpoint
from combat.engine.journal.journal import Journal, Warn, free_path, now
from combat.engine.journal.saved import Saved, Stop, read
from combat.engine.journal.state_serializer import StorableTitle
from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import IllegalAnswer
from combat.engine.kernel.digest import json_digest
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Checkpoint, Entry, Game, GameObserver, JournalMismatch
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import TextMessage, cause, msg

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class Loaded(Record, Generic[S, B], gc=True):
    """A game as its journal recorded it; nothing is written to the journal before `carry_on`."""

    saved: Saved[S, B]
    """The parsed journal."""
    game: Game[S]
    dropped: int
    """The number of answers at the end that the rules refuse."""

    @property
    def header(self) -> Header:
        """Return the journal's header."""
        return self.saved.header

    @property
    def notes(self) -> tuple[TextMessage, ...]:
        """Return warnings for the player about the journal, such as dropped answers."""
        return tuple(self.saved.notes)

    def chance(self) -> Answerer[object]:
        """Return the source of chance for the rest of the game: determined by the seed in a challenge, else newly
        seeded.
        """
        seed = self.header.seed_number
        if self.header.challenge and seed is not None:
            return ChallengeChance(seed, self.game.entries)
        return SeededChance(any_seed())


def load(path: Path, titles: Mapping[str, StorableTitle[S, B]]) -> Loaded[S, B]:
    """Load a journal: restore its last checkpoint and replay the answers after it.

    Answers that the rules no longer accept are dropped, with a note. A game in study mode is replayed from its
    beginning if possible, so that undo can reach that far. Raise SaveError if the journal cannot be read or no
    checkpoint can be restored.
    """
    saved = read(path, titles)
    if saved.header.study is not None and (whole := _whole(saved)) is not None:
        return Loaded(saved, whole, 0)
    return as_left(saved)


def as_left(saved: Saved[S, B]) -> Loaded[S, B]:
    """Load a journal from its last checkpoint; raise SaveError if no checkpoint can be restored.

    If answers before that checkpoint can still be undone, an earlier checkpoint is used.
    """
    game = _with_free_answers(saved, restart(saved, saved.stops[-1]))
    game.study = saved.header.study is not None
    try:
        game.replay(saved.entries[len(game.entries) :])
    except Exception as fault:  # changed rules may raise anything at an old answer; the game before it can be continued
        saved.notes.append(_dropped(saved, game, len(saved.entries) - len(game.entries), fault))
    return Loaded(saved, game, len(saved.entries) - len(game.entries))


def _with_free_answers(saved: Saved[S, B], last: Game[S]) -> Game[S]:
    """Return the game at its last checkpoint, but started from an earlier one if answers before can still be undone.

    These are the answers that no die and no other seat's answer has made final. Returns `last` itself if there are
    none, or the rules no longer lead there.
    """
    given, first = len(last.entries), _first_free(saved.entries)
    before = [stop for stop in saved.stops if stop.answers < given]
    start = next((place for place in reversed(range(len(before))) if before[place].answers <= first), 0)
    for stop in before[start:] if first < given else ():
        with suppress(Exception):  # changed rules may raise anything at old answers; the checkpoint stays valid
            game = restart(saved, stop)
            game.replay(saved.entries[stop.answers : given])
            if _stands_as(saved, game, last):
                return game
    return last


def _stands_as(saved: Saved[S, B], game: Game[S], other: Game[S]) -> bool:
    """Return whether two games have the same state and pending decision."""
    keeping = saved.title.serializer
    states = (journal_lines.state_digest(keeping, each.state) for each in (game, other))
    return next(states) == next(states) and game.decision == other.decision


def _first_free(entries: Sequence[Entry]) -> int:
    """Return the index of the first of the final answers that one seat gave without chance in between."""
    place = len(entries)
    while place and not entries[place - 1].chance and entries[place - 1].by == entries[-1].by:
        place -= 1
    return place


def _whole(saved: Saved[S, B]) -> Game[S] | None:
    """Return the game of a journal replayed from its start; None if the rules no longer lead to its end."""
    try:
        game = _replayed(saved, saved.stops[0], saved.stops[1:], len(saved.entries))
    except SaveError:
        return None
    game.observer, game.study = None, True
    return game


def from_the_start(path: Path, titles: Mapping[str, StorableTitle[S, B]]) -> tuple[Game[S], list[Entry]]:
    """Return a journal's game at its first checkpoint, and all its answers.

    Raise SaveError if the journal cannot be read or the checkpoint cannot be restored.
    """
    saved = read(path, titles)
    return restart(saved, saved.stops[0]), saved.entries


def restart(saved: Saved[S, B], stop: Stop, observer: GameObserver[S] | None = None) -> Game[S]:
    """Return a journal's game at the checkpoint `stop`; raise SaveError if the checkpoint or the rules fail.

    `observer` is notified of all further answers and checkpoints.
    """
    state = saved.state(stop)
    try:
        history, rules = saved.entries[: stop.answers], saved.title.rules
        return Game(state, rules.play, rules.apply, observer, history, concession=rules.concede, hides=rules.hides)
    except SaveError:
        raise
    except Exception as fault:
        what = damaged("save-rules-stop", fault)
        raise SaveError(saved.path, stop.line, what, remedy(saved)) from fault


def _dropped(saved: Saved[S, B], game: Game[S], answers: int, fault: Exception) -> TextMessage:
    place = saved.title.serializer.place(game.state)
    return msg("save-dropped", place=place, answers=answers, cause=cause(fault))


def carry_on(loaded: Loaded[S, B], warn: Warn) -> Journal[S, B]:
    """Open the journal of a loaded game for writing, record the further game there, and return it.

    If answers were dropped or the format is older, the file is first backed up as .bak. If the file cannot be updated,
    `warn` is called and the game continues in a new file.
    """
    saved, game, path = loaded.saved, loaded.game, loaded.saved.path
    mark: FileStamp | None = saved.mark
    try:
        if loaded.dropped or saved.anew:
            _back_up(path, saved.raw)
        if saved.anew:
            write_whole(path, saved.anew)
            mark = FileStamp.of(path.stat())
    except OSError as fault:
        warn(str(msg("save-left-as-it-is", path=path, cause=reason(fault))))
        path, mark = free_path(path.parent, path.stem), None
    journal = Journal(saved.title, path, warn, saved.anew or saved.raw[: saved.good], mark)
    if loaded.dropped:
        journal.taken_back(len(game.entries))
    elif mark is None:
        journal.write(b"")
    game.observer = journal
    _write_end(journal, loaded)
    return journal


def _write_end(journal: Journal[S, B], loaded: Loaded[S, B]) -> None:
    """Write the last checkpoint of a finished game whose file lacks it; otherwise it would be listed as unfinished."""
    saved, game = loaded.saved, loaded.game
    last = game.checkpoints[-1]
    over = game.decision is None and not loaded.dropped and last.answers == len(saved.entries)
    if over and last.answers > saved.stops[-1].answers:
        journal.write(journal_lines.checkpoint_line(saved.title.serializer, last, now()))


def _back_up(path: Path, content: bytes) -> None:
    backup, number = path.with_name(f"{path.name}.bak"), 1
    while backup.exists():
        number += 1
        backup = path.with_name(f"{path.name}.bak{number}")
    write_whole(backup, content)


class Verified(Record, gc=True):
    """The result of a verification: the answers, the checkpoints that agreed, and whether the game is over."""

    answers: int
    """The number of answers that were replayed."""
    checkpoints: int
    """The number of checkpoints whose digests agreed."""
    over: bool
    """True if the game is over."""
    notes: tuple[TextMessage, ...] = ()
    """Warnings for the player about the journal."""
    marks: GameFlags = PLAIN
    """Branch, study mode and challenge of the game."""


def verify(path: Path, titles: Mapping[str, StorableTitle[S, B]]) -> Verified:
    """Replay a journal from its first checkpoint, and from each checkpoint to the next; return the result.

    Compares every digest. Raises Disagreement at the first line where journal and rules differ, and SaveError for a
    file that is no journal.
    """
    saved = read(path, titles)
    whole = _replayed(saved, saved.stops[0], saved.stops[1:], len(saved.entries))
    for stop, following in zip(saved.stops[1:-1], saved.stops[2:], strict=True):
        _replayed(saved, stop, [following], following.answers)
    last = _replayed(saved, saved.stops[-1], [], len(saved.entries))
    keeping = saved.title.serializer
    if journal_lines.state_digest(keeping, last.state) != journal_lines.state_digest(keeping, whole.state):
        what = msg("save-goes-on-otherwise")
        raise Disagreement(saved.path, saved.stops[-1].line, what, remedy(saved))
    marks = saved.header.marks
    return Verified(len(saved.entries), len(saved.stops), whole.over, tuple(saved.notes), marks)


def _replayed(saved: Saved[S, B], start: Stop, expected: list[Stop], answers: int) -> Game[S]:
    comparison = _Comparison(saved, expected)
    game = restart(saved, start, comparison)

    def place() -> int:
        """Return the line of the answer that could not be given."""
        return saved.lines[min(len(game.entries), len(saved.lines) - 1)]

    with judged(saved, place):
        game.replay(saved.entries[start.answers : answers])
    for stop in comparison.expected.values():
        raise Disagreement(saved.path, stop.line, msg("save-checkpoint-missed"), remedy(saved))
    return game


@contextmanager
def judged(saved: Saved[S, B], place: Callable[[], int]) -> Iterator[None]:
    """Convert errors of the rules within the block to a Disagreement at the journal line that `place` returns."""
    try:
        yield
    except (IllegalAnswer, JournalMismatch) as fault:
        raise Disagreement(saved.path, place(), damaged("save-refused", fault), remedy(saved)) from None
    except SaveError:
        raise
    except Exception as fault:  # a position that no game reaches
        what = msg("save-rules-break", kind=type(fault).__name__, cause=cause(fault))
        raise Disagreement(saved.path, place(), what, remedy(saved)) from fault


def remedy(saved: Saved[S, B]) -> TextMessage:
    """Return advice for the player about a journal that the rules no longer replay."""
    return msg("save-changed-since", version=saved.header.game)


class _Comparison(Generic[S, B]):
    """A game observer that compares checkpoints with those that a journal expects."""

    def __init__(self, saved: Saved[S, B], expected: list[Stop]) -> None:
        self.saved = saved
        self.expected: dict[tuple[int, str], Stop] = {}
        """Keyed by the number of answers and the digest of the clock."""
        for stop in expected:
            self.expected[stop.answers, json_digest(parse_checkpoint(stop.text)["checkpoint"])] = stop

    def answered(self, entry: Entry) -> None:
        pass

    def taken_back(self, answers: int) -> None:
        pass

    def passed(self, checkpoint: Checkpoint[S], event: Event) -> None:
        keeping, state = self.saved.title.serializer, checkpoint.state
        stop = self.expected.pop((checkpoint.answers, json_digest(keeping.clock(state))), None)
        if stop is None:
            return
        written, now = parse_checkpoint(stop.text).get("digest"), journal_lines.state_digest(keeping, state)
        if written != now:
            what = msg("save-digest-differs", place=keeping.place(state), written=written, now=now)
            raise Disagreement(self.saved.path, stop.line, what, remedy(self.saved))
