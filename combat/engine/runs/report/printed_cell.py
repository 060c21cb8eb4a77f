"""Format cells of the printed table of a run whose rows hold the winner, how a game ended, and the losses of each
seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from combat.engine.kernel.seats import Seat
from combat.engine.words import text


def printed_cell(name: str, value: object, seats: Sequence[Seat], named: Callable[[str], str]) -> str:
    """Return the value of the column `name` as text; losses are listed in the order of `seats`.

    `named` returns the name of a seat, and a text for "no winner" when called with "".
    """
    match name:
        case "winner":
            return named(str(value))
        case "ended":
            return text(f"simulated-{value}")
        case "lost" if isinstance(value, Mapping):
            return " / ".join(str(value[seat]) for seat in seats)
    return str(value)
