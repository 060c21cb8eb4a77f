"""Draw the icons of the orders, named by the orders' ids."""

from __future__ import annotations

import math
from collections.abc import Callable

import skia

from tools.volume1.paint_pieces.kit import curve, polygon
from tools.volume1.paint_pieces.stencil import Stencil, flash, head, limb, rifle


def aimed_fire(s: Stencil) -> None:
    """Draw the icon of Aimed Fire."""
    s.ring(50, 50, 33, 5.5)
    for start, end in (((50, 5), (50, 37)), ((50, 63), (50, 95)), ((5, 50), (37, 50)), ((63, 50), (95, 50))):
        s.line([start, end], 5, butt=True)
    s.disc(50, 50, 6, "hot")


def cartridge(s: Stencil, x: float, y: float, long: float = 58) -> None:
    """Draw a cartridge with its base at x, y."""
    nose = x + long
    s.block(x, y - 8, x + 4, y + 8)
    s.shape(curve([(x + 5, y - 7, 1), (nose - 22, y - 7, 1), (nose - 8, y - 4), (nose, y), (nose - 8, y + 4), (nose - 22, y + 7, 1), (x + 5, y + 7, 1)]))  # fmt: skip
    s.cut_line([(nose - 25, y - 9), (nose - 25, y + 9)], 2.4)


def rapid_fire(s: Stencil) -> None:
    """Draw the icon of Rapid Fire."""
    for row, y in enumerate((24, 50, 76)):
        cartridge(s, 34, y)
        s.line([(6 + row * 4, y), (24, y)], 4.4, "hot")


