"""Key bindings: default keys, their names on caps, and the player's changes.

Keys are bound by meaning, not by position: a letter by its name in the player's layout, a sign by the sign it
types.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.record import Record
from combat.engine.words import key_names
from combat.engine.words.key_names import key_name

if TYPE_CHECKING:
    from combat.engine.stage.pad.pad_map import PadMap

PAD_MAP = "combat.engine.stage.pad.pad_map:PadMap"
"""The gamepad bindings; imported after the first frame."""

DEFAULTS: dict[str, tuple[str, ...]] = {
    "help": ("F1",),
    "cancel": ("Esc",),
    "accept": ("Enter",),
    "numbers": ("1", "2", "3", "4", "5", "6", "7", "8", "9"),
    "undo": ("Ctrl+Z", "U"),
    "redo": ("Ctrl+Y", "Ctrl+Shift+Z"),
    "commit": ("Ctrl+Enter",),
    "continue": ("Space",),
    "to-start": ("Home",),
    "to-end": ("End",),
    "step-back": ("Left", ","),
    "step-on": ("Right", "."),
    "turn-back": ("PgUp",),
    "turn-on": ("PgDn",),
    "next": ("Tab", "N"),
    "previous": ("Shift+Tab", "Shift+N"),
    "pan-left": ("Left", "A"),
    "pan-right": ("Right", "D"),
    "pan-up": ("Up", "W"),
    "pan-down": ("Down", "S"),
    "zoom-in": ("+", "=", "Ctrl++"),
    "zoom-out": ("-", "Ctrl+-"),
    "zoom-reset": ("0", "Ctrl+0"),
    "larger": ("Ctrl+Shift++", "Ctrl+Shift+="),
    "smaller": ("Ctrl+Shift+-", "Ctrl+Shift+_"),
    "fit-board": ("Z",),
    "grid": ("Ctrl+G",),
    "minimap": ("Ctrl+M",),
    "hide-counters": ("Q",),
    "find": ("/",),
    "log": ("Ctrl+L",),
    "recap": ("F7",),
    "keys": ("Ctrl+K",),
    "save": ("Ctrl+S",),
    "fullscreen": ("Alt+Enter", "F11"),
    "mute": ("Ctrl+Shift+M",),
    "report-fault": ("Ctrl+F1",),
    "offer": ("Menu", "Shift+F10"),
    "more": ("F8",),
    "fold-tray": ("F3",),
    "fold-panels": ("F4",),
    "pace": ("F2",),
    "cursor-up": ("Ctrl+Up",),
    "cursor-down": ("Ctrl+Down",),
    "cursor-left": ("Ctrl+Left",),
    "cursor-right": ("Ctrl+Right",),
    "slip-on": ("F9",),
    "slip-back": ("Shift+F9",),
    "slip-again": ("F10",),
    "slip-skip": ("F12",),
    "cursor-up-left": ("Ctrl+Home",),
    "cursor-up-right": ("Ctrl+PgUp",),
    "cursor-down-left": ("Ctrl+End",),
    "cursor-down-right": ("Ctrl+PgDn",),
    "centre": ("Ctrl+E",),
    "menu": ("Pause",),
    "quit": ("Ctrl+Q",),
}
"""Default keys of the actions that any game has."""

HEADING_KEYS: Mapping[str, tuple[str, ...]] = {"turn-left": ("Alt+Left",), "turn-right": ("Alt+Right",)}
"""Additional actions of games whose positions have headings: they turn the piece being moved or placed."""

FAR_KEYS: Mapping[str, tuple[str, ...]] = {
    "far-up": ("Ctrl+Shift+Up",), "far-down": ("Ctrl+Shift+Down",),
    "far-left": ("Ctrl+Shift+Left",), "far-right": ("Ctrl+Shift+Right",),
}  # fmt: skip
"""Additional actions of games on open ground, where single steps of the cursor are short: several at once."""

TELLING = "telling"
"""The situation of a replay, in which no question is asked."""
HEARD = dict.fromkeys(("to-start", "to-end", "step-back", "step-on", "turn-back", "turn-on"), frozenset((TELLING,)))
"""Actions that exist in some situations only -> these situations; all others exist in any."""
PANS = ("pan-left", "pan-right", "pan-up", "pan-down")
"""Actions that do not respond where a letter, or in a replay an arrow, means something else."""


class KeySheet(Record, gc=True):
    """The keys of a title: its added actions, and the sections of the key list (heading -> actions)."""

    added: Mapping[str, tuple[str, ...]]
    sections: Mapping[str, tuple[str, ...]]
    heard: Mapping[str, frozenset[str]] = {}
    """Its actions that exist in some situations only -> the names of these situations."""
    lettered: frozenset[str] = frozenset()
    """Situations in which letters are answers, so that no letter pans the board."""

    @property
    def defaults(self) -> dict[str, tuple[str, ...]]:
        """Return every action with its default keys, the primary key first."""
        return {**DEFAULTS, **self.added}

    def meet(self, one: str, other: str, chord: str) -> bool:
        """Return whether two actions with the same key conflict: there is a situation in which both apply."""
        return bool(self._situations(one, chord) & self._situations(other, chord))

    def _situations(self, action: str, chord: str) -> frozenset[str]:
        """Return the situations in which a key is bound to an action."""
        heard = {**HEARD, **self.heard}
        anywhere = frozenset(("",)).union(self.lettered, *heard.values())
        if action in PANS:
            return anywhere - (self.lettered if len(chord) == 1 else frozenset((TELLING,)))
        return heard.get(action, anywhere)


CURSOR = (
    "cursor-up", "cursor-down", "cursor-left", "cursor-right",
    "cursor-up-left", "cursor-up-right", "cursor-down-left", "cursor-down-right",
)  # fmt: skip
MAP = (
    "pan-left", "pan-right", "pan-up", "pan-down", "zoom-in", "zoom-out", "zoom-reset", "fit-board", "centre", "grid",
    "minimap",
)  # fmt: skip
"""Sections of the key list of a hex game: the cursor's keys and those of the map."""
TELLING_AND_LESSONS = {
    "keys-telling": ("step-on", "step-back", "turn-on", "turn-back", "to-start", "to-end"),
    "keys-lessons": ("slip-on", "slip-back", "slip-again", "slip-skip"),
}
WINDOW = (
    "more", "fold-tray", "fold-panels", "larger", "smaller", "fullscreen", "mute", "keys", "report-fault", "quit",
)  # fmt: skip
"""Sections of any game's key list."""
PLAIN = KeySheet({}, {"keys-play": tuple(DEFAULTS)})
"""The keys of a game that adds none."""

