"""Texts of prompts."""

from __future__ import annotations

from combat.engine.kernel.decision import Decision, Roll
from combat.engine.kernel.handlers import Handlers
from combat.engine.words import has, text
from combat.engine.words.messages import Value
from combat.engine.words.prompt_words import PromptWords
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.morale.leadership import NameLeader
from combat.games.armour.rules.orders.move_by_order import MoveByOrder
from combat.games.armour.rules.play.victory_points import victory_points
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import other_seat
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.words import wording

ASKERS: Handlers[Decision, State, PromptWords] = Handlers()
"""Prompt by decision type."""


def ask(state: State, decision: Decision) -> PromptWords:
    """Return the prompt of a decision: the message "ask-<kind>", with "-how" as its text and "-hint" as its hint."""
    message = f"ask-{decision.kind}"
    args: dict[str, Value] = {"seat": wording.seat(decision.seat), "about": names.subject(state, decision.subject)}
    if isinstance(decision, NameLeader):
        args["why"] = decision.why
    if isinstance(decision, MoveByOrder):
        args["order"] = names.order(decision.order)
    how, hint = (text(f"{message}-{part}", **args) if has(f"{message}-{part}") else "" for part in ("how", "hint"))
    return PromptWords(text(message, **args), how, hint)


def over(state: State) -> PromptWords:
    """Return the prompt of a finished battle: the winner, the reason, and the points of both sides."""
    points = victory_points(state, state.winner)
    won, lost = points[state.winner], points[other_seat(state.winner)]
    return PromptWords(text("ask-over", winner=wording.seat(state.winner), why=state.ending, won=won, lost=lost))


def ask_chance(state: State, decision: Roll) -> PromptWords:
    """Return the prompt of a die roll, which the dice and not a player answer."""
    return PromptWords(text("ask-roll", about=names.subject(state, decision.subject), why=decision.why))


ASKERS.register(*RULES.decisions)(ask)
ASKERS.register(Roll)(ask_chance)
