"""Texts for the choice whether to duck back: who sees the man or can fire, live grenades, and the benefit (7.19)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.record import replace
from combat.engine.words import capital, text
from combat.engine.words.grammar import percents
from combat.engine.words.messages import Value
from combat.games.volume1.rules.fighting import fire
from combat.games.volume1.rules.play import threats
from combat.games.volume1.rules.play.threats import Threat
from combat.games.volume1.rules.state import Man, Order, State
from combat.games.volume1.words import names

NAMED = 3
"""Maximum number of enemies named; the others are counted."""


def advice(state: State, man: Man) -> str:
    """Return a text on live grenades near a man, on enemies who see or may spot him, and their fire; "" if nothing
    threatens.
    """
    return " ".join(part for part in (_blast(state, man), _fire(state, man)) if part)


def odds(state: State, man: Man) -> str:
    """Return a sentence on the known enemies' fire at a man: the chance of a hit without and with Duck Back.

    If no known enemy threatens him, it is about the live grenade near him; "" if there is none.
    """
    found = threats.known_fire(state, man, threats.seeing(state, man))
    return _odds(state, man, found) or _blast(state, man)


def _odds(state: State, man: Man, found: Sequence[Threat]) -> str:
    """Return the sentence with the chance that known enemies hit a man, without and with Duck Back; "" for none."""
    risk, worst = threats.fire_risk(man, found), threats.worst_of(found)
    if risk is None or worst is None or not percents.percent(risk.open):
        return ""
    chances = {"open": percents.percent(risk.open), "low": percents.percent(risk.low)}
    if man.seen and len(found) > 1:
        shooters = capital(names.men(state, [one.foe for one in found], NAMED))
        return text("ask-duck-back-odds-together", shooters=shooters, **chances)
    shooter = capital(names.man(state, worst.foe))
    return text(_told("ask-duck-back-odds", man), shooter=shooter, impulse=worst.impulse, **chances)


def gain(state: State, man: Man) -> str:
    """Return the chance that a man is hit without and with Duck Back, as "45 → 12 %"; "" if it is unknown.

    Known enemies' fire and the live grenades near him are taken together.
    """
    fire_on_him = threats.fire_risk(man, threats.known_fire(state, man, threats.seeing(state, man)))
    known = [risk for risk in (threats.blast(state, man), fire_on_him) if risk is not None]
    if not known:
        return ""
    risk = threats.together(known)
    return text("chance-falls", sooner=percents.percent(risk.open), later=percents.percent(risk.low))


def _blast(state: State, man: Man) -> str:
    """Return what the live grenade near a man could do to him; "" without one (14.2)."""
    blast = threats.blast(state, man)
    if blast is None or not percents.percent(blast.open):
        return ""
    return text("ask-duck-back-blast", open=percents.percent(blast.open), low=percents.percent(blast.low))


def _fire(state: State, man: Man) -> str:
    seeing = threats.seeing(state, man)
    if not seeing:
        return ""
    args: dict[str, Value] = {"count": len(seeing), "men": capital(names.men(state, [foe.id for foe in seeing], NAMED))}
    found = threats.known_fire(state, man, seeing)
    if not found and not any(threats.may_fire(state, foe, man, seeing) for foe in seeing):
        return text(_told("ask-duck-back-safe", man), **args)
    seen = text(_told("ask-duck-back-seen", man), **args)
    unknown = [foe.id for foe in seeing if man.seen and threats.may_fire(state, foe, man, seeing)]
    risk = threats.fire_risk(man, found)
    if unknown and (risk is None or round(risk.saved, 6) < threats.TENTH):
        return f"{seen} {_covered(state, man, unknown)}".rstrip()
    told = _odds(state, man, found)
    if told and {one.foe for one in found} == {foe.id for foe in seeing}:
        return told  # those who see him are named in it
    return f"{seen} {told}".rstrip()


def _covered(state: State, man: Man, foes: Sequence[str]) -> str:
    """Return that enemies of unknown strength may still fire, and how much better the ground covers a man who ducks
    back; "" if it does not.
    """
    better = fire.cell(state, man).modifier - fire.cell(state, replace(man, order=Order("duck-back"))).modifier
    if better <= 0:
        return ""
    return text("ask-duck-back-unknown", men=capital(names.men(state, foes, NAMED)), count=len(foes), better=better)


def _told(message: str, man: Man) -> str:
    return message if man.seen else f"{message}-unseen"
