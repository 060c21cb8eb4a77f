"""Paint helmets and caps of the Soviet, British, French and Italian armies over a head in the painter's square."""

from __future__ import annotations

from collections.abc import Callable

import skia

from tools.volume1.paint_pieces.headgear import HEADGEAR, glow, mesh, paint_dome, shades
from tools.volume1.paint_pieces.kit import curve, fill, mix, pen, polygon, star
from tools.volume1.paint_pieces.men import Man

INK = "#15140C"
SSH40 = "104,178! 110,140 130,92 168,62 214,56 258,74 286,112 298,180! 258,174 206,168 150,170"
SSH40_RIM = "96,184! 106,170 152,162 206,160 262,166 306,178 312,194! 262,182 206,176 150,178"
BRODIE = "120,158! 126,116 156,82 206,70 256,82 284,118 290,160! 250,150 206,146 160,148"
BRODIE_BRIM = "66,180! 86,160 140,150 206,147 272,152 326,166 346,186! 312,186 262,176 206,171 150,172 100,178"
ADRIAN = "116,166! 122,118 152,82 206,68 258,82 284,120 290,168! 250,158 206,154 158,156"
ADRIAN_BRIM = "84,192! 96,170 148,158 206,155 264,160 306,176 322,206! 290,192 258,176 206,170 150,174 112,184"
COMB = "140,96! 156,62 206,46 254,58 276,92! 252,76 206,64 162,78"
M33 = "108,182! 112,150 124,104 162,64 212,56 260,76 286,122 292,164 304,196! 276,198 252,182 206,168 156,168 126,176"


def soviet_steel(c: skia.Canvas, man: Man) -> None:
    """Draw the SSh-40 helmet: round dome, short flare all around."""
    tones = shades(man, "#5C6440")
    _steel(c, man, SSH40, tones)
    c.drawPath(curve(SSH40_RIM), fill(mix(tones[0], "#000000", 0.22)))
    c.drawPath(curve("104,176 152,166 206,164 262,170 304,184", closed=False), pen(tones[1], 3, 0.8))
    for x in (150, 206, 262):
        c.drawCircle(x, 150 if x != 206 else 146, 4, fill(tones[2]))


def side_cap(c: skia.Canvas, man: Man) -> None:
    """Draw the pilotka with its red star."""
    base, _, dark = shades(man, "#7E7648", 0.42, 0.55)
    crown = curve("116,164! 116,128 146,92 204,72! 262,94 288,136 286,170! 200,150")
    c.drawPath(crown, glow(man, base, mix(base, "#F2E9C0", 0.42), dark, 170))
    c.drawPath(curve("116,150 158,112 204,106 250,116 287,156", closed=False), pen(dark, 3.2, 0.7))
    c.drawPath(polygon("204,74 204,106", closed=False), pen(dark, 2.6, 0.6))
    c.drawPath(crown, pen(INK, 2.6, 0.78))
    c.drawPath(star((158, 132), 13, 5.2, 5), fill("#B3271D"))
    c.drawPath(star((158, 132), 13, 5.2, 5), pen("#E2B64A", 2))


def peaked_cap(c: skia.Canvas, man: Man) -> None:
    """Draw an officer's cap: soft crown, band, dark peak."""
    base, light, dark = shades(man, "#6F6A46", 0.42, 0.58)
    crown = curve("104,120 116,92 166,64 238,62 290,88 300,118 276,132 204,122 134,128")
    c.drawPath(crown, glow(man, base, light, dark, 180))
    c.drawPath(crown, pen(INK, 2.6, 0.78))
    c.drawPath(curve("126,124 204,116 278,128 282,160 204,148 126,152"), fill(mix(base, "#20160C", 0.45)))
    c.drawPath(curve("100,184! 108,164 132,150 188,147 216,154! 180,162 140,173"), fill("#1B160F"))
    c.drawPath(curve("112,174 134,156 180,151", closed=False), pen("#8E897A", 4, 0.8))
    c.drawCircle(152, 134, 8, fill("#C9A24A"))
    c.drawCircle(152, 134, 4, fill("#8E2A1E"))


def tin_hat(c: skia.Canvas, man: Man) -> None:
    """Draw the British helmet: shallow bowl, broad brim."""
    tones = shades(man, "#66623C")
    _brim(c, BRODIE_BRIM, tones)
    _steel(c, man, BRODIE, tones)
    c.drawPath(curve("76,176 140,162 206,158 272,163 336,180", closed=False), pen(tones[1], 3, 0.6))


def tin_hat_net(c: skia.Canvas, man: Man) -> None:
    """Draw the British helmet with a net."""
    tones = shades(man, "#5F5F3A")
    _brim(c, BRODIE_BRIM, tones)
    c.save()
    c.clipPath(curve(BRODIE), doAntiAlias=True)
    paint_dome(c, man, curve(BRODIE), tones)
    mesh(c, 15, "#23240F", 0.5, "#C9C38A")
    c.restore()
    c.drawPath(curve(BRODIE), pen(INK, 2.6, 0.8))


