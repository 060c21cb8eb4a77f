"""A test: a die against a rating, and the re-roll for the commander's presence (L45)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.games.armour.rules.d_six import d6
from combat.games.armour.rules.events.morale_events import RatingTest, RatingTested
from combat.games.armour.rules.morale.leadership import has_leadership
from combat.games.armour.rules.state import State, Unit


def test(state: State, kind: RatingTest, unit: Unit, subject: str, need: int, rule: str) -> Steps[bool]:
    """Roll a test, a second time if it fails and the commander is present; return whether it was passed.

    `need` is the roll needed, `subject` is the id of the team or unit, `rule` the rule.
    """
    numbers = [(yield from d6(kind, rule, subject))]
    if numbers[0] < need and has_leadership(state, unit):
        numbers.append((yield from d6(kind, "L45", subject)))
    passed = numbers[-1] >= need
    yield RatingTested(kind, subject, need, tuple(numbers), passed)
    return passed
