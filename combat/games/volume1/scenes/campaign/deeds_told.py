"""A man's deeds in words, as the roster and the memorial have them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from combat.engine.words import text
from combat.games.volume1.content.campaign_plan import Deed


def deeds_in_words(deeds: Mapping[str, int]) -> str:
    """All that a man has done, deed by deed."""
    said = [text(f"deed-{deed}", count=deeds[deed]) for deed in get_args(Deed) if deeds.get(deed)]
    return ", ".join(said) or text("squad-no-deeds")
