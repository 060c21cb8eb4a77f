"""A toy title for two seats that uses every feature of the engine, with as few rules as possible.

Each round both seats secretly bid a card; the higher card moves, and two dice decide a tie. The mover may look at the
top of its deck and moves one hex; where a river runs along the hexside it turns a card of its deck. Then the other seat
may react: a joker cancels the turned card, and the mover draws another, after shuffling if necessary. Finally the mover
throws a stone by any distance in tenths of a millimetre, an answer that cannot be enumerated.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Self, cast

from combat.engine.kernel.asking import Steps, roll_together
from combat.engine.kernel.decision import Answer, Choice, Decision, Die, Draw, Refusal, Uncountable
from combat.engine.kernel.deck import UNKNOWN, Card, Deck
from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.reactions import Sealed, Window
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex, neighbours
from combat.engine.space.hexes.hexside import Hexside, hexside

NORTH, SOUTH = "north", "south"
SEATS = (NORTH, SOUTH)
HAND, REACH = 3, 5000
"""Number of cards of a hand; maximum distance of a stone in tenths of a millimetre."""
FORDED_FROM = 4
"""Number on a card from which its owner crosses a river."""


def other_than(seat: Seat) -> Seat:
    """Return the other seat."""
    return SOUTH if seat == NORTH else NORTH


def figure(card: Card) -> int:
    """Return the number of a card, 0-9; 0 for a joker."""
    return card % 10


# -- the state ------------------------------------------------------------------------------------------------------


class Book(Record):
    """Board, and the cards of each seat's deck."""

    scenario: str
    rounds: int
    hexes: tuple[Hex, ...]
    rivers: frozenset[Hexside]
    starts: tuple[Hex, Hex]
    cards: tuple[tuple[Card, ...], tuple[Card, ...]]


@dataclass(slots=True)
class State:
    """State of a toy game."""

    book: Book
    round: int = 0
    phase: str = "bids"
    mover: Seat = ""
    places: dict[Seat, Hex] = field(default_factory=dict)
    hands: dict[Seat, tuple[Card, ...]] = field(default_factory=dict)
    decks: dict[Seat, Deck] = field(default_factory=dict)
    bids: dict[Seat, Card] = field(default_factory=dict)
    """Cards that are face down until both seats have bid."""
    score: dict[Seat, int] = field(default_factory=dict)

    def copy(self) -> Self:
        """Return a copy that can be changed independently."""
        return self.__class__(
            self.book, self.round, self.phase, self.mover,
            dict(self.places), dict(self.hands), dict(self.decks), dict(self.bids), dict(self.score),
        )  # fmt: skip


def small_book(seed: int) -> Book:
    """Return a board of seven hexes; the seed varies rivers and decks."""
    ring = [hex_ for hex_ in neighbours(Hex("03.03")) if hex_ is not None]
    sides = [hexside(Hex("03.03"), hex_) for hex_ in ring]
    rivers = frozenset(side for place, side in enumerate(sides) if (seed + place) % 2)
    north, south = (tuple(range(base, base + 8 + seed % 3)) for base in (100, 200))
    return Book(f"pond-{seed}", 5, (Hex("03.03"), *ring), rivers, (ring[0], ring[3]), (north, south))


# -- events ---------------------------------------------------------------------------------------------------------


class RoundBegan(Event):
    """A round began."""

    checkpoint = True
    number: int


class CardDrawn(Event):
    """A seat drew a card."""

    seat: Seat
    card: Card


class BidSealed(Event):
    """A seat bid a card."""

    seat: Seat
    card: Card


class BidsOpened(Event):
    """Both bids were opened."""

    bids: tuple[tuple[Seat, Card], ...]


class LotsCast(Event):
    """Two dice decided between equal bids."""

    barrier = True
    dice: tuple[int, ...]


class MoverFound(Event):
    """The mover of the round was determined."""

    checkpoint = True
    seat: Seat


class TopSeen(Event):
    """A seat looked at the top of its deck."""

    barrier = True
    seat: Seat
    card: Card


class CardTurned(Event):
    """A card was turned at a river."""

    barrier = True
    seat: Seat
    card: Card


class JokerPlayed(Event):
    """A joker was played."""

    seat: Seat
    card: Card


class RollCancelled(Event):
    """A turned card was cancelled."""

    seat: Seat
    card: Card
    rule: str = "3.1"


class DeckShuffled(Event):
    """A deck was shuffled."""

    seat: Seat


class Moved(Event):
    """The mover entered a hex."""

    seat: Seat
    end: Hex


class HeldBack(Event):
    """The mover was stopped by the river."""

    seat: Seat


