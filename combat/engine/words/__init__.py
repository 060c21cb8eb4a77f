"""Everything that is said, in the language that the player chose, by packs, the game and the engine in this order."""

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
    "MissingText", "Printer", "Value", "call_places", "capital", "chosen", "has", "in_english", "language", "languages",
    "place_name", "places_called", "play", "printer", "rule_beside", "say", "text", "translated", "use",
]  # fmt: skip

P = TypeVar("P", bound=Place)
Printer = Callable[[Place], str]
"""Return what is printed for a place."""


class Spoken(MutableRecord):
    """What is spoken, and how places are said."""

    catalogue: Catalogue | None = None
    """The language that was chosen; None before that."""
    unchosen: Catalogue | None = None
    """The English that is spoken until a language is chosen, once anything was said."""
    printer: Printer | None = None
    """What is printed for the places of the board that lies on the table; None while their notation says enough."""


_SPOKEN = ContextField(Spoken)

_OPENING = "¿¡“„‘‚«"
"""What may stand before the first letter of a line."""


def _current() -> Catalogue:
    spoken = _SPOKEN.value
    if spoken.catalogue is not None:
        return spoken.catalogue
    if spoken.unchosen is None:
        spoken.unchosen = Catalogue(ENGLISH)
    return spoken.unchosen


def use(code: str, *, strict: bool = False) -> Catalogue:
    """Speak a language from now on, "xx" for the pseudo-language; raises MissingText if it has no folder.

    `strict` raises MissingText for a sentence that is missing, where play shows its id.
    """
    catalogue = _SPOKEN.value.catalogue = Catalogue(code, strict=strict)
    return catalogue


def chosen() -> bool:
    """Whether a language was chosen; before that English is spoken."""
    return _SPOKEN.value.catalogue is not None


def use_title(game: str) -> None:
    """From now on speak for a game, in the language spoken: its sentences go before the engine's. "": for none."""
    folders.use_title(game)
    spoken = _SPOKEN.value
    spoken.unchosen = None
    if spoken.catalogue is not None:
        use(spoken.catalogue.language, strict=spoken.catalogue.strict)


def language() -> str:
    """The code of the language spoken."""
    return _current().language


def languages() -> dict[str, str]:
    """Every language that the game or a pack has: its code and its own name for itself."""
    codes = languages_in(game_folders())
    return {code: Catalogue(code).text("language-name", {}) for code in codes if code != PSEUDO}


def has(message: str) -> bool:
    """Whether there is such a message, in the language spoken or in English."""
    return _current().knows(message)


def printer(kind: type[P], printed: Callable[[P], str]) -> Printer:
    """Return the printer of a title whose places are of one class; any other place is said by its notation."""
    return lambda place: printed(place) if isinstance(place, kind) else str(place)


def call_places(printer: Printer | None) -> None:
    """From now on say places as they are printed on the board that lies on the table; None: by their notation."""
    _SPOKEN.value.printer = printer


@contextmanager
def places_called(printer: Printer | None) -> Iterator[None]:
    """Say places as they are printed on a board for a while, then as before."""
    before = _SPOKEN.value.printer
    call_places(printer)
    try:
        yield
    finally:
        call_places(before)


def place_name(place: Place) -> str:
    """Return a place as it is printed on the board that lies on the table, a hex as 12.10 or village:12.10."""
    printer = _SPOKEN.value.printer
    return str(place) if printer is None or not place else printer(place)


def text(message: str, /, **args: Value | Place) -> str:
    """A sentence in the language spoken, with its values filled in; numbers get a real minus sign."""
    said: dict[str, Value] = {}  # filled in a loop: a tenth sooner than a comprehension
    for name, value in args.items():
        said[name] = place_name(value) if isinstance(value, Place) else value
    return _current().text(message, said)


def in_english(message: str, /, **args: Value) -> str:
    """A sentence in English, whatever is spoken: what is kept, to be said later by `translated`."""
    return _current().english.text(message, args)


def say(sentence: TextMessage) -> str:
    """A sentence in the language spoken, with all that are its values."""
    said = {name: say(value) if isinstance(value, TextMessage) else value for name, value in sentence.values}
    return text(sentence.message, **said)


set_translator(say)


def translated(words: str) -> str:
    """A text that stands in a content file, like a title, in the language spoken; as it stands there if need be."""
    return _current().translated(words)


def rule_beside(message: str) -> str:
    """The number of the rule that a message has beside it, as `.rule`; "" for none."""
    return _current().attribute(message, catalogue.RULE)


def capital(words: str) -> str:
    """Words as a line begins with them: "an unknown enemy" as "An unknown enemy"."""
    first = next((place for place, sign in enumerate(words) if sign not in _OPENING), 0)
    return words[:first] + words[first : first + 1].upper() + words[first + 1 :]
