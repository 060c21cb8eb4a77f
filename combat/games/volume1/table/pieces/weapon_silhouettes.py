"""Weapon silhouettes for counters, dossier and fire form (14.0)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.artwork import has_asset
from combat.engine.stage.drawing.lettering import Rgb
from combat.games.volume1.rules.book import Weapon


def silhouette(weapon: Weapon) -> str:
    """Return the file name of a weapon's silhouette in ``assets/icons/weapons``, without suffix: the weapon's, else
    its kind's.
    """
    return weapon.id if has_asset(f"icons/weapons/{weapon.id}.png") else weapon.kind


def draw_silhouette(surface: pygame.Surface, weapon: Weapon, box: pygame.Rect, ink: Rgb) -> None:
    """Draw a weapon's silhouette as large as it fits into a box; draw nothing if there is no picture."""
    name = f"weapons/{silhouette(weapon)}"
    if has_asset(f"icons/{name}.png"):
        theme.draw_icon(surface, name, box, ink)
