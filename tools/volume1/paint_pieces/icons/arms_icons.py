"""Draw silhouettes of weapons that have an outline of their own, named by their ids in ``weapons.toml``."""

from __future__ import annotations

from collections.abc import Callable

from tools.volume1.paint_pieces.kit import curve, polygon
from tools.volume1.paint_pieces.stencil import Stencil


def grease_gun(s: Stencil) -> None:
    """Draw the M3: a tube, a bare barrel, a bent-wire stock."""
    s.block(30, 8, 73, 20, round_=2)
    s.block(72, 11.5, 98, 16.5)
    s.line([(32, 18), (4, 15), (4, 33), (9, 33)], 3.4)
    s.line([(32, 12), (6, 13)], 3)
    s.shape(polygon([(32, 19), (42, 19), (39, 35), (30, 34)]))
    s.block(55, 19, 65, 44)
    s.cut_line([(56.5, 19.5), (64, 19.5)], 1.2)
    s.block(40, 5.5, 54, 9)


def tommy_gun(s: Stencil) -> None:
    """Draw the M1A1 Thompson: wooden butt and forend, pistol grip, straight magazine."""
    s.shape(polygon([(1, 17), (3, 32), (8, 32), (27, 21), (31, 21), (28, 34), (36, 35), (40, 21), (51, 21), (51, 41), (60, 41), (60, 21), (63, 20), (63, 9), (34, 9), (28, 13)]))  # fmt: skip
    s.shape(polygon([(64.5, 12), (84, 12.5), (83, 20), (65, 21.5)]))
    s.block(63, 11, 98, 15.5)
    s.block(92, 7, 95, 12)
    s.cut_line([(27, 13), (30, 21)], 1.4)


def machine_pistol(s: Stencil) -> None:
    """Draw the MP 40: folding stock, long magazine under the middle, rest below the muzzle."""
    s.line([(33, 20), (6, 23)], 3.4)
    s.line([(7, 14), (4, 33)], 4)
    s.shape(polygon([(28, 9), (62, 9), (66, 11), (74, 11.5), (74, 17), (64, 18), (62, 22), (28, 21)]))
    s.block(73, 12, 99, 16.5)
    s.shape(polygon([(84, 16), (99, 16), (97, 19.5), (86, 19.5)]))
    s.shape(polygon([(91, 12), (93, 7), (96, 7), (97, 12)]))
    s.shape(polygon([(34, 20), (43, 20), (38, 36), (30, 34)]))
    s.shape(polygon([(60, 18), (68.5, 18), (68.5, 44), (60, 44)]))


def self_loader(s: Stencil) -> None:
    """Draw the Gewehr 43: a rifle with a box magazine and a gas tube over the barrel."""
    s.shape(polygon([(1, 18), (1, 33), (5, 33), (27, 24), (34, 27), (38, 23), (42, 23), (43, 33), (54, 31), (54, 22), (76, 20), (76, 18), (90, 17), (99, 17), (99, 13.5), (94, 13.5), (93, 9), (90, 9), (89, 13), (76, 11), (60, 10), (58, 8), (38, 8), (34, 14), (24, 16)]))  # fmt: skip
    s.cut_line([(58, 15.5), (76, 15)], 1.4)
    s.cut_line([(40, 11.5), (54, 11.5)], 1.4)


def springfield(s: Stencil) -> None:
    """Draw the M1903: a straight-wristed stock nearly to the muzzle, bolt handle swept down."""
    s.shape(polygon([(1, 17), (1, 32), (5, 32), (30, 22), (44, 23), (45, 26), (52, 26), (53, 22), (86, 19.5), (88, 17), (99, 16.5), (99, 13), (96, 13), (95, 8), (92, 8), (91, 12.5), (86, 12), (58, 11), (57, 8), (52, 8), (51, 11), (36, 12), (28, 15)]))  # fmt: skip
    s.line([(38, 14), (33, 24)], 3)
    s.disc(32.6, 26.5, 3)
    s.cut_line([(56, 15.5), (86, 15)], 1.3)


def mg_42(s: Stencil) -> None:
    """Draw the MG 42: square jacket with long slots, fish-tail butt, muzzle cone, bipod and belt."""
    _belt_gun(s)
    s.shape(polygon([(58, 8), (90, 9), (90, 19), (58, 20)]))
    s.shape(polygon([(90, 11), (99, 8.5), (99, 19.5), (90, 17)]))
    for x in (62, 69, 76, 83):
        s.cut_line([(x, 13.8), (x + 3.4, 13.8)], 3.4)


