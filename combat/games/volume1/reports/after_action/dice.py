"""Dice rolls of a battle: side, probability and result of each (2.0, 12.0-14.2, 19.0).

Re-roll cards are not part of a probability: a result changed by a card counts as the die's.
"""

from __future__ import annotations

from typing import Literal

from combat.engine.chance.luck import Try
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.book import Side
from combat.games.volume1.rules.fighting import chances
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names

Kind = Literal["fire", "fragments", "spotting", "morale"]
KINDS: tuple[Kind, ...] = ("fire", "fragments", "spotting", "morale")
"""Shots (13.0), fragments of explosions (14.2, 20.0), spotting checks (12.0), and Morale and Rally Checks (19.0)."""
LAST = 9
"""The highest face of the die, which fails a Morale Check (19.0)."""


class Thrown(Record):
    """One roll: its kind, the side for which success is good, its probability and result."""

    kind: Kind
    side: Side
    tried: Try


def thrown(state: State, event: Event, *, whole: bool) -> Thrown | None:
    """Return the roll that an event describes, or None if it has none; `state` is the state before it.

    `whole`: the battle is over, so nothing is hidden; otherwise rolls of unknown men are left out (8.2).
    """
    if isinstance(event, ev.ShotFired | ev.CheckMade) and not (whole or names.is_known(state, event.man)):
        return None
    match event:
        case ev.ShotFired():
            return Thrown("fire", _side(state, event.man), Try(_of_shot(state, event), event.result != "miss"))
        case ev.FragmentRolled():
            other: Side = "enemy" if _side(state, event.man) == "friendly" else "friendly"
            share = max(0, min(event.need, LAST) + 1) / 10
            return Thrown("fragments", other, Try(share, event.hit))
        case ev.CheckMade() if event.check == "spotting":
            return Thrown("spotting", _side(state, event.man), Try(_of_check(state, event), event.passed))
        case ev.CheckMade() if event.check in ("mc", "rc"):
            share = sum(roll == 0 or (roll <= event.need and roll != LAST) for roll in range(10)) / 10
            return Thrown("morale", _side(state, event.man), Try(share, event.passed))
    return None


def _of_shot(state: State, event: ev.ShotFired) -> float:
    return chances.hit(event.need, _confirm(state, event.man, event.need))


def _of_check(state: State, event: ev.CheckMade) -> float:
    if event.need >= 0:
        return (min(event.need, LAST) + 1) / 10
    return max(0, min(_confirm(state, event.man, event.need), LAST) + 1) / 100


def _confirm(state: State, man: str, need: int) -> int:
    """Return the value of the confirming check under the Rule of 0 (2.0)."""
    return ev.total(troop_quality.quality(state, state.men[man])) + need


def _side(state: State, man: str) -> Side:
    return state.book.figures[man].side
