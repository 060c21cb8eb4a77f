"""Title: the description of one game and the import paths of its parts (no window needed).

Each part is imported on first access, so that the start screen and the save list do not load the rules.
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
    """One game: `id` is used in journals, packs and on the command line, `name` is its printed name.

    `parts` maps part names to import paths, "module:NAME". Required: rules, serializer, kinds, load_book,
    players, words, stage. Optional: lab, game_log, table, text (play in a terminal), habits (a player's automatic
    answers by settings, `net/server/seat_habits.py`), encoding (learning environments), book_options (command options
    that change the book, `engine/calls/book_options.py`), options (a book's optional rules as pairs of id and meaning),
    rules_played (the names of those that are played), challenges (`engine/challenges/challenge_game.py`), report (a
    save's page and its scenario's name) and calls (its own commands of the command line, `engine/calls/call.py`).
    """

    id: str
    name: str
    parts: Mapping[str, str]
    root: str = ""
    """The folder with `assets` and `scenarios` if another package brings the game; "" for this program's own."""
    family: str = ""
    """The folder below `assets` with pictures that it shares with other games; "" for none."""
    first_scenario: str = ""
    """The id of the scenario that examples in help pages name."""

    def use(self, titles: Iterable[str] = ()) -> None:
        """Make this the game of the process: its content, images, words, saves and packs are used from now on.

        `titles` are the ids of all installed games; the first is the default game.
        """
        layers.use_title(self.id, self.parts.get("kinds", ""), titles, self.root, self.family)
        words.use_title(self.id)
        known_titles.set_title(self)

    @property
    def rules(self) -> Rules[S, B]:
        """Return the rules of the game."""
        return self.part("rules", _RULES)

    @property
    def serializer(self) -> StateSerializer[S, B]:
        """Return the serializer of its books and states for journals."""
        return self.part("serializer", _SERIALIZER)

    def game_log(self) -> GameLog[S]:
        """Return a new, empty game log, of the title's own class if it has a `game_log` part."""
        place = self.parts.get("game_log", "combat.engine.play.game_log:GameLog")
        return load_object(place, _GAME_LOG)(self.words, self.rules.moment)

    @property
    def kinds(self) -> FileKinds:
        """Return the kinds of its content files and of the files it writes; does not import their models."""
        return self.part("kinds", _KINDS)

    @property
    def load_book(self) -> Callable[[str | Path, Sequence[str]], B]:
        """Return the loader of a scenario: a function of its id or file and the ids of optional rules.

        The loader raises ContentError for an invalid scenario or option.
        """
        return self.part("load_book", _LOAD_BOOK)

    @property
    def lab(self) -> Callable[[Path], Script[S]] | None:
        """Return the loader of a lab file (position and script), or None if the title has no lab.

        The loader raises ContentError for an invalid file.
        """
        return self.part("lab", _LAB) if self.has("lab") else None

    @property
    def players(self) -> Mapping[str, Callable[[int], Player[S]]]:
        """Return the bots by name; each value is a function of a seed that returns a player."""
        return self.part("players", _PLAYERS)

    @property
    def words(self) -> TitleWords[S]:
        """Return the texts of its events, questions and refusals."""
        return self.part("words", _WORDS)

    @property
    def stage(self) -> Any:
        """Return the `TitleStage` for the window; this imports the drawing code."""
        return self.part("stage", _STAGE)

    def has(self, name: str) -> bool:
        """Return whether the title has a part of this name."""
        return name in self.parts

    def part(self, name: str, kind: type[T] | Shape[T]) -> T:
        """Import and return the part named `name`.

        Raise MissingPart if there is none, or LoadError if it is not of type `kind`.
        """
        return load_object(self._place(name), kind)

    def _place(self, name: str) -> str:
        """Return the import path of a part; raise MissingPart."""
        if name not in self.parts:
            raise MissingPart(self.id, name)
        return self.parts[name]


class MissingPart(LookupError):
    """The title lacks a requested part; the text names the part."""

    def __init__(self, title: str, part: str) -> None:
        super().__init__(msg("cli-no-part", title=title, part=part))
