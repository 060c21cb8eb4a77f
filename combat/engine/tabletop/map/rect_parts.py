"""Parts of a rectangle of the screen beside another."""

from __future__ import annotations

import pygame


def beside(area: pygame.Rect, held: pygame.Rect) -> list[pygame.Rect]:
    """Return the parts of an area above, below, left and right of a rectangle; all of it if they do not meet."""
    held = held.clip(area)
    if not held:
        return [area]
    strips = (
        pygame.Rect(area.left, area.top, area.width, held.top - area.top),
        pygame.Rect(area.left, held.bottom, area.width, area.bottom - held.bottom),
        pygame.Rect(area.left, held.top, held.left - area.left, held.height),
        pygame.Rect(held.right, held.top, area.right - held.right, held.height),
    )
    return [strip for strip in strips if strip]
