"""State of a game: plain data, with ids instead of references, changed by `apply` only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, get_args

from combat.engine.kernel.game_state import GameState
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Record, field
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.volume1.rules.answers import OrderGiven
from combat.games.volume1.rules.book import Book, Effect, Figure, Morale, Side, Team
from combat.games.volume1.rules.lineup import Lineup, Men

Phase = Literal["set-up", "friendly-cards", "friendly-orders", "enemy-orders", "action", "end", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
"""All phases, in the order of a turn."""
Ammo = Literal["full", "low", "none"]
IMPULSES = 4
"""Impulses of an Action Phase (4.0)."""


class Clock(Record):
    """Position in the sequence of play (4.0), from which the game can be resumed.

    `place` is the index of the active team on the initiative track; `done` are its men who have acted in this impulse,
    and men of later teams who have acted with their carriers (7.18).
    """

    turn: int = 0
    phase: Phase = "set-up"
    impulse: int = 0
    place: int = 0
    done: tuple[str, ...] = ()

    @property
    def moment(self) -> Moment:
        """Time in the battle: turn, phase, impulse, and whether the battle is over."""
        return Moment(self.turn, PHASES.index(self.phase), self.impulse, self.phase == "over")


class Order(Record):
    """An order marker on a man: its id, and for an enemy the directions printed on the card (9.3)."""

    id: str
    directions: tuple[int, ...] = ()


class Wound(Record):
    """A wound marker (16.0)."""

    kind: Literal["light", "bad"]
    evac: bool = False
    bandaged: bool = False


class Bomb(Record):
    """A live grenade that lies on the board until the End Phase (14.2).

    `near` and `far` are the men under its Grenade Near and Grenade Far markers; a man who leaves the hex loses his
    marker.
    """

    weapon: str
    hex: Hex
    thrown_from: Hex
    near: tuple[str, ...] = ()
    far: tuple[str, ...] = ()


class Papers(Record):
    """A Papers marker (7.15): whose papers they are, and who carries them, or else the hex in which they lie."""

    of: str
    """The officer to whom they belonged."""
    man: str = ""
    hex: Hex | None = None


class Cloud(Record):
    """The smoke of one source: the hexes of its markers, from first to last (18.0).

    `value` is its final number of markers; the hex of a marker that drifted off the board is NOWHERE.
    """

    hexes: tuple[Hex, ...]
    value: int
    turn: int
    fading: bool = False
    weapon: str = ""
    """Id of the weapon that raised it; "" if unknown."""


class Smoke(Record):
    """The number of smoke markers in a hex, by side of the marker (18.0)."""

    full: int = 0
    fading: int = 0

    @property
    def markers(self) -> int:
        """Total number of markers, full and fading."""
        return self.full + self.fading


NO_SMOKE = Smoke()


class Flare(Record):
    """A burning flare, and the turn and impulse in which it was lit (21.1); impulse 0 is before the Action Phase."""

    hex: Hex
    turn: int
    impulse: int = 0


class Shell(Record):
    """An Artillery marker: where a shell will land, before or after its scatter (20.0)."""

    weapon: str
    hex: Hex


class Gun(Record):
    """A belt-fed weapon and its crew (14.3): a counter, or `built_in` to an enemy's counter.

    `hex` is where the counter lies while nobody operates it. A built-in weapon's ammunition is that of its operator.
    """

    id: str
    weapon: str
    hex: Hex = NOWHERE
    operator: str = ""
    assistant: str = ""
    ammo: Ammo = "full"
    built_in: bool = False


class Man(Record):
    """A man in the game, or a dummy.

    `hex` is None while he is not on the board; `fate` is why he will not return. `seen` means Spotted for a friendly
    man and Known for an enemy (8.1, 8.2).
    """

    id: str
    side: Side
    team: Team
    hex: Hex | None = None
    order: Order | None = None
    morale: Morale = "normal"
    wounds: tuple[Wound, ...] = ()
    ammo: Ammo = "full"
    seen: bool = False
    alert: bool = False
    fate: Literal["", "killed", "dummy", "fled", "escaped", "passed", "captured"] = ""
    """killed; dummy: turned over and removed; fled: off the enemy's edge (for a friendly: off his own) in Rout;
    escaped: off the own edge otherwise; passed: off the other side's edge; captured."""
    fell_at: Hex | None = None
    grenade: str = ""
    """The weapon id of a live grenade in his hand (7.09)."""
    aim: Hex | None = None
    """Hex of his Grenade Target marker."""
    held_by: str = ""
    """The guard of a man who has surrendered (17.4)."""
    leaves: bool = False
    """A guard under this turn's order goes without his prisoners (17.4)."""
    whom: str = ""
    """The man to whom his order applies: the patient of Medical Aid, the searched man, the carried comrade
    (7.14-7.18)."""
    carrier: str = ""
    """Id of the man who carried him this turn until both ducked back: he still acts in that man's activation (7.18)."""

    @property
    def on_board(self) -> bool:
        """Whether the man is on the board."""
        return self.hex is not None and not self.fate

    @property
    def place(self) -> Hex:
        """Hex of the man; NOWHERE if he has none."""
        return self.hex or NOWHERE


