"""Parse plans of tables: position and kind of every feature in centimetres, one feature a line.

A line is a kind of scenery, the height of a hill in centimetres if it is one, and a form:

    road            L3.5 0,62 44,60 92,64            a line 3.5 wide through points, rounded where it turns
    gully-floor     W7 0,70 26,72 50,80 80,78        an area as wide along a rounded line
    bocage          S1.5 6,48 32,46 58,48            a line of straight pieces
    wood            B 108,28 8x6 30                  a patch around a point: half its length and width, turned by degrees
    crop            R 70,28 20x18 5                  a rectangle around a point: length and width, turned by degrees
    gentle-hill 3   P 44,48 66,36 100,34 132,40      a polygon with natural sides
    crop            Q 38,12 52,14 50,26 36,24        a polygon with straight sides
"""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass
from pathlib import Path

from combat.games.armour.content.random_tables.natural_outlines import Spot, band, patch, rounded_line, weathered

PLANS = Path(__file__).with_name("table_plans")
SMOOTH = ("low-rise", "gentle-hill", "steep-hill", "soft-sand", "soft-ground")
"""Kinds whose outlines run in long curves; woods, scrub and rock are more ragged."""


@dataclass(frozen=True)
class Feature:
    """One feature of a plan, with its measures in millimetres."""

    kind: str
    corners: tuple[Spot, ...]
    width: int = 0
    """Width of a line; 0 for an area."""
    height: float = 0
    """Height of a hill in centimetres."""


@dataclass(frozen=True)
class Plan:
    """Plan of a table: size and objectives in centimetres, features in millimetres."""

    name: str
    width: int
    height: int
    base: str
    objectives: dict[str, tuple[int, int]]
    features: tuple[Feature, ...]


def plan_of(file: Path) -> Plan:
    """Read a plan from its TOML file; the name of the file is the name of the table."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    width, height = data["size"]
    lines = [line.partition("#")[0].split() for line in data["features"].strip().split("\n")]
    features = tuple(_feature(words, (width * 10, height * 10)) for words in lines if words)
    return Plan(
        file.stem, width, height, data["base"], {k: (x, y) for k, (x, y) in data["objectives"].items()}, features
    )


def _feature(words: list[str], size: tuple[int, int]) -> Feature:
    kind, *rest = words
    height = 0.0
    if rest[0].replace(".", "").isdigit():
        height = float(rest.pop(0))
    form, *values = rest
    seed = " ".join(words)
    if form[0] in "LS":
        spots = [_spot(text) for text in values]
        corners = rounded_line(spots) if form[0] == "L" else [_millimetres(spot) for spot in spots]
        return Feature(kind, _on_table(corners, size), round(float(form[1:]) * 10))
    if form[0] == "W":
        corners = band([_spot(text) for text in values], float(form[1:]))
        return Feature(kind, _on_table(corners, size), height=height)
    if form in "PQ":
        spots = [_spot(text) for text in values]
        corners = weathered(spots, seed) if form == "P" else [_millimetres(spot) for spot in spots]
        return Feature(kind, _on_table(corners, size), height=height)
    middle, (long, wide) = _spot(values[0]), (float(side) for side in values[1].split("x"))
    turn = float(values[2]) if len(values) > 2 else 0.0
    if form == "B":
        corners = patch(middle, long, wide, turn, seed, ragged=kind not in SMOOTH)
    else:
        corners = _rectangle(middle, long / 2, wide / 2, turn)
    return Feature(kind, _on_table(corners, size), height=height)


def _rectangle(middle: tuple[float, float], x: float, y: float, turn: float) -> list[Spot]:
    sin, cos = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    around = ((-x, -y), (x, -y), (x, y), (-x, y))
    return [_millimetres((middle[0] + a * cos - b * sin, middle[1] + a * sin + b * cos)) for a, b in around]


def _spot(text: str) -> tuple[float, float]:
    x, _, y = text.partition(",")
    return float(x), float(y)


def _millimetres(spot: tuple[float, float]) -> Spot:
    return round(spot[0] * 10), round(spot[1] * 10)


def _on_table(corners: list[Spot], size: tuple[int, int]) -> tuple[Spot, ...]:
    """Move corners beyond an edge of the table onto it, and drop those that then coincide."""
    moved = [(min(max(x, 0), size[0]), min(max(y, 0), size[1])) for x, y in corners]
    return tuple(spot for place, spot in enumerate(moved) if spot != moved[place - 1])
