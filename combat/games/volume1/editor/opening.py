"""Items that the editor can open: unsaved drafts, own scenarios, boards, and copies of the game's scenarios."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from combat.engine.content.findings import ContentError, Finding
from combat.engine.content.hexes.board_files import JOINT
from combat.engine.files import folders
from combat.engine.files.file_names import file_name
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg
from combat.engine.words import text, translated
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.draft_data import Data, blank, head_of, read_draft
from combat.games.volume1.content.library import Library
from combat.games.volume1.editor.draft import IDS, Draft, free_name
from combat.games.volume1.editor.map_files import is_ours

Sort = Literal["draft", "own", "ours", "board"]

PROSE = ("title", "date", "place", "briefing", "text")
"""Keys of a scenario with prose."""


class Opening(Record):
    """An item that can be opened: a scenario file, or a board by its id."""

    sort: Sort
    name: str
    path: Path | None = None


def openings() -> Iterator[Opening]:
    """Yield all items that can be opened.

    These are autosaved drafts, the player's scenarios, a new scenario for each board, and copies of the game's
    scenarios.
    """
    for path in sorted(folders.drafts().glob("*.toml")):
        yield Opening("draft", path.stem, path)
    library = Library()
    scenarios = [_scenario(library.scenario_file(id_)) for id_ in library.scenario_ids()]
    boards = [path.stem for path in library.files("assets/boards/*.tmx")]
    yield from (scenario for scenario in scenarios if scenario.sort == "own")
    yield from (Opening("board", board) for board in boards)
    yield from _joined(library, boards)
    yield from (scenario for scenario in scenarios if scenario.sort == "ours")


def _joined(library: Library, boards: list[str]) -> Iterator[Opening]:
    """Yield an empty scenario of the first two boards that fit side by side."""
    for pair in itertools.permutations(boards, 2):
        with contextlib.suppress(ContentError):
            yield Opening("board", board_of(library, JOINT.join(pair)).id)
            return


def _scenario(path: Path) -> Opening:
    """Return a scenario of the library: the player's own, or one of the game or a pack."""
    return Opening("own" if path.parent == folders.scenarios() else "ours", path.stem, path)


def find_opening(word: str) -> Opening:
    """Return the item for an argument of the command line; raise ContentError if it is unknown."""
    if word.endswith(".toml"):
        path = Path(word)
        return Opening("ours" if is_ours(path) else "own", path.stem, path)
    library, name = Library(), word.removesuffix(".tmx")
    if name in library.scenario_ids():
        return _scenario(library.scenario_file(name))
    boards = [path.stem for path in library.files("assets/boards/*.tmx")]
    if all(map(library.has_board, name.split(JOINT))):
        return Opening("board", name)
    what = msg("finding-no-scenario-or-board", name=word, known=", ".join((*library.scenario_ids(), *boards)))
    if word.endswith(".tmx"):
        what = msg("finding-board-not-known", name=word, folder=folders.boards())
    raise ContentError([Finding("combat edit", 0, what)])


def open_draft(opening: Opening) -> Draft:
    """Return a draft of an item; raise ContentError if it cannot be edited."""
    library = Library()
    if opening.sort == "board":
        board = board_of(library, opening.name)
        said = (text("edit-new-title"), text("edit-new-date"), text("generated-place"))
        name = free_name(file_name(said[0]) or "scenario")
        return Draft(blank(board, *said), name, named=False)
    assert opening.path is not None
    data, head = read_draft(opening.path, library), _head(opening.path)
    if opening.sort == "ours":
        return Draft(_in_language(data), free_name(opening.name), head=head)
    if opening.sort == "draft":
        target = folders.scenarios() / opening.path.name
        draft = Draft(data, opening.name, target if target.exists() else None, head)
        draft.adopt()
        return draft
    name = opening.name if IDS.fullmatch(opening.name) else free_name("scenario")
    return Draft(data, name, opening.path, head)


def _in_language(data: Data) -> Data:
    """Return one of the game's scenarios with translated prose, since a copy is the player's own."""
    return {key: _said(key, value) for key, value in data.items()}


def _said(key: str, value: object) -> object:
    if isinstance(value, dict):
        return {part: _said(part, each) for part, each in value.items()}
    if isinstance(value, list):
        return [_said(key, each) for each in value]
    return str(translated(value)) if isinstance(value, str) and key in PROSE else value


def _head(path: Path) -> list[str]:
    try:
        return head_of(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError):
        return []
