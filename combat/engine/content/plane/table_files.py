"""Load tables without a grid from Tiled maps: object layers only, one pixel for a millimetre."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from pathlib import Path

from combat.engine.content.plane.table_objects import Drawn, drawn_objects
from combat.engine.content.plane.table_source import TableSource
from combat.engine.content.tiled import Tag, TiledMap, check_tilesets
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.polygon import doubled_area, flaw
from combat.engine.space.plane.table_map import Form, HeightArea, Scenery, TableMap, TableObjective, TableZone

LAYERS = ("scenery", "heights", "zones", "objectives")
LEAST_SIDE, LARGEST_SIDE = 100, 10_000
"""Millimetres."""
MOST_CORNERS, MOST_IN_ALL = 300, 6_000
"""Maximum corners of one object, and of all objects of a table."""
HIGHEST = 9
WIDEST = 500
"""Maximum width of a line in millimetres."""
LEAST_AREA = 1
"""The smallest polygon in square centimetres."""
LONGEST_NAME = 60
"""Maximum characters of the name of a zone or an objective."""


class TableFiles(Record):
    """Reads tables; `kinds` are the kinds of scenery that the title knows."""

    kinds: tuple[str, ...]

    def load(self, path: Path) -> TableMap:
        """Read the table of a Tiled map, whose id is the file's name; raise ContentError with all findings."""
        return self.read(path).table

    def read(self, path: Path) -> TableSource:
        """Read a table like `load`, with the line of each object for the title's own findings."""
        page = TiledMap(path)
        width, height = _size(page)
        if page.find("map"):
            _check_layers(page)
            check_tilesets(page)
        page.raise_findings()
        reader = _TableReader(page, self.kinds, width, height)
        table = reader.table()
        return TableSource(path, table, {layer: tuple(lines) for layer, lines in reader.lines.items()})


def _size(page: TiledMap) -> tuple[int, int]:
    """Return the width and height of the table in units of 0.1 mm; 0 for a side that is faulty."""
    maps = page.find("map")
    if not maps:
        page.fault(1, msg("finding-no-table-map"))
        return 0, 0
    tag = maps[0]
    if tag.attributes.get("orientation") != "orthogonal":
        page.fault(tag.line, msg("finding-table-orientation", value=tag.attributes.get("orientation", "")))
    if tag.attributes.get("infinite", "0") != "0":
        page.fault(tag.line, msg("finding-infinite-map"))
    return _side(page, tag, "width"), _side(page, tag, "height")


def _side(page: TiledMap, tag: Tag, side: str) -> int:
    tiles, size = (tag.attributes.get(name, "") for name in (side, f"tile{side}"))
    whole = all(re.fullmatch("[0-9]{1,5}", value) for value in (tiles, size))
    if whole and LEAST_SIDE <= int(tiles) * int(size) <= LARGEST_SIDE:
        return int(tiles) * int(size) * MM
    said = {"side": side, "tiles": tiles[:20], "size": size[:20], "least": LEAST_SIDE, "most": LARGEST_SIDE}
    page.fault(tag.line, msg("finding-table-side", **said))
    return 0


def _check_layers(page: TiledMap) -> None:
    for tag in page.tags:
        name = tag.attributes.get("name", "")[:100]
        if tag.name in ("layer", "imagelayer", "group") and tag.inside[:1] == ("map",):
            page.fault(tag.line, msg("finding-table-layer", layer=name))
        if tag.name != "objectgroup" or tag.inside != ("map",):
            continue
        if name not in LAYERS:
            page.fault(tag.line, msg("finding-table-objects", layer=name, layers=", ".join(LAYERS)))
        if any(tag.attributes.get(offset, "0") != "0" for offset in ("offsetx", "offsety")):
            page.fault(tag.line, msg("finding-layer-moved", layer=name))


