"""A running effect: its particles and their positions over time; the same seed gives the same particles."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator
from random import Random
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from combat.engine.tabletop.effects.effect import Effect
from combat.engine.tabletop.effects.emitter import Emitter, Layer, Span

P = TypeVar("P", bound=Hashable)

SIZES = 3
"""Number of particle sizes between the least and the greatest."""
GOLDEN, LOOSE = 0.618034, 0.3
"""Step from one direction to the next, and its random deviation, as shares of the fan."""
LEAST_STILL, OVER_STILL = 0.8, 0.4
"""Least seconds for which a still is shown, and seconds for which it covers pieces."""


class Particle(NamedTuple):
    """A particle: times, start and path; lengths are in place widths, relative to the effect's place."""

    spray: Emitter
    begins: float
    """Seconds after the effect's start."""
    lasts: float
    """Seconds that it is visible."""
    row: int
    """Variant: its row in the flipbook."""
    size: float
    """Side of its picture."""
    turn: int
    """Index of its direction, if the flipbook is rotated."""
    start: tuple[float, float]
    way: tuple[float, float]
    lift: float
    """Height of its arc."""


class Seen(NamedTuple):
    """A particle at a moment: its animation stage and foot position, in place widths relative to the effect's place."""

    mote: Particle
    stage: int
    x: float
    y: float


_Flight: TypeAlias = tuple[int, float, float, float, float, float, float, float, float, float]
"""Precomputed flight: stages, easing, start, way, wind, rise and lift."""
_Thrown: TypeAlias = tuple[Particle, float, float, _Flight]
"""A particle with its start, duration and flight, for computing a frame."""


class EffectInstance(Generic[P]):
    """A running effect at a place: its particles over time."""

    def __init__(
        self, effect: Effect, place: P, seed: int, *, way: float = 0.0, offset: tuple[float, float] = (0.0, 0.0),
        wind: tuple[float, float] = (0.0, 0.0), tempo: float = 1.0, delay: float = 0.0, dark: bool = False,
    ) -> None:  # fmt: skip
        """`way` is in degrees clockwise from the right, `wind` one step downwind, `delay` in seconds at any tempo."""
        self.effect, self.place, self.offset, self.dark = effect, place, offset, dark
        self._wind, self._tempo = wind, tempo
        self.age = -delay * tempo
        self.still = False
        dice = Random(seed)
        self.motes = tuple(_motes(effect, dice, way, dark=dark))
        self._layers: dict[Layer, list[_Thrown]] = {}
        for mote in self.motes:
            self._layers.setdefault(mote.spray.layer, []).append(self._thrown(mote))

    def pass_(self, seconds: float) -> None:
        """Advance the effect by real seconds, scaled by its tempo."""
        self.age += seconds * self._tempo

    @property
    def over(self) -> bool:
        """Return whether the effect has ended."""
        lasts = max(self.effect.lasts, LEAST_STILL * self._tempo) if self.still else self.effect.lasts
        return self.age >= lasts

    def has(self, layer: Layer) -> bool:
        """Return whether the effect has any particle in a layer at any time."""
        return layer in self._layers

    def seen(self, layer: Layer) -> Iterator[Seen]:
        """Yield the particles of a layer that are visible now; none before the effect begins."""
        if self.age < 0:
            return
        thrown = self._layers.get(layer, ())
        for mote, begins, lasts, flight in thrown:
            passed = (self._moment(mote.spray) if self.still else self.age) - begins
            if 0 <= passed < lasts:
                stages, eases, x, y, right, down, aside, drift, rises, lift = flight
                share = passed / lasts
                gone = 1 - (1 - share) ** eases
                up = rises * gone + lift * gone * (1 - gone)
                yield Seen(
                    mote, int(share * stages), x + right * gone + aside * share, y + down * gone + drift * share - up
                )

    def _thrown(self, mote: Particle) -> _Thrown:
        spray, (right, down) = mote.spray, mote.way
        flight = (
            spray.book.stages, spray.eases, self.offset[0] + mote.start[0], self.offset[1] + mote.start[1], right, down,
            self._wind[0] * spray.drifts, self._wind[1] * spray.drifts, spray.rises, 4 * mote.lift,
        )  # fmt: skip
        return mote, mote.begins, mote.lasts, flight

    def _moment(self, spray: Emitter) -> float:
        """Return the time at which an emitter is shown in a still; particles over pieces disappear soon anyway."""
        if spray.over:
            return self.effect.still if self.age < OVER_STILL * self._tempo else self.effect.lasts
        return self.effect.rest or self.effect.still


def _motes(effect: Effect, dice: Random, way: float, *, dark: bool) -> Iterator[Particle]:
    for spray in effect.sprays:
        if spray.dark_only and not dark:
            continue
        rows = list(spray.book.variants)
        for number in range(spray.count):
            yield _mote(spray, dice, way, number, rows[dice.randrange(len(rows))])


def _mote(spray: Emitter, dice: Random, way: float, number: int, row: int) -> Particle:
    rank = number / (spray.count - 1) if spray.count > 1 else 0.0
    step = dice.randrange(SIZES) / (SIZES - 1)
    turn = math.radians(way + _spread(spray, dice, number))
    begin = math.radians(way)
    aside, far = dice.random() * math.tau, spray.strewn * math.sqrt(dice.random())
    start = (
        math.cos(begin) * spray.ahead + math.cos(aside) * far + math.cos(turn) * spray.rim,
        math.sin(begin) * spray.ahead + math.sin(aside) * far + math.sin(turn) * spray.rim,
    )
    flown = dice.uniform(*spray.flies)
    turns = spray.book.turns
    return Particle(
        spray, _part(spray.begins, rank), dice.uniform(*spray.lasts), row, _part(spray.size, step),
        round(math.degrees(turn) / 360 * turns) % turns, start, (math.cos(turn) * flown, math.sin(turn) * flown),
        dice.uniform(*spray.lift),
    )  # fmt: skip


def _spread(spray: Emitter, dice: Random, number: int) -> float:
    """Return a direction within the fan in degrees: evenly spread, with random deviation."""
    return _part(spray.fan, (number * GOLDEN + dice.random() * LOOSE) % 1.0)


def _part(span: Span, share: float) -> float:
    return span[0] + (span[1] - span[0]) * share
