"""Actions during movement: Smoke Grenades (14.18) and Assault Fire (14.02)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.answers import CardUse, Shot
from combat.games.command.rules.decisions import pick_hex, playable
from combat.games.command.rules.events.card_events import CardPlayed
from combat.games.command.rules.fate_cards import ActionKind
from combat.games.command.rules.fighting.attacks import declared
from combat.games.command.rules.fighting.shooting import Shoot, can_shoot
from combat.games.command.rules.ground.laying import lay_smoke, takes_smoke
from combat.games.command.rules.state import Order, State


def on_the_move(state: State, order: Order) -> list[CardUse]:
    """Return the card uses that the moving side may play before, during or after a step; empty if none."""
    wanted: list[ActionKind] = []
    cards = playable(state, order.side, "assault-fire", "smoke-grenades")
    kinds = {use.use for use in cards}
    if "assault-fire" in kinds and can_shoot(state, order.side, "assault-fire"):
        wanted.append("assault-fire")
    if "smoke-grenades" in kinds and throwing_hexes(state, order):
        wanted.append("smoke-grenades")
    return [use for use in cards if use.use in wanted]


def throwing_hexes(state: State, order: Order) -> list[Hex]:
    """Return the hexes that can take smoke grenades: within 1 hex of an activated unit with a boxed Move."""
    throwers = [state.units[unit] for unit in order.units if state.units[unit].on_map]
    board = state.book.map.board
    found: dict[Hex, None] = {}
    for unit in throwers:
        if state.printed(unit).smoke:
            found.update(dict.fromkeys(board.within(unit.hex, 1)))
    return [hex_ for hex_ in found if takes_smoke(state, hex_)]


def play_on_the_move(state: State, order: Order, use: CardUse) -> Steps[None]:
    """Play a card use returned by `on_the_move`, asking for the hex of the smoke or for the shot."""
    if use.use == "smoke-grenades":
        hexes = throwing_hexes(state, order)
        yield CardPlayed(order.side, use.card, use.use)
        hex_ = yield from pick_hex(order.side, hexes, "smoke", "14.18")
        yield from lay_smoke(state, hex_, use.use)
        return
    yield CardPlayed(order.side, use.card, use.use)
    shot = Shot.read((yield from ask(Shoot("14.02", "", order.side, "assault-fire", must=True))))
    yield declared(state, "assault-fire", order.side, shot.hex, shot.pieces)
