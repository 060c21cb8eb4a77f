"""Store the painted lines, strokes and crowns as shapes beside a board's tiles.

    python -m tools.volume1.keep_shapes [MAP…]

The board is painted again while every drawing call is recorded. What is still visible of each shape on the finished
sheet is measured, and the strongest shapes are stored, so that the game can draw them sharp at any size. No other
file beside the map is changed. Needs the libraries of the painter.
"""

import argparse
import json
import struct
import sys
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import numpy as np
import skia
from PIL import Image
from scipy import ndimage

from combat.engine.painting.brushes import PaintLayer, Raster, rgb
from combat.engine.painting.painter import paint
from combat.engine.tabletop.detail.shape_cache import CELL, CROWN, ENTRY, FINE, HEAD, MAGIC
from combat.games.volume1.painting.board_plan import read_plan

BOARDS = Path(__file__).parents[2] / "assets" / "volume1" / "boards"
FILE = "shapes.bin"
BROADEST, SPOT = 3.3, 8.0
"""Largest stored line width and largest stored spot radius, in pixels."""
CROWNS = (3.5, 31.0)
STEP, LONGEST, LOOSE = 2.0, 30.0, 0.14
"""Sampling step of a line, longest stored piece of it, and largest error of its simplification, in pixels."""
LEAST = 7.0
"""Least contrast of a stroke with the ground beside it on the finished sheet, of 255."""
MOST = 14
"""Most strokes stored per cell, in order of their weight."""
PRINTED = ("#2E2A1C", "#F3EBD0", "#3A3524")
"""Inks of the printed grid, which the game draws itself."""
RING = "#A83227"
"""Ink that is always stored, regardless of contrast."""
OFF_REGISTER = np.array((0.45, 0.35), np.float32)
"""Offset of the painted ink plate, right and down, in pixels."""
GREY = np.array((0.30, 0.59, 0.11), np.float32)
COLOURS, LEVELS = 32, 10


@dataclass(frozen=True)
class Heard:
    """Recorded shape: points on the sheet, width or radius, colour; spots and crowns have one point."""

    points: Raster
    size: float
    colour: tuple[int, int, int]
    plate: int
    crown: bool = False


class Ear:
    """Canvas wrapper that records what is drawn and forwards every call."""

    def __init__(self, canvas: skia.Canvas, plate: PaintLayer, notes: list[Heard]) -> None:
        self._canvas, self._plate, self._notes = canvas, plate, notes

    def __getattr__(self, name: str) -> Any:
        return getattr(self._canvas, name)

    def drawPath(self, path: skia.Path, paint: skia.Paint) -> None:
        """Draw and record a path."""
        self._canvas.drawPath(path, paint)
        self._hear(path, paint)

    def drawLine(self, *given: Any) -> None:
        """Draw and record a line; takes the arguments of skia's method."""
        self._canvas.drawLine(*given)
        ends = np.array(given[:-1], np.float64).reshape(2, 2)
        path = skia.Path()
        path.addPoly([skia.Point(float(x), float(y)) for x, y in ends], False)
        self._hear(path, given[-1])

    def drawRect(self, box: skia.Rect, paint: skia.Paint) -> None:
        """Draw and record a rectangle."""
        self._canvas.drawRect(box, paint)
        self._hear(skia.Path().addRect(box), paint)

    def drawOval(self, box: skia.Rect, paint: skia.Paint) -> None:
        """Draw an oval; record it if it is an outline."""
        self._canvas.drawOval(box, paint)
        if paint.getStyle() == skia.Paint.kStroke_Style:
            self._hear(skia.Path().addOval(box), paint)

    def drawCircle(self, x: float, y: float, radius: float, paint: skia.Paint) -> None:
        """Draw a circle; record it if it is an outline, or a small opaque spot."""
        self._canvas.drawCircle(x, y, radius, paint)
        if paint.getStyle() == skia.Paint.kStroke_Style:
            self._hear(skia.Path().addCircle(float(x), float(y), float(radius)), paint)
        elif 1.5 < radius < SPOT and paint.getAlphaf() > 0.9:
            self._note(self._canvas.getTotalMatrix(), [(x, y)], radius, paint)

    def _hear(self, path: skia.Path, paint: skia.Paint) -> None:
        matrix = self._canvas.getTotalMatrix()
        if paint.getBlendMode() != skia.BlendMode.kSrcOver or abs(matrix.getScaleX()) == 0.5:
            return  # an eraser, or a mask at half size
        if paint.getStyle() != skia.Paint.kStroke_Style:
            if _is_crown(path, paint):
                box = path.getBounds()
                middle = [(box.centerX(), box.centerY())]
                self._note(matrix, middle, (box.width() + box.height()) / 4, paint, crown=True)
        elif paint.getStrokeWidth() <= BROADEST:
            measure = skia.PathMeasure(path, False, 2.0)
            while True:
                length = measure.getLength()
                if length > 1:
                    count = max(2, int(length / STEP) + 1)
                    places = (measure.getPosTan(length * place / (count - 1)) for place in range(count))
                    points = [found[0] if isinstance(found, tuple) else found for found in places]
                    self._note(matrix, [(at.x(), at.y()) for at in points], paint.getStrokeWidth(), paint)
                if not measure.nextContour():
                    break

    def _note(
        self, matrix: skia.Matrix, points: Sequence[tuple[float, float]], size: float, paint: skia.Paint, *,
        crown: bool = False,
    ) -> None:  # fmt: skip
        laid = [matrix.mapXY(float(x), float(y)) for x, y in points]
        where = np.array([(at.x() + self._plate.left, at.y() + self._plate.top) for at in laid], np.float32)
        colour = paint.getColor()
        self._notes.append(
            Heard(where, size, (colour >> 16 & 255, colour >> 8 & 255, colour & 255), id(self._plate), crown)
        )


