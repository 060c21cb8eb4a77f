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
    """By how many states the check's own table moves his morale (19.0)."""


class Aim(Record):
    """A target that an enemy weighed: what his best weapon needs against it, and how many hexes away it is (13.0)."""

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
    """Of an enemy's first shot the targets that he chose among, the easiest first; of a shot of the player's the men in
    the hex where one was drawn (7.01); () of every other shot."""


class AmmoChanged(Event):
    """A man's ammunition marker changed (13.0.8, 7.13)."""

    man: str
    before: Ammo
    after: Ammo
    rule: str
    gun: str = ""
    """The weapon counter that has the marker; "" where the man himself has it (14.3)."""


class MoraleChanged(Event):
    """A man's morale state rose or fell (17.0)."""

    man: str
    before: Morale
    after: Morale
    rule: str
    why: str = ""
    """A message id: surrender, comrade-stands, natural-0, event; "" after a check, which tells it itself."""


class ManWounded(Event):
    """A wound marker was put on a man (16.0)."""

    man: str
    wound: Wound
    card: int
    rule: str = "16.0"


class ManKilled(Event):
    """A man died; `why` is kia (the card) or wounds (their sum) (16.0, 16.2)."""

    man: str
    why: str
    rule: str = "16.0"


class MeleeBegan(Event):
    """Men of both sides stood in one hex: a Melee marker was laid (15.0)."""

    hex: Hex
    rule: str = "15.0"


class MeleeEnded(Event):
    """Only one side was left in a melee hex (15.0)."""

    hex: Hex
    rule: str = "15.0"


class ChargeEnded(Event):
    """A man with Charge reached an enemy who surrendered or died there without a melee: he goes no further (7.08)."""

    man: str
    rule: str


class BlowStruck(Event):
    """A man attacked another hand to hand; the check before it told whether he hit (15.0)."""

    man: str
    target: str
    hit: bool
    rule: str = "15.0"
