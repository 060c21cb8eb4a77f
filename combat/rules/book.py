"""What is fixed before the first turn: scenario, decks, weapons, men, charts (3.0, 14.0, 22.0).

Everything here is immutable plain data, read from content files by `combat.content` and embedded whole in every
journal, so that an old game never needs the files it was started from.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from combat.board.board import Board
from combat.kernel.records import record
from combat.rules.sites import Comrade, Crew, GunSite
from combat.rules.terrain import TerrainType

Hex = str
Side = Literal["friendly", "enemy"]
Team = Literal["able", "baker", "charlie", "red", "yellow", "white", "blue"]
Morale = Literal["berserk", "aggressive", "bold", "normal", "cautious", "shaken", "rout"]
Edge = Literal["left", "right", "top", "bottom"]

FRIENDLY_TEAMS: tuple[Team, ...] = ("able", "baker", "charlie")
ENEMY_TEAMS: tuple[Team, ...] = ("red", "yellow", "white", "blue")
MORALE_STATES: tuple[Morale, ...] = ("rout", "shaken", "cautious", "normal", "bold", "aggressive", "berserk")
"""From lowest to highest (17.0)."""
ARTILLERY = ("mortar", "howitzer")
"""Kinds of weapon that fire from off the board (20.0)."""


@record
class RangeBand:
    """Distances `near` to `far` (hexes, both included) and their modifier to Weapon Skill (14.0)."""

    near: int
    far: int
    modifier: int


@record
class Blast:
    """What an exploding thing does near and far (14.2) or in the hex and beside it (20.0)."""

    damage: tuple[int, int] = (0, 0)
    frag: tuple[int, int] = (0, 0)
    crater: tuple[int | None, int | None] = (None, None)
    """What a die must not exceed to leave a crater; None where none is rolled (20.0)."""
    rubble: tuple[int | None, int | None] = (None, None)
    """The same for a building that comes down."""
    smoke: int = 0


@record
class Weapon:
    """A weapon's card (14.0): `kind` names its silhouette, `rates` the rates of fire to choose from."""

    id: str
    name: str
    kind: str
    max_range: int
    bands: tuple[RangeBand, ...] = ()
    rates: tuple[int, ...] = (1,)
    slow: bool = False
    heavy: bool = False
    very_heavy: bool = False
    belt_fed: bool = False
    endless: bool = False
    """Never runs out of ammunition: pistols (13.0.8)."""
    blast: Blast | None = None
    """Set for grenades and artillery, which are not fired as in 13.0."""

    @property
    def is_firearm(self) -> bool:
        return self.blast is None

    @property
    def is_artillery(self) -> bool:
        return self.kind in ARTILLERY


@record
class Skill:
    """A man's Weapon Skill with one weapon."""

    weapon: str
    value: int


@record
class Figure:
    """A man's printed values (8.1, 8.2); a dummy has nothing but its team."""

    id: str
    name: str
    rank: str
    side: Side
    team: Team
    number: int = 0
    tq: int = 0
    ldr: int = 0
    skills: tuple[Skill, ...] = ()
    """His main weapon stands first."""
    tough: bool = False
    medic: bool = False
    officer: bool = False
    """Lt., Hptm. or Obfr.: alerts the waiting men in his LDR range (9.8.6)."""
    dummy: bool = False
    assistant: str = ""
    """The man who comes with an enemy who has a belt-fed weapon (14.3)."""
    guest: bool = False
    """Of no squad: only a scenario puts him on the board (22.0)."""

    @property
    def full_name(self) -> str:
        return f"{self.rank} {self.name}".strip()


@record
class Effect:
    """One thing that a card or an event does; `kind` is one of the words listed in `combat.rules.effects`."""

    kind: str
    side: Literal["friendly", "enemy", "both"] = "both"
    team: str = ""
    amount: int = 0
    order: str = ""
    of: str = ""
    """For discard cards: the roll that is made again or passed."""
    weapon: str = ""
    """For artillery: the one that fires; any that the scenario has if none is named (20.0)."""


@record
class FriendlyCard:
    """A card of the player's deck (5.1); `initiative` is None for the two pure event cards (5.1.3)."""

    number: int
    kind: Literal["order", "discard", "event"]
    title: str
    text: str
    initiative: tuple[int, int, int] | None
    effects: tuple[Effect, ...] = ()
    wound: Literal["close-call", "light", "bad", "kia"] = "close-call"
    evac: bool = False


