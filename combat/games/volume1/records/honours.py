"""Deeds worth telling: which honours a battle earned, and which the player has (22.0)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.games.volume1.content.kinds.honours_file import HonourPart, HonoursFile
from combat.games.volume1.content.library import Library
from combat.games.volume1.records.battle_records import Ended
from combat.games.volume1.records.battle_tally import BattleTally


def honours_on_offer() -> list[HonourPart]:
    """Every honour that there is, in its order; none where a pack's file of them cannot be read."""
    try:
        return read(Library().file("assets/honours.toml"), HonoursFile).content.honour
    except ContentError:
        return []


def earned(tally: BattleTally, offers: Sequence[HonourPart]) -> tuple[str, ...]:
    """The ids of the honours that a battle earns."""
    return tuple(offer.id for offer in offers if _is_met(offer, tally))


def first_earned(honour: str, entries: Sequence[Ended]) -> Ended | None:
    """The battle that earned an honour first; None while none has."""
    return next((entry for entry in entries if honour in entry.honours), None)


def _is_met(offer: HonourPart, tally: BattleTally) -> bool:
    return all(getattr(tally, name) >= least for name, least in offer.at_least.items()) and all(
        getattr(tally, name) <= most for name, most in offer.at_most.items()
    )