def _is_crown(path: skia.Path, paint: skia.Paint) -> bool:
    """Return whether a filled path is a tree or bush seen from above: lobed, about round, and green."""
    box, colour = path.getBounds(), paint.getColor()
    red, green, blue = (colour >> shift & 255 for shift in (16, 8, 0))
    sides = sorted((box.width(), box.height()))
    return bool(
        CROWNS[0] < sides[0] / 2 and sides[1] / 2 < CROWNS[1] and sides[1] < 1.5 * sides[0]
        and path.countVerbs() > 12 and green >= red and green > blue + 12 and paint.getAlphaf() > 0.9
    )  # fmt: skip


class InkedSheet(Protocol):
    """Painted sheet of either game, as far as recording needs it."""

    ink: PaintLayer


Paint: TypeAlias = Callable[[Path], tuple[InkedSheet, Raster]]
"""Paints the map in a file and returns its sheet and the finished picture, 0 to 1."""


def paint_board(path: Path) -> tuple[InkedSheet, Raster]:
    """Paint a board of Volume 1; return its sheet and the finished image."""
    return paint(read_plan(path), lambda _name, _seconds: None)


def listen(path: Path, paint_sheet: Paint) -> tuple[list[Heard], int, Raster]:
    """Paint a board; return the recorded shapes, the id of the ink layer, and the finished image (0 to 255)."""
    notes: list[Heard] = []
    made = PaintLayer.__init__

    def listening(plate: PaintLayer, *given: int, **also: int) -> None:
        made(plate, *given, **also)
        plate.canvas = Ear(plate.canvas, plate, notes)

    PaintLayer.__init__ = listening  # type: ignore[method-assign, assignment]
    try:
        sheet, picture = paint_sheet(path)
    finally:
        PaintLayer.__init__ = made  # type: ignore[method-assign]
    return notes, id(sheet.ink), picture * np.float32(255)


@dataclass
class Piece:
    """Visible piece of a stroke, with its strength."""

    points: Raster
    size: float
    colour: tuple[int, int, int]
    strength: float
    weight: float
    crown: bool = False


def seen(notes: Sequence[Heard], ink: int, picture: Raster) -> Iterator[Piece]:
    """Yield the pieces of the recorded shapes that are visible on the finished sheet as they were drawn."""
    grey, printed = picture @ GREY, {rgb(colour) for colour in PRINTED}
    lines = [note for note in notes if len(note.points) > 1 and note.colour not in printed]
    moved = [note.points + (OFF_REGISTER if note.plate == ink else 0) for note in lines]
    counts = np.array([len(points) for points in moved])
    starts = np.r_[0, np.cumsum(counts)]
    points, width = np.concatenate(moved), np.repeat([note.size for note in lines], counts)
    along = np.concatenate([np.gradient(one, axis=0) for one in moved])
    along /= np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-6)[:, None]
    aside = np.c_[-along[:, 1], along[:, 0]] * (width / 2 + 1.3)[:, None]

    def there(where: Raster) -> Raster:
        return ndimage.map_coordinates(grey, (where[:, 1] - 0.5, where[:, 0] - 0.5), order=1, mode="nearest")

    beside = (there(points + aside) + there(points - aside)) / 2
    drawn = np.repeat(np.array([note.colour for note in lines], np.float32) @ GREY, counts) - beside
    shown = (there(points) - beside) * np.sign(drawn)
    share = np.clip(shown / np.maximum(np.abs(drawn), 12), 0, 1)
    for place, note in enumerate(lines):
        span = slice(starts[place], starts[place + 1])
        if note.colour == rgb(RING):
            shown[span], share[span] = 255, 1
        yield from _pieces(note, points[span], shown[span], share[span])
    for note in notes:
        if len(note.points) == 1:
            x, y = note.points[0]
            if note.crown:
                yield Piece(note.points, note.size, note.colour, 1.0, 1e6, crown=True)
            elif abs(grey[min(len(grey) - 1, int(y)), min(grey.shape[1] - 1, int(x))] - np.dot(note.colour, GREY)) < 40:
                yield Piece(note.points, note.size, note.colour, 0.9, 1e6)