class StoneThrown(Event):
    """A stone was thrown."""

    seat: Seat
    far: int


class Ended(Event):
    """The game ended."""

    checkpoint = True
    winner: Seat


# -- questions ------------------------------------------------------------------------------------------------------


class Bid(Sealed):
    """Question: which card is bid."""

    kind: ClassVar[str] = "bid"


class Look(Choice):
    """Question: whether the mover looks at the top of its deck. The answer is "look" or "pass"."""

    kind: ClassVar[str] = "look"
    seat: Seat = ""


class Go(Decision):
    """Question: to which adjacent hex the mover moves."""

    kind: ClassVar[str] = "go"
    seat: Seat = ""

    def options(self, state: State) -> Iterator[Answer]:
        """Yield the adjacent hexes on the board."""
        beside = neighbours(state.places[self.seat])
        yield from (hex_ for hex_ in state.book.hexes if hex_ in beside)

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        if answer not in state.book.hexes:
            return Refusal("off-board", self.rule, (("hex", str(answer)),))
        return None if answer in neighbours(state.places[self.seat]) else Refusal("too-far", self.rule)


class Joker(Window):
    """Question: whether the other seat cancels the turned card. The answer is a joker's number, or "pass"."""

    kind: ClassVar[str] = "joker"


class Throw(Decision):
    """Question: how far the stone flies, in tenths of a millimetre."""

    kind: ClassVar[str] = "throw"
    seat: Seat = ""

    def options(self, state: State) -> Iterator[Answer]:
        """Raise Uncountable, as there are too many distances."""
        raise Uncountable(self.kind)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers without end."""
        while True:
            yield numbers.below(REACH + 1)

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        if type(answer) is int and 0 <= answer <= REACH:
            return None
        return Refusal("out-of-reach", self.rule, (("reach", REACH),))


# -- the one writer -------------------------------------------------------------------------------------------------

WRITERS: Handlers[Event, State, None] = Handlers()
writes = WRITERS.register


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return a hand without a card, or in a view without one that might be it."""
    gone = hand.index(card if card in hand else UNKNOWN)
    return (*hand[:gone], *hand[gone + 1 :])


@writes(RoundBegan)
def _round_began(state: State, event: RoundBegan) -> None:
    state.round, state.phase, state.mover = event.number, "bids", ""


@writes(CardDrawn)
def _card_drawn(state: State, event: CardDrawn) -> None:
    state.decks[event.seat] = state.decks[event.seat].drawn(event.card)
    state.hands[event.seat] += (event.card,)


@writes(BidSealed)
def _bid_sealed(state: State, event: BidSealed) -> None:
    state.hands[event.seat] = _without(state.hands[event.seat], event.card)
    state.bids[event.seat] = event.card


@writes(BidsOpened)
def _bids_opened(state: State, event: BidsOpened) -> None:
    for seat, card in event.bids:
        state.decks[seat] = state.decks[seat].discarded(card)
    state.bids = {}


@writes(MoverFound)
def _mover_found(state: State, event: MoverFound) -> None:
    state.phase, state.mover = "move", event.seat


@writes(TopSeen)
def _top_seen(state: State, event: TopSeen) -> None:
    state.decks[event.seat] = state.decks[event.seat].looked_at((event.card,), event.seat)


@writes(CardTurned)
def _card_turned(state: State, event: CardTurned) -> None:
    state.decks[event.seat] = state.decks[event.seat].drawn(event.card).discarded(event.card)


@writes(JokerPlayed)
def _joker_played(state: State, event: JokerPlayed) -> None:
    state.hands[event.seat] = _without(state.hands[event.seat], event.card)
    state.decks[event.seat] = state.decks[event.seat].discarded(event.card)


@writes(DeckShuffled)
def _deck_shuffled(state: State, event: DeckShuffled) -> None:
    state.decks[event.seat] = state.decks[event.seat].shuffled()


@writes(Moved)
def _moved(state: State, event: Moved) -> None:
    state.places[event.seat] = event.end


@writes(StoneThrown)
def _stone_thrown(state: State, event: StoneThrown) -> None:
    state.score[event.seat] += event.far


@writes(RollCancelled, HeldBack, LotsCast)
def _only_told(state: State, event: Event) -> None:
    pass


@writes(Ended)
def _ended(state: State, event: Ended) -> None:
    state.phase = "over"


# -- the rules ------------------------------------------------------------------------------------------------------


