"""Paint the head: a three-quarter face of hard-edged planes as in a lithograph, with a single gradient."""

from __future__ import annotations

import skia

from tools.volume1.paint_pieces.features import (
    paint_bandage,
    paint_forelock,
    paint_marks,
    paint_nape,
    paint_sides,
    paint_worn,
)
from tools.volume1.paint_pieces.kit import box, chance, curve, fill, linear, mix, pen, polygon
from tools.volume1.paint_pieces.men import Man

LINE, LIP, INSIDE = "#4A2018", "#A8614A", "#3A120D"
FACING = {"profile": (-9.0, 0.93, -9.0), "quarter": (0.0, 1.0, 0.0), "front": (15.0, 1.05, 7.0)}
"""Shift of the features towards the viewer, their width then, and the shift of the ear."""
EYES = ((151.0, 195.0, 9.5), (203.0, 195.0, 13.5))


def paint_neck(c: skia.Canvas, man: Man) -> None:
    """Draw the neck, under collar and head."""
    _, _, mid, shade, deep = man.tones
    neck = curve("178,262 180,300 184,322 214,334 250,318 254,296 258,250")
    c.drawPath(neck, fill(mix(mid, shade, 0.35)))
    c.save()
    c.clipPath(neck, doAntiAlias=True)
    c.drawPath(curve("165,282 200,318 240,312 268,262 270,240 170,250"), fill(shade))
    dark = "150,270 190,300 196,380 140,380" if man.away else "222,280 232,340 230,380 290,380 290,240"
    c.drawPath(curve(dark), fill(deep, 0.64))
    c.drawPath(curve("206,300 214,316 210,332", closed=False), pen(deep, 3, 0.5))
    c.restore()


def paint_head(c: skia.Canvas, man: Man, *, shaded: bool) -> None:
    """Draw the head without headgear; ``shaded`` adds the shadow of headgear on the brow."""
    c.save()
    c.translate(200, 200)
    c.scale(1 - man.narrow / 100, 1 + man.long / 100)
    c.translate(-200, -200)
    face = _outline(man)
    round_, broad, ear = FACING[man.facing]
    paint_nape(c, man)
    c.save()
    c.translate(ear, 0)
    _ear(c, man)
    c.restore()
    light, near, mid = man.tones[:3]
    ground = (
        linear((275, 150), (130, 260), (light, near, near, mid), (0, 0.35, 0.66, 1))
        if man.away
        else linear((130, 150), (275, 260), (light, near, mid, mid), (0, 0.3, 0.72, 1))
    )
    c.drawPath(face, fill(near, shader=ground))
    c.save()
    c.clipPath(face, doAntiAlias=True)
    _planes(c, man)
    _stubble(c, man)
    c.save()
    c.translate(178 + round_, 0)
    c.scale(broad, 1)
    c.translate(-178, 0)
    _chin(c, man)
    _nose(c, man)
    _sockets(c, man)
    _lines(c, man)
    for eye in EYES:
        _eye(c, man, eye)
    _brows(c, man)
    _mouth(c, man)
    paint_marks(c, man)
    c.restore()
    if shaded:
        rim = (
            "120,120 120,190 150,186 178,184 214,178 250,178 290,190 290,120"
            if man.away
            else "120,120 120,180 150,174 178,176 214,176 244,184 290,198 290,120"
        )
        paint_forelock(c, man)
        if man.bandage:
            paint_bandage(c)
        c.translate(0, -2.2 * man.back)
        c.drawPath(curve(rim), fill("#20130B", 0.46 if man.away else 0.54))
    c.restore()
    c.drawPath(_contour(man), pen("#2B170E", 2.6, 0.75))
    paint_sides(c, man)
    c.translate(round_, 0)
    paint_worn(c, man)
    c.restore()


def _outline(man: Man) -> skia.Path:
    jaw, chin, wide = man.jaw, man.chin, man.wide
    left = [
        (138, 150),
        (136, 178),
        (131 - wide, 200),
        (137 - wide, 226),
        (146 - jaw * 0.3, 252),
        (160 - jaw * 0.2, 280 + chin),
    ]
    right = [
        (222, 286 + chin * 0.5),
        (246 + jaw * 0.6, 262),
        (262 + jaw * 0.4, 226),
        (270, 190),
        (270, 140),
        (200, 118),
    ]
    return curve([*left, (178, 294 + chin), (198, 295 + chin), *right])


def _contour(man: Man) -> skia.Path:
    jaw, chin, wide = man.jaw, man.chin, man.wide
    left = [(131 - wide, 200), (137 - wide, 226), (146 - jaw * 0.3, 252), (160 - jaw * 0.2, 280 + chin)]
    right = [(222, 286 + chin * 0.5), (246 + jaw * 0.6, 262), (262 + jaw * 0.4, 226)]
    return curve([*left, (178, 294 + chin), (198, 295 + chin), *right], closed=False)


def _ear(c: skia.Canvas, man: Man) -> None:
    _, near, mid, shade, _ = man.tones
    c.drawPath(curve("262,178 276,170 286,184 282,206 272,222 264,216"), fill(near if man.away else mid))
    c.drawPath(curve("268,184 277,182 278,198 270,210", closed=False), pen(shade, 5))


