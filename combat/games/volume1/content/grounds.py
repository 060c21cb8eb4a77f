"""The grounds that hexes of Volume 1's boards may have, in the order of the pictures that map editors show (11.0)."""

from __future__ import annotations

TERRAINS = (
    "open", "field", "long-grass", "trees", "orchard", "logs", "marsh", "hedgerow", "wall", "rocks", "building",
    "depression", "stream", "foxhole", "rubble", "crater",
)  # fmt: skip
