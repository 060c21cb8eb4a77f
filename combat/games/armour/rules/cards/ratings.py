"""Ratings of a unit: the rolls needed in its tests, changed by its card, upgrades and keywords (L23, L49)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from combat.engine.kernel.record import Record, as_plain, field_names
from combat.games.armour.rules.cards.keyword import Effect

BEST, WORST = 2, 6
"""Limits of a rating: no effect moves a needed score beyond them."""

RatingName: TypeAlias = str
"""The name of a field of `Ratings`."""


class Ratings(Record):
    """Rolls needed on one die. On a card, 0 means that the rating equals the one it follows."""

    motivation: int
    skill: int
    hit_on: int
    """The score that an enemy needs to hit the unit."""
    rally: int = 0
    remount: int = 0
    last_stand: int = 0
    counterattack: int = 0
    tactics: int = 0
    assault: int = 0
    ranging: int = 0


FOLLOWED: dict[RatingName, RatingName] = {
    "rally": "motivation",
    "remount": "motivation",
    "last_stand": "motivation",
    "counterattack": "motivation",
    "tactics": "skill",
    "assault": "skill",
    "ranging": "skill",
}
"""The rating that each separate one follows where a card does not print it."""
NAMES = field_names(Ratings)


def overridden(printed: Ratings, own: Iterable[tuple[RatingName, int]]) -> Ratings:
    """Return a nation's printed ratings, replaced by those that a unit prints itself."""
    return _made({**_values(printed), **dict(own)})


def upgraded(printed: Ratings, effects: Iterable[Effect]) -> Ratings:
    """Return printed ratings after the effects of an upgrade card.

    A rating that is not printed follows a changed one; an effect on both counts once.
    """
    values, changed = _values(printed), set[str]()
    for effect in sorted((each for each in effects if each.number in NAMES), key=lambda each: each.number in FOLLOWED):
        name = effect.number
        if effect.becomes:
            values[name] = effect.becomes
        elif values[name]:
            values[name] += effect.add
        elif FOLLOWED[name] not in changed:
            values[name] = values[FOLLOWED[name]] + effect.add
        changed.add(name)
    return _made(values)


def completed(printed: Ratings, effects: Iterable[Effect], arm: str, traits: Iterable[str]) -> Ratings:
    """Return the complete ratings of a team of a unit: printed ones, changed by the effects that apply to it."""
    values = _values(printed)
    for name, followed in FOLLOWED.items():
        values[name] = values[name] or values[followed]
    present = set(traits)
    for effect in effects:
        applies = effect.number in NAMES and effect.arm in ("", arm) and effect.beside in ("", *present)
        if applies and effect.when == "always":
            values[effect.number] = effect.becomes or values[effect.number] + effect.add
    return _made({name: min(WORST, max(BEST, value)) for name, value in values.items()})


def _values(ratings: Ratings) -> dict[RatingName, int]:
    return {name: value for name, value in as_plain(ratings).items() if isinstance(value, int)}


def _made(values: dict[RatingName, int]) -> Ratings:
    return Ratings(**values)
