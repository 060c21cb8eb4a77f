"""What the table of Volume 1 knows of any question of a battle."""

from __future__ import annotations

from typing import Literal

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.prompt_base import PromptBase

Body = Literal["", "tray", "men", "fire", "wound", "strike"]
"""What lies in the bottom strip left of the hand: nothing but the open cards, the order markers, the men to be set up,
the form of a shot, two wound cards, or the slip of a fire mission."""


class BattleAsked(PromptBase[Hex]):
    """A question, and how far the man who is asked has come."""

    body: Body = ""
    acted = looked = False
    """Whether its man has carried out his order in this impulse, and whether he has looked about (4.0)."""
