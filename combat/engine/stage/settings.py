"""The player's settings, stored as JSON in the configuration folder; unknown and invalid values are ignored."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, TypeGuard, get_args

from combat.engine.files import bounds, folders
from combat.engine.files.plain_files import read_plain, write_whole
from combat.engine.files.system_faults import reason
from combat.engine.kernel.record import Json, MutableRecord, Record, as_plain, field, field_names
from combat.engine.kernel.text_message import TextMessage, cause

Pace = Literal["step", "normal", "fast", "instant"]
PACES: tuple[Pace, ...] = get_args(Pace)
PACE_FACTORS: Mapping[Pace, float] = {"step": 1.0, "normal": 1.0, "fast": 0.35, "instant": 0.0}
"""Factor of each pace for the seconds for which an event is shown."""
Camera = Literal["off", "gentle", "follow"]
CAMERAS: tuple[Camera, ...] = get_args(Camera)
LONGEST_WISH = 40
"""Longest value and name of a title's setting, in characters."""

LONGEST_TEXT = 400
"""Longest text of a title's setting, such as a command, in characters."""

LARGEST = 1 << 20
"""Maximum bytes of the settings file that are read; usual files have a hundredth of it."""
PUT_ASIDE = ".bad"
"""Suffix for a settings file that could not be read."""


class SettingSpec(Record, gc=True):
    """A setting that a title adds: one of a few values, or free text if it has none."""

    name: str
    words: Mapping[str, str]
    """Each value -> the id of its message; empty for free text."""
    usual: str

    @property
    def values(self) -> tuple[str, ...]:
        """Return the possible values, in the order of the form."""
        return tuple(self.words)


class Settings(MutableRecord):
    """The player's settings; `scale` 0 is automatic, `tooltip_delay` is in seconds."""

    scale: float = 0.0
    pace: Pace = "normal"
    camera: Camera = "gentle"
    """Whether the map scrolls automatically: never, only when the action is out of view, or with every event."""
    fullscreen: bool = False
    volume: float = 0.8
    muted: bool = False
    """True if all sound is off, whatever the volume."""
    volumes: dict[str, float] = field(default_factory=dict)
    """Volumes of sound groups, 0 to 1, where they differ from the title's defaults."""
    tooltip_delay: float = 0.4
    confirm_commit: bool = True
    confirm_leave: bool = True
    edge_scroll: bool = True
    grid: bool = False
    minimap: bool = True
    language: str = ""
    """Language code; "" for the system's language."""
    palette: str = "usual"
    high_contrast: bool = False
    reduced_motion: bool = False
    captions: bool = False
    pad: bool = True
    """True if gamepads are used."""
    dead_zone: float = 0.25
    """Dead zone of the gamepad's sticks, 0 to 1."""
    keys: dict[str, tuple[str, ...]] = field(default_factory=dict)
    buttons: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Changed bindings of keys and of gamepad buttons: action -> its keys or buttons."""
    wishes: dict[str, str] = field(default_factory=dict)
    """Settings of titles by name; those of other titles are preserved."""
    broken: TextMessage | str = ""
    """The reason why the settings file could not be read; it is renamed on the next save."""

    @classmethod
    def load(cls, path: Path | None = None) -> Settings:
        """Load the settings from a path (default: the player's file); missing or invalid values get their defaults.

        If the file cannot be read, `broken` is the reason.
        """
        settings = cls()
        try:
            stored = bounds.parse(read_plain(path or settings_file(), LARGEST))
        except FileNotFoundError:
            return settings
        except OSError as fault:
            settings.broken = reason(fault)
            return settings
        except (ValueError, RecursionError) as fault:
            settings.broken = cause(fault)
            return settings
        if isinstance(stored, dict):
            for name in field_names(cls):
                _take(settings, name, stored.pop(name, None))
            settings.wishes = {
                name: word for name, word in stored.items() if isinstance(word, str) and _is_wish(name, word)
            }
        return settings

    @property
    def heard(self) -> float:
        """Return the effective volume, 0 to 1."""
        return 0.0 if self.muted else self.volume

    def loudness(self, usual: Mapping[str, float]) -> Mapping[str, float]:
        """Return the volume (0 to 1) of each sound group; `usual` are the default volumes."""
        return {name: self.volumes.get(name, volume) for name, volume in usual.items()}

    def reset(self) -> None:
        """Reset all settings except the language and the key and gamepad bindings."""
        fresh = type(self)()
        for name in field_names(type(self)):
            if name not in ("language", "keys", "buttons", "broken"):
                setattr(self, name, getattr(fresh, name))

    def wish(self, wish: SettingSpec) -> str:
        """Return the value of a title's setting; its default if it is unset or invalid."""
        found = self.wishes.get(wish.name, wish.usual)
        return found if found in wish.values or not wish.words else wish.usual

    def save(self, path: Path | None = None) -> str:
        """Save the settings atomically at a path (default: the player's file); return the error as one line, or ""."""
        target, plain = path or settings_file(), as_plain(self)
        del plain["broken"], plain["wishes"]
        stored = {**self.wishes, **plain}
        try:
            if self.broken:
                target.replace(target.with_name(f"{target.name}{PUT_ASIDE}"))
                self.broken = ""
            write_whole(target, json.dumps(stored, indent=1) + "\n")
        except OSError as error:
            return f"{target}: {reason(error)}"
        return ""


CHOICES: Mapping[str, tuple[str, ...]] = {"pace": PACES, "camera": CAMERAS}
"""Settings that are one of a few words."""


def _take(settings: Settings, name: str, value: Json) -> None:
    if name in ("broken", "wishes"):
        return
    if isinstance(value, dict):
        _take_table(settings, name, value)
    elif _fits(value, settings, name):
        setattr(settings, name, value if isinstance(value, str | bool) else float(value))


def _take_table(settings: Settings, name: str, value: Mapping[str, Json]) -> None:
    if name == "volumes":
        loud = {group: float(loud) for group, loud in value.items() if _is_volume(loud) and len(group) <= LONGEST_WISH}
        settings.volumes = loud
    elif name in ("keys", "buttons"):
        setattr(settings, name, {key: tuple(bound) for key, bound in value.items() if _are_chords(bound)})


def _fits(value: Json, settings: Settings, name: str) -> TypeGuard[str | float]:
    """Return whether a value is valid for a setting that is not a table."""
    if name in CHOICES:
        return value in CHOICES[name]
    if name in ("language", "palette"):
        return isinstance(value, str) and len(value) <= LONGEST_WISH
    if name in ("volumes", "keys", "buttons"):
        return False
    if isinstance(getattr(settings, name), bool):
        return isinstance(value, bool)
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 10


def _are_chords(bound: Json) -> TypeGuard[list[str]]:
    return isinstance(bound, list) and all(map(_is_chord, bound))


def _is_chord(chord: Json) -> bool:
    return isinstance(chord, str) and len(chord) <= LONGEST_WISH and chord.isprintable()


def _is_volume(loud: Json) -> TypeGuard[float]:
    return isinstance(loud, int | float) and not isinstance(loud, bool) and 0 <= loud <= 1


def _is_wish(name: str, word: str) -> bool:
    return len(name) <= LONGEST_WISH and len(word) <= LONGEST_TEXT


def settings_file() -> Path:
    """Return the path of the settings file."""
    return folders.config() / "settings.json"
