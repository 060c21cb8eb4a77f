"""Print finish: grid, numbers and dots, then ink, screens, paper fibres, fold and vignette of a printed sheet."""

import math

import numpy as np
import skia

from combat.engine.painting.brushes import PaintLayer, Raster, fill, font, lettering, pen, quick_pen
from combat.engine.painting.geometry import MARGIN, ROW_PITCH, SIDE, centre, corners
from combat.engine.painting.ground.contours import LEVEL_TINTS
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.parallel import by_bands
from combat.engine.painting.pigment import blur, glaze, grown, lay, moved, noise, shade, tint, unit, wider
from combat.engine.painting.scenery import Scenery

PAPER = "#E9E0C9"
SCREENS = ((15, 3.1), (75, 3.1), (0, 3.0))
"""Angle in degrees and pitch in pixels of the three colour screens."""
INDENT, BASE = SIDE + 14, 15.0
"""Distance in pixels from the frame to the lettering below it, and from the sheet's foot to the lettering's.

The first keeps the lettering whole where another sheet is placed beside this one.
"""
OFF_REGISTER = ((0.25, -0.40), (-0.35, 0.30), (0.0, 0.0))
"""Offset of each plate in pixels, down and right."""


def print_grid(sheet: PaintedSheet) -> None:
    """Print the hex grid as a thin line over a pale halo; in each hex its number, a dot in the centre, and its
    level.
    """
    halo, line, marks = sheet.plate(), sheet.plate(), sheet.plate()
    path = _grid_path(sheet)
    halo.canvas.drawPath(path, pen("#F3EBD0", 2.8, 0.24))
    line.canvas.drawPath(path, pen("#2E2A1C", 1.05, 0.46))
    lay(sheet.picture, halo)
    lay(sheet.picture, line)
    number, figure = font("fira-sans-600", 10.8), font("fira-sans-600", 15, -0.22)
    for cell in sheet.plan.cells:
        x, y = centre(cell)
        label = f"{cell[0]:02d}.{cell[1]:02d}"
        lettering(
            marks.canvas,
            label,
            (x, y - ROW_PITCH / 2 + 13.4),
            number,
            "#26231A",
            alpha=0.92,
            halo=("#EFE7CB", 3.0, 0.64),
        )
        _dot(marks, x, y, sheet.plan.scenery[cell] == Scenery.BUILDING)
        if sheet.plan.level[cell]:
            at = (x - SIDE * 0.60, y + ROW_PITCH * 0.335)
            lettering(marks.canvas, str(sheet.plan.level[cell]), at, figure, "#6B3F18", halo=("#F4EACB", 3.4, 0.75))
    lay(sheet.picture, marks, shift=(-0.2, 0.3))


def _grid_path(sheet: PaintedSheet) -> skia.Path:
    """Return a path with every hex side once: shared sides must not be drawn twice."""
    path, seen = skia.Path(), set()
    for cell in sheet.plan.cells:
        points = corners(cell)
        for a, b in zip(points, [*points[1:], points[0]], strict=True):
            key = (round((a[0] + b[0]) / 3), round((a[1] + b[1]) / 3))
            if key not in seen:
                seen.add(key)
                path.moveTo(*a)
                path.lineTo(*b)
    return path


def _dot(plate: PaintLayer, x: float, y: float, building: bool) -> None:
    """Draw the centre dot, or the ringed circle of a hex with a building."""
    if building:
        plate.canvas.drawCircle(x, y, 6.2, fill("#FAF5E6"))
        plate.canvas.drawCircle(x, y, 6.2, pen("#A83227", 2.1))
        plate.canvas.drawCircle(x, y, 7.5, pen("#2B2118", 0.6, 0.6))
    else:
        plate.canvas.drawCircle(x, y, 2.9, fill("#FBF7EA", 0.97))
        plate.canvas.drawCircle(x, y, 3.2, pen("#3A3524", 0.6, 0.55))