def mg_34(s: Stencil) -> None:
    """Draw the MG 34: round perforated jacket, thin muzzle, bipod and belt."""
    _belt_gun(s)
    s.block(58, 9.5, 88, 18.5, round_=2)
    s.block(87, 11.5, 99, 16.5)
    for x in (63, 68.5, 74, 79.5, 85):
        s.cut_disc(x, 14, 1.8)


def _belt_gun(s: Stencil) -> None:
    s.shape(polygon([(1, 9), (2, 29), (9, 28), (18, 20), (28, 21), (26, 33), (33, 34), (37, 22), (59, 22), (59, 6), (44, 5), (42, 8), (26, 8), (18, 12)]))  # fmt: skip
    s.line([(86, 18), (77, 42)], 3.2)
    s.line([(86, 18), (94, 42)], 3.2)
    s.line([(47, 22), (49, 31), (43, 41)], 5, bent=True)


def browning(s: Stencil) -> None:
    """Draw the M1919: a box without a butt, perforated jacket, tripod."""
    s.block(12, 6, 52, 24)
    s.shape(polygon([(3, 9), (13, 9), (13, 13), (9, 14), (10, 25), (4, 25)]))
    s.block(50, 9, 88, 19, round_=2)
    s.block(86, 11.5, 99, 16.5)
    for x in (57, 64, 71, 78):
        s.cut_disc(x, 14, 2)
    s.line([(38, 23), (18, 42)], 4)
    s.line([(38, 23), (44, 42)], 4)
    s.line([(38, 23), (68, 42)], 4)
    s.line([(28, 22), (29, 30), (24, 38)], 4.6, bent=True)


def colt(s: Stencil) -> None:
    """Draw the Colt .45: a heavy full-length slide, a straight grip."""
    s.shape(polygon([(24, 7), (27, 4), (30, 6), (76, 6), (80, 8), (80, 19), (54, 20), (52, 27), (45, 28), (41, 42), (24, 42), (29, 23), (24, 18)]))  # fmt: skip
    s.cut(polygon([(45.5, 21), (51, 21), (49, 25), (45, 25)]))
    s.cut_line([(46, 16.5), (79, 16.5)], 1.4)
    for x in (30, 33, 36):
        s.cut_line([(x, 9), (x, 15)], 1.2)


def p_38(s: Stencil) -> None:
    """Draw the P 38: a bare barrel before a short slide, a curved grip."""
    s.shape(polygon([(24, 8), (26, 4), (31, 6), (56, 6), (60, 9), (82, 10), (82, 16), (60, 17), (54, 20), (53, 27), (46, 28), (41, 43), (22, 42), (28, 25), (24, 18)]))  # fmt: skip
    s.block(78, 6.5, 82, 11)
    s.cut(polygon([(46.5, 21), (51.5, 21), (50, 25), (46, 25)]))


def phosphorus(s: Stencil) -> None:
    """Draw the M15: a round-bottomed can with band and lever."""
    s.shape(curve([(34, 12, 1), (60, 12, 1), (61, 36), (55, 43), (39, 43), (33, 36)]))
    s.block(42, 3, 52, 12)
    s.line([(51, 4), (63, 7), (68, 24)], 4.6, bent=True)
    s.cut_line([(31, 24), (62.4, 24)], 4)


def cup_grenade(s: Stencil) -> None:
    """Draw a Gewehrsprenggranate in the cup on a Kar 98k's muzzle."""
    s.shape(polygon([(1, 20), (1, 33), (5, 33), (22, 25), (28, 28), (32, 25), (50, 23), (62, 21), (62, 15), (50, 14), (30, 14), (22, 17)]))  # fmt: skip
    s.block(62, 10, 82, 26, round_=1)
    s.block(84, 11, 91, 25)
    s.shape(curve([(91, 12, 1), (97, 14), (99, 18), (97, 22), (91, 24, 1)]))
    s.cut_line([(70, 8), (70, 28)], 1.8)


ARMS: dict[str, Callable[[Stencil], None]] = {
    "m3": grease_gun, "thompson": tommy_gun, "mp-40": machine_pistol, "gewehr-43": self_loader, "m1903": springfield,
    "mg-42": mg_42, "mg-34": mg_34, "m1919": browning, "colt-45": colt, "p-38": p_38, "m15": phosphorus,
    "gewehrgranate": cup_grenade,
}  # fmt: skip
