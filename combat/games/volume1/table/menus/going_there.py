"""Menu rows that send a man to a hex by his order, or by a new order (6.0, 7.0)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.paper.context_menu import ContextMenu
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.thing import MarkerId
from combat.engine.words import capital, text
from combat.games.volume1.standing.orders_there import GroupThere, orders_of_group
from combat.games.volume1.table.drawing_moves import may_be_ordered, wants_order
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names


def rows(desk: VolumeDesk, hex_: Hex) -> Iterator[MenuRow]:
    """Yield the menu row that sends the selected man to a hex.

    It moves him there, or as near as he gets, by his order; or it offers the orders that would take him there. It is
    disabled, with the reason, if he cannot go. Nothing is yielded if no man who can move is selected, or if he is in
    the hex.
    """
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
    steps = next((len(move.way) - 1 for move in way if move.man == man.id and move.way[-1] != hex_), 0)
    words = text("offer-go-towards", man=who, hex=hex_, count=steps) if steps else text("offer-go-there", man=who)
    yield MenuRow(words, lambda: moves.lay(way, go=True), reason=reason)


def offer_orders(desk: VolumeDesk, man: str, hex_: Hex) -> None:
    """Open a menu at a hex with the orders that take a man there."""
    rows = list(order_rows(desk, man, hex_))
    desk.app.push(ContextMenu(desk.app, rows, desk.view.centre(hex_)))


def order_rows(desk: VolumeDesk, man: str, hex_: Hex) -> Iterator[MenuRow]:
    """Yield a heading and a row for each order that takes a man to a hex.

    The heading names him and counts the men who go with him in formation. Each row has the impulse in which he
    arrives, that of the last other man, and how many do not arrive.
    """
    goals, who = desk.title_desk.moves.goals(man, hex_), capital(names.man(desk.state, man))
    yield MenuRow(text("move-orders-there", man=who, others=len(goals) - 1, hex=hex_))
    for there in orders_of_group(desk.state, man, goals):
        yield MenuRow(arrivals(there, len(goals) - 1), partial(order_and_go, desk, man, there.order, hex_))


def arrivals(there: GroupThere, others: int) -> str:
    """Return the text of an order with the impulses in which the leader and the last of `others` men arrive."""
    order, at_once = names.order(there.order), there.last == there.impulse
    if not others or (at_once and there.short):
        words = text("move-order-there", order=order, impulse=there.impulse)
    elif at_once:
        words = text("move-order-all-there", order=order, impulse=there.impulse)
    else:
        words = text("move-order-last-there", order=order, impulse=there.impulse, last=there.last)
    return text("move-order-short", words=words, count=there.short) if there.short else words


def order_and_go(desk: VolumeDesk, man: str, order: str, hex_: Hex) -> None:
    """Give a man and his group an order, and draw their moves to a hex; men already there are left out."""
    moves = desk.title_desk.moves
    going = tuple(moves.goals(man, hex_))
    if going != moves.group.of(man):
        moves.group.gather(going)
    desk.selection.select(man)
    if desk.prompt is not None and desk.prompt.click(MarkerId("order", order)):
        ordered = desk.state.men[man].order
        if ordered is not None and ordered.id == order:
            moves.lay(moves.drawn_to(man, hex_), go=False)
