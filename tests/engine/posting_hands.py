"""Input at a table by posted events; the clock advances while the player thinks before each key."""

from __future__ import annotations

import pygame

from combat.engine.stage.app import App

ALIASES = {"Space": pygame.K_SPACE, "Enter": pygame.K_RETURN, "Esc": pygame.K_ESCAPE, "Tab": pygame.K_TAB}
FRAME, THOUGHT = 0.05, 1.0
"""Seconds of a frame, and seconds before a key is pressed."""


class PostingHands:
    """Input by posted events, which the application handles."""

    app: App
    time: float
    """Seconds of the table's own clock."""

    def rounds(self, count: int = 1) -> None:
        """Run some frames."""
        for _ in range(count):
            self.app.round(FRAME)

    def press(self, *chords: str, pause: float = THOUGHT) -> None:
        """Press keys named as on their caps, such as Ctrl+Enter, Tab or F, after `pause` seconds each."""
        for chord in chords:
            self.time += pause
            *held, name = chord.split("+") if chord != "+" else [chord]
            modifiers = (pygame.KMOD_CTRL if "Ctrl" in held else 0) | (pygame.KMOD_SHIFT if "Shift" in held else 0)
            code = ALIASES.get(name) or pygame.key.key_code(name.lower())
            sign = name.lower() if len(name) == 1 and not held else ""
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=modifiers, unicode=sign))
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=modifiers))
            self.rounds()

    def point(self, at: tuple[int, int]) -> None:
        """Move the pointer to a point of the window."""
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.rounds()

    def click(self, at: tuple[int, int], button: int = 1) -> None:
        """Click at a point of the window."""
        self.point(at)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=button))
            self.rounds()
