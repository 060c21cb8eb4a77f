"""Terrains of Volume 1's boards, in the order of the tileset (11.0)."""

from __future__ import annotations

TERRAINS = (
    "open", "field", "long-grass", "trees", "orchard", "logs", "marsh", "hedgerow", "wall", "rocks", "building",
    "depression", "stream", "foxhole", "rubble", "crater",
)  # fmt: skip
