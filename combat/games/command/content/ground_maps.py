"""Maps from Tiled files: tile layers for ground and levels, object layers for everything drawn (17.0).

A hex is 480 x 240 pixels in Tiled, so that pixels are lattice points. The object layers are `outlines`, `sides`,
`ways`, `crests` and `objectives`; the class of an object gives its kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Literal

from combat.engine.content.findings import unknown
from combat.engine.content.hexes.board_files import MOST_SOUND, BoardFiles
from combat.engine.content.places import Places
from combat.engine.content.tiled import Tag, TiledMap
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, HexError, distance, neighbours
from combat.engine.space.hexes.hexside import Hexside, hexside
from combat.engine.space.hexes.lattice import HEIGHT, WIDTH, Spot, brink, hex_at
from combat.games.command.rules.ground.ground_map import Crest, GroundMap, Objective, Outline, SidePiece, Way

TERRAINS = (
    "open", "field", "orchard", "brush", "woods", "building", "gully", "marsh", "stream", "water", "bridge-major",
    "bridge-minor",
)  # fmt: skip
SIDE_KINDS, WAY_KINDS = ("hedge", "wall", "fence", "cliff"), ("road", "rail", "trail")
LAYERS = ("outlines", "sides", "ways", "crests", "objectives")
COLUMNS, ROWS = 15, 10
OBJECTIVES = 5
SIZE = {"tilewidth": str(WIDTH), "tileheight": str(HEIGHT), "hexsidelength": str(WIDTH // 2)}

BOARDS = BoardFiles(terrains=TERRAINS, hex_keys=frozenset({"hex", "hexes", "zone"}))

_sound: dict[Path, GroundMap] = {}
"""Cache of valid maps by file."""


@dataclass
class _Object:
    """An object of a Tiled layer: its tag, points and properties."""

    tag: Tag
    layer: str
    spots: list[Spot] = field(default_factory=list)
    closed: bool = False
    properties: dict[str, str] = field(default_factory=dict)

    @property
    def kind(self) -> str:
        """Class of the object; older Tiled files call it "type"."""
        return self.tag.attributes.get("class") or self.tag.attributes.get("type", "")


def load_map(path: Path) -> GroundMap:
    """Return the map of a Tiled file, with the file's stem as id; raise ContentError with all findings.

    The map is cached until its board changes.
    """
    board = BOARDS.load(path)
    found = _sound.get(path)
    if found is None or found.board is not board:
        found = _MapReader(TiledMap(path), board).whole()
        if len(_sound) >= MOST_SOUND:
            _sound.clear()
        _sound[path] = found
    return found


def find_map(places: Places, name: str) -> GroundMap:
    """Return the map with an id, such as the name of a built-in board; raise ContentError if it is unknown or
    faulty.
    """
    BOARDS.find(places, name)  # raises ContentError for an unknown name
    return load_map(places.file(f"assets/boards/{name}.tmx"))


def prove_map(path: Path) -> GroundMap:
    """Validate a map file and return its map; raise ContentError with all findings. Same as `load_map`."""
    return load_map(path)


class _MapReader:
    """Reader of the drawn objects of one map; collects findings with their line numbers."""

    def __init__(self, page: TiledMap, board: Board) -> None:
        self.page, self.board = page, board
        self._check_size()
        self.properties = {
            tag.attributes.get("name", ""): tag.attributes.get("value", "")
            for tag in page.find("property", "map", "properties")
        }
        self.objects = list(self._objects())

    def whole(self) -> GroundMap:
        """Return the map; raise ContentError if there are findings."""
        outlines = tuple(self._outlines())
        found = GroundMap(
            id=self.board.id,
            title=self.properties.get("title", self.board.id),
            board=self.board,
            orientation=self._orientation(),
            objectives=tuple(sorted(self._objectives(outlines), key=lambda objective: objective.number)),
            outlines=outlines,
            sides=tuple(self._sides()),
            ways=tuple(self._ways()),
            crests=tuple(self._crests()),
            rural=self.properties.get("rural") == "true",
        )
        self._check_objectives(found.objectives)
        self.page.raise_findings()
        return found

    def _check_size(self) -> None:
        tag = self.page.find("map")[0]
        for name, wanted in SIZE.items():
            if tag.attributes.get(name) != wanted:
                said = msg("finding-wrong-shape", name=name, value=tag.attributes.get(name, ""), wanted=wanted)
                self.page.fault(tag.line, said)
        if (self.board.columns, self.board.rows) != (COLUMNS, ROWS):
            size = {"columns": self.board.columns, "rows": self.board.rows}
            self.page.fault(tag.line, msg("finding-map-size", **size, wide=COLUMNS, high=ROWS))

    def _orientation(self) -> Literal["wide", "long"]:
        said = self.properties.get("orientation", "wide")
        if said not in ("wide", "long"):
            self.page.fault(1, msg("finding-map-orientation", value=said))
        return "long" if said == "long" else "wide"

    def _objects(self) -> Iterator[_Object]:
        layer, here = "", None
        for tag in self.page.tags:
            if tag.name == "objectgroup":
                layer = tag.attributes.get("name", "")
                if layer not in LAYERS:
                    self.page.fault(tag.line, unknown("layer", layer, LAYERS))
            elif tag.name == "object" and layer in LAYERS:
                if here is not None:
                    yield here
                here = _Object(tag, layer)
                here.spots = [self._spot(tag, tag.attributes.get("x", ""), tag.attributes.get("y", ""))]
            elif here is not None and tag.name in ("polygon", "polyline"):
                (x, y), here.closed = here.spots[0], tag.name == "polygon"
                pairs = [pair.partition(",") for pair in tag.attributes.get("points", "").split()]
                moved = [self._spot(tag, first, second) for first, _, second in pairs]
                here.spots = [(x + dx, y + dy) for dx, dy in moved]
            elif here is not None and tag.name == "property" and "object" in tag.inside:
                here.properties[tag.attributes.get("name", "")] = tag.attributes.get("value", "")
        if here is not None:
            yield here

    def _spot(self, tag: Tag, x: str, y: str) -> Spot:
        """Parse a lattice point; record a finding if it is none."""
        try:
            spot = float(x), float(y)
        except ValueError:
            spot = 0.5, 0.5
        if abs(spot[0]) > WIDTH * COLUMNS or abs(spot[1]) > HEIGHT * (ROWS + 1) or any(at % 1 for at in spot):
            self.page.fault(tag.line, msg("finding-no-lattice-point", x=x[:20], y=y[:20]))
            return 0, 0
        return int(spot[0]), int(spot[1])

    def _of(self, layer: str, kinds: tuple[str, ...] = ()) -> Iterator[_Object]:
        for each in self.objects:
            if each.layer == layer:
                if kinds and each.kind not in kinds:
                    self.page.fault(each.tag.line, unknown("kind", each.kind, kinds))
                else:
                    yield each

    def _outlines(self) -> Iterator[Outline]:
        for each in self._of("outlines", TERRAINS):
            hexes = tuple(self._named(each))
            if not each.closed or len(each.spots) < 3:
                self.page.fault(each.tag.line, msg("finding-outline-open", kind=each.kind))
            elif not hexes:
                self.page.fault(each.tag.line, msg("finding-outline-without-hex", kind=each.kind))
            else:
                for hex_ in hexes:
                    if self.board.contains(hex_) and self.board.terrain(hex_) != each.kind:
                        ground = self.board.terrain(hex_)
                        said = msg("finding-outline-unlike", kind=each.kind, hex=hex_, ground=ground)
                        self.page.fault(each.tag.line, said)
                yield Outline(each.kind, hexes, tuple(each.spots))

    def _named(self, each: _Object) -> Iterator[Hex]:
        """Yield the hexes listed in an object's properties."""
        for name in each.properties.get("hexes", "").split():
            try:
                hex_ = Hex(name)
                self.board.place(hex_)
                yield hex_
            except HexError as fault:
                self.page.fault(each.tag.line, fault.said)

    def _sides(self) -> Iterator[SidePiece]:
        by_ends = {
            frozenset(brink(hex_, way)): hexside(hex_, other)
            for hex_ in self.board.hexes()
            for way, other in enumerate(neighbours(hex_))
            if other is not None and self.board.contains(other)
        }
        met: set[Hexside] = set()
        for each in self._of("sides", SIDE_KINDS):
            side = by_ends.get(frozenset(each.spots))
            if side is None:
                self.page.fault(each.tag.line, msg("finding-no-hexside", kind=each.kind))
            elif side in met:
                self.page.fault(each.tag.line, msg("finding-hexside-twice", one=side[0], other=side[1]))
            else:
                if each.kind == "cliff" and len({self.board.level(hex_) for hex_ in side}) == 1:
                    self.page.fault(each.tag.line, msg("finding-level-cliff", one=side[0], other=side[1]))
                met.add(side)
                yield SidePiece(each.kind, side)

    def _ways(self) -> Iterator[Way]:
        for each in self._of("ways", WAY_KINDS):
            hexes: list[Hex] = []
            for spot in each.spots:
                hex_ = hex_at(spot)
                if hex_ is not None and self.board.contains(hex_) and hexes[-1:] != [hex_]:
                    hexes.append(hex_)
            broken = [(a, b) for a, b in pairwise(hexes) if distance(a, b) != 1]
            if broken or not hexes:
                one, other = broken[0] if broken else ("", "")
                self.page.fault(each.tag.line, msg("finding-way-broken", kind=each.kind, one=one, other=other))
            else:
                yield Way(each.kind, tuple(hexes), tuple(each.spots))

    def _crests(self) -> Iterator[Crest]:
        for each in self._of("crests"):
            level = each.properties.get("level", "")
            if level not in ("1", "2", "3", "4") or len(each.spots) < 2:
                self.page.fault(each.tag.line, msg("finding-crest-level", level=level))
            else:
                spots = [*each.spots, each.spots[0]] if each.closed else each.spots
                yield Crest(int(level), tuple(spots))

    def _objectives(self, outlines: tuple[Outline, ...]) -> Iterator[Objective]:
        """Yield the objectives; an objective inside a building has all hexes of the building (5.4)."""
        for each in self._of("objectives"):
            number, hex_ = each.tag.attributes.get("name", ""), hex_at(each.spots[0])
            if number not in [str(known) for known in range(1, OBJECTIVES + 1)] or hex_ is None:
                self.page.fault(each.tag.line, msg("finding-objective-number", number=number))
                continue
            of = [outline.hexes for outline in outlines if hex_ in outline.hexes and outline.terrain == "building"]
            yield Objective(int(number), of[0] if of else (hex_,))

    def _check_objectives(self, objectives: tuple[Objective, ...]) -> None:
        numbers = [objective.number for objective in objectives]
        if numbers != list(range(1, OBJECTIVES + 1)) and not self.page.findings:
            self.page.fault(1, msg("finding-five-objectives", numbers=", ".join(map(str, numbers)), wanted=OBJECTIVES))
