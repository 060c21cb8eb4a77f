"""What a man weighs who may duck back: who sees him, who can still fire at him this turn, and what it saves (7.19)."""

from __future__ import annotations

from combat.engine.kernel.record import Record, replace
from combat.engine.words import capital, text
from combat.engine.words.messages import Value
from combat.games.volume1.rules.fighting import chances
from combat.games.volume1.rules.play import prospects
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, Order, State
from combat.games.volume1.words import names

NAMED = 3
"""Enemies that are named; the others are counted."""


class Threat(Record):
    """The first attack that a known enemy's order could still bring on a man this turn, in whole per cent."""

    foe: str
    impulse: int
    open: int
    """The chance of one hit at least if he goes on, standing where he is now."""
    low: int
    """The same if he ducks back."""


def advice(state: State, man: Man) -> str:
    """Who sees him or may spot him, and what the most dangerous of them could do to him; "" where nobody does."""
    seeing = [foe for foe in state.on_board("enemy") if visibility.sees(state, foe, man)]
    if not seeing:
        return ""
    args: dict[str, Value] = {"count": len(seeing), "men": capital(names.men(state, [foe.id for foe in seeing], NAMED))}
    threats = [found for foe in seeing if (found := threat(state, foe, man, seeing)) is not None]
    worst = max(threats, key=lambda one: one.open, default=None)
    if worst is None and not any(_may_fire(state, foe, man, seeing) for foe in seeing):
        return text(_told("ask-duck-back-safe", man), **args)
    seen = text(_told("ask-duck-back-seen", man), **args)
    if worst is None or not worst.open:
        return seen
    args = {"impulse": worst.impulse, "open": worst.open, "low": worst.low}
    shooter = capital(names.man(state, worst.foe))
    return f"{seen} {text(_told('ask-duck-back-odds', man), shooter=shooter, **args)}"


def _told(message: str, man: Man) -> str:
    return message if man.seen else f"{message}-unseen"


def threat(state: State, foe: Man, man: Man, seeing: list[Man]) -> Threat | None:
    """What a known enemy's order could still do to a man; None where it leaves him no shot at him this turn."""
    impulses = _impulses(state, foe, man, seeing) if foe.seen else []
    attack = prospects.first_attack(state, foe, replace(man, seen=True), impulses)
    if attack is None:
        return None
    impulse, there = attack
    turned = prospects.precedes(state, man, foe, impulse, acted=True)
    low = replace(man, order=Order("hide" if turned else "duck-back"))
    return Threat(foe.id, impulse, _percent(state, there, man), _percent(state, there, low))


def _percent(state: State, foe: Man, man: Man) -> int:
    shot = chances.best_shot(state, foe, man) if visibility.sees(state, foe, man) else None
    return names.percent(shot.odds.any) if shot is not None else 0


def _impulses(state: State, foe: Man, man: Man, seeing: list[Man]) -> list[int]:
    """The impulses in which an enemy's marker lets him fire, at a hidden man only once he can have been spotted."""
    fires = prospects.fires_in(state, foe)
    if man.seen:
        return fires
    looking = [one for one in seeing if prospects.spotting_refusal(state, one) is None]
    return [impulse for impulse in fires if any(prospects.precedes(state, one, foe, impulse) for one in looking)]


def _may_fire(state: State, foe: Man, man: Man, seeing: list[Man]) -> bool:
    """Whether an unknown enemy's marker lets him fire yet, or one may draw an order and fire by it (9.7).

    One who waits must be alerted before he draws.
    """
    if foe.order is None:
        return len(prospects.acts_in(state, foe)) > (1 if foe.alert else 2)
    return not foe.seen and bool(_impulses(state, foe, man, seeing))
