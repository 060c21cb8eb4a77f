"""Ground classes: the effect of a kind of ground on a mover."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record

Passage: TypeAlias = Literal["free", "test", "barred"]
"""Effect of a border: none, a test by the rules, or the mover must stop in front of it."""


class GroundClass(Record):
    """The effect of a kind of ground on a class of movers; the title assigns one to each kind of scenery."""

    rate: int = 0
    """The class of cost where the reference point of the mover goes, 0 for the cheapest; the title prices it."""
    passage: Passage = "free"
    """The effect when any part of the mover enters the ground."""
    layer: int = 0
    """Ground replaces ground of lower layers that it lies on, as a bridge replaces the river below it.

    Under the reference point only the uppermost layer counts. Borders of lower layers are not crossed where a cover
    lies on them, unless passage is free anyway.
    """
