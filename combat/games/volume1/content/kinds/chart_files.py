"""Chart files: terrain, order markers, fire, spotting, morale and wounds (6.0, 11.0-13.0, 16.0, 17.0)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, Self, get_args

from pydantic import AfterValidator, Field, PositiveInt

from combat.engine.content.findings import missing
from combat.engine.content.models import Fault, Id, Root, Rule, TomlTable
from combat.engine.kernel.text_message import msg
from combat.games.volume1.content.kinds.printed_values import Modifier
from combat.games.volume1.rules import book
from combat.games.volume1.rules.book import MORALE_STATES, Morale
from combat.games.volume1.rules.terrain import TerrainType

Impulse = Literal[
    "none", "must-1", "must-2", "may-1", "fire", "fire-else-move", "melee", "shift", "move-or-shift", "throw", "launch",
]  # fmt: skip

WoundKind = Literal["light", "bad", "light-bandaged", "bad-bandaged"]

_CELL = re.compile(r"(-?[0-9]) M")


class TerrainPart(TomlTable):
    """A terrain of the chart."""

    rule: Rule
    size_halves: Annotated[int, Field(ge=-1, le=4)]
    blocks: Literal["always", "low", "never"]
    rough: bool = False
    cover: bool = True
    sunken: bool = False
    caps_hit: bool = False

    def build(self, id_: str) -> TerrainType:
        """Return the terrain as a record for the rules."""
        return TerrainType(
            id_, self.rule, self.size_halves, self.blocks, self.rough, self.cover, self.sunken, self.caps_hit
        )


class TerrainFile(Root[Id, TerrainPart]):
    """`charts/terrain.toml`."""

    def build(self) -> dict[str, TerrainType]:
        """Return all terrains of the chart by id."""
        return {id_: part.build(id_) for id_, part in self.root.items()}


class LeaderPart(TomlTable):
    """The Leadership figure in the black box of a marker (6.0): none, a modifier, or −A (not allowed)."""

    ldr: Modifier = 0
    """Modifier to the man's Leadership Rating while he has the marker."""
    no_ldr: bool = False
    """Whether the marker reduces his Leadership Rating to nothing (printed −A)."""


def _two_figures(parts: Mapping[Any, LeaderPart]) -> Iterator[Fault]:
    """Yield faults for markers that change a Leadership Rating and cancel it too."""
    for name, part in parts.items():
        if part.ldr and part.no_ldr:
            yield (name, "ldr"), msg("finding-two-leader-figures", ldr=str(part.ldr))


class OrderPart(LeaderPart):
    """An order marker."""

    rule: Rule
    enemy_rule: Rule | None = None
    impulses: Annotated[list[Impulse], Field(min_length=4, max_length=4)]
    ws: Modifier = 0
    may_fire: bool = False
    no_fire: bool = False
    low: bool = False
    speed: Annotated[int, Field(ge=0, le=4)] = 0

    def build(self, id_: str) -> book.OrderType:
        """Return the order as a record for the rules."""
        one, two, three, four = self.impulses
        return book.OrderType(
            id=id_,
            rule=self.rule,
            enemy_rule=self.enemy_rule or "",
            figures=(one, two, three, four),
            ws=self.ws,
            may_fire=self.may_fire,
            no_fire=self.no_fire,
            low=self.low,
            speed=self.speed,
            ldr=self.ldr,
            no_ldr=self.no_ldr,
        )


class OrdersFile(Root[Id, OrderPart]):
    """`charts/orders.toml`."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each marker with both Leadership figures."""
        return _two_figures(self.root)

    def build(self) -> dict[str, book.OrderType]:
        """Return all order markers by id."""
        return {id_: part.build(id_) for id_, part in self.root.items()}


def _cell(value: int | str) -> int | str:
    if isinstance(value, str) and not _CELL.fullmatch(value):
        raise ValueError(msg("finding-no-cell", value=value))
    return value


class FireFile(TomlTable):
    """`charts/fire.toml`, the Order/Terrain chart (13.0.2).

    It has a column for each terrain, and a row for each order and for no order.
    """

    terrains: list[Id]
    rows: dict[Id, list[Annotated[Modifier | str, AfterValidator(_cell)]]]

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each row that does not have one cell per terrain."""
        return _ragged(self.terrains, self.rows)

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Yield the ids of the orders, one for each row."""
        yield from data["rows"]

    def over(self, lower: Self) -> Self:
        """Return this chart merged over a lower one: rows of the same order are replaced.

        If the columns differ, the lower chart is ignored.
        """
        rows = {**lower.rows, **self.rows} if self.terrains == lower.terrains else self.rows
        return self.model_copy(update={"rows": rows})

    def build(self) -> dict[str, dict[str, book.Cell]]:
        """Return the cells by order (or "none") and terrain."""
        return {order: dict(zip(self.terrains, map(_build_cell, row), strict=True)) for order, row in self.rows.items()}


