"""Paint headgear: steel helmets with nets, covers and leaves, four kinds of cap, and a flight helmet."""

from __future__ import annotations

from collections.abc import Callable

import skia

from tools.volume1.paint_pieces.americans import STRIPES
from tools.volume1.paint_pieces.germans import splinter
from tools.volume1.paint_pieces.kit import box, chance, curve, fill, mix, pen, polygon, radial
from tools.volume1.paint_pieces.men import Man

CREAM = "#E9E4CE"
M1_DOME = "108,172! 114,138 132,92 170,58 218,54 260,76 286,116 296,176! 258,170 206,160 156,160"
M1_RIM = "104,173! 108,164 156,153 206,153 258,162 298,172 299,181! 258,176 206,167 156,167 108,178"
STEEL_DOME = (
    "104,176! 112,166 122,150 128,112 156,74 206,58 254,72 282,112 288,158 296,188 308,214! "
    "290,220 262,216 250,204! 240,186 226,172 180,164 136,170"
)
SCRIM = ("#6F6A3A", "#4C5229", "#7D6B3F", "#3C4222")
DAUBS = {  # the base colour and the daubs over it
    "sprayed": ("#A8905A", ("#56633A", "#7A4A2C", "#56633A")),
    "muddy": ("#6B5B42", ("#7A6648", "#5A4A34", "#86724E")),
}
LEAVES = ("#5D6B34", "#76814A", "#46522A", "#8B8F55")


def paint_strap(c: skia.Canvas, man: Man) -> None:
    """Draw the chin strap, fastened or hanging."""
    leather = "#7A6A45" if man.friendly else "#4A3826"
    straps = {
        "chin": ("262,176 258,222 236,268 204,296 182,300", "136,160 138,190 140,240 156,282 178,300"),
        "loose": ("270,180 282,230 270,286 262,318",),
        "none": (),
    }[man.strap]
    for spots in straps:
        c.drawPath(curve(spots, closed=False), pen("#2B2116", 8))
        c.drawPath(curve(spots, closed=False), pen(leather, 5))
    if man.strap == "chin":
        c.drawRect(box(226, 262, 14, 14), fill("#9A8A55"))
        c.drawRect(box(226, 262, 14, 14), pen("#2B2116", 1.6, 0.8))


def paint_headgear(c: skia.Canvas, man: Man) -> None:
    """Draw the helmet or cap, tilted back by the man's `back`."""
    c.save()
    c.rotate(man.back, 276, 176)
    HEADGEAR[man.headgear](c, man)
    c.restore()


def shades(man: Man, usual: str, lift: float = 0.5, sink: float = 0.66) -> tuple[str, str, str]:
    """Return base, light and dark colour of the headgear; `usual` is used if the man's helmet has no colour."""
    base = man.helmet or usual
    pale, night = ("#E8E4B8", "#12140A") if man.friendly else ("#E4E8DA", "#0B0D0C")
    return base, mix(base, pale, lift), mix(base, night, sink)


def glow(man: Man, base: str, light: str, dark: str, reach: float = 190) -> skia.Paint:
    """Return the skia paint of a helmet: a radial gradient from the lit side to the dark edge."""
    center = (244, 92) if man.away else (170, 92)
    return fill(base, shader=radial(center, reach, (light, mix(base, light, 0.3), base, dark), (0, 0.24, 0.54, 1)))


def paint_dome(c: skia.Canvas, man: Man, dome: skia.Path, tones: tuple[str, str, str]) -> None:
    """Draw the steel dome: shading, shadow side, highlight and scratches."""
    base, light, dark = tones
    c.drawPath(dome, glow(man, base, light, dark))
    if man.away:
        c.drawPath(curve("145,70 132,120 146,170 90,190 90,95"), fill(dark, 0.62, blur=4))
        c.drawPath(curve("226,66 256,82 274,114 252,100"), fill("#F2F0DC", 0.5, blur=4))
    else:
        c.drawPath(curve("260,64 252,120 246,172 308,196 316,96"), fill(dark, 0.56, blur=4))
        c.drawPath(curve("142,96 168,72 200,66 176,84 152,112"), fill("#F4EFC8", 0.47, blur=4))
    dice = chance(man.id + " scratches")
    for _ in range(26):
        x, y, run = dice.uniform(112, 292), dice.uniform(64, 168), dice.uniform(3, 12)
        c.drawLine(x, y, x + run, y - run * dice.uniform(-0.2, 0.8), pen(dice.choice((light, dark)), 1.3, 0.35))


