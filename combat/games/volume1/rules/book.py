"""Fixed data of a game: the scenario and the components (3.0, 22.0).

Everything here is immutable plain data, read from content files by `games/volume1/content` and embedded whole
in every journal. An old game therefore never needs the files that it was started from.
"""

from collections.abc import Mapping
from typing import Literal

from combat.engine.kernel.record import Record, field
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.components import (
    ARTILLERY,
    ENEMY_TEAMS,
    FRIENDLY_TEAMS,
    MORALE_STATES,
    Blast,
    Cell,
    Charts,
    Edge,
    Effect,
    EnemyCard,
    EnemyRow,
    Figure,
    FriendlyCard,
    LeaderFigure,
    Morale,
    MoraleFigure,
    Numbers,
    OrderType,
    RangeBand,
    Side,
    Skill,
    Team,
    Weapon,
    WoundFigure,
)
from combat.games.volume1.rules.outcomes import Ending, Happening, LastTurns
from combat.games.volume1.rules.sites import Comrade, Crew, GunSite

__all__ = [
    "ARTILLERY", "ENEMY_TEAMS", "FRIENDLY_TEAMS", "MORALE_STATES", "Barrage", "Blast", "Book", "Cell", "Changes",
    "Charts", "Dice", "Edge", "Effect", "EnemyCard", "EnemyRow", "EventEntry", "Figure", "FriendlyCard",
    "Hurt", "LeaderFigure", "Morale", "MoraleFigure", "Night", "Numbers", "Objective", "Option", "OrderType",
    "RangeBand", "Scenario", "Side", "Skill", "Team", "Verdict", "Weapon", "WoundFigure",
]  # fmt: skip


class EventEntry(Record):
    """One line of an event table: the event for one result of a d10 (22.0)."""

    title: str
    text: str
    effects: tuple[Effect, ...] = ()


class Objective(Record):
    """Hexes worth points to the side that holds them at the end (22.0)."""

    id: str
    title: str
    hexes: tuple[Hex, ...]
    points: int
    who: str = ""
    """A man who lies hidden there and is seen on the board: who holds the hexes has him. He takes no part himself."""


class Verdict(Record):
    """A line of the victory table; it is reached with `at_least` points."""

    at_least: int
    title: str
    text: str
    won: bool


class Changes(Record):
    """Values of the scenario that an optional rule replaces; None and empty values change nothing (22.0)."""

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


class Dice(Record):
    """A number that is rolled for: the sum of `count` dice plus a constant; only the constant if there are no dice."""

    count: int = 0
    sides: int = 0
    plus: int = 0


class Barrage(Record):
    """An artillery strike available in a scenario: its weapon, number of shells and target hexes (20.0)."""

    id: str
    title: str
    side: Side
    weapon: str
    hexes: tuple[Hex, ...]
    """One for each face of a d10."""
    number: Dice = Dice(1, 6)
    scatter: Dice = Dice(1, 6)
    calls: int = 0
    """Number of times that the player may call it; cards and events call it besides."""
    turns: tuple[int, ...] = ()
    """The turns of its fire plan: it falls as they begin, called or not."""


class Option(Record):
    """An optional rule that the player may switch on before the game (22.0)."""

    id: str
    title: str
    text: str
    changes_victory: bool = False
    changes: Changes = Changes()


class Night(Record):
    """The night of a scenario: distances in hexes, modifiers (21.0), and flares (21.1)."""

    reach: int
    """Range of sight in hexes; if a die is rolled at set-up, the number added to it."""
    die: bool = False
    beyond: int = 0
    """The modifiers are for targets farther away than this."""
    fire: int = 0
    spotting: int = 0
    flares: int = 0
    """Number of flares that the player's men have between them."""
    carriers: tuple[str, ...] = ()
    """The men who may fire them; empty: any."""
    scatter: int | None = None
    """Number added to the d6 of a flare's scatter, if it is not the rulebook's."""
    rounds: tuple[Hex, ...] = ()
    """Ten hexes, one for each face of a d10, over which illumination rounds are fired."""
    mist: bool = False
    """Whether it is mist by day that cuts sight short: the rules are the same, the sheet is pale and not dark."""


class Hurt(Record):
    """A wound that one of the player's men has from an earlier battle (16.0, 22.0)."""

    man: str
    kind: Literal["light", "bad"]
    bandaged: bool = False


class Scenario(Record):
    """Data of a scenario, as on its printed sheet (22.0)."""

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
    """Hexes in which the player may set up."""
    cup: tuple[str, ...]
    """Ids of the enemies and dummies in the cup."""
    enemy_hexes: tuple[Hex, ...]
    """One enemy is drawn from the cup for each of these hexes."""
    points: Mapping[str, int]
    """Points for each fate: see `combat.games.volume1.rules.play.victory`."""
    objectives: tuple[Objective, ...]
    verdicts: tuple[Verdict, ...]
    """From the best down."""
    options: tuple[Option, ...] = ()
    searches: tuple[str, ...] = ("captured-officer",)
    """Those who may be searched for Papers: captured-officer, fallen-officer (7.15)."""
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
    endings: tuple[Ending, ...] = ()
    last_turns: LastTurns | None = None
    """Rolls for the last turn; without them, it is `turns`."""
    happenings: tuple[Happening, ...] = ()

    def barrage(self, id_: str) -> Barrage:
        """Return the scenario's artillery strike with an id; raise StopIteration if there is none."""
        return next(barrage for barrage in self.artillery if barrage.id == id_)


class Book(Record):
    """All content that a game uses, fixed before the first turn."""

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
