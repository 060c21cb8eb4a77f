"""Boards are read from Tiled maps; a map of the wrong shape is refused with file, line and remedy."""

import struct
import subprocess
import sys
from pathlib import Path

import pytest

from combat.engine.content.findings import ContentError, Finding
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.boards import load_board
from combat.games.volume1.content.grounds import TERRAINS
from combat.games.volume1.rules.sight.sight_lines import SightLines
from tests.games.volume1.rules.charted_terrain import CHART, NUMBERS

FARMHOUSE = Path(__file__).parents[5] / "assets" / "volume1" / "boards" / "farmhouse.tmx"
ARTILLERY = ["20.07", "27.11", "20.14", "27.16", "30.12", "28.07", "19.14", "24.13", "23.06", "12.10"]

MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" orientation="hexagonal" width="3" height="2" tilewidth="128" tileheight="112" infinite="0"
 hexsidelength="64" staggeraxis="x" staggerindex="odd">
 <tileset firstgid="1" source="tiles.tsx"/>
 <layer id="1" name="terrain" width="3" height="2">
  <data encoding="csv">
1,2,1,
1,1,2
</data>
 </layer>
 <layer id="2" name="level" width="3" height="2">
  <data encoding="csv">
3,3,4,
3,3,4
</data>
 </layer>
</map>
"""
TILES = """<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="tiles" tilewidth="128" tileheight="112" tilecount="4" columns="4">
 <image source="tiles.png" width="512" height="112"/>
 <tile id="0"><properties><property name="terrain" value="open"/></properties></tile>
 <tile id="1"><properties><property name="terrain" value="hedgerow"/></properties></tile>
 <tile id="2"><properties><property name="level" type="int" value="0"/></properties></tile>
 <tile id="3"><properties><property name="level" type="int" value="2"/></properties></tile>