def _planes(c: skia.Canvas, man: Man) -> None:
    light, _, mid, shade, deep = man.tones
    if man.away:
        c.drawPath(curve("120,130 176,140 178,176 163,206 168,232 160,248 168,262 166,296 110,300"), fill(shade, 0.78))
        c.drawPath(curve("120,130 150,150 146,200 150,250 150,300 100,300"), fill(deep, 0.58))
        c.drawPath(curve("232,200 262,190 262,226 240,232"), fill(light, 0.66, blur=6))
        c.drawPath(curve("192,274 240,250 252,240 240,276 212,290"), fill(mid, 0.47, blur=3))
    else:
        c.drawPath(
            curve("236,130 246,186 236,206 226,216 222,240 214,262 206,284 214,300 280,300 290,120"), fill(mid, 0.9)
        )
        c.drawPath(curve("250,140 258,190 246,216 238,248 224,276 212,300 290,300 290,130"), fill(shade, 0.92))
        c.drawPath(curve("150,206 176,205 190,218 176,228 152,224"), fill(light, 0.55, blur=5))
        c.drawPath(curve("208,206 226,204 226,216 208,222"), fill(light, 0.47, blur=5))
    hollow = 0.47 if man.away else 0.43 + 0.27 * man.age
    c.drawPath(curve("206,232 228,222 240,214 226,246 212,258"), fill(shade, hollow, blur=2))


def _chin(c: skia.Canvas, man: Man) -> None:
    light, _, _, shade, _ = man.tones
    half, drop = man.chin * 0.5, man.chin
    lip = [(164, 268 + half), (180, 272 + half), (196, 267 + half), (190, 277 + half), (172, 278 + half)]
    c.drawPath(curve(lip), fill(shade, 0.75))
    ball = [(168, 282 + drop), (182, 279 + drop), (190, 284 + drop), (180, 290 + drop)]
    c.drawPath(curve(ball), fill(light, 0.27 if man.away else 0.59, blur=2))


def _stubble(c: skia.Canvas, man: Man) -> None:
    if not man.stubble:
        return
    beard = "136,236 150,246 160,240 192,238 206,246 226,226 262,200 270,260 230,300 170,304 140,270"
    c.drawPath(curve(beard), fill("#3A3A3C", 0.37 * man.stubble, blur=5))
    dice = chance(man.id + " beard")
    for _ in range(round(150 * man.stubble)):
        x, y = dice.uniform(142, 262), dice.uniform(240, 298)
        c.drawLine(x, y, x - 1.2, y + 3.2, pen("#2A2624", 1.3, 0.4))


def _nose(c: skia.Canvas, man: Man) -> None:
    light, near, mid, shade, deep = man.tones
    x, y = 148 - man.nose, 228 + man.nose_drop
    if man.away:
        bridge = [
            (172, 174),
            (164, 196),
            (x - 3, y - 8),
            (x - 5, y + 2),
            (158, 238),
            (172, 236),
            (164, 226),
            (164, 210),
        ]
        c.drawPath(curve([*bridge, (170, 196)]), fill(deep, 0.82))
        c.drawPath(curve("174,184 170,206 160,224 168,230 180,228 180,214 178,196"), fill(near))
        c.drawPath(curve("172,190 168,208 160,222 166,224 174,210"), fill(light, 0.86))
        c.drawPath(curve("158,236 176,238 188,232 182,244 160,246"), fill(shade, 0.86))
    else:
        side = [(174, 180), (178, 200), (180, 218), (186, 228), (178, 236), (164, 235), (x + 4, y + 6), (166, 224)]
        c.drawPath(curve([*side, (170, 206)]), fill(mid))
        c.drawPath(curve([(176, 222), (188, 228), (180, 238), (164, 238), (x + 4, y + 7), (164, 230)]), fill(shade))
        ridge = [(168, 180), (164, 204), (x + 6, y - 6), (x + 3, y), (160, 222), (172, 200)]
        c.drawPath(curve(ridge), fill(light, 0.82))
        c.drawPath(curve("160,240 176,242 190,236 180,247 164,247"), fill(mid, 0.78))
    c.drawPath(curve("166,234 174,231 180,234", closed=False), pen(deep, 4))
    c.drawPath(curve([(x + 2, y - 2), (x - 1, y + 4), (x + 8, y + 9)], closed=False), pen(shade, 3))


def _sockets(c: skia.Canvas, man: Man) -> None:
    shade = man.tones[3]
    c.drawPath(curve("136,182 150,178 164,184 164,202 146,206 136,200"), fill(shade, 0.84))
    c.drawPath(curve("178,184 200,176 226,182 228,200 204,207 182,203"), fill(shade, 0.78))


