"""Ribbon bars of decorations, in the medals' colours, side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pygame

from combat.engine.stage.drawing import theme
from combat.games.volume1.content.campaign_plan import Plan

WIDTH, HEIGHT, GAP = 34, 11, 4
"""A ribbon's size and the space between two, in pixels at scale 1."""


def ribbons_width(plan: Plan, medals: Iterable[str]) -> int:
    """Return the width in pixels of the ribbon bars of some medals."""
    given = Counter(medals)
    bars = [given[medal.id] for medal in plan.decorations if medal.id in given]
    again = sum(round(theme.font("sans", 12, 700).width(f"×{count}")) + theme.px(GAP) for count in bars if count > 1)
    return len(bars) * theme.px(WIDTH + GAP) + again


def draw_ribbons(surface: pygame.Surface, plan: Plan, medals: Iterable[str], left: int, top: int) -> int:
    """Draw a bar for each kind of medal, with the count of repeated awards; return the x of their right end."""
    given = Counter(medals)
    x = left
    for medal in plan.decorations:
        if medal.id not in given:
            continue
        bar = pygame.Rect(x, top, theme.px(WIDTH), theme.px(HEIGHT))
        stripes = len(medal.ribbon)
        for place, colour in enumerate(medal.ribbon):
            first, last = bar.width * place // stripes, bar.width * (place + 1) // stripes
            surface.fill(theme.rgb(colour), (bar.x + first, bar.y, last - first, bar.height))
        pygame.draw.rect(surface, theme.EDGE, bar, 1)
        x = bar.right + theme.px(GAP)
        if given[medal.id] > 1:
            face = theme.font("sans", 12, 700)
            x += round(face.draw(surface, f"×{given[medal.id]}", (x, bar.bottom), theme.INK_2)) + theme.px(GAP)
    return x