_NAMES = {
    "escape": "Esc",
    "return": "Enter",
    "enter": "Enter",
    "delete": "Del",
    "insert": "Ins",
    "page up": "PgUp",
    "page down": "PgDn",
    "[+]": "+",
    "[-]": "-",
}
HELD_ALONE = frozenset(
    (pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LALT, pygame.K_RALT, pygame.K_LMETA)
)
"""Modifier keys, which do nothing by themselves."""
_WRITING = pygame.KMOD_RALT | pygame.KMOD_MODE
"""AltGr, which Windows reports together with Ctrl: a key typed with it is text."""
_HELD = pygame.KMOD_CTRL | pygame.KMOD_META | (0 if sys.platform == "darwin" else pygame.KMOD_LALT)

_CHORDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
"""Modifiers that make a key part of a chord."""


def is_shortcut(mod: int) -> bool:
    """Return whether a key press with these modifiers is a shortcut rather than text input."""
    return bool(mod & _HELD) and not mod & _WRITING


def button_of(event: pygame.event.Event) -> str:
    """Return the gamepad button that caused a key event; "" if it comes from a keyboard."""
    return str(getattr(event, "pad", ""))


def chords(event: pygame.event.Event) -> tuple[str, ...]:
    """Return the names of a key press, the most exact first: Ctrl+Shift+Z, or the character that it types.

    A press that comes from a gamepad carries the equivalent keys. Empty for modifiers and unnamed keys.
    """
    if hasattr(event, "chords"):
        said: tuple[str, ...] = event.chords
        return said
    if event.key in HELD_ALONE:
        return ()
    name = pygame.key.name(event.key)
    if not name:  # a key without a known name
        return ()
    if len(name) == 3 and name[0] == "[" and name[1].isdigit():
        name = name[1]
    name = _NAMES.get(name, name if len(name) > 1 else name.upper())
    name = name if name[0].isupper() else name.capitalize()
    modifiers = int(getattr(event, "mod", 0))
    held = "Ctrl+" if modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META) else ""
    held += "Alt+" if modifiers & pygame.KMOD_ALT else ""
    shift = "Shift+" if modifiers & pygame.KMOD_SHIFT else ""
    written = [held + shift + name]
    sign = getattr(event, "unicode", "")
    if len(sign) == 1 and sign.isprintable() and not sign.isalnum() and sign != " ":
        written.append(held + sign)
    return tuple(dict.fromkeys(written))


