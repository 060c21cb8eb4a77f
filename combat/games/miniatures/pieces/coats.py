"""Colours of models: paint of vehicles, uniforms, rims of both sides."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.sign import Sign
from combat.engine.stage.drawing.theme import rgb


class Coat(Record):
    """Paint of a nation's vehicles, and its uniforms."""

    paint: Rgb
    patch: Rgb
    """Second colour, sprayed over the first."""
    uniform: Rgb


COATS: Mapping[str, Coat] = {
    "germany": Coat(rgb("#BBA468"), rgb("#6F7440"), rgb("#8E978A")),
    "britain": Coat(rgb("#8B774E"), rgb("#3B382F"), rgb("#A8925C")),
    "united-states": Coat(rgb("#807E50"), rgb("#686942"), rgb("#B0A272")),
    "soviet-union": Coat(rgb("#737652"), rgb("#5C6042"), rgb("#B3A06A")),
}
USUAL = Coat(rgb("#8A8666"), rgb("#6A684E"), rgb("#A69C7A"))
"""Colours of any other nation."""
TRACKS, GUN, EARTH, BASE = rgb("#5B5148"), rgb("#3B3830"), rgb("#8C7C52"), rgb("#857A58")
"""Tracks, barrels, and the stands of ours and of theirs."""
WRECK, RUST = rgb("#3A322B"), rgb("#6B4630")
RIM_OURS, EDGE_OURS = rgb("#F6EDCF"), rgb("#4A4C30")
RIM_THEIRS, EDGE_THEIRS = rgb("#DCE2DA"), rgb("#23292A")
SIGN_OURS, SIGN_THEIRS = rgb("#E9DDB4"), rgb("#AEBBB8")
SPENT = rgb("#B9B4A2")
"""Ground of a sign whose team has acted."""
DOT_OURS, DOT_THEIRS = Sign(RIM_OURS, "circle"), Sign(rgb("#5F7378"), "diamond")
"""Marks on the small map."""
