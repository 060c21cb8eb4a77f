"""Weapon silhouettes for counters, dossier and fire form (14.0)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.artwork import has_asset
from combat.engine.stage.drawing.lettering import Rgb
from combat.games.volume1.rules.book import Weapon


def silhouette(weapon: Weapon) -> str:
    """Return the name of a weapon's outline in ``assets/icons/weapons``: one for this weapon, or that of its kind."""
    return weapon.id if has_asset(f"icons/weapons/{weapon.id}.png") else weapon.kind


def draw_silhouette(surface: pygame.Surface, weapon: Weapon, box: pygame.Rect, ink: Rgb) -> None:
    """Draw a weapon's outline as large as it fits."""
    name = f"weapons/{silhouette(weapon)}"
    if has_asset(f"icons/{name}.png"):
        theme.draw_icon(surface, name, box, ink)
