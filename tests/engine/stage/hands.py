"""Hands on the window without a screen: an application on the dummy driver that takes posted events only."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.window_options import WindowOptions
from combat.games.volume1.scenes.volume1_stage import STAGE
from combat.games.volume1.table import battle_hints

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


@contextmanager
def application(
    size: tuple[int, int] = (1600, 900), scale: float | None = None, *, hints: bool = False
) -> Iterator[App]:
    """An application without scenes, its window is gone afterwards; with `hints` what is new is explained."""
    app = App(WindowOptions(resolution=size, scale=scale, sound=False), STAGE)
    explained, battle_hints.HINTS = battle_hints.HINTS, battle_hints.HINTS if hints else ()
    try:
        yield app
    finally:
        battle_hints.HINTS = explained
        app.quit()
        pygame.quit()
        theme.set_scale(1.0)


def key_event(chord: str) -> pygame.event.Event:
    """The press of a key written as on its cap, such as Ctrl+Shift+Z."""
    *held, name = chord.split("+") if chord != "+" else ["+"]
    mod = sum({"Ctrl": pygame.KMOD_LCTRL, "Shift": pygame.KMOD_LSHIFT, "Alt": pygame.KMOD_LALT}[part] for part in held)
    code = KEYS.get(name) or (ord(name.lower()) if len(name) == 1 else pygame.key.key_code(name.lower()))
    sign = name.lower() if len(name) == 1 and not held else ""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=sign, scancode=0)


def press(app: App, *chords: str) -> None:
    """Presses keys one after the other."""
    for chord in chords:
        pygame.event.post(key_event(chord))
        app.round(0.05)


def point(app: App, position: tuple[int, int]) -> None:
    """Moves the pointer."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0)))
    app.round(0.05)


def click(app: App, position: tuple[int, int], button: int = 1) -> None:
    """Moves the pointer and clicks."""
    point(app, position)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=position, button=button))
    app.round(0.05)
