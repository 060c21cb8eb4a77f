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
    """Return a sentence on the enemy's shot against which Duck Back helps a man most: the chance of a hit without and
    with it.

    If no known enemy threatens him, it is about the live grenade near him; "" if there is none.
    """
    worst = _worst(state, man, threats.seeing(state, man))
    if worst is None or not percents.percent(worst.open):
        return _blast(state, man)
    return _odds(state, man, worst)


def _odds(state: State, man: Man, worst: Threat) -> str:
    """Return the sentence with the chance that an enemy hits a man, without and with Duck Back."""
    args = {"impulse": worst.impulse, "open": percents.percent(worst.open), "low": percents.percent(worst.low)}
    shooter = capital(names.man(state, worst.foe))
    return text(_told("ask-duck-back-odds", man), shooter=shooter, **args)


def gain(state: State, man: Man) -> str:
    """Return the chance that a man is hit without and with Duck Back, as "45 → 12 %"; "" if it is unknown."""
    blast, worst = threats.blast(state, man), _worst(state, man, threats.seeing(state, man))
    odds = max((one for one in (blast, worst) if one is not None), key=lambda one: one.open - one.low, default=None)
    if odds is None:
        return ""
    return text("chance-falls", sooner=percents.percent(odds.open), later=percents.percent(odds.low))


def _worst(state: State, man: Man, seeing: Sequence[Man]) -> Threat | None:
    """Return the threat of a known enemy that Duck Back reduces most; None without a known one."""
    found = [one for foe in seeing if (one := threats.threat(state, foe, man, seeing)) is not None]
    return max(found, key=lambda one: (round(one.saved, 6), one.open), default=None)


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
    worst = _worst(state, man, seeing)
    if worst is None and not any(threats.may_fire(state, foe, man, seeing) for foe in seeing):
        return text(_told("ask-duck-back-safe", man), **args)
    seen = text(_told("ask-duck-back-seen", man), **args)
    unknown = [foe.id for foe in seeing if man.seen and threats.may_fire(state, foe, man, seeing)]
    if unknown and (worst is None or round(worst.saved, 6) < threats.TENTH):
        return f"{seen} {_covered(state, man, unknown)}".rstrip()
    if worst is None or not percents.percent(worst.open):
        return seen
    return f"{seen} {_odds(state, man, worst)}"


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
