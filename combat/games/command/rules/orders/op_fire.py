"""Op Fire: reactions of the opponent after each step (9.5, 9.6)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.answers import PASS, CardUse, Pieces, Shot
from combat.games.command.rules.decisions import playable, react
from combat.games.command.rules.events.card_events import CardPlayed
from combat.games.command.rules.events.fight_events import Answered, GroupHeld
from combat.games.command.rules.events.turn_events import StageReached
from combat.games.command.rules.fate_cards import ActionKind
from combat.games.command.rules.fighting.aiming import aim_of, is_ordnance, pieces_of
from combat.games.command.rules.fighting.attacks import declared, mined
from combat.games.command.rules.fighting.shooting import Shoot, can_shoot, targets
from combat.games.command.rules.ground.entering import may_have_work
from combat.games.command.rules.ground.laying import put_work
from combat.games.command.rules.orders.able import able_to
from combat.games.command.rules.orders.activation import Activate, free_units
from combat.games.command.rules.state import Order, State, Unit
from combat.games.command.rules.two_sides import other_side

SHOOT = "shoot"
HIDDEN: tuple[ActionKind, ...] = ("hidden-mines", "hidden-wire")


def react_to_step(state: State, order: Order) -> Steps[None]:
    """Ask the opponent for one reaction after a step; called again until it passes (9.6).

    Reactions are cards that activate units, hidden works, and one attack.
    """
    side = other_side(order.side)
    here = [state.units[unit].hex for unit in order.group if state.units[unit].on_map]
    if here:
        uses = on_entering(state, order, side, here[0])
        if uses is not None:
            shoots = may_shoot(state, order, side)
            answers = [*uses, SHOOT] if shoots else uses
            answer = yield from react(state, side, "entered", answers, "9.6", about=order.group[0], hex_=here[0])
            if answer != PASS:
                yield from _react(state, order, side, here[0], answer)
                return
    yield StageReached("acting")


def on_entering(state: State, order: Order, side: Seat, hex_: Hex) -> list[CardUse] | None:
    """Return the card uses that the opponent may play after a step, perhaps none.

    None if public information shows that no reaction is possible, so that the opponent need not be asked.
    """
    wanted: list[ActionKind] = []
    if is_open(order) and can_answer(state, side):
        wanted.append("fire")
    if order.kind in ("move", "advance") and may_have_work(state, hex_):
        wanted += HIDDEN
    defends = state.book.forces[side].posture == "defend"
    public = "fire" in wanted or (defends and bool(wanted)) or may_shoot(state, order, side)
    return playable(state, side, *wanted) if public else None


def is_open(order: Order) -> bool:
    """Return whether the current step may still be fired at (9.6)."""
    return order.kind == "move" and order.shot_at < order.expense


def can_answer(state: State, side: Seat) -> bool:
    """Return whether free units of a side have the moving group in range and sight."""
    free = free_units(state, side)
    return bool(free) and can_op_fire(state, free)


def may_shoot(state: State, order: Order, side: Seat) -> bool:
    """Return whether units already activated for Op Fire during this order can fire at this step (9.6b)."""
    return is_open(order) and bool(order.answering) and can_shoot(state, side, "op-fire")


def _react(state: State, order: Order, side: Seat, hex_: Hex, answer: str) -> Steps[None]:
    if answer == SHOOT:
        yield from _shoot(state, side)
        return
    use = CardUse.read(answer)
    yield CardPlayed(side, use.card, use.use)
    if use.use == "fire":
        answered = yield from ask(Activate("9.6a", "", side, "op-fire"))
        yield Answered(side, Pieces.read(answered).ids)
    elif use.use == "hidden-wire":
        yield from put_work(state, hex_, "wire", use.use)
        yield GroupHeld(order.group)
    else:
        yield from put_work(state, hex_, "mines", use.use)
        yield mined(state, hex_, tuple(unit for unit in order.group if state.units[unit].hex == hex_))


def _shoot(state: State, side: Seat) -> Steps[None]:
    shot = Shot.read((yield from ask(Shoot("9.6b", "", side, "op-fire", must=True))))
    yield declared(state, "op-fire", side, shot.hex, shot.pieces)


@able_to("op-fire")
def can_op_fire(state: State, units: list[Unit]) -> bool:
    """Return whether at least one of the units, or its weapon, can fire at the moving group."""
    hexes = targets(state, units[0].side, "op-fire")
    for piece in pieces_of(state, [unit.id for unit in units]):
        if not is_ordnance(state, piece) and aim_of(state, piece).can_hit_one(state, hexes):
            return True
    return False
