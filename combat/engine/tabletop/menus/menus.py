"""What the menu of the right button offers, found by the class of the thing that was clicked."""

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
"""What a menu opens on: a thing on the table, or a line of the log."""


Maker: TypeAlias = Callable[[TableHost[S, B, P], T], Iterable[MenuRow]]
"""What makes the rows for one thing."""


class Menus(Generic[S, B, P]):
    """The rows of a title, by the kinds of things that they are about; those on lines of the log any game has.

    A row that is of no use for this very thing is left out; one that could be of use, but not now, is greyed and says
    why.
    """

    def __init__(self) -> None:
        self._makers: dict[type[Any], list[Maker[S, B, P, Any]]] = {LogLine: [log_rows]}

    def offer(self, kind: type[T], *makers: Maker[S, B, P, T]) -> None:
        """Names what makes rows for such things; they stand under each other in the order of the naming."""
        self._makers.setdefault(kind, []).extend(makers)

    def rows(self, host: TableHost[S, B, P], spots: Sequence[Spot[P]]) -> list[MenuRow]:
        """What can be done with things that lie upon each other, the uppermost first."""
        return [row for spot in spots for maker in self._makers.get(spot.__class__, ()) for row in maker(host, spot)]


NOTHING: Menus[Copyable, TitleDesk[Copyable, UnknownPlace], UnknownPlace] = Menus()
"""The rows of a table that has none of its own."""
