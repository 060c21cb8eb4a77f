"""How the painter draws the terrains and grounds of Volume 1's boards."""

from __future__ import annotations

from combat.engine.painting.scenery import GroundCover, Scenery

SCENERY = {
    "open": Scenery.OPEN, "field": Scenery.FIELD, "long-grass": Scenery.LONG_GRASS, "trees": Scenery.WOODS,
    "orchard": Scenery.ORCHARD, "logs": Scenery.LOGS, "marsh": Scenery.MARSH, "hedgerow": Scenery.HEDGE,
    "wall": Scenery.WALL, "rocks": Scenery.ROCKS, "building": Scenery.BUILDING, "depression": Scenery.HOLLOW,
    "stream": Scenery.WATER, "foxhole": Scenery.FOXHOLE, "rubble": Scenery.RUBBLE, "crater": Scenery.CRATER,
}  # fmt: skip
"""The painting of each terrain of the rules (11.0)."""
GROUNDS = {
    "meadow": GroundCover.MEADOW, "grazed": GroundCover.GRAZED, "hay": GroundCover.HAY, "clover": GroundCover.CLOVER,
    "mown": GroundCover.MOWN, "rushes": GroundCover.RUSHES, "fallow": GroundCover.FALLOW, "plough": GroundCover.PLOUGH,
    "wheat": GroundCover.WHEAT, "row-crop": GroundCover.ROW_CROP, "stubble": GroundCover.STUBBLE,
    "yard": GroundCover.YARD, "sand": GroundCover.SAND, "debris": GroundCover.DEBRIS,
}  # fmt: skip
"""The painting of each ground that a map may give a hex besides its terrain; any other is meadow."""