class _TableReader:
    """Builds a table from the objects of a map; findings are collected with their lines."""

    def __init__(self, page: TiledMap, kinds: tuple[str, ...], width: int, height: int) -> None:
        self.page, self.kinds, self.width, self.height = page, kinds, width, height
        self.lines: dict[str, list[int]] = {layer: [] for layer in LAYERS}
        """Lines of the objects of each layer, in the order of the table."""
        drawn = drawn_objects(page)
        if sum(len(each.corners) for each in drawn) > MOST_IN_ALL:
            page.fault(0, msg("finding-table-corners", most=MOST_IN_ALL))
            page.raise_findings()
        self.drawn = [each for each in drawn if not each.faulty and self._is_sound(each)]

    def table(self) -> TableMap:
        """Return the table; raise ContentError with every finding."""
        scenery, heights = tuple(self._scenery()), tuple(self._heights())
        zones, objectives = tuple(self._zones()), tuple(self._objectives())
        self.page.raise_findings()
        return TableMap(self.page.path.stem, self.width, self.height, scenery, heights, zones, objectives)

    def _fault(self, drawn: Drawn, message: str, **values: object) -> None:
        self.page.fault(drawn.line, msg(message, object=drawn.id, **values))

    def _is_sound(self, drawn: Drawn) -> bool:
        """Return whether an object has enough corners, all of them on the table, and a simple outline."""
        least = {"polygon": 3, "polyline": 2}.get(drawn.shape, 1)
        if not least <= len(drawn.corners) <= MOST_CORNERS:
            self._fault(drawn, "finding-object-corners", count=len(drawn.corners), least=least, most=MOST_CORNERS)
            return False
        for x, y in drawn.corners:
            if not (0 <= x <= self.width and 0 <= y <= self.height):
                size = {"width": self.width // MM, "height": self.height // MM}
                self._fault(drawn, "finding-off-table", at=_millimetres(Point(x, y)), **size)
                return False
        if drawn.shape not in ("polygon", "rectangle"):
            return True
        wrong = flaw(drawn.corners)
        if wrong is not None:
            self._fault(drawn, "finding-object-outline", at=_millimetres(wrong))
        elif abs(doubled_area(drawn.corners)) < 2 * LEAST_AREA * CM * CM:
            self._fault(drawn, "finding-object-tiny", least=LEAST_AREA)
            return False
        return wrong is None

    def _of(self, layer: str, *properties: str) -> Iterator[Drawn]:
        """Yield the objects of a layer; add findings about unknown properties."""
        for drawn in self.drawn:
            if drawn.layer == layer:
                for name in drawn.properties:
                    if name not in properties:
                        self._fault(drawn, "finding-object-property", name=name)
                yield drawn

    def _areas(self, layer: str, *properties: str) -> Iterator[Drawn]:
        for drawn in self._of(layer, *properties):
            if drawn.shape in ("polygon", "rectangle"):
                yield drawn
            else:
                self._fault(drawn, "finding-object-no-area", layer=layer)

    def _scenery(self) -> Iterator[Scenery]:
        forms: dict[str, Form] = {"polyline": "line", "point": "point"}
        for drawn in self._of("scenery", "width"):
            form = forms.get(drawn.shape, "area")
            width = self._number(drawn, "width", 0, WIDEST) if "width" in drawn.properties else 0
            if "width" in drawn.properties and form != "line":
                self._fault(drawn, "finding-object-no-line")
            elif self._is_known(drawn):
                self.lines["scenery"].append(drawn.line)
                yield Scenery(drawn.kind, form, drawn.corners, width * MM, drawn.name)

    def _is_known(self, drawn: Drawn) -> bool:
        if drawn.kind in self.kinds:
            return True
        close = difflib.get_close_matches(drawn.kind, self.kinds, 1, 0.5)
        if close:
            self._fault(drawn, "finding-object-kind-close", kind=drawn.kind[:100], close=close[0])
        else:
            self._fault(drawn, "finding-object-kind", kind=drawn.kind[:100], known=", ".join(self.kinds))
        return False

    def _number(self, drawn: Drawn, name: str, least: int, most: int) -> int:
        value = drawn.properties.get(name, "")
        if re.fullmatch("[0-9]{1,4}", value) and least <= int(value) <= most:
            return int(value)
        self._fault(drawn, "finding-object-value", name=name, value=value[:20], least=least, most=most)
        return 0

    def _heights(self) -> Iterator[HeightArea]:
        for drawn in self._areas("heights", "level"):
            self.lines["heights"].append(drawn.line)
            yield HeightArea(self._number(drawn, "level", 1, HIGHEST), drawn.corners)

    def _zones(self) -> Iterator[TableZone]:
        names = set[str]()
        for drawn in self._areas("zones"):
            if self._has_own_name(drawn, names):
                self.lines["zones"].append(drawn.line)
                yield TableZone(drawn.name, drawn.corners)

    def _objectives(self) -> Iterator[TableObjective]:
        names = set[str]()
        for drawn in self._of("objectives"):
            if drawn.shape != "point":
                self._fault(drawn, "finding-object-no-point", layer=drawn.layer)
            elif self._has_own_name(drawn, names):
                self.lines["objectives"].append(drawn.line)
                yield TableObjective(drawn.name, drawn.corners[0])

    def _has_own_name(self, drawn: Drawn, names: set[str]) -> bool:
        """Return whether an object has a name that is unique in its layer; else add a finding."""
        if not 1 <= len(drawn.name) <= LONGEST_NAME:
            self._fault(drawn, "finding-object-name", layer=drawn.layer, most=LONGEST_NAME)
        elif drawn.name in names:
            self._fault(drawn, "finding-object-name-twice", layer=drawn.layer, name=drawn.name)
        else:
            names.add(drawn.name)
            return True
        return False


def _millimetres(point: Point) -> str:
    """Return a point as Tiled shows it: x and y in pixels, which are millimetres."""
    return ", ".join(f"{'-' if units < 0 else ''}{abs(units) // MM}.{abs(units) % MM}" for units in point)
