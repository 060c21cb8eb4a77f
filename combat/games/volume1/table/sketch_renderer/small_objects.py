"""Drawing of objects in the middle of a hex (rocks, logs, foxholes, rubble, craters) and small things of a yard."""

from __future__ import annotations

import math

from combat.games.volume1.table.sketch_renderer import stamps
from combat.games.volume1.table.sketch_renderer.brushwork import Canvas, Point, chance
from combat.games.volume1.table.sketch_renderer.crowns import lay_stamp
from combat.games.volume1.table.sketch_renderer.drawn_ground import DrawnGround, Object, middle
from combat.games.volume1.table.sketch_renderer.roofs import corners_of

STONE_DARK, STONE, STONE_LIGHT = (96, 90, 76), (179, 171, 150), (212, 205, 186)
WOOD_DARK, WOOD, WOOD_LIGHT = (84, 62, 38), (138, 108, 71), (176, 146, 104)
EARTH_DARK, EARTH, EARTH_LIGHT = (62, 48, 32), (150, 124, 84), (204, 182, 136)
LAWN, LEAVES, PALES = (192, 199, 146), (138, 152, 90), (226, 213, 178)
SHADE, INK = (92, 94, 70), stamps.INK


def draw_small(canvas: Canvas, thing: Object) -> None:
    """Draw a small object of a yard, such as a cart, well or garden."""
    round_ = {"well": (10, STONE_LIGHT, (60, 56, 48)), "haystack": (14, (206, 180, 112), (226, 206, 146)),
              "dung": (12, (128, 100, 62), (150, 122, 80)), "barrels": (7, WOOD, WOOD_LIGHT)}  # fmt: skip
    if thing.kind in round_:
        radius, outer, inner = round_[thing.kind]
        for size, ink in ((radius + 1.5, INK), (radius, outer), (radius * 0.55, inner)):
            canvas.band(canvas.surface, [thing.at, (thing.at[0] + 0.1, thing.at[1])], 2 * size, ink)
    elif thing.kind in ("cart", "woodpile", "trough"):
        box = Object(thing.kind, thing.at, 26, 15, thing.turn)
        canvas.polygon(canvas.surface, corners_of(box, 1.6), INK)
        canvas.polygon(canvas.surface, corners_of(box, 0.0), WOOD)
        canvas.band(canvas.surface, [corners_of(box, -3)[0], corners_of(box, -3)[1]], 1.5, WOOD_LIGHT)
    elif thing.kind == "garden":
        _garden(canvas, thing)


def _garden(canvas: Canvas, thing: Object) -> None:
    """Draw a garden: four beds in a fenced lawn."""
    canvas.polygon(canvas.surface, corners_of(thing, 0.0), LAWN)
    ca, sa = math.cos(thing.turn), math.sin(thing.turn)
    for u in (-0.26, 0.22):
        for v in (-0.04, 0.3):
            across, down = u * thing.width, v * thing.height
            at = (thing.at[0] + across * ca - down * sa, thing.at[1] + across * sa + down * ca)
            bed = Object("bed", at, 0.36 * thing.width, 0.22 * thing.height, thing.turn)
            canvas.polygon(canvas.surface, corners_of(bed, 0.0), EARTH)
            canvas.band(canvas.surface, [bed.at, (at[0] + 0.1, at[1])], 0.14 * thing.height, LEAVES)
    canvas.band(canvas.surface, [*corners_of(thing, 0.0), corners_of(thing, 0.0)[0]], 2.6, WOOD_DARK)
    canvas.band(canvas.surface, [*corners_of(thing, 0.0), corners_of(thing, 0.0)[0]], 1.4, PALES)


def draw_lying(canvas: Canvas, drawn: DrawnGround) -> None:
    """Draw rocks, logs, foxholes, rubble and craters, each at the centre of its hex."""
    marks = {"rocks": _rocks, "logs": _logs, "foxhole": _foxholes, "rubble": _rubble, "crater": _crater}
    for hex_ in drawn.board.hexes():
        mark = marks.get(drawn.board.terrain(hex_))
        at = middle(hex_)
        if mark is not None and canvas.sees((at,), 90):
            mark(canvas, at)


def _rocks(canvas: Canvas, at: Point) -> None:
    source = chance("rocks", at)
    spots = [
        (at[0] + source.uniform(-36, 36), at[1] + source.uniform(-30, 30), source.uniform(6, 17)) for _ in range(11)
    ]
    for x, y, radius in sorted(spots, key=lambda spot: spot[1]):
        lay_stamp(canvas, stamps.shade(max(2, round(radius * canvas.fine))), (x + 4, y + 4))
        lay_stamp(canvas, stamps.stone(max(2, round(radius * canvas.fine)), source.randrange(6)), (x, y))


