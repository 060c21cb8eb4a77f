"""The colours of COMMAND!: its sides and nations, their emblems, states and figures."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.sign import Sign
from combat.engine.stage.drawing.theme import DARK, LIGHT, mix, rgb
from combat.games.command.rules.two_sides import ALLIES, AXIS


class NationLook(Record):
    """A nation's colours: the ground of its counters, and the darker band on top of them."""

    ground: Rgb
    band: Rgb

    @property
    def strip(self) -> Rgb:
        """Behind the figures at the foot of a counter."""
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
"""How round the corners of a side's counters are, in units: sharp ones and round ones are told apart in grey too."""

SIDES: dict[Seat, NationLook] = {AXIS: NATIONS["germany"], ALLIES: NATIONS["united-states"]}
"""For a nation that has no colours of its own."""

SIGNS: dict[Seat, Sign] = {AXIS: Sign(rgb("#3F4A46"), "diamond"), ALLIES: Sign(rgb("#6E6F2F"), "circle")}
"""By what a side is told apart where there is room for a sign alone."""
NOBODY = Sign(rgb("#D9D0B4"), "square")

BAND_INK = rgb("#F8F2DF")
FIGURE_INK, BOX_PAPER = rgb("#F6F0DC"), rgb("#F6EFD8")
MORALE_RED, COMMAND_BLACK = rgb("#B3271D"), rgb("#15140F")
BROKEN_BAND, BROKEN_GROUND = rgb("#8E241B"), rgb("#D8CDB4")
BROKEN_STRIP, BROKEN_INK = rgb("#EFE4CB"), rgb("#5E140D")
"""Of the other side of a counter: who is broken is told by the band, the slanting lines and the light foot."""

STATES: dict[str, tuple[Rgb, Rgb]] = {
    "suppressed": (rgb("#8FA3A8"), rgb("#0F181B")),
    "veteran": (rgb("#D0A24A"), rgb("#1A150A")),
    "spotter": (rgb("#DCCB8E"), rgb("#15130E")),
}
"""The colour of a state's chip, and what is printed on it."""


def look(nation: str, side: Seat) -> NationLook:
    """A nation's colours; those of its side where it has none."""
    return NATIONS.get(nation) or SIDES.get(side) or NATIONS["germany"]


def lighter(color: Rgb, share: float) -> Rgb:
    """A colour nearer to white."""
    return mix(color, LIGHT, share)
