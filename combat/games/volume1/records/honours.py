"""Honours: those that a battle earns, and those that the player has (22.0).

The file is read without the content checks, whose modules are slow to import.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from combat.engine.files.toml_files import read_toml
from combat.engine.kernel.record import CodecError, Record, field, from_plain
from combat.games.volume1.content.library import Library
from combat.games.volume1.records.battle_records import Ended
from combat.games.volume1.records.battle_tally import BattleTally


class Honour(Record):
    """An honour: bounds for the fields of a `BattleTally`, all of which must be met."""

    id: str
    at_least: Mapping[str, int]
    at_most: Mapping[str, int] = field(default_factory=dict)


class _Honours(Record):
    """Content of the file."""

    honour: tuple[Honour, ...]


def honours_on_offer() -> Sequence[Honour]:
    """Return all honours in the order of the file; empty if the file is unreadable or invalid."""
    try:
        return from_plain(_Honours, read_toml(Library().file("assets/honours.toml"))).honour
    except CodecError:
        return ()


def earned(tally: BattleTally, offers: Sequence[Honour]) -> tuple[str, ...]:
    """Return the ids of the honours that a battle earns."""
    return tuple(offer.id for offer in offers if _is_met(offer, tally))


def first_earned(honour: str, entries: Sequence[Ended]) -> Ended | None:
    """Return the first battle in `entries` that earned an honour, or None if none did."""
    return next((entry for entry in entries if honour in entry.honours), None)


def _is_met(offer: Honour, tally: BattleTally) -> bool:
    """Return whether a tally meets all bounds; a bound on an unknown field is never met."""
    return all(getattr(tally, name, -1) >= least for name, least in offer.at_least.items()) and all(
        getattr(tally, name, most + 1) <= most for name, most in offer.at_most.items()
    )
