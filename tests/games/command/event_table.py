"""A game in which one Event! is read and nothing else happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.deck import Deck
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import replace
from combat.games.command.rules.book import Arm, Book, Support
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.events.turn_events import NothingCame
from combat.games.command.rules.fate.interruptions import interrupt
from combat.games.command.rules.fate_cards import EventKind
from combat.games.command.rules.play import endings
from combat.games.command.rules.play.endings import GameOver
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table

EVENT, SPOT = 45, 46
"""The Axis's cards with the event, and with the random hex of a test."""
SUPPORT = (Support(2, 7, ("lmg", "radio")), Support(8, 12, ("squad",)))
POOL = (Arm("pool-lmg", "lmg"), Arm("pool-radio", "radio"), Arm("pool-squad", "squad"))


class EventTable(Table):
    """Game in which the Axis reads an event.

    The event's card is drawn first, then the card of the random hex, if given.
    """

    def __init__(
        self,
        event: EventKind,
        units: Mapping[str, tuple[str, str]],
        spot: str = "",
        *,
        book: Book | None = None,
        wind: int = 0,
        last: bool = False,
        pays_one: bool = True,
        **facts: Any,
    ) -> None:
        """Prepare the event; with `last` it is on the last card of its deck."""
        blazes = facts.pop("markers", 4)
        super().__init__(book or drawn_book(), units, **facts)
        state = self._state
        known = dict(state.book.cards)
        known[EVENT] = replace(known[1], id=EVENT, event=event, wind=wind, trigger="")
        known[SPOT] = replace(known[1], id=SPOT, hex=at(spot or "A1"), trigger="")
        forces = {
            side: replace(
                state.book.forces[side], hero="hero", private="team", support=SUPPORT,
                pool=tuple(replace(arm, id=f"{side}-{arm.id}") for arm in POOL),
            )
            for side in SIDES
        }  # fmt: skip
        options = replace(state.book.options, events_pay_one=pays_one)
        state.book = replace(state.book, cards=known, forces=forces, blazes=blazes, options=options)
        pile = frozenset({EVENT}) if last else state.decks[AXIS].pile | {EVENT, SPOT}
        state.decks[AXIS] = Deck(AXIS, AXIS, pile, discards=(*range(1, 37), SPOT) if last else ())
        self.flip(EVENT, *[SPOT] * bool(spot))

    def deal(self, side: str, *cards: int) -> None:
        """Make these cards the whole hand of a side, taking them from its deck; earlier cards of the hand are gone."""
        self._state.hands[side] = cards
        deck = self._state.decks[side]
        self._state.decks[side] = replace(deck, pile=deck.pile - set(cards))

    def lose(self, *units: str) -> None:
        """Eliminate units: put them on the casualty tracks of their sides."""
        for unit in units:
            side = ALLIES if unit.startswith("u") else AXIS
            self.mark(unit, hex="", fate="eliminated")
            self._state.casualties[side] += (unit,)

    @property
    def game(self) -> Game[State]:
        """Return the game, started at the first use."""
        if self._game is None:
            self._game = Game(self._state, _event, self._hear, concession=RULES.concede)
        return self._game

    @property
    def offered(self) -> set[str]:
        """Return the legal answers to the pending question, as text."""
        asked = self.asked
        assert asked is not None
        return set(map(str, asked.options(self.state)))

    @property
    def void(self) -> bool:
        """Return whether the event is over and had no effect."""
        return bool(self.told(NothingCame)) and self.game.over


def _event(state: State) -> Steps[None]:
    try:
        yield from interrupt(state, AXIS, "event")
    except GameOver as over:
        yield from endings.finish(state, over)
