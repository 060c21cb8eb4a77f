"""Where content lies and how a game's Book comes from it; pydantic is imported only when files must be read anew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from combat.engine.content import cache
from combat.engine.content.findings import ContentError, Finding
from combat.engine.content.layers import Layer, layers, own, share
from combat.engine.files import bounds
from combat.engine.files.traces import Trace, trace
from combat.engine.kernel.digest import digest
from combat.engine.kernel.record import Record
from combat.games.volume1.rules.book import Book, Charts, EnemyCard, EventEntry, Figure, FriendlyCard, Option, Weapon
from combat.games.volume1.rules.play.optional_rules import with_options

if TYPE_CHECKING:
    from combat.engine.space.hexes.board import Board

__all__ = ["Library", "Parts", "check", "content_hash", "load_book", "own", "scenario_ids", "schema", "share"]

SOURCES = (
    "assets/decks/*.toml",
    "assets/events/*.toml",
    "assets/charts/*.toml",
    "assets/men/*.toml",
    "assets/weapons.toml",
    "assets/boards/*.tmx",
    "assets/boards/*.tsx",
)
"""Every file that a Book can depend on, besides its scenario."""


class Parts(Record):
    """What a library holds for every scenario: a Book without scenario, board and options."""

    figures: Mapping[str, Figure]
    weapons: Mapping[str, Weapon]
    friendly_cards: Mapping[int, FriendlyCard]
    enemy_cards: Mapping[int, EnemyCard]
    events: Mapping[str, tuple[EventEntry, ...]]
    """The event tables by their ids."""
    charts: Charts
    options: tuple[Option, ...] = ()
    """The optional rules that every scenario offers."""

    @property
    def friendly_events(self) -> tuple[EventEntry, ...]:
        """The generic table for the player's side."""
        return self.events["friendly"]

    @property
    def enemy_events(self) -> tuple[EventEntry, ...]:
        """The generic table for the enemy's side."""
        return self.events["enemy"]


_parts_read: tuple[tuple[tuple[Layer, ...], Trace], Parts] | None = None
"""What was read last, of which layers and files."""


