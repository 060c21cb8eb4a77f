"""Cross-check the charts with each other, with board terrains and with orders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from combat.engine.content.findings import Finding, missing, thing, unknown
from combat.engine.content.reading import Source
from combat.engine.kernel.text_message import msg
from combat.games.volume1.content.grounds import TERRAINS
from combat.games.volume1.content.kinds.chart_files import FireFile, OrdersFile, SpottingFile, TerrainFile, WoundsFile

CAPPED_ORDERS = ("hide", "rally", "reload")
"""Orders under which a hit in rocks or a building is only a Morale Check (11.01, 11.02)."""
NO_ORDER = "none"
"""The charts' row for a man without an order."""


def check_terrain(source: Source[TerrainFile]) -> Iterator[Finding]:
    """Yield a finding for each board terrain without a row in the chart, and for each unknown terrain in it (11.0)."""
    for terrain in TERRAINS:
        if terrain not in source.content.root:
            yield source.finding(missing("terrain", terrain))
    for terrain in source.content.root:
        if terrain not in TERRAINS:
            yield source.finding(msg("finding-unknown-terrain", name=terrain, known=", ".join(TERRAINS)), terrain)


def check_grid(source: Source[FireFile] | Source[SpottingFile], orders: OrdersFile) -> Iterator[Finding]:
    """Yield findings about missing, unknown or repeated rows (orders) and columns (terrains) of a chart."""
    yield from _missing_and_odd(source, "terrain", TERRAINS, source.content.terrains, "terrains")
    yield from _missing_and_odd(source, "row", (NO_ORDER, *orders.root), source.content.rows, "rows")


def _missing_and_odd(
    source: Source[FireFile] | Source[SpottingFile], kind: str, wanted: Iterable[str], given: Iterable[str], where: str
) -> Iterator[Finding]:
    wanted, given = list(wanted), list(given)
    for name in wanted:
        if name not in given:
            yield source.finding(missing(kind, name), where)
    for name in given:
        if name not in wanted or given.count(name) > 1:
            told = "finding-thing-twice" if name in wanted else "finding-unknown"
            yield source.finding(msg(told, what=thing(kind), name=name), where, name)


def check_caps(source: Source[FireFile], terrain: TerrainFile) -> Iterator[Finding]:
    """Yield a finding for each row with a cell whose M disagrees with the terrain's cap on hits (11.01, 11.02)."""
    for order, row in source.content.build().items():
        for name, cell in row.items():
            capped = order in CAPPED_ORDERS and name in terrain.root and terrain.root[name].caps_hit
            if cell.check_only != capped:
                message = "finding-cell-needs-m" if capped else "finding-cell-has-m"
                yield source.finding(msg(message, order=order, terrain=name), "rows", order)


def check_wounds(source: Source[WoundsFile], orders: Iterable[str]) -> Iterator[Finding]:
    """Yield a finding for each unknown order that a wound forbids."""
    for kind, part in source.content.root.items():
        for index, order in enumerate(part.forbids):
            if order not in orders:
                yield source.finding(unknown("order", order, orders), kind, "forbids", index)
