"""All icons, as white masks under ``assets/icons``: ink, and hot strokes apart."""

from __future__ import annotations

from tools.paint_pieces.icons_orders import ORDER_ICONS
from tools.paint_pieces.icons_states import STATE_ICONS
from tools.paint_pieces.icons_weapons import HEIGHT, WEAPON_ICONS
from tools.paint_pieces.stencil import Stencil


def paint_icons() -> None:
    """Saves every icon."""
    for name, draw in {**ORDER_ICONS, **STATE_ICONS}.items():
        stencil = Stencil()
        draw(stencil)
        stencil.save(name)
    for name, draw in WEAPON_ICONS.items():
        stencil = Stencil(100, HEIGHT)
        draw(stencil)
        stencil.save(name)
