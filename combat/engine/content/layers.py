"""The folders that content is layered from: the game's own lowest, then packs in use, the player's own uppermost."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from combat.engine.context import Context, ContextField
from combat.engine.files import folders
from combat.engine.files.folders import ENGINE, share
from combat.engine.kernel.record import MutableRecord, Record


class Layer(Record):
    """A folder with `assets` and `scenarios` in it; `name` and `version` are those of a pack, else empty."""

    root: Path
    name: str = ""
    version: str = ""
    whole: frozenset[str] = frozenset()
    """Places like "assets/decks/enemy.toml" whose file stands for itself: nothing of the layers below is kept."""
    only: tuple[str, ...] = ("",)
    """How places begin in which it has a say."""
    realm: str = ""
    """The folder below `assets` and `scenarios` that keeps its files apart from other games'; packs have none."""

    @property
    def title(self) -> str:
        """What a save calls it: "bocage 1.2"."""
        return f"{self.name} {self.version}"

    def has(self, place: str) -> bool:
        """Whether it has a file at a place, and a say in it."""
        return place.startswith(self.only) and self.path(place).is_file()

    def path(self, place: str) -> Path:
        """Where a place like "assets/decks/enemy.toml" lies on the disk, there or not."""
        top, _, rest = place.partition("/")
        return self.root / top / self.realm / rest

    def place(self, path: Path) -> str | None:
        """The place of a file or folder on the disk; None for one beside the layer."""
        try:
            top, *rest = path.relative_to(self.root).parts
        except ValueError:
            return None
        if self.realm and rest[:1] != [self.realm]:
            return None
        return "/".join((top, *rest[bool(self.realm) :]))

    def glob(self, pattern: str) -> list[str]:
        """The places of its files that match a pattern and in which it has a say."""
        if not pattern.startswith(self.only):
            return []
        top, _, rest = pattern.partition("/")
        found = self.root.glob("/".join(filter(None, (top, self.realm, rest))))
        return [place for file in found if file.is_file() and (place := self.place(file)) is not None]


PACK_FILE = "pack.toml"
"""A pack's own card, in its uppermost folder."""
OWN_PLACES = ("scenarios/", "assets/boards/")
"""What the player makes himself, besides that which comes with the game."""


class ContentInUse(MutableRecord):
    """The files of which game are read, and what lies over them."""

    kinds: str = ""
    """Where the kinds of files of the game that is played stand, as "module:NAME"."""
    games: tuple[str, ...] = ()
    """The ids of all games of the program."""
    packs: tuple[Layer, ...] = ()
    """The packs in use, the uppermost last."""


_IN_USE = ContextField(ContentInUse)


def use_title(game: str, kinds: str, games: Iterable[str] = (), root: str = "") -> None:
    """From now on play a game; `games` are the ids of all games of the program, its first one before the rest.

    `kinds` names its FileKinds as "module:NAME"; "" where it has none. `root` is the folder that it comes with; "" for
    that of the program.
    """
    folders.use_title(game, root)
    _IN_USE.value.kinds, _IN_USE.value.games = kinds, tuple(games) or (game,)


def game() -> str:
    """The id of the game that is played; "" before one is."""
    return folders.played()


def kinds() -> str:
    """Where the kinds of files of the game that is played stand, as "module:NAME"; "" before one is."""
    return _IN_USE.value.kinds


def games() -> tuple[str, ...]:
    """The ids of all games of the program; a pack that names none is for the first of them."""
    return _IN_USE.value.games


def shipped(realm: str = "") -> Layer:
    """The content that comes with the program for the game that is played, or for another realm.

    Before any game is played it is the engine's own.
    """
    named = realm or folders.played() or ENGINE
    return Layer(folders.root_of(named) or share(), realm=named)


def shared() -> Layer:
    """The content that comes with the program for every game, below that of the one that is played."""
    return shipped(ENGINE)


def sources_in(context: Context) -> tuple[str, tuple[Layer, ...]]:
    """The game of a context, current or not, and its packs: of these its content comes."""
    return folders.played_in(context), _IN_USE.of(context).packs


def own() -> Path:
    """The folder of the player's own scenarios, boards and packs."""
    return folders.data()


def use(packs: Iterable[Layer]) -> None:
    """From now on lay these packs over the game's own content."""
    _IN_USE.value.packs = tuple(packs)


def packs() -> tuple[Layer, ...]:
    """The packs in use, the uppermost last."""
    return _IN_USE.value.packs


def layers(realm: str = "") -> tuple[Layer, ...]:
    """Everything in use, for the game that is played or for another, the lowest first."""
    return shipped(realm), *_IN_USE.value.packs, Layer(own(), only=OWN_PLACES)