</tileset>
"""


def png_head(width: int, height: int) -> bytes:
    """Return the first bytes of a PNG file of a size."""
    return struct.pack(">8sI4sII", b"\x89PNG\r\n\x1a\n", 13, b"IHDR", width, height)


def write_map(folder: Path, text: str = MAP, tiles: str = TILES, image: bytes = png_head(512, 112)) -> Path:
    """Write a map with its tiles; return its path."""
    (folder / "tiles.tsx").write_text(tiles, encoding="utf-8")
    (folder / "tiles.png").write_bytes(image)
    path = folder / "meadow.tmx"
    path.write_text(text, encoding="utf-8")
    return path


def refusal(path: Path) -> tuple[Finding, ...]:
    """Return the findings with which a map is refused."""
    with pytest.raises(ContentError) as caught:
        load_board(path)
    return caught.value.findings


def test_a_board_has_its_file_name_as_id_and_a_terrain_and_level_for_each_hex(tmp_path: Path) -> None:
    board = load_board(write_map(tmp_path))
    assert (board.id, board.columns, board.rows) == ("meadow", 3, 2)
    assert board.terrains == ("open", "hedgerow", "open", "open", "open", "hedgerow")
    assert board.levels == (0, 0, 2, 0, 0, 2)
    assert (board.terrain(Hex("02.01")), board.level(Hex("03.02"))) == ("hedgerow", 2)


@pytest.mark.rule("20.0")
def test_20_0_the_farmhouse_holds_every_hex_of_the_artillery_table() -> None:
    board = load_board(FARMHOUSE)
    assert (board.id, board.columns, board.rows) == ("farmhouse", 33, 18)
    assert [hex_ for hex_ in ARTILLERY if not board.contains(Hex(hex_))] == []


@pytest.mark.rule("11.0")
def test_11_0_the_farmhouse_shows_every_terrain_but_those_that_shells_make() -> None:
    assert set(TERRAINS) - set(load_board(FARMHOUSE).terrains) == {"rubble", "crater"}


@pytest.mark.rule("12.1", "12.1a")
def test_12_1_the_farmhouse_has_a_hill_of_three_levels_without_a_cliff_of_three() -> None:
    board = load_board(FARMHOUSE)
    assert set(board.levels) == {0, 1, 2, 3}
    assert board.level(Hex("27.08")) == 3
    steps = [
        abs(board.level(hex_) - board.level(near)) for hex_ in board.hexes() for near in board.neighbours(hex_) if near
    ]
    assert max(steps) < 3


@pytest.mark.rule("12.0")
@pytest.mark.parametrize(
    ("target", "visible", "cut_by"),
    [("23.06", True, None), ("24.06", False, "25.07"), ("21.08", True, None), ("21.12", True, None),
     ("27.11", True, None), ("25.10", False, "26.09"), ("28.10", False, "28.09")],
)  # fmt: skip
def test_12_0_the_farmhouse_hill_shows_what_the_rulebooks_example_shows(
    target: str, visible: bool, cut_by: str | None
) -> None:
    sight = SightLines(load_board(FARMHOUSE), CHART, NUMBERS).check(Hex("27.08"), Hex(target))
    assert (sight.visible, sight.blocked_by) == (visible, cut_by)


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ('orientation="hexagonal"', 'orientation="orthogonal"', 2, 'orientation is "orthogonal"'),
        ('staggerindex="odd"', 'staggerindex="even"', 2, 'staggerindex is "even"; a board needs "odd"'),
        ('staggeraxis="x"', 'staggeraxis="y"', 2, 'staggeraxis is "y"'),
        ('infinite="0"', 'infinite="1"', 2, "infinite map"),
        ('width="3" height="2" tilewidth', 'width="100" height="2" tilewidth', 2, 'width is "100"'),
        ('width="3" height="2" tilewidth', 'width="3" height="0" tilewidth', 2, 'height is "0"'),
        ('width="3" height="2" tilewidth', 'width="3" height="-2" tilewidth', 2, 'height is "-2"'),
        ('name="level" width="3"', 'name="level" width="4"', 11, 'layer "level" is 4 × 2 hexes and the map 3 × 2'),
        ('name="terrain"', 'name="ground"', 1, 'no tile layer "terrain"'),
        ("1,1,2\n", "1,1,9\n", 8, "hex 03.02: tile 9 is in no tileset"),
        ("1,2,1,\n", "1,0,0,\n", 7, 'hex 02.01 and 1 more: no tile on the layer "terrain"'),
        ("1,1,2\n", "1,1,3\n", 8, 'hex 03.02: tile 3 has no property "terrain"'),
        ("1,1,2\n", "1,1\n", 6, 'layer "terrain" holds 5 tiles for 3 × 2 hexes'),
        ("1,1,2\n", "1,1,x\n", 0, "no map that Tiled could have saved"),
        ('encoding="csv"', 'encoding="base64" compression="zlib"', 6, "not stored as CSV"),
        ('source="tiles.tsx"', 'source="other.tsx"', 4, 'tileset "other.tsx" is missing'),
        ('source="tiles.tsx"', 'source="../tiles.tsx"', 4, "outside the map’s folder"),
        ('source="tiles.tsx"', 'source="tiles.png"', 4, "must be a .tsx file"),
        (' <layer id="1"', ' <imagelayer id="9"><image source="../scan.png"/></imagelayer>\n <layer id="1"', 5, 'image "../scan.png" lies outside'),
        ("</map>", "", 18, "no well-formed XML"),
        ("<map ", '<!DOCTYPE map [<!ENTITY a "aaaa">]>\n<map ', 2, "document type or entities"),
        ("map", "chart", 1, "no Tiled map"),
    ],
)  # fmt: skip
def test_a_map_of_the_wrong_shape_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, what: str
) -> None:
    path = write_map(tmp_path, MAP.replace(old, new))
    first = refusal(path)[0]
    assert (first.file, first.line) == (str(path), line)
    assert what in first.what
    assert "\n" not in str(first)


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ('value="hedgerow"', 'value="bocage"', 7, 'hex 02.01 and 1 more: terrain "bocage" is unknown'),
        ('value="2"', 'value="6"', 13, 'level "6" is no whole number from 0 to 5'),
        ('type="int" value="2"', 'value="two"', 13, 'level "two" is no whole number'),
        ('source="tiles.png"', 'source="gone.png"', 3, 'tileset image "gone.png" is missing'),
        ('source="tiles.png"', 'source="../../secret.png"', 3, "outside the map’s folder"),
        ("<tileset ", "<!DOCTYPE tileset>\n<tileset ", 2, "document type or entities"),
        ("tileset", "sheet", 1, "no Tiled tileset"),
    ],
)
def test_a_faulty_tileset_is_refused(tmp_path: Path, old: str, new: str, line: int, what: str) -> None:
    path = write_map(tmp_path, tiles=TILES.replace(old, new))
    first = refusal(path)[0]
    assert first.line == line
    assert what in first.what


@pytest.mark.parametrize(
    ("image", "what"),
    [(b"GIF89a", "no PNG picture"), (b"\x89PNG", "no PNG picture"), (png_head(512, 8193), "512 × 8193 px")],
)
def test_a_tileset_image_that_is_no_picture_or_too_large_is_refused(tmp_path: Path, image: bytes, what: str) -> None:
    assert what in refusal(write_map(tmp_path, image=image))[0].what


def test_every_fault_is_told_at_once(tmp_path: Path) -> None:
    text = MAP.replace("1,2,1,", "1,0,1,").replace("1,1,2", "1,9,2").replace("3,3,4,", "0,3,4,")
    assert [finding.line for finding in refusal(write_map(tmp_path, text))] == [7, 8, 13]


def test_a_missing_file_and_a_huge_one_are_refused(tmp_path: Path) -> None:
    assert "cannot be read" in refusal(tmp_path / "nowhere.tmx")[0].what
    huge = tmp_path / "huge.tmx"
    huge.write_bytes(b" " * (5 * 1024 * 1024))
    assert "too many for a map" in refusal(huge)[0].what


def test_loading_a_board_leaves_pygame_unloaded() -> None:
    script = (
        "import sys; from pathlib import Path; from combat.games.volume1.content.boards import load_board\n"
        "load_board(Path(sys.argv[1])); assert 'pygame' not in sys.modules; import pygame"
    )
    done = subprocess.run([sys.executable, "-c", script, str(FARMHOUSE)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
