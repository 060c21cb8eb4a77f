"""The toy as a title: its rules, words and saves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal.state_serializer import About
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Json, as_plain, from_plain
from combat.engine.play.anybody import Anybody
from combat.engine.title import Title
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.prompt_words import PromptWords
from combat.engine.words.title_words import TitleWords
from tests.engine.toy_game import ASKERS, RULES, SEATS, TELLERS, Book, DeckShuffled, State, small_book

PHASES = ("bids", "move", "over")


class KeepingToys:
    """Serialiser of the toy for journals."""

    steps: Mapping[int, Callable[[dict[str, Any]], None]] = {}

    def about(self, book: Book) -> About:
        """Return the facts about a book that the header of a journal holds."""
        return About(book.scenario, f"The pond of {len(book.rivers)} rivers")

    def book_as_plain(self, book: Book) -> Json:
        """Return a book as JSON data."""
        return as_plain(book, "deterministic")

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
        return {"turn": state.round, "phase": state.phase}

    def moment(self, clock: Any) -> Moment:
        """Return the moment of a written clock."""
        return Moment(clock["turn"], PHASES.index(clock["phase"]), over=clock["phase"] == "over")

    def verdict(self, state: State) -> tuple[str, int] | None:
        """Return the verdict and the points of a finished game; None if it is not finished."""
        if state.phase != "over":
            return None
        winner = max(SEATS, key=lambda each: state.score[each])
        return f"{winner} threw farther", state.score[winner]

    def place(self, state: State) -> str:
        """Return the progress of a game, for error messages."""
        return f"round {state.round}"


def _entry(said: Callable[[State, Any], str], view: State, event: Any) -> LogEntry:
    return LogEntry(said(view, event), pieces=(event.seat,) if hasattr(event, "seat") else ())


def _prompt(said: Callable[[State, Any], str], view: State, asked: Any) -> PromptWords:
    return PromptWords(said(view, asked))


def _words() -> TitleWords[State]:
    """Return a line for every event but shuffling, which is only seen."""
    tellers: Handlers[Event, State, LogEntry | None] = Handlers()
    askers: Handlers[Decision, State, PromptWords] = Handlers()
    for event, told in TELLERS.items():
        tellers[event] = (lambda view, event: None) if event is DeckShuffled else partial(_entry, told)
    for kind, said in ASKERS.items():
        askers[kind] = partial(_prompt, said)
    return TitleWords(
        tellers,
        askers,
        over=lambda state: PromptWords("over"),
        namer=lambda state, key, value: value,
        meant=lambda decision, answer: "",
    )


def load_book(scenario: str, options: Any = ()) -> Book:
    """Return the pond of a number; the scenario is like "pond-3"."""
    return small_book(int(scenario.removeprefix("pond-")))


KEEPING = KeepingToys()
WORDS = _words()
PLAYERS = {"anybody": lambda seed: Anybody(SplitMix(seed))}

TOY: Title[State, Book] = Title(
    "toy",
    "The Toy",
    {
        "rules": f"{RULES.__module__}:RULES",
        "serializer": f"{__name__}:KEEPING",
        "words": f"{__name__}:WORDS",
        "players": f"{__name__}:PLAYERS",
        "load_book": f"{__name__}:load_book",
    },
)
TOYS = {TOY.id: TOY}
