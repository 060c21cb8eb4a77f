"""The animation of a killed man: his counter is knocked back, tips over and falls (16.2)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import eyes
from combat.engine.tabletop.effects import toppling
from combat.games.volume1.motion.casting import cast, repertoire
from combat.games.volume1.motion.man_motions import AboutMan
from combat.games.volume1.rules import events as ev
from combat.games.volume1.table.pieces import counters
from combat.games.volume1.table.volume_desk import VolumeDesk

FALL = toppling.Fall(lean=62, small=0.74, down=0.42, gone=0.70)
"""Ends at the size of the marker of the fallen."""


class Fall(AboutMan[ev.ManKilled]):
    """A killed man's counter jumping, tipping over and landing in dust; then the marker of the fallen replaces it."""

    def __init__(self, desk: VolumeDesk, event: ev.ManKilled, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        self._toppling = toppling.Toppling(FALL)
        hex_ = self.place_of(event.man)
        if self.face is not None:
            cast(self, repertoire().deed("fall"), hex_, after=0.0 if eyes.still() else self.duration * FALL.down)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the falling counter; `share` runs from 0 to 1."""
        if self.place is None or self.face is None:
            return
        face, size = self.face, self.desk.title_desk.people.size
        self._toppling.draw(surface, lambda: counters.man(face, size).surface, self.place, size, share)
