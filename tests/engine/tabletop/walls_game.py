"""Small game for tests of tables: a stone is moved to an adjacent hex, a wall is built, a card is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from combat.engine.journal.state_serializer import StateSerializer
from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer, Choice, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Record
from combat.engine.kernel.rules import OpenRules
from combat.engine.kernel.seats import PLAYER, Seat
from combat.engine.play.game_log import GameLog
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, label, neighbours
from combat.engine.space.hexes.hexside import Hexside, hexside
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.prompt_words import PromptWords
from combat.engine.words.title_words import TitleWords

ROUNDS = 2


class Book(Record):
    """Board, and the cards of the hand."""

    board: Board
    cards: tuple[int, ...]


@dataclass(slots=True)
class State:
    """State of a game of walls."""

    book: Book
    hand: tuple[int, ...]
    stones: dict[str, Hex]
    walls: frozenset[Hexside] = frozenset()
    laid: tuple[int, ...] = ()
    round: int = 0
    over: bool = False

    def copy(self) -> Self:
        """Return a copy that can be changed independently."""
        return self.__class__(self.book, self.hand, dict(self.stones), self.walls, self.laid, self.round, self.over)


def small_book() -> Book:
    """Return a board of eight by six hexes, and three cards."""
    return Book(Board.of("pond", 8, 6), (7, 8, 9))


# -- events ---------------------------------------------------------------------------------------------------------


class RoundBegan(Event):
    """A round began."""

    checkpoint = True
    number: int


class StoneMoved(Event):
    """A stone moved."""

    stone: str
    end: Hex


class WallBuilt(Event):
    """A wall was built."""

    side: Hexside


class CardLaid(Event):
    """A card was played."""

    card: int


class Ended(Event):
    """The game ended."""

    checkpoint = True


# -- questions ------------------------------------------------------------------------------------------------------


class ChooseStone(Choice):
    """Question: which stone moves."""

    kind: ClassVar[str] = "choose-stone"


class ChoosePlace(Choice):
    """Question: where the stone moves."""

    kind: ClassVar[str] = "choose-place"


class ChooseSide(Choice):
    """Question: where a wall is built. The answer is a hexside, written as its two hexes: 02.02|02.03."""

    kind: ClassVar[str] = "choose-side"


class ChooseCard(Choice):
    """Question: which card is played."""

    kind: ClassVar[str] = "choose-card"


def written(side: Hexside) -> str:
    """Return a hexside in the notation of answers."""
    return "|".join(side)


# -- the one writer -------------------------------------------------------------------------------------------------

WRITERS: Handlers[Event, State, None] = Handlers()
writes = WRITERS.register


@writes(RoundBegan)
def _round_began(state: State, event: RoundBegan) -> None:
    state.round = event.number


@writes(StoneMoved)
def _stone_moved(state: State, event: StoneMoved) -> None:
    state.stones[event.stone] = event.end


@writes(WallBuilt)
def _wall_built(state: State, event: WallBuilt) -> None:
    state.walls |= {event.side}


@writes(CardLaid)
def _card_laid(state: State, event: CardLaid) -> None:
    state.hand = tuple(card for card in state.hand if card != event.card)
    state.laid = (*state.laid, event.card)


@writes(Ended)
def _ended(state: State, event: Ended) -> None:
    state.over = True


# -- the rules ------------------------------------------------------------------------------------------------------


class WallsRules(OpenRules[State]):
    """Rules without hidden information, for one player."""

    id = "walls"
    seats: tuple[Seat, ...] = (PLAYER,)
    events: tuple[type[Event], ...] = (RoundBegan, StoneMoved, WallBuilt, CardLaid, Ended)
    decisions: tuple[type[Decision], ...] = (ChooseStone, ChoosePlace, ChooseSide, ChooseCard)

    def new_state(self, book: Book) -> State:
        """Return the state at the beginning of a game."""
        return State(book, book.cards, {"dark": label(2, 2), "light": label(5, 4)})

    def book(self, state: State) -> Book:
        """Return the book of a state."""
        return state.book

    def play(self, state: State) -> Steps[None]:
        """Play the game from a state to its end, yielding its questions and events."""
        while state.round < ROUNDS:
            yield RoundBegan(state.round + 1)
            stone = str((yield ChooseStone("1.0", "", tuple(state.stones))))
            beside = [hex_ for hex_ in _beside(state, state.stones[stone]) if hex_ not in state.stones.values()]
            end = str((yield ChoosePlace("1.1", stone, tuple(beside))))
            yield StoneMoved(stone, next(hex_ for hex_ in beside if hex_ == end))
            here = state.stones[stone]
            sides = {written(hexside(here, other)): hexside(here, other) for other in _beside(state, here)}
            yield WallBuilt(sides[str((yield ChooseSide("1.2", stone, tuple(sides))))])
            card = yield ChooseCard("1.3", "", state.hand)
            yield CardLaid(int(card))
        yield Ended()

    def concede(self, state: State, seat: Seat) -> Steps[None]:
        """Yield the event that ends a game which a seat concedes."""
        yield Ended()

    def apply(self, state: State, event: Event) -> None:
        """Apply an event to a state."""
        WRITERS[event.__class__](state, event)

    def moment(self, state: State) -> Moment:
        """Return the round, and whether the game is over."""
        return Moment(state.round, over=state.over)


def _beside(state: State, hex_: Hex) -> list[Hex]:
    return [other for other in neighbours(hex_) if other is not None and state.book.board.contains(other)]


def told(state: State, event: Event) -> LogEntry:
    """Return the log entry of an event, whose head is its kind."""
    return LogEntry(event.kind)


def asked(state: State, decision: Decision) -> PromptWords:
    """Return the prompt of a question, with its kind as the title."""
    return PromptWords(decision.kind, "", "click")


WORDS: TitleWords[State] = TitleWords(
    tellers=Handlers(dict.fromkeys(WallsRules.events, told)),
    askers=Handlers(dict.fromkeys(WallsRules.decisions, asked)),
    over=lambda state: PromptWords("over"),
    namer=lambda state, key, value: value,
    meant=lambda decision, answer: "",
)


class WallsStory(GameLog[State]):
    """Log that summarises the walls of a round."""

    pages = (RoundBegan,)


class WallsTitle:
    """The game as a title for sessions."""

    id = "walls"
    rules = WallsRules()
    words = WORDS

    def game_log(self) -> WallsStory:
        """Return a new log."""
        return WallsStory(WORDS, self.rules.moment)

    @property
    def serializer(self) -> StateSerializer[State, Book]:
        """Raise LookupError, as games of walls are not saved."""
        raise LookupError("walls are played and not kept")


class NoChance:
    """Source of chance that must not be used."""

    def answer(self, decision: Decision, state: State) -> Answer:
        """Raise LookupError, as there is no chance in this game."""
        raise LookupError(decision.kind)


TITLE = WallsTitle()
