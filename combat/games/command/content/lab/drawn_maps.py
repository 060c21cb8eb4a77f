"""Maps drawn by a lab file: obstacles fill three quarters of their hexes, ways run through the centres."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.reading import Source
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, HexError, distance
from combat.engine.space.hexes.hexside import hexside
from combat.engine.space.hexes.lattice import CORNERS, middle
from combat.games.command.content.crest_lines import crests
from combat.games.command.content.ground_maps import TERRAINS, WAY_KINDS
from combat.games.command.content.lab.position_file import DrawnPart, PositionFile
from combat.games.command.rules.ground.ground_map import GroundMap, Objective, Outline, SidePiece, Way

BARE = ("open", "gully", "stream", "water")
"""Ground types without an outline; bridges have parapets beside their way."""
SHARE = (3, 4)
"""Size of an outline relative to its hex, as a fraction."""


def drawn_map(source: Source[PositionFile], part: DrawnPart) -> GroundMap:
    """Build the map of a lab file; raise ContentError with all findings."""
    findings = list(_faults(source, part))
    if findings:
        raise ContentError(sorted(findings))
    board = Board.of("lab", part.columns, part.rows, dict(part.ground), dict(part.levels))
    sides = tuple(SidePiece(kind, hexside(one, other)) for one, other, kind in part.sides)
    cliffs = frozenset(frozenset(piece.side) for piece in sides if piece.kind == "cliff")
    return GroundMap(
        "lab", source.content.title, board, "wide",
        tuple(Objective(number, hexes) for number, hexes in enumerate(_objectives(part), 1)),
        tuple(_outlines(part)),
        sides,
        tuple(_way(kind, [Hex(hex_) for hex_ in hexes]) for kind, *hexes in part.ways),
        crests(dict(zip(board.hexes(), board.levels, strict=True)), cliffs),
    )  # fmt: skip


def _objectives(part: DrawnPart) -> list[tuple[Hex, ...]]:
    return [(Hex(found),) if isinstance(found, str) else tuple(map(Hex, found)) for found in part.objectives]


def _outlines(part: DrawnPart) -> Iterator[Outline]:
    """Yield the outline of each hex; a way straight through it divides it in two."""
    straight = {
        here: (middle(after)[0] - middle(before)[0], middle(after)[1] - middle(before)[1])
        for _, *names in part.ways
        for before, here, after in _triples([Hex(name) for name in names])
        if _opposite(before, here, after)
    }
    for hex_, terrain in part.ground.items():
        if terrain in BARE:
            continue
        along = straight.get(hex_)
        if along is None:
            yield _outline(terrain, hex_, CORNERS)
            continue
        for side in (1, -1):
            beside = [(x, y) for x, y in CORNERS if side * (along[0] * y - along[1] * x) > 0]
            yield _outline(terrain, hex_, beside)


def _triples(hexes: Sequence[Hex]) -> Iterator[tuple[Hex, Hex, Hex]]:
    """Return each hex with the one before and the one after."""
    return zip(hexes, hexes[1:], hexes[2:], strict=False)


def _opposite(before: Hex, here: Hex, after: Hex) -> bool:
    """Return whether a way enters and leaves a hex by opposite sides."""
    (x, y), (x1, y1), (x2, y2) = middle(here), middle(before), middle(after)
    return (x1 + x2, y1 + y2) == (2 * x, 2 * y)


def _outline(terrain: str, hex_: Hex, corners: Iterable[tuple[int, int]]) -> Outline:
    (x, y), (part, whole) = middle(hex_), SHARE
    return Outline(terrain, (hex_,), tuple((x + dx * part // whole, y + dy * part // whole) for dx, dy in corners))


def _way(kind: str, hexes: list[Hex]) -> Way:
    return Way(kind, tuple(hexes), tuple(middle(hex_) for hex_ in hexes))


def _faults(source: Source[PositionFile], part: DrawnPart) -> Iterator[Finding]:
    """Yield findings about unknown ground, hexes off the map, and links between hexes that are not adjacent."""
    board = Board.of("lab", part.columns, part.rows)
    named: list[tuple[Hex, tuple[str | int, ...]]] = []
    for hex_, terrain in part.ground.items():
        named.append((hex_, ("map", "ground", hex_)))
        if terrain not in TERRAINS:
            yield source.finding(unknown("terrain", terrain, TERRAINS), "map", "ground", hex_)
    named += [(hex_, ("map", "levels", hex_)) for hex_ in part.levels]
    named += [(hex_, ("map", "objectives", place)) for place, found in enumerate(_objectives(part)) for hex_ in found]
    for place, (one, other, kind) in enumerate(part.sides):
        named += [(one, ("map", "sides", place)), (other, ("map", "sides", place))]
        if distance(one, other) != 1:
            yield source.finding(msg("finding-no-hexside", kind=kind), "map", "sides", place)
    for place, (way, *hexes) in enumerate(part.ways):
        if way not in WAY_KINDS:
            yield source.finding(unknown("kind", way, WAY_KINDS), "map", "ways", place, 0)
        for before, after in pairwise(hexes):
            if distance(Hex(before), Hex(after)) != 1:
                said = msg("finding-way-broken", kind=way, one=before, other=after)
                yield source.finding(said, "map", "ways", place)
        named += [(Hex(hex_), ("map", "ways", place)) for hex_ in hexes]
    for hex_, where in named:
        try:
            board.place(hex_)
        except HexError as fault:
            yield source.finding(fault.said, *where)
