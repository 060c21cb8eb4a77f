"""Reasons for the bot's orders that can be seen from the public facts of the game.

The bot's own measures are applied to the player's view, so that they contain nothing that only the bot knows.
"""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import NOWHERE, Hex, distance
from combat.engine.words import text
from combat.engine.words.grammar.percents import percent
from combat.engine.words.log_entry import LogEntry
from combat.games.command.players.evaluation import Evaluation, Goal
from combat.games.command.players.firing import breaking_chance
from combat.games.command.players.hand_cards import useless_of
from combat.games.command.players.measures.two_dice import below, over
from combat.games.command.players.moving.melees import muscle
from combat.games.command.rules.events.card_events import CardsDiscarded
from combat.games.command.rules.events.fight_events import (
    AttackDeclared,
    GroupParted,
    GroupSetOff,
    GroupStopped,
    MeleeBegan,
    StepTaken,
)
from combat.games.command.rules.events.turn_events import PlayerActivated
from combat.games.command.rules.odds.shot_odds import of_attack
from combat.games.command.rules.pieces.values import is_leader, morale
from combat.games.command.rules.state import Attack, State, Unit
from combat.games.command.rules.two_sides import other_side

LIKELY = 0.5
"""Chance to win from which a melee counts as the reason of an Advance."""


class Reason(Record):
    """A public fact that speaks for an order: its message and values; `goal` is an objective or "enemy"."""

    what: str
    share: float = 0.0
    count: int = 0
    hex: Hex = NOWHERE
    goal: str = ""


def reason(state: State, event: Event) -> Reason | None:
    """Return the reason for the order or discard that an event reports, from a player's view; None if none is visible.

    A Rout of the bot's own units has none, since its gain cannot be seen.
    """
    if isinstance(event, CardsDiscarded):
        count = len(useless_of(state, event.cards)) if event.why == "pass" else 0
        return Reason("cards", count=count) if count else None
    order = state.order
    if order is None:
        return None
    match event:
        case AttackDeclared(attack=attack) if attack.kind == "fire" and not attack.smoke:
            return _of_fire(state, attack)
        case MeleeBegan(hex=hex_) if order.kind == "advance":
            return _of_melee(state, order.side, hex_)
        case PlayerActivated(units=units) if units and (order.kind == "recover" or event.side != order.side):
            men = [state.units[id_] for id_ in units]
            held = sum(below(total(morale(state, unit)) + (order.kind == "rout")) for unit in men)
            return Reason(order.kind, share=held if order.kind == "recover" else len(men) - held, count=len(men))
    return None


def entry(found: Reason) -> LogEntry:
    """Return the log line of a reason."""
    said = text(
        f"log-why-{found.what}",
        chance=percent(min(1.0, found.share)), expected=found.share, count=found.count, hex=found.hex,
        goal=found.goal,
    )  # fmt: skip
    return LogEntry(said, places=(found.hex,) if found.hex else (), tone="quiet", follows=True)


class Walks:
    """Recorder of the moves of a Move or Advance order, which finds what each has gained when it ends."""

    def __init__(self) -> None:
        self._begun: tuple[tuple[str, ...], State] | None = None
        """Units of the present walk, and the state before its first step."""

    def ended(self, state: State, event: Event) -> Reason | None:
        """Record an applied event; return the gain of the move that ended with it as a reason, or None."""
        order = state.order
        if order is None or order.kind not in ("move", "advance"):
            self._begun = None
        elif isinstance(event, GroupSetOff) or (isinstance(event, StepTaken) and self._begun is None):
            self._begun = event.units, state.copy()
        elif isinstance(event, GroupStopped | GroupParted):
            begun, self._begun = self._begun, None
            if begun is not None and isinstance(event, GroupStopped):
                return of_walk(begun[1], state, begun[0])
        return None


def of_walk(before: State, after: State, units: Sequence[str]) -> Reason | None:
    """Return what units gained by a move, judged by the state before it; None if nothing, or if they were broken.

    Units that ended in an enemy's hex have no reason yet; their melee will have one.
    """
    men = [unit for unit in (before.units[id_] for id_ in units) if unit.on_map]
    if not men:
        return None
    if any(after.units[man.id].fate in ("waiting", "gone") for man in men):
        return Reason("leaves")
    came = [man for man in men if after.units[man.id].on_map and after.units[man.id].broken == man.broken]
    ends = {after.units[man.id].hex for man in came} - {man.hex for man in came}
    if len(ends) != 1:
        return None
    end, side = ends.pop(), men[0].side
    return None if after.units_in(end, other_side(side)) else _of_way(Evaluation(before, side), came, end)


def _of_fire(state: State, attack: Attack) -> Reason | None:
    chance = breaking_chance(state, of_attack(state, attack))
    return Reason("fire", share=chance, hex=attack.hexes[0]) if chance > 0 else None


def _of_melee(state: State, side: Seat, hex_: Hex) -> Reason | None:
    own, others = (muscle(state, hex_, state.units_in(hex_, each)) for each in (side, other_side(side)))
    chance = over(own - others)
    return Reason("melee", share=chance, hex=hex_) if chance >= LIKELY else None


def _of_way(outlook: Evaluation, units: Sequence[Unit], end: Hex) -> Reason | None:
    """Return what units of a hex gain most by going to another: a goal, safety, or company."""
    start = units[0].hex
    nearer = sum(outlook.pull(unit, end) - outlook.pull(unit, start) for unit in units)
    safer = sum(outlook.danger(unit, start) - outlook.danger(unit, end) for unit in units)
    goal = _goal(outlook, start, end)
    if goal is not None and nearer > max(0.0, safer):
        return Reason("goal", goal=goal.name, hex=end)
    if safer > 0:
        return Reason("safer", hex=end)
    led = any(is_leader(outlook.state, other) != is_leader(outlook.state, units[0]) for other in outlook.there(end))
    return Reason("company", hex=end) if led else None


def _goal(outlook: Evaluation, start: Hex, end: Hex) -> Goal | None:
    """Return the goal whose attraction grows most from a hex to another, and to which it is nearer; None if none."""

    def drawn(goal: Goal) -> float:
        closer, farther = (outlook.temper.fades ** outlook.ways.far(hex_, goal.hexes) for hex_ in (end, start))
        return float(goal.worth * (closer - farther))

    def hexes_to(goal: Goal, hex_: Hex) -> int:
        return min(distance(hex_, each) for each in goal.hexes)

    nearer = [goal for goal in outlook.goals if hexes_to(goal, end) < hexes_to(goal, start) and drawn(goal) > 0]
    return max(nearer, key=drawn, default=None)
