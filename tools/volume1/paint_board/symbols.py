"""Draw flat symbols for the map editor: one tile per terrain, level and kind of ground, as PNG and TSX (11.0, 12.1)."""

import math
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias
from xml.sax.saxutils import quoteattr

import skia

from combat.engine.painting.brushes import INK, fill, font, lettering, pen

WIDTH, HEIGHT = 128, 112
CX, CY = WIDTH / 2, HEIGHT / 2

TERRAINS = {
    "open": "#C9C998", "field": "#D8C28A", "long-grass": "#B4B870", "trees": "#76894F", "orchard": "#B9C27E",
    "logs": "#C9C998", "marsh": "#9DB0A0", "hedgerow": "#A9B078", "wall": "#C9C1A4", "rocks": "#BFB89C",
    "building": "#CDBB94", "depression": "#AD9C6C", "stream": "#9DB6BC", "foxhole": "#C4B48A", "rubble": "#BFAE90",
    "crater": "#BEA67A",
}  # fmt: skip
LEVELS = ("", "#BCAB78", "#B09766", "#A08156", "#8F6E4A", "#7F5E3E")
GROUNDS = {
    "meadow": "#C9C998", "grazed": "#BDC88F", "hay": "#D5CB92", "clover": "#B2C48C", "fallow": "#C7BC88",
    "plough": "#C4AB7E", "wheat": "#DACA92", "row-crop": "#B6B078", "stubble": "#CFC08E", "yard": "#CDBB94",
    "rushes": "#A9B07C", "mown": "#C3CE9B", "sand": "#E1D3A9", "debris": "#C8B996",
}  # fmt: skip
Canvas: TypeAlias = skia.Canvas
Symbol = Callable[[Canvas], None]


def _hexagon(grow: float = 0.0) -> skia.Path:
    points = [(WIDTH / 4, 0), (WIDTH * 3 / 4, 0), (WIDTH, CY), (WIDTH * 3 / 4, HEIGHT), (WIDTH / 4, HEIGHT), (0, CY)]
    path = skia.Path()
    path.addPoly([skia.Point(CX + (x - CX) * (1 + grow), CY + (y - CY) * (1 + grow)) for x, y in points], True)
    return path


def _discs(canvas: Canvas, spots: list[tuple[float, float]], radius: float, colour: str) -> None:
    for x, y in spots:
        canvas.drawCircle(CX + x, CY + y, radius, fill(colour))
        canvas.drawCircle(CX + x, CY + y, radius, pen(INK, 1.5, 0.7))


def _rows(canvas: Canvas, colour: str, gap: float, width: float = 3.0) -> None:
    canvas.save()
    canvas.clipPath(_hexagon(-0.12), True)
    for i in range(-8, 9):
        canvas.drawLine(0, CY + i * gap + 18, WIDTH, CY + i * gap - 18, pen(colour, width))
    canvas.restore()


def _tufts(canvas: Canvas, colour: str, height: float, blades: int = 5) -> None:
    for x, y in [(-30, -14), (2, -20), (30, -10), (-18, 18), (16, 20)]:
        for i in range(blades):
            lean = (i / (blades - 1) - 0.5) * 14
            canvas.drawLine(CX + x + lean * 0.3, CY + y + 8, CX + x + lean, CY + y + 8 - height, pen(colour, 2))


def _long_grass(canvas: Canvas) -> None:
    _tufts(canvas, "#5E6A34", 18)


def _trees(canvas: Canvas) -> None:
    _discs(canvas, [(-26, -10), (4, -22), (28, -4), (-8, 12), (20, 24), (-30, 22)], 17, "#56683C")


def _orchard(canvas: Canvas) -> None:
    _discs(canvas, [(-30, -26), (0, -26), (30, -26), (-30, 4), (0, 4), (30, 4), (-15, 32), (15, 32)], 10, "#84935A")


def _logs(canvas: Canvas) -> None:
    for y, turn in ((-18, 8), (2, -4), (20, 6)):
        canvas.drawLine(CX - 34, CY + y - turn, CX + 34, CY + y + turn, pen(INK, 12))
        canvas.drawLine(CX - 34, CY + y - turn, CX + 34, CY + y + turn, pen("#A07C4E", 9))


def _marsh(canvas: Canvas) -> None:
    for x, y in [(-22, -18), (20, -8), (-14, 16), (24, 24)]:
        canvas.drawOval(skia.Rect.MakeXYWH(CX + x - 20, CY + y - 6, 40, 13), fill("#6F95A0"))
    _tufts(canvas, "#4F5F38", 16, 3)


def _hedgerow(canvas: Canvas) -> None:
    _discs(canvas, [(-44 + 15 * i, 3 * (-1) ** i) for i in range(7)], 11, "#4F6239")


def _wall(canvas: Canvas) -> None:
    for i in range(6):
        for row in (0, 1):
            box = skia.Rect.MakeXYWH(CX - 48 + i * 16 - row * 7, CY - 11 + row * 11, 15, 10)
            canvas.drawRect(box, fill("#E2DAC4"))
            canvas.drawRect(box, pen(INK, 1.6))


def _rocks(canvas: Canvas) -> None:
    for x, y, r in [(-20, -8, 17), (16, -14, 13), (6, 18, 16), (32, 12, 9), (-26, 20, 9)]:
        path = skia.Path()
        turns = [0.2 + k * math.pi / 3 for k in range(6)]
        path.addPoly([skia.Point(CX + x + r * math.cos(a), CY + y + r * 0.8 * math.sin(a)) for a in turns], True)
        canvas.drawPath(path, fill("#95907E"))
        canvas.drawPath(path, pen(INK, 1.8))


