"""Reasons why a card of the hand cannot be played now, and what the player can do instead (8.1, 14.0)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from combat.engine.kernel.deck import Card
from combat.engine.kernel.seats import Seat
from combat.engine.words import text
from combat.engine.words.grammar.lists import one_of
from combat.engine.words.line import Line
from combat.engine.words.refused import reason
from combat.games.command.rules.answers import CardUse
from combat.games.command.rules.decisions import React
from combat.games.command.rules.fate_cards import DEFENDERS_ONLY, ActionKind, FateCard
from combat.games.command.rules.orders.activation import Activate
from combat.games.command.rules.orders.move import MoveOn, SetOff
from combat.games.command.rules.play.turns import GiveOrder
from combat.games.command.rules.state import State
from combat.games.command.standing.could_matter import TAKES
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.pieces.faces import Part
from combat.games.command.words import command_names as names
from combat.games.command.words.command_words import WORDS
from combat.games.command.words.log_rules import OF_ACTION


def barred(desk: CommandHub, card: Card, part: Part | None = None) -> Line:
    """Return why a card cannot be played now, or what the player must do first, with the rule.

    `part` is the part of the card that was clicked.
    """
    printed = desk.state.card(card)
    if desk.prompt is None:
        return _unasked(desk)
    match desk.prompt.decision:
        case GiveOrder() as decision:
            return _at_order(desk, decision, printed, part)
        case Activate(order=order):
            use = names.use("fire" if order == "op-fire" else order)
            return Line(text("card-barred-activate", order=use, key=desk.app.keys.label("cancel")), "8.2")
        case SetOff() | MoveOn() as decision:
            return _in_window(desk, decision.seat, printed, "moved", text("card-instead-moved"))
        case React() as decision:
            return _in_window(desk, decision.seat, printed, decision.opens, text("card-instead-react"))
    return Line(text("card-barred-first", question=desk.prompt.line().title))


def barred_parts(desk: CommandHub, card: Card, part: Part | None) -> tuple[Line, ...]:
    """Return the lines of a card's tooltip on why it cannot be played, without repetitions; that of its order first."""
    return tuple(dict.fromkeys((barred(desk, card, "order"), barred(desk, card, part))))


def _unasked(desk: CommandHub) -> Line:
    state, seat = desk.state, desk.title_desk.seat
    if desk.over:
        return Line(text("card-barred-over"))
    if state.turn and state.active != seat:
        return Line(text("card-barred-enemy-turn", side=names.side(state.active)), "14.0")
    return Line(text("card-barred-shown"))


def _at_order(desk: CommandHub, decision: GiveOrder, printed: FateCard, part: Part | None) -> Line:
    """Return the reason at the start of a turn, when only orders can be given."""
    state = desk.state
    refusal = decision.refusal(state, CardUse(printed.id, printed.order))
    if refusal is None or part == "action":
        action = names.use(printed.action)
        return Line(text("card-barred-action", action=action), OF_ACTION[printed.action])
    lit = any(decision.refusal(state, answer) is None for answer in _orders(state, decision.seat))
    instead = text(f"card-instead-{'' if lit else 'only-'}{'end' if state.given else 'pass'}")
    why = reason(state, refusal, WORDS.namer)
    if refusal.message == "confusion":  # it names the card itself
        return Line(text("card-barred-named", why=why, instead=instead), refusal.rule)
    return Line(text("card-barred", what=names.use(printed.order), why=why, instead=instead), refusal.rule)


def _orders(state: State, seat: Seat) -> Iterator[CardUse]:
    return (CardUse(card, state.card(card).order) for card in state.hands[seat])


def _in_window(desk: CommandHub, seat: Seat, printed: FateCard, opens: str, instead: str) -> Line:
    """Return the reason in a reaction window, which allows a few actions with conditions of their own."""
    taken, action = TAKES.get(opens, ()), printed.action
    meant: ActionKind = "fire" if printed.order == "fire" and "fire" in taken and action not in taken else action
    if meant not in taken:
        return Line(text("card-barred-window", actions=_listed(desk, seat, taken), instead=instead), "14.0")
    if meant in DEFENDERS_ONLY and desk.state.book.forces[seat].posture != "defend":
        why = text("card-barred-posture")
    else:
        why = text("card-barred-conditions")
    return Line(text("card-barred", what=names.use(meant), why=why, instead=instead), OF_ACTION[meant])


def _listed(desk: CommandHub, seat: Seat, taken: Sequence[ActionKind]) -> str:
    """Return the actions of a window that the side may play in its posture, as text."""
    defends = desk.state.book.forces[seat].posture == "defend"
    return one_of([names.use(action) for action in taken if defends or action not in DEFENDERS_ONLY])
