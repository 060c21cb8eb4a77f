"""Tables from Tiled maps: all drawn objects are converted to tenths of a millimetre; each fault gives one line."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from combat.engine.content.findings import ContentError
from combat.engine.content.plane.table_files import TableFiles
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.table_map import HeightArea, Scenery, TableMap, TableObjective, TableZone
from tests.engine import mutants

RASTERIZER = shutil.which("tmxrasterizer") or ""
FILES = TableFiles(("woods", "wall", "river", "well"))
TABLE = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down" width="180" height="120"
 tilewidth="10" tileheight="10" infinite="0" nextlayerid="5" nextobjectid="20">
 <objectgroup id="1" name="scenery">
  <object id="1" name="the grove" class="woods" x="100" y="200">
   <polygon points="0,0 300.04,0 300.05,99.96 150,250"/>
  </object>
  <object id="2" type="wall" x="1000" y="50.55">
   <properties>
    <property name="width" type="int" value="12"/>
   </properties>
   <polyline points="0,0 0,400 -250.25,400"/>
  </object>
  <object id="3" class="well" x="900" y="600">
   <point/>
  </object>
  <object id="4" class="woods" x="500" y="500" width="100" height="40" rotation="90"/>
 </objectgroup>
 <objectgroup id="2" name="heights">
  <object id="5" x="0" y="0" width="800" height="600">
   <properties>
    <property name="level" type="int" value="1"/>
   </properties>
  </object>
 </objectgroup>
 <objectgroup id="3" name="zones">
  <object id="6" name="north" x="0" y="0" width="1800" height="300"/>
  <object id="7" name="south" x="0" y="900" width="1800" height="300"/>
 </objectgroup>
 <objectgroup id="4" name="objectives">
  <object id="8" name="bridge" x="900" y="600.5">
   <point/>
  </object>
 </objectgroup>
</map>
"""


def points(*pairs: tuple[int, int]) -> tuple[Point, ...]:
    """Return points from pairs of coordinates."""
    return tuple(Point(x, y) for x, y in pairs)


def load(folder: Path, text: str) -> TableMap:
    """Write the text as a table file and return the loaded table."""
    path = folder / "crossroads.tmx"
    path.write_text(text, encoding="utf-8")
    return FILES.load(path)


def faults(folder: Path, old: str, new: str) -> list[tuple[int, str, dict[str, Any]]]:
    """Return line, message and values of each finding after one text of the valid table is replaced."""
    assert TABLE.count(old) >= 1
    with pytest.raises(ContentError) as error:
        load(folder, TABLE.replace(old, new, 1))
    found = []
    for finding in error.value.findings:
        assert isinstance(finding.said, TextMessage)
        assert finding.file.endswith("crossroads.tmx") and "‹" not in str(finding) and "{" not in str(finding)
        found.append((finding.line, finding.said.message, dict(finding.said.values)))
    return found


def test_a_table_has_everything_that_is_drawn(tmp_path: Path) -> None:
    assert load(tmp_path, TABLE) == TableMap(
        "crossroads",
        18_000,
        12_000,
        scenery=(
            Scenery(
                "woods",
                "area",
                points((1_000, 2_000), (4_000, 2_000), (4_001, 3_000), (2_500, 4_500)),
                name="the grove",
            ),
            Scenery("wall", "line", points((10_000, 506), (10_000, 4_506), (7_497, 4_506)), width=120),
            Scenery("well", "point", points((9_000, 6_000))),
            Scenery("woods", "area", points((5_000, 5_000), (5_000, 6_000), (4_600, 6_000), (4_600, 5_000))),
        ),
        heights=(HeightArea(1, points((0, 0), (8_000, 0), (8_000, 6_000), (0, 6_000))),),
        zones=(
            TableZone("north", points((0, 0), (18_000, 0), (18_000, 3_000), (0, 3_000))),
            TableZone("south", points((0, 9_000), (18_000, 9_000), (18_000, 12_000), (0, 12_000))),
        ),
        objectives=(TableObjective("bridge", Point(9_000, 6_005)),),
    )


