"""Paint of each nation: coat, camouflage, uniform, helmet, and the badge that identifies it without colour."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal, TypeAlias

import skia

from combat.engine.painting.brushes import polygon
from tools.armour.paint_models.sculpt import Sculpt

Helmet: TypeAlias = Literal["flared", "dish", "round"]
TRACK, STEEL, RUBBER, WOOD, SKIN, CANVAS = "#5B5148", "#6B6A66", "#46423C", "#94744A", "#D3A27C", "#A3935F"
DARK, PACK, RUST, CRATE, GLASS = "#3A362E", "#8A7A4E", "#6B4A38", "#7D6F48", "#8FA0A0"


@dataclass(frozen=True)
class Band:
    """One colour of camouflage: bands over a share of the model, sprayed or with hard edges."""

    colour: str
    share: float
    hard: bool = False


@dataclass(frozen=True)
class Coat:
    """Paint of a nation's vehicles and men."""

    nation: str
    paint: str
    bands: tuple[Band, ...]
    cloth: str
    steel: str
    helmet: Helmet
    dust: str


COATS = {
    coat.nation: coat
    for coat in (
        Coat("germany", "#BBA468", (Band("#6F7440", 0.75), Band("#7F4F33", 0.62)), "#8E978A", "#67716A", "flared", "#C9B68C"),
        Coat("britain", "#8B774E", (Band("#3B382F", 0.7, hard=True),), "#A8925C", "#7F7A4C", "dish", "#C6B288"),
        Coat("united-states", "#807E50", (Band("#686942", 0.3),), "#B0A272", "#6C6E44", "round", "#C6B288"),
        Coat("soviet-union", "#737652", (Band("#656A48", 0.3),), "#B3A06A", "#6B7450", "round", "#BBA67A"),
    )
}  # fmt: skip


def star(x: float, y: float, r: float) -> skia.Path:
    """Return a five-pointed star about a point; `r` is the distance of its points from there."""
    far = [r if point % 2 == 0 else r * 0.39 for point in range(10)]
    return polygon(
        [(x + math.sin(k * math.pi / 5) * far[k], y - math.cos(k * math.pi / 5) * far[k]) for k in range(10)]
    )


def ring(x: float, y: float, r: float) -> skia.Path:
    """Return a circle of radius `r` about a point."""
    path = skia.Path()
    path.addCircle(x, y, r)
    return path


def badge(m: Sculpt, coat: Coat, x: float, y: float, size: float) -> None:
    """Paint the nation's mark about a point: bar cross, ringed star, squadron triangle or plain star."""
    if coat.nation == "germany":
        for colour, wide in (("#F0EAD8", 0.82), ("#1C1A16", 0.42)):
            for ends in (((x - size, y), (x + size, y)), ((x, y - size), (x, y + size))):
                m.mark(polygon(ends, False), colour, 1, size * wide)
    elif coat.nation == "united-states":
        m.mark(ring(x, y, size * 1.25), "#EFE9D6", 0.95, size * 0.26)
        m.mark(star(x, y, size * 1.1), "#EFE9D6", 0.95)
    elif coat.nation == "britain":
        corners = [(x, y - size * 1.1), (x + size * 1.1, y + size * 0.8), (x - size * 1.1, y + size * 0.8)]
        m.mark(polygon(corners), "#D8B23C", 0.95, size * 0.42)
    else:
        m.mark(star(x, y, size * 1.35), "#EFE9D6", 0.9)
        m.mark(star(x, y, size), "#A5382A")
