"""A man's order and terrain combined, the key of the fire and spotting charts (11.0, 12.0.2, 13.0.2)."""

from __future__ import annotations

from functools import lru_cache

from combat.engine.kernel.str_value import StrValue


class Stance(StrValue):
    """Row (order) and column (terrain) of the Order/Terrain charts for a man, as text: "sneak hedgerow", "none
    open".
    """

    __slots__ = ("ground", "order")
    order: str
    ground: str

    def __new__(cls, order: str, ground: str) -> Stance:
        return _made(order, ground)

    @classmethod
    def read(cls, text: str) -> Stance:
        """Parse the text of a stance, as in older journals; return a Stance unchanged."""
        if isinstance(text, Stance):
            return text
        order, _, ground = text.partition(" ")
        return cls(order, ground)


@lru_cache(maxsize=1024)
def _made(order: str, ground: str) -> Stance:
    """Cache the stances: there are few, and every fire or spotting sum uses one."""
    made = str.__new__(Stance, f"{order} {ground}")
    made.order, made.ground = order, ground
    return made