class Library:
    """The content of one or several layers; a file of a later layer adds to, or replaces, that of an earlier one."""

    def __init__(self, roots: Sequence[Path | Layer] | None = None) -> None:
        """`roots` are folders, the lowest first; if none are given, the game's own with all packs in use.

        Over these lies what the player made himself.
        """
        given = roots or layers()
        self.layers = tuple(root if isinstance(root, Layer) else Layer(root) for root in given)

    @property
    def roots(self) -> tuple[Path, ...]:
        """The folders of the layers, the lowest first."""
        return tuple(layer.root for layer in self.layers)

    def file(self, place: str) -> Path:
        """The uppermost file at a place like "assets/weapons.toml", there or not."""
        return self.files_at(place)[-1]

    def files_at(self, place: str) -> list[Path]:
        """Every file that has a say in a place, the lowest first; where there is none: where it should be."""
        found: list[Path] = []
        for layer in self.layers:
            if layer.has(place):
                found = [*([] if place in layer.whole else found), layer.path(place)]
        return found or [self.layers[0].path(place)]

    def places(self, pattern: str) -> list[str]:
        """The places that match a pattern like "assets/men/*.toml" in any layer."""
        return sorted({place for layer in self.layers for place in layer.glob(pattern)})

    def files(self, pattern: str) -> list[Path]:
        """The uppermost file of every place that matches a pattern."""
        return [self.file(place) for place in self.places(pattern)]

    def scenario_ids(self) -> list[str]:
        """Every scenario's id: as the game's `scenarios/order.txt` lists them, then whatever else there is."""
        found = [file.stem for file in self.files("scenarios/*.toml")]
        order = self.layers[0].path("scenarios/order.txt")
        listed = order.read_text(encoding="utf-8", errors="replace").split() if order.is_file() else []
        places = {name: place for place, name in enumerate(listed)}
        return sorted(found, key=lambda name: (places.get(name, len(listed)), name))

    def scenario_file(self, scenario: str | Path) -> Path:
        """The file of a scenario, named by its id or by a path; raises ContentError if there is none."""
        if isinstance(scenario, Path) or scenario.endswith(".toml"):
            return Path(scenario)
        if scenario in self.scenario_ids():
            return self.file(f"scenarios/{scenario}.toml")
        known = ", ".join(self.scenario_ids()) or "none"
        raise ContentError([Finding("scenarios", 0, f'there is no scenario "{scenario}"; known are {known}')])

    def load_book(self, scenario: str | Path, chosen: Iterable[str] = ()) -> Book:
        """The Book of a scenario with the optional rules chosen; raises ContentError with every finding."""
        file = self.scenario_file(scenario)
        if not bounds.is_name(file.stem):
            raise ContentError([Finding(str(file), 0, f'"{file.stem}" is no name for a scenario; rename the file')])
        book = self._book(file)
        try:
            return with_options(book, chosen)
        except ValueError as fault:
            raise ContentError([Finding(file.name, 0, str(fault))]) from None

    def parts(self) -> Parts:
        """Men, weapons, decks, events and charts, read anew when a file has changed; raises ContentError."""
        global _parts_read
        now = self.layers, trace(*self.sources())
        if _parts_read is None or _parts_read[0] != now:
            from combat.games.volume1.content.assembly import Assembly

            _parts_read = now, Assembly(self).parts()
        return _parts_read[1]

    def board(self, board: str | Path) -> Board:
        """A board by its id, by several ids joined with "+", or by the path of its map.

        Raises ContentError with every finding.
        """
        from combat.engine.content.board_files import JOINT, load_board
        from combat.engine.space.hexes.board import Board, BoardError

        if isinstance(board, Path) or board.endswith(".tmx"):
            return load_board(Path(board))
        ids = [file.stem for file in self.files("assets/boards/*.tmx")]
        sheets = board.split(JOINT)
        for sheet in sheets:
            if sheet not in ids:
                known = ", ".join(ids) or "none"
                raise ContentError([Finding("assets/boards", 0, f'there is no board "{sheet}"; known are {known}')])
        boards = [load_board(self.file(f"assets/boards/{sheet}.tmx")) for sheet in sheets]
        try:
            return boards[0] if len(boards) == 1 else Board.joined(*boards)
        except BoardError as fault:
            raise ContentError([Finding("assets/boards", 0, str(fault))]) from None

    def sources(self) -> list[Path]:
        """Every file that a Book can depend on, besides its scenario."""
        places = (place for pattern in SOURCES for place in self.places(pattern))
        return [file for place in places for file in self.files_at(place)]

    def _book(self, file: Path) -> Book:
        try:
            key = cache.fingerprint([*self.sources(), file], *(layer.title for layer in self.layers))
        except OSError:
            key = ""
        kept = cache.recall(file.stem, key) if key else None
        if kept:
            return kept
        from combat.games.volume1.content.assembly import Assembly

        book = Assembly(self).book(file)
        if key:
            cache.keep(file.stem, key, book)
        return book


def load_book(scenario: str | Path, chosen: Iterable[str] = ()) -> Book:
    """The Book of one of the game's own scenarios, or of a scenario file; raises ContentError."""
    return Library().load_book(scenario, chosen)


def scenario_ids() -> list[str]:
    """The ids of the game's own scenarios."""
    return Library().scenario_ids()


def check(paths: Iterable[Path], below: Iterable[Path] = ()) -> list[Finding]:
    """Every finding in content files and packs, and in all of them in folders; `below` are packs to lay under these."""
    from combat.engine.content.checking import check_paths

    return check_paths([Path(path) for path in paths], list(below))


def overlaps(paths: Iterable[Path]) -> list[str]:
    """What several packs replace, with the one that wins; paths that are no packs are passed over."""
    from combat.engine.content.packs import pack as packs

    given = [path for path in paths if packs.is_pack(path)]
    return [note for pack in packs.stack(given) for note in pack.notes] if len(given) > 1 else []


def schema(kind: str) -> dict[str, Any]:
    """The JSON Schema of a kind of content file; raises ContentError for an unknown kind."""
    from combat.engine.content.schemas import schema_of

    return schema_of(kind)


def schema_kinds() -> list[str]:
    """Every kind of content file."""
    from combat.engine.content.reading import KINDS

    return list(KINDS)


def content_hash(book: Book) -> str:
    """A short fingerprint of everything that a game is played with."""
    return digest(book)
