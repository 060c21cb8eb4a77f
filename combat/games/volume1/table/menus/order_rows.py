"""Menu rows for a man's orders (5.0, 6.0)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.thing import MarkerId, PieceId
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.games.volume1.prompts.ask_orders import AskOrders
from combat.games.volume1.prompts.order_tray import fitting_order, tray_orders
from combat.games.volume1.rules.answers import NO_ORDER, OrderGiven
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.table.battle_keys import order_action
from combat.games.volume1.table.menus.volume_host import VolumeHost
from combat.games.volume1.words import names, refusals


def rows(host: VolumeHost, piece: PieceId) -> Iterator[MenuRow]:
    """Yield a row that lists a man's orders (disabled unless orders are given), and one to take his order back.

    Nothing is yielded for an enemy or a man off the board.
    """
    desk, man = host.desk, host.desk.state.men.get(piece.id)
    if man is None or man.side == "enemy" or not man.on_board:
        return
    prompt = desk.prompt
    if not isinstance(prompt, AskOrders):
        yield MenuRow(text("offer-order"), rows=list, reason=text("offer-orders-later"))
        return
    yield MenuRow(text("offer-order"), rows=lambda: list(_orders(host, prompt, piece.id)))
    if man.order is not None:
        key = desk.app.keys.label("clear-order")
        yield MenuRow(text("key-clear-order"), lambda: desk.controls.answer(OrderGiven(piece.id, NO_ORDER)), key)


def _orders(host: VolumeHost, prompt: AskOrders, man: str) -> Iterator[MenuRow]:
    """Yield each order of the tray with its key, disabled with the reason if refused.

    For the selected man it acts like a click on the tray: his group gets it too, and the next man is selected.
    """
    state, chosen = host.desk.state, man == host.desk.selection.piece
    now = state.men[man].order
    for order in tray_orders():
        fit = fitting_order(state, man, order)
        refusal = give_orders.order_refusal(state, man, fit)
        reason: Spoken = "" if refusal is None else refusals.refusal(state, refusal)
        held = now is not None and now.id == fit
        key = host.desk.app.keys.label(order_action(order))
        give = partial(prompt.click, MarkerId("order", order)) if chosen else partial(prompt.give, man, order)
        yield MenuRow(names.order(fit), give, key, reason, chosen=held)
