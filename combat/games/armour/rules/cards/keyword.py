"""Keywords of teams, weapons and units: effects on named numbers as data, and traits that the rules test.

Most keywords only change a number (L739-L767). A keyword whose effect is a procedure, such as Spearhead, has a trait.
The rules test the trait, never the keyword's id, so that keywords of packs can have traits too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record

Number: TypeAlias = Literal[
    "motivation",
    "skill",
    "hit_on",
    "rally",
    "remount",
    "last_stand",
    "counterattack",
    "tactics",
    "assault",
    "ranging",
    "tactical",
    "side_armour",
    "long_range_armour",
    "to_hit",
    "pinned_rate",
    "anti_aircraft_rate",
]
"""A number that an effect can change: a rating, a value of a card, or the needed score of a shot."""

Condition: TypeAlias = Literal[
    "always", "moved", "beside_main_gun", "soft_target", "weak_firepower", "pinned", "aircraft_target"
]
"""The condition of an effect: the team moved, fires beside its main gun, fires at infantry or a gun, is hit by a weapon
with a firepower of 5+ or 6+, is pinned, or fires at an aircraft."""

Trait: TypeAlias = Literal[
    "anti_aircraft",
    "bombs",
    "brutal",
    "clears_mines",
    "escort",
    "forward_firing",
    "gun_shield",
    "heavy_weapon",
    "large_gun",
    "night_training",
    "observer",
    "open_topped",
    "overhead_fire",
    "passengers",
    "scout",
    "second_order",
    "secondary_weapon",
    "self_defence",
    "shared_ranging",
    "smoke",
    "smoke_bombardment",
    "spearhead",
    "tractor",
    "turretless",
    "unarmoured",
]
"""A predicate that a procedure of the rules tests."""

Bearer: TypeAlias = Literal["team", "weapon", "unit"]


class Effect(Record):
    """A change of a named number: added to it, or its new value."""

    number: Number
    add: int = 0
    """Added to the number; above 0 makes a rating or a needed score worse."""
    becomes: int = 0
    """The new value; 0 if the effect adds."""
    when: Condition = "always"
    arm: str = ""
    """The only arm of teams that it changes; "" for every arm."""
    beside: str = ""
    """A trait that the team must also have; "" for none."""
    group: str = ""
    """Effects of one group on the same number count once, the largest of them (A11); "" if it adds to all others."""
    printed: bool = False
    """Whether the card prints the changed number, so that the effect only explains it."""


class Keyword(Record):
    """A special rule that cards name."""

    id: str
    name: str
    bearer: Bearer
    effects: tuple[Effect, ...] = ()
    traits: tuple[Trait, ...] = ()
    has_value: bool = False
    """Whether cards print it with a number, such as Passengers 3."""
    source: str = ""
    """Lines of the source, such as "L759"."""


class KeywordUse(Record):
    """A keyword on a card, with its number if it has one."""

    id: str
    value: int = 0


def traits_of(uses: Iterable[KeywordUse], keywords: Mapping[str, Keyword]) -> tuple[Trait, ...]:
    """Return the traits of a card's keywords, sorted and without duplicates."""
    return tuple(sorted({trait for use in uses for trait in keywords[use.id].traits}))


def effects_of(uses: Iterable[KeywordUse], keywords: Mapping[str, Keyword]) -> Iterator[Effect]:
    """Yield those effects of a card's keywords that its printed numbers do not include already."""
    return (effect for use in uses for effect in keywords[use.id].effects if not effect.printed)


def value_of(uses: Iterable[KeywordUse], trait: Trait, keywords: Mapping[str, Keyword]) -> int:
    """Return the number of the first keyword with a trait; 0 if there is none."""
    return next((use.value for use in uses if trait in keywords[use.id].traits), 0)
