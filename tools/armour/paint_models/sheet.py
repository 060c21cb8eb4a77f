"""Contact sheet of all models at three sizes as the game draws them, for review after a change."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from combat.engine.space.plane.heading import FULL
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import face
from combat.engine.stage.drawing.theme import rgb
from combat.games.armour.content.library import Library
from combat.games.armour.rules.cards.team_card import TeamCard
from combat.games.armour.title import TITLE
from combat.games.miniatures.models.painted_model import painted_model
from tools.armour.paint_models.models import Model

COLUMNS, WIDE, HIGH, GROUND_HIGH, GAP = 5, 378, 246, 190, 14
SIZES = ((1.2, 98, 0), (0.6, 228, 240), (0.275, 312, -280))
"""Zoom, place from the left, and heading of each picture; 24, 12 and 5.5 pixels a centimetre."""
GROUNDS = {"britain": "#D9C596", "soviet-union": "#CBBE88"}
GRASS, PAPER, INK = "#C0C48E", "#E6DCC0", "#2B2618"
"""Colours of the ground, the sheet and the writing."""


def sheet(models: list[Model]) -> pygame.Surface:
    """Return an image with every model at three sizes and several headings, and as a wreck if it leaves one."""
    TITLE.use()
    assembly = Library().assembly()
    cards = assembly.cards.teams if assembly.cards else {}
    rows = -(-len(models) // COLUMNS)
    surface = pygame.Surface((COLUMNS * WIDE + 2 * GAP, rows * HIGH + GAP))
    surface.fill(rgb(PAPER))
    for place, model in enumerate(models):
        x, y = GAP + place % COLUMNS * WIDE, GAP + place // COLUMNS * HIGH
        _draw(surface.subsurface((x, y, WIDE - GAP, GROUND_HIGH)), model, cards[model.card], place)
        face("sans", 17, 600).draw(surface, model.card, (x + 2, y + GROUND_HIGH + 20), rgb(INK))
        face("sans", 14, 400).draw(surface, model.coat.nation, (x + 2, y + GROUND_HIGH + 39), rgb(INK))
    return surface


def _draw(ground: pygame.Surface, model: Model, card: TeamCard, place: int) -> None:
    """Draw one model on its ground; theirs are the German ones, as on the study."""
    nation = model.coat.nation
    ground.fill(rgb(GROUNDS.get(nation, GRASS)))
    ground.blit(theme.paper("grain", *ground.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    shrink = 0.5 if card.arm == "aircraft" else 1.0
    for zoom, x, heading in SIZES:
        turret = heading + (-140, 120, -80, 100, 0)[place % 5]
        piece = painted_model(
            card, nation, ours=nation != "germany", heading=heading % FULL, turret=turret % FULL, zoom=zoom * shrink,
            wreck=card.arm == "tank" and zoom == SIZES[-1][0] and place % 3 == 0,
        )  # fmt: skip
        piece.draw(ground, x - piece.size[0] // 2, GROUND_HIGH // 2 - piece.size[1] // 2)
