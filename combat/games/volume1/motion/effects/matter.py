"""The material thrown up by an impact, by terrain."""

from __future__ import annotations

from collections.abc import Mapping

OF_TERRAIN: Mapping[str, str] = {
    "open": "earth",
    "field": "earth",
    "depression": "earth",
    "foxhole": "earth",
    "crater": "earth",
    "long-grass": "grass",
    "trees": "leaves",
    "orchard": "leaves",
    "hedgerow": "leaves",
    "logs": "splinters",
    "building": "splinters",
    "wall": "stone",
    "rocks": "stone",
    "rubble": "stone",
    "marsh": "water",
    "stream": "water",
}
USUAL = "earth"
"""The material for a terrain defined only by a content pack."""
