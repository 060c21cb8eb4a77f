"""What a save says, looked over before a game is made of it: what no game ever wrote is told by ValueError."""

from __future__ import annotations

from combat.engine.files import bounds
from combat.engine.kernel.record import Json
from combat.engine.kernel.text_message import msg


def look_over(data: Json) -> None:
    """Raise ValueError for texts and numbers that nothing in a save has, in the first place where there is one."""
    for place, what in bounds.faults(data):
        name = ".".join(map(str, place))
        raise ValueError(msg("finding-of", of=name, what=what) if name else what)
