"""Find the game for a command line that names none: by the file in it, or by the last game played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from combat.cli.titles import DEFAULT, TITLES, is_known, load_title
from combat.engine.calls.exit_codes import Refused
from combat.engine.content import recognition
from combat.engine.content.file_kinds import FileKinds
from combat.engine.content.layers import PACK_FILE
from combat.engine.journal import save_list
from combat.engine.kernel.text_message import msg
from combat.engine.runs import run_file
from combat.engine.runs.run_faults import RunError

RESUME = "resume"
TAKES_ANY = ("check", "verify")
"""Commands that read files of every game."""
MAKES = ("--out", "--saves", "--pack")
"""Options whose value is a file or folder that is no game to open."""


def all_kinds() -> Iterator[FileKinds]:
    """Yield the kinds of every game that has content files."""
    for id_ in TITLES:
        title = load_title(id_)
        if title.has("kinds"):
            yield title.kinds


def meant(call: str, arguments: Sequence[str]) -> str:
    """Return the id of the game that a command line implies; the default game if nothing indicates another."""
    if call == RESUME:
        latest = save_list.latest_unfinished()
        return latest.plays if latest is not None and is_known(latest.plays) else DEFAULT
    path = _file(arguments)
    if path is not None and run_file.is_run(path):
        return _of_run(path)
    kinds = recognition.owner(path, all_kinds()) if path is not None else None
    if kinds is not None:
        return kinds.game
    named = recognition.named_game(path) if path is not None else ""
    return named if named and is_known(named) else DEFAULT


def _of_run(path: Path) -> str:
    """Return the game of a run; the default one if its header cannot be read, which the command reports."""
    try:
        plays = run_file.settings_in(path).plays
    except (RunError, OSError):
        return DEFAULT
    return plays if is_known(plays) else DEFAULT


def refuse_others(call: str, arguments: Sequence[str], game: str) -> None:
    """Raise Refused if the file on a command line belongs to another game than the named one."""
    path = None if call in TAKES_ANY else _file(arguments)
    if path is None or path.suffix != ".toml":  # saves and packs report it themselves
        return
    kinds = recognition.owner(path, all_kinds())
    if kinds is not None and kinds.game not in (game, ""):
        title = load_title(kinds.game)
        raise Refused(msg("cli-file-of-other-game", file=path, title=title.name, game=title.id))


def _file(arguments: Sequence[str]) -> Path | None:
    """Return the first file or folder of a game in a command line."""
    for before, word in zip(("", *arguments), arguments, strict=False):
        if word.startswith("-") or before in MAKES:
            continue
        path = Path(word)
        told = path.suffix in recognition.ENDINGS or run_file.is_run(path)
        if (told and path.is_file()) or (path / PACK_FILE).is_file():
            return path
    return None
