"""Events that end a drawn move or make it wait, because something is new since it was drawn; with the reasons."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record, replace
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.orders.movement import MORALE_DIRECTIONS
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import State
from combat.games.volume1.standing.drawn_move import DrawnMove, ahead
from combat.games.volume1.standing.exposure import viewers
from combat.games.volume1.standing.move_slots import Slot, is_barred, slots, steps_from

SPOTTING = "spotting"
CHOSEN = "chosen"
"""The `why` of an order given by the player himself."""
BLAST = 1
"""Distance from his path, in hexes, at which a live grenade makes him wait: its fragments reach an adjacent man
(14.2)."""


ENDS = "stop-at-end"
"""The reason for a man whose order continues after his path has ended."""
OWN = frozenset(
    {"stop-seen", "stop-shot-at", "stop-check", "stop-order", "stop-morale", "stop-lost", "stop-barred"}
    | {"stop-must-move", ENDS}
)
"""Reasons that concern one man only."""


class Stop(Record):
    """The reason why a man does not continue by himself: `why` is a message id, `about` another man, `hex` a place."""

    man: str
    why: str
    rule: str
    about: str = ""
    hex: Hex | None = None
    over: bool = False
    """Whether the drawn move is gone for good, and not only waiting."""

    @property
    def news(self) -> Stop:
        """The reason without what is particular to the man, so that men stopped by the same cause compare equal."""
        if self.why in OWN:
            return self
        return replace(self, man="", hex=None if self.about else self.hex)


def is_unfinished(state: State, drawn: DrawnMove) -> bool:
    """Return whether a man has not reached the end of a move of this turn, whatever his order is now.

    For a fallen man, the hex where he fell counts.
    """
    man = state.men[drawn.man]
    return drawn.turn == state.clock.turn and (man.hex or man.fell_at) in drawn.way[:-1]


def is_given_up(state: State, drawn: DrawnMove) -> bool:
    """Return whether a man on the board has no longer the order for which his move was drawn (7.0)."""
    man = state.men[drawn.man]
    return man.on_board and visibility.order_id(man) != drawn.order


def by_event(state: State, event: Event, moves: Iterable[DrawnMove]) -> list[Stop]:
    """Return the stops that an event just applied causes for men with drawn moves (4.0.4a).

    A man whose order has changed earlier is not stopped.
    """
    ordered = event.man if isinstance(event, ev.OrderPlaced) else ""
    drawn = [one for one in moves if one.man == ordered or not is_given_up(state, one)]
    match event:
        case ev.ManSpotted(man=man) if man in state.men and state.men[man].side == "enemy":
            return [Stop(one.man, "stop-enemy-found", event.rule, man) for one in drawn if concerns(state, one, man)]
        case ev.Reinforced(man=man):
            return [Stop(one.man, "stop-reinforced", event.rule, man) for one in drawn if concerns(state, one, man)]
        case ev.ManAlerted(man=man):
            return [Stop(one.man, "stop-alerted", event.rule, man) for one in drawn if man in _watching(state, one)]
        case ev.StrikeBegan():
            return [Stop(one.man, "stop-strike", event.rule) for one in drawn]
        case ev.GrenadeThrown(landed=hex_) | ev.GrenadeDropped(hex=hex_):
            near = (one for one in drawn if hex_ and any(distance(hex_, step) <= BLAST for step in _path(state, one)))
            return [Stop(one.man, "stop-grenade", event.rule, hex=hex_) for one in near]
    return [stop for one in drawn if (stop := _of_himself(state, event, one.man)) is not None]


def concerns(state: State, drawn: DrawnMove, foe: str) -> bool:
    """Return whether an enemy matters to a moving man: sees him, is seen by him, or is on his path (12.0).

    False if either is not on the board.
    """
    man, other = state.men[drawn.man], state.men.get(foe)
    if other is None or other.hex is None or man.hex is None:
        return False
    return other.hex in ahead(state, drawn) or foe in _watching(state, drawn) or visibility.sees(state, man, other)


def in_sight(state: State, drawn: DrawnMove, foe: str, taken: int | None = None) -> Stop | None:
    """Return the stop for an enemy who sees the path now but was not known to do so when it was drawn; None if he does
    not.

    `taken` is the number of hexes that the man has moved in this activation.
    """
    man = state.men[drawn.man]
    if foe in drawn.seen_by or man.hex is None:
        return None
    path = (man.hex, *ahead(state, drawn, taken))
    seen = next((hex_ for hex_ in path if foe in viewers(state, man, hex_)), None)
    return Stop(man.id, "stop-in-sight", "12.0", foe, seen) if seen is not None else None


def _of_himself(state: State, event: Event, man: str) -> Stop | None:
    """Return the stop for what happened to the man himself; an order given by the player causes none."""
    match event:
        case ev.ManSpotted(man=who, by=by) if who == man:
            return Stop(man, "stop-seen", event.rule, by)
        case ev.ShotFired(target=who, man=by) if who == man:
            return Stop(man, "stop-shot-at", event.rule, by)
        case ev.CheckMade(man=who, check=check) if who == man and check != SPOTTING:
            return Stop(man, "stop-check", event.rule)
        case ev.GrenadeFell(target=who) | ev.FragmentRolled(man=who) if who == man:
            return Stop(man, "stop-grenade", event.rule)
        case ev.OrderPlaced(man=who, why=why) if who == man and not _is_given(state, why):
            return Stop(man, "stop-order", event.rule, over=True)
        case ev.MoraleChanged(man=who, after=after) if who == man:
            return Stop(man, "stop-morale", event.rule, over=after in MORALE_DIRECTIONS)
        case ev.ManWounded() | ev.ManKilled() | ev.Surrendered() if event.man == man:
            return Stop(man, "stop-lost", event.rule, over=True)
    return None


def _is_given(state: State, why: str) -> bool:
    """Return whether the player himself placed an order: in the orders phase, or by ducking back (7.0, 7.19)."""
    return why == CHOSEN or state.clock.phase == "friendly-orders"


def before_step(state: State, drawn: DrawnMove, taken: int | None = None) -> Stop | None:
    """Return the reason why the player must be asked before the next step, or None if nothing has changed.

    `taken` is the number of hexes that the man has moved in this activation.
    """
    man, left, free = state.men[drawn.man], ahead(state, drawn, taken), slots(state, state.men[drawn.man], taken)
    if not left or not free:
        return None
    foe = next((hex_ for hex_ in left[:-1] if is_barred(state, hex_)), None)
    if foe is not None:
        return Stop(man.id, "stop-in-the-way", "15.0", hex=foe)
    if not _may_step(state, drawn, left[0], free[0]):
        return Stop(man.id, "stop-barred", "6.0", hex=left[0])
    for hex_ in (man.place, *left):
        fresh = next((one for one in viewers(state, man, hex_) if one not in drawn.seen_by), "")
        if fresh:
            return Stop(man.id, "stop-in-sight", "12.0", fresh, hex_)
    return None


def _may_step(state: State, drawn: DrawnMove, hex_: Hex, slot: Slot) -> bool:
    man = state.men[drawn.man]
    start = state.impulse_hexes.get(man.id, man.place)
    return hex_ in steps_from(state, man, man.place, slot, frozenset() if slot.first else frozenset({start}))


def _path(state: State, drawn: DrawnMove) -> tuple[Hex, ...]:
    return (state.men[drawn.man].place, *ahead(state, drawn))


def _watching(state: State, drawn: DrawnMove) -> frozenset[str]:
    """Return the enemies who see his remaining path or his hex."""
    return frozenset(foe for hex_ in _path(state, drawn) for foe in viewers(state, state.men[drawn.man], hex_))
