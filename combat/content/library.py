"""Where content lies and how a game's Book comes from it; pydantic is imported only when files must be read anew."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from combat.content import cache
from combat.content.findings import ContentError, Finding
from combat.kernel.codec import digest
from combat.rules.book import Book, Charts, EnemyCard, EventEntry, Figure, FriendlyCard, Weapon
from combat.rules.options import with_options

if TYPE_CHECKING:
    from combat.board.board import Board

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
OWN_PLACES = ("scenarios/", "assets/boards/")
"""What the player makes himself, besides that which comes with the game."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What a library holds for every scenario: a Book without scenario, board and options."""

    figures: Mapping[str, Figure]
    weapons: Mapping[str, Weapon]
    friendly_cards: Mapping[int, FriendlyCard]
    enemy_cards: Mapping[int, EnemyCard]
    events: Mapping[str, tuple[EventEntry, ...]]
    """The event tables by their ids."""
    charts: Charts

    @property
    def friendly_events(self) -> tuple[EventEntry, ...]:
        """The generic table for the player's side."""
        return self.events["friendly"]

    @property
    def enemy_events(self) -> tuple[EventEntry, ...]:
        """The generic table for the enemy's side."""
        return self.events["enemy"]


def share() -> Path:
    """The folder that holds `assets` and `scenarios`: inside the installed package, else the checkout."""
    package = Path(__file__).resolve().parents[1]
    installed = package / "_share"
    return installed if installed.is_dir() else package.parent


def own() -> Path:
    """The folder of the player's own scenarios and boards; the environment variable COMBAT_DATA_DIR moves it."""
    named = os.environ.get("COMBAT_DATA_DIR")
    if named:
        return Path(named).expanduser()
    import platformdirs

    return platformdirs.user_data_path("combat", appauthor=False)


class Library:
    """The content below one or several folders; a file of a later folder replaces the same file of an earlier one.

    Where no folders are named they are the game's own, and the player's for scenarios and boards.
    """

    def __init__(self, roots: Sequence[Path] | None = None) -> None:
        self.roots = tuple(roots) if roots else (share(),)
        self._own = () if roots else (own(),)

    def _roots_of(self, place: str) -> tuple[Path, ...]:
        return (*self.roots, *self._own) if place.startswith(OWN_PLACES) else self.roots

    def file(self, place: str) -> Path:
        """The file at a place like "assets/weapons.toml", there or not."""
        found = [root / place for root in self._roots_of(place) if (root / place).is_file()]
        return found[-1] if found else self.roots[0] / place

    def files(self, pattern: str) -> list[Path]:
        """The files that match a pattern like "assets/men/*.toml", each place once, by place."""
        roots = self._roots_of(pattern)
        found = {file.relative_to(root): file for root in roots for file in root.glob(pattern) if file.is_file()}
        return [found[place] for place in sorted(found)]

    def scenario_ids(self) -> list[str]:
        """Every scenario's id: as `scenarios/order.txt` lists them, then whatever else there is."""
        found = [file.stem for file in self.files("scenarios/*.toml")]
        order = self.file("scenarios/order.txt")
        listed = order.read_text(encoding="utf-8").split() if order.is_file() else []
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
        book = self._book(file)
        try:
            return with_options(book, chosen)
        except ValueError as fault:
            raise ContentError([Finding(file.name, 0, str(fault))]) from None

    def parts(self) -> Parts:
        """Men, weapons, decks, events and charts; raises ContentError with every finding."""
        from combat.content.assembly import Assembly

        return Assembly(self).parts()

    def board(self, board: str | Path) -> Board:
        """A board by its id, by several ids joined with "+", or by the path of its map.

        Raises ContentError with every finding.
        """
        from combat.board.board import Board, BoardError
        from combat.content.boards import JOINT, load_board

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

    def _book(self, file: Path) -> Book:
        sources = [path for pattern in SOURCES for path in self.files(pattern)]
        try:
            key = cache.fingerprint([*sources, file])
        except OSError:
            key = ""
        kept = cache.recall(file.stem, key) if key else None
        if kept:
            return kept
        from combat.content.assembly import Assembly

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


def check(paths: Iterable[Path]) -> list[Finding]:
    """Every finding in content files, and in all content files of folders."""
    from combat.content.checking import check_paths

    return check_paths([Path(path) for path in paths])


def schema(kind: str) -> dict[str, Any]:
    """The JSON Schema of a kind of content file; raises ContentError for an unknown kind."""
    from combat.content.checking import schema_of

    return schema_of(kind)


def content_hash(book: Book) -> str:
    """A short fingerprint of everything that a game is played with."""
    return digest(book)
