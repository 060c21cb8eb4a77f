"""The plan of a campaign as it is played: battles in their order, the squad, what a battle does to its men."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from combat.engine.kernel.record import Record, field
from combat.games.volume1.rules.book import Verdict

Deed = Literal[
    "fought", "enemy-spotted", "enemy-hit", "enemy-killed", "prisoner-taken", "papers-brought", "comrade-bandaged",
    "comrade-carried", "wounded", "killed",
]  # fmt: skip
"""What a man can have done, or suffered, in a battle."""
Care = Literal["healed", "bandaged", "light", "rest", "home"]
"""What becomes of a wound: gone; bandaged; a light one, bandaged; its man misses a battle, or goes home for good."""
WoundWord = Literal["light", "light-bandaged", "bad", "bad-bandaged", "evac"]
Figure = Literal["tq", "ws"]


class Aftermath(Record):
    """What the result of a battle changes in the next one; steps and numbers are added, None leaves things alone."""

    text: str = ""
    morale: int = 0
    enemy_morale: int = 0
    hand: int = 0
    turns: int = 0
    enemy_alert: bool | None = None
    enemy_prepared: bool | None = None


class PlannedBattle(Record):
    """A battle of the campaign: its scenario, the orders that lead to it, and its pin on the map in per cent."""

    scenario: str
    title: str
    day: str
    orders: tuple[str, ...]
    pin: tuple[int, int]
    won: Aftermath = Aftermath()
    lost: Aftermath = Aftermath()
    attached: tuple[str, ...] = ()
    """Men who are lent to the squad for this battle, while they live."""


class Gain(Record):
    """Experience: a man's figure rises by one for every so many points of deeds, at most so often."""

    figure: Figure
    deeds: Mapping[str, int]
    every: int
    most: int


class Decoration(Record):
    """What is pinned on a man for deeds worth `at_least` points in one battle, or in all of them together."""

    id: str
    title: str
    citation: str
    deeds: Mapping[str, int]
    at_least: int
    ribbon: tuple[str, ...]
    """The colours of its stripes from left to right, as #RRGGBB."""
    in_all: bool = False
    once: bool = True
    instead_of: str = ""
    """The lesser decoration that it replaces where one battle is worth both."""
    infantry: bool = False
    """Not given to medics."""


class Plan(Record):
    """A whole campaign before its first battle."""

    id: str
    title: str
    introduction: tuple[str, ...]
    battles: tuple[PlannedBattle, ...]
    squad: tuple[str, ...]
    pool: tuple[str, ...]
    """Who replaces the men that are lost, first to last."""
    least: int
    """With fewer men fit to fight the campaign is over."""
    care: Mapping[str, str]
    """Wound, as light, bad-bandaged or evac -> what becomes of it after the battle."""
    wounds_to_rest: int = 2
    """With so many wounds left a man misses a battle, and comes back without them."""
    gains: tuple[Gain, ...] = ()
    decorations: tuple[Decoration, ...] = ()
    verdicts: tuple[Verdict, ...] = field(default=())
    """From the best down; counted are the battles won."""
