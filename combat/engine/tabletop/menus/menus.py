"""Registry of context menu rows by the class of the clicked thing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.play.game_log import LogLine
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.hands.host import TableHost
from combat.engine.tabletop.menus.log_rows import log_rows
from combat.engine.tabletop.thing import Thing, UnknownPlace
from combat.engine.tabletop.title_desk import TitleDesk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])
T = TypeVar("T")

Spot: TypeAlias = Thing[P] | LogLine
"""Subject of a menu: a thing on the table, or a log line."""


Maker: TypeAlias = Callable[[TableHost[S, B, P], T], Iterable[MenuRow]]
"""Returns the rows for one thing."""


class Menus(Generic[S, B, P]):
    """A title's menu rows by kind of thing; rows for log lines are common to all games.

    A row that can never apply to the clicked thing is omitted. A row that cannot apply now is disabled with a reason.
    """

    def __init__(self) -> None:
        self._makers: dict[type[Any], list[Maker[S, B, P, Any]]] = {LogLine: [log_rows]}

    def offer(self, kind: type[T], *makers: Maker[S, B, P, T]) -> None:
        """Register functions that yield rows for a kind of thing; rows appear in the order of registration."""
        self._makers.setdefault(kind, []).extend(makers)

    def rows(self, host: TableHost[S, B, P], spots: Sequence[Spot[P]]) -> list[MenuRow]:
        """Return the menu rows for overlapping things, those of the topmost thing first."""
        return [row for spot in spots for maker in self._makers.get(spot.__class__, ()) for row in maker(host, spot)]


NOTHING: Menus[Copyable, TitleDesk[Copyable, UnknownPlace], UnknownPlace] = Menus()
"""Menus of a table that has none of its own."""
