"""A map that a lab file draws: what blocks or hinders fills three quarters of its hex, ways run through the middles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.reading import Source
from combat.engine.kernel.sentence import sentence
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, HexError, distance
from combat.engine.space.hexes.hexside import hexside
from combat.engine.space.hexes.lattice import CORNERS, middle
from combat.games.command.content.crest_lines import crests
from combat.games.command.content.ground_maps import TERRAINS, WAY_KINDS
from combat.games.command.content.lab.position_file import DrawnPart, PositionFile
from combat.games.command.rules.ground.ground_map import GroundMap, Objective, Outline, SidePiece, Way

BARE = ("open", "gully", "stream", "water", "bridge-major", "bridge-minor")
"""Ground of which nothing stands up."""
SHARE = (3, 4)
"""How much of the way from the middle to a corner an outline reaches, as a fraction."""


def drawn_map(source: Source[PositionFile], part: DrawnPart) -> GroundMap:
    """The map of a lab file; raises ContentError with every finding."""
    findings = list(_faults(source, part))
    if findings:
        raise ContentError(sorted(findings))
    board = Board.of("lab", part.columns, part.rows, dict(part.ground), dict(part.levels))
    sides = tuple(SidePiece(kind, hexside(one, other)) for one, other, kind in part.sides)
    cliffs = frozenset(frozenset(piece.side) for piece in sides if piece.kind == "cliff")
    return GroundMap(
        "lab", source.content.title, board, "wide",
        tuple(Objective(number, (hex_,)) for number, hex_ in enumerate(part.objectives, 1)),
        tuple(_outline(terrain, hex_) for hex_, terrain in part.ground.items() if terrain not in BARE),
        sides,
        tuple(_way(kind, [Hex(hex_) for hex_ in hexes]) for kind, *hexes in part.ways),
        crests(dict(zip(board.hexes(), board.levels, strict=True)), cliffs),
    )  # fmt: skip


def _outline(terrain: str, hex_: Hex) -> Outline:
    (x, y), (part, whole) = middle(hex_), SHARE
    return Outline(terrain, (hex_,), tuple((x + dx * part // whole, y + dy * part // whole) for dx, dy in CORNERS))


def _way(kind: str, hexes: list[Hex]) -> Way:
    return Way(kind, tuple(hexes), tuple(middle(hex_) for hex_ in hexes))


def _faults(source: Source[PositionFile], part: DrawnPart) -> Iterator[Finding]:
    """Ground that there is not, hexes off the map, and things that lie between hexes that do not touch."""
    board = Board.of("lab", part.columns, part.rows)
    named: list[tuple[Hex, tuple[str | int, ...]]] = []
    for hex_, terrain in part.ground.items():
        named.append((hex_, ("map", "ground", hex_)))
        if terrain not in TERRAINS:
            yield source.finding(unknown("terrain", terrain, TERRAINS), "map", "ground", hex_)
    named += [(hex_, ("map", "levels", hex_)) for hex_ in part.levels]
    named += [(hex_, ("map", "objectives", place)) for place, hex_ in enumerate(part.objectives)]
    for place, (one, other, kind) in enumerate(part.sides):
        named += [(one, ("map", "sides", place)), (other, ("map", "sides", place))]
        if distance(one, other) != 1:
            yield source.finding(sentence("finding-no-hexside", kind=kind), "map", "sides", place)
    for place, (way, *hexes) in enumerate(part.ways):
        if way not in WAY_KINDS:
            yield source.finding(unknown("kind", way, WAY_KINDS), "map", "ways", place, 0)
        for before, after in pairwise(hexes):
            if distance(Hex(before), Hex(after)) != 1:
                said = sentence("finding-way-broken", kind=way, one=before, other=after)
                yield source.finding(said, "map", "ways", place)
        named += [(Hex(hex_), ("map", "ways", place)) for hex_ in hexes]
    for hex_, where in named:
        try:
            board.place(hex_)
        except HexError as fault:
            yield source.finding(fault.said, *where)


