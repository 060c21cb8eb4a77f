"""Answers that have more than one part: types that format and parse their text.

A player gives one of these objects, or its text as written in a journal; the decision parses it once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from combat.engine.kernel.decision import Phrase
from combat.engine.kernel.deck import Card
from combat.engine.kernel.notation.list_phrase import is_count, unreadable
from combat.engine.kernel.str_value import StrValue
from combat.engine.space.hexes.hex import Hex

PASS: Final = "pass"
DONE: Final = "done"
STOP: Final = "stop"
EXIT: Final = "exit"
NONE: Final = "none"
_SMOKE = "smoke"


class CardUse(Phrase, form="{card} {use}"):
    """A card of the hand and the use it is played for (8.1, 14.0): "17 move", "104 concealment"."""

    __slots__ = ("card", "use")
    card: Card
    use: str


class Cards(StrValue):
    """A set of cards in ascending order, or "none" (3.2): "3 17 22"."""

    __slots__ = ("cards",)
    cards: tuple[Card, ...]

    def __new__(cls, cards: Iterable[Card]) -> Cards:
        numbers = tuple(sorted(cards))
        made = str.__new__(cls, " ".join(map(str, numbers)) or NONE)
        made.cards = numbers
        return made

    @classmethod
    def read(cls, text: str) -> Cards:
        """Parse a list of cards; raise ValueError if the text is not in canonical form."""
        numbers = [] if text == NONE else text.split(" ")
        made = cls(int(number) if is_count(number, 4) else _not_a_card(text) for number in numbers)
        if str(made) != text:
            raise unreadable(text)
        return made


class Pieces(StrValue):
    """Ids of units or weapons, without duplicates, in alphabetical order (8.2): "g-line-1 g-line-2"."""

    __slots__ = ("ids",)
    ids: tuple[str, ...]

    def __new__(cls, ids: Iterable[str]) -> Pieces:
        names = tuple(sorted(ids))
        made = str.__new__(cls, " ".join(names))
        made.ids = names
        return made

    @classmethod
    def read(cls, text: str) -> Pieces:
        """Parse a list of piece ids; raise ValueError if the text is not in canonical form."""
        ids = text.split(" ")
        if not all(ids) or sorted(set(ids)) != ids:
            raise unreadable(text)
        return cls(ids)


class Placement(Phrase, form="{unit} {hex}"):
    """Placement of a unit or work in a hex at set-up (20.2), or step of a unit into a hex: "g-line-1 05.06"."""

    __slots__ = ("hex", "unit")
    unit: str
    hex: Hex


class Shot(StrValue):
    """Pieces firing at a hex, or shelling it with smoke (11.1): "05.06 g-line-1 g-line-2", "smoke 05.06 g-mortar-1"."""

    __slots__ = ("hex", "pieces", "smoke")
    hex: Hex
    pieces: tuple[str, ...]
    smoke: bool

    def __new__(cls, hex_: Hex, pieces: Iterable[str], *, smoke: bool = False) -> Shot:
        ids = tuple(sorted(pieces))
        made = str.__new__(cls, " ".join([*[_SMOKE] * smoke, hex_, *ids]))
        made.hex, made.pieces, made.smoke = hex_, ids, smoke
        return made

    @classmethod
    def read(cls, text: str) -> Shot:
        """Parse a shot; raise ValueError if the text is not in canonical form."""
        words = text.split(" ")
        smoke = words[0] == _SMOKE
        place, *ids = words[smoke:] or [""]
        if not ids or not all(ids) or sorted(set(ids)) != ids:
            raise unreadable(text)
        return cls(Hex(place), ids, smoke=smoke)


class Handing(Phrase, form="give {weapon} {taker}"):
    """Transfer of a weapon to another unit (7.2): "give g-lmg-1 g-line-2"."""

    __slots__ = ("taker", "weapon")
    weapon: str
    taker: str


class Leaving(Phrase, form="exit {unit}"):
    """Exit of a unit by the enemy map edge (5.2): "exit g-line-1"."""

    __slots__ = ("unit",)
    unit: str


class Scrapping(Phrase, form="scrap {weapon}"):
    """Removal of a weapon by its own side (7.2): "scrap g-lmg-1"."""

    __slots__ = ("weapon",)
    weapon: str


def _not_a_card(text: str) -> int:
    raise unreadable(text)
