"""Tables of handlers are joined into one, in which each class has exactly one handler."""

from __future__ import annotations

import pytest

from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers


class Rung(Event):
    """Event of one class."""

    pass


class Knocked(Event):
    """Event of another class."""

    pass


def table(*kinds: type[Event]) -> Handlers[Event, int, str]:
    """Return handlers for some classes of events; each returns the class name and the state as text."""
    made: Handlers[Event, int, str] = Handlers()
    made.register(*kinds)(lambda state, event: f"{event.__class__.__name__} {state}")
    return made


def test_a_table_includes_others_in_their_order() -> None:
    whole = table()
    whole.include(table(Knocked), table(Rung))
    assert list(whole) == [Knocked, Rung]
    assert whole[Rung](3, Rung()) == "Rung 3"


def test_a_class_with_two_handlers_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^Rung$"):
        table().include(table(Knocked, Rung), table(Rung))
