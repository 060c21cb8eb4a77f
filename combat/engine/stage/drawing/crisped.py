"""Sharpening of pictures after they were scaled down."""

from __future__ import annotations

import pygame


def crisped(surface: pygame.Surface) -> pygame.Surface:
    """Return a copy of the picture, sharpened by an unsharp mask."""
    soft = pygame.transform.gaussian_blur(surface, 1)
    lighter, darker = surface.copy(), soft.copy()
    lighter.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    darker.blit(surface, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    strength = (128, 128, 128)
    lighter.fill(strength, special_flags=pygame.BLEND_RGB_MULT)
    darker.fill(strength, special_flags=pygame.BLEND_RGB_MULT)
    sharp = surface.copy()
    sharp.blit(lighter, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    sharp.blit(darker, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return sharp
