"""Content layers: the game's own files at the bottom, the packs in use, and the player's own files on top."""

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
    """Places like "assets/decks/enemy.toml" whose file replaces that of the layers below instead of being merged."""
    only: tuple[str, ...] = ("",)
    """The prefixes of the places that it may provide."""
    realm: str = ""
    """The folder below `assets` and `scenarios` that separates games; "" for packs."""

    @property
    def title(self) -> str:
        """Return the layer's name in saves: "bocage 1.2"."""
        return f"{self.name} {self.version}"

    def has(self, place: str) -> bool:
        """Return whether the layer provides a file at a place."""
        return place.startswith(self.only) and self.path(place).is_file()

    def path(self, place: str) -> Path:
        """Return the path in this layer for a place like "assets/decks/enemy.toml", whether or not it exists."""
        top, _, rest = place.partition("/")
        return self.root / top / self.realm / rest

    def place(self, path: Path) -> str | None:
        """Return the place of a file or folder; None if it is outside the layer."""
        try:
            top, *rest = path.relative_to(self.root).parts
        except ValueError:
            return None
        if self.realm and rest[:1] != [self.realm]:
            return None
        return "/".join((top, *rest[bool(self.realm) :]))

    def glob(self, pattern: str) -> list[str]:
        """Return the places of the layer's files that match a pattern and that it may provide."""
        if not pattern.startswith(self.only):
            return []
        top, _, rest = pattern.partition("/")
        found = self.root.glob("/".join(filter(None, (top, self.realm, rest))))
        return [place for file in found if file.is_file() and (place := self.place(file)) is not None]


PACK_FILE = "pack.toml"
"""The file name of a pack's manifest."""
OWN_PLACES = ("scenarios/", "assets/boards/", "assets/tables/")
"""The places of files that the player's own layer may provide."""


class ContentInUse(MutableRecord):
    """The current game's files, and the layers over them."""

    kinds: str = ""
    """The import path of the current game's file kinds, "module:NAME"."""
    family: str = ""
    """The realm of assets that the current game shares with others; "" for none."""
    games: tuple[str, ...] = ()
    """The ids of all games of the program."""
    packs: tuple[Layer, ...] = ()
    """The packs in use, the uppermost last."""


_IN_USE = ContextField(ContentInUse)


def use_title(game: str, kinds: str, games: Iterable[str] = (), root: str = "", family: str = "") -> None:
    """Set the current game; `games` are the ids of all games of the program, the default game first.

    `kinds` is the import path of its FileKinds; "" for none. `root` is its folder if another package provides it, else
    "". `family` is the realm of assets that it shares with other games; "" for none.
    """
    folders.use_title(game, root)
    _IN_USE.value.kinds, _IN_USE.value.games = kinds, tuple(games) or (game,)
    _IN_USE.value.family = family


def game() -> str:
    """Return the id of the current game; "" before one is set."""
    return folders.played()


def family() -> str:
    """Return the realm of assets that the current game shares with others; "" for none."""
    return _IN_USE.value.family


def kinds() -> str:
    """Return the import path of the current game's file kinds, "module:NAME"; "" before one is set."""
    return _IN_USE.value.kinds


def games() -> tuple[str, ...]:
    """Return the ids of all games of the program; the first is the default game of packs that name none."""
    return _IN_USE.value.games


def shipped(realm: str = "") -> Layer:
    """Return the shipped content of a realm, by default of the current game.

    Before a game is set, the default is the engine.
    """
    named = realm or folders.played() or ENGINE
    return Layer(folders.root_of(named) or share(), realm=named)


def shared() -> Layer:
    """Return the shipped content that all games share."""
    return shipped(ENGINE)


def sources_in(context: Context) -> tuple[str, tuple[Layer, ...]]:
    """Return the game and the packs of a context, which need not be current."""
    return folders.played_in(context), _IN_USE.of(context).packs


def own() -> Path:
    """Return the folder of the player's own scenarios, boards and packs."""
    return folders.data()


def use(packs: Iterable[Layer]) -> None:
    """Set the packs in use, topmost last."""
    _IN_USE.value.packs = tuple(packs)


def packs() -> tuple[Layer, ...]:
    """Return the packs in use, topmost last."""
    return _IN_USE.value.packs


def layers(realm: str = "") -> tuple[Layer, ...]:
    """Return all layers in use for a realm (default: the current game), in ascending precedence."""
    return shipped(realm), *_IN_USE.value.packs, Layer(own(), only=OWN_PLACES)
