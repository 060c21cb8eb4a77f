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
    """Effects of an explosive as pairs of values: near and far (14.2), or in the hex and beside it (20.0)."""

    damage: tuple[int, int] = (0, 0)
    """Numbers of damage dice."""
    frag: tuple[int, int] = (0, 0)
    """Modifiers for fragments."""
    crater: tuple[int | None, int | None] = (None, None)
    """Highest results of a d10 that leave a crater; None where none is rolled (20.0)."""
    rubble: tuple[int | None, int | None] = (None, None)
    """Highest results of a d10 that make a building collapse; None where none is rolled (20.0)."""
    smoke: int = 0
    """Number of Smoke markers (18.0)."""


class Weapon(Record):
    """A weapon card (14.0); `kind` names its silhouette, `rates` are its rates of fire."""

    id: str
    name: str
    kind: str
    max_range: int
    """Maximum range in hexes."""
    bands: tuple[RangeBand, ...] = ()
    """Its range bands, the nearest first."""
    rates: tuple[int, ...] = ()
    slow: bool = False
    """Cannot use Rapid Fire (14.1a)."""
    heavy: bool = False
    very_heavy: bool = False
    belt_fed: bool = False
    """Operated by a crew (14.3)."""
    endless: bool = False
    """Never runs out of ammunition: pistols (13.0.8)."""
    blast: Blast | None = None
    """Set for grenades and artillery, which are not fired as in 13.0."""

    @property
    def is_firearm(self) -> bool:
        """Whether the weapon fires bullets, that is, has no blast."""
        return self.blast is None

    @property
    def is_artillery(self) -> bool:
        """Whether the weapon is a mortar or howitzer off the board."""
        return self.kind in ARTILLERY


class Skill(Record):
    """A man's Weapon Skill with one weapon."""

    weapon: str
    value: int


class Figure(Record):
    """Printed values of a figure (8.1, 8.2); a dummy has only its team."""

    id: str
    name: str
    rank: str
    side: Side
    team: Team
    number: int = 0
    """Initiative number printed on an enemy."""
    tq: int = 0
    """Troop Quality."""
    ldr: int = 0
    """Leadership Rating."""
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
    """One effect of a card or an event.

    `kind` is listed in `cards/immediate_effects` or `cards/lasting_effects`.
    """

    kind: str
    side: Literal["friendly", "enemy", "both"] = "both"
    """Whose men are affected."""
    team: str = ""
    """The only team affected; "" for all."""
    amount: int = 0
    """A modifier, or a number of men, cards, hexes or flares."""
    order: str = ""
    """The only order allowed; "" for any."""
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
    """Its result when drawn as a wound card (16.0)."""
    evac: bool = False
    """Its bad wound is marked Evac (16.0)."""


class EnemyRow(Record):
    """One line of an enemy card: order, directions, and the checks C and G in printed order (9.6)."""

    order: str
    directions: tuple[int, ...] = ()
    checks: str = ""


class EnemyCard(Record):
    """A card of the enemy's deck (9.1); rows are keyed by morale, from aggressive down to shaken."""

    serial: int
    """Printed serial number, the card's id."""
    initiative: int
    cover: Mapping[str, EnemyRow]
    """Rows for men in cover."""
    open: Mapping[str, EnemyRow]
    """Rows for men in the open."""
    rout: tuple[int, ...]
    """Map directions in which a man routs (17.2)."""
    berserk: tuple[int, ...]
    """Map directions in which a man goes berserk (17.3)."""


class OrderType(Record):
    """An order marker (6.0): what it lets a man do in each of the four impulses, and its modifiers.

    `figures` has one word for each impulse: none, must-1, must-2, may-1, fire, fire-else-move, melee, shift,
    move-or-shift, throw, launch.
    """

    id: str
    rule: str
    """The paragraph that explains it."""
    enemy_rule: str
    """The paragraph that explains it for enemies; "" for the same."""
    figures: tuple[str, str, str, str]
    ws: int = 0
    """Modifier to Weapon Skill."""
    may_fire: bool = False
    """Lets its man fire."""
    no_fire: bool = False
    """−A is printed on the marker: who has it cannot fire for as long as it lies on him (7.05 to 7.19)."""
    low: bool = False
    """Sneak, Hide, Rally, Reload: the man keeps low (11.07, 12.1)."""
    speed: int = 0
    """Move orders from slowest 1 (Sneak) to fastest 4 (Sprint) (17.3)."""
    ldr: int = 0
    """Change of its man's Leadership Rating (6.0)."""
    no_ldr: bool = False
    """−A is printed in its black box: its man leads nobody."""


class Cell(Record):
    """A cell of the Order/Terrain chart: a modifier to Weapon Skill.

    `check_only` (M on the chart): a hit causes only a Morale Check.
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
    """Modifiers of a wound to Troop Quality, Weapon Skill and Leadership, and the orders that it forbids (6.0,
    16.0).
    """

    tq: int
    ws: int
    forbids: tuple[str, ...]
    ldr: int = 0
    no_ldr: bool = False


class Numbers(Record):
    """Single numbers from the text of the rulebook; `assets/charts/numbers.toml` cites the paragraph of each."""

    hand_limit: int
    """Cards that the player may hold (4.0.1c)."""
    shot_heard: int
    """Hexes within which a shot alerts waiting men (9.8.1)."""
    comrade_near: int
    """Hexes within which a comrade who is hit, fights in melee or is alert alerts them (9.8.3, 9.8.7, 9.8.8)."""
    explosion_noticed: int
    """Hexes within which an explosion alerts them (9.8.5)."""
    check_reach: int
    """Hexes within which a friendly causes Charge and Grenade Checks (9.6), or is charged by a berserk man (17.2)."""
    blind_band: int
    """Hexes of distance to an obstacle for each blind hex behind it (12.1)."""
    heavy_on_the_run: int
    """WS modifier of a heavy weapon under Run & Gun (14.1)."""
    charge_reach: int
    """Hexes that a Charge covers (7.08)."""
    charge_bonus: int
    """TQ modifier of a blow under Charge (7.08, 15.0)."""
    unseen_bonus: int
    """TQ modifier of the first blow of a man who was not seen before (15.0)."""
    aim_reach: int
    """Maximum hexes to a grenade's target when it is chosen (7.09)."""
    throw_reach: int
    """Maximum hexes that a grenade is thrown (7.09)."""
    scatters_from: int
    """Least result with which a grenade scatters (7.09)."""
    unseen_scatter: int
    """Modifier to that roll if the target hex is not in sight (7.09)."""
    rally_led: int
    """TQ modifier of a Rally Check with a leader in reach (7.17)."""
    smoke: int
    """WS or TQ modifier for each Smoke marker on the line (18.0)."""
    fading_smoke: int
    """WS or TQ modifier for each Fading Smoke marker on the line (18.0)."""
    smoke_ldr: int
    """LDR modifier for each marker of either kind in a man's hex (18.0)."""
    flare_reach: int
    """Maximum hexes that a flare is fired (21.1)."""
    flare_light: int
    """Radius in hexes that a flare lights (21.1)."""
    flare_scatter: int
    """Modifier to the d6 of a flare's scatter, unless the scenario gives another (21.1)."""
    flare_dies_from: int
    """Least result with which a flare burns out at the end of a turn (21.1)."""
    gunner_alone: int
    """TQ modifier of an operator without his assistant's help, whose TQ counts as WS (14.3)."""
    nines_to_run_low: int
    """Nines in one attack of a helped operator that bring an ammunition marker (14.3)."""


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
