"""Mutable state of a game: plain data, ids instead of references, changed only by `apply`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

from combat.engine.kernel.deck import Card, Deck
from combat.engine.kernel.game_state import GameState
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.record import Record, field
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.command.rules.answers import Shot
from combat.games.command.rules.book import Book
from combat.games.command.rules.fate_cards import FateCard, OrderKind, Trigger
from combat.games.command.rules.figures import Strength, UnitFigure, WeaponFigure
from combat.games.command.rules.two_sides import SIDES, other_side

Phase = Literal["set-up", "turn", "over"]
Mission = Literal["", "shells", "smoke", "starshell"]
"""Effect of a fire mission (13.3, 19.2)."""
Fate = Literal["", "waiting", "eliminated", "gone"]
"""Status of a unit: in play or not yet set up; arriving at a Time space; on the casualty track; permanently out."""

TEAM_MARK = "."
"""Separator between a squad's id and the number of a team that replaced it: "g-line-1.1"."""
HIDDEN_CHIT = "?"
"""Placeholder in a view for a chit that is hidden from the seat; no chit has this id."""


class Unit(Record):
    """A squad, team or leader."""

    id: str
    figure: str
    side: Seat
    name: str = ""
    hex: Hex = NOWHERE
    broken: bool = False
    suppressed: bool = False
    veteran: bool = False
    weapon: str = ""
    """Id of the weapon that it carries."""
    activated: bool = False
    """Whether it was activated this turn (8.2)."""
    spots: bool = False
    """Whether it spots for friendly mortars (11.12)."""
    fate: Fate = ""
    """Its status; "" in play or before it is set up."""
    space: int = 0
    """Time space at which a waiting unit arrives."""

    @property
    def on_map(self) -> bool:
        """Return whether the unit is on the map, neither waiting nor eliminated."""
        return bool(self.hex) and not self.fate


class Weapon(Record):
    """A support weapon; the carrying unit refers to it, not the reverse."""

    id: str
    figure: str
    side: Seat
    broken: bool = False
    boxed: bool = False
    """Whether it is in the weapon box: eliminated, unless it is recovered (7.3)."""


class Radio(Record):
    """A side's radio (7.7); `space` is the Time space at which a waiting one arrives."""

    figure: str
    broken: bool = False
    space: int = 0


class Order(Record):
    """The order in progress (8.0); which fields are used depends on its kind."""

    kind: OrderKind
    side: Seat
    card: Card
    stage: str = ""
    """Progress of the order; "melees" is the last stage of every order."""
    units: tuple[str, ...] = ()
    """Units activated for it."""
    done: tuple[str, ...] = ()
    """Units that have finished it, or pieces that have fired."""
    shelled: tuple[Hex, ...] = ()
    """Hexes of the area already shelled (13.5)."""
    group: tuple[str, ...] = ()
    """Units moving together in the current step (9.3)."""
    cost: int = 0
    """Movement points of the hex that the group is entering."""
    spent: tuple[tuple[str, int], ...] = ()
    """Movement points spent, by unit (9.2)."""
    on_road: tuple[str, ...] = ()
    """Units that entered a road during this order (17.3)."""
    stops: bool = False
    """Whether wire ends the group's move (18.4)."""
    expense: int = 0
    """Number of times that points were spent to enter a hex during this order."""
    shot_at: int = 0
    """Last `expense` that was fired at (9.6)."""
    answering: tuple[str, ...] = ()
    """Opposing units activated for Op Fire during this order."""
    target: Seat = ""
    """Side whose units rout."""
    rolls: tuple[str, ...] = ()
    """Units still to roll; the list was made when the order was given."""
    escort: tuple[str, ...] = ()
    """Leaders that voluntarily accompany a retreat (12.5)."""
    left: int = 0
    """Hexes that the group still has to retreat (12.6)."""
    helped: tuple[tuple[Hex, int], ...] = ()
    """Leaders' contributions declared in a rout: hex and sum (12.4)."""
    hex: Hex = NOWHERE
    """Hex that the group is entering, NOWHERE if it leaves the map; or the spotting round of a fire mission."""
    fires: Mission = ""
    area: tuple[Hex, ...] = ()
    """Target hexes of a fire mission (13.5)."""

    def spent_by(self, unit: str) -> int:
        """Return the movement points that a unit has spent in this order; 0 if none."""
        return next((points for who, points in self.spent if who == unit), 0)


AttackKind = Literal["fire", "op-fire", "assault-fire", "mines", "impact"]


