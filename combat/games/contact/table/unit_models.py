"""Painted model of each unit type, and its symbol at a small zoom."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from combat.engine.kernel.record import Record
from combat.engine.space.plane.footprint import HullFootprint
from combat.engine.space.plane.point import Point
from combat.games.contact.rules.cards.unit_card import UnitCard

LIGHT = 9
"""Front armour up to which a tank counts as light."""
PAGES: Mapping[str, str] = {
    "rifle-squad": "squad", "reserve-squad": "squad", "heavy-squad": "squad", "faust-squad": "squad",
    "militia-squad": "squad", "pioneer-squad": "squad", "assault-squad": "squad", "smg-squad": "smg",
    "commander": "leader", "command-group": "leader", "observer": "observer-team", "flame-team": "leader",
    "hmg": "hmg-team", "mmg": "hmg-team", "light-mortar": "light-mortar", "mortar-60": "light-mortar",
    "medium-mortar": "mortar", "at-rifle-team": "at-rifle", "bazooka-team": "bazooka-team", "piat-team": "at-rifle",
    "panzerschreck-team": "at-rifle", "pak-36": "gun-3-7-cm-pak-36", "pak-38": "gun-5-cm-pak-38",
    "pak-40": "gun-7-5-cm-pak-40", "flak-88": "gun-8-8-cm-flak", "flak-38": "gun-2-cm-flak-38",
    "two-pounder": "gun-2-pounder", "six-pounder": "gun-6-pounder", "seventeen-pounder": "gun-17-pounder",
    "twenty-five-pounder": "gun-25-pounder", "m3-37": "gun-37-mm-m3", "m1-57": "gun-57-mm-m1",
    "m-1937": "gun-45-mm-m-42", "m-42": "gun-45-mm-m-42", "zis-3": "gun-76-mm-zis-3",
    "pz-ii-c": "pz-ii-f", "pz-38t-c": "pz-ii-f", "pz-iii-f": "pz-iii-j", "pz-iii-l": "pz-iii-j",
    "pz-iv-d": "pz-iv-g", "pz-iv-f2": "pz-iv-g", "pz-iv-h": "pz-iv-g", "marder-ii": "marder-iii-h",
    "stug-iii-g": "stug-iii", "churchill-vii": "churchill-iii", "sherman-firefly": "sherman-ii",
    "m4a1-75": "m4-sherman", "m4a3-75": "m4-sherman", "m4a3-76": "m4-sherman", "m5a1-stuart": "m5-stuart",
    "t-34-85": "t-34-76",
}  # fmt: skip
"""Painted page, or the name of a kind of stand, by the id of a card; a card that is not named has a page of its id."""
STANDS: Mapping[str, Mapping[str, str]] = {
    "squad": {
        "germany": "mg34-team", "britain": "rifle-and-bren-team", "united-states": "garand-team",
        "soviet-union": "rifle-and-dp-team",
    },
    "smg": {"soviet-union": "smg-team"},
    "leader": {
        "germany": "command-smg-team", "britain": "command-rifle-team", "united-states": "command-smg-team",
        "soviet-union": "command-smg-team",
    },
    "light-mortar": {
        "germany": "light-mortar-team", "britain": "light-mortar-team", "united-states": "mortar-60-mm-team",
        "soviet-union": "mortar-82-mm-team",
    },
    "mortar": {
        "germany": "mortar-81-mm-team", "britain": "mortar-3-inch-team", "united-states": "mortar-81-mm-team",
        "soviet-union": "mortar-82-mm-team",
    },
    "at-rifle": {
        "germany": "at-rifle-team", "britain": "at-rifle-team", "united-states": "bazooka-team",
        "soviet-union": "ptrd-team",
    },
}  # fmt: skip
"""Painted page of a kind of stand, by nation."""


class UnitModel(Record):
    """The data of a unit type's model that drawing needs (`ModelCard`)."""

    id: str
    arm: str
    running: str
    is_armoured: bool
    is_heavy: bool
    is_armed: bool
    hull: HullFootprint
    mount: Point
    turret: HullFootprint | None


@lru_cache(maxsize=512)
def model_of(card: UnitCard, nation: str) -> UnitModel:
    """Return the model of a unit type for a nation; cached."""
    page = PAGES.get(card.id, card.id)
    page = STANDS.get(page, {}).get(nation, page)
    arm = "tank" if card.arm == "vehicle" else "gun" if card.arm == "gun" else "infantry"
    running = {"tracks": "tracked", "half-track": "half-tracked", "wheels": "wheeled"}.get(card.locomotion, "foot")
    heavy = symbol_of(card) in ("mg", "mortar")
    return UnitModel(
        page, arm, running, card.is_armoured, heavy, bool(card.weapons), card.hull, card.mount, card.turret
    )


def symbol_of(card: UnitCard) -> str:
    """Return the name of a unit's symbol, such as "infantry" or "light-tank"."""
    if card.arm == "gun":
        return "anti-tank"
    if card.arm != "vehicle":
        kinds = {"hmg": "mg", "mmg": "mg", "light-mortar": "mortar", "mortar-60": "mortar", "medium-mortar": "mortar"}
        return kinds.get(card.id, "infantry")
    if card.armour is None or (not card.weapons and card.squads + card.teams > 0):
        return "transport"
    if card.turret is None:
        return "assault-gun"
    return "light-tank" if card.armour.front <= LIGHT else "tank"