def beret(c: skia.Canvas, man: Man) -> None:
    """Draw a green beret, pulled over one ear."""
    base, light, dark = shades(man, "#3F5A3C", 0.35, 0.55)
    crown = curve("112,150 120,112 160,80 226,70 290,92 318,132 302,164 262,156 200,146 140,154")
    c.drawPath(crown, glow(man, base, light, dark, 180))
    c.drawPath(curve("116,152 160,142 206,138 262,148 290,166", closed=False), pen("#1A1A14", 9))
    c.drawPath(crown, pen(INK, 2.6, 0.75))
    c.drawCircle(150, 122, 9, fill("#B9B08A"))
    c.drawCircle(150, 122, 4, fill("#5A5234"))


def crested(c: skia.Canvas, man: Man) -> None:
    """Draw the French helmet: comb from front to back, brim, badge."""
    tones = shades(man, "#5E6750")
    _brim(c, ADRIAN_BRIM, tones)
    _steel(c, man, ADRIAN, tones)
    comb = curve(COMB)
    c.drawPath(comb, fill(mix(tones[0], "#F2EBCB", 0.22)))
    c.drawPath(comb, pen(INK, 2.4, 0.8))
    c.drawCircle(146, 124, 10, fill(mix(tones[0], "#F2EBCB", 0.32)))
    c.drawCircle(146, 124, 10, pen(tones[2], 2.4))


def kepi(c: skia.Canvas, man: Man) -> None:
    """Draw a képi: stiff drum, peak, gold lace."""
    base, light, dark = shades(man, "#6B6342", 0.4, 0.55)
    drum = curve("122,158! 120,96 132,80 206,68 276,84 284,98 286,162! 204,148")
    c.drawPath(drum, glow(man, base, light, dark, 170))
    c.drawPath(curve("122,152 204,140 285,154", closed=False), pen("#C9A24A", 5, 0.9))
    c.drawPath(curve("122,140 204,128 285,142", closed=False), pen("#C9A24A", 2.6, 0.8))
    c.drawPath(drum, pen(INK, 2.6, 0.78))
    c.drawPath(curve("94,184! 108,164 134,152 190,149 214,155! 180,163 138,174"), fill("#1B160F"))
    c.drawPath(curve("108,174 134,157 178,153", closed=False), pen("#8E897A", 4, 0.8))


def italian_steel(c: skia.Canvas, man: Man) -> None:
    """Draw the M33 helmet: deep smooth bowl."""
    tones = shades(man, "#5C6A55")
    _steel(c, man, M33, tones)
    for x in (150, 256):
        c.drawCircle(x, 116, 4, fill(tones[2]))


def feathered(c: skia.Canvas, man: Man) -> None:
    """Draw the M33 with the Bersaglieri's feathers at the right."""
    italian_steel(c, man)
    for number in range(9):
        lift, out = number * 9, 34 + number * 5
        path = curve([(262, 150), (286 + out * 0.4, 128 + lift), (282 + out, 150 + lift * 1.4)], closed=False)
        c.drawPath(path, pen("#14201A" if number % 2 else "#23362C", 9, 0.95))


def bustina(c: skia.Canvas, man: Man) -> None:
    """Draw the Italian field cap with its flaps up."""
    base, light, dark = shades(man, "#66725E", 0.4, 0.55)
    crown = curve("120,162! 118,126 150,90 206,76 262,92 288,132 284,168! 200,150")
    c.drawPath(crown, glow(man, base, light, dark, 170))
    c.drawPath(curve("119,150 150,124 204,116 258,126 286,158", closed=False), pen(dark, 3.4, 0.7))
    c.drawPath(crown, pen(INK, 2.6, 0.78))
    c.drawPath(star((156, 136), 11, 4.4, 5), fill("#D8CFA8"))


def _steel(c: skia.Canvas, man: Man, outline: str, tones: tuple[str, str, str]) -> None:
    dome = curve(outline)
    c.save()
    c.clipPath(dome, doAntiAlias=True)
    paint_dome(c, man, dome, tones)
    c.restore()
    c.drawPath(dome, pen(INK, 2.6, 0.8))


def _brim(c: skia.Canvas, outline: str, tones: tuple[str, str, str]) -> None:
    brim = curve(outline)
    c.drawPath(brim, fill(mix(tones[0], "#000000", 0.18)))
    c.drawPath(brim, pen(INK, 2.6, 0.8))


HELMETS: dict[str, Callable[[skia.Canvas, Man], None]] = {
    **HEADGEAR,
    "ssh-40": soviet_steel, "pilotka": side_cap, "soviet-cap": peaked_cap, "tin-hat": tin_hat,
    "tin-hat-net": tin_hat_net, "beret": beret, "british-cap": peaked_cap, "adrian": crested, "kepi": kepi,
    "m33": italian_steel, "bersaglieri": feathered, "bustina": bustina, "italian-cap": peaked_cap,
}  # fmt: skip
