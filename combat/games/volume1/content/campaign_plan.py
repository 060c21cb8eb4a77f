"""The plan of a campaign as it is played: battles in their order, the squad, what a battle does to its men."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from combat.engine.kernel.record import Record
from combat.games.volume1.content.generator.request import Request

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


class Way(Record):
    """Where a battle leads when all that is asked is true of how it ended; of several ways the first that is."""

    to: str = ""
    """The battle that follows, by its id; "" ends the campaign."""
    result: Literal["", "won", "lost"] = ""
    points: int | None = None
    """At least so many."""
    line: int = 0
    """This line of the scenario's victory table or a better one, from 1 for the best; 0 asks for none."""
    held: tuple[str, ...] = ()
    """The objectives that the player held at the end."""
    losses: int | None = None
    """At most so many men of the squad who do not come back."""
    text: str = ""
    """What the player reads of it."""


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
    id: str = ""
    """What ways call it, where that is not its scenario."""
    date: str = ""
    """When it is, as 1944-06-12T16:00; "" where the plan does not say."""
    men: int = 0
    """How many of the squad go at most; 0: as many as the squad began with."""
    ways: tuple[Way, ...] = ()
    """Where it leads; with none to the battle that stands behind it."""
    scene: tuple[str, ...] = ()
    """What letters may say of its task and its ground; none of a battle that is made up: its wishes tell."""
    wishes: Request | None = None
    """What it was asked to be where it is made up; None for a scenario that lies in a file."""

    @property
    def name(self) -> str:
        """What ways call it."""
        return self.id or self.scenario


class Gain(Record):
    """Experience: a man's figure rises by one for every so many points of deeds, at most so often."""

    figure: Figure
    deeds: Mapping[str, int]
    every: int
    most: int


class Issue(Record):
    """A weapon that is given out for a battle, to men who can use it."""

    weapon: str
    like: str
    """Who has a skill with this one can use it, and as well."""
    skill: int = 0
    """What is added to that skill."""
    most: int = 1
    """How many there are."""
    instead: bool = False
    """It takes the place of the weapon that it is like."""


class Lead(Record):
    """What it is to lead a battle."""

    ldr: int = 0
    """Added to the leader's Leadership Rating."""
    most: int = 9
    """To which it is raised at most."""
    lost: int = 0
    """Steps of morale that his men begin the next battle with where he does not come back."""


class Strain(Record):
    """Weariness: Troop Quality falls by one for so many points of deeds since a man's last rest."""

    deeds: Mapping[str, int]
    every: int
    most: int


class Arrival(Record):
    """A day on which replacements come, and how many at most."""

    date: str
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


class Ending(Record):
    """A line of the campaign's table: reached with so many battles won, where it ended so."""

    at_least: int
    title: str
    text: str
    won: bool
    after: tuple[str, ...] = ()
    """The battles after one of which it ended; none asks for none."""
    result: Literal["", "won", "lost"] = ""
    """How the last battle went."""


class Stage(Record):
    """How strong the enemy is from so much success on; chances are weights beside each other."""

    success: int
    """Points: two for each battle won, one less for each lost."""
    enemies: int
    """Enemy counters more than men of the squad, or fewer."""
    qualities: Mapping[str, int]
    readiness: Mapping[str, int]
    machine_gun: int
    """Of a hundred battles so many in which a machine gun may be there."""


class Endless(Record):
    """How a campaign goes on from a seed, battle after battle; chances are weights beside each other."""

    first: str
    """The moment of the first battle, as 1944-06-08T10:00."""
    last: str
    """The moment after which no battle is made up."""
    apart: tuple[int, int]
    """The fewest and the most days from one battle to the next."""
    turns: tuple[int, int]
    """The same of turns."""
    boards: tuple[str, ...]
    """The boards that there are."""
    countries: tuple[str, ...]
    """The kinds of country in which ground is made up."""
    made_up: int
    """Of a hundred battles so many on ground that is made up."""
    kinds: Mapping[str, int]
    hours: Mapping[str, int]
    artillery: Mapping[str, int]
    stages: tuple[Stage, ...]
    """From the weakest enemy on."""
    relief: tuple[int, int]
    """Every so many days replacements come, and how many at most."""
    won: tuple[Aftermath, ...]
    """What a victory can change in the next battle."""
    lost: tuple[Aftermath, ...]
    """What a defeat can change in it."""


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
    verdicts: tuple[Ending, ...] = ()
    """From the best down; counted are the battles won."""
    issues: tuple[Issue, ...] = ()
    """What is given out besides what the men have."""
    loads: int = 0
    """How many pieces of it are given out for one battle."""
    lead: Lead | None = None
    strain: Strain | None = None
    strength: int = 0
    """So many men the squad has at most, with those who rest."""
    map: str = ""
    """The campaign whose map it has; "" for its own."""
    endless: Endless | None = None
    """How it goes on where its battles are made up; they are put behind each other as they come."""
    seed: int = 0
    """What they are made up from."""
    arrivals: tuple[Arrival, ...] = ()
    """When replacements come; without any a man comes for each who is lost, at once."""
