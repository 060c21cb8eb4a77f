"""Weapon silhouettes, as counters, dossier and the form of a shot show them (14.0)."""

from __future__ import annotations

import pygame

from combat.client import theme
from combat.client.artwork import has_asset
from combat.client.lettering import Rgb


def draw_silhouette(surface: pygame.Surface, kind: str, box: pygame.Rect, ink: Rgb) -> None:
    """Draws a weapon's outline as large as it fits."""
    name = f"weapons/{kind}"
    if has_asset(f"icons/{name}.png"):
        theme.draw_icon(surface, name, box, ink)
