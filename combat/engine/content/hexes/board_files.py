"""Load boards from Tiled maps: the terrain and the level of every hex."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from combat.engine.content.findings import ContentError, Finding, thing
from combat.engine.content.places import Places
from combat.engine.content.tiled import TiledMap, check_tilesets
from combat.engine.files.file_snapshot import FileSnapshot, file_snapshot
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import TextMessage, cause, msg
from combat.engine.space.hexes import printed_names
from combat.engine.space.hexes.board import HIGHEST_LEVEL, LOWEST_LEVEL, Board, BoardError
from combat.engine.space.hexes.hex import Hex, HexError, label, on_sheet

if TYPE_CHECKING:
    from combat.engine.content.tmx_map import TmxMap, read_map

T = TypeVar("T")

LAYERS = ("terrain", "level")
JOINT = "+"
"""The separator in the name of a composite board: farmhouse+village."""
LARGEST_SIDE, LARGEST_TILE = 99, 1_024
"""Hexes along a side, as hex numbers have two digits each for column and row; and pixels of a tile."""
SIDES = (
    ("width", "finding-side-out-of-bounds", LARGEST_SIDE),
    ("height", "finding-side-out-of-bounds", LARGEST_SIDE),
    ("tilewidth", "finding-tile-out-of-bounds", LARGEST_TILE),
    ("tileheight", "finding-tile-out-of-bounds", LARGEST_TILE),
)
"""The size attributes of a map, each with its finding and its maximum."""
SHAPE = {"orientation": "hexagonal", "staggeraxis": "x", "staggerindex": "odd"}
"""Flat-topped hexes in columns; Tiled counts columns from 0, so "odd" puts columns 02, 04 … half a hex lower."""
MOST_SOUND = 64
"""Maximum number of cached boards; the cache is cleared when full."""

_sound: dict[tuple[BoardFiles, Path], tuple[tuple[Path, ...], FileSnapshot, Board]] = {}
"""Cache of valid maps: the files that each was read from, their snapshot, and the board."""


class BoardFiles(Record):
    """Reads a game's boards, and converts the hexes in its scenarios."""

    terrains: tuple[str, ...]
    """The allowed values of the layer "terrain"."""
    hex_keys: frozenset[str]
    """The keys of a scenario whose values are hexes."""

    def load(self, path: Path) -> Board:
        """Read the board of a Tiled map and return it; raise ContentError with all findings.

        Its id is the file's name. A valid board is cached until its file, or a file read with it, changes.
        """
        key = self, path.absolute()
        kept = _sound.get(key)
        if kept is not None and file_snapshot(*kept[0]) == kept[1]:
            return kept[2]
        now = file_snapshot(key[1])  # before reading: if the file changes meanwhile, it is read again next time
        page = TiledMap(path)
        board = self._read(page)
        if len(_sound) >= MOST_SOUND:
            _sound.clear()
        _sound[key] = (key[1], *page.beside), now | file_snapshot(*page.beside), board
        return board

    def _read(self, page: TiledMap) -> Board:
        _check_shape(page)
        if page.find("map"):
            _check_layers(page)
            check_tilesets(page)
        page.raise_findings()
        read = load_object("combat.engine.content.tmx_map:read_map", lambda: read_map)  # 4 ms, only when a map is read
        tiled = read(page)
        terrains, levels = _values(page, tiled, "terrain", self._terrain), _values(page, tiled, "level", _level)
        page.raise_findings()
        return Board(page.path.stem, tiled.width, tiled.height, terrains, levels)

    def _terrain(self, value: object) -> str | TextMessage:
        """Return a tile's terrain, or what is wrong with it."""
        if isinstance(value, str) and value in self.terrains:
            return value
        return msg("finding-unknown-terrain", name=value, known=", ".join(self.terrains))

    def find(self, places: Places, name: str) -> Board:
        """Return the board with an id, or the board joined from several ids separated by "+".

        Raises ContentError with all findings.
        """
        sheets = name.split(JOINT)
        for sheet in sheets:
            if not places.has_board(sheet):
                known = ", ".join(file.stem for file in places.files("assets/boards/*.tmx")) or thing("none")
                raise ContentError([Finding("assets/boards", 0, msg("finding-no-such-board", name=sheet, known=known))])
        boards = [self.load(places.file(f"assets/boards/{sheet}.tmx")) for sheet in sheets]
        try:
            return boards[0] if len(boards) == 1 else Board.joined(*boards)
        except BoardError as fault:
            raise ContentError([Finding("assets/boards", 0, cause(fault))]) from None

    def as_printed(self, data: Mapping[str, object], board: Board) -> dict[str, Any]:
        """Return scenario data with hexes named as printed on joined sheets: village:12.10. The inverse of
        `on_board`.
        """

        def printed(hex_: Hex) -> str:
            return printed_names.name_of(board, hex_) if board.contains(hex_) else hex_

        return {name: self._with_hexes(value, printed, name) for name, value in data.items()}

    def carried_over(self, data: Mapping[str, object], old: Board, new: Board) -> dict[str, Any]:
        """Return scenario data with its hexes converted to another board.

        Hexes on sheets that both boards have stay in the same place of the sheet.
        """

        def carried(hex_: Hex) -> Hex:
            if not old.contains(hex_):
                return hex_
            return printed_names.named(new, printed_names.name_of(old, hex_) if old.sheets else f"{old.id}:{hex_}")

        return {name: self._with_hexes(value, carried, name) for name, value in data.items()}

    def _with_hexes(self, data: object, change: Callable[[Hex], str], key: str) -> object:
        """Return a value of a scenario with its hexes converted by `change`; on HexError a hex stays as it is."""
        if isinstance(data, dict):
            return {name: self._with_hexes(value, change, name) for name, value in data.items()}
        if isinstance(data, list):
            return [self._with_hexes(value, change, key) for value in data]
        if key in self.hex_keys and isinstance(data, str):
            with contextlib.suppress(HexError):
                return change(Hex(data))
        return data


