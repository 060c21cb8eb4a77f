"""Choose the best available language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from combat.engine.words import catalogue


def best(wanted: str, preferred: Iterable[str]) -> str:
    """Return `wanted` if it is available, else the first available language of `preferred`, else English."""
    for code in filter(None, (wanted, *preferred)):
        if code == catalogue.ENGLISH or code in catalogue.languages_in(catalogue.game_folders()):
            return code
    return catalogue.ENGLISH


def of_terminal(environment: Mapping[str, str]) -> list[str]:
    """Return the language codes preferred by the POSIX environment variables, most preferred first; empty for "C"."""
    named = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    usual = next(filter(None, named), "C")
    if _code(usual) in ("C", "POSIX"):
        return []
    return [_code(each) for each in (*environment.get("LANGUAGE", "").split(":"), usual) if each]


def _code(locale: str) -> str:
    """Return the language of a locale: de of de_AT.UTF-8."""
    return re.split(r"[_.@]", locale)[0]