def test_a_bare_table_has_nothing_on_it(tmp_path: Path) -> None:
    head = TABLE[: TABLE.index(" <objectgroup")]
    assert load(tmp_path, head + "</map>") == TableMap("crossroads", 18_000, 12_000)


GROVE, WALL = '<polygon points="0,0 300.04,0 300.05,99.96 150,250"/>', '<polyline points="0,0 0,400 -250.25,400"/>'
LEVEL = '<property name="level" type="int" value="1"/>'


@pytest.mark.parametrize(
    ("old", "new", "line", "message", "values"),
    [
        ('"orthogonal"', '"isometric"', 2, "finding-table-orientation", {"value": "isometric"}),
        ('infinite="0"', 'infinite="1"', 2, "finding-infinite-map", {}),
        ('width="180"', 'width="1800"', 2, "finding-table-side", {"side": "width", "tiles": "1800", "size": "10"}),
        ('height="120"', 'height="9"', 2, "finding-table-side", {"side": "height", "tiles": "9", "least": 100}),
        ('tileheight="10"', 'tileheight="1.5"', 2, "finding-table-side", {"side": "height", "size": "1.5"}),
        ('name="scenery"', 'name="terrain"', 4, "finding-table-objects", {"layer": "terrain"}),
        ('name="zones"', 'name="zones" offsetx="5"', 26, "finding-layer-moved", {"layer": "zones"}),
        (' <objectgroup id="2"', ' <layer name="grass"/><objectgroup id="2"', 19, "finding-table-layer", {"layer": "grass"}),
        (' <objectgroup id="2"', ' <imagelayer name="scan"/><objectgroup id="2"', 19, "finding-table-layer", {"layer": "scan"}),
        ("<point/>", "<ellipse/>", 14, "finding-table-shape", {"object": "3", "shape": "ellipse"}),
        ('<object id="3"', '<object id="3" gid="7"', 14, "finding-table-shape", {"object": "3", "shape": "tile"}),
        ('<object id="3"', '<object id="3" template="a.tx"', 14, "finding-template", {}),
        ('x="100" y="200"', 'x="1OO" y="200"', 5, "finding-object-number", {"object": "1", "x": "1OO", "y": "200"}),
        ("300.04,0", "300.04;0", 5, "finding-object-number", {"object": "1", "x": "300.04;0", "y": ""}),
        ('rotation="90"', 'rotation="33.333"', 17, "finding-object-turned", {"object": "4", "angle": "33.333"}),
        ('rotation="90"', 'rotation="nan"', 17, "finding-object-turned", {"object": "4", "angle": "nan"}),
        (GROVE, '<polygon points="0,0 9,9"/>', 5, "finding-object-corners", {"object": "1", "count": 2, "least": 3}),
        (GROVE, '<polygon points=""/>', 5, "finding-object-corners", {"object": "1", "count": 0, "least": 3}),
        (WALL, '<polyline points="0,0"/>', 8, "finding-object-corners", {"object": "2", "count": 1, "least": 2}),
        (GROVE, f'<polygon points="{"0,0 " * 301}"/>', 5, "finding-object-corners", {"object": "1", "count": 301, "most": 300}),
        ("150,250", "150,-250", 5, "finding-off-table", {"object": "1", "at": "250.0, -50.0", "width": 1_800, "height": 1_200}),
        ("-250.25,400", "800.1,400", 8, "finding-off-table", {"object": "2", "at": "1800.1, 450.6"}),
        (GROVE, '<polygon points="0,0 9,9 9,0 0,9"/>', 5, "finding-object-outline", {"object": "1"}),
        ("150,250", "0,0", 5, "finding-object-outline", {"object": "1", "at": "100.0, 200.0"}),
        ('width="100" height="40"', 'width="100"', 17, "finding-object-outline", {"object": "4"}),
        ('class="woods" x="100"', 'class="wood" x="100"', 5, "finding-object-kind-close", {"object": "1", "kind": "wood", "close": "woods"}),
        ('class="well"', "", 14, "finding-object-kind", {"object": "3", "kind": "", "known": "woods, wall, river, well"}),
        ('value="12"', 'value="501"', 8, "finding-object-value", {"object": "2", "name": "width", "value": "501", "most": 500}),
        ('value="12"', 'value="1.5"', 8, "finding-object-value", {"object": "2", "name": "width", "value": "1.5"}),
        (WALL, "", 8, "finding-object-outline", {"object": "2"}),
        (WALL, "<point/>", 8, "finding-object-no-line", {"object": "2"}),
        ('name="width"', 'name="widht"', 8, "finding-object-property", {"object": "2", "name": "widht"}),
        (LEVEL, "", 20, "finding-object-value", {"object": "5", "name": "level", "value": "", "least": 1, "most": 9}),
        ('value="1"', 'value="0"', 20, "finding-object-value", {"object": "5", "name": "level", "value": "0"}),
        ('height="600">', 'height="600"><point/>', 20, "finding-object-no-area", {"object": "5", "layer": "heights"}),
        ('name="north"', "", 27, "finding-object-name", {"object": "6", "layer": "zones", "most": 60}),
        ('name="north"', f'name="{"n" * 61}"', 27, "finding-object-name", {"object": "6"}),
        ('name="south"', 'name="north"', 28, "finding-object-name-twice", {"object": "7", "layer": "zones", "name": "north"}),
    ],
)  # fmt: skip
def test_a_fault_is_one_line_with_its_value_place_and_remedy(
    tmp_path: Path, old: str, new: str, line: int, message: str, values: dict[str, object]
) -> None:
    found = faults(tmp_path, old, new)
    assert [(at, what) for at, what, _ in found] == [(line, message)]
    assert values.items() <= found[0][2].items()


