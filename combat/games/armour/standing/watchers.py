"""Enemies that would see a team at a place, computed in slices between frames."""

from __future__ import annotations

import time
from collections.abc import Iterator

from combat.engine.kernel.record import Record, replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.distances import between
from combat.games.armour.rules.ground.sighting import Sighting, sighting
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import other_seat

SLICE_S = 0.006
"""Time spent in each frame, in seconds."""
FARTHEST = 9_000
"""Distance in units of 0.1 mm beyond which enemies are ignored: no gun has that range."""


class Watcher(Record):
    """An enemy near enough to matter, and its sight of the team."""

    team: str
    distance: int
    """In units of 0.1 mm."""
    sees: Sighting


class Watchers:
    """Search for enemies that see a team at a place; `found` grows with each call of `step`."""

    def __init__(self, state: State, team: str, pose: Pose) -> None:
        self.about = team, pose
        self.found = list[Watcher]()
        view = state.copy()
        view.teams[team] = replace(view.teams[team], pose=pose, moved="tactical")
        self._left = self._judged(view, team)

    @staticmethod
    def _judged(view: State, team: str) -> Iterator[Watcher]:
        target = view.teams[team]
        enemies = view.on_table(other_seat(view.seat_of(team)))
        apart = sorted((between(view, enemy, target).units, enemy.id) for enemy in enemies if not enemy.bailed)
        for distance, enemy in apart:
            if distance <= FARTHEST:
                yield Watcher(enemy, distance, sighting(view, view.teams[enemy], target))

    def step(self) -> bool:
        """Compute the sight of enemies, nearest first, for `SLICE_S` seconds; return whether any was computed."""
        end, before = time.perf_counter() + SLICE_S, len(self.found)
        for watcher in self._left:
            self.found.append(watcher)
            if time.perf_counter() >= end:
                break
        return len(self.found) > before

    @property
    def seeing(self) -> list[Watcher]:
        """Return the enemies found so far that see the team."""
        return [watcher for watcher in self.found if watcher.sees.clear]
