"""The answers that say more than one thing, and how they are written: here alone they are put together and taken apart.

Whoever answers gives one of these, or the text of it as a journal has it; the decision reads it once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from combat.engine.kernel.decision import Phrase
from combat.engine.kernel.deck import Card
from combat.engine.kernel.str_value import StrValue
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.hex import Hex

PASS: Final = "pass"
DONE: Final = "done"
STOP: Final = "stop"
EXIT: Final = "exit"
NONE: Final = "none"
_SMOKE = "smoke"


def _strange(text: str) -> ValueError:
    return ValueError(msg("answer-not-read", answer=text))


class CardUse(Phrase, form="{card} {use}"):
    """A card of the hand, and what it is played as (8.1, 14.0): "17 move", "104 concealment"."""

    __slots__ = ("card", "use")
    card: Card
    use: str


class Cards(StrValue):
    """Some cards, the lowest number first, or "none" (3.2): "3 17 22"."""

    __slots__ = ("cards",)
    cards: tuple[Card, ...]

    def __new__(cls, cards: Iterable[Card]) -> Cards:
        numbers = tuple(sorted(cards))
        made = str.__new__(cls, " ".join(map(str, numbers)) or NONE)
        made.cards = numbers
        return made

    @classmethod
    def read(cls, text: str) -> Cards:
        """The cards that a text stands for; raises ValueError for any other."""
        numbers = [] if text == NONE else text.split(" ")
        made = cls(int(number) if _is_number(number) else _not_a_card(text) for number in numbers)
        if str(made) != text:
            raise _strange(text)
        return made


class Pieces(StrValue):
    """Some units or weapons by their ids, each once, in the order of the alphabet (8.2): "g-line-1 g-line-2"."""

    __slots__ = ("ids",)
    ids: tuple[str, ...]

    def __new__(cls, ids: Iterable[str]) -> Pieces:
        names = tuple(sorted(ids))
        made = str.__new__(cls, " ".join(names))
        made.ids = names
        return made

    @classmethod
    def read(cls, text: str) -> Pieces:
        """The pieces that a text stands for; raises ValueError for any other."""
        ids = text.split(" ")
        if not all(ids) or sorted(set(ids)) != ids:
            raise _strange(text)
        return cls(ids)


class Placement(Phrase, form="{unit} {hex}"):
    """A unit is put down in a hex (20.2): "g-line-1 05.06"."""

    __slots__ = ("hex", "unit")
    unit: str
    hex: Hex


class Shot(StrValue):
    """Pieces fire at a hex, or shell it with smoke (11.1): "05.06 g-line-1 g-line-2", "smoke 05.06 g-mortar-1"."""

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
        """The shot that a text stands for; raises ValueError for any other."""
        words = text.split(" ")
        smoke = words[0] == _SMOKE
        place, *ids = words[smoke:] or [""]
        if not ids or not all(ids) or sorted(set(ids)) != ids:
            raise _strange(text)
        return cls(Hex(place), ids, smoke=smoke)


class Handing(Phrase, form="give {weapon} {taker}"):
    """A weapon changes hands (7.2): "give g-lmg-1 g-line-2"."""

    __slots__ = ("taker", "weapon")
    weapon: str
    taker: str


class Leaving(Phrase, form="exit {unit}"):
    """A unit leaves the map by the enemy edge (5.2): "exit g-line-1"."""

    __slots__ = ("unit",)
    unit: str


class Scrapping(Phrase, form="scrap {weapon}"):
    """A side throws one of its weapons away (7.2): "scrap g-lmg-1"."""

    __slots__ = ("weapon",)
    weapon: str


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 5


def _not_a_card(text: str) -> int:
    raise _strange(text)