def _pieces(note: Heard, points: Raster, shown: Raster, share: Raster) -> Iterator[Piece]:
    """Yield the visible stretches of a line, none longer than `LONGEST`."""
    start = 0
    for end in range(1, len(points) + 1):
        whole = end < len(points) and shown[end] >= LEAST * 0.6
        far = end < len(points) and max(np.ptp(points[start : end + 1], axis=0)) > LONGEST
        if whole and not far:
            continue
        stretch = points[start:end]
        if len(stretch) > 1 and shown[start:end].mean() >= LEAST:
            length = float(np.hypot(*np.diff(stretch, axis=0).T).sum())
            strength, stands_out = float(share[start:end].mean()), float(shown[start:end].mean())
            yield Piece(_simple(stretch), note.size, note.colour, strength, stands_out * length)
        start = end - 1 if far and whole else end


def _simple(points: Raster) -> Raster:
    """Return the line with as few points as keep it within `LOOSE` pixels."""
    if len(points) < 3:
        return points
    (x0, y0), (x1, y1) = points[0], points[-1]
    long = float(np.hypot(x1 - x0, y1 - y0)) or 1.0
    off = np.abs((points[:, 0] - x0) * (y1 - y0) - (points[:, 1] - y0) * (x1 - x0)) / long
    far = int(off.argmax())
    if off[far] <= LOOSE and long < 15:
        return points[[0, -1]]
    if off[far] <= LOOSE:
        far = len(points) // 2
    if far in (0, len(points) - 1):
        return points[[0, -1]]
    return np.concatenate([_simple(points[: far + 1])[:-1], _simple(points[far:])])


def packed(pieces: Sequence[Piece], size: tuple[int, int]) -> bytes:
    """Return the shapes as a compressed file: header, colours, offset of each cell, shapes of each cell."""
    columns, rows = (-(-side // CELL) for side in size)
    palette = np.array([piece.colour for piece in pieces], np.uint8)[None]
    reduced = Image.fromarray(palette).quantize(COLOURS, Image.Quantize.MEDIANCUT)
    colours = np.array(reduced.getpalette(), np.uint8)[: 3 * COLOURS]
    cells: dict[int, list[tuple[Piece, int]]] = defaultdict(list)
    for piece, colour in zip(pieces, np.asarray(reduced).ravel(), strict=True):
        column, row = (int(at // CELL) for at in piece.points[0])
        if 0 <= column < columns and 0 <= row < rows:
            cells[row * columns + column].append((piece, int(colour)))
    starts, body = [0], bytearray()
    for place in range(columns * rows):
        kept = sorted(range(len(cells[place])), key=lambda k: -cells[place][k][0].weight)[:MOST]
        for k in sorted(kept):
            body += _entry(*cells[place][k], (place % columns * CELL, place // columns * CELL))
        starts.append(len(body))
    head = HEAD.pack(MAGIC, columns, rows, len(colours) // 3) + colours.tobytes()
    return zlib.compress(head + struct.pack(f"<{len(starts)}I", *starts) + body, 9)


def _entry(piece: Piece, colour: int, corner: tuple[int, int]) -> bytes:
    places = np.round((piece.points - corner) * FINE).astype(int)
    count = CROWN if piece.crown else len(places)
    strength = round(piece.strength * LEVELS) * 255 // LEVELS
    first = ENTRY.pack(count, colour, min(255, max(1, round(piece.size * FINE))), strength, *np.minimum(places[0], 255))
    return first + bytes(np.clip(np.diff(places, axis=0), -127, 127).astype(np.int8).tobytes())


def keep(path: Path, paint_sheet: Paint = paint_board, scale: float = 1.0) -> str:
    """Write the shapes of a board beside its tiles and add them to its index; return a one-line summary.

    `scale` is the number of sheet pixels per pixel that `paint_sheet` paints.
    """
    folder = path.with_suffix("")
    notes, ink, picture = listen(path, paint_sheet)
    pieces = [replace(one, points=one.points * scale, size=one.size * scale) for one in seen(notes, ink, picture)]
    file = folder / FILE
    file.write_bytes(packed(pieces, (round(picture.shape[1] * scale), round(picture.shape[0] * scale))))
    index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    index["shapes"] = FILE
    (folder / "index.json").write_text(json.dumps(index, indent=2) + "\n", encoding="utf-8")
    return f"{path.stem:28} {len(notes)} heard, {len(pieces)} seen, {file.stat().st_size / 1e3:.0f} KB"


def main() -> int:
    """Write the shapes of the named boards, or of every painted board; return 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.keep_shapes", description=__doc__)
    parser.add_argument("maps", nargs="*", type=Path, help="boards as TMX files; every painted one, unless named")
    asked = parser.parse_args()
    maps = asked.maps or [path for path in sorted(BOARDS.glob("*.tmx")) if path.with_suffix("").is_dir()]
    for path in maps:
        print(keep(path), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
