"""All displayed text in the chosen language, looked up in the packs, then the game, then the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from combat.engine.context import ContextField
from combat.engine.files import folders
from combat.engine.kernel.record import MutableRecord
from combat.engine.kernel.text_message import TextMessage, set_translator
from combat.engine.space.place import Place
from combat.engine.words import catalogue
from combat.engine.words.catalogue import ENGLISH, PSEUDO, Catalogue, MissingText, game_folders, languages_in
from combat.engine.words.messages import Value

__all__ = [
    "MissingText", "Printer", "Value", "call_places", "capital", "chosen", "current", "has", "in_english", "language",
    "languages", "place_name", "places_called", "printer", "rule_beside", "say", "text", "translated", "use",
]  # fmt: skip

P = TypeVar("P", bound=Place)
Printer = Callable[[Place], str]
"""Returns the printed name of a place."""


class Spoken(MutableRecord):
    """The current language and place printer."""

    catalogue: Catalogue | None = None
    """The chosen language; None before one is chosen."""
    unchosen: Catalogue | None = None
    """English, used until a language is chosen; created on first use."""
    printer: Printer | None = None
    """The place printer of the board in play; None to print places in their notation."""


_SPOKEN = ContextField(Spoken)

_OPENING = "¿¡“„‘‚«"
"""Characters that may precede the first letter of a line."""


def current() -> Catalogue:
    """Return the catalogue of the current language."""
    spoken = _SPOKEN.value
    if spoken.catalogue is not None:
        return spoken.catalogue
    if spoken.unchosen is None:
        spoken.unchosen = Catalogue(ENGLISH)
    return spoken.unchosen


def use(code: str, *, strict: bool = False) -> Catalogue:
    """Set the current language by its code ("xx" for the pseudo-language); return its catalogue.

    Raises MissingText if the language has no folder. With `strict`, a missing message raises MissingText instead of
    showing its id.
    """
    catalogue = _SPOKEN.value.catalogue = Catalogue(code, strict=strict)
    return catalogue


def chosen() -> bool:
    """Return whether a language was chosen; until then the language is English."""
    return _SPOKEN.value.catalogue is not None


def use_title(game: str) -> None:
    """Set the current game, whose messages take precedence over the engine's; "" for none. Keeps the language."""
    folders.use_title(game)
    spoken = _SPOKEN.value
    spoken.unchosen = None
    if spoken.catalogue is not None:
        use(spoken.catalogue.language, strict=spoken.catalogue.strict)


def language() -> str:
    """Return the code of the current language."""
    return current().language


def languages() -> dict[str, str]:
    """Return every language of the game or its packs: code -> the language's own name."""
    codes = languages_in(game_folders())
    return {code: Catalogue(code).text("language-name", {}) for code in codes if code != PSEUDO}


def has(message: str) -> bool:
    """Return whether a message exists, in the current language or in English."""
    return current().knows(message)


def printer(kind: type[P], printed: Callable[[P], str]) -> Printer:
    """Return a function that prints places of class `kind` with `printed`, and any other place in its notation."""
    return lambda place: printed(place) if isinstance(place, kind) else str(place)


def call_places(printer: Printer | None) -> None:
    """Set the function that prints places; None prints their notation."""
    _SPOKEN.value.printer = printer


@contextmanager
def places_called(printer: Printer | None) -> Iterator[None]:
    """Set the function that prints places within the block, then restore the previous one."""
    before = _SPOKEN.value.printer
    call_places(printer)
    try:
        yield
    finally:
        call_places(before)


def place_name(place: Place) -> str:
    """Return the printed name of a place, such as 12.10 or village:12.10 for a hex."""
    printer = _SPOKEN.value.printer
    return str(place) if printer is None or not place else printer(place)


def text(message: str, /, **args: Value | Place) -> str:
    """Return a message in the current language with its values filled in; numbers get a typographic minus sign."""
    said: dict[str, Value] = {}  # a loop takes a tenth less time than a comprehension
    for name, value in args.items():
        said[name] = place_name(value) if isinstance(value, Place) else value
    return current().text(message, said)


def in_english(message: str, /, **args: Value) -> str:
    """Return a message in English, for storage; `translated` can translate it later."""
    return current().english.text(message, args)


def say(sentence: TextMessage) -> str:
    """Return a `TextMessage` in the current language, nested messages included."""
    said = {name: say(value) if isinstance(value, TextMessage) else value for name, value in sentence.values}
    return text(sentence.message, **said)


set_translator(say)


def translated(words: str) -> str:
    """Return the translation of a text of a content file, such as a title; unchanged if there is none."""
    return current().translated(words)


def rule_beside(message: str) -> str:
    """Return the rule number attached to a message as `.rule`; "" if there is none."""
    return current().attribute(message, catalogue.RULE)


def capital(words: str) -> str:
    """Return words with the first letter capitalised, after any opening quotation marks or brackets."""
    first = next((place for place, sign in enumerate(words) if sign not in _OPENING), 0)
    return words[:first] + words[first : first + 1].upper() + words[first + 1 :]
