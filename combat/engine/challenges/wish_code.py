"""How a title's wishes for a made-up scenario stand in a code: its fields by their kinds, in an order that is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from combat.engine.challenges.code_bytes import CodeReader, CodeWriter
from combat.engine.kernel.record import Record

W = TypeVar("W", bound=Record)


class WishCode(Record, Generic[W], gc=True):
    """The fields of a record of wishes; the first that is written is its `seed`."""

    kind: type[W]
    words: tuple[str, ...] = ()
    """Fields of short words of ASCII."""
    numbers: tuple[str, ...] = ()
    """Fields of whole numbers from 0."""
    choices: tuple[tuple[str, Sequence[object]], ...] = ()
    """Fields with all their values: a value is written by its place among them."""

    def write(self, written: CodeWriter, wishes: W) -> None:
        """Write wishes; raises ValueError for some that no code holds."""
        facts: Any = wishes
        written.number(facts.seed)
        for name in self.words:
            written.word(getattr(wishes, name))
        for name in self.numbers:
            written.number(getattr(wishes, name))
        for name, values in self.choices:
            written.number(values.index(getattr(wishes, name)))

    def read(self, read: CodeReader) -> W:
        """Read wishes; raises ValueError and IndexError."""
        facts: dict[str, object] = {"seed": read.number()}
        facts |= {name: read.word() for name in self.words}
        facts |= {name: read.number() for name in self.numbers}
        facts |= {name: values[read.number()] for name, values in self.choices}
        return self.kind(**facts)
