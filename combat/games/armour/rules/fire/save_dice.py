"""Dice of a plain save: infantry, guns, vehicles without armour, passengers (L655, L583)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.record import Record
from combat.games.armour.rules.d_six import d6


class SaveDice(Record):
    """Dice of a plain save, and whether it succeeded."""

    number: int
    again: int
    """The die of a successful save that had to be rolled again; 0 without one (L691, L759)."""
    saved: bool


def save_dice(team: str, need: int, line: str, again: str = "") -> Steps[SaveDice]:
    """Roll a plain save and return its dice; `line` is the rule.

    If `again`, a rule, is given, a successful save must be rolled a second time.
    """
    number, second = (yield from d6("save", line, team)), 0
    if again and number >= need:
        second = yield from d6("save", again, team)
    return SaveDice(number, second, (second or number) >= need)