class State(GameState):
    """The whole game at one moment, including its book."""

    book: Book
    board: Board
    clock: Clock = field(default_factory=Clock)
    if TYPE_CHECKING:
        men: Men = field(default_factory=Men)
    else:
        men: dict[str, Man] = field(default_factory=dict)  # as it is read; `__post_init__` makes `Men` of it
    cup: frozenset[str] = frozenset()
    """Ids of the enemies and dummies still in the cup."""
    wind: int = 0
    """Compass number of the wind direction; 0 before it is set."""
    hand: tuple[int, ...] = ()
    """Numbers of the cards in the player's hand."""
    aside: tuple[int, ...] = ()
    """Cards won by Plan, taken up at the start of the next turn (5.0)."""
    deck: frozenset[int] = frozenset()
    """Undrawn friendly cards; unordered, for the next one is not fixed before it is drawn."""
    discards: tuple[int, ...] = ()
    played: int | None = None
    """The friendly card on the initiative track."""
    enemy_deck: frozenset[int] = frozenset()
    enemy_discards: tuple[int, ...] = ()
    enemy_cards: dict[str, int] = field(default_factory=dict)
    """Team -> serial of the card on its display (9.1)."""
    initiative: tuple[Team, ...] = ()
    values: dict[str, int] = field(default_factory=dict)
    """Team -> Initiative Value this turn."""
    effects: tuple[Effect, ...] = ()
    """Effects of cards and events until the end of the turn."""
    failed: frozenset[OrderGiven] = frozenset()
    """Men who failed this turn's check to be given an order: which man, and which (7.10, 7.17)."""
    earned: frozenset[OrderGiven] = frozenset()
    """Men who passed theirs: they need no other this turn (7.10, 7.11)."""
    impulse_hexes: dict[str, Hex] = field(default_factory=dict)
    """Hexes of the men when the impulse began, for 7.01: a target must be in sight from then.

    Men who were in a melee are left out: there is no line of sight into or out of it (15.0).
    """
    impulse_low: frozenset[str] = frozenset()
    """Those of them who kept low by their orders as the impulse began (11.07, 12.1)."""
    impulse_seen: frozenset[str] = frozenset()
    """The enemies that were known when the impulse began (7.01)."""
    melee: frozenset[Hex] = frozenset()
    """The hexes with a Melee marker (15.0)."""
    down_for_good: frozenset[str] = frozenset()
    """Men whose Duck Back was placed in Impulse 4: it is never turned to Hide (7.19b, 10.13a)."""
    charged_home: frozenset[str] = frozenset()
    """Men with Charge who have reached an enemy and need not fight him: they move no further (7.08, 10.08)."""
    bombs: tuple[Bomb, ...] = ()
    papers: tuple[Papers, ...] = ()
    """The Papers that have been found, those that were dropped again too (7.15)."""
    clouds: tuple[Cloud, ...] = ()
    """Laid by `lay_clouds` alone."""
    night: int = 0
    """Range of sight in hexes; 0 by day (21.0)."""
    flares: tuple[Flare, ...] = ()
    flares_left: int = 0
    """Flares that the player's men can still fire (21.1)."""
    strikes: tuple[str, ...] = ()
    """Ids of the barrages that were called and have yet to fall (20.0)."""
    shells: tuple[Shell, ...] = ()
    """The Artillery markers of the strike that is falling."""
    called: tuple[str, ...] = ()
    """Ids of the barrages that the player has called himself, one entry a call."""
    guns: dict[str, Gun] = field(default_factory=dict)
    """The belt-fed weapons by id: counters, and the enemy's built-in ones that have an assistant (14.3)."""
    verdict: str = ""
    points: int = 0
    conceded: bool = False
    """Whether the player has given the battle up."""
    last_turn: int = 0
    """The turn that was rolled to be the last; 0: none was."""
    held: dict[str, int] = field(default_factory=dict)
    """Objective -> at the end of how many turns running it was held; of those that an ending names (22.0)."""
    happened: tuple[str, ...] = ()
    """Ids of the happenings that have come."""
    ended_by: int | None = None
    """The ending of the scenario that was reached."""
    smoke: dict[Hex, Smoke] = field(default_factory=dict)
    """Hex -> its smoke markers: what the clouds come to, whatever is given here, and kept in no save (18.0)."""

    def __post_init__(self) -> None:
        self.men = Men(self.men)
        self.lay_clouds(self.clouds)

    def lay_clouds(self, clouds: tuple[Cloud, ...]) -> None:
        """Set the clouds of smoke, and update the number of markers in each hex (18.0)."""
        self.clouds, self.smoke = clouds, {}
        for cloud in clouds:
            for hex_ in filter(None, cloud.hexes):
                was = self.smoke.get(hex_, NO_SMOKE)
                full, fading = (was.full, was.fading + 1) if cloud.fading else (was.full + 1, was.fading)
                self.smoke[hex_] = Smoke(full, fading)

    def figure(self, man: str) -> Figure:
        """Return a man's printed values."""
        return self.book.figures[man]

    @property
    def active_team(self) -> Team | None:
        """The team whose turn it is to act; None outside the Action Phase."""
        clock = self.clock
        if clock.phase != "action" or clock.place >= len(self.initiative):
            return None
        return self.initiative[clock.place]

    def lineup(self) -> Lineup:
        """Return the index of the men on the board."""
        return self.men.known or self.men.lineup()

    def team(self, team: str) -> Sequence[Man]:
        """Return the men of a team on the board who are not prisoners."""
        return (self.men.known or self.men.lineup()).team.get(team, ())  # `lineup`, inlined for speed

    def on_board(self, side: Side | None = None) -> Sequence[Man]:
        """Return the men on the board who are not prisoners, of one side or (None) of both."""
        if side is not None:
            return (self.men.known or self.men.lineup()).free[side]
        return [man for man in self.men.values() if man.hex is not None and not man.fate and not man.held_by]

    def men_in(self, hex_: Hex) -> list[Man]:
        """Return all men in a hex, including prisoners."""
        return [man for man in self.men.values() if man.hex == hex_ and not man.fate]