def _check_shape(page: TiledMap) -> None:
    maps = page.find("map")
    if not maps:
        page.fault(1, msg("finding-no-tiled-map"))
        return
    tag = maps[0]
    for name, wanted in SHAPE.items():
        if tag.attributes.get(name) != wanted:
            page.fault(
                tag.line, msg("finding-wrong-shape", name=name, value=tag.attributes.get(name, ""), wanted=wanted)
            )
    if tag.attributes.get("infinite", "0") != "0":
        page.fault(tag.line, msg("finding-infinite-map"))
    for side, message, most in SIDES:
        value = tag.attributes.get(side, "")
        if not (re.fullmatch("[0-9]{1,4}", value) and 1 <= int(value) <= most):
            page.fault(tag.line, msg(message, side=side, value=value, most=most))


def _check_layers(page: TiledMap) -> None:
    size = page.find("map")[0].attributes
    for name in LAYERS:
        if not any(tag.attributes.get("name") == name for tag in page.find("layer", "map")):
            page.fault(1, msg("finding-no-layer", layer=name, layers=" and ".join(LAYERS)))
    for tag in page.find("layer", "map"):
        if any(tag.attributes.get(side) != size.get(side) for side in ("width", "height")):
            got, wanted = (f"{at.get('width')} × {at.get('height')}" for at in (tag.attributes, size))
            page.fault(tag.line, msg("finding-layer-size", layer=tag.attributes.get("name"), size=got, wanted=wanted))
    for tag in page.find("data", "map", "layer"):
        if tag.attributes.get("encoding") != "csv":
            page.fault(tag.line, msg("finding-tiles-not-csv"))


def _values(page: TiledMap, tiled: TmxMap, name: str, read: Callable[[object], T | TextMessage]) -> tuple[T, ...]:
    """Return the values of a layer's tiles, row by row; a fault of several hexes is reported once, at the first."""
    places = [i for i, tag in enumerate(page.tags) if tag.name == "layer" and tag.attributes.get("name") == name]
    line = next((tag.line for tag in page.tags[places[0] :] if tag.name == "data"), page.tags[places[0]].line)
    rows = tiled.rows(name)
    if [len(row) for row in rows] != [tiled.width] * tiled.height:
        count = sum(map(len, rows))
        page.fault(line, msg("finding-layer-holds", layer=name, count=count, columns=tiled.width, rows=tiled.height))
        return ()
    values: list[T] = []
    faults: dict[TextMessage, list[tuple[int, str]]] = {}
    for y, row in enumerate(rows):
        for x, tile in enumerate(row):
            value = _value(tiled, name, tile)
            found = value if isinstance(value, TextMessage) else read(value)
            if isinstance(found, TextMessage):
                faults.setdefault(found, []).append((line + y + 1, label(x + 1, y + 1)))
            else:
                values.append(found)
    for fault, hexes in faults.items():
        at, hex_ = hexes[0]
        page.fault(at, msg("finding-of-hexes", hex=hex_, more=len(hexes) - 1, what=fault))
    return tuple(values)


def _value(tiled: TmxMap, name: str, tile: int) -> object:
    """Return a property of a tile; a TextMessage if it has none."""
    if not tile:
        return msg("finding-no-tile", layer=name)
    properties = tiled.tiles.get(tile)
    if properties is None:
        return msg("finding-tile-in-no-tileset", tile=tile)
    value = properties.get(name, "")
    return msg("finding-tile-without-property", tile=tile, property=name) if value == "" else value


def _level(value: object) -> int | TextMessage:
    """Return a tile's level, or what is wrong with it."""
    if type(value) is int and LOWEST_LEVEL <= value <= HIGHEST_LEVEL:
        return value
    return msg("finding-level-no-number", value=value, least=LOWEST_LEVEL, most=HIGHEST_LEVEL)


def on_board(data: Mapping[str, object], board: Board) -> dict[str, Any]:
    """Return raw content with hexes of a sheet, like village:12.10, converted to the joined board's numbers."""

    def number(value: str) -> str:
        if on_sheet(value):
            with contextlib.suppress(HexError):
                return printed_names.named(board, value)
        return value

    return {key: _with_texts(value, number) for key, value in data.items()}


def as_if_joined(data: Mapping[str, object]) -> dict[str, Any]:
    """Return raw content of an unknown board, with each hex of a sheet converted to a unique number."""
    sheets: dict[str, int] = {}

    def number(value: str) -> str:
        named = on_sheet(value)
        if named is None:
            return value
        sheet, hex_ = named
        return label(hex_.column + (LARGEST_SIDE + 1) * sheets.setdefault(sheet, len(sheets) % 9 + 1), hex_.row)

    return {key: _with_texts(value, number) for key, value in data.items()}


def _with_texts(data: object, change: Callable[[str], str]) -> object:
    """Return raw content with every string value converted; keys are unchanged."""
    if isinstance(data, dict):
        return {key: _with_texts(value, change) for key, value in data.items()}
    if isinstance(data, list):
        return [_with_texts(value, change) for value in data]
    return change(data) if isinstance(data, str) else data
