"""The shipped terrain chart, for tests that need ground under their men."""

import tomllib
from pathlib import Path

from combat.rules.terrain import TerrainChart, TerrainType

CHART_FILE = Path(__file__).parents[2] / "assets" / "charts" / "terrain.toml"

CHART: TerrainChart = {
    id_: TerrainType(id=id_, **table) for id_, table in tomllib.loads(CHART_FILE.read_text("utf-8")).items()
}
