"""Draw the icons of morale, wounds, ammunition, map markers, weapons and the window."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

from tools.volume1.paint_pieces.icons.order_icons import grenade, round_tip
from tools.volume1.paint_pieces.kit import curve, polygon, star
from tools.volume1.paint_pieces.stencil import Stencil, head, limb


def chevrons(s: Stencil, count: int, rise: int) -> None:
    """Draw `count` chevrons of morale, pointing up (rise 1) or down (rise -1)."""
    for number in range(count):
        y = 50 + (number - (count - 1) / 2) * 25
        s.line([(20, y + 11 * rise), (50, y - 11 * rise), (80, y + 11 * rise)], 11, butt=True)


def level(s: Stencil) -> None:
    """Draw normal morale: two level bars."""
    for y in (37, 63):
        s.line([(20, y), (80, y)], 11, butt=True)


def drop(s: Stencil, x: float, y: float, size: float) -> None:
    """Draw a drop of blood with its centre at x, y."""

    def draw() -> None:
        s.shape(curve([(0, -42, 1), (22, -4), (26, 17), (0, 40), (-26, 17), (-22, -4)]), "hot")
        s.cut_line([(-14, 8), (-12, 20), (-3, 29)], 6, bent=True)

    s.within(x, y, 0, draw, (size, size))


def bad_wound(s: Stencil) -> None:
    """Draw the icon of a bad wound."""
    drop(s, 30, 34, 0.6)
    drop(s, 66, 46, 0.86)
    drop(s, 34, 78, 0.5)


def plaster(s: Stencil, turn: float = -32) -> None:
    """Draw a sticking plaster, rotated by `turn` degrees."""

    def draw() -> None:
        s.block(-46, -18, 46, 18, round_=16)
        s.cut(
            curve(
                [
                    (-39, 0),
                    (-36, -9),
                    (-27, -11.5, 1),
                    (27, -11.5, 1),
                    (36, -9),
                    (39, 0),
                    (36, 9),
                    (27, 11.5, 1),
                    (-27, 11.5, 1),
                    (-36, 9),
                ]
            )
        )
        s.line([(-16, -14), (-16, 14)], 5)
        s.line([(16, -14), (16, 14)], 5)
        for x in (-6, 6):
            for y in (-5, 5):
                s.disc(x, y, 3.2)

    s.within(50, 50, turn, draw)


def bandaged(s: Stencil, *, bad: bool) -> None:
    """Draw one plaster for a light wound, two crossed for a bad one."""
    if bad:
        plaster(s, 45)
        s.within(50, 50, -45, lambda: s.cut(polygon([(-52, -22), (52, -22), (52, 22), (-52, 22)])))
        plaster(s, -45)
        drop(s, 50, 88, 0.3)
    else:
        plaster(s)
        drop(s, 79, 78, 0.44)


def rounds(s: Stencil, full: int) -> None:
    """Draw three cartridges, `full` of them filled; struck through if 0."""
    for number, x in enumerate((22, 50, 78)):
        s.shape(round_tip(x, 10))
        if number >= full:
            s.cut(round_tip(x, 5, 23))
    if not full:
        s.cut_line([(6, 92), (94, 12)], 14)
        s.line([(6, 92), (94, 12)], 8.4, "hot")


def eye(s: Stencil, *, rays: bool = False, closed: bool = False) -> None:
    """Draw an open eye, optionally with rays above it; with `closed`, strike it through."""
    s.line([(5, 52), (27, 31), (50, 25), (73, 31), (95, 52), (73, 71), (50, 77), (27, 71), (5, 52)], 6.4, bent=True)
    s.disc(50, 51, 17)
    s.cut_disc(50, 51, 7)
    if rays:
        for start, end in (((50, 3), (50, 13)), ((21, 9), (27, 19)), ((79, 9), (73, 19))):
            s.line([start, end], 5.4, "hot")
    if closed:
        s.cut_line([(14, 90), (88, 12)], 15)
        s.line([(14, 90), (88, 12)], 7, "hot")


CLOUD = ((30, 60, 21), (54, 46, 26), (77, 62, 19), (44, 72, 19), (64, 73, 19))


def smoke(s: Stencil) -> None:
    """Draw the icon of smoke."""
    for x, y, radius in CLOUD:
        s.disc(x, y, radius)
    for x, y, radius in ((50, 42, 14), (27, 57, 11), (76, 59, 10)):
        s.cut(
            curve(
                [
                    (x - radius, y + 2),
                    (x - radius * 0.6, y - radius * 0.8),
                    (x + radius * 0.3, y - radius),
                    (x - radius * 0.4, y - radius * 0.3),
                ]
            )
        )


def fading_smoke(s: Stencil) -> None:
    """Draw the icon of fading smoke."""
    outline = [
        (12, 66),
        (16, 46),
        (32, 42),
        (42, 26),
        (64, 24),
        (76, 42),
        (92, 50),
        (92, 68),
        (78, 78),
        (24, 78),
        (12, 66),
    ]
    for start, end in itertools.pairwise(outline):
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        s.line([start, middle], 8)
    for x in (16, 34, 52, 70):
        s.line([(x, 93), (x + 9, 93)], 5.4)


def thrown(s: Stencil, *, near: bool) -> None:
    """Draw a man and a grenade that falls close to him, or farther away."""
    x, at, size = (21, 60, 0.64) if near else (18, 83, 0.46)
    head(s, x, 44, 0, 1.25)
    s.shape(curve([(x - 15, 92, 1), (x - 12, 72), (x, 64), (x + 12, 72), (x + 15, 92, 1)]))
    s.within(at, 68, 0, lambda: s.within(-50 * size, -55 * size, 0, lambda: grenade(s), (size, size)))
    if near:
        for start, end in (((82, 50), (95, 38)), ((86, 70), (100, 70)), ((82, 88), (95, 99))):
            s.line([start, end], 6, "hot")
    else:
        for left in (40, 53, 66):
            s.line([(left, 88), (left + 4, 88)], 6, "hot")


def target(s: Stencil, *, sights: bool = False) -> None:
    """Draw a target, with cross hairs if `sights`."""
    s.ring(50, 50, 33, 10, "hot")
    s.disc(50, 50, 17, "hot")
    s.cut_disc(50, 50, 7)
    if sights:
        for start, end in (((50, 0), (50, 30)), ((50, 70), (50, 100)), ((0, 50), (30, 50)), ((70, 50), (100, 50))):
            s.cut_line([start, end], 10)
            s.line([start, end], 5.4, butt=True)


def shell(s: Stencil) -> None:
    """Draw a mortar shell falling nose first, with air streaks behind it."""

    def draw() -> None:
        s.shape(curve([(50, 96), (38, 78), (35, 58), (41, 40), (50, 34), (59, 40), (65, 58), (62, 78)]))
        s.cut_line([(36, 70), (64, 70)], 3.2)
        s.block(45, 22, 55, 40)
        s.shape(polygon([(50, 26), (32, 12), (32, 26), (45, 36), (55, 36), (68, 26), (68, 12)]))
        s.cut_line([(50, 8), (50, 24)], 3)

    s.within(50, 50, -24, lambda: s.within(-50, -50, 0, draw))
    for start, end in (((10, 14), (22, 38)), ((30, 4), (34, 14)), ((4, 42), (14, 60))):
        s.line([start, end], 4.6, "hot")


def papers(s: Stencil) -> None:
    """Draw the icon of Papers."""
    s.within(0, 0, -7, lambda: s.block(6, 30, 62, 96))
    s.cut(polygon([(24, 8), (90, 8), (90, 90), (24, 90)]))
    s.line([(28, 12), (86, 12), (86, 86), (28, 86), (28, 12)], 4.4)
    for y in (27, 40, 53):
        s.line([(38, y), (76, y)], 3.8)
    s.line([(38, 66), (54, 66)], 3.8)
    s.ring(70, 71, 8.5, 4.4, "hot")


def stretcher(s: Stencil) -> None:
    """Draw a man on a stretcher, with a cross on his blanket."""
    s.line([(4, 68), (96, 68)], 6)
    for x in (24, 76):
        s.line([(x, 68), (x, 82)], 6)
    s.disc(19, 49, 11)
    s.shape(curve([(33, 63, 1), (35, 42), (52, 32), (76, 42), (90, 63, 1)]))
    s.cut(
        polygon(
            [
                (53, 38),
                (65, 38),
                (65, 44),
                (72, 44),
                (72, 55),
                (65, 55),
                (65, 61),
                (53, 61),
                (53, 55),
                (46, 55),
                (46, 44),
                (53, 44),
            ]
        )
    )
    s.block(55.5, 40, 62.5, 59, layer="hot")
    s.block(48.5, 46, 69.5, 53, layer="hot")


def sun(s: Stencil) -> None:
    """Draw a sun."""
    s.disc(50, 50, 21)
    for number in range(8):
        along = (math.cos(number * math.pi / 4), math.sin(number * math.pi / 4))
        s.line([(50 + along[0] * 32, 50 + along[1] * 32), (50 + along[0] * 43, 50 + along[1] * 43)], 6)


def moon(s: Stencil) -> None:
    """Draw a moon."""
    s.disc(46, 50, 36)
    s.cut_disc(62, 42, 31)
    s.shape(star((76, 30), 9, 3.6, 5))


def flare(s: Stencil) -> None:
    """Draw a flare under its parachute."""
    s.shape(curve([(14, 40, 1), (22, 16), (50, 5), (78, 16), (86, 40, 1), (68, 34), (50, 39), (32, 34)]))
    for x in (16, 40, 60, 84):
        s.line([(x, 38), (50, 66)], 2.8)
    s.disc(50, 74, 9)
    for number in range(7):
        along = (math.cos(math.pi * number / 6), math.sin(math.pi * number / 6))
        s.line([(50 + along[0] * 14, 74 + along[1] * 14), (50 + along[0] * 24, 74 + along[1] * 24)], 4.4, layer="hot")


def paper_clip(s: Stencil) -> None:
    """Draw a paper clip."""
    s.line([(36, 78), (36, 24), (50, 8), (64, 24), (64, 80), (50, 96), (26, 80), (26, 34)], 5.6, bent=True)


def cross(s: Stencil) -> None:
    """Draw the cross of a medic."""
    s.block(38, 12, 62, 88)
    s.block(12, 38, 88, 62)


def helmet_us(s: Stencil) -> None:
    """Draw an American helmet."""
    s.shape(curve([(5, 70, 1), (9, 46), (24, 24), (50, 15), (76, 25), (90, 46), (97, 72, 1), (72, 65), (34, 63)]))
    s.cut_line([(14, 62), (36, 57), (72, 59), (90, 65)], 2.6, bent=True)


def helmet_german(s: Stencil) -> None:
    """Draw a German helmet."""
    s.shape(
        curve(
            [
                (5, 66, 1),
                (13, 58),
                (17, 40),
                (33, 19),
                (55, 13),
                (77, 23),
                (85, 45),
                (89, 62),
                (98, 82, 1),
                (84, 84),
                (72, 73, 1),
                (62, 65),
                (38, 62),
            ]
        )
    )
    s.cut_line([(15, 58), (40, 54), (66, 57), (88, 70)], 2.6, bent=True)


def pace(s: Stencil, arrows: int) -> None:
    """Draw the icon of a pace: `arrows` arrowheads."""
    for number in range(arrows):
        left = 50 - arrows * 20 + number * 40 + (0 if arrows > 1 else -8)
        s.shape(polygon([(left, 18), (left + 40 + (16 if arrows == 1 else 0), 50), (left, 82)]))


def pace_and_stop(s: Stencil) -> None:
    """Draw the icon of a pace that ends: one arrowhead, then a bar."""
    pace(s, 1)
    s.line([(78, 20), (78, 80)], 9)


def prisoner(s: Stencil) -> None:
    """Draw a man with his hands up."""
    head(s, 50, 23, 0)
    limb(s, [(50, 38), (50, 62)], 19)
    limb(s, [(43, 38), (27, 34), (24, 10)], 8)
    limb(s, [(57, 38), (73, 34), (76, 10)], 8)
    limb(s, [(45, 62), (42, 94), (36, 95)], 10)
    limb(s, [(55, 62), (58, 94), (64, 95)], 10)


def bars(s: Stencil) -> None:
    """Draw three bars, the icon of the menu."""
    for y in (24, 50, 76):
        s.line([(12, y), (88, y)], 9)


def flag(s: Stencil) -> None:
    """Draw a flag."""
    s.line([(22, 8), (22, 96)], 7)
    s.shape(curve([(26, 12, 1), (48, 18), (70, 10), (92, 16, 1), (92, 56, 1), (70, 50), (48, 58), (26, 52, 1)]))


def gun(s: Stencil) -> None:
    """Draw a machine gun on its tripod, muzzle to the right, with a belt in the feed."""
    s.shape(polygon([(2, 24), (2, 36), (14, 33), (14, 40), (22, 40), (22, 34), (58, 34), (60, 31), (88, 30), (90, 28), (99, 28), (99, 24), (90, 23), (88, 20), (60, 20), (58, 17), (24, 17), (20, 22)]))  # fmt: skip
    for x in (64, 70, 76, 82):
        s.cut_line([(x, 25.4), (x + 2, 25.4)], 3.4)
    s.block(36, 33, 50, 46, round_=2)
    for foot in ((10, 92), (54, 92), (84, 88)):
        s.line([(44, 46), foot], 6)
    s.line([(30, 30), (24, 52), (30, 66)], 6, "hot", bent=True)


def belt(s: Stencil) -> None:
    """Draw a box of belted ammunition."""
    s.block(10, 46, 66, 92, round_=4)
    s.cut_line([(10, 58), (66, 58)], 3)
    s.line([(24, 46), (24, 36), (52, 36), (52, 46)], 5)
    for number in range(4):
        x, y = 66 + number * 8, 40 - number * 10
        s.line([(x - 9, y - 6), (x + 11, y + 7)], 6.4, "hot")


STATE_ICONS: dict[str, Callable[[Stencil], None]] = {
    "berserk": lambda s: chevrons(s, 3, 1), "aggressive": lambda s: chevrons(s, 2, 1), "bold": lambda s: chevrons(s, 1, 1),
    "normal": level,
    "cautious": lambda s: chevrons(s, 1, -1), "shaken": lambda s: chevrons(s, 2, -1), "rout": lambda s: chevrons(s, 3, -1),
    "light-wound": lambda s: drop(s, 50, 50, 1.0), "bad-wound": bad_wound,
    "light-wound-bandaged": lambda s: bandaged(s, bad=False), "bad-wound-bandaged": lambda s: bandaged(s, bad=True),
    "low-ammo": lambda s: rounds(s, 1), "out-of-ammo": lambda s: rounds(s, 0), "evac": stretcher,
    "alert": lambda s: eye(s, rays=True), "eye": eye, "hidden": lambda s: eye(s, closed=True),
    "smoke": smoke, "fading-smoke": fading_smoke,
    "grenade-near": lambda s: thrown(s, near=True), "grenade-far": lambda s: thrown(s, near=False),
    "target": target, "target-rifle": lambda s: target(s, sights=True), "papers": papers, "prisoner": prisoner,
    "shell": shell,
    "sun": sun, "moon": moon, "flare": flare,
    "paper-clip": paper_clip, "cross": cross, "star": lambda s: s.shape(star((50, 53), 48, 18.4, 5)),
    "helmet-us": helmet_us, "helmet-german": helmet_german, "flag": flag, "menu": bars,
    "operator": gun, "assistant": belt,
    "pace-step": pace_and_stop, "pace-normal": lambda s: pace(s, 1), "pace-fast": lambda s: pace(s, 2),
}  # fmt: skip
