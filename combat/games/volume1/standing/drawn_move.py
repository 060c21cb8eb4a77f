"""A move drawn by the player: one man's path through all impulses of his order this turn."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.record import Record, replace
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.orders import charge, movement
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import IMPULSES, Man, State
from combat.games.volume1.standing.exposure import Risk, risk, viewers
from combat.games.volume1.standing.move_slots import Slot, gone, is_barred, slots
from combat.games.volume1.standing.way_search import Node, way_to


class Leg(Record):
    """One hex of a path with its impulse; `doubtful` if the man may fire instead of moving (7.04)."""

    start: Hex
    end: Hex
    impulse: int
    doubtful: bool = False


class DrawnMove(Record):
    """Man, turn, order and path of a drawn move; `way` begins with the hex where the man was when it was drawn."""

    man: str
    turn: int
    order: str
    way: tuple[Hex, ...]
    goal: Hex
    """His destination, which may be farther than he gets this turn."""
    slots: int
    """Number of hexes of movement left in his order when it was drawn."""
    seen_by: tuple[str, ...] = ()
    """The enemies shown as seeing the path, or his hex, when it was drawn."""
    at_once: bool = False
    """Whether he takes the first hex as soon as he can instead of waiting; so on a path of one hex."""


def draw(state: State, man: Man, goals: Sequence[Hex], taken: int | None = None) -> DrawnMove | None:
    """Return a man's move through some hexes to the last of them, or as far as he gets; None if no step is possible.

    `taken` is the number of hexes that he has moved in the current activation.
    """
    left, here = slots(state, man, taken), man.hex
    if here is None or not left or not goals:
        return None
    nodes = [Node(0, here, not left[0].first and movement.throws_down(state, man, here))]
    for goal in goals:
        found = way_to(state, man, nodes[-1], goal, left, _entered(state, man, nodes, left))
        nodes += found
        if not found or found[-1].hex != goal:
            break
    if len(nodes) == 1:
        return None
    way = tuple(node.hex for node in nodes)
    drawn = DrawnMove(man.id, state.clock.turn, visibility.order_id(man), way, goals[-1], len(left))
    return replace(drawn, seen_by=seeing(state, man, way), at_once=len(way) == 2)


def step_now(state: State, man: Man, hex_: Hex, taken: int | None = None) -> DrawnMove | None:
    """Return the move to one adjacent hex, for a man whose step is asked for; None if his order allows no more
    movement.

    `taken` is the number of hexes that he has moved in this activation.
    """
    left, way = slots(state, man, taken), (man.place, hex_)
    if not left:
        return None
    order, seen_by = visibility.order_id(man), seeing(state, man, way)
    return DrawnMove(man.id, state.clock.turn, order, way, hex_, len(left), seen_by, at_once=True)


def _entered(state: State, man: Man, nodes: Sequence[Node], left: Sequence[Slot]) -> frozenset[Hex]:
    """Return the hex in which the activation at the end of some nodes began, which may not be re-entered (6.0)."""
    depth = nodes[-1].depth
    if depth >= len(left) or left[depth].first:
        return frozenset()
    before = nodes[-2].hex if depth else state.impulse_hexes.get(man.id)
    return frozenset(filter(None, (before,)))


def seeing(state: State, man: Man, way: Sequence[Hex]) -> tuple[str, ...]:
    """Return the ids of the enemies who see the man in any hex of a path (12.0)."""
    return tuple(dict.fromkeys(foe for hex_ in way for foe in viewers(state, man, hex_)))


def ahead(state: State, drawn: DrawnMove, taken: int | None = None) -> tuple[Hex, ...]:
    """Return the hexes of a move that are still ahead; () if the man is off the path, or if turn or order have
    changed.

    `taken` is the number of hexes that he has moved in this activation.
    """
    man = state.men[drawn.man]
    if drawn.turn != state.clock.turn or visibility.order_id(man) != drawn.order:
        return ()
    spent = drawn.slots - len(slots(state, man, taken))
    places = [place for place, hex_ in enumerate(drawn.way[: spent + 1]) if hex_ == man.hex]
    return drawn.way[places[-1] + 1 :] if places else ()


def legs(state: State, drawn: DrawnMove, taken: int | None = None) -> tuple[Leg, ...]:
    """Return the remaining hexes of a move, each with its impulse.

    `taken` is the number of hexes that the man has moved in this activation.
    """
    return timed(state, state.men[drawn.man], ahead(state, drawn, taken), taken, at_once=drawn.at_once)


def timed(
    state: State, man: Man, hexes: Sequence[Hex], taken: int | None = None, *, at_once: bool = False
) -> tuple[Leg, ...]:
    """Return the hexes of a path, each with the impulse in which the man reaches it under his order.

    Where he may stay, he waits if later impulses suffice; with `at_once` not for the first hex. `taken` is the number
    of hexes that he has moved in this activation.
    """
    left, free, found, start = list(hexes), slots(state, man, taken), list[Leg](), man.place
    for place, slot in enumerate(free):
        later = sum(other.must for other in free[place + 1 :])
        if left and (slot.must or len(left) > later or (at_once and place == 0)):
            found.append(Leg(start, left[0], slot.impulse, slot.doubtful))
            start = left.pop(0)
    return tuple(found)


def moves_on(state: State, drawn: DrawnMove, taken: int | None = None) -> Slot | None:
    """Return the slot in which the man must move although his path has ended before; None if there is none (6.0).

    If the slot is `doubtful`, he fires instead if he has a target (7.04). `taken` is the number of hexes that he has
    moved in this activation.
    """
    man, found = state.men[drawn.man], legs(state, drawn, taken)
    if not found or thrown_down(state, drawn, taken) or is_barred(state, found[-1].end):
        return None
    return next((slot for slot in _slots_after(state, man, found, taken) if slot.must), None)


def _slots_after(state: State, man: Man, found: Sequence[Leg], taken: int | None) -> list[Slot]:
    """Return the movement slots that his order leaves after these hexes."""
    last, within = found[-1].impulse, sum(leg.impulse == found[-1].impulse for leg in found)
    free = slots(state, man, taken)
    here = [slot for slot in free if slot.impulse == last][within:]
    return here + [slot for slot in free if slot.impulse > last]


def thrown_down(state: State, drawn: DrawnMove, taken: int | None = None) -> Hex | None:
    """Return the rough hex because of which the man must duck back at the end of his path; None if he need not (7.07).

    It is a hex that he enters in the path's last activation. `taken` is the number of hexes that he has moved in this
    activation.
    """
    man, found = state.men[drawn.man], legs(state, drawn, taken)
    last = [leg.end for leg in found if leg.impulse == found[-1].impulse]
    if len(last) == len(found) and gone(state, man):
        last.append(man.place)
    return next((hex_ for hex_ in last if movement.throws_down(state, man, hex_)), None)


def misses(state: State, drawn: DrawnMove, taken: int | None = None) -> bool:
    """Return whether a Charge would end without reaching an enemy, so that the man ducks back (7.08).

    `taken` is the number of hexes that he has moved in this activation.
    """
    man, found = state.men[drawn.man], legs(state, drawn, taken)
    if drawn.order != charge.ORDER or not found or is_barred(state, found[-1].end):
        return False
    left = len(_slots_after(state, man, found, taken))
    return all(distance(found[-1].end, foe.place) > left for foe in state.lineup().known["enemy"])


def risks(state: State, drawn: DrawnMove, taken: int | None = None) -> tuple[Risk, ...]:
    """Return the threats to the man in each remaining hex, given the enemies' current hexes and orders.

    `taken` is the number of hexes that he has moved in this activation.
    """
    man, found = state.men[drawn.man], legs(state, drawn, taken)
    goes = [leg.impulse for leg in found[1:]] + [IMPULSES + 1]
    return tuple(risk(state, man, leg.end, leg.impulse, until) for leg, until in zip(found, goes, strict=True))
