"""Plural forms for integers by language, after the Unicode CLDR."""

from __future__ import annotations

from collections.abc import Callable

Rule = Callable[[int], str]


def _english(count: int) -> str:
    return "one" if count == 1 else "other"


def _spanish(count: int) -> str:
    return "one" if count == 1 else _french(count or 2)


def _french(count: int) -> str:
    """Return the form: zero and one are alike, and millions have their own ("un million d'hommes")."""
    if count in (0, 1):
        return "one"
    return "other" if count % 1_000_000 else "many"


def _chinese(count: int) -> str:
    return "other"


def _russian(count: int) -> str:
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    return "few" if _paucal(count) else "many"


def _polish(count: int) -> str:
    if count == 1:
        return "one"
    return "few" if _paucal(count) else "many"


def _czech(count: int) -> str:
    if count == 1:
        return "one"
    return "few" if count in (2, 3, 4) else "other"


def _paucal(count: int) -> bool:
    """Return whether a number ends in two to four, but not twelve to fourteen."""
    return count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)


RULES: dict[str, Rule] = {
    **dict.fromkeys(("es", "it", "ca"), _spanish),
    **dict.fromkeys(("fr", "pt"), _french),
    **dict.fromkeys(("ja", "ko", "th", "vi", "zh"), _chinese),
    **dict.fromkeys(("be", "ru", "uk"), _russian),
    **dict.fromkeys(("cs", "sk"), _czech),
    "pl": _polish,
}
"""Languages whose rules differ from those of English, Dutch, German, the Scandinavian and most others."""


def form(count: float, language: str) -> str:
    """Return the plural category of a number in a language: "one", "few", "many" or "other"; fractions are "other"."""
    if count != int(count):
        return "other"
    return RULES.get(language.partition("-")[0], _english)(abs(int(count)))
