"""Silhouettes of support weapons, muzzle to the right, 100 units wide and 44 high."""

from __future__ import annotations

from collections.abc import Callable

from tools.volume1.paint_pieces.icons.arms_icons import browning, mg_34
from tools.volume1.paint_pieces.icons.weapon_icons import HEIGHT
from tools.volume1.paint_pieces.kit import curve, polygon
from tools.volume1.paint_pieces.stencil import Stencil


def _tripod(s: Stencil, x: float = 44, top: float = 22) -> None:
    for foot in (x - 24, x + 4, x + 28):
        s.line([(x, top), (foot, 42)], 3.6)
    s.line([(x - 16, 36), (x + 18, 36)], 2.4)


def german_tripod(s: Stencil) -> None:
    """Draw an MG 34 on its tripod."""
    s.within(6, -3, 0, lambda: _barrelled(s), (0.94, 0.94))
    _tripod(s, 46)
    s.block(34, 20, 56, 26)


def _barrelled(s: Stencil) -> None:
    s.shape(polygon([(1, 9), (2, 24), (9, 23), (18, 18), (28, 20), (60, 22), (60, 6), (44, 5), (42, 8), (26, 8), (18, 12)]))  # fmt: skip
    s.block(58, 9.5, 88, 18.5, round_=2)
    s.block(87, 11.5, 99, 16.5)
    for x in (63, 68.5, 74, 79.5, 85):
        s.cut_disc(x, 14, 1.8)


def heavy_german_tripod(s: Stencil) -> None:
    """Draw an MG 42 on its tripod, with optic and belt."""
    s.shape(polygon([(2, 8), (3, 22), (10, 21), (18, 17), (30, 19), (60, 20), (60, 5), (44, 4), (26, 7), (18, 10)]))
    s.shape(polygon([(58, 7), (90, 8), (90, 17), (58, 18)]))
    s.shape(polygon([(90, 9), (99, 6.5), (99, 18.5), (90, 16)]))
    for x in (62, 69, 76, 83):
        s.cut_line([(x, 12.4), (x + 3.4, 12.4)], 3)
    s.block(28, 0.5, 40, 4)
    s.block(34, 18, 58, 25)
    s.line([(46, 24), (14, 42)], 4.6)
    s.line([(46, 24), (50, 42)], 4.6)
    s.line([(46, 24), (82, 42)], 4.6)
    s.line([(26, 36), (66, 34)], 2.8)
    s.block(60, 24, 74, 34, round_=1)


def maxim(s: Stencil) -> None:
    """Draw a Maxim: thick jacket, shield, wheels."""
    s.block(14, 9, 40, 22)
    s.line([(8, 10), (8, 24)], 4)
    s.line([(8, 17), (16, 15)], 4)
    s.block(46, 8, 90, 20, round_=5)
    s.block(89, 11.5, 99, 16.5)
    s.shape(polygon([(40, 1), (47, 1), (47, 30), (40, 30)]))
    s.line([(44, 27), (4, 40)], 4)
    s.ring(48, 31, 9, 4)
    s.disc(48, 31, 3)
    for x in (54, 62, 70, 78):
        s.cut_line([(x, 9), (x, 19)], 1.2)


def dshk(s: Stencil) -> None:
    """Draw a DShK: ribbed barrel with muzzle brake, on a wheeled mount."""
    s.block(12, 8, 44, 21)
    s.line([(7, 8), (7, 23)], 4)
    s.block(42, 11, 86, 18)
    for x in range(48, 80, 5):
        s.block(x, 9, x + 2.4, 20)
    s.shape(polygon([(84, 8), (98, 8), (98, 21), (84, 21)]))
    s.line([(42, 22), (4, 41)], 4.6)
    s.ring(46, 31, 10, 4.4)
    s.disc(46, 31, 3)


def heavy_browning(s: Stencil) -> None:
    """Draw a .50 Browning: long bare barrel, spade grips, low tripod."""
    s.block(12, 6, 50, 22)
    s.line([(6, 6), (6, 22)], 4)
    s.line([(6, 14), (14, 14)], 4)
    s.block(48, 8, 66, 18)
    s.block(64, 10.5, 99, 15.5)
    s.block(92, 8.5, 99, 17.5)
    for x in (53, 59):
        s.cut_disc(x, 13, 1.7)
    s.line([(40, 22), (10, 42)], 4.4)
    s.line([(40, 22), (46, 42)], 4.4)
    s.line([(40, 22), (76, 42)], 4.4)


def vickers(s: Stencil) -> None:
    """Draw a Vickers: corrugated water jacket, flash guard, tripod."""
    s.block(10, 8, 44, 22)
    s.line([(6, 8), (6, 22)], 4)
    s.block(44, 6, 88, 22, round_=4)
    s.shape(polygon([(88, 10), (99, 7), (99, 21), (88, 18)]))
    for x in range(50, 86, 6):
        s.cut_line([(x, 7), (x, 21)], 1.5)
    _tripod(s, 42)


