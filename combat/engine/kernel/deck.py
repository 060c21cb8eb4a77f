"""A deck of cards as a value of the state: draw pile, discards, owner, and the known cards on top."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias, cast

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer, Draw
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import msg

Card: TypeAlias = int

UNKNOWN: Card = 0
"""The card of a view that its seat may not know; no real card has this number."""


class EmptyDeck(RuntimeError):
    """The rules drew from an empty deck; they must reshuffle first."""


class Deck(Record):
    """A draw pile and its discards; the next card is undetermined until drawn, unless a seat has looked at it.

    In a view, `pile` holds the cards that may be in the pile as far as the seat knows; `elsewhere` is how many of them
    are hidden in other places. `top` are the cards that `knows` has looked at, topmost first; other seats' views leave
    it empty.
    """

    id: str
    owner: Seat
    pile: frozenset[Card]
    discards: tuple[Card, ...] = ()
    top: tuple[Card, ...] = ()
    knows: Seat = ""
    elsewhere: int = 0

    @property
    def left(self) -> int:
        """Return the number of cards that can still be drawn."""
        return len(self.pile) - self.elsewhere

    def draw(self, why: str, rule: str, subject: str = "", *, looks: bool = False) -> Steps[Card]:
        """Ask chance for the next card and return it; raise EmptyDeck if none is left. Call it with `yield from`.

        With `looks` the card is only looked at and not drawn. `subject` is the id of the piece concerned.
        """
        if not self.left:
            raise EmptyDeck(msg("answer-empty-deck", deck=self.id, why=why, rule=rule))
        pile = cast(frozenset[Answer], frozenset(self.top[:1]) or self.pile)
        return cast(Card, (yield Draw(rule, subject, self.id, pile, why, self.owner, looks)))

    # -- changes, each returned as a new deck -------------------------------------------------------------------

    def drawn(self, card: Card) -> Deck:
        """Return the deck without a drawn card; if the card is `UNKNOWN`, only count it in `elsewhere`."""
        if card == UNKNOWN:
            return replace(self, elsewhere=self.elsewhere + 1)
        return replace(self, pile=self.pile - {card}, top=self.top[1:], knows=self.knows if self.top[1:] else "")

    def discarded(self, card: Card) -> Deck:
        """Return the deck with a card added to the discards.

        A card that was still in `pile` is removed from it and from the count `elsewhere`.
        """
        hidden = card in self.pile
        pile = self.pile - {card} if hidden else self.pile
        return replace(self, pile=pile, elsewhere=self.elsewhere - hidden, discards=(*self.discards, card))

    def shuffled(self) -> Deck:
        """Return the deck with its discards back in the pile and no known cards on top."""
        return replace(self, pile=self.pile | frozenset(self.discards), discards=(), top=(), knows="")

    def looked_at(self, cards: tuple[Card, ...], by: Seat) -> Deck:
        """Return the deck with its topmost cards known to the seat `by`.

        If any of `cards` is `UNKNOWN`, with no card known.
        """
        if UNKNOWN in cards:
            return replace(self, top=(), knows="")
        return replace(self, top=cards, knows=by)

    def seen_by(self, seat: Seat, hidden: Collection[Card]) -> Deck:
        """Return the deck as a seat sees it; `hidden` are cards in places that the seat may not look at."""
        known = self.knows == seat
        return replace(
            self,
            pile=self.pile | frozenset(hidden),
            elsewhere=self.elsewhere + len(hidden),
            top=self.top if known else (),
            knows=self.knows if known else "",
        )
