"""The texts of ARMOUR! as registered with the engine."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.str_value import parse_any
from combat.engine.words.title_words import TitleWords
from combat.games.armour.rules.answers import (
    AimAt,
    Attack,
    Bombard,
    Charge,
    FireOrder,
    LayScreen,
    Moves,
    OrderCall,
    Placements,
)
from combat.games.armour.rules.state import State
from combat.games.armour.words import armour_log, armour_names, armour_prompts


def meant(decision: Decision, answer: Answer) -> str:
    """Return the id of the only team or unit that an answer is about; "" if there is none or more than one."""
    match parse_any(str(answer), Moves, Charge, Placements, FireOrder, OrderCall, Bombard, LayScreen, AimAt, Attack):
        case Moves(parts=parts) if len(parts) == 1:
            return parts[0].team
        case Charge(parts=charges) if len(charges) == 1:
            return charges[0].team
        case Placements(parts=places) if len(places) == 1:
            return places[0].team
        case FireOrder(aims=aims) if len(aims) == 1:
            return aims[0].shooter
        case OrderCall(unit=unit) | Bombard(unit=unit) | LayScreen(unit=unit) | AimAt(unit=unit) | Attack(unit=unit):
            return unit
    return ""


WORDS: TitleWords[State] = TitleWords(
    tellers=armour_log.TELLERS,
    askers=armour_prompts.ASKERS,
    over=armour_prompts.over,
    namer=armour_names.named,
    meant=meant,
)
