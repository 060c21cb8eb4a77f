"""First Light with a strike on its orchard, for tests of the strike's question."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.book import Barrage, Book, Dice
from tests.games.volume1.table.sitting import Sitting

MIDST = Hex("11.08")
"""A hex of First Light's orchard, with nine men around it."""


def with_guns() -> Book:
    """Return the book of First Light with a strike on the orchard."""
    book = load_book("first-light")
    hexes = tuple(sorted(book.board.hexes(), key=lambda hex_: distance(hex_, MIDST)))[:10]
    strike = Barrage("guns", "Mortar Strike", "friendly", "mortar-81", hexes, Dice(plus=6), Dice(1, 2, 0), calls=1)
    return replace(book, scenario=replace(book.scenario, artillery=(strike,)))


def begun(book: Book, size: tuple[int, int], until: str) -> Sitting:
    """Return a sitting at the first question of a kind."""
    sitting = Sitting(book, size=size)
    sitting.press("F", "Ctrl+Enter")
    sitting.settle()
    while sitting.asked != until:
        decision = sitting.session.decision
        assert decision is not None
        sitting.desk.controls.answer(next(iter(decision.options(sitting.desk.state))))
        sitting.settle()
    return sitting
