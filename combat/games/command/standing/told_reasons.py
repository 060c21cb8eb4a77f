"""Reasons for the computer's orders, as far as the public facts of the table show them.

The computer's own measures are applied to the reader's view, so they contain nothing that only the computer knows.
"""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.engine.words import text
from combat.engine.words.grammar.percents import percent
from combat.engine.words.log_entry import LogEntry
from combat.games.command.players.evaluation import Evaluation, Goal
from combat.games.command.players.firing import best_aim, breaking_chance
from combat.games.command.players.hand_cards import useless_of
from combat.games.command.players.measures.two_dice import below, over
from combat.games.command.players.moving.advancing import best_step
from combat.games.command.players.moving.marching import party_of
from combat.games.command.players.moving.melees import assaults, muscle
from combat.games.command.rules.events.card_events import CardsDiscarded
from combat.games.command.rules.events.turn_events import OrderBegun, PlayerActivated
from combat.games.command.rules.pieces.values import is_leader, morale, moves
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import other_side

LIKELY = 0.5
"""Chance to win from which a melee counts as the reason of an Advance."""


class Reason(Record):
    """A public fact that speaks for an order: its message and the values in it; `goal` is an objective or "enemy"."""

    what: str
    share: float = 0.0
    count: int = 0
    hex: Hex = NOWHERE
    goal: str = ""


def reason(state: State, event: Event) -> Reason | None:
    """Return the reason why an order was given or cards were discarded, from a reader's view; None if none is
    visible."""
    if isinstance(event, CardsDiscarded):
        count = len(useless_of(state, event.cards)) if event.why == "pass" else 0
        return Reason("cards", count=count) if count else None
    if state.order is None or not isinstance(event, OrderBegun | PlayerActivated):
        return None
    units = [state.units[id_] for id_ in event.units]
    match state.order.kind:
        case "fire":
            return _of_fire(state, event.side, units)
        case "move":
            return _of_move(Evaluation(state, event.side), units)
        case "advance":
            return _of_advance(Evaluation(state, event.side), units)
        case "recover" | "rout" as kind if units:
            held = sum(below(total(morale(state, unit)) + (kind == "rout")) for unit in units)
            return Reason(kind, share=held if kind == "recover" else len(units) - held, count=len(units))
    return None


def entry(found: Reason) -> LogEntry:
    """Return the line of the log."""
    said = text(
        f"log-why-{found.what}",
        chance=percent(min(1.0, found.share)), expected=f"{found.share:.1f}", count=found.count, hex=found.hex,
        goal=found.goal,
    )  # fmt: skip
    return LogEntry(said, places=(found.hex,) if found.hex else (), tone="quiet", follows=True)


def _of_fire(state: State, side: Seat, units: Sequence[Unit]) -> Reason | None:
    aim = best_aim(state, side, units)
    return Reason("fire", share=breaking_chance(state, side, aim), hex=aim.hex) if aim is not None else None


def _of_move(outlook: Evaluation, units: Sequence[Unit]) -> Reason | None:
    """Return the reason of the party that gains most."""
    hexes = dict.fromkeys(unit.hex for unit in units)
    here = ([unit for unit in units if unit.hex == hex_] for hex_ in hexes)
    parties = [party for each in here if (party := party_of(outlook, each, lambda unit: moves(outlook.state, unit)))]
    best = max(parties, key=lambda party: party.gain, default=None)
    if best is None:
        return None
    if best.plan.exits:
        return Reason("leaves")
    return _of_way(outlook, best.units[0], best.plan.end)


def _of_advance(outlook: Evaluation, units: Sequence[Unit]) -> Reason | None:
    state = outlook.state
    chances = [
        (over(muscle(state, hex_, able) - muscle(state, hex_, state.units_in(hex_, other_side(outlook.side)))), hex_)
        for hex_, able in assaults(outlook, list(units))
    ]
    chance, hex_ = max(chances, default=(0.0, NOWHERE))
    if chance >= LIKELY:
        return Reason("melee", share=chance, hex=hex_)
    steps = [(gain, unit, end) for unit in units for gain, end in [best_step(outlook, unit)] if end]
    if not steps:
        return None
    _, unit, end = max(steps, key=lambda step: step[0])
    return _of_way(outlook, unit, end)


def _of_way(outlook: Evaluation, unit: Unit, end: Hex) -> Reason | None:
    """Return what a unit gains most by going to a hex: a goal, safety, or company."""
    start = unit.hex
    nearer = outlook.pull(unit, end) - outlook.pull(unit, start)
    safer = outlook.danger(unit, start) - outlook.danger(unit, end)
    goal = _goal(outlook, start, end)
    if goal is not None and nearer > max(0.0, safer):
        return Reason("goal", goal=goal.name, hex=end)
    if safer > 0:
        return Reason("safer", hex=end)
    led = any(is_leader(outlook.state, other) != is_leader(outlook.state, unit) for other in outlook.there(end))
    return Reason("company", hex=end) if led else None


def _goal(outlook: Evaluation, start: Hex, end: Hex) -> Goal | None:
    """Return the goal whose attraction grows most from a hex to another; None if none grows."""

    def drawn(goal: Goal) -> float:
        closer, farther = (outlook.temper.fades ** outlook.ways.far(hex_, goal.hexes) for hex_ in (end, start))
        return float(goal.worth * (closer - farther))

    best = max(outlook.goals, key=drawn, default=None)
    return best if best is not None and drawn(best) > 0 else None
