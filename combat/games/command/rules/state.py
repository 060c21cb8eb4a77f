"""The state of a game: plain data, ids instead of links, written by `apply` alone."""

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
"""What a fire mission brings down (13.3, 19.2)."""
Fate = Literal["", "waiting", "eliminated", "gone"]
"""Of a unit: in play or to be set up; to arrive at a Time space; on the casualty track; out of the game for good."""

TEAM_MARK = "."
"""What stands between a squad's id and the number of a team that it was replaced by: "g-line-1.1"."""
HIDDEN_CHIT = "?"
"""What stands in a view for a chit that its seat may not know; no chit has this id."""


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
    """The id of the weapon that it carries."""
    activated: bool = False
    """Whether it has been activated in this turn (8.2)."""
    spots: bool = False
    """Whether it fires friendly mortars that it sees for (11.12)."""
    fate: Fate = ""
    space: int = 0
    """The Time space with which one that waits arrives."""

    @property
    def on_map(self) -> bool:
        return bool(self.hex) and not self.fate


class Weapon(Record):
    """A support weapon; its carrier knows that he has it."""

    id: str
    figure: str
    side: Seat
    broken: bool = False
    boxed: bool = False
    """Whether it lies in the weapon box: eliminated, unless it is fetched again (7.3)."""


class Radio(Record):
    """A side's radio (7.7). One that waits comes with a Time space."""

    figure: str
    broken: bool = False
    space: int = 0


class Order(Record):
    """The order that is being carried out (8.0); what it has of the fields depends on its kind."""

    kind: OrderKind
    side: Seat
    card: Card
    stage: str = ""
    """How far it has come; "melees" is the last stage of every order."""
    units: tuple[str, ...] = ()
    """Who was activated for it."""
    done: tuple[str, ...] = ()
    """Who has finished it, or the pieces that have fired."""
    shelled: tuple[Hex, ...] = ()
    """The hexes of the area on which shells have come down (13.5)."""
    group: tuple[str, ...] = ()
    """Who is moving together just now (9.3)."""
    cost: int = 0
    """What the hex costs that the group has set out for."""
    spent: tuple[tuple[str, int], ...] = ()
    """Movement points by unit (9.2)."""
    on_road: tuple[str, ...] = ()
    """Who has entered a road in this order (17.3)."""
    stops: bool = False
    """Whether the group may go no further, by wire (18.4)."""
    expense: int = 0
    """How often points were spent to enter a hex in this order."""
    shot_at: int = 0
    """The last expense that was fired at (9.6)."""
    answering: tuple[str, ...] = ()
    """The opponent's units that were activated for Op Fire in this order."""
    target: Seat = ""
    """Whose units rout."""
    rolls: tuple[str, ...] = ()
    """Who has yet to roll, of those who were counted when the order was given."""
    escort: tuple[str, ...] = ()
    """Leaders who go along with a retreat of their own will (12.5)."""
    left: int = 0
    """How many hexes the group has yet to retreat (12.6)."""
    helped: tuple[tuple[Hex, int], ...] = ()
    """What leaders have declared in a rout: hex and sum (12.4)."""
    hex: Hex = NOWHERE
    """Where the group has set out for, NOWHERE off the map; the spotting round of a fire mission."""
    fires: Mission = ""
    area: tuple[Hex, ...] = ()
    """The hexes that a fire mission comes down on (13.5)."""

    def spent_by(self, unit: str) -> int:
        return next((points for who, points in self.spent if who == unit), 0)


AttackKind = Literal["fire", "op-fire", "assault-fire", "mines", "impact"]