def mesh(c: skia.Canvas, step: float, ink: str, alpha: float, lit: str) -> None:
    """Draw a camouflage net over a helmet; `step` is the distance of its cords."""
    for i in range(-14, 24):
        x = i * step
        c.drawPath(curve([(100 + x, 200), (112 + x, 112), (150 + x, 40)], closed=False), pen(ink, 2, alpha))
        c.drawPath(curve([(310 - x, 200), (290 - x, 112), (250 - x, 40)], closed=False), pen(ink, 2, alpha))
        c.drawPath(curve([(102 + x, 200), (114 + x, 112), (152 + x, 40)], closed=False), pen(lit, 1.2, 0.22))


def _leaves(c: skia.Canvas, man: Man, count: int, band: tuple[float, float]) -> None:
    dice = chance(man.id + " leaves")
    for _ in range(count):
        along = dice.random()
        x = 116 + along * 172 + dice.uniform(-8, 8)
        y = dice.uniform(*band) - 30 * (0.25 - (along - 0.5) ** 2) * 4 * dice.random()
        c.save()
        c.translate(x, y)
        c.rotate(dice.uniform(-130, -40))
        leaf = curve("-3,0 8,-6 27,0 8,6")
        c.drawPath(leaf, fill(dice.choice(LEAVES), 0.95))
        c.drawLine(0, 0, 22, 0, pen("#2F3618", 1.2, 0.6))
        c.restore()


def _m1(c: skia.Canvas, man: Man, cover: str) -> None:
    tones = shades(man, "#5B5E38")
    base, light, dark = tones
    dome = curve(M1_DOME)
    c.save()
    c.clipPath(dome, doAntiAlias=True)
    paint_dome(c, man, dome, tones)
    if cover in ("net", "scrim", "leaves"):
        mesh(c, 14 if cover != "leaves" else 18, "#23240F", 0.52, "#C9C38A")
    if cover == "scrim":
        dice = chance(man.id + " scrim")
        for _ in range(40):
            c.save()
            c.translate(dice.uniform(112, 290), dice.uniform(62, 166))
            c.rotate(dice.uniform(0, 180))
            c.drawPath(curve("-14,0 -4,-5.5 14,-1 4,5.5"), fill(dice.choice(SCRIM), 0.9))
            c.restore()
    if cover == "medic":
        c.drawCircle(166, 112, 33, fill("#EDE6D2"))
        c.drawPath(polygon("157,86 175,86 175,103 192,103 192,121 175,121 175,138 157,138 157,121 140,121 140,103 157,103"), fill("#A8281E"))  # fmt: skip
    c.restore()
    c.drawPath(curve(M1_RIM), fill(mix(base, "#000000", 0.25)))
    edge = "160,157 206,156 258,164 294,174" if man.away else "108,167 156,156 206,156 252,164"
    c.drawPath(curve(edge, closed=False), pen(light, 3, 0.9))
    if cover == "leaves":
        c.drawPath(curve("112,150 180,136 236,142 292,160", closed=False), pen("#2E2A1C", 7))
        _leaves(c, man, 36, (128, 152))
    c.drawPath(dome, pen("#15160C", 2.6, 0.8))
    _m1_marks(c, man, dark)


