"""Figures of the rules are only in the charts: no record has a figure as a default."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from combat.engine.kernel.record import Record
from combat.games.volume1.rules import book, components

PRINTED = [kind for kind in vars(components).values() if isinstance(kind, type) and issubclass(kind, Record)]


def figures(value: object) -> Iterator[float]:
    """Yield the numbers in a default value, except booleans."""
    if isinstance(value, tuple):
        for part in value:
            yield from figures(part)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield value


def fallen_back_on(kind: type[Record]) -> list[str]:
    """Return the fields of a record whose default is a number other than 0."""
    return [field.name for field in msgspec.structs.fields(kind) if any(figures(field.default))]


@pytest.mark.parametrize("kind", [*PRINTED, book.Night], ids=lambda kind: kind.__name__)
def test_no_figure_of_the_rules_is_a_default(kind: type[Record]) -> None:
    assert fallen_back_on(kind) == []


def test_a_figure_that_is_a_default_would_be_found() -> None:
    class Card(Record):
        smoke: tuple[int, int] = (0, -4)
        seen: bool = True
        wind: int = 0

    assert fallen_back_on(Card) == ["smoke"]
