"""Kinds of scenery and ground cover that the painter supports; a game maps its terrains to them."""

from __future__ import annotations

from enum import StrEnum


class Scenery(StrEnum):
    """A kind of scenery on a hex: plants, buildings, water, rocks."""

    OPEN = "open"
    FIELD = "field"
    LONG_GRASS = "long-grass"
    BRUSH = "brush"
    WOODS = "woods"
    ORCHARD = "orchard"
    MARSH = "marsh"
    WATER = "water"
    """A stream, a pond, or a bridge over one; the water itself is painted along the streams of the plan."""
    HEDGE = "hedge"
    WALL = "wall"
    BUILDING = "building"
    HOLLOW = "hollow"
    ROCKS = "rocks"
    LOGS = "logs"
    FOXHOLE = "foxhole"
    CRATER = "crater"
    RUBBLE = "rubble"


class GroundCover(StrEnum):
    """A kind of ground cover of a hex, painted under its scenery and visible mostly in open hexes."""

    MEADOW = "meadow"
    GRAZED = "grazed"
    HAY = "hay"
    CLOVER = "clover"
    MOWN = "mown"
    RUSHES = "rushes"
    FALLOW = "fallow"
    PLOUGH = "plough"
    WHEAT = "wheat"
    ROW_CROP = "row-crop"
    STUBBLE = "stubble"
    YARD = "yard"
    SAND = "sand"
    DEBRIS = "debris"
