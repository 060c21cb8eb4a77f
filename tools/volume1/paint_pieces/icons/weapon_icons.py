"""Draw silhouettes of kinds of weapons, muzzle to the right, in a box 100 units wide and 44 high."""

from __future__ import annotations

from collections.abc import Callable

from tools.volume1.paint_pieces.kit import curve, polygon
from tools.volume1.paint_pieces.stencil import Stencil

HEIGHT = 44
CUT_TO = {  # left edge and width of the short ones
    "pistol": (20, 62), "colt-45": (21, 62), "p-38": (20, 65), "m15": (29, 43), "grenade": (30, 43), "egg-grenade": (29, 40), "smoke-grenade": (31, 42), "mortar": (18, 58),
}  # fmt: skip


def rifle(s: Stencil) -> None:
    """Draw an M1 Garand: full stock, gas cylinder under the muzzle."""
    s.shape(polygon([(1, 18), (1, 33), (5, 33), (27, 24), (34, 27), (38, 23), (72, 21), (76, 20), (76, 18), (86, 18), (86, 19), (91, 19), (91, 16), (99, 16), (99, 13), (92, 13), (92, 10), (89, 10), (88, 13), (76, 13), (74, 12), (49, 12), (48, 10), (35, 11), (31, 15), (24, 16)]))  # fmt: skip
    s.cut_line([(38, 17.5), (74, 16)], 1.3)


def bolt_rifle(s: Stencil) -> None:
    """Draw a Karabiner 98k or M1903: long stock, bolt handle turned down."""
    s.shape(polygon([(1, 18), (1, 32), (5, 32), (28, 23), (34, 27), (37, 23), (44, 23), (45, 25), (52, 25), (53, 22), (82, 19), (84, 17), (99, 16), (99, 13), (94, 13), (93, 10), (90, 10), (90, 13), (84, 13), (80, 12), (54, 12), (53, 10), (50, 10), (50, 12), (34, 12), (28, 15)]))  # fmt: skip
    s.line([(35, 15), (32, 27)], 3)
    s.disc(31.6, 29, 3.2)
    s.cut_line([(44, 16.5), (82, 15.6)], 1.3)


def carbine(s: Stencil) -> None:
    """Draw an M1 carbine: short, with a straight magazine."""
    s.shape(polygon([(8, 16), (8, 32), (12, 32), (31, 22), (38, 26), (42, 21), (48, 21), (49, 34), (57, 34), (57, 21), (76, 19), (78, 17), (92, 16), (92, 13), (89, 13), (88, 9), (85, 9), (85, 13), (76, 12), (58, 11), (38, 11), (30, 14)]))  # fmt: skip


def smg(s: Stencil) -> None:
    """Draw a Thompson, M3 or MP 40: pistol grip, long straight magazine."""
    s.shape(polygon([(2, 14), (3, 31), (8, 31), (27, 20), (32, 20), (29, 34), (37, 35), (41, 21), (53, 21), (53, 42), (62, 42), (62, 21), (66, 21), (67, 24), (79, 24), (80, 19), (82, 17), (98, 17), (98, 13), (94, 13), (94, 9), (91, 9), (91, 13), (80, 12), (78, 9), (34, 9), (28, 12)]))  # fmt: skip


def automatic_rifle(s: Stencil) -> None:
    """Draw a BAR: heavy barrel, short magazine, bipod at the muzzle."""
    s.shape(polygon([(1, 15), (2, 33), (7, 33), (27, 21), (32, 21), (30, 33), (37, 34), (40, 22), (47, 22), (46, 36), (57, 36), (58, 22), (60, 21), (72, 21), (74, 17), (99, 16), (99, 12), (93, 12), (92, 8), (89, 8), (89, 12), (74, 11), (58, 9), (50, 7), (48, 9), (34, 9), (26, 13)]))  # fmt: skip
    s.line([(90, 16), (82, 38)], 3)
    s.line([(90, 16), (96, 38)], 3)


def machine_gun(s: Stencil) -> None:
    """Draw an MG 34 or MG 42: slotted jacket, fish-tail butt, belt and bipod."""
    s.shape(polygon([(1, 10), (3, 29), (9, 28), (18, 20), (28, 21), (26, 32), (33, 33), (37, 22), (60, 22), (62, 20), (90, 19), (92, 17), (99, 18), (99, 10), (92, 11), (90, 9), (62, 8), (60, 5), (44, 5), (42, 8), (26, 8), (18, 12)]))  # fmt: skip
    for x in (65, 71, 77, 83):
        s.cut_line([(x, 13.6), (x + 2, 13.6)], 3)
    s.line([(86, 18), (77, 41)], 3.2)
    s.line([(86, 18), (94, 41)], 3.2)
    s.line([(45, 22), (47, 30), (41, 40)], 4.6, bent=True)


