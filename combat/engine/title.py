"""A title: what a game of the house is called, and its rules. No window is needed for it."""

from __future__ import annotations

from typing import Generic, TypeVar

from combat.engine.kernel.record import Record
from combat.engine.kernel.rules import Copied, Rules

S = TypeVar("S", bound=Copied)
B_contra = TypeVar("B_contra", contravariant=True)


class Title(Record, Generic[S, B_contra], gc=True):
    """One game of the house: `id` is what journals, packs and the command line call it, `name` what is printed."""

    id: str
    name: str
    rules: Rules[S, B_contra]
