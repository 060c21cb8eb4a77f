"""Base class of all prompts in a battle of Volume 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.prompt_base import PromptBase

Body = Literal["", "tray", "men", "fire", "wound", "strike"]
"""Content of the bottom strip left of the hand: open cards only, order markers, men to be set up, the fire form, two
wound cards, or the summary of a strike.
"""


class BattleAsked(PromptBase[Hex]):
    """A prompt in a battle, with the progress of the man who is asked."""

    body: Body = ""
    acted = looked = False
    """Whether its man has carried out his order in this impulse, and whether he has spotted (4.0)."""

    def labels(self) -> Mapping[Hex, str]:
        """Return the keys shown at hexes that they select; none by default."""
        return {}
