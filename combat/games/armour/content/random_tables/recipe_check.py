"""Checks of the recipe of random tables against the terrain chart."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.content.findings import Finding, unknown
from combat.engine.content.reading import Source
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.point import CM
from combat.games.armour.content.kinds.ground_file import GroundFile
from combat.games.armour.content.kinds.random_tables_file import RandomTablesFile


def recipe_findings(source: Source[RandomTablesFile], ground: GroundFile) -> Iterator[Finding]:
    """Yield findings about unknown kinds of scenery, and about heights that are not levels of a table."""
    recipe, kinds, levels = source.content, ground.kinds(), ground.level_heights()
    for place, base in enumerate(recipe.bases):
        if base not in kinds:
            yield source.finding(unknown("terrain", base, kinds), "bases", place)
    for number, piece in enumerate(recipe.piece):
        for place, kind in enumerate(piece.kinds):
            if kind not in kinds:
                yield source.finding(unknown("terrain", kind, kinds), "piece", number, "kinds", place)
        for place, height in enumerate(piece.heights):
            if round(height * CM) not in levels:
                yield source.finding(msg("finding-no-level", height=str(height)), "piece", number, "heights", place)
