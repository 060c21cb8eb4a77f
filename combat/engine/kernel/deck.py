"""A deck of cards as a value of the state: what may still be drawn, who owns it, which cards on top are known."""

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
"""What stands in a view for a card that its seat may not know; no deck has a card of this number."""


class EmptyDeck(RuntimeError):
    """The rules ask for a card where none is left: they must reshuffle first."""


class Deck(Record):
    """A draw pile and its discards; the next card is not fixed before it is drawn, but where somebody has looked.

    In a view `pile` are the cards that may lie in it, as far as the seat can tell, and `elsewhere` says how many of
    them lie hidden in other places. `top` are the cards that were looked at, uppermost first, and `knows` is who did;
    in all other views they are cards like the rest.
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
        """How many cards can still be drawn."""
        return len(self.pile) - self.elsewhere

    def draw(self, why: str, rule: str, subject: str = "", *, looks: bool = False) -> Steps[Card]:
        """Ask for the next card, or only look at it; raises EmptyDeck where none is left."""
        if not self.left:
            raise EmptyDeck(msg("answer-empty-deck", deck=self.id, why=why, rule=rule))
        pile = cast(frozenset[Answer], frozenset(self.top[:1]) or self.pile)
        return cast(Card, (yield Draw(rule, subject, self.id, pile, why, self.owner, looks)))

    # -- what becomes of it -------------------------------------------------------------------------------------

    def drawn(self, card: Card) -> Deck:
        """Without a card that was drawn; one that the viewer may not know is only known to be gone."""
        if card == UNKNOWN:
            return replace(self, elsewhere=self.elsewhere + 1)
        return replace(self, pile=self.pile - {card}, top=self.top[1:], knows=self.knows if self.top[1:] else "")

    def discarded(self, card: Card) -> Deck:
        """With a card laid on the discards; a card that was hidden until now comes out of hiding."""
        hidden = card in self.pile
        pile = self.pile - {card} if hidden else self.pile
        return replace(self, pile=pile, elsewhere=self.elsewhere - hidden, discards=(*self.discards, card))

    def shuffled(self) -> Deck:
        """With the discards in the pile again, and nothing known of its order."""
        return replace(self, pile=self.pile | frozenset(self.discards), discards=(), top=(), knows="")

    def looked_at(self, cards: tuple[Card, ...], by: Seat) -> Deck:
        """With its uppermost cards known to a seat."""
        if UNKNOWN in cards:
            return replace(self, top=(), knows="")
        return replace(self, top=cards, knows=by)

    def seen_by(self, seat: Seat, hidden: Collection[Card]) -> Deck:
        """As a seat sees it: `hidden` are the cards that lie where it may not look."""
        known = self.knows == seat
        return replace(
            self,
            pile=self.pile | frozenset(hidden),
            elsewhere=self.elsewhere + len(hidden),
            top=self.top if known else (),
            knows=self.knows if known else "",
        )
