"""The moor as a title: its table file, its English texts, its saves and its text mode."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from combat.engine.chance.split_mix import SplitMix
from combat.engine.content.plane.table_files import TableFiles
from combat.engine.journal.state_serializer import About
from combat.engine.kernel.decision import Answer, Choice, Decision, Refusal
from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import as_plain, from_plain
from combat.engine.play.anybody import Anybody
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose, PoseError
from combat.engine.space.plane.route import Route
from combat.engine.terminal.text_table import NotUnderstood, TextTable
from combat.engine.title import Title
from combat.engine.words.line import Line
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.prompt_words import PromptWords
from combat.engine.words.title_words import TitleWords
from tests.engine import moor_game as game
from tests.engine.moor_game import BLUE, PASS, RED, RULES, STAY, Book, State, Token

TABLES = TableFiles(kinds=("wall", "wood"))
STARTS = (("car", 9, 20, 900), ("scout", 8, 12, 0))
"""Start of red's tokens, in centimetres; blue's are opposite them."""


def load_book(scenario: str | Path = "moor", options: Sequence[str] = ()) -> Book:
    """Return the moor with three tokens on each side."""
    table = TABLES.load(Path(__file__).with_name("moor.tmx"))
    tokens = []
    for seat in (RED, BLUE):
        for kind, x, y, heading in STARTS:
            pose = Pose(x * CM, y * CM, heading)
            across = Pose(table.width - x * CM, table.height - y * CM, heading + 1_800)
            tokens.append(Token(f"{seat}-{kind}", seat, pose if seat == RED else across))
        tokens.append(Token(f"{seat}-ranger", seat, None))
    return Book(str(scenario), table, tuple(tokens))


class KeepingMoors:
    """Serialiser of the moor for journals."""

    steps: Mapping[int, Callable[[dict[str, Any]], None]] = {}

    def about(self, book: Book) -> About:
        """Return the facts about a book that the header of a journal holds."""
        return About(book.scenario, "The Moor")

    def book_as_plain(self, book: Book) -> Any:
        """Return a book as JSON data."""
        return as_plain(book)

    def book_from_plain(self, data: Any) -> Book:
        """Return the book of JSON data."""
        return from_plain(Book, data)

    def state_as_plain(self, state: State) -> Any:
        """Return a state without its book as JSON data."""
        data = as_plain(state, "deterministic")
        del data["book"]
        return data

    def state_from_plain(self, data: Any, book: Book) -> State:
        """Return the state of JSON data, with a book."""
        return from_plain(State, data | {"book": self.book_as_plain(book)})

    def clock(self, state: State) -> Any:
        """Return the turn and the phase, which is "over" at the end, as JSON data."""
        return {"turn": state.turn, "phase": "over" if state.over else "on"}

    def moment(self, clock: Any) -> Moment:
        """Return the moment of a written clock."""
        return Moment(clock["turn"], over=clock["phase"] == "over")

    def verdict(self, state: State) -> tuple[str, int] | None:
        """Return the verdict and the points of a finished game; None if it is not finished."""
        return (f"{state.winner or 'nobody'} holds the moor", len(state.places)) if state.over else None

    def place(self, state: State) -> str:
        """Return the progress of a game, for error messages."""
        return f"turn {state.turn}"


# -- words ----------------------------------------------------------------------------------------------------------

REFUSALS = {
    "no-place": "write centimetres across and down, like 12,30.5",
    "no-route": "write each corner in centimetres, and the heading at the end, like 12,30 25,40@90",
    "outside-zone": "the scout hides in its own zone",
    "off-table": "that is off the table",
    "wall": "a wall is in the way",
    "occupied": "somebody stands in the way",
    "too-far": "that is farther than {most} cm",
    "not-an-option": "choose one of your own",
}


def called(token: str) -> str:
    """Return the name of a token: "the red car"."""
    return f"the {token.replace('-', ' ')}"


def spot(pose: Pose) -> str:
    """Return a place as text for the log: centimetres across and down, without the heading."""
    return str(Pose.at(pose.point))


TELLERS: Handlers[Event, State, LogEntry | None] = Handlers()
ASKERS: Handlers[Decision, State, PromptWords] = Handlers()


@TELLERS.register(game.TurnBegan)
def _turn_began(view: State, event: game.TurnBegan) -> LogEntry:
    return LogEntry(f"Turn {event.number}: {event.seat}", tone="heading")


@TELLERS.register(game.Hid)
def _hid(view: State, event: game.Hid) -> LogEntry:
    places = () if event.place is None else (event.place,)
    where = "" if event.place is None else f" at {spot(event.place)}"
    return LogEntry(f"{called(event.token)} hides{where}", places=places, pieces=(event.token,))


@TELLERS.register(game.Moved)
def _moved(view: State, event: game.Moved) -> LogEntry:
    if event.route is None:
        return LogEntry(f"{called(event.token)} creeps on unseen", pieces=(event.token,))
    return LogEntry(
        f"{called(event.token)} goes to {spot(event.route.end)}", places=(event.route.end,), pieces=(event.token,)
    )


@TELLERS.register(game.Spotted)
def _spotted(view: State, event: game.Spotted) -> LogEntry:
    return LogEntry(f"{called(event.token)} is spotted", places=(event.place,), pieces=(event.token,), tone="good")


@TELLERS.register(game.BlastLaid)
def _blast_laid(view: State, event: game.BlastLaid) -> LogEntry:
    return LogEntry(f"{event.seat} lays a blast at {spot(event.place)}", places=(event.place,))


@TELLERS.register(game.DieThrown)
def _die_thrown(view: State, event: game.DieThrown) -> LogEntry:
    return LogEntry(
        f"{called(event.token)}: the die shows {event.number}", die=event.number, pieces=(event.token,), follows=True
    )


@TELLERS.register(game.Lost)
def _lost(view: State, event: game.Lost) -> LogEntry:
    return LogEntry(f"{called(event.token)} is lost", tone="hit", pieces=(event.token,), follows=True)


@TELLERS.register(game.Ended)
def _ended(view: State, event: game.Ended) -> LogEntry:
    return LogEntry(f"{event.winner or 'nobody'} holds the moor", tone="heading")


@ASKERS.register(game.Hide)
def _hide(view: State, asked: game.Hide) -> PromptWords:
    return PromptWords(f"Where does {called(asked.subject)} hide?", "Click a place in the dashed zone.")


@ASKERS.register(game.ChooseToken)
def _choose_token(view: State, asked: game.ChooseToken) -> PromptWords:
    return PromptWords(f"{asked.seat.capitalize()}: who acts?", "Click one of yours.")


@ASKERS.register(game.Move)
def _move(view: State, asked: game.Move) -> PromptWords:
    return PromptWords(
        f"Where does {called(asked.subject)} go?",
        "Click corners, the last one twice; or drag it, and turn it with the wheel.",
    )


@ASKERS.register(game.LayBlast)
def _lay_blast(view: State, asked: game.LayBlast) -> PromptWords:
    return PromptWords("Where is the blast laid?", "Click the ground, or hold fire.")


class MoorWords(TitleWords[State]):
    """Texts of the moor in English only; real titles have message files."""

    def reason(self, state: State, refusal: Refusal) -> str:
        """Return the reason of a refusal as text."""
        return REFUSALS[refusal.message].format(**dict(refusal.args))

    def refusal(self, state: State, refusal: Refusal, about: str = "") -> Line:
        """Return the reason of a refusal as a line, without a rule number."""
        return Line(self.reason(state, refusal))


WORDS = MoorWords(
    TELLERS,
    ASKERS,
    over=lambda state: PromptWords(f"{state.winner or 'nobody'} holds the moor"),
    namer=lambda state, key, value: value,
    meant=lambda decision, answer: "",
)


# -- in lines of text -----------------------------------------------------------------------------------------------


class MoorLines:
    """Text mode of the moor: questions and answers as lines."""

    def asked(self, state: State, decision: Decision) -> str:
        """Return the text of a question."""
        return ASKERS[decision.__class__](state, decision).title

    def listed(self, state: State, decision: Decision) -> Sequence[Answer]:
        """Return the answers that are listed with numbers; empty for other questions."""
        return list(decision.answers) if isinstance(decision, Choice) else ()

    def read(self, state: State, decision: Decision, line: str) -> Iterable[Answer]:
        """Return the answer in a line: a token, a place, a route, or "stay" or "pass".

        Raise NotUnderstood for others.
        """
        if line in (STAY, PASS) or isinstance(decision, Choice):
            return (line,)
        try:
            return (Route.read(line) if isinstance(decision, game.Move) else Pose.read(line),)
        except PoseError as fault:
            raise NotUnderstood(str(fault)) from None

    def usual(self, state: State, decision: Decision) -> Answer | None:
        """Return the answer of an empty line; None if there is none."""
        return decision.passes_with

    def how(self, state: State, decision: Decision) -> str:
        """Return instructions for answering a question without numbered answers."""
        return REFUSALS["no-route" if isinstance(decision, game.Move) else "no-place"]


TEXT: TextTable[State] = TextTable(views=(), lines=MoorLines(), said=lambda state, decision, answer: str(answer))

KEEPING = KeepingMoors()
PLAYERS = {"anybody": lambda seed: Anybody(SplitMix(seed))}

MOOR: Title[State, Book] = Title(
    "moor",
    "The Moor",
    {
        "rules": f"{RULES.__module__}:RULES",
        "serializer": f"{__name__}:KEEPING",
        "words": f"{__name__}:WORDS",
        "players": f"{__name__}:PLAYERS",
        "load_book": f"{__name__}:load_book",
        "text": f"{__name__}:TEXT",
        "lab": "tests.engine.lessons.moor_taught.moor_position:load_position",
        "encoding": "tests.engine.lessons.moor_taught.moor_encoding:ENCODING",
        "table": "tests.engine.tabletop.plane.moor_table:TABLE",
        "stage": "tests.engine.tabletop.plane.moor_table:STAGE",
    },
)