class Attack(Record):
    """An attack from its declaration until the last defence roll (11.0)."""

    kind: AttackKind
    side: Seat
    """Who attacks, and rolls."""
    hexes: tuple[Hex, ...]
    """The hex that is fired at, or both with Spray Fire."""
    pieces: tuple[str, ...] = ()
    """Units and weapons that fire together, the base first."""
    smoke: bool = False
    indirect: bool = False
    """Whether it comes from a mortar or battery."""
    flames: bool = False
    hit: bool = False
    """Whether its targeting roll has hit, or none is needed (11.9)."""
    sum: Ledger = ()
    """What the FP is made of: so far, and once it was rolled as it was then."""
    used: tuple[str, ...] = ()
    """Actions that were played on it."""
    card: Card = 0
    """The roll; 0 before it."""
    total: int = 0
    """FP and roll, less what Concealment has taken off since (14.05)."""
    lowered: tuple[tuple[Hex, int], ...] = ()
    """What the total is changed by in a hex: bursts in trees, soft ground (11.7)."""
    waiting: tuple[str, ...] = ()
    """Who has yet to roll for defence."""
    defending: str = ""
    """Who rolls for it just now."""
    only: tuple[str, ...] = ()
    """Whom mines attack; empty: everybody in the hex."""

    def total_in(self, hex_: Hex) -> int:
        """The total as it stands for a hex."""
        return self.total + sum(amount for where, amount in self.lowered if where == hex_)


class Melee(Record):
    """A melee whose strengths are fixed, until it is over (10.4)."""

    hex: Hex
    sums: tuple[tuple[Seat, Ledger], ...]
    """The strength of each side."""
    totals: tuple[tuple[Seat, int], ...] = ()
    """What each side has come to that has rolled."""


class Places(NamedTuple):
    """Who is where, read off the units at once. Its lists are never written into: whoever has one may go on with it."""

    in_hex: dict[Seat, dict[Hex, list[Unit]]]
    """By side; the hexes are in no order."""
    on_map: dict[Seat, list[Unit]]
    """By side."""
    carriers: dict[str, Unit]
    """Weapon -> who carries it."""

    @classmethod
    def of(cls, units: Iterable[Unit]) -> Places:
        """Those of some units, everywhere in the order in which they are listed."""
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
        """Put a unit in the place of what it was; False if it came or went, so that all must be read anew."""
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
        """A unit that is on the map stands in another hex of it now."""
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
    """The units by their ids. It knows who is where from the first question until one of them comes or goes."""

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
        """Who is where; not to be written into."""
        found = self.known = self.known or Places.of(self.values())
        return found

    def on_map(self) -> list[Unit]:
        """Those of both sides on the map, in the order in which they are listed; not to be written into."""
        if self._everybody is None:
            self._everybody = [unit for unit in self.values() if unit.on_map]
        return self._everybody

    def copy(self) -> dict[str, Unit]:
        """The same units as a plain dict: whatever keeps a state need not know who is where."""
        return dict(self)


