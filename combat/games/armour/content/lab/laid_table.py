"""The table of a lab file: one of the game's, or bare ground with the file's own scenery."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.content.findings import Finding
from combat.engine.content.models import TomlTable
from combat.engine.content.places import Places
from combat.engine.content.reading import Source
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.content.battle_tables import find_table
from combat.games.armour.content.kinds.ground_file import GroundFile
from combat.games.armour.content.lab.position_file import PositionFile
from combat.games.armour.rules.charts.terrain_chart import SceneryKind
from combat.games.miniatures.content.lab_ground import bare_table, ground_findings


def laid_table(source: Source[PositionFile], places: Places, ground: GroundFile) -> TableMap:
    """Return the table that a lab file names, otherwise bare ground with the file's own scenery.

    Raises ContentError with all findings about the named table; the file's own scenery is checked by
    `scenery_findings`.
    """
    file = source.content
    if file.table is not None:
        return find_table(places, file.table, ground)
    return bare_table(file.ground, file.scenery)


def scenery_findings(source: Source[PositionFile], kinds: dict[str, SceneryKind]) -> Iterator[Finding]:
    """Yield findings about unknown ground, bad outlines, pieces off the table, and scenery in a file that names a
    table.
    """
    file = source.content
    if file.table is not None:
        if file.scenery:
            yield source.finding(msg("finding-lab-scenery-on-table", table=file.table), "scenery", 0)
        return
    position: Source[TomlTable] = Source(source.path, source.text, source.content)
    yield from ground_findings(position, file.ground, file.scenery, kinds)
