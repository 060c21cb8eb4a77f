"""Verify a challenge from its code: replay its journal from a new state, with all chance answers drawn from the seed.

A proof shows that the journal's answers lead to its result by these rules, in a new game of the challenge's
book with the dice of its seed. It does not show who gave the answers (a person, a bot, another program) or
when. Nor does it show earlier attempts on a copy, or what was learnt by an undo that left no line.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Generic, NoReturn, TypeVar

import combat
from combat.engine.chance.challenge_chance import ChallengeChance
from combat.engine.journal import journal_lines
from combat.engine.journal.faults import CHOOSE_A_SAVE, Disagreement, SaveError, damaged
from combat.engine.journal.heads import Header, parse_checkpoint
from combat.engine.journal.loading import judged, remedy
from combat.engine.journal.migrations import MARKED
from combat.engine.journal.saved import Saved, Stop, TakenBack, read
from combat.engine.journal.state_serializer import StorableTitle
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.digest import digest, json_digest
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import CONCEDE, Checkpoint, Entry, Game
from combat.engine.kernel.record import Record, field, replace
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.text_message import TextMessage, msg

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")
HEAD, BOOK = 1, 2
"""The line numbers of a journal's header and book."""


House = Callable[[Game[S]], tuple[Answer, bool] | None]
"""Returns the answer of the title's own player and whether it is automatic; None if a game asks someone else."""


class Dealt(Record, Generic[S], gc=True):
    """The facts that a challenge's code determines: the dice, whether a book is the expected one, and the seats."""

    seed: int
    same_book: bool
    seats: Mapping[str, str] = field(default_factory=dict)
    """The `seats` that the journal's header must have."""
    house: House[S] | None = None
    """Computes the answers of the title's players at the other seats; None if there are none."""


Deal = Callable[[Header, B], Dealt[S]]
"""Decodes the challenge code of a header and checks the journal's book; raises ValueError for an invalid code."""


class Proved(Record, Generic[S, B], gc=True):
    """A challenge that was proved: played to its end by the rules and with the dice of its code."""

    header: Header
    book: B
    state: S
    """The final state."""
    answers: int
    digest: str
    """The digest of all answers, those of chance included."""


def prove(path: Path, titles: Mapping[str, StorableTitle[S, B]], deal: Deal[B, S]) -> Proved[S, B]:
    """Replay a challenge's journal line by line from a new state, with the dice of its code; return the proof.

    Raises Disagreement at the first line that such a game would not write. Raises SaveError for a file that is
    no journal, no challenge, or not finished.
    """
    saved = read(path, titles)
    if not saved.header.challenge or not saved.header.marks.counts:
        raise SaveError(path, HEAD, msg("save-no-challenge"), CHOOSE_A_SAVE)
    replay = _Replay(saved, _dealt(saved, deal))
    for line, step in saved.steps:
        replay.take(line, step)
    if not replay.game.over:
        raise SaveError(path, 0, msg("save-challenge-goes-on"), msg("save-challenge-play-on"))
    return Proved(saved.header, saved.book, replay.game.state, len(saved.entries), digest(saved.entries))


def _dealt(saved: Saved[S, B], deal: Deal[B, S]) -> Dealt[S]:
    """Decode the challenge code; raise Disagreement if header or book differ from what the code determines."""
    header, about = saved.header, saved.title.serializer.about(saved.book)
    if header.format != MARKED:
        _refuse(saved, HEAD, msg("save-proof-format", format=str(header.format), wanted=str(MARKED)))
    if not _is_known(header.game):
        _refuse(saved, HEAD, msg("save-proof-version", version=header.game, own=combat.__version__))
    try:
        dealt = deal(header, saved.book)
    except ValueError as fault:
        _refuse(saved, HEAD, damaged("save-header-damaged", fault))
    if header.seed != str(dealt.seed):
        _refuse(saved, HEAD, msg("save-proof-seed", seed=header.seed, wanted=str(dealt.seed)))
    if not dealt.same_book:
        _refuse(saved, BOOK, msg("save-proof-book"))
    for name in ("scenario", "title", "options", "packs"):
        if getattr(header, name) != getattr(about, name):
            _refuse(saved, HEAD, msg("save-proof-header", name=name))
    if dict(header.seats) != dict(dealt.seats):
        _refuse(saved, HEAD, msg("save-proof-header", name="seats"))
    return dealt


def _is_known(version: str) -> bool:
    """Return whether a version is this one or an earlier one."""
    theirs, own = _numbers(version), _numbers(combat.__version__)
    return version == combat.__version__ or bool(theirs and own and theirs <= own)


def _numbers(version: str) -> tuple[int, ...]:
    """Return the numbers of a version; empty if a part is not a number."""
    parts = version.split(".")
    return tuple(map(int, parts)) if all(part.isdecimal() for part in parts) else ()