def _m1_marks(c: skia.Canvas, man: Man, dark: str) -> None:
    stripes = STRIPES.get(man.rank, 0)
    for stripe in range(stripes):
        y = stripe * 11
        c.drawPath(
            polygon([(136, 118 + y), (153, 105 + y), (170, 115 + y)], closed=False), pen(CREAM, 4.8, 0.94, butt=True)
        )
    if "goggles" in man.extras:
        c.drawPath(curve("106,150 160,132 220,130 296,156", closed=False), pen("#1D1A12", 13))
        for x, y in ((150, 128), (196, 122)):
            lens = curve(
                [
                    (x - 23, y - 3),
                    (x - 14, y - 15),
                    (x + 14, y - 16),
                    (x + 22, y - 3),
                    (x + 12, y + 13),
                    (x - 14, y + 13),
                ]
            )
            c.drawPath(lens, fill("#2A2A22"))
            c.drawPath(lens, pen("#8A7E58", 3.6))
            c.drawPath(curve([(x - 12, y + 2), (x - 4, y - 8), (x + 8, y - 10)], closed=False), pen("#DCE6E0", 4, 0.7))
    if "packet" in man.extras:
        c.drawPath(curve("108,156 160,142 220,142 294,164", closed=False), pen("#2B2A1A", 8))
        c.drawPath(polygon("186,118 236,120 236,150 186,147"), fill("#C2B388"))
        c.drawPath(polygon("186,118 236,120 236,150 186,147"), pen(dark, 2.4, 0.9))
        c.drawLine(211, 119, 211, 149, pen(dark, 2, 0.6))


def _steel(c: skia.Canvas, man: Man, cover: str) -> None:
    tones = shades(man, "#565D55", 0.5, 0.68)
    _, light, dark = tones
    dome = curve(STEEL_DOME)
    c.save()
    c.clipPath(dome, doAntiAlias=True)
    paint_dome(c, man, dome, tones)
    if cover == "cover":
        _cover(c, man, dome)
    if cover in DAUBS:
        _daubed(c, man, *DAUBS[cover])
    if cover == "wire":
        mesh(c, 17, "#1A1A16", 0.66, "#B9BBA8")
    if cover == "net":
        mesh(c, 13, "#2A2A1C", 0.5, "#C4C5A8")
    c.drawPath(curve("120,158 180,150 232,156 270,172 306,204", closed=False), pen(dark, 4, 0.78))
    c.drawPath(curve("120,162 180,154 232,160 268,176", closed=False), pen(light, 2.5, 0.5))
    c.restore()
    c.drawCircle(242, 132, 5.5, fill(dark))
    c.drawCircle(241, 131, 3, fill(light))
    c.drawPath(dome, pen("#101210", 2.8, 0.82))
    c.drawPath(
        curve("106,176 136,170 180,164 226,172 240,186 252,206 290,220 306,214", closed=False), pen(light, 2.4, 0.47)
    )
    if cover == "leaves":
        c.drawPath(curve("120,150 180,140 236,146 292,172", closed=False), pen("#2E2A1C", 7))
        _leaves(c, man, 44, (118, 146))
    if cover == "band":
        c.drawPath(curve("118,146 180,134 236,140 292,168", closed=False), pen("#1B1812", 8))
        c.drawPath(curve("118,144 180,132 236,138 290,164", closed=False), pen("#6B5A3A", 2, 0.6))


def _daubed(c: skia.Canvas, man: Man, ground: str, paints: tuple[str, ...]) -> None:
    """Draw a hand-painted steel helmet with soft-edged daubs over the shading of the dome."""
    c.drawRect(box(90, 40, 230, 190), fill(ground, 0.5))
    dice = chance(man.id + " daubs")
    for number in range(22):
        x, y, size = dice.uniform(104, 306), dice.uniform(56, 216), dice.uniform(12, 24)
        wave = [(x + dice.uniform(0.7, 1.4) * size * dx, y + dice.uniform(0.6, 1.2) * size * dy) for dx, dy in ((-1, -0.3), (-0.2, -0.8), (0.9, -0.5), (1.1, 0.4), (0.1, 0.7), (-0.9, 0.5))]  # fmt: skip
        c.drawPath(curve(wave), fill(paints[number % len(paints)], 0.62, blur=2.5))


def _cover(c: skia.Canvas, man: Man, dome: skia.Path) -> None:
    """Draw a cover of splinter cloth, drawn tight by its tape, over the shading of the dome."""
    splinter(c, man.id, (104, 54, 310, 224), 1.0)
    shade = radial((244, 92), 200, ("#FFF6D8", "#FFF6D8", "#101410", "#0A0D0A"), (0, 0.02, 0.62, 1))
    c.drawPath(dome, fill("#101410", 0.34, shader=shade))
    c.drawPath(curve("226,66 256,82 274,114 252,100"), fill("#F2F0DC", 0.3, blur=5))
    c.drawPath(curve("145,70 132,120 146,170 90,190 90,95"), fill("#0B0F0C", 0.4, blur=5))


