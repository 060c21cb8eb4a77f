"""Menu rows that send a man to a hex: by his order, or by one that leads there (6.0, 7.0)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.paper.context_menu import ContextMenu
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.thing import MarkerId
from combat.engine.words import capital, text
from combat.games.volume1.standing.orders_there import orders_there
from combat.games.volume1.table.drawing_moves import may_be_ordered, wants_order
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names


def rows(desk: VolumeDesk, hex_: Hex) -> Iterator[MenuRow]:
    """Yield *Go there* for the selected friendly, or the orders that would take him to a hex."""
    man, moves = desk.title_desk.chosen, desk.title_desk.moves
    if man is None or not (moves.can_move(man.id) or may_be_ordered(desk, man.id)) or man.hex == hex_:
        return
    who = capital(names.man(desk.state, man.id))
    reason = moves.refuses(man.id, hex_)
    if wants_order(desk, man.id, hex_):
        words = text("offer-go-there-by", man=who)
        yield MenuRow(words, rows=lambda: list(order_rows(desk, man.id, hex_)), reason=reason)
        return
    way = moves.drawn_to(man.id, hex_)
    yield MenuRow(text("offer-go-there", man=who), lambda: moves.lay(way, go=True), reason=reason)


def offer_orders(desk: VolumeDesk, man: str, hex_: Hex) -> None:
    """Open a menu at a hex with the orders that take a man to it."""
    rows = list(order_rows(desk, man, hex_))
    desk.app.push(ContextMenu(desk.app, rows, desk.view.centre(hex_)))


def order_rows(desk: VolumeDesk, man: str, hex_: Hex) -> Iterator[MenuRow]:
    """Yield a row for each order that leads a man to a hex, with the impulse of arrival, below the number of men who
    get it with him.
    """
    count, who = len(desk.title_desk.moves.group.of(man)), capital(names.man(desk.state, man))
    yield MenuRow(text("move-orders-there", man=who, count=count, hex=hex_))
    for there in orders_there(desk.state, man, hex_):
        words = text("move-order-there", order=names.order(there.order), impulse=there.impulse)
        yield MenuRow(words, partial(_order_and_go, desk, man, there.order, hex_))


def _order_and_go(desk: VolumeDesk, man: str, order: str, hex_: Hex) -> None:
    """Give a man, and those selected with him, an order, and draw the path."""
    desk.selection.select(man)
    if desk.prompt is not None and desk.prompt.click(MarkerId("order", order)):
        ordered = desk.state.men[man].order
        if ordered is not None and ordered.id == order:
            desk.title_desk.moves.lay(desk.title_desk.moves.drawn_to(man, hex_), go=False)
