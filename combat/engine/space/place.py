"""Places: the values by which a title says where something is."""

from __future__ import annotations


class Place:
    """A place of a title's ground, as a hex is; `str()` gives its notation, and one that is false is nowhere.

    Log lines, sounds and messages hold places by this class, whatever the ground is. Every subclass has slots.
    """

    __slots__ = ()