def burst(s: Stencil, shots: int) -> None:
    """Draw a rifle firing a fan of shots at the ground before a man; ``shots`` is the number of strokes in each ray."""
    rifle(s, (2, 58), (50, 44))
    flash(s, 59, 41, 12)
    for degrees in (-30, -11, 8):
        along = (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
        for reach in (16, 29)[:shots]:
            near, far = (
                (59 + along[0] * reach, 41 + along[1] * reach),
                (59 + along[0] * (reach + 8.5), 41 + along[1] * (reach + 8.5)),
            )
            s.line([near, far], 4.6)
    s.line([(8, 86), (92, 86)], 5)
    for x in (54, 68, 82):
        s.shape(polygon([(x - 1, 82), (x + 4, 70), (x + 9, 82)]))


def run_and_gun(s: Stencil) -> None:
    """Draw the icon of Run and Gun."""
    head(s, 55, 17, 6)
    limb(s, [(51, 31), (43, 55)], 16)
    limb(s, [(44, 56), (63, 63), (60, 88), (66, 89)], 9)
    limb(s, [(43, 56), (34, 75), (13, 79), (11, 84)], 9)
    limb(s, [(52, 36), (62, 46), (70, 41)], 7.5)
    rifle(s, (38, 50), (86, 33))
    flash(s, 92, 31, 9)


def sneak(s: Stencil) -> None:
    """Draw the icon of Sneak."""
    head(s, 67, 33, 12)
    limb(s, [(58, 45), (37, 58)], 17)
    limb(s, [(38, 60), (57, 70), (48, 89), (56, 90)], 9)
    limb(s, [(34, 60), (21, 72), (30, 88), (16, 89)], 9)
    limb(s, [(59, 51), (66, 63), (77, 58)], 7)
    rifle(s, (53, 67), (97, 55))
    s.line([(6, 96), (94, 96)], 3)


def evade(s: Stencil) -> None:
    """Draw the icon of Evade."""
    head(s, 59, 17, 6)
    limb(s, [(55, 30), (47, 53)], 16)
    limb(s, [(48, 54), (66, 60), (63, 80), (69, 81)], 9)
    limb(s, [(46, 54), (38, 71), (20, 79)], 9)
    limb(s, [(56, 36), (68, 47), (77, 41)], 7.5)
    limb(s, [(52, 35), (37, 46), (29, 38)], 7.5)
    s.line([(6, 93), (25, 88), (45, 95), (64, 88), (83, 93)], 4.6, "hot", bent=True)
    s.shape(polygon([(79, 85), (96, 93), (80, 100)]), "hot")


def sprint(s: Stencil) -> None:
    """Draw the icon of Sprint."""
    head(s, 68, 17, 16)
    limb(s, [(61, 30), (46, 51)], 16)
    limb(s, [(47, 52), (70, 57), (74, 78), (80, 78)], 9)
    limb(s, [(45, 53), (29, 67), (7, 62)], 9)
    limb(s, [(61, 36), (76, 44), (87, 34)], 7.5)
    limb(s, [(58, 36), (41, 38), (33, 51)], 7.5)
    for left, right, y in ((4, 30, 26), (0, 22, 41), (12, 44, 88)):
        s.line([(left + 2, y), (right, y)], 4.4, "hot")


def charge(s: Stencil) -> None:
    """Draw the icon of Charge."""
    head(s, 47, 17, 8)
    limb(s, [(44, 30), (35, 54)], 16)
    limb(s, [(36, 55), (54, 64), (52, 88), (58, 89)], 9)
    limb(s, [(34, 55), (25, 75), (5, 79), (4, 84)], 9)
    limb(s, [(46, 36), (56, 47), (64, 42)], 7.5)
    rifle(s, (26, 56), (78, 36), bayonet=True)


def grenade(s: Stencil) -> None:
    """Draw the icon of Grenade."""
    s.shape(curve([(29, 60), (33, 42), (50, 34), (67, 42), (71, 60), (63, 82), (50, 89), (37, 82)]))
    for y in (50, 62, 74):
        s.cut_line([(30, y), (70, y)], 2.6)
    for bend in (-7, 7):
        s.cut_line([(50 + bend, 37), (50 + bend * 1.5, 62), (50 + bend, 87)], 2.6, bent=True)
    s.block(43, 22, 58, 36)
    s.line([(55, 22), (73, 26), (80, 54)], 5.4, bent=True)
    s.ring(35, 22, 8.5, 4.4, "hot")


def smoke_grenade(s: Stencil) -> None:
    """Draw the icon of Smoke Grenade."""
    s.block(34, 46, 64, 94, round_=3)
    s.cut(polygon([(30, 60), (70, 60), (70, 69), (30, 69)]))
    s.block(34, 61.5, 64, 67.5, layer="hot")
    s.block(43, 37, 55, 45)
    s.line([(53, 38), (67, 42), (71, 60)], 4, bent=True)
    for x, y, radius in ((43, 24, 10), (61, 17, 12), (81, 24, 9.5)):
        s.ring(x, y, radius, 4.6)


def rifle_grenade(s: Stencil) -> None:
    """Draw the icon of Rifle Grenade."""
    rifle(s, (4, 88), (64, 36))
    s.within(
        66, 34, -41, lambda: s.shape(curve([(0, -6), (10, -9), (24, -7.5), (34, 0), (24, 7.5), (10, 9), (0, 6)]), "hot")
    )
    s.within(66, 34, -41, lambda: s.shape(polygon([(-12, -8), (-5, -8), (0, -3), (0, 3), (-5, 8), (-12, 8)]), "hot"))


def plan(s: Stencil) -> None:
    """Draw the icon of Plan."""
    sheet = [(9, 28), (36, 18), (63, 28), (91, 18), (91, 78), (63, 88), (36, 78), (9, 88), (9, 28)]
    s.line(sheet, 5)
    s.line([(36, 20), (36, 77)], 3.4)
    s.line([(63, 29), (63, 87)], 3.4)
    s.line([(18, 70), (30, 52), (47, 59), (59, 43)], 4.8, "hot", bent=True)
    s.line([(67, 35), (82, 49)], 5.2, "hot")
    s.line([(82, 35), (67, 49)], 5.2, "hot")


def reload(s: Stencil) -> None:
    """Draw the icon of Reload."""
    for x in (23, 41, 59, 77):
        s.shape(round_tip(x))
    s.cut(polygon([(6, 72), (94, 72), (94, 85), (6, 85)]))
    s.block(9, 74.5, 91, 82.5, layer="hot")


def round_tip(x: float, half: float = 6.5, top: float = 13) -> skia.Path:
    """Return the outline of an upright cartridge at x; `half` is half its width, `top` the y of its tip."""
    foot = 92 - (6.5 - half)
    right = [(x + half * 0.68, top + 15), (x + half, 42, 1), (x + half, foot, 1)]
    return curve([(x - half, foot, 1), (x - half, 42, 1), (x - half * 0.68, top + 15), (x, top), *right])


def medical_aid(s: Stencil) -> None:
    """Draw the icon of Medical Aid."""
    s.block(12, 30, 88, 88, round_=8)
    s.line([(33, 31), (35, 15), (65, 15), (67, 31)], 6.4)
    s.cut(
        polygon(
            [
                (42, 38),
                (58, 38),
                (58, 51),
                (71, 51),
                (71, 67),
                (58, 67),
                (58, 80),
                (42, 80),
                (42, 67),
                (29, 67),
                (29, 51),
                (42, 51),
            ]
        )
    )
    s.block(45.5, 41.5, 54.5, 76.5, layer="hot")
    s.block(32.5, 54.5, 67.5, 63.5, layer="hot")


def search(s: Stencil) -> None:
    """Draw the icon of Search."""
    s.line([(13, 12), (60, 12), (60, 76), (13, 76), (13, 12)], 4.8)
    for y in (27, 40, 53, 65):
        s.line([(23, y), (50, y)], 3.8)
    s.cut_disc(63, 58, 24)
    s.ring(63, 58, 20, 6)
    s.line([(79, 75), (92, 91)], 9.5, "hot")


def hide(s: Stencil) -> None:
    """Draw the icon of Hide."""
    head(s, 50, 46, 0, 1.5)
    s.cut(curve([(2, 94), (14, 70), (30, 60), (44, 68), (58, 57), (78, 64), (98, 94)]), 5)
    s.shape(curve([(2, 94), (14, 70), (30, 60), (44, 68), (58, 57), (78, 64), (98, 94)]))
    for stalk in ([(18, 90), (24, 74)], [(40, 90), (38, 76)], [(62, 90), (68, 72)], [(80, 90), (77, 78)]):
        s.cut_line(stalk, 3)


def rally(s: Stencil) -> None:
    """Draw the icon of Rally."""
    head(s, 46, 25)
    limb(s, [(47, 41), (46, 63)], 18)
    limb(s, [(43, 64), (36, 92), (31, 93)], 9.5)
    limb(s, [(49, 64), (56, 92), (62, 93)], 9.5)
    limb(s, [(51, 43), (69, 31), (73, 9)], 8)
    limb(s, [(42, 43), (28, 55), (33, 68)], 8)
    for reach in (0, 10):
        s.line([(81 + reach, 4), (86 + reach, 17), (81 + reach, 30)], 4, "hot", bent=True)


def carry(s: Stencil) -> None:
    """Draw the icon of Carry."""
    head(s, 36, 20, -4)
    limb(s, [(36, 33), (41, 57)], 15)
    limb(s, [(40, 58), (27, 71), (29, 90), (23, 91)], 9)
    limb(s, [(43, 58), (52, 73), (47, 91)], 9)
    limb(s, [(38, 40), (54, 53), (63, 59)], 7)
    head(s, 71, 55, 62, 0.86)
    limb(s, [(72, 67), (82, 82)], 13)
    limb(s, [(82, 83), (98, 89)], 8.5)
    s.line([(26, 44), (8, 44)], 4.8, "hot")
    s.line([(15, 35), (5, 44), (15, 53)], 4.8, "hot")


def duck_back(s: Stencil) -> None:
    """Draw the icon of Duck Back."""
    head(s, 42, 47, 22, 1.05)
    limb(s, [(36, 60), (21, 73)], 16)
    limb(s, [(22, 76), (43, 77), (39, 91), (47, 92)], 9)
    limb(s, [(20, 78), (9, 92)], 9)
    limb(s, [(38, 64), (54, 75)], 7)
    s.block(60, 58, 96, 94)
    for y in (70, 82):
        s.cut_line([(58, y), (98, y)], 2.6)
    for x, top in ((78, 58), (69, 70), (87, 70), (78, 82)):
        s.cut_line([(x, top), (x, top + 12)], 2.6)
    s.line([(77, 8), (77, 40)], 6, "hot")
    s.line([(63, 32), (77, 48), (91, 32)], 6, "hot")


def melee(s: Stencil) -> None:
    """Draw the icon of Melee."""

    def knife(blade: bool) -> Callable[[], None]:
        def draw() -> None:
            s.shape(polygon([(-8, -5), (36, -5), (50, 0.5), (36, 5), (-8, 5)]))
            s.cut_line([(-4, 0), (34, 0)], 1.8)
            s.block(-15, -12, -9, 12, layer="hot" if blade else "ink", round_=2)
            s.block(-43, -5.4, -15, 5.4, round_=4)

        return draw

    s.within(50, 50, -45, knife(True))
    s.within(50, 50, -135, knife(False))


def guard(s: Stencil) -> None:
    """Draw the icon of Guard."""
    head(s, 44, 16)
    limb(s, [(44, 32), (44, 57)], 18)
    limb(s, [(40, 58), (38, 92), (33, 93)], 9.5)
    limb(s, [(48, 58), (50, 92), (56, 93)], 9.5)
    limb(s, [(50, 36), (60, 49), (66, 46)], 7.5)
    limb(s, [(38, 36), (29, 48), (30, 62)], 7.5)
    rifle(s, (66, 88), (70, 6))


ORDER_ICONS: dict[str, Callable[[Stencil], None]] = {
    "aimed-fire": aimed_fire, "rapid-fire": rapid_fire, "suppressive-fire": lambda s: burst(s, 2),
    "slow-suppressive-fire": lambda s: burst(s, 1), "run-and-gun": run_and_gun, "sneak": sneak, "evade": evade,
    "sprint": sprint, "charge": charge, "grenade": grenade, "smoke-grenade": smoke_grenade,
    "rifle-grenade": rifle_grenade, "plan": plan, "reload": reload, "medical-aid": medical_aid, "search": search,
    "hide": hide, "rally": rally, "carry": carry, "duck-back": duck_back, "melee": melee, "guard": guard,
}  # fmt: skip