def hotchkiss(s: Stencil) -> None:
    """Draw a Hotchkiss: five cooling rings, feed strip, tripod."""
    s.block(10, 9, 46, 22)
    s.line([(8, 18), (3, 30)], 5)
    s.block(44, 11.5, 99, 17)
    for x in (47, 52, 57, 62, 67):
        s.block(x, 7.5, x + 3, 21, round_=1)
    s.block(22, 5, 44, 9)
    _tripod(s, 42)


def top_fed(s: Stencil) -> None:
    """Draw a light machine gun with a top magazine: Bren, FM 24/29."""
    s.shape(polygon([(1, 15), (2, 31), (8, 30), (24, 23), (30, 24), (28, 34), (35, 35), (38, 24), (62, 24), (62, 14), (24, 14), (14, 17)]))  # fmt: skip
    s.shape(polygon([(42, 14), (45, 1), (56, 0), (53, 14)]))
    s.block(60, 16.5, 94, 21)
    s.shape(polygon([(92, 15), (99, 14), (99, 23), (92, 22)]))
    s.line([(84, 21), (75, 42)], 3)
    s.line([(84, 21), (92, 42)], 3)


def pan_fed(s: Stencil) -> None:
    """Draw a DP: flat pan magazine, butt, bipod."""
    s.shape(polygon([(1, 15), (1, 32), (7, 32), (26, 23), (31, 24), (30, 33), (36, 33), (38, 24), (62, 23), (62, 14), (24, 14), (14, 17)]))  # fmt: skip
    s.block(32, 6.5, 64, 12.5, round_=3)
    s.block(44, 11, 52, 15)
    s.block(60, 15, 88, 21, round_=2)
    s.block(87, 16, 99, 20)
    for x in (66, 73, 80):
        s.cut_disc(x, 18, 1.7)
    s.line([(84, 20), (76, 42)], 3)
    s.line([(84, 20), (92, 42)], 3)


def side_fed(s: Stencil) -> None:
    """Draw a Breda 30: magazine at the side, pierced jacket."""
    s.shape(polygon([(1, 14), (2, 31), (8, 30), (24, 21), (30, 22), (28, 33), (35, 34), (38, 23), (58, 23), (58, 11), (24, 12), (14, 16)]))  # fmt: skip
    s.block(44, 18, 56, 34, round_=2)
    s.block(56, 12, 84, 21, round_=2)
    s.block(83, 14.5, 99, 18.5)
    for x in (62, 69, 76):
        s.cut_disc(x, 16.5, 1.8)
    s.line([(82, 20), (74, 42)], 3)
    s.line([(82, 20), (90, 42)], 3)


def light_mortar(s: Stencil) -> None:
    """Draw a light mortar: short tube and base plate."""
    s.line([(36, 36), (58, 10)], 8, butt=True)
    s.line([(50, 20), (64, 38)], 3.4)
    s.block(24, 35, 52, 41, round_=2)
    s.line([(58, 38), (70, 38)], 4)


def medium_mortar(s: Stencil) -> None:
    """Draw a medium mortar: long tube, bipod with screw, heavy base plate."""
    s.line([(28, 37), (66, 2)], 8.4, butt=True)
    s.line([(54, 14), (72, 41)], 3.4)
    s.line([(54, 14), (56, 41)], 3.4)
    s.line([(57, 30), (65, 30)], 3)
    s.block(12, 35, 42, 42, round_=2)
    s.ring(60, 8, 5.5, 2)


def infantry_gun(s: Stencil) -> None:
    """Draw an infantry gun: low gun behind a shield, on spoked wheels."""
    s.block(50, 11, 90, 18, round_=1)
    s.block(84, 9.5, 92, 19.5)
    s.shape(polygon([(44, 2), (51, 1), (55, 34), (48, 34)]))
    s.line([(48, 26), (3, 41)], 5)
    s.line([(3, 41), (10, 35)], 3)
    s.ring(51, 31, 11, 3.6)
    for ends in (
        ((40, 31), (62, 31)),
        ((51, 20), (51, 42)),
        ((43.5, 23.5), (58.5, 38.5)),
        ((43.5, 38.5), (58.5, 23.5)),
    ):
        s.line(list(ends), 1.8)
    s.block(36, 12, 46, 18)


def anti_tank_rifle(s: Stencil) -> None:
    """Draw an anti-tank rifle: very long barrel with muzzle brake, bipod."""
    s.shape(polygon([(1, 16), (1, 30), (5, 30), (18, 24), (24, 25), (23, 33), (29, 33), (31, 24), (46, 24), (48, 20), (48, 15), (20, 15), (12, 17)]))  # fmt: skip
    s.block(46, 16.5, 94, 20)
    s.shape(polygon([(91, 13.5), (99, 13.5), (99, 23), (91, 23)]))
    s.line([(60, 20), (52, 42)], 3)
    s.line([(60, 20), (68, 42)], 3)
    s.block(34, 8, 42, 15)


