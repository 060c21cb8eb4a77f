"""The settings of a run, stored in its file; rows with other settings are refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from combat import __version__
from combat.engine.content import cache
from combat.engine.journal import journal_lines
from combat.engine.journal.packed import pack, unpack
from combat.engine.kernel.record import Record, from_json
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.play.own_players import source_of
from combat.engine.runs.run_faults import RunError
from combat.engine.title import Title

B = TypeVar("B")

FORMAT = 1
_PACKED = "packed"
SAID = ("plays", "scenario", "options", "squad", "player", "seed", "version", "content", "program")
"""The settings that must agree, in the order of comparison; the first difference is reported."""


class RunSettings(Record):
    """The header of a run file."""

    format: int
    plays: str
    """The id of the title."""
    version: str
    program: str
    """The digest of the code of rules and players, including the module of a custom player."""
    scenario: str
    title: str
    options: tuple[str, ...]
    squad: str
    """The requested squad; "" if it is random."""
    player: str
    seed: int
    """The seed of the first game; each further game adds one."""
    content: str
    """The digest of the book."""
    book: str
    """The packed book, so that the file is complete."""


def settings_of(
    title: Title[Any, B], book: B, *, player: str, squad: str, seed: int, players: Iterable[str] = ()
) -> RunSettings:
    """Return the settings of a run.

    `players` are the single players if `player` names several.
    """
    about, plain = title.serializer.about(book), title.serializer.book_as_plain(book)
    return RunSettings(
        format=FORMAT,
        plays=title.id,
        version=__version__,
        program=program_of(title, *(players or (player,))),
        scenario=about.scenario,
        title=about.title,
        options=tuple(sorted(about.options)),
        squad=squad,
        player=player,
        seed=seed,
        content=journal_lines.fingerprint(journal_lines.book_line(title.serializer, book)),
        book=pack(plain)[_PACKED],
    )


def program_of(title: Title[Any, Any], *players: str) -> str:
    """Return the digest of the code of a title's rules and players, and of custom players' modules."""
    sources = tuple(dict.fromkeys(path for player in players for path in source_of(player)))
    rooms = (f"games/{title.id}/rules", f"games/{title.id}/players", "engine/play", "engine/chance")
    return cache.fingerprint(sources, rooms=rooms)


def read_settings(head: bytes) -> RunSettings:
    """Parse settings written by `as_json`; raise ValueError if they are invalid or of another format."""
    settings = from_json(RunSettings, head)
    if settings.format != FORMAT:
        raise ValueError(msg("run-unknown-format", format=settings.format))
    return settings


def book_of(title: Title[Any, B], settings: RunSettings) -> B:
    """Return the book stored in the settings of a run; raise ValueError if it is invalid."""
    return title.serializer.book_from_plain(unpack({_PACKED: settings.book}))


def check_same(path: object, kept: RunSettings, asked: RunSettings) -> None:
    """Raise RunError if the settings `kept` in a file differ from those `asked` for."""
    for name in SAID:
        before, now = getattr(kept, name), getattr(asked, name)
        if before != now:
            raise RunError(path, _differs(name, before, now))


def _differs(name: str, before: object, now: object) -> TextMessage:
    if name in ("content", "program"):
        return msg(f"run-other-{name}")
    said = (", ".join(value) if isinstance(value, tuple) else str(value) for value in (before, now))
    kept, asked = (value or "–" for value in said)
    return msg("run-differs", what=name, before=kept, now=asked)