def _field_cap(c: skia.Canvas, man: Man) -> None:
    base, light, dark = shades(man, "#626A60", 0.4, 0.6)
    crown = curve("126,150 124,112 150,84 210,72 268,92 284,130 278,160 200,150")
    c.drawPath(crown, glow(man, base, light, dark, 170))
    c.drawPath(curve("150,86 180,104 230,92 266,94", closed=False), pen(dark, 3, 0.5))
    c.drawPath(curve("126,152 128,128 200,120 276,132 282,164 230,156 180,152"), fill(mix(base, "#000000", 0.12)))
    c.drawPath(curve("128,128 200,118 277,132", closed=False), pen(dark, 3))
    peak = curve("84,176! 110,152 150,146 188,150! 170,164 126,172")
    c.drawPath(peak, fill(mix(base, "#000000", 0.2)))
    c.drawPath(peak, pen("#101210", 2.4, 0.78))
    c.drawPath(curve("94,170 120,154 160,150", closed=False), pen(light, 3, 0.58))
    for y in (138, 124):
        c.drawCircle(150, y, 4, fill("#B8B49C"))
    c.drawPath(crown, pen("#101210", 2.4, 0.75))
    c.drawPath(polygon("132,100 167,97 154,119 145,119"), fill(mix(base, "#18221C", 0.45)))
    c.drawPath(polygon("134,102 147,101 150,98 153,101 165,99 158,105 142,107"), fill("#CBC8B4"))
    c.drawCircle(149.5, 112, 4.2, fill("#D6D2BE"))
    c.drawCircle(149.5, 112, 2, fill("#A8281E"))


def _officer_cap(c: skia.Canvas, man: Man) -> None:
    base, light, dark = shades(man, "#5C655F", 0.4, 0.6)
    crown = curve("98,112 112,84 170,52 240,56 296,92 298,120 270,128 200,116 130,122")
    c.drawPath(crown, glow(man, base, light, dark, 180))
    c.drawPath(crown, pen("#101210", 2.6, 0.78))
    c.drawPath(curve("124,118 200,112 276,124 280,158 200,146 126,150"), fill("#25312B"))
    c.drawPath(curve("124,120 200,113 276,125", closed=False), pen("#C9C2A2", 2.6, 0.86))
    peak = curve("100,184! 106,164 130,148 186,144 216,152! 180,160 140,172")
    c.drawPath(peak, fill("#14130F"))
    c.drawPath(curve("110,174 132,154 180,148", closed=False), pen("#8F8F86", 4.5, 0.86))
    c.drawPath(curve("126,147 180,140 230,144", closed=False), pen("#CFC9AE", 4))
    c.drawCircle(150, 131, 8, fill("#CFC9AE"))
    c.drawCircle(150, 131, 4, fill("#A8281E"))
    c.drawPath(
        polygon("118,98 140,93 147,88 154,93 178,92 170,98 156,99 153,107 147,107 144,100 128,102"), fill("#D6D0B6")
    )
    for leaf in (-1, 1):
        c.drawPath(curve([(150 + leaf * 3, 143), (150 + leaf * 15, 138), (150 + leaf * 17, 126)], closed=False), pen("#CFC9AE", 4))  # fmt: skip


def _jeep_cap(c: skia.Canvas, man: Man) -> None:
    base, light, dark = shades(man, "#6D6242", 0.4, 0.6)
    crown = curve("124,158 122,116 150,80 206,68 258,84 282,124 282,166 200,152")
    c.drawPath(crown, glow(man, base, light, dark, 170))
    c.save()
    c.clipPath(crown, doAntiAlias=True)
    for i in range(18):
        c.drawPath(
            curve([(118 + i * 10, 170), (126 + i * 9, 110), (160 + i * 6, 60)], closed=False), pen(dark, 2.4, 0.36)
        )
    c.restore()
    c.drawPath(curve("122,160 128,132 200,124 280,138 284,168 230,158 180,156"), fill(mix(base, "#000000", 0.1)))
    c.drawPath(curve("126,134 200,125 281,139", closed=False), pen(dark, 3, 0.9))
    c.drawPath(curve("96,176 120,154 176,152 150,166"), fill(mix(base, "#000000", 0.3)))
    c.drawPath(curve("104,170 124,157 168,154", closed=False), pen(light, 2.6, 0.5))
    c.drawPath(crown, pen("#15140C", 2.4, 0.75))


