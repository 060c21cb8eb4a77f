"""The answers that say two things, and how they are written: here alone they are put together and taken apart.

Whoever answers gives one of these, or the text of it as a journal has it; the decision reads it once.
"""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.kernel.sentence import sentence
from combat.engine.kernel.word import Word
from combat.engine.space.hexes.hex import Hex

NO_ORDER = "none"
"""In the place of an order: the one that he has is taken back (7.0)."""
_TAKE, _LEAVE = "take", "leave"


class Placement(Word):
    """A man is put down in a hex (22.0): "taylor 05.06"."""

    __slots__ = ("hex", "man")
    man: str
    hex: Hex

    def __new__(cls, man: str, hex_: Hex) -> Placement:
        made = str.__new__(cls, f"{man} {hex_}")
        made.man, made.hex = man, hex_
        return made

    @classmethod
    def read(cls, text: str) -> Placement:
        """The placement that a text stands for; raises ValueError for any other."""
        man, _, hex_ = text.partition(" ")
        if not man:
            raise ValueError(sentence("answer-places-nobody", answer=text))
        return cls(man, Hex(hex_))


class OrderGiven(Word):
    """A man is given an order, or has his taken back (7.0): "taylor aimed-fire", "taylor none"."""

    __slots__ = ("man", "order")
    man: str
    order: str

    def __new__(cls, man: str, order: str) -> OrderGiven:
        made = str.__new__(cls, f"{man} {order}")
        made.man, made.order = man, order
        return made

    @classmethod
    def read(cls, text: str) -> OrderGiven:
        """The order that a text stands for; raises ValueError for any other."""
        man, _, order = text.partition(" ")
        if not man or not order:
            raise ValueError(sentence("answer-no-order", answer=text))
        return cls(man, order)


class GunTaken(Word):
    """A man takes a place at a weapon counter (14.3): "taylor take m1919-1"."""

    __slots__ = ("gun", "man")
    man: str
    gun: str

    def __new__(cls, man: str, gun: str) -> GunTaken:
        made = str.__new__(cls, f"{man} {_TAKE} {gun}")
        made.man, made.gun = man, gun
        return made


class GunLeft(Word):
    """A man leaves the weapon counter that he serves (14.3): "taylor leave"."""

    __slots__ = ("man",)
    man: str

    def __new__(cls, man: str) -> GunLeft:
        made = str.__new__(cls, f"{man} {_LEAVE}")
        made.man = man
        return made


Told: TypeAlias = OrderGiven | GunTaken | GunLeft
"""What a man can be told in the Friendly Order Phase."""


def read_told(text: str) -> Told:
    """What a text tells a man to do; raises ValueError where it tells nobody anything."""
    given = OrderGiven.read(text)
    word, _, gun = given.order.partition(" ")
    if word == _TAKE:
        return GunTaken(given.man, gun)
    return GunLeft(given.man) if given.order == _LEAVE else given
