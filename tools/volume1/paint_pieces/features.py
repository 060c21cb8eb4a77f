"""Paint individual features: hair, dressings, freckles and scars, glasses, and things in the mouth."""

from __future__ import annotations

import skia

from tools.volume1.paint_pieces.kit import box, chance, curve, fill, mix, pen, polygon
from tools.volume1.paint_pieces.men import Man


def paint_nape(c: skia.Canvas, man: Man) -> None:
    """Draw the cropped hair behind the ear."""
    c.drawPath(curve("258,168 290,172 291,196 282,220 268,240 258,232"), fill(mix(man.hair_color, "#0E0A06", 0.18)))
    c.drawPath(curve("286,186 281,210 272,228", closed=False), pen("#F4E4C0", 2, 0.14))


def paint_sides(c: skia.Canvas, man: Man) -> None:
    """Draw the hair in front of the ear: a lock under a cap, clipped short under a helmet.

    Under a flight helmet, draw nothing unless the man has a lock.
    """
    if man.sides:
        c.drawPath(curve("246,150 252,190 258,206 268,190 272,170 284,176 290,140"), fill(man.hair_color))
        c.drawPath(curve("256,160 260,180 262,196", closed=False), pen("#F4E4C0", 2, 0.25))
    elif man.headgear != "flight-helmet":
        c.drawPath(curve("247,160 251,186 254,206 260,212 263,196 266,178 268,160"), fill(man.hair_color, 0.86))
        for strand in ("253,184 256,202", "259,182 260,200"):
            c.drawPath(polygon(strand, closed=False), pen("#F4E4C0", 1.4, 0.22))


def paint_forelock(c: skia.Canvas, man: Man) -> None:
    """Draw the hair visible under a helmet pushed back by at least 4 units; draw nothing under others."""
    if man.back < 4:
        return
    c.drawPath(curve("128,120! 132,166 142,158 150,168 160,157 172,165 186,154 202,162 222,153 252,158 268,120!"), fill(man.hair_color))  # fmt: skip
    for strand in ("146,140 148,162", "166,138 170,160", "192,136 198,158"):
        c.drawPath(polygon(strand, closed=False), pen("#F4E4C0", 1.6, 0.2))


def paint_bandage(c: skia.Canvas) -> None:
    """Draw a field dressing around the forehead, stained at the temple."""
    c.drawPath(curve("126,150! 160,146 210,142 276,156! 278,184! 232,172 190,172 130,181!"), fill("#EAE2CC"))
    c.drawPath(curve("224,150 242,150 256,160 250,174 232,168"), fill("#9A2A1C", 0.8, blur=1.6))
    for turn in ("128,166 180,158 230,158 278,170", "128,157 180,149 230,148 278,160"):
        c.drawPath(curve(turn, closed=False), pen("#8E8264", 2.2, 0.75))
    c.drawPath(curve("130,181 190,172 232,172 278,184", closed=False), pen("#4A3A22", 2.6, 0.7))


def paint_marks(c: skia.Canvas, man: Man) -> None:
    """Draw dirt, freckles, a scar and a plaster, each if the man has it."""
    dice = chance(man.id + " marks")
    if man.dirt:
        for spots in (
            "206,218 232,206 240,222 214,236",
            "142,244 152,240 158,260 148,262",
            "226,240 244,228 246,250 230,258",
        ):
            c.drawPath(curve(spots), fill("#3B2F22", 0.34 * man.dirt, blur=4))
        for _ in range(16):
            c.drawCircle(dice.uniform(140, 256), dice.uniform(205, 285), dice.uniform(0.8, 2), fill("#2E251B", 0.4))
    if man.freckles:
        for _ in range(34):
            x, y = dice.uniform(142, 236), dice.uniform(206, 232)
            c.drawCircle(x, y, dice.uniform(0.9, 1.9), fill("#8A4A2A", 0.5))
    if man.scar:
        c.drawPath(curve("222,204 216,222 220,240", closed=False), pen("#7C3527", 4, 0.9))
        c.drawPath(curve("220,206 214,222 218,238", closed=False), pen("#F0C0A0", 1.6, 0.7))
    if man.plaster:
        c.drawPath(polygon("214,214 240,206 244,219 218,227"), fill("#E8DDC2"))
        c.drawPath(polygon("214,214 240,206 244,219 218,227"), pen("#7A6A48", 2, 0.7))
        c.drawPath(polygon("225,214 233,211.5 235,219 227,221.5"), fill("#B4543C", 0.75))


def paint_worn(c: skia.Canvas, man: Man) -> None:
    """Draw glasses, and what the man has in his mouth, if anything."""
    if man.glasses:
        for x, y, wide, high in ((150, 198, 16, 15), (204, 198, 21, 17)):
            area = box(x - wide, y - high, 2 * wide, 2 * high)
            c.drawOval(area, fill("#DCE6E0", 0.24))
            c.drawOval(area, pen("#2A2620", 3.4))
            glint = [(x - wide * 0.5, y - high * 0.3), (x - wide * 0.1, y - high * 0.7)]
            c.drawPath(polygon(glint, closed=False), pen("#FFFFFF", 3.5, 0.86))
        c.drawLine(166, 196, 183, 195, pen("#2A2620", 3.4))
        c.drawLine(225, 196, 266, 188, pen("#2A2620", 3.4))
    match man.chewing:
        case "cigarette":
            c.drawLine(170, 264, 140, 274, pen("#EFE8D6", 6))
            c.drawLine(142, 273, 138, 275, pen("#D9622B", 6))
            c.drawPath(curve("136,268 128,250 134,236 124,218", closed=False), pen("#F4F0E4", 4, 0.35, blur=2))
        case "cigar":
            c.drawPath(polygon("176,258 128,270 130,284 178,270"), fill("#5E3A20"))
            c.drawPath(polygon("176,258 128,270 130,284 178,270"), pen("#22140A", 2.4))
            c.drawPath(polygon("128,270 121,272 123,286 130,284"), fill("#8C8478"))
            c.drawPath(polygon("158,262 166,260 168,273 160,275"), fill("#B8893A"))
            c.drawPath(curve("122,268 112,250 122,236 110,216", closed=False), pen("#F4F0E4", 5, 0.35, blur=2))
        case "pipe":
            c.drawPath(curve("172,262 150,270 136,284", closed=False), pen("#1F1510", 6))
            c.drawPath(polygon("120,264 142,266 140,292 124,292"), fill("#5A331C"))
            c.drawPath(polygon("120,264 142,266 140,292 124,292"), pen("#1F1510", 2.4))
            c.drawPath(curve("130,260 124,244 134,230 128,212", closed=False), pen("#F4F0E4", 5, 0.3, blur=3))
        case "matchstick":
            c.drawLine(172, 263, 142, 266, pen("#D8BE86", 3.4))
            c.drawLine(145, 265.6, 141, 266, pen("#8A2A1E", 4.4))
        case "straw":
            c.drawPath(curve("174,262 150,270 122,266 104,274", closed=False), pen("#C9A84E", 3.2))