def print_sheet(sheet: PaintedSheet, *, worded: bool = True) -> Raster:
    """Return the finished picture: trimmed, lettered, printed and folded.

    Without `worded` its margin has no text.
    """
    picture = _trim(sheet)
    plate = sheet.plate()
    if worded:
        _letter_margin(sheet, plate)
    else:
        _level_tints(sheet, plate, sheet.width - MARGIN - INDENT, sheet.height - BASE)
    lay(picture, plate)
    _print(picture, sheet)
    _paper_grain(sheet, picture)
    _fold(sheet, picture)
    down, right = np.mgrid[0 : sheet.height, 0 : sheet.width].astype(np.float32)
    corner = ((right / sheet.width - 0.5) ** 2 + (down / sheet.height - 0.5) ** 2) / 0.5
    glaze(picture, 1 - 0.05 * corner**1.7)
    for k in range(3):
        picture[..., k] = blur(np.ascontiguousarray(picture[..., k]), 0.32)
    return np.asarray(np.clip(picture, 0, 1, out=picture))


def _trim(sheet: PaintedSheet) -> Raster:
    """Cut the picture at the frame with a slightly frayed edge; return it with bare paper around."""
    down, right = np.mgrid[0 : sheet.height, 0 : sheet.width].astype(np.float32)
    fray = 0.3 * sheet.noise(9, 401, 2) + 0.5
    inside = np.clip(right - MARGIN + fray, 0, 1) * np.clip(sheet.width - MARGIN - right + fray, 0, 1)
    inside *= np.clip(down - MARGIN + fray, 0, 1) * np.clip(sheet.height - MARGIN - down + fray, 0, 1)
    picture, paper, share = sheet.picture, unit(PAPER), grown(inside, sheet.fineness)

    def cut_off(band: slice) -> None:
        here, kept = picture[wider(band, sheet.fineness)], share(band)[..., None]
        here[:] = paper * (1 - kept) + here * kept

    by_bands(cut_off, sheet.height)
    return picture


def _letter_margin(sheet: PaintedSheet, plate: PaintLayer) -> None:
    """Print title, place and sheet in the lower margin, and a key to the level tints."""
    labels, base = sheet.plan.labels, sheet.height - BASE
    left = MARGIN + INDENT
    x = left + lettering(
        plate.canvas,
        labels.get("title", sheet.plan.id).upper(),
        (left, base),
        font("fira-sans-700", 17),
        "#3A3424",
        alpha=0.92,
        anchor=0,
    )
    lettering(
        plate.canvas,
        labels.get("place", ""),
        (x + 12, base),
        font("fira-sans-500", 13, -0.2),
        "#6B6048",
        alpha=0.95,
        anchor=0,
    )
    right = sheet.width - MARGIN - INDENT
    width = lettering(
        plate.canvas,
        labels.get("sheet", "").upper(),
        (right, base),
        font("fira-sans-700", 13),
        "#3A3424",
        alpha=0.92,
        anchor=1,
    )
    _level_key(sheet, plate, right - width - 40, base)


def _level_key(sheet: PaintedSheet, plate: PaintLayer, right: float, base: float) -> None:
    left = _level_tints(sheet, plate, right, base)
    if left < right:
        face = font("fira-sans-500", 13, -0.2)
        lettering(plate.canvas, "Level", (left - 8, base), face, "#6B6048", alpha=0.95, anchor=1)


def _level_tints(sheet: PaintedSheet, plate: PaintLayer, right: float, base: float) -> float:
    """Draw a box for each level, with its number; return their left edge."""
    highest = max(sheet.plan.level.values())
    face = font("fira-sans-600", 12, -0.22)
    for level in range(highest, 0, -1):
        x = right - (highest - level + 1) * 34
        box = skia.Rect.MakeXYWH(x, base - 11, 26, 13)
        plate.canvas.drawRect(box, fill(LEVEL_TINTS[level], 0.9))
        plate.canvas.drawRect(box, pen("#7A5530", 1.2, 0.9))
        lettering(plate.canvas, str(level), (x + 13, base), face, "#F6EFDB")
    return right - highest * 34