class Attack(Record):
    """An attack from its declaration to the last defence roll (11.0)."""

    kind: AttackKind
    side: Seat
    """The attacking side, which rolls."""
    hexes: tuple[Hex, ...]
    """Target hex; two with Spray Fire."""
    pieces: tuple[str, ...] = ()
    """Units and weapons that fire together, the base piece first."""
    smoke: bool = False
    indirect: bool = False
    """Whether it comes from a mortar or battery."""
    flames: bool = False
    hit: bool = False
    """Whether its targeting roll has hit, or none is needed (11.9)."""
    sum: Ledger = ()
    """Terms of the FP; the roll fixes them."""
    used: tuple[str, ...] = ()
    """Actions played on it."""
    card: Card = 0
    """Card of the roll; 0 before the roll."""
    total: int = 0
    """FP plus roll, less what Concealment has subtracted since (14.05)."""
    lowered: tuple[tuple[Hex, int], ...] = ()
    """Change of the total per hex: tree bursts, soft ground (11.7)."""
    waiting: tuple[str, ...] = ()
    """Units still to roll for defence."""
    defending: str = ""
    """Unit that is rolling for defence now."""
    only: tuple[str, ...] = ()
    """Units that mines attack; empty for all units in the hex."""

    def total_in(self, hex_: Hex) -> int:
        """Return the attack total that applies in a hex, after what has lowered it there."""
        return self.total + sum(amount for where, amount in self.lowered if where == hex_)


class Melee(Record):
    """A melee from the moment its strengths are fixed until it is over (10.4)."""

    hex: Hex
    sums: tuple[tuple[Seat, Ledger], ...]
    """Strength of each side."""
    totals: tuple[tuple[Seat, int], ...] = ()
    """Results of the sides that have rolled."""


class Places(NamedTuple):
    """Index of units by place. Its lists are never changed in place, so a caller may iterate over them safely."""

    in_hex: dict[Seat, dict[Hex, list[Unit]]]
    """Units by side and hex; the hexes are unordered."""
    on_map: dict[Seat, list[Unit]]
    """Units on the map by side."""
    carriers: dict[str, Unit]
    """Carrying unit by weapon id."""

    @classmethod
    def of(cls, units: Iterable[Unit]) -> Places:
        """Return the index of some units, without eliminated ones; each list is in the order of `units`."""
        in_hex: dict[Seat, dict[Hex, list[Unit]]] = {side: {} for side in SIDES}
        on_map: dict[Seat, list[Unit]] = {side: [] for side in SIDES}
        carriers: dict[str, Unit] = {}
        for unit in units:
            if unit.fate:
                continue
            if unit.weapon:
                carriers.setdefault(unit.weapon, unit)
            hex_, side = unit.hex, unit.side
            held = in_hex[side]
            if hex_ in held:
                held[hex_].append(unit)
            else:
                held[hex_] = [unit]
            if hex_:
                on_map[side].append(unit)
        return cls(in_hex, on_map, carriers)

    def rewrite(self, was: Unit, unit: Unit) -> bool:
        """Replace a unit by its new version in the index; return False, without changes, if the index must be rebuilt.

        That is so if the unit arrives or leaves, or if its fate, weapon, side or id changes.
        """
        here, hex_, side = was.hex, unit.hex, unit.side
        if (was.fate, was.weapon, was.side, was.id) != (unit.fate, unit.weapon, side, unit.id):
            return False
        if here is not hex_ and not (here and hex_):
            return False
        if not unit.fate:
            if self.carriers.get(unit.weapon) is was:
                self.carriers[unit.weapon] = unit
            if hex_:
                self.on_map[side] = _instead(self.on_map[side], was, unit)
            held = self.in_hex[side]
            if here is hex_:
                held[hex_] = _instead(held[hex_], was, unit)
            else:
                self._go(held, was, unit)
        return True

    def _go(self, held: dict[Hex, list[Unit]], was: Unit, unit: Unit) -> None:
        """Move a unit to another hex of the map."""
        left = [each for each in held.pop(was.hex) if each is not was]
        if left:
            held[was.hex] = left
        hex_ = unit.hex
        held[hex_] = [each for each in self.on_map[unit.side] if each.hex == hex_] if hex_ in held else [unit]


def _instead(units: list[Unit], was: Unit, unit: Unit) -> list[Unit]:
    found = units.copy()
    found[units.index(was)] = unit
    return found


class Units(dict[str, Unit]):
    """Units by id, with an index of places that is built on demand and dropped when a unit arrives or leaves."""

    __slots__ = ("_everybody", "known")

    def __init__(self, units: Any = ()) -> None:
        super().__init__(units)
        self.known: Places | None = None
        self._everybody: list[Unit] | None = None

    def __setitem__(self, id_: str, unit: Unit) -> None:
        self._everybody = None
        if self.known is not None and not (id_ in self and self.known.rewrite(self[id_], unit)):
            self.known = None
        super().__setitem__(id_, unit)

    def places(self) -> Places:
        """Return the index of places, built if necessary; callers must not change it."""
        found = self.known = self.known or Places.of(self.values())
        return found

    def on_map(self) -> list[Unit]:
        """Return all units on the map, in the order of the dict; callers must not change the list."""
        if self._everybody is None:
            self._everybody = [unit for unit in self.values() if unit.on_map]
        return self._everybody

    def copy(self) -> dict[str, Unit]:
        """Return the units as a plain dict, without the index."""
        return dict(self)