@record
class EnemyRow:
    """One line of an enemy card: order, directions, and the checks C and G in the order printed (9.6)."""

    order: str
    directions: tuple[int, ...] = ()
    checks: str = ""


@record
class EnemyCard:
    """A card of the enemy's deck (9.1); rows are keyed by morale from aggressive down to shaken."""

    serial: int
    initiative: int
    cover: Mapping[str, EnemyRow]
    open: Mapping[str, EnemyRow]
    rout: tuple[int, ...]
    berserk: tuple[int, ...]


@record
class OrderType:
    """An order marker (6.0): what it lets a man do in each of the four impulses, and its modifiers.

    `figures` holds one word an impulse: none, must-1, must-2, may-1, fire, fire-else-move, melee, shift, move-or-shift,
    throw, launch.
    """

    id: str
    rule: str
    enemy_rule: str
    figures: tuple[str, str, str, str]
    ws: int = 0
    may_fire: bool = False
    low: bool = False
    """Sneak, Hide, Rally, Reload: the man keeps low (11.07, 12.1)."""
    speed: int = 0
    """Move orders from slowest 1 (Sneak) to fastest 4 (Sprint) (17.3)."""
    key: str = ""
    """The key that gives it at the table; empty for orders that cannot be chosen."""


@record
class Cell:
    """A cell of the Order/Terrain chart: modifier to WS, and whether a hit is only a Morale Check (M)."""

    modifier: int
    check_only: bool = False


@record
class MoraleFigure:
    """What a morale state adds to Troop Quality and Weapon Skill (17.1)."""

    tq: int
    ws: int


@record
class WoundFigure:
    """What a wound adds to TQ and WS, and which orders it forbids (16.0)."""

    tq: int
    ws: int
    forbids: tuple[str, ...]


@record
class Numbers:
    """The single numbers of the rulebook's sentences; `assets/charts/numbers.toml` says where each stands."""

    hand_limit: int
    shot_heard: int
    comrade_near: int
    explosion_noticed: int
    check_reach: int
    blind_band: int
    heavy_on_the_run: int
    charge_reach: int
    charge_bonus: int
    unseen_bonus: int
    aim_reach: int
    throw_reach: int
    scatters_from: int
    unseen_scatter: int
    rally_led: int
    smoke: int
    fading_smoke: int
    flare_reach: int = 6
    flare_light: int = 3
    flare_scatter: int = -2
    flare_dies_from: int = 8
    gunner_alone: int = -3
    nines_to_run_low: int = 2


@record
class Charts:
    """The printed charts: terrain, orders, Order/Terrain fire and spotting, morale, wounds."""

    terrain: Mapping[str, TerrainType]
    orders: Mapping[str, OrderType]
    fire: Mapping[str, Mapping[str, Cell]]
    """order id (or "none") -> terrain id -> cell (13.0.2)."""
    spotting: Mapping[str, Mapping[str, int]]
    """order id (or "none") -> terrain id -> modifier to TQ (12.0.2)."""
    spotting_ranges: tuple[RangeBand, ...]
    morale: Mapping[str, MoraleFigure]
    wounds: Mapping[str, WoundFigure]
    """light, bad, light-bandaged, bad-bandaged."""
    numbers: Numbers


@record
class EventEntry:
    """One line of an event table: what a d10 calls up (22.0)."""

    title: str
    text: str
    effects: tuple[Effect, ...] = ()


@record
class Objective:
    """Hexes worth points to the side that holds them at the end (22.0)."""

    id: str
    title: str
    hexes: tuple[Hex, ...]
    points: int
    who: str = ""
    """A man who lies hidden there and is seen on the board: who holds the hexes has him. He takes no part himself."""


@record
class Verdict:
    """A line of the victory table: reached with `at_least` points."""

    at_least: int
    title: str
    text: str
    won: bool


@record
class Changes:
    """What an optional rule writes over on the scenario sheet; None and empty leave it as it is (22.0)."""

    turns: int | None = None
    hand: int | None = None
    friendly_morale: Morale | None = None
    enemy_morale: Morale | None = None
    enemy_alert: bool | None = None
    enemy_prepared: bool | None = None
    friendly_hidden: bool | None = None
    large_battle: bool | None = None
    points: Mapping[str, int] = field(default_factory=dict)
    """Fates that are worth something else."""
    verdicts: tuple[Verdict, ...] = ()
    """Another victory table."""


@record
class Dice:
    """A number that is rolled for: so many dice added up, and a figure to the sum; without sides only the figure."""

    count: int = 0
    sides: int = 0
    plus: int = 0


