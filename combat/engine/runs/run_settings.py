"""What the games of a run were played with: a file of games says it, and takes in none that were played otherwise."""

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
"""What must agree, in the order in which it is looked at: the first that does not is told."""


class RunSettings(Record):
    """The head of a file of games."""

    format: int
    plays: str
    """The id of the title."""
    version: str
    program: str
    """The fingerprint of the code that rules and plays, the module of an own player with it."""
    scenario: str
    title: str
    options: tuple[str, ...]
    squad: str
    """As it was asked for; "" where it is left to the dice."""
    player: str
    seed: int
    """Of the first game; each after it has the next."""
    content: str
    """The fingerprint of the book."""
    book: str
    """The book, packed: what the games are told by stands in no other file."""


def settings_of(
    title: Title[Any, B], book: B, *, player: str, squad: str, seed: int, players: Iterable[str] = ()
) -> RunSettings:
    """What a run with a book is played with; `players` are those that `player` names, where it names several."""
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
    """The fingerprint of the code that a game of the title goes by, and of the modules of players of one's own."""
    sources = tuple(dict.fromkeys(path for player in players for path in source_of(player)))
    rooms = (f"games/{title.id}/rules", f"games/{title.id}/players", "engine/play", "engine/chance")
    return cache.fingerprint(sources, rooms=rooms)


def read_settings(head: bytes) -> RunSettings:
    """What `as_json` wrote; raises ValueError, for a later format too."""
    settings = from_json(RunSettings, head)
    if settings.format != FORMAT:
        raise ValueError(msg("run-unknown-format", format=settings.format))
    return settings


def book_of(title: Title[Any, B], settings: RunSettings) -> B:
    """The book that the games were played with; raises ValueError."""
    return title.serializer.book_from_plain(unpack({_PACKED: settings.book}))


def check_same(path: object, kept: RunSettings, asked: RunSettings) -> None:
    """Raises RunError where a file's games were played with something else than is asked for."""
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
