"""Optional rules that the player has changed for new games; stored in the settings by name."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.record import field_names
from combat.engine.stage.settings import Settings, SettingSpec
from combat.games.command.content.library import switched
from combat.games.command.rules.book import Book
from combat.games.command.rules.switches import OFF, Options

ON, OTHERWISE = "on", "off"
USUAL = "scenario"
NAMES: tuple[str, ...] = tuple(field_names(Options))
"""All optional rules, in display order."""


def said(name: str) -> str:
    """Return the name of an option as used in messages and on the command line, with hyphens."""
    return name.replace("_", "-")


def _wish(name: str) -> SettingSpec:
    return SettingSpec(f"rule_{name}", dict.fromkeys((USUAL, ON, OTHERWISE), ""), USUAL)


def with_rules(book: Book, settings: Settings) -> Book:
    """Return a copy of a Book with the optional rules that the player has changed."""
    return switched(book, _choices(settings))


def _choices(settings: Settings) -> Iterable[str]:
    for name in NAMES:
        wished = settings.wish(_wish(name))
        if wished != USUAL:
            yield said(name) if wished == ON else f"{OFF}{said(name)}"


def is_on(options: Options, settings: Settings, name: str) -> bool:
    """Return whether an optional rule is on: by the player's setting, otherwise by the scenario's `options`."""
    wished = settings.wish(_wish(name))
    return bool(getattr(options, name)) if wished == USUAL else wished == ON


def changed(options: Options, settings: Settings) -> list[str]:
    """Return the names of the options whose settings differ from the scenario's."""
    return [name for name in NAMES if is_on(options, settings, name) != getattr(options, name)]


def switch(options: Options, settings: Settings, name: str) -> None:
    """Toggle an optional rule in the settings; a setting that equals the scenario's is removed."""
    now = not is_on(options, settings, name)
    if now == getattr(options, name):
        settings.wishes.pop(_wish(name).name, None)
    else:
        settings.wishes[_wish(name).name] = ON if now else OTHERWISE


def reset(settings: Settings) -> None:
    """Remove all changes of optional rules."""
    for name in NAMES:
        settings.wishes.pop(_wish(name).name, None)
