"""A stand-in for the map painter that writes plain tiles of one colour and needs no libraries.

Call it like the real one: python fake_painter.py --attended --fineness 1 MAP. The words in the file named by
COMBAT_FAKE_PAINTER say how it behaves.

python fake_painter.py --attended --fineness 1 MAP; COMBAT_FAKE_PAINTER names a file whose words tell how he fares.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from pathlib import Path

import pygame

from combat.engine.content import cache
from combat.engine.content.tiles.painted_boards import hash_of
from combat.games.volume1.content.boards import load_board
from combat.games.volume1.content.painted_cache import PAINTED
from combat.games.volume1.title import TITLE

RED = (190, 40, 30)


def paint(plan: Path, fineness: int) -> None:
    """Write plain tiles at every zoom, the index and the checksums to the map's folder of painted tiles."""
    board, folder = load_board(plan), PAINTED.folder_of(plan, fineness)
    width, height = 92 + (board.columns - 1) * 96 + 128, 92 + int((board.rows + 0.5) * 111 + 0.5)
    shutil.rmtree(folder, ignore_errors=True)
    zooms = []
    for scale in (1.0, 0.5, 0.25) if fineness == 1 else (2.0, 0.25):
        name, size = f"zoom-{round(100 * scale)}", (round(width * scale), round(height * scale))
        (folder / name).mkdir(parents=True)
        tile = pygame.Surface((512, 512), 0, 24)
        tile.fill(RED if fineness == 1 else RED[::-1])
        for column in range(-(-size[0] // 512)):
            for row in range(-(-size[1] // 512)):
                pygame.image.save(tile, folder / name / f"{column}-{row}.jpg")
        zooms.append({"scale": scale, "folder": name, "width": size[0], "height": size[1]})
    index = {
        "width": width,
        "height": height,
        "origin": [110, 101.5],
        "hex_width": 128.0,
        "row_pitch": 111.0,
        "zooms": zooms,
    }
    index["map"] = hash_of(plan)
    (folder / "index.json").write_text(json.dumps(index), encoding="utf-8")
    cache.seal(folder)


if __name__ == "__main__":
    TITLE.use()
    fate = Path(os.environ["COMBAT_FAKE_PAINTER"]).read_text(encoding="utf-8").split()
    Path(f"{os.environ['COMBAT_FAKE_PAINTER']}.{os.getpid()}").touch()
    if "slow" in fate:
        time.sleep(60)
    if "fails" in fate:
        sys.exit(1)
    paint(Path(sys.argv[-1]), int(sys.argv[3]))
