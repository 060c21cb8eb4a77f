"""The manifest of a pack, `pack.toml`: its name, authors, and requirements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated

from pydantic import AfterValidator, Field

from combat.engine.content.models import Fault, Id, Text, TomlTable, twice
from combat.engine.kernel.text_message import msg

_VERSION = r"[0-9]{1,6}([.][0-9]{1,6}){0,3}"
_NEED = re.compile(rf"(?P<name>[a-z0-9]+(-[a-z0-9]+)*)( (?P<version>{_VERSION}))?")


def _version(value: str) -> str:
    if not re.fullmatch(_VERSION, value):
        raise ValueError(msg("finding-no-version", value=value))
    return value


def _need(value: str) -> str:
    if not _NEED.fullmatch(value):
        raise ValueError(msg("finding-no-need", value=value))
    return value


def _place(value: str) -> str:
    if not re.fullmatch(r"assets/([a-z]+/)?[a-z0-9-]+[.]toml", value):
        raise ValueError(msg("finding-no-place", value=value))
    return value


class Manifest(TomlTable):
    """`pack.toml`: description of a pack."""

    name: Id
    """Id of the pack in other packs and in saves."""
    title: Text | None = None
    """Name in the menu; by default `name`."""
    game: Id | None = None
    """Id of the game that the pack is for; by default the program's first game."""
    version: Annotated[str, AfterValidator(_version), Field(json_schema_extra={"pattern": f"^{_VERSION}$"})]
    """Numbers separated by dots: 1.2."""
    authors: Text | None = None
    """Names of the authors."""
    about: Text | None = None
    """Description in a sentence or two."""
    needs: Annotated[
        list[Annotated[str, AfterValidator(_need), Field(json_schema_extra={"pattern": f"^{_NEED.pattern}$"})]],
        Field(default_factory=list, max_length=50),
    ]
    """Packs that must be loaded before this one, and the game itself, each with its lowest version: "combat 1.0"."""
    whole: Annotated[list[Annotated[str, AfterValidator(_place)]], Field(default_factory=list, max_length=100)]
    """Files of the pack that replace the whole file of the same path, instead of entry by entry."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each requirement that is repeated or names the pack itself."""
        yield from twice((need.partition(" ")[0] for need in self.needs), "pack", "needs")
        for index, need in enumerate(self.needs):
            if need.partition(" ")[0] == self.name:
                yield ("needs", index), msg("finding-needs-itself", name=need)
