"""Plan of a campaign: battles in order, the squad, and the effects of a battle on its men."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from combat.engine.kernel.record import Record
from combat.games.volume1.content.generator.request import Request

Deed = Literal[
    "fought", "enemy-spotted", "enemy-hit", "enemy-killed", "prisoner-taken", "papers-brought", "comrade-bandaged",
    "comrade-carried", "wounded", "killed",
]  # fmt: skip
"""The deeds and sufferings of a man in a battle."""
Care = Literal["healed", "bandaged", "light", "rest", "home"]
"""The fate of a wound: it heals, is bandaged, becomes a light one, bandaged; the man rests a battle, or goes home."""
WoundWord = Literal["light", "light-bandaged", "bad", "bad-bandaged", "evac"]
Figure = Literal["tq", "ws"]


class Aftermath(Record):
    """Effects of a battle's result on the next one; numbers are added, None changes nothing."""

    text: str = ""
    morale: int = 0
    enemy_morale: int = 0
    hand: int = 0
    """Cards added to the opening hand."""
    turns: int = 0
    enemy_alert: bool | None = None
    enemy_prepared: bool | None = None


class Way(Record):
    """Next battle, if this battle's result meets all conditions; the first way that matches is taken."""

    to: str = ""
    """Id of the battle that follows; "" ends the campaign."""
    result: Literal["", "won", "lost"] = ""
    points: int | None = None
    """At least this many points."""
    line: int = 0
    """This line of the scenario's victory table or a better one, from 1 for the best; 0 for no condition."""
    held: tuple[str, ...] = ()
    """Objectives that the player held at the end."""
    losses: int | None = None
    """At most this many men of the squad lost."""
    text: str = ""
    """Text shown to the player."""


class PlannedBattle(Record):
    """A battle of the campaign: its scenario, the orders for it, and its pin on the map in per cent."""

    scenario: str
    title: str
    day: str
    orders: tuple[str, ...]
    pin: tuple[int, int]
    won: Aftermath = Aftermath()
    lost: Aftermath = Aftermath()
    attached: tuple[str, ...] = ()
    """Men lent to the squad for this battle, while they live."""
    id: str = ""
    """Id used by `Way.to`, if it is not the scenario's."""
    date: str = ""
    """Time as 1944-06-12T16:00; "" if the plan has none."""
    men: int = 0
    """Maximum number of men of the squad; 0: as many as at the start."""
    ways: tuple[Way, ...] = ()
    """Next battles; without any the next in the list."""
    scene: tuple[str, ...] = ()
    """The task and terrain that letters may mention; none for a generated battle, which has `wishes`."""
    wishes: Request | None = None
    """Request of a generated battle; None for a scenario in a file."""

    @property
    def name(self) -> str:
        """Id of the battle in `Way.to`."""
        return self.id or self.scenario


class Gain(Record):
    """Experience: a man's value rises by one for every `every` points of his deeds, at most `most` times."""

    figure: Figure
    deeds: Mapping[str, int]
    every: int
    most: int


class Issue(Record):
    """A weapon issued for a battle to men who can use it."""

    weapon: str
    like: str
    """Men with a skill for this weapon can use it, with the same skill."""
    skill: int = 0
    """Modifier to that skill."""
    most: int = 1
    """Number available."""
    instead: bool = False
    """It replaces the weapon in `like`."""


class Lead(Record):
    """Effects of leading a battle."""

    ldr: int = 0
    """Modifier to the leader's Leadership Rating."""
    most: int = 9
    """Maximum rating after the modifier."""
    lost: int = 0
    """Shift of his men's morale in the next battle if he is lost."""


class Strain(Record):
    """Fatigue: Troop Quality falls by one for every `every` points of deeds since a man's last rest."""

    deeds: Mapping[str, int]
    every: int
    most: int
    """Most by which Troop Quality falls."""


class Arrival(Record):
    """A day on which replacements arrive, and their maximum number."""

    date: str
    most: int
    """Most men who arrive."""


class Decoration(Record):
    """A medal for deeds worth `at_least` points in one battle, or in all of them together."""

    id: str
    title: str
    citation: str
    deeds: Mapping[str, int]
    at_least: int
    ribbon: tuple[str, ...]
    """Colours of its stripes from left to right, as #RRGGBB."""
    in_all: bool = False
    once: bool = True
    instead_of: str = ""
    """Lesser decoration that it replaces if one battle earns both."""
    infantry: bool = False
    """Not awarded to medics."""


class Ending(Record):
    """A line of the campaign's table of results; it applies from this many battles won, if the last one ended as
    stated.
    """

    at_least: int
    title: str
    text: str
    won: bool
    after: tuple[str, ...] = ()
    """The campaign ended after one of these battles; empty for no condition."""
    result: Literal["", "won", "lost"] = ""
    """Result of the last battle."""


class Stage(Record):
    """Strength of the enemy from a number of success points on; chances are relative weights."""

    success: int
    """Points: two for each battle won, minus one for each lost."""
    enemies: int
    """Enemy counters in excess of the squad's men; may be negative."""
    qualities: Mapping[str, int]
    readiness: Mapping[str, int]
    machine_gun: int
    """Battles per hundred in which a machine gun may appear."""


class Endless(Record):
    """Settings for battles generated one after the other from a seed; chances are relative weights."""

    first: str
    """Time of the first battle, as 1944-06-08T10:00."""
    last: str
    """Time after which no battle is generated."""
    apart: tuple[int, int]
    """Minimum and maximum days between battles."""
    turns: tuple[int, int]
    """Minimum and maximum turns of a battle."""
    boards: tuple[str, ...]
    """Ids of the boards to use."""
    countries: tuple[str, ...]
    """Kinds of country for generated boards."""
    made_up: int
    """Battles per hundred on generated boards."""
    kinds: Mapping[str, int]
    hours: Mapping[str, int]
    artillery: Mapping[str, int]
    stages: tuple[Stage, ...]
    """From the weakest enemy on."""
    relief: tuple[int, int]
    """Days between replacements, and their maximum number."""
    won: tuple[Aftermath, ...]
    """Possible effects of a victory on the next battle."""
    lost: tuple[Aftermath, ...]
    """Possible effects of a defeat on the next battle."""


class Plan(Record):
    """A whole campaign as planned, before its first battle."""

    id: str
    title: str
    introduction: tuple[str, ...]
    battles: tuple[PlannedBattle, ...]
    squad: tuple[str, ...]
    pool: tuple[str, ...]
    """Replacements for lost men, in order."""
    least: int
    """The campaign ends with fewer men fit to fight."""
    care: Mapping[str, str]
    """Wound, as light, bad-bandaged or evac, to what happens to it after the battle."""
    wounds_to_rest: int = 2
    """A man with this many wounds left misses a battle, and returns without them."""
    gains: tuple[Gain, ...] = ()
    decorations: tuple[Decoration, ...] = ()
    verdicts: tuple[Ending, ...] = ()
    """From the best down, by battles won."""
    issues: tuple[Issue, ...] = ()
    """Weapons issued besides the men's own."""
    loads: int = 0
    """Number of weapons issued for one battle."""
    lead: Lead | None = None
    strain: Strain | None = None
    strength: int = 0
    """Maximum number of men in the squad, those who rest included."""
    map: str = ""
    """Campaign whose map is used; "" for its own."""
    endless: Endless | None = None
    """Rules for generated battles, which are appended as they are played."""
    seed: int = 0
    """Seed of the generated battles."""
    arrivals: tuple[Arrival, ...] = ()
    """Arrivals of replacements; without any each lost man is replaced at once."""
