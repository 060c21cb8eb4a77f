"""Colours of the sides in reports, distinguishable in greyscale."""

from __future__ import annotations

from combat.engine.kernel.seats import Seat
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.games.command.rules.two_sides import ALLIES, AXIS

INK: dict[Seat, Rgb] = {AXIS: theme.rgb("#2B3F5C"), ALLIES: theme.rgb("#B0642A")}
HARM = theme.rgb("#B3271D")
"""Colour of breaks and losses of either side."""
