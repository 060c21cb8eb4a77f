"""A title: what a game of the house is called, and where its parts stand. No window is needed for it.

The record itself is light: each part is imported when it is asked for, so that the start screen and the list of saves
do without the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from combat.engine import words
from combat.engine.content import layers
from combat.engine.journal import known_titles
from combat.engine.kernel.load_object import Shape, load_object
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg

if TYPE_CHECKING:
    from combat.engine.content.file_kinds import FileKinds
    from combat.engine.journal.state_serializer import StateSerializer
    from combat.engine.kernel.copyable import Copyable
    from combat.engine.kernel.moment import Moment
    from combat.engine.kernel.rules import Rules
    from combat.engine.play.game_log import GameLog
    from combat.engine.play.port import Player
    from combat.engine.play.script import Script
    from combat.engine.words.title_words import TitleWords

S = TypeVar("S", bound="Copyable")
B = TypeVar("B")
T = TypeVar("T")

_RULES: Shape[Rules[Any, Any]] = Shape("id", "seats", "new_state", "play", "apply")
_SERIALIZER: Shape[StateSerializer[Any, Any]] = Shape("about", "book_as_plain", "state_as_plain")
_GAME_LOG: Shape[Callable[[TitleWords[Any], Callable[[Any], Moment]], GameLog[Any]]] = Shape()
_KINDS: Shape[FileKinds] = Shape("game", "kinds", "assembly")
_LOAD_BOOK: Shape[Callable[[str | Path, Sequence[str]], Any]] = Shape()
_LAB: Shape[Callable[[Path], Script[Any]]] = Shape()
_PLAYERS: Shape[Mapping[str, Callable[[int], Player[Any]]]] = Shape("keys", "__getitem__")
_WORDS: Shape[TitleWords[Any]] = Shape("ask")
_STAGE: Shape[Any] = Shape("scenes", "keys", "home")


class Title(Record, Generic[S, B], gc=True):
    """One game of the house: `id` is what journals, packs and the command line call it, `name` what is printed.

    `parts` says where the rest of it stands, as "module:NAME": rules, keeping, kinds, story, load_book, lab, players,
    words, stage, table, text where it is played in a terminal, encoding where programs learn it, book_options where
    its calls ask what is played in ways of its own (`engine/calls/book_options.py`), options, which lists a book's
    optional rules as pairs of an id and a meaning, challenges where its games can be such
    (`engine/challenges/challenge_game.py`), and calls, the rows of its own calls of the command line
    (`engine/calls/call.py`).
    """

    id: str
    name: str
    parts: Mapping[str, str]
    root: str = ""
    """The folder with its `assets` and `scenarios` where another package brings it; "" for that of the program."""
    first_scenario: str = ""
    """The id of the scenario that examples in help pages name."""

    def use(self, titles: Iterable[str] = ()) -> None:
        """From now on this process plays it: content, pictures, words, saves and the packs in use are its own.

        `titles` are the ids of all there are, the first one's before the rest.
        """
        layers.use_title(self.id, self.parts.get("kinds", ""), titles, self.root)
        words.use_title(self.id)
        known_titles.know(self)

    @property
    def rules(self) -> Rules[S, B]:
        """What is asked and told."""
        return self.part("rules", _RULES)

    @property
    def serializer(self) -> StateSerializer[S, B]:
        """How its games stand in journals."""
        return self.part("serializer", _SERIALIZER)

    def game_log(self) -> GameLog[S]:
        """A story of which nothing has been told yet; its class is a part only where a title's remembers more."""
        place = self.parts.get("game_log", "combat.engine.play.game_log:GameLog")
        return load_object(place, _GAME_LOG)(self.words, self.rules.moment)

    @property
    def kinds(self) -> FileKinds:
        """The kinds of its content files, and of what it writes; asking for them imports none of their models."""
        return self.part("kinds", _KINDS)

    @property
    def load_book(self) -> Callable[[str | Path, Sequence[str]], B]:
        """What a scenario is played with: by its id or its file, with optional rules; raises ContentError."""
        return self.part("load_book", _LOAD_BOOK)

    @property
    def lab(self) -> Callable[[Path], Script[S]] | None:
        """The position and the script of a lab file; None where a title has no such files. Raises ContentError."""
        return self.part("lab", _LAB) if self.has("lab") else None

    @property
    def players(self) -> Mapping[str, Callable[[int], Player[S]]]:
        """By name, who can play at a seat by himself, given a seed."""
        return self.part("players", _PLAYERS)

    @property
    def words(self) -> TitleWords[S]:
        """What is said of its events, questions and refusals."""
        return self.part("words", _WORDS)

    @property
    def stage(self) -> Any:
        """What it brings onto the stage, a `TitleStage`; asked for only where there is a window."""
        return self.part("stage", _STAGE)

    def has(self, name: str) -> bool:
        """Whether it has a part of a name."""
        return name in self.parts

    def part(self, name: str, kind: type[T] | Shape[T]) -> T:
        """Import and return the part of a name; raise MissingPart, and LoadError where it is of another kind."""
        return load_object(self._place(name), kind)

    def _place(self, name: str) -> str:
        """Where a part stands; raises MissingPart."""
        if name not in self.parts:
            raise MissingPart(self.id, name)
        return self.parts[name]


class MissingPart(LookupError):
    """What is asked of a title needs a part that it does not have; the text tells which."""

    def __init__(self, title: str, part: str) -> None:
        super().__init__(msg("cli-no-part", title=title, part=part))
