"""Check the parsed data of saves before use."""

from __future__ import annotations

from combat.engine.files import bounds
from combat.engine.kernel.record import Json
from combat.engine.kernel.text_message import msg


def look_over(data: Json) -> None:
    """Raise ValueError at the first text or number that is out of the bounds of saves."""
    for place, what in bounds.faults(data):
        name = ".".join(map(str, place))
        raise ValueError(msg("finding-of", of=name, what=what) if name else what)
