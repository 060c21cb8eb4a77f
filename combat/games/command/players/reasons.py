"""Explanations of the steady bot's answers: the main factors, in victory points."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex
from combat.games.command.players import commanding, firing, reacting, rerolling
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.moving import advancing, marching
from combat.games.command.players.moving.scores import standing
from combat.games.command.players.shots import Gunnery
from combat.games.command.rules.answers import CardUse, Placement
from combat.games.command.rules.decisions import React, Reroll
from combat.games.command.rules.fighting.shooting import Shoot, ready, targets
from combat.games.command.rules.fighting.targeting import spotters
from combat.games.command.rules.orders.activation import Activate
from combat.games.command.rules.orders.advance import AdvanceOne
from combat.games.command.rules.orders.move import MoveOn
from combat.games.command.rules.play.turns import GiveOrder

MOST = 3
"""Most factors in an explanation."""


class Reason(Record):
    """A factor in an answer: name and gain; `about` is the order that it belongs to, if several were compared."""

    what: str
    worth: float
    about: str = ""


def reasons(decision: Decision, outlook: Evaluation, answer: Answer) -> tuple[Reason, ...]:
    """Return the main reasons for an answer, most important first; empty if there was hardly a choice."""
    match decision:
        case GiveOrder():
            found = _orders(decision, outlook, answer)
        case Activate(order="fire" | "op-fire"):
            found = [Reason("shots", firing.best_group(outlook, decision.order).gain)]
        case Activate(order="advance"):
            found = [Reason("advance", advancing.best_advance(outlook)[0])]
        case Activate():
            found = [Reason("march", marching.best_march(outlook)[0])]
        case Shoot():
            found = _shots(decision, outlook)
        case MoveOn():
            found = _place(outlook, decision.subject, answer)
        case AdvanceOne() if isinstance(answer, Placement):
            found = _place(outlook, answer.unit, answer.hex)
        case React():
            found = _reaction(decision, outlook)
        case Reroll():
            price = rerolling.price(outlook.state)
            found = [Reason("again", rerolling.gain(decision, outlook.state)), Reason("initiative", price)]
        case _:
            found = []
    return tuple(found[:MOST])


def _orders(decision: GiveOrder, outlook: Evaluation, answer: Answer) -> list[Reason]:
    """Return what each order of the hand gains above the least that it must: the given one first, then those that are
    to follow it, then the others.

    An order that helps the others is given before a better one.
    """
    given = answer.use if isinstance(answer, CardUse) else ""
    later = [offer.kind for offer in commanding.plan(decision, outlook) if offer.kind != given] if given else []
    found = [
        Reason("then" if offer.kind in later else "order", offer.worth, offer.kind)
        for offer in commanding.offers(decision, outlook)
    ]
    return sorted(found, key=lambda reason: (reason.about != given, reason.what != "then"))


def _shots(decision: Shoot, outlook: Evaluation) -> list[Reason]:
    state = outlook.state
    gunnery = Gunnery(state, decision.seat, decision.occasion, targets(state, decision.seat, decision.occasion))
    return [Reason("shots", gunnery.best(ready(state, decision.occasion), spotters(state))[0])]


def _reaction(decision: React, outlook: Evaluation) -> list[Reason]:
    match decision.opens:
        case "fire-roll":
            return [Reason("boost", reacting.boost_promise(outlook.state))]
        case "defence":
            return [Reason("shelter", reacting.shelter_promise(decision, outlook.state))]
        case "entered":
            return [Reason("shots", firing.best_group(outlook, "op-fire").gain)]
    return []


def _place(outlook: Evaluation, unit: str, answer: Answer) -> list[Reason]:
    """Return the factors for and against a hex, and its gain over the unit's current hex."""
    moved = outlook.state.units[unit]
    hex_ = answer if isinstance(answer, Hex) else moved.hex
    gain = standing(outlook, moved, hex_) - standing(outlook, moved, moved.hex)
    drawn, danger = outlook.pull(moved, hex_), outlook.danger(moved, hex_)
    found = [Reason("goal", drawn), Reason("danger", -danger), Reason("shots", outlook.menace.chance_from(hex_))]
    return [Reason("better", gain), *sorted(found, key=lambda reason: -abs(reason.worth))]
