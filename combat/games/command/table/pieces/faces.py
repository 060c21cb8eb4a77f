"""What a counter, a marker or a card shows: plain values, ready to be printed."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.fate_cards import Trigger
from combat.games.command.rules.two_sides import Quality

Build = Literal["squad", "team", "leader", "hero", "private", "scout"]
Part = Literal["order", "action"]
"""What of a card of the hand can be played."""


class Values(Record):
    """The figures of one side of a unit's counter, and which of them stand in a box (6.1)."""

    fp: int
    range: int
    move: int
    morale: int
    command: int = 0
    assault: bool = False
    spray: bool = False
    smoke: bool = False


class WeaponFace(Record):
    """A weapon's counter; a radio is one without a range."""

    id: str
    nation: str
    side: Seat
    icon: str
    name: str
    fp: int
    range: int = 0
    nearest: int = 1
    move: int = 0
    spray: bool = False
    assault: bool = False
    ordnance: bool = False
    """White band: it has to hit first (7.4)."""
    smoke: bool = False
    broken: bool = False
    selected: bool = False

    @property
    def radio(self) -> bool:
        """Whether it is no weapon but the radio of a battery."""
        return not self.range


class UnitFace(Record):
    """A unit's counter, on the side that is up."""

    id: str
    figure: str
    nation: str
    side: Seat
    build: Build
    quality: Quality
    name: str
    values: Values
    broken: bool = False
    chips: tuple[str, ...] = ()
    """Its states, the most pressing first: suppressed, veteran, spotter."""
    done: bool = False
    """Whether it has been activated in this turn."""
    weapon: WeaponFace | None = None
    under: bool = False
    """Whether others lie on it."""
    selected: bool = False


class CardFace(Record):
    """A fate card with its five parts, or its back where nobody may know it."""

    id: int
    nation: str
    side: Seat
    back: bool = False
    number: int = 0
    """As it is printed, 1-72."""
    order: str = ""
    action: str = ""
    event: str = ""
    hex: str = ""
    white: int = 0
    colour: int = 0
    trigger: Trigger = ""
    trigger_word: str = ""
    order_icon: str = ""
    action_icon: str = ""
    defenders: bool = False
    """Whether its action is for the side in Defend alone."""
    playable: frozenset[Part] = frozenset()
    """Which of its parts light up."""
    asked: bool = False
    """Whether parts that do not light up are shown faint."""
    selected: bool = False
    told: tuple[str, ...] = ()
    """What its order, its action and its event do, where it is drawn to be read."""


class ChitFace(Record):
    """An objective chit: its letter and what it is worth; hidden ones show their back."""

    letter: str
    headline: str = ""
    """Which objective or what it is about: "3", "1-5"."""
    worth: str = ""
    hidden: bool = False
    secret: bool = False
    """Whether its owner alone sees it."""


class ObjectiveFace(Record):
    """The marker of an objective: its number, what it is worth as far as the looker knows, and who controls it."""

    number: int
    worth: str
    side: Seat = ""
    nation: str = ""
