"""Loading and checking of the tables of ARMOUR!, which are Tiled maps."""

from __future__ import annotations

from pathlib import Path

from combat.engine.content.layers import layers
from combat.engine.content.places import Places
from combat.engine.content.reading import read
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.content.kinds.ground_file import GroundFile
from combat.games.miniatures.content import table_check
from combat.games.miniatures.content.ground_tables import traits
from combat.games.miniatures.content.table_check import GroundTraits


def traits_of(ground: GroundFile) -> GroundTraits:
    """Return the facts of the terrain chart that checks of tables need."""
    barred = {id_ for id_, row in ground.rows().items() if row.dash == "impassable"}
    return traits(ground.kinds(), barred)


def load_table(path: Path, ground: GroundFile) -> TableMap:
    """Load the table of a Tiled file; raise ContentError with all findings."""
    return table_check.read_table(path, traits_of(ground)).table


def find_table(places: Places, name: str, ground: GroundFile) -> TableMap:
    """Load the table with an id; raise ContentError if it is unknown, or with all findings about it."""
    return table_check.find_table(places, name, traits_of(ground))


def prove_table(path: Path) -> TableMap:
    """Validate a table file against the shipped terrain chart and return its table; raise ContentError with all
    findings.
    """
    chart = Places(layers("armour")).file("assets/charts/ground.toml")
    return load_table(path, read(chart, GroundFile).content)
