"""Fire missions: spotting round, accuracy roll, drift and effect (13.3-13.7).

Stages: "spotting", or "lighting" for a starshell; "accuracy"; "drifting" after a hit, "straying" after a miss;
"impact".
"""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import Term, total
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import MAP_DIRECTIONS, NOWHERE, Axial, Hex, distance
from combat.games.command.rules.decisions import pick_hex, pick_word
from combat.games.command.rules.events.fight_events import AttackDeclared
from combat.games.command.rules.events.ground_events import StarshellLit, WorkRemoved
from combat.games.command.rules.events.mission_events import AccuracyRolled, RoundDrifted, RoundPlaced
from combat.games.command.rules.events.turn_events import StageReached
from combat.games.command.rules.events.unit_events import RadioBroke
from combat.games.command.rules.fate.rolls import look, roll
from combat.games.command.rules.fate_cards import FateCard
from combat.games.command.rules.fighting.targeting import hits
from combat.games.command.rules.figures import RadioFigure
from combat.games.command.rules.ground.lay_of_land import land_of
from combat.games.command.rules.ground.laying import lay_smoke
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.rules.state import Attack, Mission, Order, State

SPOTTING, LIGHTING = "spotting", "lighting"
SHELLS: Mission = "shells"
SMOKE: Mission = "smoke"
STARSHELL: Mission = "starshell"


def carry_on(state: State, order: Order) -> Steps[None]:
    """Run the next stage of a fire mission, yielding questions and events."""
    match order.stage:
        case "spotting" | "lighting":
            yield from _spot(state, order)
        case "accuracy":
            yield from _aim(state, order)
        case "drifting" | "straying":
            yield from _drift(state, order)
        case _:
            yield from _come_down(state, order)


def battery(state: State, side: Seat) -> RadioFigure:
    """Return the printed values of the battery that a side's radio calls."""
    return state.book.radios[state.radios[side].figure]


# -- spotting round -------------------------------------------------------------------------------------------------


def _spot(state: State, order: Order) -> Steps[None]:
    """Ask for the hex of the spotting round, any that the observer sees, and for shells or smoke."""
    observer = state.units[order.units[0]]
    seen = [hex_ for hex_ in state.book.map.board.hexes() if sight(state, observer.hex, hex_).clear]
    hex_ = yield from pick_hex(order.side, seen, order.stage, "13.3", about=observer.id)
    fires = STARSHELL
    if order.stage == SPOTTING:
        smokes = battery(state, order.side).smoke
        wanted = yield from pick_word(order.side, (SHELLS, SMOKE) if smokes else (SHELLS,), "mission", "13.7")
        fires = SMOKE if wanted == SMOKE else SHELLS
    yield RoundPlaced(order.side, hex_, fires)


def _aim(state: State, order: Order) -> Steps[None]:
    """Make the accuracy roll: the product of the dice less hindrance must exceed the range from the observer."""
    observer = state.units[order.units[0]]
    far = distance(observer.hex, order.hex)
    hindered = sight(state, observer.hex, order.hex).ledger
    fate = yield from roll(state, order.side, "accuracy", "13.4", observer.id)
    ledger = (Term("product", fate.product, "13.4"), *hindered)
    yield AccuracyRolled(order.side, fate.id, fate.product, ledger, far, hits(total(ledger), far))


def _drift(state: State, order: Order) -> Steps[None]:
    """Flip a card for the drift of the round: one hex per die after a hit; several in one direction after a miss."""
    fate = yield from look(state, order.side, "drift", "13.4")
    spot = drifted(state, order.hex, steps(fate, hit=order.stage == "drifting"))
    known = land_of(state.book).by_axial
    hex_ = NOWHERE if spot is None else known.get(spot, NOWHERE)
    yield RoundDrifted(order.side, fate.id, hex_, () if spot is None else around(state, spot))


def steps(fate: FateCard, *, hit: bool) -> tuple[int, ...]:
    """Return the directions in which a card moves a spotting round, one per hex: 1 is straight up, then clockwise to 6.

    After a `hit` on the target hex it drifts less: one hex by each die.
    """
    return (fate.white, fate.colour) if hit else (fate.white,) * fate.colour


def drifted(state: State, start: Hex, directions: Iterable[int]) -> Axial | None:
    """Return the axial coordinates of the hex to which a round drifts; None if it is lost beyond the map edge.

    With the option `drift_beyond_edge` it may be one hex off the map, on the way and at the end.
    """
    q, r = start.axial
    for direction in directions:
        dq, dr = MAP_DIRECTIONS[direction - 1]
        q, r = q + dq, r + dr
        if (q, r) in land_of(state.book).by_axial:
            continue
        if not state.book.options.drift_beyond_edge or not around(state, (q, r)):
            return None
    return q, r


def around(state: State, spot: Axial) -> tuple[Hex, ...]:
    """Return the map hexes at a spot and around it: the spot first, then clockwise from straight up."""
    known, (q, r) = land_of(state.book).by_axial, spot
    places = ((q, r), *((q + dq, r + dr) for dq, dr in MAP_DIRECTIONS))
    return tuple(known[place] for place in places if place in known)


# -- effect ---------------------------------------------------------------------------------------------------------


def _come_down(state: State, order: Order) -> Steps[None]:
    if order.fires == SHELLS:
        yield from _shell(state, order)
        return
    if order.fires == SMOKE:
        yield from _screen(state, order)
    else:
        places = [order.hex] if order.hex else order.area
        yield StarshellLit((yield from pick_hex(order.side, places, "starshell", "19.2")))
    yield StageReached("melees")


def _screen(state: State, order: Order) -> Steps[None]:
    """Place smoke in every hex of the area; with the option, the radio then breaks (13.7)."""
    for hex_ in order.area:
        yield from lay_smoke(state, hex_, "mission")
    if state.book.options.smoke_breaks_radio and not state.radios[order.side].broken:
        yield RadioBroke(order.side, "smoke")


def _shell(state: State, order: Order) -> Steps[None]:
    """Attack each hex that has units of either side or a work, in the order chosen by the active side (13.5)."""
    left = [
        hex_
        for hex_ in order.area
        if hex_ not in order.shelled and (hex_ in state.works or state.units_in(hex_))
    ]  # fmt: skip
    if not left:
        yield StageReached("melees")
        return
    hex_ = yield from pick_hex(order.side, left, "impact", "13.5")
    yield AttackDeclared(impact(state, order.side, hex_))


def impact(state: State, side: Seat, hex_: Hex) -> Attack:
    """Return the attack of a side's battery on a hex (13.5)."""
    fp = Term("radio", battery(state, side).fp, "13.5")
    return Attack("impact", side, (hex_,), indirect=True, hit=True, sum=(fp,))


def shatter(state: State, attack: Attack, fate: FateCard) -> Steps[None]:
    """Destroy the work in the target hex if a battery's roll equals its `breaks_works`, before defence rolls (13.6)."""
    hex_ = attack.hexes[0]
    if attack.kind == "impact" and hex_ in state.works and fate.sum == battery(state, attack.side).breaks_works:
        yield WorkRemoved(hex_, "impact")
