"""`assets/sounds.toml`: the sounds of events, and the ambiences of scenes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, Self

from pydantic import Field, model_validator

from combat.engine.content import layers
from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.layers import Layer
from combat.engine.content.models import Id, TomlTable
from combat.engine.content.places import Places
from combat.engine.content.reading import Source, examine, read
from combat.engine.content.sounds.take_files import FOLDER, TAKE
from combat.engine.kernel.text_message import msg

TABLE = "assets/sounds.toml"


class SoundPart(TomlTable):
    """A sound; its takes are the files in `sounds/NAME`."""

    group: Id | None = None
    """Volume group in the settings."""
    weight: Annotated[int, Field(ge=0, le=99)] = 50
    """Priority: with more sounds than voices, the lowest are dropped; from 45 on a sound lowers the ambience."""
    like: Id | None = None
    """Another sound whose takes and settings are used instead."""

    @model_validator(mode="after")
    def _is_one(self) -> Self:
        if (self.group is None) == (self.like is None):
            raise ValueError(msg("finding-group-or-like"))
        return self


class VisitorPart(TomlTable):
    """A sound played over an ambience from time to time."""

    sound: Id
    """Name of the sound."""
    every: Annotated[float, Field(ge=1, le=3600, strict=False)]
    """Average interval between two plays, in seconds."""


class AirPart(TomlTable):
    """Ambience of a scene."""

    group: Id
    """Volume group in the settings."""
    bed: Id
    """Name of the sound played in a loop."""
    visitors: Annotated[list[VisitorPart], Field(default_factory=list, max_length=20)]
    """Sounds played over the loop from time to time."""
    instead_of: Id | None = None
    """The ambience that this one replaces, in the scenarios listed in `scenarios`."""
    scenarios: Annotated[list[Id], Field(default_factory=list, max_length=500)]
    """Ids of the scenarios with this ambience."""


class SoundsFile(TomlTable):
    """`sounds.toml`: all sounds and ambiences by name; those of a pack replace the game's one by one."""

    sound: Annotated[dict[Id, SoundPart], Field(default_factory=dict)]
    """Sounds by name."""
    air: Annotated[dict[Id, AirPart], Field(default_factory=dict)]
    """Ambiences by name."""

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Return the names of the sounds and ambiences in a valid file's raw data."""
        return chain(data.get("sound", ()), data.get("air", ()))

    def over(self, lower: Self) -> Self:
        """Return this file merged over the lower one: its entries replace those of the same name or number."""
        return self.model_copy(update={"sound": {**lower.sound, **self.sound}, "air": {**lower.air, **self.air}})


def prove_sounds(file: Path) -> SoundsFile:
    """Check a table of sounds merged over the game's table, and return it; raise ContentError with all findings."""
    source = read(file, SoundsFile)
    root = next((folder.parent for folder in file.resolve().parents if folder.name == "assets"), None)
    shipped = layers.shipped()
    over = [Layer(root)] if root is not None and root != shipped.root.resolve() else []
    findings = list(check_sounds(source, Places([shipped, *layers.packs(), *over])))
    if findings:
        raise ContentError(sorted(findings))
    return source.content


def check_sounds(source: Source[SoundsFile], places: Places) -> Iterator[Finding]:
    """Yield findings about a table of sounds, checked against the tables below it, the takes and the scenarios."""
    heard = Places([*([layers.shared()] if layers.shipped() in places.layers else ()), *places.layers])
    below = [examine(file, SoundsFile)[0] for file in heard.files_at(TABLE) if file != source.path]
    whole = source.content
    for lower in below:
        whole = whole if lower is None else whole.over(lower.content)
    groups = {part.group for lower in below if lower for part in lower.content.sound.values() if part.group}
    for name, sound in source.content.sound.items():
        if sound.like is not None:
            if sound.like not in whole.sound:
                yield source.finding(unknown("sound", sound.like, whole.sound), "sound", name, "like")
        elif not _has_takes(heard, name):
            yield source.finding(msg("finding-no-take", name=name), "sound", name)
        elif groups and sound.group not in groups:
            what = unknown("group", sound.group or "", sorted(filter(None, groups)))
            yield source.finding(what, "sound", name, "group")
    yield from _airs(source, places, whole)


def _airs(source: Source[SoundsFile], places: Places, whole: SoundsFile) -> Iterator[Finding]:
    """Yield findings about unknown names in the airs of a table."""
    scenarios = places.scenario_ids()
    for name, air in source.content.air.items():
        named = [(air.bed, ("bed",)), *((each.sound, ("visitors", n)) for n, each in enumerate(air.visitors))]
        for sound_name, where in named:
            if sound_name not in whole.sound:
                yield source.finding(unknown("sound", sound_name, whole.sound), "air", name, *where)
        if air.instead_of is not None and air.instead_of not in whole.air:
            yield source.finding(unknown("air", air.instead_of, whole.air), "air", name, "instead_of")
        for place, scenario in enumerate(air.scenarios):
            if scenario not in scenarios:
                yield source.finding(unknown("scenario", scenario, scenarios), "air", name, "scenarios", place)


def _has_takes(places: Places, name: str) -> bool:
    found = chain.from_iterable(layer.glob(f"{FOLDER}/{name}/*") for layer in places.layers)
    return any(TAKE.fullmatch(place.rpartition("/")[2]) for place in found)