def _refuse(saved: Saved[S, B], line: int, what: TextMessage) -> NoReturn:
    raise Disagreement(saved.path, line, what, remedy(saved))


class _Replay(Generic[S, B]):
    """The new game that a journal is compared with line by line; also the observer of its checkpoints."""

    def __init__(self, saved: Saved[S, B], dealt: Dealt[S]) -> None:
        rules = saved.title.rules
        self._saved, self._chance, self._house = saved, ChallengeChance(dealt.seed), dealt.house
        state = rules.new_state(saved.book)
        self._passed = deque([state.copy()])
        """The states of checkpoints passed since the last answer that no line has matched yet."""
        with judged(saved, lambda: BOOK):
            self.game = game_of(rules, state, self)

    def answered(self, entry: Entry) -> None:
        pass

    def taken_back(self, answers: int) -> None:
        pass

    def passed(self, checkpoint: Checkpoint[S], event: Event) -> None:
        self._passed.append(checkpoint.state)

    def take(self, line: int, step: Entry | Stop | TakenBack) -> None:
        """Replay a line in the game; raise Disagreement if the game does otherwise."""
        if isinstance(step, Stop):
            self._compare(step)
            return
        if line == BOOK + 1:
            _refuse(self._saved, line, msg("save-proof-beginning"))
        self._passed.clear()
        if isinstance(step, TakenBack):
            self._take_back(line, step.keep)
        else:
            self._answer(line, step)

    def _answer(self, line: int, entry: Entry) -> None:
        decision = self.game.decision
        if decision is None:
            _refuse(self._saved, line, msg("save-proof-over"))
        if (decision.kind, decision.subject) == (entry.to, entry.about):
            self._compare_hand(line, entry, decision)
        self._compare_house(line, entry)
        with judged(self._saved, lambda: line):
            self.game.replay([entry])
        if replace(self.game.entries[-1], secret=entry.secret) != entry:  # older journals packed no secrets
            _refuse(self._saved, line, msg("save-proof-seat", seat=entry.by))

    def _compare_hand(self, line: int, entry: Entry, decision: Decision) -> None:
        """Check that chance answers exactly where dice or a deck are asked, and with the dealt values."""
        if entry.chance != decision.to_chance or (entry.chance and entry.habit):
            _refuse(self._saved, line, msg("save-proof-seat", seat=entry.by))
        if decision.to_chance:
            dealt = self._chance.answer(decision, self.game.state)
            if (type(dealt), dealt) != (type(entry.value), entry.value):
                _refuse(self._saved, line, msg("save-dice-differ"))

    def _compare_house(self, line: int, entry: Entry) -> None:
        """Check that the title's own player answers for its seat, and as it would."""
        expected = None if self._house is None else self._house(self.game)
        if expected is not None and (expected != (entry.value, entry.habit) or entry.to == CONCEDE):
            _refuse(self._saved, line, msg("save-proof-house"))

    def _take_back(self, line: int, keep: int) -> None:
        """Undo under the rules for players: answers of one seat only, and no die, card or discovery among them."""
        game = self.game
        since = game.entries[keep:]
        own = bool(since) and since[0].is_decision() and all(entry.by == since[0].by for entry in since)
        if not own or game.barrier_place(keep) is not None:
            _refuse(self._saved, line, msg("save-proof-undo"))
        with judged(self._saved, lambda: line):
            game.go_back(keep)

    def _compare(self, stop: Stop) -> None:
        """Compare a checkpoint line's clock, state and verdict with the next checkpoint that the game passed."""
        saved, keeping, head = self._saved, self._saved.title.serializer, parse_checkpoint(stop.text)
        clock = json_digest(head["checkpoint"])
        first = stop.line == BOOK + 1
        while self._passed:
            state = self._passed.popleft()
            if json_digest(keeping.clock(state)) == clock:
                self._compare_state(stop, head.get("digest"), state, first=first)
                if (head.get("verdict"), head.get("points")) != (keeping.verdict(state) or (None, None)):
                    _refuse(saved, stop.line, msg("save-proof-verdict"))
                return
            if first:
                break
        _refuse(saved, stop.line, msg("save-proof-beginning" if first else "save-checkpoint-missed"))

    def _compare_state(self, stop: Stop, written: object, state: S, *, first: bool) -> None:
        saved, keeping = self._saved, self._saved.title.serializer
        now = journal_lines.state_digest(keeping, state)
        if written != now or journal_lines.state_digest(keeping, saved.state(stop)) != now:
            if first:
                _refuse(saved, stop.line, msg("save-proof-beginning"))
            place = keeping.place(state)
            _refuse(saved, stop.line, msg("save-digest-differs", place=place, written=str(written), now=now))
