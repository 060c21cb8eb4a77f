"""Events of grenades and smoke (7.09, 10.09, 14.2, 18.0)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.space.hexes.hex import Hex


class GrenadeAimed(Event):
    """A Grenade Target marker was placed or moved, under an order to throw or fire a grenade (7.09, 7.11, 10.09)."""

    man: str
    hex: Hex
    rule: str
    order: str = "grenade"


class GrenadeArmed(Event):
    """A man armed a grenade, which is live from now on (7.09, 10.09)."""

    man: str
    weapon: str
    rule: str


class GrenadeThrown(Event):
    """A grenade was thrown and landed after scatter; `roll` is the d10, it scatters from `scatters_from` on (7.09)."""

    barrier = True
    man: str
    weapon: str
    aimed_at: Hex
    landed: Hex
    roll: int
    scatters_from: int
    rule: str


class GrenadeFell(Event):
    """A grenade landed near or far from a man in its hex, by the thrower's skill (7.09)."""

    barrier = True
    man: str
    target: str
    near: bool
    ledger: Ledger
    need: int
    roll: int
    rule: str
    confirm: int | None = None
    confirm_roll: int | None = None


class GrenadeDropped(Event):
    """A man who ducked back or died dropped his live grenade: near him, far from the others (7.09, 10.09)."""

    man: str
    weapon: str
    hex: Hex
    near: tuple[str, ...]
    far: tuple[str, ...]
    rule: str


class GrenadeExploded(Event):
    """A grenade exploded; `place` is its index among the grenades on the board (4.0.5a, 7.11, 14.2)."""

    weapon: str
    hex: Hex
    rule: str = "14.2"
    place: int = 0


class FragmentRolled(Event):
    """One damage roll against a man near an explosion (14.2)."""

    barrier = True
    man: str
    weapon: str
    near: bool
    shot: int
    shots: int
    ledger: Ledger
    need: int
    roll: int
    hit: bool
    rule: str = "14.2"


class SmokeRose(Event):
    """The first Smoke marker of a new source was placed (18.0)."""

    hex: Hex
    value: int
    turn: int
    rule: str = "18.0"
    weapon: str = ""


class SmokeDrifted(Event):
    """A source's smoke grew by a marker downwind; "" is off the board (18.0)."""

    cloud: int
    hex: Hex
    rule: str = "18.0"


class SmokeFaded(Event):
    """All markers of a source were turned to Fading Smoke (18.0)."""

    cloud: int
    rule: str = "18.0"


class SmokeThinned(Event):
    """The farthest marker downwind of a source was removed; NOWHERE is off the board (18.0)."""

    cloud: int
    hex: Hex
    rule: str = "18.0"
