"""A man's deeds as text, for the roster and the memorial."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from combat.engine.words import text
from combat.games.volume1.content.campaign_plan import Deed


def deeds_in_words(deeds: Mapping[str, int]) -> str:
    """Return all deeds of a man as one line; for none a text that says so."""
    said = [text(f"deed-{deed}", count=deeds[deed]) for deed in get_args(Deed) if deeds.get(deed)]
    return ", ".join(said) or text("squad-no-deeds")
