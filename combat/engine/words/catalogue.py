"""The sentences of one language: found in its folder of Fluent files, read when they are first asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from combat.engine.context import ContextField
from combat.engine.files import folders
from combat.engine.kernel.record import MutableRecord
from combat.engine.kernel.text_message import msg
from combat.engine.words import messages, patterns
from combat.engine.words.made_up import MADE, MadeUp
from combat.engine.words.messages import Pattern, Value
from combat.engine.words.name import Name
from combat.engine.words.patterns import Locale
from combat.engine.words.text_layer import TextLayer

ENGLISH = "en"
PSEUDO = "xx"
"""English with accents and 40 % longer, made on the fly, to see what a longer language does to the layout."""
FIRST_FILES = ("language.ftl", "menu.ftl")
"""What is read first: what a language is called, and what the start screen says."""


RULE = "rule"
"""The attribute that holds the number of the rule beside a sentence."""


class MissingText(LookupError):
    """A sentence that no file of the language has, or that lacks the value of a variable."""


def assets(realm: str) -> Path:
    """What comes with the program for a game or for all games."""
    return (folders.root_of(realm) or folders.share()) / "assets" / realm


class PackSentences(MutableRecord):
    """The folders with the sentences of the packs in use, the uppermost last."""

    folders: tuple[Path, ...] = ()


_PACKS = ContextField(PackSentences)


def game_folder() -> Path | None:
    """The folder with the locale and the rulebook of the game that is played; None while none is."""
    return assets(folders.played()) if folders.played() else None


def lay_over(folders: Iterable[Path]) -> None:
    """From now on let the sentences of packs go before the game's own; those of the last folder go before all."""
    _PACKS.value.folders = tuple(folders)


def game_folders() -> tuple[Path, ...]:
    """The folders that a language is known by: of the packs in use and of the game, the uppermost first."""
    own = game_folder()
    return (*reversed(_PACKS.value.folders), *(() if own is None else (own / "locale",)))


def locale_folders() -> tuple[Path, ...]:
    """Every folder that languages lie in, the one that goes before all others first, the engine's own last."""
    return (*game_folders(), assets(folders.ENGINE) / "locale")


def languages_in(folders: Iterable[Path]) -> list[str]:
    """The codes of all languages that some of the folders have."""
    found = (path.parent.name for folder in folders for first in FIRST_FILES for path in folder.glob(f"*/{first}"))
    return sorted(set(found))


