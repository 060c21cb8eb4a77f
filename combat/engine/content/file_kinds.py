"""The kinds of content files of a game: their places, and their readers, which are imported on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any

from combat.engine.content import layers
from combat.engine.content.findings import ContentError, Finding
from combat.engine.content.layers import PACK_FILE, Layer, shipped
from combat.engine.content.places import Places
from combat.engine.kernel.load_object import Shape, load_object
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg

if TYPE_CHECKING:
    from pydantic import BaseModel

    from combat.engine.content.packs.judging import judge
    from combat.engine.content.packs.listing import Listing
    from combat.engine.content.packs.verdict import Verdict

_MODEL: Shape[type[BaseModel]] = Shape("model_validate")
_PROOF: Shape[Callable[[Path], Any]] = Shape()
_JUDGE: Shape[Callable[[Listing, Places, str, FileKinds], Iterable[Finding]]] = Shape()
_STRAY: Shape[Callable[[Path], str]] = Shape()
_ASSEMBLY: Shape[Callable[[Places], Any]] = Shape()


class FileKind(Record):
    """A kind of file. Its reader functions and models are import paths, "module:NAME"."""

    name: str
    """The name in `combat schema`."""
    places: tuple[str, ...] = ()
    """Patterns of its places, matched against the end of a path, such as "men/*.toml"."""
    model: str = ""
    """Its pydantic model; "" if it has none."""
    proof: str = ""
    """The function that reads and checks such a file alone, raising ContentError; "" if it needs all content."""
    judge: str = ""
    """The function that checks such a file of a pack against other content, called like `judged`; "" for none."""
    apart: bool = False
    """True if it is checked against all content without being part of it, like a scenario."""
    saved: bool = False
    """True if it is written by a game rather than content: such files are checked in any folder."""

    def prove(self, file: Path) -> object:
        """Read and check a file of this kind alone; return its content, or raise ContentError with the findings."""
        return load_object(self.proof, _PROOF)(file)

    def judged(self, listing: Listing, content: Places, place: str, kinds: FileKinds) -> Iterable[Finding]:
        """Yield findings about a pack's file of this kind, checked against all content.

        `place` is the file's place in the pack.
        """
        return load_object(self.judge, _JUDGE)(listing, content, place, kinds)

    def shape(self) -> type[BaseModel]:
        """Import and return the model of files of this kind."""
        return load_object(self.model, _MODEL)


def lab_kind(model: str, proof: str) -> FileKind:
    """Return the kind of lab files with the import paths of its model and its check."""
    return FileKind("lab", ("lab/*.toml",), model, proof)


def lesson_kind(model: str, proof: str) -> FileKind:
    """Return the kind of lesson files with the import paths of its model and its check."""
    return FileKind("lesson", ("lessons/*.toml",), model, proof)


PACK = FileKind("pack", (PACK_FILE,), "combat.engine.content.packs.manifest:Manifest")
RULES = FileKind(
    "rules",
    ("rules/index.toml",),
    "combat.engine.content.rules_index:RulesFile",
    "combat.engine.content.checking:prove_rules",
)
SOUNDS = FileKind(
    "sounds",
    ("assets/sounds.toml",),
    "combat.engine.content.sounds.sounds_file:SoundsFile",
    "combat.engine.content.sounds.sounds_file:prove_sounds",
)
"""The kinds that every game has."""


class FileKinds(Record):
    """The kinds of one game, in listing order, and how its content is checked."""

    game: str
    """The game's id, in packs and as the folder of its shipped content."""
    title: str
    """The prefix of kinds in the titles of schemas."""
    kinds: tuple[FileKind, ...]
    assembly: str
    """The class that reads and cross-checks all content of some Places: an Assembled of `checking`."""
    sources: tuple[str, ...]
    """Patterns of the places that content is read from."""
    rooms: tuple[str, ...]
    """The packages, such as "games/chess/content", whose code affects cached content."""
    stray: str = ""
    """The function that returns the kind of a TOML file outside known places; "" if there are none."""
    signs: tuple[str, ...] = ()
    """Top-level keys that identify its scenarios, labs and lessons among those of all games."""
    layer: str = ""
    """The layer name that identifies its boards among those of all games."""

    def of(self, path: Path) -> FileKind | None:
        """Return the kind of a file by its place; None if the place is unknown.

        Patterns of a bare name match anywhere; longer patterns take precedence, then those with fewer stars.
        """
        whole = path.absolute()
        place = PurePath(shipped(self.game).place(whole) or whole)
        fitting = [(like, kind) for kind in self.kinds for like in kind.places if place.match(like)]
        return min(fitting, key=lambda found: _rank(found[0]))[1] if fitting else None

    def of_stray(self, path: Path) -> FileKind | None:
        """Return the kind of a TOML file outside known places by its content; None if it cannot be recognised."""
        return self.named(load_object(self.stray, _STRAY)(path)) if self.stray and path.suffix == ".toml" else None

    @property
    def shaped(self) -> Mapping[str, FileKind]:
        """Return the kinds that have a schema, by name."""
        return {kind.name: kind for kind in self.kinds if kind.model}

    def named(self, name: str) -> FileKind:
        """Return the kind with a name; raise ContentError if there is none with a schema."""
        if name not in self.shaped:
            raise ContentError([Finding(name, 0, msg("finding-no-kind", known=", ".join(self.shaped)))])
        return self.shaped[name]

    def assembled(self, places: Places) -> Any:
        """Read and cross-check all content of some places; return it as an `Assembled` of `checking`."""
        return load_object(self.assembly, _ASSEMBLY)(places)

    def judge(self, listing: Listing, below: Sequence[Layer]) -> Verdict:
        """Check a pack over the layers below it; return its manifest, findings and entries.

        Imports the models on first use.
        """
        return load_object("combat.engine.content.packs.judging:judge", lambda: judge)(listing, below, self)


def _rank(pattern: str) -> tuple[bool, int, int]:
    parts, stars = pattern.count("/"), pattern.count("*")
    return bool(parts or stars), -parts, stars


def played() -> FileKinds:
    """Return the kinds of the current game; raise LookupError if none is set."""
    if not layers.kinds():
        raise LookupError("no game is played yet, so nobody can say what its files are")
    return load_object(layers.kinds(), FileKinds)
