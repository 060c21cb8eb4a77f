"""Force lists of the player: a folder of TOML files; a list may be unfinished and is checked when it is used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from combat.engine.files import folders
from combat.engine.files.file_names import file_name
from combat.engine.files.plain_files import write_whole
from combat.engine.files.toml_writing import free_file, toml
from combat.engine.kernel.record import Json
from combat.games.armour.rules.forces.force_list import ForceList, UnitPick

FOLDER = "forces"
"""Its name in the player's folder."""


def own_folder() -> Path:
    """Return the folder of the player's force lists."""
    return folders.data() / FOLDER


def own_files() -> list[Path]:
    """Return the files of the player's force lists, sorted by name."""
    return sorted(own_folder().glob("*.toml"))


def write_force(force: ForceList, file: Path | None = None) -> Path:
    """Write a list to a file, by default a new one named after the list; return the file. Raises OSError."""
    kept = file or free_file(own_folder(), file_name(force.name) or "force")
    write_whole(kept, force_text(force))
    return kept


def force_text(force: ForceList) -> str:
    """Return a force list as TOML text."""
    data: dict[str, object] = {"name": force.name, "nation": force.nation, "points": force.points}
    if force.of_mission:
        data["of_mission"] = True
    data["formation"] = [
        {"diagram": formation.diagram, "unit": _plain(formation.units)} for formation in force.formations
    ]
    foreign = {"borrowed": force.borrowed, "allied": force.allied}
    parts = {"support": _plain(force.support)} | {
        key: [{"diagram": pick.diagram, **_unit(pick.unit)} for pick in picks] for key, picks in foreign.items()
    }
    return toml(data | {key: part for key, part in parts.items() if part})


def _plain(units: Sequence[UnitPick]) -> list[Mapping[str, Json]]:
    return [_unit(unit) for unit in units]


def _unit(pick: UnitPick) -> dict[str, Json]:
    """Return a unit as a table of its file, without what it does not have."""
    found: dict[str, Json] = {"unit": pick.unit, "teams": dict(pick.teams)}
    if pick.additions:
        found["additions"] = dict(pick.additions)
    if pick.card:
        found["card"] = pick.card
    return found
