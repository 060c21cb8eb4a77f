"""The messages of one language, read lazily from its folder of Fluent files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from combat.engine.context import ContextField
from combat.engine.files import folders
from combat.engine.kernel.record import MutableRecord, Record
from combat.engine.kernel.text_message import msg
from combat.engine.words import messages, patterns
from combat.engine.words.made_up import MADE, MadeUp
from combat.engine.words.messages import Pattern, Value
from combat.engine.words.name import Name
from combat.engine.words.patterns import Locale
from combat.engine.words.text_layer import TextLayer

ENGLISH = "en"
PSEUDO = "xx"
"""Pseudo-language: accented English, 40 % longer, to test layouts for longer languages."""
FIRST_FILES = ("language.ftl", "menu.ftl")
"""The files read first: the language's name, and the start screen."""


RULE = "rule"
"""The attribute with the rule number of a message."""


class MissingText(LookupError):
    """No file of the language has the message, or a variable of the message has no value."""


def assets(realm: str) -> Path:
    """Return the assets folder of a game, or of the engine."""
    return (folders.root_of(realm) or folders.share()) / "assets" / realm


class PackSentences(MutableRecord):
    """The folders of the messages of the packs in use, the topmost last."""

    folders: tuple[Path, ...] = ()


_PACKS = ContextField(PackSentences)


def game_folder() -> Path | None:
    """Return the folder with the locale and the rulebook of the current game; None if there is none."""
    return assets(folders.played()) if folders.played() else None


def lay_over(folders: Iterable[Path]) -> None:
    """Set the folders of pack messages, which override the game's messages; the last one has the highest priority."""
    _PACKS.value.folders = tuple(folders)


def game_folders() -> tuple[Path, ...]:
    """Return the folders that define the available languages: those of packs and the game, highest priority first."""
    own = game_folder()
    return (*reversed(_PACKS.value.folders), *(() if own is None else (own / "locale",)))


def locale_folders() -> tuple[Path, ...]:
    """Return all folders of languages, highest priority first; the engine's folder is last."""
    return (*game_folders(), assets(folders.ENGINE) / "locale")


def languages_in(folders: Iterable[Path]) -> list[str]:
    """Return the codes of all languages that any of the folders has."""
    found = (path.parent.name for folder in folders for first in FIRST_FILES for path in folder.glob(f"*/{first}"))
    return sorted(set(found))


