"""Events of checks, shots and blows, and their effects on a man (13.0, 15.0-17.0, 19.0)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Morale
from combat.games.volume1.rules.state import Ammo, Wound


class CheckMade(Event):
    """A check was rolled: mc, wmc, rc, tqc or spotting (19.0, 12.0).

    `need` is the modified value; `passed` is True for a roll of it or less (or the Rule of 0, see `confirm`).
    """

    barrier = True
    man: str
    check: str
    why: str
    ledger: Ledger
    need: int
    roll: int
    passed: bool
    rule: str
    target: str = ""
    confirm: int | None = None
    """The value of the confirming TQC under the Rule of 0, else None (2.0)."""
    confirm_roll: int | None = None
    shift: int = 0
    """Number of states by which the check's table changes his morale (19.0)."""


class Aim(Record):
    """A target considered by an enemy: the number that his best weapon needs, and the distance in hexes (13.0)."""

    man: str
    need: int
    range: int


class ShotFired(Event):
    """One shot of an attack was rolled (13.0).

    `result` is hit, check (a hit that is only a Morale Check) or miss.
    """

    barrier = True
    man: str
    target: str
    weapon: str
    shot: int
    shots: int
    range: int
    ledger: Ledger
    need: int
    roll: int
    result: str
    rule: str = "13.0"
    confirm: int | None = None
    confirm_roll: int | None = None
    considered: tuple[Aim, ...] = ()
    """For an enemy's first shot, the targets among which he chose, the easiest first; for the player's, the men in the
    hex among whom the target was drawn (7.01); () for all other shots.
    """


class AmmoChanged(Event):
    """A man's ammunition marker changed (13.0.8, 7.13)."""

    man: str
    before: Ammo
    after: Ammo
    rule: str
    gun: str = ""
    """The weapon counter that has the marker; "" for the man's (14.3)."""


class MoraleChanged(Event):
    """A man's morale state rose or fell (17.0)."""

    man: str
    before: Morale
    after: Morale
    rule: str
    why: str = ""
    """A message id: surrender, comrade-stands, natural-0, event; "" after a check, which reports the reason."""


class ManWounded(Event):
    """A man got a wound marker (16.0)."""

    man: str
    wound: Wound
    card: int
    rule: str = "16.0"


class ManKilled(Event):
    """A man died; `why` is kia (by the card) or wounds (by their number) (16.0, 16.2)."""

    man: str
    why: str
    rule: str = "16.0"


class MeleeBegan(Event):
    """A Melee marker was placed, as men of both sides are in one hex (15.0)."""

    hex: Hex
    rule: str = "15.0"


class MeleeEnded(Event):
    """A Melee marker was removed, as only one side is left in the hex (15.0)."""

    hex: Hex
    rule: str = "15.0"


class ChargeEnded(Event):
    """A man with Charge reached an enemy who surrendered or died without a melee, and stops there (7.08)."""

    man: str
    rule: str


class BlowStruck(Event):
    """A man attacked another in melee; the preceding check decides whether he hit (15.0)."""

    man: str
    target: str
    hit: bool
    rule: str = "15.0"
