"""The other parts of Pebbles that need no window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal.state_serializer import About
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import as_plain, from_plain
from combat.engine.play.anybody import Anybody
from combat.engine.terminal.text_table import NotUnderstood, TextTable
from combat.engine.words import text
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.prompt_words import PromptWords
from combat.engine.words.title_words import TitleWords

from .rules import Book, State, Take, Taken, TurnBegan, Won


def load_book(scenario: str | Path, options: Sequence[str] = ()) -> Book:
    """Return the heap of a number: "heap-7"."""
    return Book(str(scenario), int(str(scenario).removeprefix("heap-")))


class KeepingPebbles:
    """Pebbles in the lines of a journal."""

    steps: Mapping[int, Callable[[dict[str, Any]], None]] = {}

    def about(self, book: Book) -> About:
        """Return the facts about a book that the header of a journal holds."""
        return About(book.scenario, f"A heap of {book.pebbles}")

    def book_as_plain(self, book: Book) -> Any:
        """Return a book as JSON data."""
        return as_plain(book)

    def book_from_plain(self, data: Any) -> Book:
        """Return the book of JSON data."""
        return from_plain(Book, data)

    def state_as_plain(self, state: State) -> Any:
        """Return a state without its book as JSON data."""
        data = as_plain(state, "deterministic")
        assert isinstance(data, dict)
        del data["book"]
        return data

    def state_from_plain(self, data: Any, book: Book) -> State:
        """Return the state of JSON data, with a book."""
        return from_plain(State, data | {"book": self.book_as_plain(book)})

    def clock(self, state: State) -> Any:
        """Return the turn and the phase, which is "over" at the end, as JSON data."""
        return {"turn": state.turn, "phase": "over" if state.winner else "on"}

    def moment(self, clock: Any) -> Moment:
        """Return the moment of a written clock."""
        return Moment(clock["turn"], over=clock["phase"] == "over")

    def verdict(self, state: State) -> tuple[str, int] | None:
        """Return the verdict and the points of a finished game; None if it is not finished."""
        return (f"{state.winner} wins", state.turn) if state.winner else None

    def place(self, state: State) -> str:
        """Return the progress of a game, for error messages."""
        return f"turn {state.turn}"


TELLERS: Handlers[Event, State, LogEntry | None] = Handlers()
TELLERS.register(TurnBegan)(lambda view, event: None)
TELLERS.register(Taken)(lambda view, event: LogEntry(text("pebbles-taken", seat=event.seat, pebbles=event.pebbles)))
TELLERS.register(Won)(lambda view, event: LogEntry(text("pebbles-won", seat=event.seat)))
ASKERS: Handlers[Decision, State, PromptWords] = Handlers()
ASKERS.register(Take)(lambda view, asked: PromptWords(text("pebbles-asked", left=view.pebbles)))
WORDS: TitleWords[State] = TitleWords(
    TELLERS,
    ASKERS,
    over=lambda state: PromptWords(text("pebbles-won", seat=state.winner)),
    namer=lambda state, key, value: value,
    meant=lambda decision, answer: str(answer),
)


class PebbleLines:
    """Questions and answers in lines of text."""

    def asked(self, state: State, decision: Decision) -> str:
        """Return the text of a question."""
        return WORDS.ask(state, decision).title

    def listed(self, state: State, decision: Decision) -> Sequence[Answer]:
        """Return the answers that are listed with numbers; empty for other questions."""
        return decision.answers if isinstance(decision, Take) else ()

    def read(self, state: State, decision: Decision, line: str) -> Sequence[Answer]:
        """Return the answer of a number in the list; raise NotUnderstood for other lines."""
        raise NotUnderstood(line)

    def usual(self, state: State, decision: Decision) -> Answer | None:
        """Return the answer of an empty line; None if there is none."""
        return None

    def how(self, state: State, decision: Decision) -> str:
        """Return instructions for answering a question without numbered answers."""
        return ""


TEXT: TextTable[State] = TextTable(views=(), lines=PebbleLines(), said=lambda state, decision, answer: str(answer))
KEEPING = KeepingPebbles()
PLAYERS = {"anybody": lambda seed: Anybody(SplitMix(seed))}
