"""Paint uniforms below the neck as visible on a counter: collars, tabs, shoulder boards, straps."""

from __future__ import annotations

from collections.abc import Callable

import skia

from tools.volume1.paint_pieces.americans import american
from tools.volume1.paint_pieces.clothes import paint_torso
from tools.volume1.paint_pieces.germans import german
from tools.volume1.paint_pieces.kit import cloth, curve, fill, mix, pen, polygon
from tools.volume1.paint_pieces.men import Man

FALL = ("166,300 148,330 178,366 212,350 194,328", "264,292 294,328 268,366 216,350 244,328")
"""The two halves of a closed collar."""
STAND = "170,300 158,322 172,344 214,354 256,342 272,318 262,296 250,318 214,330 184,322"
BOARDS = ("74,354 130,332 142,346 84,370", "300,330 354,352 344,368 290,346")
STRAPS = ("112,342 124,420", "314,336 302,420")
INK = "#15140C"

__all__ = ["dress", "paint_torso"]


def dress(c: skia.Canvas, nation: str, man: Man) -> None:
    """Draw the collar and the equipment on the chest as worn by a nation."""
    DRESS[nation](c, man)


def _front(c: skia.Canvas, man: Man, buttons: str) -> None:
    _, _, _, dark = cloth(man.coat)
    c.drawLine(214, 350, 214, 420, pen(dark, 3))
    for y in (372, 400):
        c.drawCircle(222, y, 4.6, fill(buttons))


def _collar(c: skia.Canvas, man: Man, tabs: str = "") -> None:
    for leaf, tone in zip(FALL, (man.coat, mix(man.coat, "#FFFFFF", 0.1)), strict=True):
        c.drawPath(polygon(leaf), fill(tone))
        c.drawPath(polygon(leaf), pen(INK, 2.6, 0.8))
    for tab in ("160,338 174,360 184,354 168,332", "262,352 284,334 276,326 254,344") if tabs else ():
        c.drawPath(polygon(tab), fill(tabs))
        c.drawPath(polygon(tab), pen(INK, 1.6, 0.6))


def _straps(c: skia.Canvas, tone: str) -> None:
    for strap in STRAPS:
        path = polygon(strap, closed=False)
        c.drawPath(path, pen(INK, 15, butt=True))
        c.drawPath(path, pen(tone, 11, butt=True))


def soviet(c: skia.Canvas, man: Man) -> None:
    """Draw the Soviet uniform: stand collar, shoulder boards, and a rolled greatcoat across the chest."""
    _front(c, man, "#8A7A44")
    c.drawPath(curve(STAND), fill(mix(man.coat, "#FFFFFF", 0.06)))
    c.drawPath(curve(STAND), pen(INK, 2.6, 0.8))
    for board in BOARDS:
        c.drawPath(polygon(board), pen("#8E2A3A", 5))
        c.drawPath(polygon(board), fill("#C9A24A" if man.officer else mix(man.coat, "#000000", 0.12)))
    if not man.officer:
        roll = curve("96,338 150,372 220,408 300,424", closed=False)
        c.drawPath(roll, pen(INK, 40, butt=True))
        c.drawPath(roll, pen("#8B8064", 35, butt=True))
        c.drawPath(curve("98,330 154,362 226,398 304,414", closed=False), pen("#B0A582", 4, 0.7, butt=True))


def british(c: skia.Canvas, man: Man) -> None:
    """Draw British battledress: fall collar, webbing."""
    _front(c, man, "#5E5636")
    _collar(c, man)
    _straps(c, "#A59A6A")


def french(c: skia.Canvas, man: Man) -> None:
    """Draw a French greatcoat with collar patches, and leather straps."""
    _front(c, man, "#8A7440")
    _collar(c, man, "#6A7A8E")
    _straps(c, "#5A3E24")


def italian(c: skia.Canvas, man: Man) -> None:
    """Draw the Italian uniform: grey-green with stars on coloured collar patches, over shirt and tie."""
    _front(c, man, "#6E6A58")
    _collar(c, man, "#7A2A2A")
    for x, y in ((172, 346), (269, 340)):
        c.drawCircle(x, y, 3.4, fill("#E4DFC8"))
    _straps(c, "#6B6E4A")


DRESS: dict[str, Callable[[skia.Canvas, Man], None]] = {
    "germany": german, "united-states": american, "soviet-union": soviet, "britain": british, "france": french,
    "italy": italian,
}  # fmt: skip
COATS = {
    "germany": ("#66706A", "#6D7268", "#73746A"),
    "united-states": ("#8A8358", "#7F7C54", "#877A52"),
    "soviet-union": ("#8C7B4C", "#94824F", "#85754A"),
    "britain": ("#7F6E46", "#87744A", "#786842"),
    "france": ("#7E7452", "#857A56", "#746B4C"),
    "italy": ("#6F7D69", "#67766A", "#76836E"),
}
