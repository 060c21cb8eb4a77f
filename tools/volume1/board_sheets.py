"""Write contact sheets of the painted boards: ``python -m tools.volume1.board_sheets FOLDER [BOARD…]``.

Each sheet shows the same spot of one board at 25, 50 and 100 percent, in colour on the left and as a grey print on the
right. A board is the name of a shipped board or a folder of tiles written by the painter.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import pygame

from combat.engine.tabletop.map.tiles import PAINTED, Level, read_index

BOARDS = Path(__file__).parents[2] / "assets" / "volume1" / "boards"
SCALES = (0.25, 0.5, 1.0)
SIZE = (800, 524)
"""Size of each part of a sheet in pixels; a shipped board at 25 percent is a little larger."""
GAP = 8


def sheet(folder: Path, spot: tuple[float, float]) -> pygame.Surface:
    """Return the contact sheet of the board in `folder`; `spot` is its centre in shares of width and height, 0-1."""
    levels = {level.scale: level for level in read_index(folder / "index.json").levels}
    wide, high = SIZE
    whole = pygame.Surface((2 * wide + GAP, len(SCALES) * (high + GAP) - GAP))
    for number, scale in enumerate(SCALES):
        part = _part(levels[scale], spot)
        whole.blit(part, (0, number * (high + GAP)))
        whole.blit(pygame.transform.grayscale(part), (wide + GAP, number * (high + GAP)))
    return whole


def _part(level: Level, spot: tuple[float, float]) -> pygame.Surface:
    """Return the part of a level of size `SIZE` around `spot`, shifted to stay within the level."""
    left, top = (
        max(0, min(round(share * whole - part / 2), whole - part))
        for share, whole, part in zip(spot, (level.width, level.height), SIZE, strict=True)
    )
    found = pygame.Surface(SIZE)
    for column in range(left // PAINTED, (min(left + SIZE[0], level.width) - 1) // PAINTED + 1):
        for row in range(top // PAINTED, (min(top + SIZE[1], level.height) - 1) // PAINTED + 1):
            place = (column * PAINTED - left, row * PAINTED - top)
            found.blit(pygame.image.load(level.file(column, row)), place)
    return found


def main(words: list[str] | None = None) -> int:
    """Write a sheet for each named board, or for all shipped boards; return 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.board_sheets", description=__doc__)
    parser.add_argument("into", type=Path, metavar="FOLDER")
    parser.add_argument("boards", nargs="*", metavar="BOARD")
    parser.add_argument(
        "--at", nargs=2, type=float, default=(0.5, 0.5), metavar="SHARE", help="from the left, from the top"
    )
    asked = parser.parse_args(words)
    asked.into.mkdir(parents=True, exist_ok=True)
    for name in asked.boards or sorted(path.stem for path in BOARDS.glob("*.tmx")):
        folder = BOARDS / name if (BOARDS / name).is_dir() else Path(name)
        pygame.image.save(sheet(folder, tuple(asked.at)), asked.into / f"{folder.name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