class State(GameState):
    """Complete state of a game at one moment."""

    book: Book
    phase: Phase = "set-up"
    turn: int = 0
    """Player turns so far, including the current one."""
    active: Seat = ""
    given: int = 0
    """Orders given this turn."""
    passed: bool = False
    """Whether the active side discards this turn (3.2)."""
    closing: bool = False
    """Whether the active side has finished and is refilling its hand (3.4)."""
    spent: tuple[Seat, ...] = ()
    """Sides that have had a Recover or a Rout this turn (12.1)."""
    order: Order | None = None
    attack: Attack | None = None
    too_weak: tuple[Shot, ...] = ()
    """Shots given up as too weak since the last card or step (11.4)."""
    melees: tuple[Melee, ...] = ()
    """Melees in progress; the last is being fought, begun by a trigger during a roll of the one before."""
    trigger: Trigger = ""
    """Trigger being carried out before a roll takes effect (2.5)."""
    time: int = 0
    sudden_death: int = 0
    vp: int = 0
    """Victory points; above 0 for the Axis, below 0 for the Allies."""
    initiative: Seat = ""
    units: dict[str, Unit] = field(default_factory=dict)
    weapons: dict[str, Weapon] = field(default_factory=dict)
    radios: dict[Seat, Radio] = field(default_factory=dict)
    radios_brought: tuple[str, ...] = ()
    """Radios of the pools already brought by support, each once (15.0)."""
    hands: dict[Seat, tuple[Card, ...]] = field(default_factory=dict)
    """Hand cards in the order in which they were drawn; in a view, the opponent's are UNKNOWN."""
    decks: dict[Seat, Deck] = field(default_factory=dict)
    casualties: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    """Units by space of their side's casualty track; "" for an empty space (5.1)."""
    surrender: dict[Seat, int] = field(default_factory=dict)
    control: dict[int, Seat] = field(default_factory=dict)
    """Controlling side by objective; "" for nobody (5.4)."""
    unclaimed: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Units alone on an objective after a late event, by objective; they cannot take it before they leave it (4.6)."""
    open_chits: tuple[str, ...] = ()
    secrets: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    """Secret chits, visible only to their owner (5.5)."""
    unpaid: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Objectives, by open chit, whose holder got no points for it, because a late event opened it (4.6)."""
    owed: tuple[str, ...] = ()
    """Secret chits opened by a late event; they score at the end (4.6)."""
    cup: frozenset[str] = frozenset()
    """Chits that can still be drawn; in a view, including the opponent's secret ones."""
    smoke: dict[Hex, int] = field(default_factory=dict)
    """Smoke marker by hex: ten times the hindrance, plus a serial number (18.5)."""
    smoke_cup: frozenset[int] = frozenset()
    blazes: frozenset[Hex] = frozenset()
    works: dict[Hex, str] = field(default_factory=dict)
    works_left: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    """Works that a side has still to set up."""
    starshells: tuple[Hex, ...] = ()
    alone: dict[Hex, Seat] = field(default_factory=dict)
    """Last sole occupying side of each pillbox or bunker (10.5)."""
    winner: Seat = ""
    ended: str = ""
    """Way in which the game ended: a word of `endings.ENDS`; "" while it is in progress."""

    # -- queries
    # ---------------------------------------------------------------------------------------------------------

    def figure(self, unit: Unit) -> UnitFigure:
        """Return the printed values of a unit's counter."""
        return self.book.units[unit.figure]

    def printed(self, unit: Unit) -> Strength:
        """Return the printed values of the side of a unit's counter that is up: whole or broken."""
        figure = self.book.units[unit.figure]
        return figure.broken if unit.broken else figure.whole

    def weapon_figure(self, weapon: str) -> WeaponFigure:
        """Return the printed values of a weapon's counter."""
        return self.book.weapons[self.weapons[weapon].figure]

    def places(self) -> Places:
        """Return the index of units by place; callers must not change it."""
        units = self.units
        if units.__class__ is Units:
            return units.known or units.places()
        return self._listed().places()

    def _listed(self) -> Units:
        """Return the units as an indexed `Units`, converting them on first use."""
        units = self.units
        if not isinstance(units, Units):
            units = self.units = Units(units)
        return units

    def carrier(self, weapon: str) -> Unit | None:
        """Return the unit that carries a weapon; None if it has no carrier."""
        return self.places().carriers.get(weapon)

    def card(self, card: Card) -> FateCard:
        """Return the fate card with a number; raise KeyError if it is unknown to the viewer."""
        return self.book.cards[card]

    def on_map(self, side: Seat = "") -> Sequence[Unit]:
        """Return the units on the map, of one side if given, in the order of `units`."""
        return self.places().on_map[side] if side else self._listed().on_map()

    def units_in(self, hex_: Hex, side: Seat = "") -> Sequence[Unit]:
        """Return the units in a hex, of one side if given; empty if none."""
        in_hex = self.places().in_hex
        if side:
            return in_hex[side].get(hex_, ())
        ours, theirs = [in_hex[each].get(hex_, ()) for each in SIDES]
        if ours and theirs:
            return [unit for unit in self.units.values() if unit.hex == hex_ and not unit.fate]
        return ours or theirs

    def inactive(self) -> Seat:
        """Return the side whose turn it is not."""
        return other_side(self.active)

    def points(self, side: Seat) -> int:
        """Return the victory points from a side's point of view; negative if the opponent is ahead."""
        return self.vp if side == "axis" else -self.vp