class State(GameState):
    """A whole game at one moment."""

    book: Book
    phase: Phase = "set-up"
    turn: int = 0
    """Player turns so far, that of the moment included."""
    active: Seat = ""
    given: int = 0
    """Orders given in this turn."""
    passed: bool = False
    """Whether this turn is one of discarding (3.2)."""
    closing: bool = False
    """Whether the active side is through, and fills its hand (3.4)."""
    spent: tuple[Seat, ...] = ()
    """The players who have had a Recover or a Rout in this turn (12.1)."""
    order: Order | None = None
    attack: Attack | None = None
    too_weak: tuple[Shot, ...] = ()
    """Shots that were given up as too weak since the last card or step (11.4)."""
    melees: tuple[Melee, ...] = ()
    """Those under way; a later one is fought in the middle of the one before, within a trigger of its roll."""
    trigger: Trigger = ""
    """What is being carried out before a roll takes effect (2.5)."""
    time: int = 0
    sudden_death: int = 0
    vp: int = 0
    """Above 0 the Axis's, below 0 the Allies'."""
    initiative: Seat = ""
    units: dict[str, Unit] = field(default_factory=dict)
    weapons: dict[str, Weapon] = field(default_factory=dict)
    radios: dict[Seat, Radio] = field(default_factory=dict)
    radios_brought: tuple[str, ...] = ()
    """Radios of the pools that support has brought, each once (15.0)."""
    hands: dict[Seat, tuple[Card, ...]] = field(default_factory=dict)
    """In the order in which cards came; in a view the opponent's are UNKNOWN."""
    decks: dict[Seat, Deck] = field(default_factory=dict)
    casualties: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    """Units by the spaces of their side's track, "" for an empty one (5.1)."""
    surrender: dict[Seat, int] = field(default_factory=dict)
    control: dict[int, Seat] = field(default_factory=dict)
    """Objective -> who controls it; "" for nobody (5.4)."""
    unclaimed: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Objective -> units that stand there alone by a late event; none of them takes it before it has left (4.6)."""
    open_chits: tuple[str, ...] = ()
    secrets: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    """Chits that only their owner sees (5.5)."""
    unpaid: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Open chit -> the objectives whose holder has had no points for it, as a late event opened it (4.6)."""
    owed: tuple[str, ...] = ()
    """Chits that were secret until a late event opened them: they score at the end (4.6)."""
    cup: frozenset[str] = frozenset()
    """Chits that may still be drawn; in a view those with them that lie hidden with the opponent."""
    smoke: dict[Hex, int] = field(default_factory=dict)
    """Hex -> the number of its marker: ten times the hindrance, and which of these it is (18.5)."""
    smoke_cup: frozenset[int] = frozenset()
    blazes: frozenset[Hex] = frozenset()
    works: dict[Hex, str] = field(default_factory=dict)
    works_left: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    """Works that a side has yet to set up."""
    starshells: tuple[Hex, ...] = ()
    alone: dict[Hex, Seat] = field(default_factory=dict)
    """Pillbox or bunker -> who was alone in it last (10.5)."""
    winner: Seat = ""
    ended: str = ""
    """How: "surrender", "wiped-out", "exited", "sudden-death", "five-objectives", "conceded"; "" while it goes on."""

    # -- what is where ----------------------------------------------------------------------------------------------

    def figure(self, unit: Unit) -> UnitFigure:
        return self.book.units[unit.figure]

    def printed(self, unit: Unit) -> Strength:
        """The values of the side that is up."""
        figure = self.book.units[unit.figure]
        return figure.broken if unit.broken else figure.whole

    def weapon_figure(self, weapon: str) -> WeaponFigure:
        return self.book.weapons[self.weapons[weapon].figure]

    def places(self) -> Places:
        """Who is where."""
        units = self.units
        if units.__class__ is Units:
            return units.known or units.places()
        return self._listed().places()

    def _listed(self) -> Units:
        """The units, from now on as those who know who is where."""
        units = self.units
        if not isinstance(units, Units):
            units = self.units = Units(units)
        return units

    def carrier(self, weapon: str) -> Unit | None:
        """Who carries a weapon."""
        return self.places().carriers.get(weapon)

    def card(self, card: Card) -> FateCard:
        return self.book.cards[card]

    def on_map(self, side: Seat = "") -> Sequence[Unit]:
        """The units on the map (of one side), in the order in which they were listed."""
        return self.places().on_map[side] if side else self._listed().on_map()

    def units_in(self, hex_: Hex, side: Seat = "") -> Sequence[Unit]:
        """The units in a hex (of one side)."""
        in_hex = self.places().in_hex
        if side:
            return in_hex[side].get(hex_, ())
        ours, theirs = [in_hex[each].get(hex_, ()) for each in SIDES]
        if ours and theirs:
            return [unit for unit in self.units.values() if unit.hex == hex_ and not unit.fate]
        return ours or theirs

    def inactive(self) -> Seat:
        return other_side(self.active)

    def points(self, side: Seat) -> int:
        """Victory points as a side counts them: below 0 where the opponent has more."""
        return self.vp if side == "axis" else -self.vp
