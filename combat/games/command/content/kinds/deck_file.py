"""Fate decks, one per nation (1.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Self

from pydantic import Field, model_validator

from combat.engine.content.hexes.hex_numbers import SheetHex
from combat.engine.content.models import Fault, Id, TomlTable, laid_over, twice
from combat.engine.content.partial import each, sure, values_of
from combat.engine.kernel.text_message import msg
from combat.games.command.rules.fate_cards import (
    ALLIED_CARDS,
    ActionKind,
    EventKind,
    FateCard,
    OrderKind,
    Trigger,
)
from combat.games.command.rules.two_sides import ALLIES

CARDS = 72
DIE = 6
Die = Annotated[int, Field(ge=1, le=DIE)]


class FateCardPart(TomlTable):
    """A fate card."""

    number: Annotated[int, Field(ge=1, le=CARDS)]
    """Printed number; a card in a pack replaces the game's card with the same number."""
    order: OrderKind
    """Order printed on it."""
    action: ActionKind
    """Action printed on it."""
    event: EventKind
    """Event printed on it."""
    hex: SheetHex
    """Random hex."""
    dice: Annotated[list[Die], Field(min_length=2, max_length=2)]
    """White die, coloured die."""
    trigger: Trigger = ""
    """Trigger beside the dice; "" for none."""
    wind: Annotated[int, Field(ge=0, le=6)] = 0
    """Map direction of its Breeze, clockwise from 1 (straight up); 0 for other events."""

    @model_validator(mode="after")
    def _whole(self) -> Self:
        if (self.event == "breeze") != (self.wind > 0):
            raise ValueError(msg("finding-wind-unlike", card=self.number, event=self.event))
        if self.action == "fire":
            raise ValueError(msg("finding-fire-as-action", card=self.number))
        return self

    def build(self, add: int) -> FateCard:
        """Return the card as a `FateCard`; `add` is added to its number."""
        white, colour = self.dice
        return FateCard(
            self.number + add, self.order, self.action, self.event, self.hex, white, colour, self.trigger, self.wind
        )


class DeckFile(TomlTable):
    """`decks/NATION.toml`."""

    authored: bool = False
    """Whether the values are our own and not those of a printed game."""
    nation: Id
    """Id of the nation whose forces use the deck."""
    card: list[FateCardPart]
    """The cards, in any order."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults for duplicate card numbers and for random hexes off the map."""
        yield from sure(lambda: twice(values_of(self.card, lambda card: card.number), "card", "card"))
        yield from each(self.card, _off_the_map)

    def gaps(self) -> Iterator[Fault]:
        """Yield a fault for a wrong number of cards, else for the first pair of dice that occurs too often."""
        if len(self.card) != CARDS:
            yield ("card",), msg("finding-deck-size", count=len(self.card), wanted=CARDS)
            return
        pairs = Counter(tuple(card.dice) for card in self.card)
        often = CARDS // (DIE * DIE)
        for white, colour in sorted(pairs):
            if (count := pairs[white, colour]) > often:
                said = msg("finding-dice-uneven", white=white, colour=colour, count=count, wanted=often)
                yield ("card",), said
                return

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Return the numbers of the cards in the raw data of a file, as text."""
        return (str(card["number"]) for card in data["card"])

    def over(self, lower: Self) -> Self:
        """Return this file merged over that of a lower layer; a card replaces the lower one with the same number."""
        return self.model_copy(update={"card": laid_over(self.card, lower.card, lambda card: card.number)})

    def build(self, side: str) -> dict[int, FateCard]:
        """Return the cards by number, for a side that uses this deck; Allied cards have higher numbers."""
        cards = [part.build(ALLIED_CARDS if side == ALLIES else 0) for part in self.card]
        return {card.id: card for card in cards}


COLUMNS, ROWS = 15, 10
"""Map size; every random hex is on every map."""


def _off_the_map(index: int, card: FateCardPart) -> Iterator[Fault]:
    if card.hex.column > COLUMNS or card.hex.row > ROWS:
        where = ("card", index, "hex")
        yield where, msg("finding-random-hex-off", card=card.number, hex=card.hex, columns=COLUMNS, rows=ROWS)
