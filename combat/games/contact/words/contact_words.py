"""The texts of CONTACT! as registered with the engine."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.str_value import parse_any
from combat.engine.words.title_words import TitleWords
from combat.games.contact.rules.answers import Hide, Lay, Load, Order, Place
from combat.games.contact.rules.state import State
from combat.games.contact.words import contact_log, contact_names, contact_prompts


def meant(decision: Decision, answer: Answer) -> str:
    """Return the id of the unit or dummy that an answer is about; "" if there is none or more than one."""
    match parse_any(str(answer), Place, Hide, Load, Lay, Order):
        case Place(unit=unit) | Hide(unit=unit) | Load(unit=unit):
            return unit
        case Order(units=units) if len(units) == 1:
            return units[0]
    return decision.subject if decision.kind == "action" else ""


WORDS: TitleWords[State] = TitleWords(
    tellers=contact_log.TELLERS,
    askers=contact_prompts.ASKERS,
    over=contact_prompts.over,
    namer=contact_names.named,
    meant=meant,
)
"""All functions that put the game into words."""