@pytest.mark.parametrize(("wide", "tiny"), [("9", True), ("10", False)])
def test_an_area_covers_at_least_a_square_centimetre(tmp_path: Path, wide: str, tiny: bool) -> None:
    grove = f'<object id="4" class="woods" x="500" y="500" width="{wide}" height="10" rotation="90"/>'
    text = re.sub('<object id="4".*', grove, TABLE)
    if not tiny:
        assert load(tmp_path, text).scenery[3].kind == "woods"
        return
    with pytest.raises(ContentError) as error:
        load(tmp_path, text)
    assert [(finding.line, finding.what) for finding in error.value.findings] == [
        (17, "object 4 covers less than 1 cm²; enlarge it or delete it")
    ]


def test_each_object_of_a_table_has_its_line(tmp_path: Path) -> None:
    path = tmp_path / "crossroads.tmx"
    path.write_text(TABLE, encoding="utf-8")
    source = FILES.read(path)
    assert source.table == FILES.load(path)
    assert source.lines == {"scenery": (5, 8, 14, 17), "heights": (20,), "zones": (27, 28), "objectives": (31,)}
    assert source.finding(msg("finding-infinite-map"), "scenery", 2).line == 14
    assert source.finding(msg("finding-infinite-map")).line == 0


def test_an_objective_is_a_point(tmp_path: Path) -> None:
    end = TABLE[TABLE.index('<object id="8"') : TABLE.index("</map>")]
    area = '<object id="8" name="bridge" x="9" y="9" width="20" height="20"/>\n </objectgroup>\n'
    assert faults(tmp_path, end, area) == [(31, "finding-object-no-point", {"object": "8", "layer": "objectives"})]


def test_all_faults_of_a_table_are_found_at_once(tmp_path: Path) -> None:
    text = (
        TABLE.replace('class="well"', 'class="wall"')
        .replace('name="south"', 'name="north"')
        .replace("150,250", "150,9999")
    )
    with pytest.raises(ContentError) as error:
        load(tmp_path, text.replace('value="1"', 'value="77"'))
    assert [finding.line for finding in error.value.findings] == [5, 20, 28]