class _Source:
    """A Fluent file: read on the first lookup, and parsed only if it has the message, which few do."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._text: str | None = None
        self._ids = ""
        """The ids in the text, each between line breaks: a set would take ten times the memory. Empty once parsed."""
        self._entries: dict[str, str] | None = None
        self._attributes: dict[str, list[str]] = {}
        """The names of the attributes of each message."""

    def has(self, message: str) -> bool:
        """Return whether a message is in the file."""
        if self._entries is None:
            if self._text is None:
                self._text = self._path.read_text(encoding="utf-8-sig")
                self._ids = "\n".join(("", *messages.ids(self._text), ""))
            if f"\n{message.partition('.')[0]}\n" not in self._ids:
                return False
        return message in self.names()

    def names(self) -> Mapping[str, str]:
        """Return every message, term and attribute with its value as written."""
        if self._entries is None:
            self._entries = messages.entries(self._text or self._path.read_text(encoding="utf-8-sig"))
            self._text, self._ids = None, ""
            for name in self._entries:
                message, dot, _ = name.partition(".")
                if dot:
                    self._attributes.setdefault(message, []).append(name)
        return self._entries

    def message(self, message: str) -> dict[str, str]:
        """Return a message and its attributes."""
        entries = self.names()
        return {name: entries[name] for name in (message, *self._attributes.get(message, ()))}


class LookedUp(Record):
    """The messages of a language that were looked up, with their attributes, unparsed."""

    written: Mapping[str, str]
    lacking: tuple[str, ...]
    """The ids looked up in vain."""
    fallback: LookedUp | None = None
    """The same of English, if another language falls back to it."""


class Catalogue:
    """All messages of a language, with English as fallback; a message missing in both is shown as ‹id›.

    A strict catalogue, as used in tests, raises MissingText instead.
    """

    def __init__(self, language: str, *, strict: bool = False, folders: Sequence[Path] = ()) -> None:
        """`folders` contain language folders, the highest priority first; default: those of the current game."""
        self.language, self.strict = language, strict
        self._source = ENGLISH if language == PSEUDO else language
        self._layers = tuple(folders) or locale_folders()
        self._known_by = tuple(folders) or game_folders() or self._layers
        self._sources = [_Source(path) for path in self._files()]
        self._written: dict[str, str] = {}
        """The messages looked up so far, with their attributes."""
        self._lacking: set[str] = set()
        """The ids looked up in vain."""
        self._formed: set[str] = set()
        """Messages with other attributes than a rule number."""
        self._patterns: dict[str, Pattern] = {}
        self._texts = TextLayer(self._source, self._layers)
        self._voice = Locale(self._source, self._find, lengthened if language == PSEUDO else None)
        self._made: MadeUp | None = None
        self._fallback = None if self._source == ENGLISH else Catalogue(ENGLISH, strict=strict, folders=folders)

    def _files(self) -> list[Path]:
        """Return the files of the language in order of priority; raise MissingText if it has none.

        A language other than English exists only if the game or a pack has it, even if the engine does.
        """
        known_by = self._layers if self._source == ENGLISH else self._known_by
        if not any(path for folder in known_by for path in (folder / self._source).glob("*.ftl")):
            place = self._known_by[-1] / self._source
            if self._source == ENGLISH:  # nothing can be displayed without it
                raise MissingText(str(place))
            known = ", ".join(languages_in(self._known_by))
            raise MissingText(msg("language-without-files", name=self.language, place=place, known=known))
        by_layer = [
            sorted((layer / self._source).glob("*.ftl"), key=lambda path: (path.name not in FIRST_FILES, path.name))
            for layer in self._layers
        ]
        return [file for files in by_layer for file in files]

    @property
    def folders(self) -> list[Path]:
        """Return every folder whose files are read, including those of the English fallback."""
        own = [layer / self._source for layer in self._layers]
        return own if self._fallback is None else [*own, *self._fallback.folders]

    @property
    def looked_up(self) -> LookedUp:
        """Return all messages that were looked up so far, found or missing."""
        fallback = None if self._fallback is None else self._fallback.looked_up
        return LookedUp(dict(self._written), tuple(sorted(self._lacking)), fallback)

    def take_over(self, known: LookedUp) -> None:
        """Use the messages that a catalogue of the same files has looked up, instead of reading the files."""
        self._take(known.written)
        self._lacking.update(known.lacking)
        if self._fallback is not None and known.fallback is not None:
            self._fallback.take_over(known.fallback)

    def knows(self, message: str) -> bool:
        """Return whether the message exists in this language or in English."""
        return self.has(message) or (self._fallback is not None and self._fallback.has(message))

    def has(self, message: str) -> bool:
        """Return whether the message exists in this language, without the English fallback."""
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
        """Add a message and its attributes from the first file that has it."""
        self._formed |= {name.partition(".")[0] for name in found if "." in name and not name.endswith(f".{RULE}")}
        self._written |= found

    def attribute(self, message: str, name: str) -> str:
        """Return an attribute of a message, unparsed; if this language lacks it, the English one, or "" for none."""
        own = self._written.get(f"{message}.{name}", "").strip() if self.has(message) else ""
        return own or ("" if self._fallback is None else self._fallback.attribute(message, name))

    def ids(self) -> Iterator[str]:
        """Yield the id of every message of the language, without terms and attributes."""
        names = dict.fromkeys(name for source in self._sources for name in source.names())
        return (name for name in names if not name.startswith("-") and "." not in name)

    def text(self, message: str, args: Mapping[str, Value]) -> str:
        """Return a message with its values filled in; if this language lacks the message, the English one.

        If the message is missing or faulty, a strict catalogue raises MissingText; any other returns a placeholder.
        """
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
        """Return a form of a name; None if the language does not define it."""
        return patterns.shown(self.pattern(attribute), args, self._voice) if attribute in self._written else None

    def translated(self, words: str) -> str:
        """Return a text of a content file in this language; unchanged if it has no translation."""
        if (known := self._known(words)) is not None:
            return known
        if self._fallback is not None and (retold := self._made_up(self._fallback).retold(words)) is not None:
            return retold
        return words if self._voice.transform is None else self._voice.transform(words)

    def _known(self, words: str) -> str | None:
        """Return the translation of a text with its grammatical forms; None if it has none."""
        if (told := self._texts.find(words)) is None:
            return None

        def form(of: str) -> str | None:
            return None if of not in told.forms else self._plain(told.forms[of])

        said = self._plain(told.words)
        return Name(said, form) if told.forms else said

    def _made_up(self, english: Catalogue) -> MadeUp:
        """Return the translator of texts that a game generates from messages."""
        if self._made is None:
            self._made = MadeUp(english.beginning(MADE), self.text, self._known)
        return self._made

    def beginning(self, prefix: str) -> dict[str, Pattern]:
        """Return the parsed messages whose ids begin with `prefix`; only files with such messages are parsed."""
        found: dict[str, str] = {}
        for file in reversed(self._files()):
            source = file.read_text(encoding="utf-8-sig")
            if f"\n{prefix}" in source:
                found |= {name: value for name, value in messages.entries(source).items() if name.startswith(prefix)}
        return {name: messages.parse(value) for name, value in found.items() if "." not in name}

    @property
    def english(self) -> Catalogue:
        """Return the English catalogue that is this language's fallback; the catalogue itself if it is English."""
        if self._fallback is not None:
            return self._fallback
        return self if self.language == ENGLISH else Catalogue(ENGLISH, strict=self.strict, folders=self._layers)

    def _plain(self, written: str) -> str:
        """Return a translated text; unchanged if it is not a valid message."""
        try:
            return patterns.shown(messages.parse(written), {}, self._voice)
        except (messages.BadMessage, patterns.MissingArgument, patterns.Unsayable):
            return written.strip()

    def pattern(self, message: str) -> Pattern:
        """Return a message of this language in parsed form; raise BadMessage, or KeyError if it is missing."""
        if message not in self._patterns:
            self.has(message)  # may not have been looked up before
            self._patterns[message] = messages.parse(self._written[message])
        return self._patterns[message]

    def _find(self, message: str) -> Pattern | None:
        """Return the parsed message that another one refers to, in English as a fallback; None if there is none."""
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
    """Return text in the pseudo-language: vowels accented and doubled, then tildes up to 40 % more length."""
    if not any(sign.isalpha() for sign in text):
        return text
    body = text.rstrip()
    wanted = -(-len(text) * (100 + _LONGER_BY) // 100)
    doubled = "".join(sign * 2 if sign in "aeiou" else sign for sign in body).translate(_ACCENTS)
    return doubled + "~" * max(0, wanted - len(doubled) - len(text) + len(body)) + text[len(body) :]