def _building(canvas: Canvas) -> None:
    box = skia.Rect.MakeXYWH(CX - 34, CY - 24, 68, 48)
    canvas.drawRect(box, fill("#A3553F"))
    canvas.drawRect(box, pen(INK, 3))
    canvas.drawLine(CX - 34, CY, CX + 34, CY, pen(INK, 2))
    canvas.drawCircle(CX, CY, 8, fill("#FAF5E6"))
    canvas.drawCircle(CX, CY, 8, pen("#A83227", 3))


def _depression(canvas: Canvas) -> None:
    for k in range(24):
        a = k * math.pi / 12
        canvas.drawLine(CX + 46 * math.cos(a), CY + 38 * math.sin(a), CX + 32 * math.cos(a), CY + 26 * math.sin(a),
                        pen("#5A4527", 3))  # fmt: skip


def _stream(canvas: Canvas) -> None:
    path = skia.Path()
    path.moveTo(CX - 6, 8)
    path.cubicTo(CX + 30, 38, CX - 34, 66, CX + 6, HEIGHT - 8)
    canvas.drawPath(path, pen("#4F7E90", 22))
    canvas.drawPath(path, pen("#86B2C0", 15))


def _foxhole(canvas: Canvas) -> None:
    for x, y in [(-18, 12), (18, -12)]:
        canvas.drawOval(skia.Rect.MakeXYWH(CX + x - 17, CY + y - 12, 34, 24), fill("#8C7148"))
        canvas.drawOval(skia.Rect.MakeXYWH(CX + x - 11, CY + y - 7, 22, 14), fill("#2E261B"))


def _rubble(canvas: Canvas) -> None:
    for k in range(26):
        x, y = CX + 34 * math.sin(k * 2.4) * (k / 26) ** 0.5, CY + 30 * math.cos(k * 2.4) * (k / 26) ** 0.5
        canvas.drawRect(skia.Rect.MakeXYWH(x - 5, y - 4, 10, 8), fill("#A5644A" if k % 2 else "#C9BEA6"))
        canvas.drawRect(skia.Rect.MakeXYWH(x - 5, y - 4, 10, 8), pen(INK, 1.2))


def _crater(canvas: Canvas) -> None:
    canvas.drawCircle(CX, CY, 32, fill("#D8C396"))
    canvas.drawCircle(CX, CY, 23, fill("#6B5436"))
    canvas.drawCircle(CX, CY, 23, pen(INK, 1.6))


def _furrows(canvas: Canvas) -> None:
    _rows(canvas, "#A98A54", 12)


SYMBOLS: dict[str, Symbol] = {
    "field": _furrows, "long-grass": _long_grass, "trees": _trees, "orchard": _orchard, "logs": _logs,
    "marsh": _marsh, "hedgerow": _hedgerow, "wall": _wall, "rocks": _rocks, "building": _building,
    "depression": _depression, "stream": _stream, "foxhole": _foxhole, "rubble": _rubble, "crater": _crater,
}  # fmt: skip


def _label(canvas: Canvas, text: str, y: float, size: float) -> None:
    lettering(canvas, text, (CX, y), font("fira-sans-600", size), INK, alpha=0.9)


def _sheet(count: int, columns: int, draw: Callable[[Canvas, int], None]) -> skia.Image:
    surface = skia.Surface(columns * WIDTH, math.ceil(count / columns) * HEIGHT)
    for index in range(count):
        with surface as canvas:
            canvas.save()
            canvas.translate(index % columns * WIDTH, index // columns * HEIGHT)
            draw(canvas, index)
            canvas.restore()
    return surface.makeImageSnapshot()


def _tsx(name: str, values: list[str], columns: int, kind: str) -> str:
    rows = math.ceil(len(values) / columns)
    tiles = "".join(
        f' <tile id="{i}">\n  <properties>\n   <property name="{name}"{kind} value={quoteattr(value)}/>\n'
        "  </properties>\n </tile>\n"
        for i, value in enumerate(values)
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<tileset version="1.8" tiledversion="1.8.2" name="{name}" tilewidth="{WIDTH}" tileheight="{HEIGHT}" '
        f'tilecount="{len(values)}" columns="{columns}">\n'
        f' <image source="{name}.png" width="{columns * WIDTH}" height="{rows * HEIGHT}"/>\n{tiles}</tileset>\n'
    )


def write_tilesets(folder: Path) -> None:
    """Write the tilesets of terrain, level and ground as PNG and TSX into the folder."""
    terrains, grounds = list(TERRAINS), list(GROUNDS)

    def terrain(canvas: Canvas, index: int) -> None:
        name = terrains[index]
        canvas.drawPath(_hexagon(), fill(TERRAINS[name]))
        SYMBOLS.get(name, lambda canvas: None)(canvas)
        canvas.drawPath(_hexagon(-0.015), pen(INK, 1.2, 0.5))

    def level(canvas: Canvas, index: int) -> None:
        if index:
            canvas.drawPath(_hexagon(), fill(LEVELS[index], 0.45))
            canvas.drawPath(_hexagon(-0.1), pen("#6B3F18", 2, 0.8))
        _label(canvas, str(index), HEIGHT - 12, 20)

    def ground(canvas: Canvas, index: int) -> None:
        canvas.drawPath(_hexagon(), fill(GROUNDS[grounds[index]]))
        _label(canvas, grounds[index], CY + 6, 20)

    sheets = [("terrain", terrains, 4, terrain), ("level", [str(i) for i in range(6)], 6, level),
              ("ground", grounds, 4, ground)]  # fmt: skip
    for name, values, columns, draw in sheets:
        _sheet(len(values), columns, draw).save(str(folder / f"{name}.png"), skia.kPNG)
        kind = ' type="int"' if name == "level" else ""
        (folder / f"{name}.tsx").write_text(_tsx(name, values, columns, kind), encoding="utf-8")
