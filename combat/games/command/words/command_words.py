"""The texts of COMMAND!, as registered with the engine."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.str_value import parse_any
from combat.engine.words.title_words import TitleWords
from combat.games.command.rules.answers import CardUse, Handing, Leaving, Placement, Scrapping
from combat.games.command.rules.state import State
from combat.games.command.words import command_log, command_names, command_prompts


def meant(decision: Decision, answer: Answer) -> str:
    """Return the id of the unit or weapon that an answer is about; "" for none."""
    match parse_any(str(answer), CardUse, Handing, Leaving, Scrapping, Placement):
        case Handing(weapon=weapon) | Scrapping(weapon=weapon):
            return weapon
        case Leaving(unit=unit) | Placement(unit=unit):
            return unit
    return ""


WORDS: TitleWords[State] = TitleWords(
    tellers=command_log.TELLERS,
    askers=command_prompts.ASKERS,
    over=command_prompts.over,
    namer=command_names.named,
    meant=meant,
)