@record
class Barrage:
    """A strike that a scenario keeps ready: what falls, how many shells, around which hexes (20.0)."""

    id: str
    title: str
    side: Side
    weapon: str
    hexes: tuple[Hex, ...]
    """One for each face of a d10."""
    number: Dice = Dice(1, 6)
    scatter: Dice = Dice(1, 6)
    calls: int = 0
    """How often the player himself may call it; cards and events call it besides."""
    turns: tuple[int, ...] = ()
    """The turns of its fire plan: it falls as they begin, called or not."""


@record
class Option:
    """An optional rule that the player may switch on before the game (22.0)."""

    id: str
    title: str
    text: str
    changes_victory: bool = False
    changes: Changes = Changes()


@record
class Night:
    """What a scenario says of its night, in hexes and modifiers (21.0), and of its flares (21.1)."""

    reach: int
    """How far one sees; where a die is rolled at set-up, what is added to it."""
    die: bool = False
    beyond: int = 2
    """The modifiers are for targets farther away than this."""
    fire: int = 0
    spotting: int = 0
    flares: int = 0
    """How many flares the player's men have between them."""
    carriers: tuple[str, ...] = ()
    """The men who may fire them; empty: any."""
    scatter: int | None = None
    """What is added to the d6 of a flare's scatter, where it is not the rulebook's figure."""
    rounds: tuple[Hex, ...] = ()
    """Ten hexes, one for each face of a d10, over which illumination rounds are fired."""
    mist: bool = False
    """Whether it is mist by day that cuts sight short: the rules are the same, the sheet is pale and not dark."""


@record
class Hurt:
    """A wound that one of the player's men brings with him from an earlier battle (16.0, 22.0)."""

    man: str
    kind: Literal["light", "bad"]
    bandaged: bool = False


@record
class Scenario:
    """A scenario sheet (22.0)."""

    id: str
    title: str
    date: str
    place: str
    briefing: tuple[str, ...]
    board: str
    turns: int
    hand: int
    compass_at: Hex
    compass_to: Hex
    """The hex beside `compass_at` that the compass marker's 1 points to (9.3)."""
    friendly_edge: Edge
    enemy_edge: Edge
    friendly_morale: Morale
    enemy_morale: Morale
    enemy_alert: bool
    enemy_prepared: bool
    large_battle: bool
    friendly_hidden: bool
    squads: tuple[tuple[str, ...], ...]
    """The lists of men to choose from: six are rolled for with a d6, one is simply taken (22.0)."""
    deployment: tuple[Hex, ...]
    """Where the player may set up his men."""
    cup: tuple[str, ...]
    """Ids of the enemies and dummies in the cup."""
    enemy_hexes: tuple[Hex, ...]
    """One enemy is drawn from the cup for each of these hexes."""
    points: Mapping[str, int]
    """What a fate is worth: see `combat.rules.victory`."""
    objectives: tuple[Objective, ...]
    verdicts: tuple[Verdict, ...]
    """From the best down."""
    options: tuple[Option, ...] = ()
    searches: tuple[str, ...] = ("captured-officer",)
    """Who may be searched for Papers: captured-officer, fallen-officer (7.15)."""
    wind: int = 0
    """Direction 1-6 of the wind marker; 0: rolled at set-up (9.3.1)."""
    night: Night | None = None
    artillery: tuple[Barrage, ...] = ()
    guns: tuple[GunSite, ...] = ()
    crews: tuple[Crew, ...] = ()
    hurt: tuple[Hurt, ...] = ()
    """The wounds with which the player's men come to the battle."""
    comrades: tuple[Comrade, ...] = ()
    exits: tuple[Edge, ...] = ()
    """Over which of the two sides' edges the player's men may leave the board as they please (9.5, 22.0)."""

    def barrage(self, id_: str) -> Barrage:
        """A strike of the scenario's by its id."""
        return next(barrage for barrage in self.artillery if barrage.id == id_)


@record
class Book:
    """Everything a game is played with."""

    scenario: Scenario
    board: Board
    figures: Mapping[str, Figure]
    weapons: Mapping[str, Weapon]
    friendly_cards: Mapping[int, FriendlyCard]
    enemy_cards: Mapping[int, EnemyCard]
    friendly_events: tuple[EventEntry, ...]
    enemy_events: tuple[EventEntry, ...]
    charts: Charts
    chosen: tuple[str, ...] = ()
    """Ids of the optional rules in force."""
    packs: tuple[str, ...] = ()
    """The packs whose content it was put together from, each with its version: "bocage 1.2"."""
