"""Settings of the scenario generator: night and handicap are off when unset, others are rolled for (20.0)."""

from __future__ import annotations

from typing import Literal, get_args

from combat.engine.kernel.record import Record, field_names
from combat.games.command.rules.made_setting import ForceSize
from combat.games.command.rules.two_sides import Posture, Quality

Weaker = Literal["none", "axis", "allies"]

SIZES: tuple[ForceSize, ...] = get_args(ForceSize)
POSTURES: tuple[Posture, ...] = ("attack", "defend", "recon")
QUALITIES: tuple[Quality, ...] = ("elite", "line", "green")
HANDICAPS: tuple[Weaker, ...] = get_args(Weaker)


class Wishes(Record):
    """Wanted properties of a generated scenario; "" and 0 leave the choice to the seed."""

    seed: int
    map: str = ""
    axis: str = ""
    allies: str = ""
    year: int = 0
    posture: Posture | Literal[""] = ""
    """Posture of the Axis."""
    size: ForceSize | Literal[""] = ""
    axis_quality: Quality | Literal[""] = ""
    allies_quality: Quality | Literal[""] = ""
    night: bool = False
    handicap: Weaker = "none"
    """Side of the weaker player."""


CHOICES = tuple(name for name in field_names(Wishes) if name != "seed")
"""Names of all settings."""


def origin(wishes: Wishes) -> str:
    """Return a comment line, without "#", with the command that generates the scenario again."""
    said = [f"--seed {wishes.seed}"]
    for name in CHOICES:
        value = getattr(wishes, name)
        if value is True:
            said.append(f"--{name}")
        elif value and value != "none":
            said.append(f"--{name.replace('_', '-')} {value}")
    return f"Made up by: combat --game command generate {' '.join(said)}"
