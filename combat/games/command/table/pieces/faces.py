"""Values shown on counters, markers and cards."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.fate_cards import Trigger
from combat.games.command.rules.two_sides import Quality

Build = Literal["squad", "team", "leader", "hero", "private", "scout"]
Part = Literal["order", "action"]
"""Playable parts of a card."""


class Values(Record):
    """Numbers on one side of a unit's counter, and which of them are boxed (6.1)."""

    fp: int
    range: int
    move: int
    morale: int
    command: int = 0
    assault: bool = False
    spray: bool = False
    smoke: bool = False


class WeaponFace(Record):
    """Values on a weapon's counter; a radio has range 0."""

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
    """White band: needs a targeting roll (7.4)."""
    smoke: bool = False
    broken: bool = False
    selected: bool = False

    @property
    def radio(self) -> bool:
        """Return whether this is the radio of a battery."""
        return not self.range


class UnitFace(Record):
    """Values on the current side of a unit's counter."""

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
    """States, most urgent first: suppressed, veteran, spotter."""
    done: bool = False
    """Whether it has been activated this turn."""
    weapon: WeaponFace | None = None
    under: bool = False
    """Whether other counters are on top of it."""
    selected: bool = False


class CardFace(Record):
    """Values on a fate card, or its back if it is hidden."""

    id: int
    nation: str
    side: Seat
    back: bool = False
    number: int = 0
    """Printed number, 1-72."""
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
    """Whether its action is reserved for the side in Defend."""
    playable: frozenset[Part] = frozenset()
    """Highlighted parts."""
    asked: bool = False
    """Whether other parts are dimmed."""
    selected: bool = False
    told: tuple[str, ...] = ()
    """Explanations of order, action and event, if they are shown."""


class ChitFace(Record):
    """Values on an objective chit; hidden ones show their back."""

    letter: str
    headline: str = ""
    """Its objectives or subject: "3", "1-5"."""
    worth: str = ""
    hidden: bool = False
    secret: bool = False
    """Whether it is visible only to its owner."""


class ObjectiveFace(Record):
    """Values on an objective marker: number, value as known to the viewer, and holder."""

    number: int
    worth: str
    side: Seat = ""
    nation: str = ""
