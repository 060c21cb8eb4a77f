"""Read the shipped men, orders and other content from their files."""

from __future__ import annotations

import tomllib
from typing import Any

from combat.engine.stage.drawing.artwork import assets_folder
from combat.games.volume1.rules.book import Weapon
from combat.games.volume1.table.pieces.faces import ManFace
from combat.games.volume1.table.pieces.weapon_silhouettes import silhouette


def toml(name: str) -> dict[str, Any]:
    """Return the content of a TOML asset file."""
    return tomllib.loads((assets_folder() / name).read_text(encoding="utf-8"))


def roster() -> list[ManFace]:
    """Return the counters of all shipped men."""
    weapons = toml("weapons.toml")
    men = []
    for squad in (toml("men/americans.toml"), toml("men/airmen.toml"), toml("men/germans.toml")):
        for man in squad["man"]:
            skills = tuple(
                (silhouette(Weapon(weapon, "", weapons[weapon]["kind"], 1)), value)
                for weapon, value in man["skills"].items()
            )
            id_ = f"{man['rank']} {man['name']}".lower().replace(" ", "-").replace("’", "")
            looks = (man["rank"], man.get("number"), man["tq"], man.get("ldr"), skills, man.get("tough", False))
            men.append(ManFace(id_, man["name"], squad["side"], man["team"], *looks, man.get("medic", False)))
    return men


def orders() -> dict[str, Any]:
    """Return the shipped orders by id."""
    return {id_: order for id_, order in toml("charts/orders.toml").items() if "impulses" in order}