def rocket_launcher(s: Stencil) -> None:
    """Draw a Bazooka: plain tube, wooden rest, grip."""
    s.block(1, 10, 99, 18, round_=2)
    s.block(0, 8, 5, 20)
    s.block(94, 8, 100, 20)
    s.shape(polygon([(28, 18), (40, 18), (37, 34), (29, 34)]))
    s.shape(polygon([(50, 18), (57, 18), (55, 30), (50, 30)]))
    s.line([(56, 20), (62, 25), (56, 29)], 2)


def spigot_launcher(s: Stencil) -> None:
    """Draw a PIAT: short tube, open trough for the bomb, one leg."""
    s.block(2, 12, 8, 26, round_=2)
    s.block(7, 15, 62, 23, round_=2)
    s.shape(polygon([(60, 14), (92, 14), (92, 18), (66, 22), (60, 24)]))
    s.shape(curve([(70, 11, 1), (80, 5), (96, 10, 1), (96, 13, 1), (70, 13, 1)]))
    s.shape(polygon([(30, 23), (37, 23), (36, 36), (30, 36)]))
    s.line([(54, 23), (54, 42)], 3.4)
    s.line([(48, 42), (60, 42)], 3)


def flamethrower(s: Stencil) -> None:
    """Draw a flamethrower: tanks, hose, lance and flame."""
    s.block(8, 8, 20, 40, round_=5)
    s.block(22, 8, 34, 40, round_=5)
    s.line([(30, 36), (44, 41), (52, 30), (54, 22)], 3, bent=True)
    s.line([(46, 21), (74, 16)], 5)
    s.line([(56, 20), (58, 30)], 4.4)
    s.shape(curve([(75, 16), (84, 6), (99, 4, 1), (94, 12), (100, 18, 1), (92, 22), (95, 30, 1), (82, 24)]), "hot")


def satchel(s: Stencil) -> None:
    """Draw a satchel charge: canvas bag with flap and burning fuse."""
    s.block(30, 14, 72, 42, round_=3)
    s.cut_line([(30, 25), (72, 25)], 1.6)
    s.block(47, 22, 55, 32, round_=1)
    s.line([(36, 15), (40, 3), (62, 3), (66, 15)], 3, bent=True)
    s.line([(70, 17), (82, 12), (86, 4)], 2.4, bent=True)
    s.disc(87, 4, 3.6, "hot")


def molotov(s: Stencil) -> None:
    """Draw a Molotov cocktail: bottle, rag, flame."""
    s.shape(polygon([(38, 20), (46, 14), (46, 8), (56, 8), (56, 14), (64, 20), (64, 42), (38, 42)]))
    s.cut_line([(40, 30), (62, 30)], 1.6)
    s.shape(curve([(46, 8, 1), (42, 2), (50, -2, 1), (52, 2), (60, -1, 1), (57, 8, 1)]), "hot")


def radio(s: Stencil) -> None:
    """Draw a radio: pack set with aerial and handset."""
    s.block(26, 16, 62, 43, round_=2)
    s.line([(32, 16), (24, -2)], 2.2)
    s.ring(38, 25, 5, 2)
    for x in (49, 56):
        s.cut_disc(x, 24, 2)
    s.cut_line([(31, 36), (57, 36)], 3)
    s.line([(62, 34), (74, 36), (77, 27)], 2.2, bent=True)
    s.line([(72, 26), (84, 18)], 6)


OUTLINES: dict[str, Callable[[Stencil], None]] = {
    "machine-gun": mg_34, "mortar": medium_mortar, "gun": infantry_gun, "anti-tank": anti_tank_rifle,
    "flamethrower": flamethrower, "satchel": satchel, "molotov": molotov, "radio": radio,
    "ger-lmg": mg_34, "ger-mmg": german_tripod, "ger-hmg": heavy_german_tripod,
    "us-lmg": browning, "us-mmg": browning, "us-hmg": heavy_browning, "us-rocket-launcher": rocket_launcher,
    "sov-lmg": pan_fed, "sov-mmg": maxim, "sov-hmg": dshk,
    "uk-lmg": top_fed, "uk-mmg": vickers, "uk-hmg": vickers, "uk-spigot-launcher": spigot_launcher,
    "fra-lmg": top_fed, "fra-mmg": hotchkiss, "fra-hmg": hotchkiss,
    "ita-lmg": side_fed, "ita-mmg": hotchkiss, "ita-hmg": hotchkiss,
    **{f"{nation}-light-mortar": light_mortar for nation in ("ger", "us", "sov", "uk", "fra", "ita")},
}  # fmt: skip
"""Draw functions by weapon figure, or by kind for figures without their own."""


def paint_outlines() -> None:
    """Draw and save the outlines of all weapons."""
    for name, draw in OUTLINES.items():
        stencil = Stencil(100, HEIGHT)
        draw(stencil)
        stencil.save(f"weapons/{name}", "command")
