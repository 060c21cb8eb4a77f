"""All force lists that can be chosen or copied: the player's, then those of the content by nation and points."""

from __future__ import annotations

from pathlib import Path

from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.kernel.record import Record
from combat.games.armour.content.assembly import Assembly
from combat.games.armour.content.forces.own_forces import own_files
from combat.games.armour.rules.forces.force_list import ForceList

FILE = ".toml"
"""File name extension of lists."""


class ListedForce(Record):
    """A force list, or the file of one that cannot be read."""

    id: str
    """Its id among all lists."""
    name: str
    force: ForceList | None = None
    file: Path | None = None
    """The player's file; None for lists of the content."""
    why: str = ""
    """Reason why it cannot be read; "" if it can."""


def listed_forces(assembly: Assembly) -> list[ListedForce]:
    """Return all force lists, the player's first; those made for a mission come last in their nation."""
    own = [_own(file, assembly) for file in own_files()]
    shipped = [source.content.build(id_) for id_, source in assembly.forces.items()]
    nations = list(assembly.nations)
    shipped.sort(key=lambda force: (nations.index(force.nation), force.of_mission, force.points, force.name))
    return [*own, *(ListedForce(force.id, force.name, force) for force in shipped)]


def found_force(name: str, assembly: Assembly) -> tuple[ForceList, list[Finding]]:
    """Return a force list and its faults, by its file or its name as printed by `combat --game armour force`.

    Raises ContentError if it is unknown or cannot be read, or if the content is faulty.
    """
    if assembly.findings:
        raise ContentError(sorted(assembly.findings))
    file = Path(name) if name.endswith(FILE) else next((own for own in own_files() if own.stem == name), None)
    if file is not None:
        return assembly.drafted_force(file), assembly.about("force", file)
    if name not in assembly.forces:
        raise ContentError([Finding(name, 0, unknown("force", name, assembly.forces))])
    return assembly.forces[name].content.build(name), []


def _own(file: Path, assembly: Assembly) -> ListedForce:
    try:
        force = assembly.drafted_force(file)
    except ContentError as fault:
        return ListedForce(str(file), file.stem, None, file, str(fault.findings[0]))
    return ListedForce(str(file), force.name, force, file)
