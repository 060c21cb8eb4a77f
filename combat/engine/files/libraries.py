"""The libraries that the game depends on, from the metadata of installed packages."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from typing import NamedTuple

from combat.engine.files import folders

OURS = "combat-game"
SHORT = 60
"""Maximum characters of a licence name; some packages put the whole text in its place."""
_NAME = re.compile(r"[A-Za-z0-9._-]+")
_EXTRA = re.compile(r"\bextra\s*==\s*['\"]([^'\"]+)")
PLAYED_WITH = ("report", "gym", "parquet", "cluster", "paint")
"""The extras for players; the others are for development."""


class Library(NamedTuple):
    """An installed package."""

    name: str
    version: str
    licence: str
    """The licence by its own metadata; "" if not stated."""


def libraries() -> list[Library]:
    """Return all packages that the game depends on, directly or indirectly, sorted by name.

    Packages of the optional extras are included if they are installed.
    """
    found: dict[str, Library] = {}
    waiting = list(_needs_of_game())
    while waiting:
        known = _installed(waiting.pop())
        if known is None or known.metadata["Name"].casefold() in found:
            continue
        name = known.metadata["Name"]
        found[name.casefold()] = Library(name, known.version, licence_of(known))
        waiting += [_name(need) for need in known.requires or () if not _EXTRA.search(need)]
    return [found[name] for name in sorted(found)]


def python() -> Library:
    """Return the Python interpreter as a `Library`."""
    return Library("Python", ".".join(map(str, sys.version_info[:3])), "PSF-2.0")


def licence_of(package: Distribution) -> str:
    """Return a package's licence expression or short licence name, else the licence of its classifier.

    "" if it names none.
    """
    told = package.metadata
    said = next((told[name] for name in ("License-Expression", "License") if name in told), "")
    if said and len(said) <= SHORT and "\n" not in said.strip():
        return said.strip()
    classes = [line for line in told.get_all("Classifier") or () if line.startswith("License ::")]
    return classes[0].rpartition(":: ")[2] if classes else ""


def _needs_of_game() -> Iterator[str]:
    """Yield the names of required and optional packages: from the installed metadata, else from `pyproject.toml`."""
    ours = _installed(OURS)
    if ours is not None and ours.requires:
        for need in ours.requires:
            extra = _EXTRA.search(need)
            if extra is None or extra[1] in PLAYED_WITH:
                yield _name(need)
        return
    file = folders.share() / "pyproject.toml"
    if file.is_file():
        project = tomllib.loads(file.read_text(encoding="utf-8"))["project"]
        extras = project["optional-dependencies"]
        needs = [*project["dependencies"], *(need for name in PLAYED_WITH for need in extras[name])]
        yield from map(_name, needs)


def _name(need: str) -> str:
    match = _NAME.match(need)
    return match[0] if match else need


def _installed(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except (PackageNotFoundError, ValueError):
        return None
