"""Fixed data of a game: the scenario, the map, the counters and the cards (20.0).

Immutable plain data. `games/command/content` builds it from content files. It is embedded whole in every journal, so
that an old game never needs the files it was started from. Mappings are in the order of their files.
"""

from collections.abc import Mapping
from typing import Literal

from combat.engine.kernel.deck import Card
from combat.engine.kernel.record import Record, field
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.board import Edge
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.fate_cards import FateCard
from combat.games.command.rules.figures import RadioFigure, Size, UnitFigure, WeaponFigure
from combat.games.command.rules.ground.ground_charts import SideTerrain, Terrain, WayKind, Work
from combat.games.command.rules.ground.ground_map import GroundMap
from combat.games.command.rules.switches import Options
from combat.games.command.rules.two_sides import Posture, Quality


class Nation(Record):
    """Values that all forces of a nation share."""

    id: str
    side: Seat
    discards: int
    """Number of cards that may be discarded in a turn without orders (3.2)."""
    no_quarter: tuple[str, ...] = ()
    """Nations against which No Quarter may be played; "any" for all (14.16)."""


class Chit(Record):
    """An objective chit (5.5)."""

    id: str
    kind: Literal["objective", "each", "exits-doubled", "eliminations-doubled", "all-five"]
    objective: int = 0
    vp: int = 0
    shown: bool = False
    """Whether the chit is placed open even when it is drawn as a secret chit."""


class Arm(Record):
    """A weapon of a force; the `Troop` that starts with it refers to its id."""

    id: str
    figure: str


class Troop(Record):
    """A unit of a force: placed at start in a fixed or chosen hex, or arriving at a Time space (20.2)."""

    id: str
    figure: str
    name: str = ""
    """Name of a leader; empty for other units."""
    weapon: str = ""
    """Id of the arm that the unit starts with."""
    hex: Hex | None = None
    """Fixed starting hex; None if the owner chooses it."""
    arrives: int = 0
    """Time space at which the unit arrives; 0 if it is present from the start."""
    spots: bool = False
    """Whether this leader is a mortar spotter (11.12)."""


class Support(Record):
    """A row of a support table (15.0). `what` lists the figure ids offered by a roll in its range."""

    low: int
    high: int
    what: tuple[str, ...]


class Force(Record):
    """One side of the scenario."""

    side: Seat
    nation: str
    posture: Posture
    quality: Quality
    orders: int
    """Most orders per turn (3.1)."""
    surrender: int
    """Space of the casualty track at which the side surrenders (4.4)."""
    edge: Edge
    """The side's friendly edge."""
    zone: tuple[Hex, ...]
    """Set-up zone."""
    team: str
    """Figure of the teams that replace its squads (6.10)."""
    troops: tuple[Troop, ...]
    arms: tuple[Arm, ...] = ()
    radio: str = ""
    """Figure of the radio that the side starts with; empty if none."""
    radio_arrives: int = 0
    holds: tuple[int, ...] = ()
    """Objectives that the side controls at the start."""
    secrets: int = 1
    """Number of secret chits drawn before the first turn."""
    works: tuple[tuple[str, int], ...] = ()
    """Works to set up in the zone, as pairs of kind and number."""
    support: tuple[Support, ...] = ()
    hero: str = ""
    """Figure that the event Hero brings; "" if none."""
    private: str = ""
    """Figure that the event Field Promotion brings."""
    pool: tuple[Arm, ...] = ()
    """Weapons, units and radios still available as support, each once: id and figure (15.0)."""
    names_spotter: bool = False
    """Whether the side names a mortar spotter after set-up (11.12); False in games begun before this choice was
    added."""
    scout: Arm | None = None
    """Scout that the side may take instead of naming a leader as spotter; None if it has too few mortars (11.12)."""


class RuleFigures(Record):
    """Numbers of the rules that belong to no other table."""

    hands: Mapping[Posture, int]
    stack: int
    """Most figures of a side in a hex without overstacking (6.9)."""
    sizes: Mapping[Size, int]
    """Figures per unit, by size."""
    time_spaces: int
    """Last space of the Time track."""
    casualty_spaces: int
    defender_vp: int
    """VP of a side in Defend at each time advance (4.2)."""
    boost: int
    """FP that an action adds before a fire roll (14.0)."""
    light_wounds_vp: int
    no_quarter_vp: int
    mines_fp: int
    bore_sighting_fp: int
    """Least printed FP of a weapon for Bore Sighting."""
    night_light: int
    """Radius lit by a starshell, in hexes (19.2)."""
    soft_ground: int
    """Change of the total of ordnance and batteries in soft ground, if the option is on (11.7)."""


class Book(Record):
    """All fixed data of one game."""

    scenario: str
    title: str
    year: int
    map: GroundMap
    forces: Mapping[Seat, Force]
    nations: Mapping[str, Nation]
    cards: Mapping[Card, FateCard]
    """All cards of both decks by number: 1-72 Axis, 101-172 Allies."""
    units: Mapping[str, UnitFigure]
    weapons: Mapping[str, WeaponFigure]
    radios: Mapping[str, RadioFigure]
    chits: Mapping[str, Chit]
    terrains: Mapping[str, Terrain]
    side_terrains: Mapping[str, SideTerrain]
    way_kinds: Mapping[str, WayKind]
    work_kinds: Mapping[str, Work]
    smoke: Mapping[int, int]
    """Number of smoke markers in the cup, by hindrance."""
    blazes: int
    """Number of blaze markers."""
    figures: RuleFigures
    initiative: Seat
    """Side that starts with the initiative card (3.7)."""
    first: Seat
    """Side that takes the first turn."""
    sets_up_first: Seat
    time: int = 0
    sudden_death: int = 6
    vp: int = 0
    """VP at the start; above 0 for the Axis, below 0 for the Allies."""
    open_chits: tuple[str, ...] = ()
    """Chits that the scenario opens at the start."""
    drawn_open: int = 0
    """Number of further chits that are drawn and opened at the start."""
    cup: tuple[str, ...] = ()
    """Chits from which the unnamed ones are drawn."""
    night: bool = False
    options: Options = field(default_factory=Options)

    def force(self, side: Seat) -> Force:
        """Return the force of a side."""
        return self.forces[side]
