"""Answers that consist of several parts, and their text form.

A decision accepts either an object of these classes or its text as written in a journal, and parses the text once.
"""

from __future__ import annotations

from combat.engine.kernel.decision import Phrase
from combat.engine.space.hexes.hex import Hex

NO_ORDER = "none"
"""The value in an `OrderGiven` that takes back the man's present order (7.0)."""


class Placement(Phrase, form="{man} {hex}"):
    """Places a man in a hex (22.0): "taylor 05.06"."""

    __slots__ = ("hex", "man")
    man: str
    hex: Hex


class OrderGiven(Phrase, form="{man} {order}"):
    """Gives a man an order, or removes it (7.0): "taylor aimed-fire", "taylor none"."""

    __slots__ = ("man", "order")
    man: str
    order: str


class GunTaken(Phrase, form="{man} take {gun}"):
    """Assigns a man to a weapon counter (14.3): "taylor take m1919-1"."""

    __slots__ = ("gun", "man")
    man: str
    gun: str


class GunLeft(Phrase, form="{man} leave"):
    """Removes a man from the weapon counter that he serves (14.3): "taylor leave"."""

    __slots__ = ("man",)
    man: str
