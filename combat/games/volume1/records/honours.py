"""Deeds worth telling: which honours a battle earned, and which the player has (22.0).

Read as plain data: the end of a battle has no need of what checks content files, which is large.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from combat.engine.files.toml_files import read_toml
from combat.engine.kernel.record import CodecError, Record, field, from_plain
from combat.games.volume1.content.library import Library
from combat.games.volume1.records.battle_records import Ended
from combat.games.volume1.records.battle_tally import BattleTally


class Honour(Record):
    """What a battle must come to, number by number of its tally."""

    id: str
    at_least: Mapping[str, int]
    at_most: Mapping[str, int] = field(default_factory=dict)


class _Honours(Record):
    """The whole file."""

    honour: tuple[Honour, ...]


def honours_on_offer() -> Sequence[Honour]:
    """Every honour that there is, in its order; none where a pack's file of them cannot be read, as the check says."""
    try:
        return from_plain(_Honours, read_toml(Library().file("assets/honours.toml"))).honour
    except CodecError:
        return ()


def earned(tally: BattleTally, offers: Sequence[Honour]) -> tuple[str, ...]:
    """The ids of the honours that a battle earns."""
    return tuple(offer.id for offer in offers if _is_met(offer, tally))


def first_earned(honour: str, entries: Sequence[Ended]) -> Ended | None:
    """The battle that earned an honour first; None while none has."""
    return next((entry for entry in entries if honour in entry.honours), None)


def _is_met(offer: Honour, tally: BattleTally) -> bool:
    """Whether a tally comes to all that is asked; what no tally has is never come to."""
    return all(getattr(tally, name, -1) >= least for name, least in offer.at_least.items()) and all(
        getattr(tally, name, most + 1) <= most for name, most in offer.at_most.items()
    )