class _Source:
    """A Fluent file: read when anything is looked for, and taken apart when it has that: few ever do."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._text: str | None = None
        self._ids = ""
        """The messages and terms that begin in the text, each between two line breaks: a set of them takes ten times
        the memory."""
        self._entries: dict[str, str] | None = None
        self._attributes: dict[str, list[str]] = {}
        """A message and the names of its attributes."""

    def has(self, message: str) -> bool:
        """Whether a message is in the file."""
        if self._entries is None:
            if self._text is None:
                self._text = self._path.read_text(encoding="utf-8-sig")
                self._ids = "\n".join(("", *messages.ids(self._text), ""))
            if f"\n{message.partition('.')[0]}\n" not in self._ids:
                return False
        return message in self.names()

    def names(self) -> Mapping[str, str]:
        """Every message, term and attribute, each with its value as written."""
        if self._entries is None:
            self._entries = messages.entries(self._text or self._path.read_text(encoding="utf-8-sig"))
            self._text, self._ids = None, ""
            for name in self._entries:
                message, dot, _ = name.partition(".")
                if dot:
                    self._attributes.setdefault(message, []).append(name)
        return self._entries

    def message(self, message: str) -> dict[str, str]:
        """A message and its attributes."""
        entries = self.names()
        return {name: entries[name] for name in (message, *self._attributes.get(message, ()))}


class Catalogue:
    """All messages of a language; what it lacks is said in English, what English lacks too as ‹id›.

    A strict catalogue raises MissingText instead: tests use one.
    """

    def __init__(self, language: str, *, strict: bool = False, folders: Sequence[Path] = ()) -> None:
        """`folders` have languages in them, the uppermost layer first; by default those of the game that is played."""
        self.language, self.strict = language, strict
        self._source = ENGLISH if language == PSEUDO else language
        self._layers = tuple(folders) or locale_folders()
        self._known_by = tuple(folders) or game_folders() or self._layers
        self._sources = [_Source(path) for path in self._files()]
        self._written: dict[str, str] = {}
        """The messages that were asked for, and their attributes."""
        self._lacking: set[str] = set()
        """What was asked for and is in no file."""
        self._formed: set[str] = set()
        """Messages with further attributes than the number of a rule."""
        self._patterns: dict[str, Pattern] = {}
        self._texts = TextLayer(self._source, self._layers)
        self._voice = Locale(self._source, self._find, lengthened if language == PSEUDO else None)
        self._made: MadeUp | None = None
        self._fallback = None if self._source == ENGLISH else Catalogue(ENGLISH, strict=strict, folders=folders)

    def _files(self) -> list[Path]:
        """The files of the language: where two have the same message, that of the earlier one holds.

        A language is one of the game or of a pack: none but English is one for the engine's sake alone.
        """
        known_by = self._layers if self._source == ENGLISH else self._known_by
        if not any(path for folder in known_by for path in (folder / self._source).glob("*.ftl")):
            place = self._known_by[-1] / self._source
            if self._source == ENGLISH:  # nothing can be said without it
                raise MissingText(str(place))
            known = ", ".join(languages_in(self._known_by))
            raise MissingText(msg("language-without-files", name=self.language, place=place, known=known))
        by_layer = [
            sorted((layer / self._source).glob("*.ftl"), key=lambda path: (path.name not in FIRST_FILES, path.name))
            for layer in self._layers
        ]
        return [file for files in by_layer for file in files]

    def knows(self, message: str) -> bool:
        """Whether the message can be said, in English if need be."""
        return self.has(message) or (self._fallback is not None and self._fallback.has(message))

    def has(self, message: str) -> bool:
        """Whether the language itself has the message."""
        if message in self._written:
            return True
        if message not in self._lacking:
            for source in self._sources:
                if source.has(message):
                    self._take(source.message(message))
                    return True
            self._lacking.add(message)
        return False

    def _take(self, found: Mapping[str, str]) -> None:
        """Adds a message and its attributes, as the first file has them that has it."""
        self._formed |= {name.partition(".")[0] for name in found if "." in name and not name.endswith(f".{RULE}")}
        self._written |= found

    def attribute(self, message: str, name: str) -> str:
        """An attribute of a message as it stands in the file that the message is said from; "" for none.

        What a language does not repeat, as the number of a rule, is that of the English message.
        """
        own = self._written.get(f"{message}.{name}", "").strip() if self.has(message) else ""
        return own or ("" if self._fallback is None else self._fallback.attribute(message, name))

    def ids(self) -> Iterator[str]:
        """Every message of the language; terms and attributes are none."""
        names = dict.fromkeys(name for source in self._sources for name in source.names())
        return (name for name in names if not name.startswith("-") and "." not in name)

    def text(self, message: str, args: Mapping[str, Value]) -> str:
        """The sentence with its values filled in."""
        if not self.has(message):
            if self._fallback is not None:
                return self._fallback.text(message, args)
            return self._fault(f'no text for "{message}"', message)
        try:
            said = patterns.shown(self.pattern(message), args, self._voice)
            return Name(said, lambda form: self._form(f"{message}.{form}", args)) if message in self._formed else said
        except messages.BadMessage as fault:
            return self._fault(f'"{message}" {fault}', message)
        except patterns.MissingArgument as missing:
            return self._fault(f'"{message}" needs a value for {missing}', message)
        except patterns.Unsayable as fault:
            return self._fault(f'"{message}": {fault}', message)

    def _form(self, attribute: str, args: Mapping[str, Value]) -> str | None:
        """A form of a name; None for one that the language did not give it."""
        return patterns.shown(self.pattern(attribute), args, self._voice) if attribute in self._written else None

    def translated(self, words: str) -> str:
        """A text of a content file in this language; as it stands there where the language lacks it."""
        if (known := self._known(words)) is not None:
            return known
        if self._fallback is not None and (retold := self._made_up(self._fallback).retold(words)) is not None:
            return retold
        return words if self._voice.transform is None else self._voice.transform(words)

    def _known(self, words: str) -> str | None:
        """A text that the text layer has, with its forms."""
        if (told := self._texts.find(words)) is None:
            return None

        def form(of: str) -> str | None:
            return None if of not in told.forms else self._plain(told.forms[of])

        said = self._plain(told.words)
        return Name(said, form) if told.forms else said

    def _made_up(self, english: Catalogue) -> MadeUp:
        """The sentences that a game makes texts of."""
        if self._made is None:
            self._made = MadeUp(english.beginning(MADE), self.text, self._known)
        return self._made

    def beginning(self, prefix: str) -> dict[str, Pattern]:
        """The messages whose ids begin so, read from the files that have any: the others may stay unread."""
        found: dict[str, str] = {}
        for file in reversed(self._files()):
            source = file.read_text(encoding="utf-8-sig")
            if f"\n{prefix}" in source:
                found |= {name: value for name, value in messages.entries(source).items() if name.startswith(prefix)}
        return {name: messages.parse(value) for name, value in found.items() if "." not in name}

    @property
    def english(self) -> Catalogue:
        """The English that stands behind this language."""
        if self._fallback is not None:
            return self._fallback
        return self if self.language == ENGLISH else Catalogue(ENGLISH, strict=self.strict, folders=self._layers)

    def _plain(self, written: str) -> str:
        """Words of a text layer; what is no message there is said as it stands."""
        try:
            return patterns.shown(messages.parse(written), {}, self._voice)
        except (messages.BadMessage, patterns.MissingArgument, patterns.Unsayable):
            return written.strip()

    def pattern(self, message: str) -> Pattern:
        """The parts of a message of this language; raises BadMessage, and KeyError for one that it lacks."""
        if message not in self._patterns:
            self.has(message)  # it may not have been asked for yet
            self._patterns[message] = messages.parse(self._written[message])
        return self._patterns[message]

    def _find(self, message: str) -> Pattern | None:
        """The parts of a message that another one takes in, in English if need be."""
        if self.has(message):
            return self.pattern(message)
        return self._fallback._find(message) if self._fallback is not None else None

    def _fault(self, fault: str, message: str) -> str:
        if self.strict:
            raise MissingText(fault)
        return f"‹{message}›"


_ACCENTS = str.maketrans("aeiouycnAEIOUCN", "äéîöüýçñÄÉÎÖÜÇÑ")
_LONGER_BY = 40
"""Per cent."""


def lengthened(text: str) -> str:
    """The pseudo-language: every vowel accented and doubled, the rest of the 40 % filled up with tildes."""
    if not any(sign.isalpha() for sign in text):
        return text
    body = text.rstrip()
    wanted = -(-len(text) * (100 + _LONGER_BY) // 100)
    doubled = "".join(sign * 2 if sign in "aeiou" else sign for sign in body).translate(_ACCENTS)
    return doubled + "~" * max(0, wanted - len(doubled) - len(text) + len(body)) + text[len(body) :]