def _bids(state: State) -> Steps[None]:
    for seat in SEATS:
        while len(state.hands[seat]) < HAND:
            yield from _draw(state, seat)
    bids: list[tuple[Seat, Card]] = []
    for seat in SEATS:
        bid = cast(Card, (yield Bid("1.0", seat, state.hands[seat], seat=seat)))
        yield BidSealed(seat, bid)
        bids.append((seat, bid))
    yield BidsOpened(tuple(bids))
    north, south = (figure(card) for _, card in bids)
    if north == south:
        dice = yield from roll_together((Die(6), Die(10, 0)), "lots", "1.1")
        yield LotsCast(dice)
        north, south = dice
    yield MoverFound(NORTH if north >= south else SOUTH)


def _draw(state: State, seat: Seat) -> Steps[None]:
    card = yield from _next_card(state, seat, "hand")
    yield CardDrawn(seat, card)


def _next_card(state: State, seat: Seat, why: str, *, looks: bool = False) -> Steps[Card]:
    if not state.decks[seat].left:
        yield DeckShuffled(seat)
    return (yield from state.decks[seat].draw(why, "2.0", looks=looks))


def _move(state: State) -> Steps[None]:
    seat = state.mover
    if (yield Look("2.1", seat, ("look", "pass"), "pass", seat)) == "look":
        card = yield from _next_card(state, seat, "look", looks=True)
        yield TopSeen(seat, card)
    end = Hex(str((yield Go("3.0", seat, seat))))
    wet = hexside(state.places[seat], end) in state.book.rivers
    if not wet or (yield from _fords(state, seat)):
        yield Moved(seat, end)
    else:
        yield HeldBack(seat)
    far = cast(int, (yield Throw("4.0", seat, seat)))
    yield StoneThrown(seat, far)
    if state.round < state.book.rounds:
        yield RoundBegan(state.round + 1)
    else:
        yield Ended(max(SEATS, key=lambda each: state.score[each]))


def _fords(state: State, seat: Seat) -> Steps[bool]:
    """Turn cards until one is not cancelled."""
    rival = other_than(seat)
    while True:
        card = yield from _next_card(state, seat, "ford")
        yield CardTurned(seat, card)
        jokers = tuple(held for held in state.hands[rival] if not figure(held))
        joker = yield Joker("3.1", rival, (*jokers, "pass"), "pass", rival, "card-turned")
        if joker == "pass":
            return figure(card) >= FORDED_FROM
        yield JokerPlayed(rival, cast(Card, joker))
        yield from _draw(state, rival)
        yield RollCancelled(seat, card)


class ToyRules:
    """Rules of the toy; the view of a seat lacks the other's hand, sealed bid and looked-at card."""

    id = "toy"
    seats: tuple[Seat, ...] = SEATS
    events: tuple[type[Event], ...] = (
        RoundBegan, CardDrawn, BidSealed, BidsOpened, LotsCast, MoverFound, TopSeen, CardTurned, JokerPlayed, RollCancelled,
        DeckShuffled, Moved, HeldBack, StoneThrown, Ended,
    )  # fmt: skip
    decisions: tuple[type[Decision], ...] = (Bid, Look, Go, Joker, Throw)

    def new_state(self, book: Book) -> State:
        """Return the state at the beginning of a game."""
        both = dict(zip(SEATS, book.cards, strict=True))
        return State(
            book,
            places=dict(zip(SEATS, book.starts, strict=True)),
            hands=dict.fromkeys(SEATS, ()),
            decks={seat: Deck(seat, seat, frozenset(cards)) for seat, cards in both.items()},
            score=dict.fromkeys(SEATS, 0),
        )

    def book(self, state: State) -> Book:
        """Return the book of a state."""
        return state.book

    def play(self, state: State) -> Steps[None]:
        """Play the game from a state to its end, yielding its questions and events."""
        if not state.round:
            yield RoundBegan(1)
        while state.phase != "over":
            yield from _bids(state) if state.phase == "bids" else _move(state)

    def concede(self, state: State, seat: Seat) -> Steps[None]:
        """Yield the event that ends a game which a seat concedes."""
        yield Ended("")

    def apply(self, state: State, event: Event) -> None:
        """Apply an event to a state."""
        WRITERS[event.__class__](state, event)

    def moment(self, state: State) -> Moment:
        """Return the round and phase, and whether the game is over."""
        return Moment(state.round, state.phase == "move", over=state.phase == "over")

    # -- what a seat may know ---------------------------------------------------------------------------------------

    def visible(self, state: State, seat: Seat) -> State:
        """Return the view of a seat: a copy of the state without what it may not know."""
        view = state.copy()
        for each in SEATS:
            hidden = () if each == seat else _face_down(state, each)
            view.decks[each] = state.decks[each].seen_by(seat, hidden)
            if each != seat:
                view.hands[each] = (UNKNOWN,) * len(state.hands[each])
                if each in state.bids:
                    view.bids[each] = UNKNOWN
        return view

    def seen(self, state: State, event: Event, seat: Seat) -> tuple[Event, ...]:
        """Return the events that a seat sees instead of an event, with hidden facts masked."""
        if isinstance(event, CardDrawn | BidSealed | TopSeen) and event.seat != seat:
            return (replace(event, card=UNKNOWN),)
        return (event,)

    def decision_for_seat(self, state: State, decision: Decision, seat: Seat) -> Decision:
        """Return the question unchanged, as both seats know all ids."""
        return decision

    def answer_from_seat(self, state: State, answer: Answer, seat: Seat) -> Answer:
        """Return the answer unchanged, as both seats know all ids."""
        return answer

    def hides(self, state: State, decision: Decision, answer: Answer) -> bool:
        """Return whether an answer is hidden from one of the seats."""
        return isinstance(decision, Bid) or (isinstance(decision, Draw) and decision.why in ("hand", "look"))

    def sample(self, view: State, since: Sequence[Event], seat: Seat, numbers: RandomSource) -> State:
        """Return a possible complete state for a view.

        The other seat gets random hidden cards that agree with the events since.
        """
        rival = other_than(seat)
        deck, state = view.decks[rival], view.copy()
        shown = [card for event in since for card in _shown(event, rival)]
        drawn = [event.card for event in since if isinstance(event, CardTurned)]
        left, hand = sorted(deck.pile), list[Card]()
        for _ in range(deck.elsewhere):
            likely = [card for card in left if card in shown] or [card for card in left if card not in drawn]
            card = likely[numbers.below(len(likely))]
            left.remove(card)
            hand.append(card)
        if rival in view.bids:
            state.bids[rival] = hand.pop()
        state.hands[rival] = tuple(hand)
        state.decks[rival] = replace(deck, pile=frozenset(left), elsewhere=0)
        return state


