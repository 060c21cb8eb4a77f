"""Printed components: weapons, figures, cards and charts (3.0, 14.0).

Immutable plain data; `rules/book` combines it with a scenario.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.games.volume1.rules.terrain import TerrainType

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


LeaderFigure: TypeAlias = "OrderType | MoraleFigure | WoundFigure"
"""A row of a chart that may change a man's Leadership Rating (6.0)."""


class RangeBand(Record):
    """Modifier to Weapon Skill for distances from `near` to `far`, in hexes, both included (14.0)."""

    near: int
    far: int
    modifier: int


class Blast(Record):
    """Effects of an explosive as pairs: near and far (14.2), or in the hex and beside it (20.0)."""

    damage: tuple[int, int] = (0, 0)
    frag: tuple[int, int] = (0, 0)
    crater: tuple[int | None, int | None] = (None, None)
    """What a die must not exceed to leave a crater; None where none is rolled (20.0)."""
    rubble: tuple[int | None, int | None] = (None, None)
    """The same for a building that comes down."""
    smoke: int = 0


class Weapon(Record):
    """A weapon card (14.0): `kind` names its silhouette, `rates` lists its rates of fire."""

    id: str
    name: str
    kind: str
    max_range: int
    bands: tuple[RangeBand, ...] = ()
    rates: tuple[int, ...] = ()
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
        """Whether it fires bullets: it has no blast."""
        return self.blast is None

    @property
    def is_artillery(self) -> bool:
        """Whether it is a mortar or howitzer off the board."""
        return self.kind in ARTILLERY


class Skill(Record):
    """A man's Weapon Skill with one weapon."""

    weapon: str
    value: int


class Figure(Record):
    """A figure's printed values (8.1, 8.2); a dummy has only its team."""

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
        """Rank and name."""
        return f"{self.rank} {self.name}".strip()


class Effect(Record):
    """One effect of a card or an event; `kind` is listed in `cards/immediate_effects` or
    `cards/lasting_effects`.
    """

    kind: str
    side: Literal["friendly", "enemy", "both"] = "both"
    team: str = ""
    amount: int = 0
    order: str = ""
    of: str = ""
    """For discard cards: the roll that is made again or passed."""
    weapon: str = ""
    """For artillery: the one that fires; any that the scenario has if none is named (20.0)."""


class FriendlyCard(Record):
    """A card of the player's deck (5.1); `initiative` is None for the two pure event cards (5.1.3)."""

    number: int
    kind: Literal["order", "discard", "event"]
    title: str
    text: str
    initiative: tuple[int, int, int] | None
    effects: tuple[Effect, ...] = ()
    wound: Literal["close-call", "light", "bad", "kia"] = "close-call"
    evac: bool = False


class EnemyRow(Record):
    """One line of an enemy card: order, directions, and the checks C and G in the order printed (9.6)."""

    order: str
    directions: tuple[int, ...] = ()
    checks: str = ""


class EnemyCard(Record):
    """A card of the enemy's deck (9.1); rows are keyed by morale from aggressive down to shaken."""

    serial: int
    initiative: int
    cover: Mapping[str, EnemyRow]
    open: Mapping[str, EnemyRow]
    rout: tuple[int, ...]
    berserk: tuple[int, ...]


class OrderType(Record):
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
    no_fire: bool = False
    """−A is printed on the marker: who has it cannot fire for as long as it lies on him (7.05 to 7.19)."""
    low: bool = False
    """Sneak, Hide, Rally, Reload: the man keeps low (11.07, 12.1)."""
    speed: int = 0
    """Move orders from slowest 1 (Sneak) to fastest 4 (Sprint) (17.3)."""
    ldr: int = 0
    """What it changes of its man's Leadership Rating (6.0)."""
    no_ldr: bool = False
    """−A is printed in its black box: its man leads nobody."""


class Cell(Record):
    """A cell of the Order/Terrain chart: modifier to Weapon Skill; `check_only`: a hit is only a Morale Check
    (M).
    """

    modifier: int
    check_only: bool = False


class MoraleFigure(Record):
    """Modifiers of a morale state to Troop Quality, Weapon Skill and Leadership (6.0, 17.1)."""

    tq: int
    ws: int
    ldr: int = 0
    no_ldr: bool = False


class WoundFigure(Record):
    """Modifiers of a wound to TQ, WS and LDR, and the orders that it forbids (6.0, 16.0)."""

    tq: int
    ws: int
    forbids: tuple[str, ...]
    ldr: int = 0
    no_ldr: bool = False


class Numbers(Record):
    """Single numbers from the text of the rulebook; `assets/charts/numbers.toml` cites the paragraph of each."""

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
    smoke_ldr: int
    flare_reach: int
    flare_light: int
    flare_scatter: int
    flare_dies_from: int
    gunner_alone: int
    nines_to_run_low: int


class Charts(Record):
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