class Keymap:
    """The player's key bindings: the defaults, overridden by the player's changes."""

    def __init__(self, changes: Mapping[str, tuple[str, ...]] | None = None, sheet: KeySheet = PLAIN) -> None:
        self.sheet, self.defaults = sheet, sheet.defaults
        self._buttons: Mapping[str, tuple[str, ...]] = {}
        self.lean = (0.0, 0.0)
        """Deflection of a gamepad's right stick, -1 to 1 to the right and down."""
        self.has_pad = False
        """Whether a gamepad is or was plugged in."""
        self.by_pad = False
        """Whether the gamepad was the last device used."""
        self.typed = False
        """Whether the last press was a key and not a mouse button."""
        self.bindings: dict[str, tuple[str, ...]] = {}
        self._actions: dict[str, list[str]] = {}
        self._in_chords: set[int] = set()
        """Codes of keys that were pressed together with Ctrl or Alt and are still down."""
        self.change(changes or {})

    def change(self, changes: Mapping[str, tuple[str, ...]]) -> None:
        """Replace the player's changes; this takes effect for all holders of this object."""
        self.bindings = {**self.defaults, **changes}
        self._actions.clear()
        for action, bound in self.bindings.items():
            for chord in bound:
                self._actions.setdefault(chord, []).append(action)
        self.show_caps(by_pad=self.by_pad)

    @functools.cached_property
    def pad(self) -> PadMap:
        """Return the gamepad bindings."""
        made = load_object(PAD_MAP, lambda: PadMap)(self.sheet.meet)
        made.change(self._buttons)
        return made

    def change_buttons(self, changes: Mapping[str, tuple[str, ...]]) -> None:
        """Replace the player's gamepad bindings."""
        self._buttons = changes
        if "pad" in vars(self):
            self.pad.change(changes)
            self.show_caps(by_pad=self.by_pad)

    def show_caps(self, *, by_pad: bool) -> None:
        """Show gamepad buttons (`by_pad`) or keys on key caps and in texts from now on."""
        self.by_pad = by_pad
        self.has_pad |= by_pad
        key_names.show_buttons(self.pad.caps(self.bindings) if by_pad else None)

    def is_(self, event: pygame.event.Event, action: str) -> bool:
        """Return whether an event is the press of a key that is bound to an action."""
        if event.type != pygame.KEYDOWN:
            return False
        meant = getattr(event, "actions", ())
        if meant:
            return action in meant
        bound = self.bindings[action]
        return any(chord in bound for chord in chords(event))

    def action(self, event: pygame.event.Event) -> str | None:
        """Return the first action bound to a key press; None for other events and for unbound keys."""
        if event.type != pygame.KEYDOWN:
            return None
        for meant in getattr(event, "actions", ()):
            return str(meant)
        for chord in chords(event):
            if chord in self._actions:
                return self._actions[chord][0]
        return None

    def lets_go(self, event: pygame.event.Event, action: str) -> bool:
        """Return whether an event is the release of a key or button bound to an action."""
        if event.type != pygame.KEYUP:
            return False
        return action in getattr(event, "actions", ()) or pygame.key.name(event.key).upper() in self.bindings[action]

    def label(self, action: str) -> str:
        """Return the primary key of an action; "" if it has none."""
        bound = self.bindings[action]
        return bound[0] if bound else ""

    def named(self, action: str) -> str:
        """Return the display name of an action's key, or of its button while a gamepad is in use; "" if it has none."""
        return key_name((self.by_pad and self.pad.label(action)) or self.label(action))

    def rivals(self, action: str) -> dict[str, str]:
        """Return the conflicting keys of an action, each with the first other action that it conflicts with."""
        found: dict[str, str] = {}
        for chord in self.bindings[action]:
            others = (other for other in self._actions[chord] if other != action)
            rival = next((other for other in others if self.sheet.meet(action, other, chord)), "")
            if rival:
                found[chord] = rival
        return found

    def held(self, actions: Iterable[str], *, letters: bool = True, arrows: bool = True) -> list[str]:
        """Return those actions of which a plain key is held down; none while Ctrl or Alt is held.

        A key that was pressed together with these does not count until it is released. Keys for letters count only with
        `letters`, named keys such as arrows only with `arrows`.
        """
        pressed = pygame.key.get_pressed()
        if True not in pressed:
            self._in_chords.clear()
            return []
        self._in_chords = {code for code in self._in_chords if pressed[code]}
        down = {action: self._codes_down(action, pressed, letters, arrows) for action in actions}
        if pygame.key.get_mods() & _CHORDS:
            self._in_chords.update(*down.values())
        return [action for action, codes in down.items() if codes - self._in_chords]

    def pressed(self, event: pygame.event.Event) -> None:
        """Record a key press: with Ctrl or Alt the key belongs to a chord until it is released."""
        if getattr(event, "mod", 0) & _CHORDS:
            self._in_chords.add(event.key)

    def _codes_down(self, action: str, pressed: Sequence[bool], letters: bool, arrows: bool) -> set[int]:
        bound = (chord for chord in self.bindings[action] if (letters if len(chord) == 1 else arrows))
        return {code for chord in bound if (code := key_code(chord)) and pressed[code]}


@functools.cache
def key_code(chord: str) -> int:
    """Return the key code of a plain key; 0 for a chord, a character without a key, or an unknown name."""
    if "+" in chord or not chord:
        return 0
    names = {written: name for name, written in _NAMES.items() if name not in ("enter", "[+]", "[-]")}
    try:
        return pygame.key.key_code(names.get(chord, chord.lower()))
    except ValueError:
        return 0
