"""Measures of a lab position: shots with their odds, detection, units."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import total
from combat.engine.kernel.text_message import TextMessage
from combat.engine.play.lab.lab_run import measured_otherwise
from combat.engine.play.lab.lab_script import Fields
from combat.engine.words import text
from combat.games.contact.reports.exact_odds import outcomes, percent
from combat.games.contact.rules.answers import Aim
from combat.games.contact.rules.command.leading import in_command
from combat.games.contact.rules.fire.aiming import Context, aim_refusal, target_of
from combat.games.contact.rules.fire.pools import pool
from combat.games.contact.rules.fire.shooting import fire_one
from combat.games.contact.rules.fire.to_hit import to_hit
from combat.games.contact.rules.sight.detection import detects, limit
from combat.games.contact.rules.sight.sight_lines import sees
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.words import contact_names as names

Found: TypeAlias = dict[str, Any]
SHOTS = ("gun", "hand-held", "at-rifle")
"""Kinds of weapons that roll to hit."""
FATES = ("none", "suppressed", "demoralised", "lost")


def measured(state: State, asked: Fields) -> Found:
    """Return the values found for the subject of a measure, by key."""
    about = next(name for name in _MEASURES if name in asked)
    return _MEASURES[about](state, asked)


def differences(state: State, asked: Fields) -> Sequence[TextMessage]:
    """Return a message for each value of a measure that differs from the value found; empty if all agree."""
    return measured_otherwise(asked, measured(state, asked))


def in_words(state: State, asked: Fields) -> str:
    """Return the result of a measure as text: its subject, then the value found for each key."""
    found = measured(state, asked)
    about = next(name for name in _MEASURES if name in asked)
    given = asked[about]
    subject = given if isinstance(given, str) else " – ".join(names.subject(state, each) for each in given)
    values = ", ".join(f"{key} {value}" for key, value in found.items() if key in asked)
    return text("lab-measure", subject=subject, values=values)


def _shot(state: State, asked: Fields) -> Found:
    """Return dice, need and odds of a shot, or why there is none."""
    shooter, _, rest = str(asked["shot"]).partition(">")
    aim, context = Aim.read(rest), asked.get("context", "full")
    unit = state.units[shooter]
    refused = aim_refusal(state, unit, aim, context)
    target = target_of(state, aim)
    if refused is not None or target is None:
        return {
            "refused": "" if refused is None else refused.message,
            "dice": 0,
            "need": 0,
            "odds": "",
            "context": context,
        }
    weapon = state.book.weapons[aim.weapon]
    if target.unit is not None and weapon.kind in SHOTS:
        found: Found = {"dice": 0, "need": total(to_hit(state, unit, weapon, target, context, aim.round))}
    else:
        dice = pool(state, unit, weapon, target, context)
        found = {"dice": dice.count, "need": dice.need - total(dice.added)}
    odds = _odds(state, shooter, aim, context) if "odds" in asked else ""
    return {**found, "refused": "", "odds": odds, "context": context}


def _odds(state: State, shooter: str, aim: Aim, context: Context) -> str:
    """Return the chances of each fate of the target in per cent."""

    def fire(after: State) -> Steps[None]:
        yield from fire_one(after, shooter, aim, context)

    shares = dict.fromkeys(FATES, Fraction(0))
    for chance, after in outcomes(state, fire):
        shares[_fate(after.units[aim.target])] += chance
    return ", ".join(percent(share) for share in shares.values())


def _fate(unit: Unit) -> str:
    """Return what became of a target; an immobilised vehicle counts as demoralised, abandoned or not."""
    if unit.wreck or (not unit.alive and not unit.stuck):
        return "lost"
    if unit.demoralised or unit.stuck:
        return "demoralised"
    return "suppressed" if unit.suppressed else "none"


def _look(state: State, asked: Fields) -> Found:
    viewer, target = (state.units[each] for each in asked["look"])
    most = limit(state, viewer, target)
    far = "none" if most is None else f"{most / 100:g}"
    return {"seen": sees(state, viewer, target), "detected": detects(state, viewer, target), "limit": far}


def _unit(state: State, asked: Fields) -> Found:
    unit = state.units[asked["unit"]]
    return {
        "at": unit.pose, "where": unit.where, "suppressed": unit.suppressed, "demoralised": unit.demoralised,
        "wreck": unit.wreck, "stuck": unit.stuck, "in_command": unit.placed and in_command(state, unit),
    }  # fmt: skip


_MEASURES: Mapping[str, Callable[[State, Fields], Found]] = {"shot": _shot, "look": _look, "unit": _unit}
"""Subjects of a measure."""
