"""Draw the icons of orders and actions on fate cards, in a box of 100 × 100 units."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.command.paint_pieces.arms_outlines import satchel
from tools.volume1.paint_pieces.icons.order_icons import (
    aimed_fire,
    burst,
    cartridge,
    charge,
    grenade,
    hide,
    melee,
    rally,
    rapid_fire,
    run_and_gun,
    smoke_grenade,
    sneak,
    sprint,
)
from tools.volume1.paint_pieces.icons.state_icons import plaster, shell, target
from tools.volume1.paint_pieces.kit import curve, polygon
from tools.volume1.paint_pieces.stencil import Stencil, head, limb, rifle


def _arrow(s: Stencil, start: tuple[float, float], end: tuple[float, float], wide: float = 8) -> None:
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    reach = wide * 2.1

    def back(angle: float) -> tuple[float, float]:
        return end[0] - reach * math.cos(turn + angle), end[1] - reach * math.sin(turn + angle)

    near = (end[0] - 0.8 * reach * math.cos(turn), end[1] - 0.8 * reach * math.sin(turn))
    s.line([start, near], wide)
    s.shape(polygon([end, back(0.62), back(-0.62)]))


def rout(s: Stencil) -> None:
    """Draw a running man whose rifle is thrown away."""
    head(s, 40, 20, -8)
    limb(s, [(43, 33), (50, 57)], 15)
    limb(s, [(49, 58), (33, 68), (38, 90)], 9)
    limb(s, [(50, 58), (62, 73), (82, 76), (85, 70)], 9)
    limb(s, [(44, 38), (32, 50), (22, 44)], 7.5)
    limb(s, [(44, 38), (57, 46), (68, 38)], 7.5)
    rifle(s, (66, 94), (94, 84))
    for y in (34, 46):
        s.line([(74, y), (92, y)], 4, "hot")


def denied(s: Stencil) -> None:
    """Draw a shell, crossed out."""
    shell(s)
    s.cut_line([(14, 88), (88, 14)], 15)
    s.line([(14, 88), (88, 14)], 8, "hot")


def confusion(s: Stencil) -> None:
    """Draw arrows in all directions."""
    _arrow(s, (50, 50), (50, 6))
    _arrow(s, (50, 50), (94, 58))
    _arrow(s, (50, 50), (22, 90))
    _arrow(s, (50, 50), (8, 34))
    s.cut_disc(50, 50, 17)
    s.disc(50, 50, 9, "hot")


def sights(s: Stencil) -> None:
    """Draw a target with cross hairs."""
    target(s, sights=True)


def concealed(s: Stencil) -> None:
    """Draw a helmet between leaves."""
    head(s, 50, 48, 0, 2.1)
    for x, y, turn in (
        (12, 78, -50),
        (28, 66, -20),
        (46, 80, 10),
        (64, 68, 25),
        (86, 76, 50),
        (74, 84, 10),
        (26, 86, -10),
    ):
        s.within(x, y, turn, lambda: s.cut(curve([(-9, 16, 1), (-13, -6), (0, -26, 1), (13, -6), (9, 16, 1)])))
        s.within(x, y, turn, lambda: s.shape(curve([(-6, 15, 1), (-10, -6), (0, -22, 1), (10, -6), (6, 15, 1)])))


def crossfire(s: Stencil) -> None:
    """Draw shots from two sides that meet."""
    for way in (-1, 1):
        s.within(50 + way * 40, 82, way * -38 if way < 0 else -142, lambda: cartridge(s, -6, 0, 46))
    s.ring(50, 26, 14, 5, "hot")
    s.disc(50, 26, 4.5, "hot")


def demolitions(s: Stencil) -> None:
    """Draw a satchel charge."""
    s.within(-4, 14, 0, lambda: satchel(s), (1.05, 1.75))


def spade(s: Stencil) -> None:
    """Draw a spade in a heap of earth."""
    s.line([(78, 8), (47, 58)], 8)
    s.line([(68, 3), (88, 14)], 8)
    s.within(44, 62, 32, lambda: s.shape(polygon([(-14, -8), (14, -8), (14, 14), (0, 30), (-14, 14)])))
    s.cut(curve([(0, 98, 1), (14, 80), (40, 74), (70, 80), (98, 98, 1)]), 5)
    s.shape(curve([(0, 98, 1), (14, 80), (40, 74), (70, 80), (98, 98, 1)]))


def entrenchment(s: Stencil) -> None:
    """Draw a man in a foxhole behind its spoil."""
    head(s, 50, 44, 0, 1.4)
    rifle(s, (38, 62), (92, 50))
    s.cut(curve([(2, 92, 1), (16, 70), (50, 62), (84, 70), (98, 92, 1)]), 5)
    s.shape(curve([(2, 92, 1), (16, 70), (50, 62), (84, 70), (98, 92, 1)]))


def mine(s: Stencil) -> None:
    """Draw a mine below ground with its prongs up."""
    s.shape(curve([(18, 74), (30, 58), (50, 54), (70, 58), (82, 74), (70, 86), (30, 86)]))
    s.block(44, 40, 56, 58)
    for x in (36, 50, 64):
        s.line([(50, 42), (x, 22)], 4.6)
    s.line([(4, 92), (96, 92)], 6)
    s.disc(50, 72, 6, "hot")


def pillbox(s: Stencil) -> None:
    """Draw a pillbox with its gun."""
    s.shape(polygon([(8, 84), (20, 34), (80, 34), (92, 84)]))
    s.cut(polygon([(26, 52), (74, 52), (77, 64), (23, 64)]))
    s.line([(50, 58), (86, 52)], 5)
    s.line([(2, 88), (98, 88)], 7)


def wire(s: Stencil) -> None:
    """Draw two rows of wire with barbs."""
    for y in (36, 68):
        s.line([(x, y + 10 * math.sin(x * math.pi / 17)) for x in range(4, 97, 3)], 5, bent=True)
        for x in (17, 50, 83):
            s.line([(x - 7, y - 11), (x + 7, y + 11)], 4.6)
            s.line([(x - 7, y + 11), (x + 7, y - 11)], 4.6)


def spray(s: Stencil) -> None:
    """Draw fire that fans out over two hexes."""
    rifle(s, (2, 84), (42, 60))
    for end in ((92, 18), (96, 50)):
        for near, far in ((0.12, 0.34), (0.48, 0.7), (0.82, 1.0)):
            along = [(46 + (end[0] - 46) * share, 58 + (end[1] - 58) * share) for share in (near, far)]
            s.line(along, 5.4)
    for x, y in ((84, 14), (90, 56)):
        s.ring(x, y, 9, 4, "hot")


USES: dict[str, Callable[[Stencil], None]] = {
    "fire": lambda s: burst(s, 2), "move": sprint, "advance": sneak, "recover": rally, "rout": rout,
    "artillery-request": shell, "artillery-denied": denied, "command-confusion": confusion,
    "ambush": charge, "assault-fire": run_and_gun, "bore-sighting": sights, "concealment": concealed,
    "crossfire": crossfire, "demolitions": demolitions, "dig-in": spade, "hand-grenades": grenade,
    "hidden-entrenchments": entrenchment, "hidden-mines": mine, "hidden-pillbox": pillbox, "hidden-unit": hide,
    "hidden-wire": wire, "light-wounds": plaster, "marksmanship": aimed_fire, "no-quarter": melee,
    "smoke-grenades": smoke_grenade, "spray-fire": spray, "sustained-fire": rapid_fire,
}  # fmt: skip


def paint_icons() -> None:
    """Draw and save the icons of all orders and actions."""
    for name, draw in USES.items():
        stencil = Stencil()
        draw(stencil)
        stencil.save(f"uses/{name}", "command")