def _garrison_cap(c: skia.Canvas, man: Man) -> None:
    base, light, dark = shades(man, "#77704A", 0.45, 0.55)
    crown = curve("120,160! 118,134 132,96 186,66! 258,84 284,128 282,166! 200,148")
    c.drawPath(crown, glow(man, base, light, dark, 170))
    c.drawPath(curve("118,146 150,118 284,140", closed=False), pen("#B9C7D0", 3.4, 0.9))
    c.drawPath(curve("186,68 178,96 158,118", closed=False), pen(dark, 2.6, 0.6))
    c.drawPath(crown, pen("#15140C", 2.6, 0.78))
    c.drawCircle(150, 132, 9, fill("#B8A860"))
    c.drawCircle(150, 132, 9, pen("#4A401C", 2))


def _flight_helmet(c: skia.Canvas, man: Man) -> None:
    """Draw a flight helmet of brown leather, with a radio earpiece and goggles pushed up."""
    base, light, dark = shades(man, "#6B4428", 0.4, 0.55)
    crown = curve(
        "118,158! 114,122 146,80 206,68 264,82 298,126 308,186 304,242! 284,254 266,238! 262,192 248,162! 196,146 150,148"
    )
    c.drawPath(crown, glow(man, base, light, dark, 180))
    for seam in ("206,70 212,104 208,147", "248,162 266,140 302,160"):
        c.drawPath(curve(seam, closed=False), pen(dark, 3, 0.7))
    c.drawPath(crown, pen("#15100A", 2.8, 0.8))
    c.drawOval(skia.Rect.MakeLTRB(262, 172, 306, 226), fill(dark))
    c.drawOval(skia.Rect.MakeLTRB(268, 179, 300, 219), fill(mix(base, "#000000", 0.25)))
    c.drawOval(skia.Rect.MakeLTRB(262, 172, 306, 226), pen("#15100A", 2.6, 0.8))
    c.drawPath(curve("118,124 160,110 230,104 300,140", closed=False), pen("#2A2218", 12, 0.95))
    for left in (134, 186):
        glass = skia.Rect.MakeLTRB(left, 88, left + 50, 128)
        shine = radial((left + 18, 98), 40, ("#DDE6DC", "#8FA3A0", "#3F4D4C"), (0, 0.45, 1))
        c.drawOval(glass, fill("#8FA3A0", shader=shine))
        c.drawOval(glass, pen("#2A2218", 5, 0.95))


HEADGEAR: dict[str, Callable[[skia.Canvas, Man], None]] = {
    "m1": lambda c, man: _m1(c, man, ""),
    "m1-net": lambda c, man: _m1(c, man, "net"),
    "m1-scrim": lambda c, man: _m1(c, man, "scrim"),
    "m1-leaves": lambda c, man: _m1(c, man, "leaves"),
    "m1-medic": lambda c, man: _m1(c, man, "medic"),
    "jeep-cap": _jeep_cap,
    "garrison-cap": _garrison_cap,
    "flight-helmet": _flight_helmet,
    "steel": lambda c, man: _steel(c, man, ""),
    "steel-cover": lambda c, man: _steel(c, man, "cover"),
    "steel-wire": lambda c, man: _steel(c, man, "wire"),
    "steel-net": lambda c, man: _steel(c, man, "net"),
    "steel-leaves": lambda c, man: _steel(c, man, "leaves"),
    "steel-sprayed": lambda c, man: _steel(c, man, "sprayed"),
    "steel-muddy": lambda c, man: _steel(c, man, "muddy"),
    "steel-band": lambda c, man: _steel(c, man, "band"),
    "field-cap": _field_cap,
    "officer-cap": _officer_cap,
}