def _face_down(state: State, seat: Seat) -> list[Card]:
    """Return the cards of a seat that the other does not see."""
    bid = [state.bids[seat]] if seat in state.bids else []
    return [card for card in (*state.hands[seat], *bid) if card != UNKNOWN]


def _shown(event: Event, seat: Seat) -> Iterator[Card]:
    """Yield the cards from a seat's hand that an event shows."""
    if isinstance(event, JokerPlayed) and event.seat == seat:
        yield event.card
    if isinstance(event, BidsOpened):
        yield from (card for who, card in event.bids if who == seat)


# -- words ----------------------------------------------------------------------------------------------------------

TELLERS: Handlers[Event, State, str] = Handlers()
TELLERS.register(RoundBegan)(lambda view, event: f"round {event.number}")
TELLERS.register(CardDrawn)(lambda view, event: f"{event.seat} draws {_card(event.card)}")
TELLERS.register(BidSealed)(lambda view, event: f"{event.seat} bids {_card(event.card)}")
TELLERS.register(BidsOpened)(lambda view, event: f"bids {event.bids}")
TELLERS.register(LotsCast)(lambda view, event: f"lots {event.dice}")
TELLERS.register(MoverFound)(lambda view, event: f"{event.seat} moves")
TELLERS.register(TopSeen)(lambda view, event: f"{event.seat} looks at {_card(event.card)}")
TELLERS.register(CardTurned)(lambda view, event: f"{event.seat} turns {figure(event.card)}")
TELLERS.register(JokerPlayed)(lambda view, event: f"{event.seat} plays a joker")
TELLERS.register(RollCancelled)(lambda view, event: f"the {figure(event.card)} of {event.seat} is cancelled")
TELLERS.register(DeckShuffled)(lambda view, event: f"{event.seat} shuffles {view.decks[event.seat].left} cards")
TELLERS.register(Moved)(lambda view, event: f"{event.seat} goes to {event.end}")
TELLERS.register(HeldBack)(lambda view, event: f"{event.seat} stays at {view.places[event.seat]}")
TELLERS.register(StoneThrown)(lambda view, event: f"{event.seat} throws {event.far / 10} mm")
TELLERS.register(Ended)(lambda view, event: f"{event.winner or 'nobody'} wins")

ASKERS: Handlers[Decision, State, str] = Handlers()
ASKERS.register(Bid)(lambda view, asked: f"bid one of {asked.answers}")
ASKERS.register(Look)(lambda view, asked: "look?")
ASKERS.register(Go)(lambda view, asked: f"go where from {view.places[asked.seat]}?")
ASKERS.register(Joker)(lambda view, asked: f"cancel with one of {asked.answers}?")
ASKERS.register(Throw)(lambda view, asked: "throw how far?")


def _card(card: Card) -> str:
    return "a card" if card == UNKNOWN else str(card)


RULES = ToyRules()
