"""Places: the values by which a title says where something is."""

from __future__ import annotations

from combat.engine.kernel.text_message import TextMessage


class Place:
    """A place of a title's ground, as a hex is; `str()` gives its notation, and one that is false is nowhere.

    Log lines, sounds and messages hold places by this class, whatever the ground is. Every subclass has slots.
    """

    __slots__ = ()


class PlaceError(ValueError):
    """A text or a value that is no place of the ground, and what to say of it to the player."""

    def __init__(self, said: TextMessage) -> None:
        super().__init__(said)
        self.said = said