def assault_rifle(s: Stencil) -> None:
    """Draw an StG 44: curved magazine."""
    s.shape(polygon([(2, 14), (3, 31), (8, 31), (26, 20), (32, 20), (29, 33), (36, 34), (40, 21), (50, 21), (49, 30), (53, 41), (61, 39), (58, 29), (59, 21), (76, 20), (78, 17), (98, 16), (98, 12), (90, 12), (89, 6), (85, 6), (85, 12), (80, 8), (60, 8), (40, 8), (34, 10), (26, 13)]))  # fmt: skip


def pistol(s: Stencil) -> None:
    """Draw a pistol."""
    s.shape(polygon([(24, 8), (26, 5), (30, 7), (74, 7), (77, 5), (80, 7), (80, 20), (52, 20), (51, 27), (44, 28), (40, 42), (22, 42), (28, 24), (24, 18)]))  # fmt: skip
    s.cut(polygon([(44.5, 21), (49.5, 21), (48, 25), (44, 25)]))


def rifle_grenade(s: Stencil) -> None:
    """Draw a rifle grenade."""
    s.shape(polygon([(1, 20), (1, 33), (5, 33), (22, 25), (28, 28), (32, 25), (50, 23), (64, 21), (64, 15), (50, 14), (30, 14), (22, 17)]))  # fmt: skip
    s.shape(
        curve([(64, 12, 1), (64, 24, 1), (70, 21, 1), (74, 26), (86, 27), (97, 18), (86, 9), (74, 10), (70, 15, 1)])
    )


def grenade_us(s: Stencil) -> None:
    """Draw a Mk II grenade: a lemon shape with notched sides, the lever on the right."""
    s.shape(curve([(32, 27), (36, 17), (47, 13), (58, 17), (62, 27), (57, 38), (47, 43.5), (37, 38)]))
    s.block(42, 3, 52, 14)
    s.line([(50, 5), (62, 8), (68.5, 16), (70, 28)], 5, bent=True)
    for start, end in ((29, 38), (56, 64)):
        s.cut_line([(start, 28), (end, 28)], 3)
    for y in (20.5, 28, 35.5):
        s.cut_line([(30, y), (62.4, y)], 1.1)
    for x in (41.5, 52.5):
        s.cut_line([(x, 14), (x, 43)], 1.1)


def grenade_german(s: Stencil) -> None:
    """Draw a German hand grenade."""
    s.block(3, 17, 60, 27, round_=3)
    s.block(1, 16, 9, 28, round_=2)
    s.block(58, 9, 95, 35, round_=3)
    s.cut_line([(64, 10), (64, 34)], 2)


def smoke_grenade(s: Stencil) -> None:
    """Draw a smoke grenade."""
    s.block(34, 11, 62, 43, round_=3)
    s.cut(polygon([(34, 22), (62, 22), (62, 27), (34, 27)]))
    s.block(43, 3, 53, 11)
    s.line([(51, 4), (66, 7), (70, 24)], 4.4, bent=True)


def egg_grenade(s: Stencil) -> None:
    """Draw an Eihandgranate: a smooth egg with a seam and a blue cap."""
    s.shape(curve([(31, 28), (36, 17), (48, 13), (60, 17), (65, 28), (59, 39), (48, 43.5), (37, 39)]))
    s.block(44, 9, 52, 15)
    s.block(41, 1, 55, 9, round_=3)
    s.cut_line([(29, 28), (67, 28)], 2.4)


def mortar(s: Stencil) -> None:
    """Draw a mortar."""
    s.line([(34, 38), (62, 6)], 8, butt=True)
    s.line([(52, 18), (70, 40)], 3.6)
    s.line([(52, 18), (58, 40)], 3.6)
    s.block(22, 36, 46, 42, round_=2)


def howitzer(s: Stencil) -> None:
    """Draw a howitzer."""
    s.line([(40, 20), (96, 10)], 6, butt=True)
    s.line([(44, 28), (2, 40)], 5)
    s.shape(polygon([(48, 6), (54, 5), (56, 32), (48, 32)]))
    s.ring(50, 30, 11, 4)
    s.disc(50, 30, 4)


KINDS: dict[str, Callable[[Stencil], None]] = {
    "rifle": rifle, "bolt-rifle": bolt_rifle, "carbine": carbine, "smg": smg, "automatic-rifle": automatic_rifle,
    "machine-gun": machine_gun, "assault-rifle": assault_rifle, "pistol": pistol, "rifle-grenade": rifle_grenade,
    "grenade": grenade_us, "stick-grenade": grenade_german, "egg-grenade": egg_grenade,
    "smoke-grenade": smoke_grenade, "mortar": mortar, "howitzer": howitzer,
}  # fmt: skip
