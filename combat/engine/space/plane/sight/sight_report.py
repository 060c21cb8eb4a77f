"""Visibility of one body from another, as a report that gives reasons on demand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from combat.engine.space.plane.sight.ray_judge import CONCEALED, HIDDEN, SEEN, RayJudge
from combat.engine.space.plane.sight.sight_body import SightBody
from combat.engine.space.plane.sight.sight_ray import Piece, SightRay


class SightReport:
    """The lines from each eye of a viewer to each point of a target.

    Eyes are tried in order; once one sees every point completely, the others are left out of the counts, which they
    could not raise.
    """

    def __init__(self, judge: RayJudge) -> None:
        """Keep what judges the lines; they are judged on demand, and so is what each of them crosses."""
        self.viewer: SightBody = judge.viewer
        self.target: SightBody = judge.target
        self._judge = judge
        self.count = len(judge.target.points)

    @cached_property
    def _counted(self) -> tuple[int, int, int, int]:
        """The counts `clear`, `whole` and `plain`, and `best_eye`."""
        most_clear = most_whole = most_plain = best_eye = 0
        best = -1, -1, -1
        for place, eye in enumerate(self.viewer.eyes):
            codes = self._judge.codes(eye)
            plain = codes.count(SEEN)
            whole = plain + codes.count(SEEN + CONCEALED)
            clear = self.count - codes.count(HIDDEN)
            most_clear, most_whole, most_plain = max(most_clear, clear), max(most_whole, whole), max(most_plain, plain)
            if (whole, clear, plain) > best:
                best, best_eye = (whole, clear, plain), place
            if plain == self.count or (whole == self.count and self._judge.all_concealed):
                break
        return most_clear, most_whole, most_plain, best_eye

    @property
    def clear(self) -> int:
        """Number of points of which at least the top is visible, from the eye that sees most."""
        return self._counted[0]

    @property
    def whole(self) -> int:
        """Number of points visible at the middle height too: the most of any eye."""
        return self._counted[1]

    @property
    def plain(self) -> int:
        """Number of points that are visible and not concealed: the most of any eye."""
        return self._counted[2]

    @property
    def best_eye(self) -> int:
        """Index of the eye that sees the target best; of equals the first."""
        return self._counted[3]

    @cached_property
    def seen(self) -> bool:
        """Return whether at least one line is clear; lines are judged up to the first clear one."""
        return self._judge.is_any_clear()

    @property
    def half_hidden(self) -> bool:
        """Return whether at least half of the points are hidden from the best eye, even if only up to the middle
        height.
        """
        return self.is_half(self.whole)

    @property
    def concealed(self) -> bool:
        """Return whether at least half of the points are hidden or concealed from the best eye."""
        return self.is_half(self.plain)

    def is_half(self, free: int) -> bool:
        """Return whether at least half of the points are hidden; `free` is the number of points that are not."""
        return 2 * (self.count - free) >= self.count

    @cached_property
    def best_rays(self) -> tuple[SightRay, ...]:
        """Return the lines from the best eye, in the order of the target's points."""
        return self._judge.rays(self.viewer.eyes[self.best_eye])

    @cached_property
    def rays(self) -> tuple[tuple[SightRay, ...], ...]:
        """Return for each eye its lines to all points, with everything that they cross."""
        return tuple([self._judge.rays(eye) for eye in self.viewer.eyes])

    @property
    def hiding(self) -> tuple[Piece, ...]:
        """Return the pieces that hide points from the best eye, at least up to the middle height; each name once."""
        return tuple(
            _once(crossing.piece for ray in self.best_rays for crossing in ray.crossings if crossing.hides_middle)
        )

    @property
    def concealing(self) -> tuple[Piece, ...]:
        """Return the pieces that conceal points from the best eye; each name once."""
        return tuple(_once(crossing.piece for ray in self.best_rays for crossing in ray.crossings if crossing.conceals))


def _once(pieces: Iterator[Piece]) -> list[Piece]:
    return list({piece.name: piece for piece in pieces}.values())
