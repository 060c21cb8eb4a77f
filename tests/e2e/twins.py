"""The game in a real window and a twin on the dummy driver, played with the same seed and the same input.

The twin knows the positions to click, and what the window should look like.
"""

from __future__ import annotations

from functools import partial

import pygame

from combat.engine.stage import window
from combat.games.volume1.content.library import load_book
from tests.e2e.screen import Screen
from tests.games.volume1.table.sitting import Sitting

SAME = 6
"""Difference of two colours that still counts as equal, 0-255 in each part."""


class Twins:
    """The window and its twin; all input goes to both."""

    def __init__(self, screen: Screen, seed: int) -> None:
        self.screen = screen
        self.twin = Sitting(load_book("first-light"), seed, size=screen.window, painted=True)
        settings = self.twin.app.settings
        settings.wishes["hints"] = "off"
        settings.tooltip_delay, settings.edge_scroll, settings.minimap = 9.0, False, False
        self.rest()

    def rest(self) -> None:
        """Wait until the twin is at rest and the window's journal has the same number of answers."""
        self.twin.settle()
        self.twin.scene.view.camera.finish()
        self.twin.rounds(2)
        wanted = self.twin.session.answers
        self.screen.until(lambda: self.screen.answers() == wanted, f"answer {wanted} is in the journal")

    @property
    def _corner(self) -> tuple[int, int]:
        return self.screen.place().topleft

    def _on_screen(self, at: tuple[int, int]) -> tuple[int, int]:
        return at[0] + self._corner[0], at[1] + self._corner[1]

    def click(self, at: tuple[int, int]) -> None:
        """Click at a point, given in the twin's window, in both, and wait until both are at rest."""
        self.twin.click(at)
        self.screen.click(self._on_screen(at))
        self.rest()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag between two points, given in the twin's window, in both, and wait until both are at rest."""
        self.twin.drag(start, end)
        self.screen.drag(self._on_screen(start), self._on_screen(end))
        self.rest()

    def button(self, place: int = 0) -> None:
        """Click the button at `place` beside the prompt, counted from the right."""
        self.click(self.twin.scene.bar.group.widgets[place].rect.center)

    def resize(self, size: tuple[int, int]) -> None:
        """Set the size of the twin's window, after the test has resized the real one."""
        window.set_mode(size, fullscreen=False)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        self.twin.rounds()
        assert self.twin.app.size == size

    def looks_alike(self, area: pygame.Rect, share: float = 0.995) -> bool:
        """Return whether at least `share` of an area's pixels in the window equal the twin's."""
        self.twin.scene.view.load_now()
        self.twin.scene.invalidate()
        self.twin.rounds()
        screen = self.screen.look()
        there = area.move(self._corner)
        if not screen.get_rect().contains(there):
            return False
        return alike(screen.subsurface(there), self.twin.app.surface.subsurface(area)) >= share

    def compare(self, *areas: pygame.Rect, share: float = 0.995) -> None:
        """Wait until each area of the window looks like the twin's.

        Otherwise save both screenshots and raise AssertionError.
        """
        for area in areas:
            try:
                self.screen.until(
                    partial(self.looks_alike, area, share), f"the window shows in {area} what the twin does"
                )
            except AssertionError:
                pygame.image.save(self.screen.look(), self.screen.folder / "seen.png")
                pygame.image.save(self.twin.app.surface, self.screen.folder / "meant.png")
                raise

    def compare_table(self) -> None:
        """Wait until the whole table in the window looks like the twin's."""
        layout = self.twin.scene.layout
        panes = [layout.panes[name] for name in ("top", "track", "roster", "dossier", "prompt")]
        self.compare(*panes, layout.board)


def alike(seen: pygame.Surface, meant: pygame.Surface) -> float:
    """Return the share (0-1) of pixels that are equal in two images, within a tolerance."""
    same = pygame.mask.from_threshold(seen, (0, 0, 0), (SAME, SAME, SAME), meant, 1)
    return same.count() / (seen.get_width() * seen.get_height())
