"""The player's settings: kept as JSON in the configuration folder, tolerant of unknown and broken values."""

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
"""What each pace makes of the seconds for which an event is shown."""
Camera = Literal["off", "gentle", "follow"]
CAMERAS: tuple[Camera, ...] = get_args(Camera)
LONGEST_WISH = 40
"""Letters of a wish, and of its name."""

LONGEST_TEXT = 400
"""Letters of a text that a title asks for, such as a command."""

LARGEST = 1 << 20
"""Bytes of the stored settings that are read; ours take a hundredth of it."""
PUT_ASIDE = ".bad"
"""What comes behind the name of settings that could not be read."""


class SettingSpec(Record, gc=True):
    """A setting that a title adds: one of a few words, or a text if it has none, kept under its name."""

    name: str
    words: Mapping[str, str]
    """Each value that can be wished for -> the id of its message; empty for a text of the player's own."""
    usual: str

    @property
    def values(self) -> tuple[str, ...]:
        """What can be wished for, in the order of the row."""
        return tuple(self.words)


class Settings(MutableRecord):
    """What the player likes; `scale` 0 lets the window's size decide, `tooltip_delay` is in seconds."""

    scale: float = 0.0
    pace: Pace = "normal"
    camera: Camera = "gentle"
    """Whether the map moves by itself: never, only where what matters is out of sight, or with all that happens."""
    fullscreen: bool = False
    volume: float = 0.8
    muted: bool = False
    """Whether nothing is heard, whatever the volume says."""
    volumes: dict[str, float] = field(default_factory=dict)
    """How loud groups of sounds are beside the others, 0 to 1, where that is not as usual; a title names its groups."""
    tooltip_delay: float = 0.4
    confirm_commit: bool = True
    confirm_leave: bool = True
    edge_scroll: bool = True
    grid: bool = False
    minimap: bool = True
    language: str = ""
    """The code of one; "" leaves it to the system."""
    palette: str = "usual"
    high_contrast: bool = False
    reduced_motion: bool = False
    captions: bool = False
    pad: bool = True
    """Whether gamepads are listened to."""
    dead_zone: float = 0.25
    """How far a stick of theirs may lie from its middle, 0 to 1, and still counts as at rest."""
    keys: dict[str, tuple[str, ...]] = field(default_factory=dict)
    buttons: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The keys, and the buttons of a gamepad, that were changed: action -> what it is on now."""
    wishes: dict[str, str] = field(default_factory=dict)
    """What titles add, by name; those of other titles are kept as they are."""
    broken: TextMessage | str = ""
    """Why the stored settings could not be read at all; they are put aside when others are stored."""

    @classmethod
    def load(cls, path: Path | None = None) -> Settings:
        """The stored settings; whatever cannot be read or does not fit is left at its default."""
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
        """How loud everything is, 0 to 1."""
        return 0.0 if self.muted else self.volume

    def reset(self) -> None:
        """Set everything back to its default but the language, the keys and the buttons."""
        fresh = type(self)()
        for name in field_names(type(self)):
            if name not in ("language", "keys", "buttons", "broken"):
                setattr(self, name, getattr(fresh, name))

    def wish(self, wish: SettingSpec) -> str:
        """What is wished for; the usual where nothing else is, or nobody knows the word."""
        found = self.wishes.get(wish.name, wish.usual)
        return found if found in wish.values or not wish.words else wish.usual

    def save(self, path: Path | None = None) -> str:
        """Stores the settings, whole or not at all; returns what went wrong in one line, or nothing."""
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
    """Whether a setting that is no table may have a value."""
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
    """Where the settings are kept."""
    return folders.config() / "settings.json"
