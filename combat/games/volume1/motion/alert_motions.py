"""Animation of men who become alert; all men alerted by the same cause are shown together (9.8)."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.motion.man_motions import Flash
from combat.games.volume1.rules import events as ev
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words.log.action_lines import ALERTED


class Alarm(Flash):
    """Flash of the alert markers of all men alerted by one cause.

    It is shown with the last of their events; the other events take no time.
    """

    def __init__(self, desk: VolumeDesk, event: ev.ManAlerted, duration: float, wait: bool) -> None:
        self.why = event.why
        upcoming = next(desk.mirror.upcoming(), None)
        self.last = not (isinstance(upcoming, ev.ManAlerted) and upcoming.why == event.why)
        self.calls = self.last
        self.men = (event.man, *self._before(desk)) if self.last else ()
        super().__init__(desk, event, duration if self.last else 0.0, wait)

    def _before(self, desk: VolumeDesk) -> Iterator[str]:
        """Yield the men alerted just before by the same cause, latest first."""
        for line in reversed(desk.story.lines):
            if (line.entry.gathers, line.entry.cause) != (ALERTED, self.why):
                return
            yield from line.entry.pieces

    def where(self) -> tuple[Hex, ...]:
        """Return the hexes to bring into view, the most important first."""
        return tuple(hex_ for hex_ in map(self.place_of, self.men) if hex_ is not None)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the flashing markers; `share` runs from 0 to 1."""
        for man in self.men:
            self._badge(surface, share, man)
