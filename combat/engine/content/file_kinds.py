"""What kinds of content files a game has: where each lies, and by name what reads it; asking imports none of that."""

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
    """A kind of file. Whatever reads it is named as "module:NAME"."""

    name: str
    """What `combat schema` calls it."""
    places: tuple[str, ...] = ()
    """Patterns of where it lies, such as "men/*.toml", told by the end of a path."""
    model: str = ""
    """Its shape, a pydantic model; "" for a file that has none."""
    proof: str = ""
    """What reads such a file by itself and raises ContentError; "" where it is looked through with all content."""
    judge: str = ""
    """What compares such a file of a pack with its other content: a function as `judged` calls it; "" for none."""
    apart: bool = False
    """Whether it is compared with all other content without being a part of it, as a scenario is."""
    saved: bool = False
    """Whether it is no content but something that a game has written: it is looked through wherever it lies."""

    def prove(self, file: Path) -> object:
        """What is read from such a file by itself; raises ContentError."""
        return load_object(self.proof, _PROOF)(file)

    def judged(self, listing: Listing, content: Places, place: str, kinds: FileKinds) -> Iterable[Finding]:
        """What is wrong with such a file of a pack beside all content."""
        return load_object(self.judge, _JUDGE)(listing, content, place, kinds)

    def shape(self) -> type[BaseModel]:
        """The model of such files."""
        return load_object(self.model, _MODEL)


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
"""What every game of the house has."""


class FileKinds(Record):
    """The kinds of one game, in the order in which they are listed, and how its content is judged."""

    game: str
    """The game's id: what packs call it, and its realm in what comes with the program."""
    title: str
    """What stands before a kind's name at the top of its schema."""
    kinds: tuple[FileKind, ...]
    assembly: str
    """The class that reads all content of some Places and compares it: an Assembled of `checking`."""
    sources: tuple[str, ...]
    """Patterns of the places whose files that content is read from."""
    rooms: tuple[str, ...]
    """The rooms, such as "games/chess/content", whose code decides what is made of them."""
    stray: str = ""
    """The function that names the kind of a TOML file which lies in no known place; "" where such files are none."""
    signs: tuple[str, ...] = ()
    """Top-level keys by which its scenarios, labs and lessons differ from those of other games."""
    layer: str = ""
    """The layer by which its boards differ from those of other games."""

    def of(self, path: Path) -> FileKind | None:
        """What a file holds, by its place; None for one in no known place.

        A bare name is known wherever it lies; else the longer pattern goes first, then the one with fewer stars.
        """
        whole = path.absolute()
        place = PurePath(shipped(self.game).place(whole) or whole)
        fitting = [(like, kind) for kind in self.kinds for like in kind.places if place.match(like)]
        return min(fitting, key=lambda found: _rank(found[0]))[1] if fitting else None

    def of_stray(self, path: Path) -> FileKind | None:
        """What a TOML file in no known place holds, by what stands in it."""
        return self.named(load_object(self.stray, _STRAY)(path)) if self.stray and path.suffix == ".toml" else None

    @property
    def shaped(self) -> Mapping[str, FileKind]:
        """The kinds that have a schema, by name."""
        return {kind.name: kind for kind in self.kinds if kind.model}

    def named(self, name: str) -> FileKind:
        """The kind of a name; raises ContentError for one without a schema."""
        if name not in self.shaped:
            raise ContentError([Finding(name, 0, msg("finding-no-kind", known=", ".join(self.shaped)))])
        return self.shaped[name]

    def assembled(self, places: Places) -> Any:
        """All content of some places, read and compared: an Assembled of `checking`."""
        return load_object(self.assembly, _ASSEMBLY)(places)

    def judge(self, listing: Listing, below: Sequence[Layer]) -> Verdict:
        """What is wrong with a pack over some layers, and what it brings; the models come with the first one judged."""
        return load_object("combat.engine.content.packs.judging:judge", lambda: judge)(listing, below, self)


def _rank(pattern: str) -> tuple[bool, int, int]:
    parts, stars = pattern.count("/"), pattern.count("*")
    return bool(parts or stars), -parts, stars


def played() -> FileKinds:
    """The kinds of the game that is played; raises LookupError before one is."""
    if not layers.kinds():
        raise LookupError("no game is played yet, so nobody can say what its files are")
    return load_object(layers.kinds(), FileKinds)
