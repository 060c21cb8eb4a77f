"""Prompt texts."""

from __future__ import annotations

from combat.engine.kernel.decision import Decision, Draw
from combat.engine.kernel.deck import UNKNOWN
from combat.engine.kernel.handlers import Handlers
from combat.engine.words import has, text
from combat.engine.words.messages import Value
from combat.engine.words.prompt_words import PromptWords
from combat.games.command.rules import decisions as asked
from combat.games.command.rules.answers import CardUse
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.orders.activation import Activate
from combat.games.command.rules.orders.move import MoveOn
from combat.games.command.rules.pieces.harm import remaining
from combat.games.command.rules.play.spotters import mortars
from combat.games.command.rules.play.turns import GiveOrder
from combat.games.command.rules.state import State
from combat.games.command.words import command_names as names
from combat.games.command.words import foretelling
from combat.games.command.words.answers_said import occasion

ASKERS: Handlers[Decision, State, PromptWords] = Handlers()
"""Prompt by decision type."""


def ask(state: State, decision: Decision) -> PromptWords:
    """Return the prompt of a decision: title, text and hint.

    The title is the message "ask-<kind>", or a more specific one for its reason; "ask-<kind>-how" is the text.
    """
    message, about = f"ask-{decision.kind}", decision.subject
    special = f"{message}-{decision.order if isinstance(decision, Activate) else occasion(decision)}"
    args: dict[str, Value] = {"side": names.side(decision.seat), "about": names.piece(state, about)}
    args |= {
        "named": names.in_sentence(state, about),
        "alone": names.unit_alone(state, about) if about in state.units else names.piece(state, about),
        "given": state.given,
    }
    if isinstance(decision, GiveOrder):
        args["cards"] = _playable(state, decision)
        args["last"] = int(bool(args["cards"]) and state.given + 1 == state.book.forces[decision.seat].orders)
        special = f"{message}-{'last' if args['last'] else 'none' if not args['cards'] else 'any'}"
    if isinstance(decision, asked.Reroll):
        card = state.book.cards[decision.card]
        args |= {"white": card.white, "colour": card.colour, "roll": card.sum, "why": decision.why}
        args |= {"roller": names.side(decision.roller), "own": "yes" if decision.roller == decision.seat else "no"}
    if isinstance(decision, asked.React):
        args["hex"] = decision.hex
    if isinstance(decision, MoveOn) and state.order is not None:
        group = remaining(state, state.order.group)
        args["named"] = foretelling.some(state, group, names.in_sentence)
        special = f"{message}-together" if len(group) > 1 else message
    if isinstance(decision, asked.React) and decision.opens == "breaking" and state.units[about].broken:
        special = "ask-react-eliminated"
    if isinstance(decision, asked.PickUnit):
        args["mortars"] = mortars(state, decision.seat)
        special = next(filter(has, (f"{special}-{_whose(state, decision)}", special)), message)
    title = text(special if has(special) else message, **args)
    how, hint = (text(f"{message}-{part}", **args) if has(f"{message}-{part}") else "" for part in ("how", "hint"))
    return PromptWords(title, how, hint)


def _whose(state: State, decision: asked.PickUnit) -> str:
    """Return "own" or "enemy" if all selectable units are on that side of the seat asked, otherwise "any"."""
    sides = {state.units[unit].side for unit in map(str, decision.options(state)) if unit in state.units}
    if len(sides) != 1:
        return "any"
    return "own" if decision.seat in sides else "enemy"


def _playable(state: State, decision: GiveOrder) -> int:
    """Return how many cards of a hand can be played as orders now; for a hidden hand, its size."""
    hand = state.hands[decision.seat]
    return len(hand) if UNKNOWN in hand else sum(isinstance(answer, CardUse) for answer in decision.options(state))


def over(state: State) -> PromptWords:
    """Return the prompt of a finished game."""
    return PromptWords(text("ask-over", winner=state.winner))


def ask_chance(state: State, decision: Draw) -> PromptWords:
    """Return the prompt of a random draw that an event waits for."""
    return PromptWords(text("ask-draw", side=names.side(decision.by)))


ASKERS.register(*RULES.decisions)(ask)
ASKERS.register(Draw)(ask_chance)