def _ragged(terrains: Sequence[str], rows: Mapping[str, Sequence[object]]) -> Iterator[Fault]:
    for order, cells in rows.items():
        if len(cells) != len(terrains):
            yield ("rows", order), msg("finding-ragged-row", row=order, count=len(cells), wanted=len(terrains))


def _build_cell(value: int | str) -> book.Cell:
    if isinstance(value, int):
        return book.Cell(value)
    return book.Cell(int(value.removesuffix(" M")), check_only=True)


class SightBandPart(TomlTable):
    """A range of distances up to `to` hexes, with its modifier to a spotter's Troop Quality."""

    to: Annotated[int, Field(ge=1, le=999)]
    tq: Modifier


class SpottingFile(TomlTable):
    """`charts/spotting.toml` (12.0): modifiers by order and terrain, and by distance."""

    terrains: list[Id]
    ranges: Annotated[list[SightBandPart], Field(min_length=1)]
    rows: dict[Id, list[Modifier]]

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each row that does not have one cell per terrain, and for ranges out of order."""
        yield from _ragged(self.terrains, self.rows)
        ends = [band.to for band in self.ranges]
        if ends != sorted(set(ends)):
            yield ("ranges",), msg("finding-ranges-not-rising", ranges=ends)

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Yield the ids of the orders, one for each row."""
        yield from data["rows"]

    def over(self, lower: Self) -> Self:
        """Return this chart merged over a lower one: rows of the same order are replaced.

        If the columns differ, the lower chart is ignored.
        """
        rows = {**lower.rows, **self.rows} if self.terrains == lower.terrains else self.rows
        return self.model_copy(update={"rows": rows})

    def build(self) -> dict[str, dict[str, int]]:
        """Return the modifiers by order (or "none") and terrain."""
        return {order: dict(zip(self.terrains, row, strict=True)) for order, row in self.rows.items()}

    def bands(self) -> tuple[book.RangeBand, ...]:
        """Return the range bands of Spotting Checks, each with its modifier."""
        nears = [0] + [band.to + 1 for band in self.ranges]
        return tuple(book.RangeBand(near, band.to, band.tq) for near, band in zip(nears, self.ranges, strict=False))


class MoralePart(LeaderPart):
    """Modifiers of a morale state."""

    tq: Modifier
    ws: Modifier


class MoraleFile(Root[Morale, MoralePart]):
    """`charts/morale.toml` (17.1)."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each state with both Leadership figures."""
        return _two_figures(self.root)

    def gaps(self) -> Iterator[Fault]:
        """Yield a fault for each morale state that is missing."""
        return _missing(MORALE_STATES, self.root, "morale-state")

    def build(self) -> dict[str, book.MoraleFigure]:
        """Return the modifiers of every morale state."""
        return {state: book.MoraleFigure(part.tq, part.ws, part.ldr, part.no_ldr) for state, part in self.root.items()}


class WoundPart(LeaderPart):
    """Modifiers of a wound, and the orders that it forbids."""

    tq: Modifier
    ws: Modifier
    forbids: list[Id]

    def build(self) -> book.WoundFigure:
        """Return the wound's modifiers as a record for the rules."""
        return book.WoundFigure(self.tq, self.ws, tuple(self.forbids), self.ldr, self.no_ldr)


class WoundsFile(Root[WoundKind, WoundPart]):
    """`charts/wounds.toml` (16.0, 16.1)."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each wound with both Leadership figures."""
        return _two_figures(self.root)

    def gaps(self) -> Iterator[Fault]:
        """Yield a fault for each kind of wound that is missing."""
        return _missing(get_args(WoundKind), self.root, "wound")

    def build(self) -> dict[str, book.WoundFigure]:
        """Return the modifiers of every wound."""
        return {kind: part.build() for kind, part in self.root.items()}


class NumbersFile(TomlTable):
    """`charts/numbers.toml`: single numbers of the rulebook; distances in hexes, modifiers with their sign."""

    hand_limit: PositiveInt
    shot_heard: PositiveInt
    comrade_near: PositiveInt
    explosion_noticed: PositiveInt
    check_reach: PositiveInt
    blind_band: PositiveInt
    heavy_on_the_run: Modifier
    charge_reach: PositiveInt
    charge_bonus: Modifier
    unseen_bonus: Modifier
    aim_reach: PositiveInt
    throw_reach: PositiveInt
    scatters_from: PositiveInt
    unseen_scatter: Modifier
    rally_led: Modifier
    smoke: Modifier
    fading_smoke: Modifier
    smoke_ldr: Modifier
    flare_reach: PositiveInt
    flare_light: PositiveInt
    flare_scatter: Modifier
    flare_dies_from: PositiveInt
    gunner_alone: Modifier
    nines_to_run_low: PositiveInt

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Return the names of the numbers."""
        return data

    def build(self) -> book.Numbers:
        """Return the numbers as a record for the rules."""
        return book.Numbers(**self.model_dump())


def _missing(wanted: Sequence[str], given: Mapping[Any, object], kind: str) -> Iterator[Fault]:
    for name in wanted:
        if name not in given:
            yield (), missing(kind, name)
