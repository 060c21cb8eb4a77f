"""The board's map can be opened in Tiled: its rasterizer draws it, with even columns half a hex lower."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.sampled import sample

BOARDS = Path(__file__).parents[5] / "assets" / "volume1" / "boards"
SHEETS = tuple(sorted(path.stem for path in BOARDS.glob("*.tmx")))
RASTERIZER = shutil.which("tmxrasterizer") or ""


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_map_counts_hexes_as_the_printed_numbers_do(sheet: str) -> None:
    head = (BOARDS / f"{sheet}.tmx").read_text(encoding="utf-8").split("<map ")[1].split(">")[0]
    for attribute in ('orientation="hexagonal"', 'staggeraxis="x"', 'staggerindex="odd"', 'width="33"', 'height="18"'):
        assert attribute in head


if RASTERIZER:

    @pytest.mark.parametrize("sheet", sample(SHEETS, 4))
    def test_tiled_draws_the_map_with_even_columns_lower(sheet: str, tmp_path: Path) -> None:
        import pygame

        picture = tmp_path / "map.png"
        home = {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
        subprocess.run([RASTERIZER, BOARDS / f"{sheet}.tmx", picture], env=os.environ | home, check=True, timeout=60)
        drawn = pygame.image.load(picture)
        assert drawn.get_size() == (32 * 96 + 128, 18 * 112 + 56)
        middle_of_01, middle_of_02 = 64, 64 + 96
        assert drawn.get_at((middle_of_01, 8)).a == 255
        assert drawn.get_at((middle_of_02, 8)).a == 0
        assert drawn.get_at((middle_of_02, 18 * 112 + 48)).a == 255
