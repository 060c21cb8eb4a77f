"""The keys that choose lit hexes, on caps in these: seen at any size of the hexes, and beside counters and figures."""

from __future__ import annotations

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.games.volume1.table.volume_desk import VolumeDesk

SHARE, LEAST = 0.42, 18
"""How wide a cap is at most, as a share of its hex, and how wide it is at least, in pixels."""
BELOW, BESIDE = (0.0, 0.3), (0.41, 0.0)
"""Where a cap lies in its hex: below the middle, or at the right corner; shares of the hex."""


def draw(surface: pygame.Surface, desk: VolumeDesk) -> None:
    """Draw the caps of the question that is put; a hex with a counter or a figure in it has its cap at the corner."""
    labels = desk.asking.labels() if desk.asking is not None else {}
    if not labels:
        return
    moves = desk.battle.moves
    taken = {man.hex for man in desk.state.men.values()}
    taken.update(hex_ for move in (*moves.plans.under_way(desk.state), *moves.preview) for hex_ in move.way)
    for hex_, words in labels.items():
        surface.blit(*cap(desk, hex_, words, BESIDE if hex_ in taken else BELOW))


def cap(
    desk: VolumeDesk, hex_: Hex, words: str, at: tuple[float, float]
) -> tuple[pygame.Surface, pygame.Rect]:
    """The picture of a cap, no wider than its hex has room, and where it lies."""
    view = desk.view
    width, height = theme.keycap_size(words)
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    theme.draw_keycap(picture, words, 0, 0)
    most = max(LEAST, view.hex_width * SHARE)
    if width > most:
        picture = pygame.transform.smoothscale(picture, (round(most), round(height * most / width)))
    x, y = view.centre(hex_)
    middle = x + round(view.hex_width * at[0]), y + round(view.hex_height * at[1])
    return picture, picture.get_rect(center=middle)