def _print(picture: Raster, sheet: PaintedSheet) -> None:
    """Print three plates a little off register, each with a faint screen and uneven density."""
    for k, ((angle, pitch), off) in enumerate(zip(SCREENS, OFF_REGISTER, strict=True)):
        ink = 1 - picture[..., k]
        if off != (0.0, 0.0):
            ink = moved(ink, off[0] * sheet.fineness, off[1] * sheet.fineness)
        _screen(ink, sheet, (math.radians(angle), pitch), sheet.seed * 1000 + 410 + k)
        picture[..., k] = 1 - np.clip(ink, 0, 1, out=ink)


def _screen(ink: Raster, sheet: PaintedSheet, lie: tuple[float, float], seed: int) -> None:
    """Print one plate through its screen; `lie` is the screen's angle in radians and its pitch."""
    (turn, pitch), times = lie, sheet.fineness
    mottle = grown(noise(sheet.shape, 140, seed, 2), times)
    strength = 0.136 if pitch > 3.0 else 0.082

    def press(band: slice) -> None:
        rows = wider(band, times)
        density = ink[rows]
        down, right = np.mgrid[rows, 0 : ink.shape[1]].astype(np.float32) / np.float32(times)
        u = (right * math.cos(turn) + down * math.sin(turn)) * (2 * math.pi / pitch)
        v = (-right * math.sin(turn) + down * math.cos(turn)) * (2 * math.pi / pitch)
        screen = (np.cos(u) + np.cos(v)) * 0.5
        ink[rows] = density + screen * strength * density * (1 - density) + 0.010 * mottle(band) * density

    by_bands(press, sheet.height)


def _paper_grain(sheet: PaintedSheet, picture: Raster) -> None:
    """Draw the paper's grain, stains and fibres."""
    tooth = blur(np.random.default_rng(sheet.seed + 5).standard_normal(sheet.shape).astype(np.float32), 0.8) * 1.7
    glaze(picture, 1 + 0.0125 * tooth + 0.010 * sheet.noise(300, 421))
    if sheet.fineness > 1:  # between its points the paper has a grain too
        fine = np.random.default_rng(sheet.seed + 6).standard_normal(picture.shape[:2], np.float32)
        glaze(picture, 1 + 0.0125 * blur(fine, 0.8) * 1.7)
    rng, plate = sheet.rng("fibres"), sheet.plate()
    for _ in range(sheet.width * sheet.height // 420):
        x, y, a, length = (
            rng.random() * sheet.width,
            rng.random() * sheet.height,
            rng.random() * math.tau,
            rng.uniform(6, 26),
        )
        end = (x + math.cos(a) * length, y + math.sin(a) * length)
        path = skia.Path()
        path.moveTo(x, y)
        path.quadTo((x + end[0]) / 2 + rng.gauss(0, 4), (y + end[1]) / 2 + rng.gauss(0, 4), *end)
        colour = "#5A4B30" if rng.random() < 0.55 else "#FFFAEC"
        plate.canvas.drawPath(path, quick_pen(colour, rng.uniform(0.5, 1.0), rng.uniform(0.04, 0.15)))
    lay(picture, plate, 0.75)
    for k, yellowed in enumerate((1.0, 0.995, 0.975)):
        picture[..., k] *= np.float32(yellowed)


def _fold(sheet: PaintedSheet, picture: Raster) -> None:
    """Draw a fold down the middle, with crackled ink."""
    at = sheet.width * 0.5 + 0.3 * noise((sheet.height, 8), 120, 430, 2)[:, :1]
    away = np.arange(sheet.width, dtype=np.float32)[None, :] - at
    right_of = -0.055 * np.exp(-np.clip(away - 1, 0, None) / 9) * (away > 0)
    left_of = 0.035 * np.exp(-np.clip(-away, 0, None) / 12) * (away <= 0)
    glaze(picture, (1 + right_of + left_of).astype(picture.dtype))
    crackle = np.clip(sheet.noise(5, 431, 2) * 0.6 + 0.55, 0, 1)
    tint(picture, "#EFE7D2", (np.exp(-(away**2)) * 0.50 * crackle).astype(np.float32))
    shade(picture, "#8F8468", (np.exp(-((away - 1.8) ** 2)) * 0.33).astype(np.float32))
