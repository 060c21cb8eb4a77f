"""Encode the parameters of generated scenarios in challenge codes: fields by type, in a fixed order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from combat.engine.challenges.code_bytes import CodeReader, CodeWriter
from combat.engine.kernel.record import Record

W = TypeVar("W", bound=Record)


class WishCode(Record, Generic[W], gc=True):
    """The fields of a parameter record, in the order of their encoding; its `seed` is written first."""

    kind: type[W]
    words: tuple[str, ...] = ()
    """Fields of short ASCII words."""
    numbers: tuple[str, ...] = ()
    """Fields of integers from 0."""
    choices: tuple[tuple[str, Sequence[object]], ...] = ()
    """Fields with all their possible values; a value is written as its index."""

    def write(self, written: CodeWriter, wishes: W) -> None:
        """Append parameters to a code; raise ValueError if they cannot be encoded."""
        facts: Any = wishes
        written.number(facts.seed)
        for name in self.words:
            written.word(getattr(wishes, name))
        for name in self.numbers:
            written.number(getattr(wishes, name))
        for name, values in self.choices:
            written.number(values.index(getattr(wishes, name)))

    def read(self, read: CodeReader) -> W:
        """Read parameters from a code; raise ValueError or IndexError if it is invalid."""
        facts: dict[str, object] = {"seed": read.number()}
        facts |= {name: read.word() for name in self.words}
        facts |= {name: read.number() for name in self.numbers}
        facts |= {name: values[read.number()] for name, values in self.choices}
        return self.kind(**facts)
