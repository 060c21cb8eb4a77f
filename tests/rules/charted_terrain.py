"""The shipped terrain chart and numbers, for tests that need ground under their men."""

import tomllib
from pathlib import Path

from combat.rules.book import Numbers
from combat.rules.terrain import TerrainChart, TerrainType

CHARTS = Path(__file__).parents[2] / "assets" / "charts"

CHART: TerrainChart = {
    id_: TerrainType(id=id_, **table)
    for id_, table in tomllib.loads((CHARTS / "terrain.toml").read_text("utf-8")).items()
}
NUMBERS = Numbers(**tomllib.loads((CHARTS / "numbers.toml").read_text("utf-8")))
