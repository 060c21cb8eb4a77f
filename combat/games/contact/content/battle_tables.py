"""Tables of CONTACT!, checked against its terrain chart."""

from __future__ import annotations

from pathlib import Path

from combat.engine.content.layers import layers
from combat.engine.content.places import Places
from combat.engine.content.reading import read
from combat.engine.space.plane.table_map import TableMap
from combat.games.contact.content.kinds.ground_file import GroundFile
from combat.games.miniatures.content.ground_tables import traits
from combat.games.miniatures.content.table_check import GroundTraits, read_table


def traits_of(ground: GroundFile) -> GroundTraits:
    """Return the facts of the terrain chart that are needed to check tables.

    Ground that infantry on foot or tracked vehicles cannot enter may not hold an objective.
    """
    kinds, rows = ground.kinds(), ground.rows()
    barred = {id_ for id_, row in rows.items() if row.foot.effect == "no" or row.tracks.effect == "no"}
    return traits(kinds, barred)


def prove_table(path: Path) -> TableMap:
    """Return the table of a file, checked against the game's terrain chart; raise ContentError with all findings."""
    chart = Places(layers("contact")).file("assets/charts/ground.toml")
    return read_table(path, traits_of(read(chart, GroundFile).content)).table
