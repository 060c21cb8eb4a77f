"""Events of belt-fed weapons: manned, left, lost, and roles exchanged in an enemy crew (14.3)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex


class WeaponManned(Event):
    """A weapon counter got this operator and this assistant; either may be "".

    `why` is a message id: taken, gun-took-over (the assistant), better (the man of higher Troop Quality).
    """

    gun: str
    operator: str
    assistant: str
    why: str
    rule: str = "14.3"


class WeaponLeft(Event):
    """A man stopped serving a weapon counter; if he operated it, it is left in `hex`.

    `why` is a message id: laid-down, gun-killed, gun-surrendered, gun-routed, gun-inactive, gun-carried, gun-guards,
    gun-apart.
    """

    gun: str
    man: str
    hex: Hex
    why: str
    rule: str = "14.3"


class WeaponLost(Event):
    """A weapon counter left the board with its operator."""

    gun: str
    weapon: str
    man: str
    rule: str = "14.3"


class RolesSwapped(Event):
    """The assistant took over an enemy's belt-fed weapon.

    The operator's counter stays in play, and the assistant takes the wound or death; `why` is bad or killed.
    """

    operator: str
    assistant: str
    why: str
    rule: str = "14.3"
