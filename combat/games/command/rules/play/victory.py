"""Victory points, objective chits and control (5.0)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.asking import Steps, draw
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.events.end_events import (
    ChitDrawn,
    ChitOpened,
    ObjectiveTaken,
    ObjectiveUnclaimed,
    PointsScored,
)
from combat.games.command.rules.events.ground_events import StoodAlone
from combat.games.command.rules.ground.entering import forbidden_to_stand
from combat.games.command.rules.ground.ground_map import Objective
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES, other_side

PAID_ALWAYS = ("defender", "light-wounds", "no-quarter")
"""Scores by Time or by hand cards, which count even within a late event."""


def score(state: State, side: Seat, points: int, why: str, about: str = "") -> Steps[None]:
    """Score points for a side; negative points are lost. Nothing is scored in a late event (4.6).

    `why` names the source, `about` is the id of the piece or objective concerned.
    """
    if points and (events_pay(state) or why in PAID_ALWAYS):
        yield PointsScored(side, points, why, about)


def events_pay(state: State) -> bool:
    """Return whether points may change now (4.6): in an event once Time has reached sudden death, only by an option."""
    late = state.trigger == "event" and state.time >= state.sudden_death
    return not late or state.book.options.late_events_pay


def doubles(state: State, kind: Literal["exits-doubled", "eliminations-doubled", "all-five"]) -> bool:
    """Return whether a special chit of a kind is open (5.6)."""
    return any(state.book.chits[chit].kind == kind for chit in state.open_chits)


def worth(state: State, objective: int, *, chits: tuple[str, ...] | None = None) -> int:
    """Return the victory points of an objective by the open chits, or by `chits` if given (5.5)."""
    counted = state.open_chits if chits is None else chits
    return sum(
        chit.vp
        for chit in (state.book.chits[id_] for id_ in counted)
        if chit.kind == "each" or (chit.kind == "objective" and chit.objective == objective)
    )


def due(state: State, objective: int) -> int:
    """Return the points that a side scores for taking an objective now; chits that score at the end are left out
    (5.5).
    """
    return worth(state, objective, chits=tuple(chit for chit in state.open_chits if chit not in state.owed))


def given(state: State, objective: int) -> int:
    """Return the points that the holder of an objective has scored for it, and loses if it loses the objective (5.5,
    4.6).
    """
    unpaid = tuple(chit for chit, objectives in state.unpaid.items() if objective in objectives)
    return due(state, objective) - worth(state, objective, chits=unpaid)


# -- control
# ------------------------------------------------------------------------------------------------------------


def holder_of(state: State, hexes: tuple[Hex, ...]) -> Seat:
    """Return the only side with units in some hexes; "" if both or neither have any."""
    in_hex = state.places().in_hex
    axis, allies = [not in_hex[side].keys().isdisjoint(hexes) for side in SIDES]
    return "" if axis is allies else AXIS if axis else ALLIES


def resolve_control(state: State, *, passing: bool = False) -> Steps[None]:
    """Give objectives to the sides that occupy them alone and score them; record who is alone in a pillbox (5.4, 10.5).

    While units are `passing`, in a retreat, no objective changes its holder.
    """
    yield from _forgotten(state)
    if not passing:
        for objective in state.book.map.objectives:
            side = holder_of(state, objective.hexes)
            before = state.control.get(objective.number, "")
            if side and side != before and not (yield from _unclaimed(state, objective, side)):
                swing = due(state, objective.number) + (given(state, objective.number) if before else 0)
                yield ObjectiveTaken(objective.number, side)
                yield from score(state, side, swing, "objective", str(objective.number))
    for hex_, side in newly_alone(state):
        yield StoodAlone(hex_, side)


def newly_alone(state: State) -> list[tuple[Hex, Seat]]:
    """Return the pillboxes and bunkers occupied by one side alone that is not recorded yet, each with the side
    (10.5).
    """
    found = [
        (hex_, holder_of(state, (hex_,)))
        for hex_, work in state.works.items()
        if state.book.work_kinds[work].holds_ties
    ]
    return [(hex_, side) for hex_, side in found if side and state.alone.get(hex_) != side]


def _forgotten(state: State) -> Steps[None]:
    """Let units take an objective normally after they have left one reached by a late event (4.6)."""
    for objective in state.book.map.objectives if any(state.unclaimed.values()) else ():
        before = state.unclaimed.get(objective.number, ())
        still = tuple(unit for unit in before if state.units[unit].on_map and state.units[unit].hex in objective.hexes)
        if still != before:
            yield ObjectiveUnclaimed(objective.number, still)


def _unclaimed(state: State, objective: Objective, side: Seat) -> Steps[bool]:
    """Return whether all occupants of an objective came by a late event, so that they do not take it (4.6)."""
    there = tuple(unit.id for unit in state.on_map(side) if unit.hex in objective.hexes)
    known = state.unclaimed.get(objective.number, ())
    if not events_pay(state) and there != known:
        yield ObjectiveUnclaimed(objective.number, there)
        return True
    return set(there) <= set(known)


def friendly_hexes(state: State, side: Seat) -> list[Hex]:
    """Return a side's friendly hexes: those with its units, and hexes of its objectives without enemies (5.4).

    Hexes in which no unit can be are left out.
    """
    enemies = state.places().in_hex[other_side(side)]
    held = [
        hex_
        for objective in state.book.map.objectives
        if state.control.get(objective.number) == side
        for hex_ in objective.hexes
        if hex_ not in enemies and not forbidden_to_stand(state, hex_)
    ]
    return list(dict.fromkeys([*(unit.hex for unit in state.on_map(side)), *held]))


def controls_all(state: State) -> Seat:
    """Return the side that controls every objective; "" for none."""
    holders = {state.control.get(objective.number, "") for objective in state.book.map.objectives}
    return holders.pop() if len(holders) == 1 else ""


# -- chits ----------------------------------------------------------------------------------------------------------


def open_chit(state: State, chit: str, side: Seat = "") -> Steps[None]:
    """Open a chit and score it for the holders of its objectives (5.5).

    In a late event it is not scored; a chit that was secret scores at the end instead (4.6). `side` is the owner of a
    secret chit, "" for a chit from the cup.
    """
    late = not events_pay(state)
    held = (number for number, holder in state.control.items() if holder)
    unpaid = tuple(number for number in held if late and worth(state, number, chits=(chit,)))
    yield ChitOpened(side, chit, unpaid, late and bool(side) and not state.book.chits[chit].shown)
    yield from pay_chit(state, chit)


def pay_chit(state: State, chit: str) -> Steps[None]:
    """Score a chit for the holders of its objectives (5.5)."""
    for objective in state.book.map.objectives:
        holder = state.control.get(objective.number, "")
        if holder:
            value = worth(state, objective.number, chits=(chit,))
            yield from score(state, holder, value, "chit", chit)


def draw_open(state: State, rule: str) -> Steps[None]:
    """Draw a chit and open it; nothing happens if the cup is empty."""
    if state.cup:
        chit = yield from _from_cup(state, "open-chit", rule, "")
        yield from open_chit(state, chit)


def draw_secret(state: State, side: Seat, rule: str) -> Steps[None]:
    """Draw a secret chit for a side; open it if its kind is shown at once (5.5). Nothing happens if the cup is
    empty.
    """
    if not chits_left(state):
        return
    chit = yield from _from_cup(state, "secret-chit", rule, side)
    yield ChitDrawn(side, chit)
    if state.book.chits[chit].shown:
        yield from open_chit(state, chit, side)


def chits_left(state: State) -> int:
    """Return the number of chits in the cup, computed from public information."""
    taken = len(state.open_chits) + sum(len(state.secrets[side]) for side in SIDES)
    return len(set(state.book.cup) | set(state.book.open_chits)) - taken


def _from_cup(state: State, why: str, rule: str, subject: str) -> Steps[str]:
    pile: frozenset[Answer] = frozenset(state.cup)
    return str((yield from draw("chits", pile, why, rule, subject)))


# -- lead
# ---------------------------------------------------------------------------------------------------------------


def leader_on_points(state: State) -> Seat:
    """Return the side that leads on points; the holder of the initiative card if they are tied (4.5)."""
    for side in SIDES:
        if state.points(side) > 0:
            return side
    return state.initiative
