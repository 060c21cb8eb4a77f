"""Scanned map as the sheet of a board: aligned by its two calibration points and cut into tiles once.

The tiles are stored in the cache folder in the format of painted ones, so a scan needs no more memory.
"""

from __future__ import annotations

import cmath
import json
import math
import shutil
import tempfile
from pathlib import Path

import pygame

from combat.engine.content.cache import is_sealed, seal
from combat.engine.content.findings import ContentError
from combat.engine.content.hexes.skin_file import HEX_WIDTH, ROW_PITCH, SkinFile, on_sheet
from combat.engine.content.reading import read
from combat.engine.files import folders
from combat.engine.kernel.digest import blake2b
from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex, label
from combat.engine.tabletop.hexes.sheets.printed_grid import print_grid
from combat.engine.tabletop.map.tiles import PAINTED

LEFT, TOP = 110.0, 101.5
"""Centre of hex 01.01 on a sheet in pixels, as on painted sheets."""
SCALES = {"zoom-1": 1.0, "zoom-2": 0.5, "zoom-4": 0.25}
PAPER = (231, 221, 196)
"""Colour around a scan that does not cover the sheet."""
STRAIGHT = 0.02
"""Rotation in degrees below which a scan is not rotated."""


class SheetTransform(Record):
    """Transformation from sheet to scan: pixel s of the sheet is at pixel `shift + turn · s` of the scan."""

    turn: complex
    shift: complex

    @classmethod
    def of(cls, skin: SkinFile) -> SheetTransform:
        """Return the transformation that aligns both calibration points of a skin with their hexes."""
        one, two = skin.point
        there, here = complex(one.x, one.y), _middle(one.hex)
        turn = (complex(two.x, two.y) - there) / (_middle(two.hex) - here)
        return cls(turn, there - turn * here)

    def on_scan(self, point: complex) -> complex:
        """Return the pixel of the scan for a pixel of the sheet."""
        return self.shift + self.turn * point


def _middle(hex_: Hex) -> complex:
    """Return the centre of a hex on the sheet."""
    return complex(LEFT, TOP) + on_sheet(hex_)


def sheet_size(columns: int, rows: int) -> tuple[int, int]:
    """Return width and height of a board's sheet in pixels."""
    last = _middle(label(columns, rows))
    return math.ceil(LEFT + last.real), math.ceil(TOP + TOP + (rows - 0.5) * ROW_PITCH)


def index_of(file: Path, columns: int, rows: int) -> Path | None:
    """Return the index file of a skin's tiles, cut on demand for a board size; None if skin or scan cannot be read."""
    try:
        skin = read(file, SkinFile).content
        image = file.parent / skin.image
        found = image.stat()
        about = f"{file} {found.st_size} {found.st_mtime_ns} {skin.model_dump_json()} {columns} {rows}"
        folder = folders.cache() / "skins" / f"{file.stem}-{blake2b(about.encode(), digest_size=8).hexdigest()}"
        if not is_sealed(folder):
            folder.parent.mkdir(parents=True, exist_ok=True)
            shutil.rmtree(folder, ignore_errors=True)
            draft = Path(tempfile.mkdtemp(dir=folder.parent, prefix="new-"))
            try:
                _cut(image, skin, (columns, rows), draft)
                draft.rename(folder)
                seal(folder)
            finally:
                shutil.rmtree(draft, ignore_errors=True)
    except (ContentError, OSError, pygame.error):
        return None
    return folder / "index.json"


def _cut(image: Path, skin: SkinFile, board: tuple[int, int], folder: Path) -> None:
    """Write the tiles of all zooms and their index, with a grid if the scan has none."""
    scan, lie, size = pygame.image.load(image), SheetTransform.of(skin), sheet_size(*board)
    if scan.get_bitsize() < 24:
        scan = scan.convert(24)
    zooms = []
    for name, scale in SCALES.items():
        (folder / name).mkdir()
        width, height = round(size[0] * scale), round(size[1] * scale)
        for column in range(-(-width // PAINTED)):
            for row in range(-(-height // PAINTED)):
                area = pygame.Rect(column * PAINTED, row * PAINTED, PAINTED, PAINTED)
                tile = _tile(scan, lie, scale, area)
                if not skin.grid:
                    corner = (LEFT - HEX_WIDTH / 2) * scale - area.x, (TOP - ROW_PITCH / 2) * scale - area.y
                    print_grid(tile, corner, (HEX_WIDTH, ROW_PITCH), scale, board)
                pygame.image.save(tile, folder / name / f"{column}-{row}.jpg")
        zooms.append({"scale": scale, "folder": name, "width": width, "height": height})
    index = {
        "width": size[0],
        "height": size[1],
        "origin": [LEFT, TOP],
        "hex_width": HEX_WIDTH,
        "row_pitch": ROW_PITCH,
        "own_numbers": skin.grid,
        "zooms": zooms,
    }
    (folder / "index.json").write_text(json.dumps(index), encoding="utf-8")


def _tile(scan: pygame.Surface, lie: SheetTransform, scale: float, area: pygame.Rect) -> pygame.Surface:
    """Return one tile of the sheet at a scale: the matching part of the scan, scaled and rotated."""
    plate = pygame.Surface(area.size, 0, 24)
    plate.fill(PAPER)
    corners = [lie.on_scan(complex(x, y) / scale) for x in (area.left, area.right) for y in (area.top, area.bottom)]
    left, right = (reach(corner.real for corner in corners) for reach in (min, max))
    top, bottom = (reach(corner.imag for corner in corners) for reach in (min, max))
    wanted = pygame.Rect(math.floor(left) - 2, math.floor(top) - 2, 0, 0)
    wanted.size = (math.ceil(right) + 2 - wanted.x, math.ceil(bottom) + 2 - wanted.y)
    part = wanted.clip(scan.get_rect())
    if not part.width or not part.height:
        return plate
    zoom = scale / abs(lie.turn)
    size = (max(1, round(part.width * zoom)), max(1, round(part.height * zoom)))
    shown = pygame.transform.smoothscale(scan.subsurface(part), size)
    degrees = math.degrees(cmath.phase(lie.turn))
    if abs(degrees) > STRAIGHT:
        clear = pygame.Surface(size, pygame.SRCALPHA, 32)
        clear.blit(shown, (0, 0))
        shown = pygame.transform.rotozoom(clear, degrees, 1.0)
    middle = (complex(*part.topleft) + complex(*part.size) / 2 - lie.shift) / lie.turn * scale
    plate.blit(shown, shown.get_rect(center=(round(middle.real) - area.x, round(middle.imag) - area.y)))
    return plate
