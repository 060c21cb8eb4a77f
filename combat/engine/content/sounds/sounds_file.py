"""`assets/sounds.toml`: what is heard, and the airs around scenes."""

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
    """A sound: its takes lie in `sounds/NAME`."""

    group: Id | None = None
    """Whose volume holds for it."""
    weight: Annotated[int, Field(ge=0, le=99)] = 50
    """What has less makes room for it where more is to be heard than there are voices; from 45 on the air makes way."""
    like: Id | None = None
    """The sound that is heard in its place."""

    @model_validator(mode="after")
    def _is_one(self) -> Self:
        if (self.group is None) == (self.like is None):
            raise ValueError(msg("finding-group-or-like"))
        return self


class VisitorPart(TomlTable):
    """A sound that is heard above an air now and then."""

    sound: Id
    """Its name."""
    every: Annotated[float, Field(ge=1, le=3600, strict=False)]
    """Seconds between two of them, on the whole."""


class AirPart(TomlTable):
    """What surrounds a scene."""

    group: Id
    """Whose volume holds for it."""
    bed: Id
    """The sound that goes round and round."""
    visitors: Annotated[list[VisitorPart], Field(default_factory=list, max_length=20)]
    """What is heard above it now and then."""
    instead_of: Id | None = None
    """The air in whose place it is heard."""
    scenarios: Annotated[list[Id], Field(default_factory=list, max_length=500)]
    """The scenarios that have it so."""


class SoundsFile(TomlTable):
    """All sounds and airs under their names; those of a pack are laid over ours, one by one."""

    sound: Annotated[dict[Id, SoundPart], Field(default_factory=dict)]
    """The sounds."""
    air: Annotated[dict[Id, AirPart], Field(default_factory=dict)]
    """The airs."""

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        return chain(data.get("sound", ()), data.get("air", ()))

    def over(self, lower: Self) -> Self:
        return self.model_copy(update={"sound": {**lower.sound, **self.sound}, "air": {**lower.air, **self.air}})


def prove_sounds(file: Path) -> SoundsFile:
    """Check a table merged over the game's own; raise ContentError with every finding."""
    source = read(file, SoundsFile)
    root = next((folder.parent for folder in file.resolve().parents if folder.name == "assets"), None)
    shipped = layers.shipped()
    over = [Layer(root)] if root is not None and root != shipped.root.resolve() else []
    findings = list(check_sounds(source, Places([shipped, *layers.packs(), *over])))
    if findings:
        raise ContentError(sorted(findings))
    return source.content


def check_sounds(source: Source[SoundsFile], places: Places) -> Iterator[Finding]:
    """Yield findings about a table against those below it, the existing takes, and the scenarios."""
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
