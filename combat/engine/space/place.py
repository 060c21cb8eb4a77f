"""Places: the values by which a title denotes positions."""

from __future__ import annotations

from combat.engine.kernel.text_message import TextMessage


class Place:
    """A position on a title's ground, such as a hex; `str()` gives its notation, and a falsy one is off the ground.

    Log lines, sounds and messages use this class for any kind of ground. Every subclass has slots.
    """

    __slots__ = ()


class PlaceError(ValueError):
    """A text or a value is not a place on the ground; the message is for the player."""

    def __init__(self, said: TextMessage) -> None:
        super().__init__(said)
        self.said = said
