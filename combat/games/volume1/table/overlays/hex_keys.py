"""Key labels of highlighted hexes, beside counters and drawn moves."""

from __future__ import annotations

import pygame

from combat.engine.tabletop.overlay.key_caps import draw_caps
from combat.games.volume1.table.battle_asked import BattleAsked
from combat.games.volume1.table.volume_desk import VolumeDesk


def draw(surface: pygame.Surface, desk: VolumeDesk) -> None:
    """Draw the key labels of the current decision's hexes; in an occupied hex at the corner."""
    labels = desk.prompt.labels() if isinstance(desk.prompt, BattleAsked) else {}
    if not labels:
        return
    moves = desk.title_desk.moves
    taken = {man.hex for man in desk.state.men.values() if man.hex is not None}
    taken.update(hex_ for move in (*moves.plans.under_way(desk.state), *moves.preview) for hex_ in move.way)
    draw_caps(surface, desk.view, labels, taken)