def _lines(c: skia.Canvas, man: Man) -> None:
    if not man.age:
        return
    shade = man.tones[3]
    for spots, width in (
        ("190,236 202,250 204,266", 3.5),
        ("184,212 200,217 218,211", 3.0),
        ("140,210 150,215 160,211", 2.5),
        ("232,190 244,186", 3.0),
        ("232,197 243,199", 3.0),
    ):
        path = polygon(spots, closed=False) if spots.count(",") == 2 else curve(spots, closed=False)
        c.drawPath(path, pen(shade, width, min(1.0, 0.4 + 0.5 * man.age)))


def _eye(c: skia.Canvas, man: Man, eye: tuple[float, float, float]) -> None:
    x, y, half = eye
    deep, open_ = man.tones[4], man.eyes
    white = curve([(x - half, y + 1), (x, y - 5.5 * open_), (x + half, y + 1), (x, y + 4.4 * open_)])
    c.drawPath(white, fill("#E8DCC6"))
    c.save()
    c.clipPath(white, doAntiAlias=True)
    pupil = x - 3.5 + man.gaze * 3
    c.drawCircle(pupil, y - 0.5, 5.2, fill(man.iris))
    c.drawCircle(pupil, y - 0.5, 2.8, fill("#120F0C"))
    c.drawRect(box(x - half, y - 6, 2 * half, 4), fill(deep, 0.58))
    c.restore()
    lid = [(x - half - 1, y + 1), (x, y - 5.8 * open_), (x + half + 2, y + 2)]
    c.drawPath(curve(lid, closed=False), pen("#2A1A12", 3.6))
    c.drawCircle(pupil - 1.5, y - 2, 1.4, fill("#FFFFFF"))
    under = [(x - half * 0.7, y + 4), (x, y + 5.4 * open_), (x + half * 0.8, y + 4)]
    c.drawPath(curve(under, closed=False), pen(deep, 2, 0.66))


def _brows(c: skia.Canvas, man: Man) -> None:
    deep, anger, hair = man.tones[4], man.anger, man.hair_color
    c.drawPath(curve([(136, 184 - anger), (150, 178), (164, 183 + anger * 5)], closed=False), pen(hair, man.brow))
    c.drawPath(
        curve([(182, 184 + anger * 5), (202, 175), (226, 182 - anger * 2)], closed=False), pen(hair, man.brow + 1)
    )
    if anger > 0.4:
        c.drawPath(polygon("170,178 172,188", closed=False), pen(deep, 3, 0.9))
        c.drawPath(polygon("177,177 177,187", closed=False), pen(deep, 3, 0.78))


MOUTHS: dict[str, tuple[str, float, str, float]] = {  # line, its width, lower lip, redness
    "set": ("156,258 170,255 178,257 200,256 208,259", 4.2, "162,260 178,261 198,260 186,267 170,267", 0.75),
    "grim": ("157,262 168,256 182,256 200,258 209,264", 4.6, "166,261 180,262 194,261 182,266", 0.66),
    "smile": ("154,253 168,260 184,262 204,257 213,250", 4.2, "164,264 184,266 200,262 184,271", 0.66),
    "tight": ("160,257 178,258 204,256", 4.4, "168,262 180,263 190,262 180,264", 0.66),
    "smirk": ("157,261 170,258 186,258 202,253 212,246", 4.2, "164,263 180,264 196,260 182,269", 0.66),
    "down": ("158,264 168,258 184,256 200,260 210,268", 4.4, "166,264 182,263 196,266 182,270", 0.62),
}


def _mouth(c: skia.Canvas, man: Man) -> None:
    if man.mouth in ("shout", "parted", "grin"):
        _open_mouth(c, man)
    else:
        line, width, lip, red = MOUTHS[man.mouth]
        c.drawPath(curve(line, closed=False), pen(LINE, width))
        c.drawPath(curve(lip), fill(LIP, red))
    if man.mouth in ("smile", "grin", "smirk"):
        c.drawPath(curve("214,241 218,251 215,261", closed=False), pen(man.tones[3], 3.5, 0.9))
    if man.moustache:
        c.drawPath(curve("152,253 164,243 176,245 192,243 212,254 196,252 178,253 162,253"), fill(man.hair_color))
        c.drawPath(curve("160,249 176,247 198,249", closed=False), pen("#F4E4C0", 1.6, 0.22))


def _open_mouth(c: skia.Canvas, man: Man) -> None:
    shapes = {
        "shout": "156,254 172,248 188,248 205,255 200,275 180,281 162,273",
        "parted": "160,256 176,253 192,253 204,257 196,264 180,266 166,263",
        "grin": "154,251 170,256 190,257 212,248 204,262 184,268 164,263",
    }
    mouth = curve(shapes[man.mouth])
    c.drawPath(mouth, fill(INSIDE))
    c.save()
    c.clipPath(mouth, doAntiAlias=True)
    teeth = 255 if man.mouth == "shout" else 259 if man.mouth == "parted" else 263
    c.drawRect(box(148, 240, 72, teeth - 240), fill("#EDE3CD"))
    if man.mouth == "shout":
        c.drawPath(curve("164,277 182,267 200,277"), fill("#8F3D33"))
    c.restore()
    c.drawPath(mouth, pen("#6A2F22", 3))
