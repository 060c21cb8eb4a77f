"""Write all icons as white masks under ``assets/icons``, ink and highlighted strokes in separate files."""

from __future__ import annotations

from functools import partial

from tools.volume1.paint_pieces.icons.arms_icons import ARMS
from tools.volume1.paint_pieces.icons.order_icons import ORDER_ICONS
from tools.volume1.paint_pieces.icons.state_icons import STATE_ICONS
from tools.volume1.paint_pieces.icons.weapon_icons import CUT_TO, HEIGHT, KINDS
from tools.volume1.paint_pieces.stencil import Stencil


def paint_icons() -> None:
    """Draw every icon and write it to its file."""
    for name, draw in {**ORDER_ICONS, **STATE_ICONS}.items():
        stencil = Stencil()
        draw(stencil)
        stencil.save(name)
    for name, draw in {**KINDS, **ARMS}.items():
        left, width = CUT_TO.get(name, (0, 100))
        stencil = Stencil(width, HEIGHT)
        stencil.within(-left, 0, 0, partial(draw, stencil))
        stencil.save(f"weapons/{name}")