def test_no_table_has_so_many_corners(tmp_path: Path) -> None:
    line = '<object id="9" class="wall" x="0" y="0"><polyline points="' + "1,1 2,2 " * 150 + '"/></object>'
    assert (
        len(
            load(
                tmp_path,
                TABLE.replace('<objectgroup id="1" name="scenery">', f'<objectgroup name="scenery">{line * 19}'),
            ).scenery
        )
        == 23
    )
    found = faults(tmp_path, '<objectgroup id="1" name="scenery">', f'<objectgroup name="scenery">{line * 20}')
    assert found == [(0, "finding-table-corners", {"most": 6_000})]


def test_a_file_that_is_no_map_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        load(tmp_path, "<tileset/>")
    assert [str(finding.said) for finding in error.value.findings] == [
        "is no Tiled map; save the table from Tiled as TMX"
    ]
    with pytest.raises(ContentError):
        FILES.load(tmp_path / "none.tmx")


@pytest.mark.parametrize("seed", range(8))
def test_a_spoilt_file_is_refused_in_lines_or_read(seed: int, tmp_path: Path) -> None:
    """Attributes of the wrong kind, tags lost, doubled and torn: nothing but ContentError comes of them, and soon."""
    rng, refused, path = Random(seed), 0, tmp_path / "crossroads.tmx"
    values = (
        "",
        "x",
        "-1",
        "0",
        "1e-99",
        "9" * 40,
        "nan",
        "1e308",
        "0,0",
        "true",
        "\u202e",
        "x" * 3_000,
        "../a",
        "1.5",
        "&#9;",
    )
    for _ in range(60):
        text = TABLE
        for _ in range(rng.choice((1, 1, 2, 3))):
            spots = list(re.finditer('"[^"]*"', text))
            spot = rng.choice(spots)
            text = f'{text[: spot.start()]}"{rng.choice(values)}"{text[spot.end() :]}'
        content = text.encode() if rng.random() < 0.7 else mutants.anything(text.encode(), rng)
        path.write_bytes(content)
        begun = time.process_time()
        try:
            FILES.load(path)
        except ContentError as error:
            refused += 1
            assert all(line.isprintable() and len(line) < 1_400 for line in str(error).splitlines())
        assert time.process_time() - begun < 2
    assert refused > 30


def test_outlines_that_are_hard_to_judge_are_judged_soon(tmp_path: Path) -> None:
    """Combs with 99 slanting teeth: the boxes around all their edges cover each other, and no edge meets another."""
    teeth = [f"0,{4 * n} 1000,{4 * n + 500} 0,{4 * n + 2}" for n in range(99)]
    comb = f'<object id="9" class="woods" x="100" y="100"><polygon points="{" ".join(teeth)} -1,394 -1,0"/></object>'
    text = TABLE.replace('<objectgroup id="1" name="scenery">', f'<objectgroup name="scenery">{comb * 19}')
    begun = time.process_time()
    assert len(load(tmp_path, text).scenery) == 23
    assert time.process_time() - begun < 6


def test_a_table_is_read_without_a_hex_a_window_or_a_reader_of_tiles() -> None:
    heavy = "pygame", "pydantic", "defusedxml", "fractions", "combat.engine.space.hexes"
    code = (
        "import sys\n"
        "import combat.engine.space.plane.snapping, combat.engine.space.plane.sector, combat.engine.space.plane.hit_test\n"
        "import combat.engine.content.plane.table_files\n"
        f"print([name for name in {heavy} if name in sys.modules])\n"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


if RASTERIZER:

    def test_tiled_draws_the_table_with_a_pixel_for_a_millimetre(tmp_path: Path) -> None:
        import pygame

        load(tmp_path, TABLE)
        picture = tmp_path / "table.png"
        home = {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
        called: list[str | Path] = [RASTERIZER, tmp_path / "crossroads.tmx", picture]
        subprocess.run(called, env=os.environ | home, check=True, timeout=60)
        drawn = pygame.image.load(picture)
        assert drawn.get_size() == (1_800, 1_200)
        within, before_the_turn, beside = (480, 550), (540, 520), (430, 550)
        assert drawn.get_at(within) != drawn.get_at(before_the_turn) == drawn.get_at(beside)