def _logs(canvas: Canvas, at: Point) -> None:
    source = chance("logs", at)
    for down in (-22, -6, 9, 24):
        turn, long = source.uniform(-0.35, 0.35), source.uniform(34, 44)
        dx, dy = math.cos(turn) * long, math.sin(turn) * long
        x, y = at[0] + source.uniform(-8, 8), at[1] + down
        for width, ink, away in ((12.0, SHADE, 4.0), (12.0, INK, 0.0), (9.5, WOOD, 0.0), (3.0, WOOD_LIGHT, -2.0)):
            canvas.band(canvas.surface, [(x - dx + away, y - dy + away), (x + dx + away, y + dy + away)], width, ink)
        canvas.band(canvas.surface, [(x + dx, y + dy), (x + dx + 0.1, y + dy)], 9, WOOD_LIGHT)
        canvas.band(canvas.surface, [(x + dx, y + dy), (x + dx + 0.1, y + dy)], 4, WOOD)


def _foxholes(canvas: Canvas, at: Point) -> None:
    source = chance("foxhole", at)
    for dx, dy in ((-21, 12), (20, -13)):
        x, y, turn = at[0] + dx, at[1] + dy, source.uniform(-0.5, 0.1)
        along = (math.cos(turn) * 11, math.sin(turn) * 11)
        for width, ink in ((36.0, EARTH), (31.0, EARTH_LIGHT), (19.0, EARTH_DARK), (13.0, (40, 32, 24))):
            canvas.band(canvas.surface, [(x - along[0], y - along[1]), (x + along[0], y + along[1])], width, ink)
        canvas.band(canvas.surface, [(x, y + 6), (x + along[0], y + along[1] + 6)], 2.5, EARTH)


def _rubble(canvas: Canvas, at: Point) -> None:
    source = chance("rubble", at)
    canvas.band(canvas.surface, [at, (at[0] + 0.1, at[1])], 92, (190, 172, 138))
    x, y = at
    corners = (
        [(x - 44, y + 30), (x - 44, y - 34), (x - 4, y - 34)],
        [(x + 42, y - 20), (x + 42, y + 36), (x + 10, y + 36)],
    )
    for line in corners:
        canvas.band(canvas.surface, line, 9, STONE_DARK)
        canvas.band(canvas.surface, line, 6, STONE_LIGHT)
    inks = ((168, 110, 86), (190, 140, 112), STONE, STONE_LIGHT, (120, 100, 84), (150, 92, 72))
    for _ in range(90):
        spot = (x + source.gauss(0, 22), y + source.gauss(0, 18))
        turn, long = source.uniform(0, math.pi), source.uniform(2.5, 6)
        canvas.stroke(canvas.surface, *_ends((spot[0] + 1.5, spot[1] + 1.5), turn, long), 5.0, STONE_DARK)
        canvas.stroke(canvas.surface, *_ends(spot, turn, long), 4.4, source.choice(inks))
    for _ in range(4):
        spot, turn = (x + source.uniform(-22, 22), y + source.uniform(-18, 18)), source.uniform(0, math.pi)
        for width, ink in ((5.0, WOOD_DARK), (2.4, WOOD)):
            canvas.stroke(canvas.surface, *_ends(spot, turn, 24), width, ink)


def _ends(middle_: Point, turn: float, long: float) -> tuple[Point, Point]:
    """Return the ends of a straight piece about its middle."""
    dx, dy = math.cos(turn) * long, math.sin(turn) * long
    return (middle_[0] - dx, middle_[1] - dy), (middle_[0] + dx, middle_[1] + dy)


def _crater(canvas: Canvas, at: Point) -> None:
    source = chance("crater", at)
    for _ in range(26):
        turn, far = source.uniform(0, math.tau), source.uniform(34, 50)
        one = (at[0] + math.cos(turn) * 26, at[1] + math.sin(turn) * 26)
        canvas.stroke(
            canvas.surface, one, (at[0] + math.cos(turn) * far, at[1] + math.sin(turn) * far), 2.2, EARTH_LIGHT
        )
    for width, ink, dx in (
        (66.0, EARTH_LIGHT, 0.0),
        (54.0, EARTH, 0.0),
        (44.0, (112, 88, 56), -1.5),
        (26.0, EARTH_DARK, -3.0),
    ):
        canvas.band(canvas.surface, [(at[0] + dx, at[1] + dx), (at[0] + dx + 0.1, at[1] + dx)], width, ink)
    for n in range(14):
        turn = math.tau * n / 14
        one, other = ((at[0] + math.cos(turn) * far, at[1] + math.sin(turn) * far) for far in (10, 21))
        canvas.stroke(
            canvas.surface, one, other, 1.2, EARTH_DARK if math.cos(turn) + math.sin(turn) < 0 else EARTH_LIGHT
        )
