"""Colours of COMMAND!: sides, nations, emblems, unit states and numbers."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.sign import Sign
from combat.engine.stage.drawing.theme import DARK, LIGHT, mix, rgb
from combat.games.command.rules.two_sides import ALLIES, AXIS


class NationLook(Record):
    """Colours of a nation's counters: ground, and the darker band at the top."""

    ground: Rgb
    band: Rgb

    @property
    def strip(self) -> Rgb:
        """Return the colour behind the numbers at the bottom of a counter."""
        return mix(self.band, DARK, 0.45)


NATIONS = {
    "germany": NationLook(rgb("#7B8782"), rgb("#414D48")),
    "italy": NationLook(rgb("#7F968B"), rgb("#2F5145")),
    "united-states": NationLook(rgb("#B5B27C"), rgb("#565A2A")),
    "soviet-union": NationLook(rgb("#C9A27A"), rgb("#7A4426")),
    "britain": NationLook(rgb("#D0BC8A"), rgb("#7B6431")),
    "france": NationLook(rgb("#A9B9CC"), rgb("#3B5478")),
}
CORNERS: dict[Seat, float] = {AXIS: 2.0, ALLIES: 9.0}
"""Corner radius of a side's counters, in units; square and round corners are distinguishable without colour."""

SIDES: dict[Seat, NationLook] = {AXIS: NATIONS["germany"], ALLIES: NATIONS["united-states"]}
"""Colours for nations without their own."""

SIGNS: dict[Seat, Sign] = {AXIS: Sign(rgb("#3F4A46"), "diamond"), ALLIES: Sign(rgb("#6E6F2F"), "circle")}
"""Signs that identify a side where there is room only for a sign."""
NOBODY = Sign(rgb("#D9D0B4"), "square")

BAND_INK = rgb("#F8F2DF")
FIGURE_INK, BOX_PAPER = rgb("#F6F0DC"), rgb("#F6EFD8")
MORALE_RED, COMMAND_BLACK = rgb("#B3271D"), rgb("#15140F")
BROKEN_BAND, BROKEN_GROUND = rgb("#8E241B"), rgb("#D8CDB4")
BROKEN_STRIP, BROKEN_INK = rgb("#EFE4CB"), rgb("#5E140D")
"""Colours of the broken side of a counter: band, hatching and light strip."""

STATES: dict[str, tuple[Rgb, Rgb]] = {
    "suppressed": (rgb("#8FA3A8"), rgb("#0F181B")),
    "veteran": (rgb("#D0A24A"), rgb("#1A150A")),
    "spotter": (rgb("#DCCB8E"), rgb("#15130E")),
}
"""Background and foreground colours of a state chip."""


def look(nation: str, side: Seat) -> NationLook:
    """Return a nation's colours; those of its side if the nation has none."""
    return NATIONS.get(nation) or SIDES.get(side) or NATIONS["germany"]


def lighter(color: Rgb, share: float) -> Rgb:
    """Return a colour mixed with `share` (0 to 1) of white."""
    return mix(color, LIGHT, share)
