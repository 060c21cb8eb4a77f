"""What is fixed before the first turn: the scenario, and all that lies in the box (20.0).

Immutable plain data, put together from content files by `games/command/content` and embedded whole in every journal, so
that an old game never needs the files it was started from. Mappings are in the order of their files.
"""

from __future__ import annotations

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
    """What every force of a nation has in common."""

    id: str
    side: Seat
    discards: int
    """How many cards may be discarded in a turn without orders (3.2)."""
    no_quarter: tuple[str, ...] = ()
    """The nations against which No Quarter may be played; "any" for all (14.16)."""


class Chit(Record):
    """An objective chit (5.5)."""

    id: str
    kind: Literal["objective", "each", "exits-doubled", "eliminations-doubled", "all-five"]
    objective: int = 0
    vp: int = 0
    shown: bool = False
    """Whether it is open even where it was drawn as a secret one."""


class Arm(Record):
    """A weapon of a force; who begins with it says his `Troop`."""

    id: str
    figure: str


class Troop(Record):
    """A unit of a force: at start in a hex that is given or chosen, or arriving at a Time space (20.2)."""

    id: str
    figure: str
    name: str = ""
    """Of a leader."""
    weapon: str = ""
    """The id of the arm that it begins with."""
    hex: Hex | None = None
    """Where it must begin; None where its owner chooses."""
    arrives: int = 0
    """The Time space with which it comes in; 0 is there from the first."""
    spots: bool = False
    """Whether this leader is a mortar spotter (11.12)."""


class Support(Record):
    """A line of a support table: what a roll offers (15.0). `what` is a figure's id: a unit, a weapon or a radio."""

    low: int
    high: int
    what: tuple[str, ...]


class Force(Record):
    """A side of the scenario."""

    side: Seat
    nation: str
    posture: Posture
    quality: Quality
    orders: int
    """How many a turn at most (3.1)."""
    surrender: int
    """The space of the casualty track that ends the game (4.4)."""
    edge: Edge
    """The friendly edge."""
    zone: tuple[Hex, ...]
    """Where it sets up."""
    team: str
    """The figure of the teams into which its squads split (6.10)."""
    troops: tuple[Troop, ...]
    arms: tuple[Arm, ...] = ()
    radio: str = ""
    """The figure of its radio, if it has one from the first."""
    radio_arrives: int = 0
    holds: tuple[int, ...] = ()
    """The objectives that it controls at the start."""
    secrets: int = 1
    """How many secret chits it draws before the first turn."""
    works: tuple[tuple[str, int], ...] = ()
    """Works that it sets up in its zone: kind and number."""
    support: tuple[Support, ...] = ()
    hero: str = ""
    """The figure that the event Hero brings; "" for none."""
    private: str = ""
    """The figure that a field promotion brings."""
    pool: tuple[Arm, ...] = ()
    """Weapons, units and radios that support may still bring, each once: an id, and its figure (15.0)."""
    names_spotter: bool = False
    """Whether it names a mortar spotter when it has set up (11.12); games begun before there was that choice do not."""
    scout: Arm | None = None
    """The scout that it may take instead of naming one of its leaders; None where its mortars are too few (11.12)."""


class RuleFigures(Record):
    """The figures of the rules that are in no table of their own."""

    hands: Mapping[Posture, int]
    stack: int
    """Figures of a side in a hex before it is overstacked (6.9)."""
    sizes: Mapping[Size, int]
    """Figures of a unit."""
    time_spaces: int
    """The last space of the Time track."""
    casualty_spaces: int
    defender_vp: int
    """For a side in Defend, at each advance (4.2)."""
    boost: int
    """FP of an action before a fire roll (14.0)."""
    light_wounds_vp: int
    no_quarter_vp: int
    mines_fp: int
    bore_sighting_fp: int
    """The printed FP that a weapon needs for Bore Sighting."""
    night_light: int
    """How far a starshell lights (19.2)."""
    soft_ground: int
    """Added to the total of ordnance and batteries in soft ground, by the option (11.7)."""


class Book(Record):
    """One game's fixed facts."""

    scenario: str
    title: str
    year: int
    map: GroundMap
    forces: Mapping[Seat, Force]
    nations: Mapping[str, Nation]
    cards: Mapping[Card, FateCard]
    """All cards of both decks by their numbers, 1-72 and 101-172."""
    units: Mapping[str, UnitFigure]
    weapons: Mapping[str, WeaponFigure]
    radios: Mapping[str, RadioFigure]
    chits: Mapping[str, Chit]
    terrains: Mapping[str, Terrain]
    side_terrains: Mapping[str, SideTerrain]
    way_kinds: Mapping[str, WayKind]
    work_kinds: Mapping[str, Work]
    smoke: Mapping[int, int]
    """Hindrance -> how many markers of it are in the cup."""
    blazes: int
    """How many blaze markers there are."""
    figures: RuleFigures
    initiative: Seat
    """Who has the initiative card (3.7)."""
    first: Seat
    """Who has the first turn."""
    sets_up_first: Seat
    time: int = 0
    sudden_death: int = 6
    vp: int = 0
    """At the start; above 0 they are the Axis's, below 0 the Allies'."""
    open_chits: tuple[str, ...] = ()
    """Those that are open from the first by the scenario."""
    drawn_open: int = 0
    """How many more are drawn and opened."""
    cup: tuple[str, ...] = ()
    """The chits from which those are drawn that are not named."""
    night: bool = False
    options: Options = field(default_factory=Options)

    def force(self, side: Seat) -> Force:
        return self.forces[side]
