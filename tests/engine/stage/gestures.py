"""Input of a player by events as SDL posts them, each followed by a round of the application."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from combat.engine.stage.app import App

KEYS = {
    "Enter": pygame.K_RETURN,
    "Esc": pygame.K_ESCAPE,
    "Tab": pygame.K_TAB,
    "Space": pygame.K_SPACE,
    "Del": pygame.K_DELETE,
    "Up": pygame.K_UP,
    "Down": pygame.K_DOWN,
    "Left": pygame.K_LEFT,
    "Right": pygame.K_RIGHT,
    "PgDn": pygame.K_PAGEDOWN,
    "PgUp": pygame.K_PAGEUP,
}


def key_event(chord: str) -> pygame.event.Event:
    """Return the event of a key press written as on the caps, such as Ctrl+Shift+Z."""
    *held, name = chord.split("+") if chord != "+" else ["+"]
    mod = sum({"Ctrl": pygame.KMOD_LCTRL, "Shift": pygame.KMOD_LSHIFT, "Alt": pygame.KMOD_LALT}[part] for part in held)
    code = KEYS.get(name) or (ord(name.lower()) if len(name) == 1 else pygame.key.key_code(name.lower()))
    sign = name.lower() if len(name) == 1 and not held else ""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=sign, scancode=0)


def press(app: App, *chords: str) -> None:
    """Press keys one after the other."""
    for chord in chords:
        pygame.event.post(key_event(chord))
        app.round(0.05)


def point(app: App, position: tuple[int, int]) -> None:
    """Move the pointer to a position of the window."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0)))
    app.round(0.05)


def click(app: App, position: tuple[int, int], button: int = 1) -> None:
    """Move the pointer and click."""
    point(app, position)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=position, button=button))
    app.round(0.05)


def drag(app: App, start: tuple[int, int], end: tuple[int, int], *, notches: int = 0) -> None:
    """Drag from one point to another; in between, turn the wheel by notches (positive: away from the player)."""
    point(app, start)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    app.round(0.05)
    point(app, ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
    for _ in range(abs(notches)):
        y = 1 if notches > 0 else -1
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=y, precise_x=0.0, precise_y=float(y)))
        app.round(0.05)
    point(app, end)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    app.round(0.05)
