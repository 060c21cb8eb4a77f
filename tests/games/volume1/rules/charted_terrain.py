"""The shipped terrain chart and modifiers, for tests that need terrain."""

import tomllib
from pathlib import Path

from combat.games.volume1.rules.book import Numbers
from combat.games.volume1.rules.terrain import TerrainChart, TerrainType

CHARTS = Path(__file__).parents[4] / "assets" / "volume1" / "charts"

CHART: TerrainChart = {
    id_: TerrainType(id=id_, **table)
    for id_, table in tomllib.loads((CHARTS / "terrain.toml").read_text("utf-8")).items()
}
NUMBERS = Numbers(**tomllib.loads((CHARTS / "numbers.toml").read_text("utf-8")))
