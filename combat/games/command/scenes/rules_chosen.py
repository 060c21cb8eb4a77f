"""The rules that the player has switched otherwise than a scenario has them: kept among his settings, by name."""

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
"""Every switch, in the order of the list."""


def said(name: str) -> str:
    """What a switch is called in sentences and on the command line."""
    return name.replace("_", "-")


def _wish(name: str) -> SettingSpec:
    return SettingSpec(f"rule_{name}", dict.fromkeys((USUAL, ON, OTHERWISE), ""), USUAL)


def with_rules(book: Book, settings: Settings) -> Book:
    """A Book as the player wants it played."""
    return switched(book, _choices(settings))


def _choices(settings: Settings) -> Iterable[str]:
    for name in NAMES:
        wished = settings.wish(_wish(name))
        if wished != USUAL:
            yield said(name) if wished == ON else f"{OFF}{said(name)}"


def is_on(options: Options, settings: Settings, name: str) -> bool:
    """Whether a rule that a scenario has so is played."""
    wished = settings.wish(_wish(name))
    return bool(getattr(options, name)) if wished == USUAL else wished == ON


def changed(options: Options, settings: Settings) -> list[str]:
    """The switches that are not as a scenario has them."""
    return [name for name in NAMES if is_on(options, settings, name) != getattr(options, name)]


def switch(options: Options, settings: Settings, name: str) -> None:
    """Play a rule the other way from now on; where that is the scenario's way, nothing is kept of it."""
    now = not is_on(options, settings, name)
    if now == getattr(options, name):
        settings.wishes.pop(_wish(name).name, None)
    else:
        settings.wishes[_wish(name).name] = ON if now else OTHERWISE


def reset(settings: Settings) -> None:
    """Play every rule as the scenarios have it."""
    for name in NAMES:
        settings.wishes.pop(_wish(name).name, None)
