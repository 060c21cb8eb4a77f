"""The hex that a step of a lesson on a hex board points at."""

from __future__ import annotations

from combat.engine.content.hexes.hex_numbers import HexNumber
from combat.engine.content.models import TomlTable


class HexSpot(TomlTable):
    """The key for a hex, beside those of any game's `SpotPart`."""

    hex: HexNumber | None = None
