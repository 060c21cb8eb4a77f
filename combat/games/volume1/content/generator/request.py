"""Requests to the scenario generator: every choice of its form (22.0)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from combat.engine.content.findings import thing
from combat.engine.kernel.record import Record, field_names
from combat.engine.kernel.text_message import msg
from combat.games.volume1.rules.made_names import made_name

Kind = Literal["take", "hold", "pass", "raid", "rescue"]
Quality = Literal["green", "regular", "veteran"]
Hour = Literal["day", "dawn", "night"]
Guns = Literal["none", "ours", "theirs", "both"]
Readiness = Literal["asleep", "watchful", "alert"]

KINDS: tuple[Kind, ...] = get_args(Kind)
QUALITIES: tuple[Quality, ...] = get_args(Quality)
HOURS: tuple[Hour, ...] = get_args(Hour)
GUNS: tuple[Guns, ...] = get_args(Guns)
READINESS: tuple[Readiness, ...] = get_args(Readiness)
MEN, ENEMIES, TURNS = (4, 12), (5, 16), (5, 12)
"""Minimum and maximum of the player's men, enemy counters on the board, and turns."""


class Request(Record):
    """A requested scenario; the seed decides everything that is not requested."""

    seed: int
    board: str
    """A board's id, or several joined with "+"."""
    kind: Kind = "take"
    men: int = 8
    enemies: int = 10
    quality: Quality = "regular"
    """Quality of the enemy's men."""
    machine_gun: bool = False
    """Whether a machine gun may be among the enemies."""
    hour: Hour = "day"
    artillery: Guns = "none"
    turns: int = 8
    readiness: Readiness = "asleep"
    """Readiness of the enemy."""

    def check(self, boards: Sequence[str]) -> None:
        """Raise ValueError, with a reason of one line, if the request is impossible; `boards` are the ids of existing
        boards.
        """
        sheets = self.board.split("+")
        for place, sheet in enumerate(sheets):
            if sheet in sheets[:place]:
                raise ValueError(msg("finding-board-twice", board=sheet))
            if sheet not in boards and made_name(sheet) is None:
                known = ", ".join(boards) or thing("none")
                raise ValueError(msg("finding-no-such-board", name=sheet, known=known))
        for name, value, (least, most) in (
            ("men", self.men, MEN), ("enemies", self.enemies, ENEMIES), ("turns", self.turns, TURNS),
        ):  # fmt: skip
            if not least <= value <= most:
                raise ValueError(msg("finding-not-between", what=name, value=value, least=least, most=most))


CHOICES = tuple(name for name in field_names(Request) if name != "seed")
"""Names of everything that can be requested."""


def origin(wishes: Request) -> str:
    """Return the comment for the top of a generated file: the command that generates it again."""
    plain = [name for name in CHOICES if name != "machine_gun"]
    words = [f"--{name} {getattr(wishes, name)}" for name in ("seed", *plain)]
    words.append("--machine-gun" if wishes.machine_gun else "--no-machine-gun")
    return f"Made up by: combat generate {' '.join(words)}"
