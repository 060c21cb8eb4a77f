"""Table of the worked examples: rifle squads of two nations with the names of the examples, on drawn ground."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from combat.engine.kernel.decision import Decision, Draw
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.book import Book
from combat.games.command.rules.fate_cards import EventKind
from combat.games.command.rules.figures import Strength, UnitFigure
from tests.games.command.rules_table import Table
from tests.games.command.skirmish import UNITS

RIFLE = UnitFigure("rifle", "any", "squad", "line", Strength(5, 5, 4, 7, smoke=True), Strength(3, 1, 4, 8), 2, 100)
RANGER = UnitFigure("ranger", "any", "squad", "line", Strength(6, 6, 4, 6), Strength(2, 2, 4, 8), 2, 115)
"""The squad that is fired at: FP 6, Morale 6, broken 8."""
STEADY = UnitFigure("steady", "any", "squad", "line", Strength(5, 5, 4, 7), Strength(3, 1, 4, 7), 2, 100)
"""A squad of Morale 7 on either side."""
SHAKY = UnitFigure("shaky", "any", "squad", "line", Strength(5, 5, 4, 7), Strength(3, 1, 4, 6), 2, 100)
"""A squad of Morale 6 when broken."""
FIGURES = {figure.id: figure for figure in (RIFLE, RANGER, STEADY, SHAKY)}


class Example(Table):
    """Table that includes the squads of the examples."""

    def __init__(self, book: Book, units: Mapping[str, tuple[str, str]], **facts: Any) -> None:
        super().__init__(book, units, **facts)
        self.book = replace(self.book, units=UNITS | FIGURES)
        self.state.book = self.book

    def told_last(self, kind: type[Event]) -> Any:
        """Return the last event of a class."""
        return self.told(kind)[-1]

    def now(self, unit: str, **facts: Any) -> None:
        """Change values of a unit during the game."""
        self.state.units[unit] = replace(self.state.units[unit], **facts)

    def prints(self, card: int, **facts: Any) -> None:
        """Change the printed values of a card."""
        self.book = replace(self.book, cards={**self.book.cards, card: replace(self.book.cards[card], **facts)})
        self.state.book = self.book

    def tells(self, card: int, event: EventKind) -> None:
        """Change the event of a card."""
        self.prints(card, event=event)

    def kinds(self, *kinds: type[Event]) -> list[str]:
        """Return the names of the events of some classes in order, up to the next question."""
        assert self.asked is not None or self.game.over
        return [type(event).__name__ for event in self.events if isinstance(event, kinds)]

    def until(self, kind: str, why: str) -> Decision:
        """Play on, passing windows and re-rolls, until a question of a kind and reason; return it.

        Raise AssertionError if the game ends before.
        """
        while (asked := self.game.decision) is not None:
            if asked.kind == kind and why in (getattr(asked, "why", ""), getattr(asked, "opens", "")):
                return asked
            self.game.answer(self._drawn(asked) if isinstance(asked, Draw) else PASS)
        raise AssertionError(why)

    def last_cards(self, side: str, *cards: int) -> None:
        """Reduce a side's draw pile to some cards; all others count as played."""
        deck = self.state.decks[side]
        pile = frozenset(cards)
        self.state.decks[side] = replace(deck, pile=pile, discards=tuple(sorted(deck.pile - pile)))
