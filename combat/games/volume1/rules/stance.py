"""A man's order and his ground together, by which he is fired at and looked for (11.0, 12.0.2, 13.0.2)."""

from __future__ import annotations

from functools import lru_cache

from combat.engine.kernel.str_value import StrValue


class Stance(StrValue):
    """The row and the column of the Order/Terrain charts for a man: "sneak hedgerow"; without an order "none open"."""

    __slots__ = ("ground", "order")
    order: str
    ground: str

    def __new__(cls, order: str, ground: str) -> Stance:
        return _made(order, ground)

    @classmethod
    def read(cls, text: str) -> Stance:
        """The stance that a text of an older journal stands for."""
        if isinstance(text, Stance):
            return text
        order, _, ground = text.partition(" ")
        return cls(order, ground)


@lru_cache(maxsize=1024)
def _made(order: str, ground: str) -> Stance:
    """There are few, and each sum of a shot or a search names one."""
    made = str.__new__(Stance, f"{order} {ground}")
    made.order, made.ground = order, ground
    return made
