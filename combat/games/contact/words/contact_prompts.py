"""Texts of prompts."""

from __future__ import annotations

from combat.engine.kernel.decision import Choice, Decision, Roll
from combat.engine.kernel.handlers import Handlers
from combat.engine.words import has, text
from combat.engine.words.messages import Value
from combat.engine.words.prompt_words import PromptWords
from combat.games.contact.rules.answers import TANK_ASSAULT
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.play.endings import break_values
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import SEATS
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.words import wording

ASKERS: Handlers[Decision, State, PromptWords] = Handlers()
"""Prompt by decision type."""


def ask(state: State, decision: Decision) -> PromptWords:
    """Return the prompt of a decision: the message "ask-<kind>", with "-hint" as its hint."""
    message = f"ask-{decision.kind}"
    about = names.subject(state, decision.subject) if decision.subject else ""
    orders = state.orders.get(decision.seat or "", 0)
    args: dict[str, Value] = {"seat": wording.seat(decision.seat), "about": about, "orders": orders}
    args["overrun"] = wording.flag(isinstance(decision, Choice) and TANK_ASSAULT in decision.answers)
    hint = text(f"{message}-hint", **args) if has(f"{message}-hint") else ""
    return PromptWords(text(message, **args), "", hint)


def over(state: State) -> PromptWords:
    """Return the prompt of a finished battle: winner, reason and losses."""
    why, won = text(f"ending-{state.ending}"), wording.flag(bool(state.winner))
    losses = ", ".join(f"{wording.seat(seat)} {lost}/{whole}" for seat, (lost, whole) in _losses(state).items())
    return PromptWords(text("ask-over", won=won, winner=wording.seat(state.winner), why=why, losses=losses))


def _losses(state: State) -> dict[str, tuple[int, int]]:
    return {seat: break_values(state, seat) for seat in SEATS}


def ask_chance(state: State, decision: Roll) -> PromptWords:
    """Return the prompt of a die roll, which the dice and not a player answer."""
    for message in (f"roll-{decision.why}", f"why-{decision.why}"):
        if has(message):
            why = text(message)
            break
    else:
        why = decision.why
    about = names.subject(state, decision.subject) if decision.subject else ""
    return PromptWords(text("ask-roll", about=about, why=why) if about else why)


ASKERS.register(*RULES.decisions)(ask)
ASKERS.register(Roll)(ask_chance)
