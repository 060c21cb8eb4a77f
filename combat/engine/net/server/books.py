"""Cache of the books of games in memory; games of the same scenario share one."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any, TypeVar, cast

from combat.engine.journal.state_serializer import Line
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import as_json
from combat.engine.kernel.seats import PUBLIC
from combat.engine.net.wire import Wire
from combat.engine.title import Title

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")
KEPT = 64
"""Number of books cached: the last ones used."""


class Books:
    """Parses and caches stored books; a book is immutable, so it can serve any number of games."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, bytes], object] = OrderedDict()

    def read(self, title: Title[S, B], data: bytes) -> B:
        """Parse the JSON of a book, or return the cached book.

        Raise CodecError or ValueError if the JSON is no valid book.
        """
        book = self._known.pop((title.id, data), None) or Wire[Any, Any](title).read_book(json.loads(data))
        self._known[title.id, data] = book
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return cast("B", book)

    def shared(self, title: str, data: bytes) -> bytes:
        """Return the bytes object of the same JSON that another game already uses, to save memory; else `data`
        itself.
        """
        return next((known for of, known in reversed(self._known) if of == title and known == data), data)


def read_new_book(title: Title[Any, Any], data: Line) -> bytes:
    """Return the JSON of a book that a client brings, once every seat and the watchers can be shown its start.

    Raises whatever the title's code raises for a book that it cannot use.
    """
    wire, rules = Wire[Any, Any](title), title.rules
    book = wire.read_book(data)
    state = rules.new_state(book)
    for seat in (*rules.seats, PUBLIC):
        view = rules.visible(state, seat)
        wire.book(rules.book(view))
        wire.view(view)
    return as_json(wire.book(book))
