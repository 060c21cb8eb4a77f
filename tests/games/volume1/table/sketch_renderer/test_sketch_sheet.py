"""The sketch renderer: every unpainted board has a sheet whose tiles fit together, placed as on a painted one."""

from __future__ import annotations

import math
import re
from functools import cache
from pathlib import Path
from statistics import mean

import pygame
import pytest

from combat.engine.content.tiles.tile_index import read as read_tiles
from combat.engine.files import folders
from combat.engine.files.folders import share
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, label
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.grounds import TERRAINS
from combat.games.volume1.content.library import Library
from combat.games.volume1.editor.map_files import own_copy
from combat.games.volume1.table.board_pictures import pictures_of
from combat.games.volume1.table.sketch_renderer import brushwork
from combat.games.volume1.table.sketch_renderer.drawn_ground import Object, drawn_ground, middle
from combat.games.volume1.table.sketch_renderer.sketch_sheet import SketchSheet

SMALL = 0.25


@cache
def every_ground() -> Board:
    """Return a board with each terrain in one hex, surrounded by open ground, and a hill."""
    terrain = {label(1 + 2 * (n % 4) + 1, 2 + 2 * (n // 4)): name for n, name in enumerate(TERRAINS)}
    return Board.of("unmapped", 9, 9, terrain, {label(9, 9): 1})


@cache
def sheet() -> SketchSheet:
    """Return the drawn sheet of a board with every terrain."""
    return SketchSheet(every_ground())


def test_a_board_without_a_painting_is_drawn_in_the_sketch() -> None:
    assert isinstance(pictures_of(every_ground()), SketchSheet)


def test_its_parts_fit_together() -> None:
    """A stroke that crosses from one tile to another is drawn by both; only smoothing differs by a shade along the cut."""
    whole = sheet().part(SMALL, pygame.Rect(0, 0, 200, 160))
    for corner in ((0, 0), (100, 0), (0, 80), (100, 80)):
        part = sheet().part(SMALL, pygame.Rect(*corner, 100, 80))
        spots = [(x, y) for x in range(0, 100, 3) for y in range(0, 80, 3)]
        pairs = [(part.get_at(spot), whole.get_at((corner[0] + spot[0], corner[1] + spot[1]))) for spot in spots]
        off = [max(abs(one[n] - other[n]) for n in range(3)) for one, other in pairs]
        assert sum(far > 24 for far in off) <= len(off) // 100 and mean(off) < 2, corner


@pytest.mark.parametrize("terrain", TERRAINS[1:])
def test_every_terrain_is_seen(terrain: str) -> None:
    """The ground of its hex differs from open ground beside it, in colour or in what is drawn."""
    board = every_ground()
    hex_ = next(found for found in board.hexes() if board.terrain(found) == terrain)
    assert contrast(hex_) > 2 * contrast(label(9, 1))


def contrast(hex_: str) -> float:
    """Return the mean difference of a hex's middle pixels from those of open ground, without its dot."""
    open_ = pixels(label(9, 1))
    grass = [mean(spot[n] for spot in open_) for n in range(3)]
    return mean(abs(spot[n] - grass[n]) for spot in pixels(hex_) for n in range(3))


def pixels(hex_: str) -> list[pygame.Color]:
    """Return the pixels in the middle of a hex, except its dot."""
    x, y = (at * SMALL for at in middle(label(int(hex_[:2]), int(hex_[3:]))))
    picture = sheet().part(SMALL, pygame.Rect(round(x) - 10, round(y) - 8, 20, 16))
    spots = [(column, row) for column in range(20) for row in range(16) if abs(column - 10) + abs(row - 8) > 4]
    return [picture.get_at(spot) for spot in spots]


def test_it_lies_as_the_painted_sheet_does() -> None:
    """So that the painting takes its place without a jump."""
    painted = read_tiles(share() / "assets/volume1/boards/farmhouse/index.json")
    index = SketchSheet(board_of(Library(), "farmhouse")).index
    assert (index.width, index.height) == (painted["width"], painted["height"])
    assert (index.place_width, index.place_height) == (painted["hex_width"], painted["row_pitch"])
    assert [index.left + index.place_width / 2, index.top + index.place_height / 2] == painted["origin"]


def test_a_board_with_a_map_is_drawn_by_it_and_one_that_has_changed_by_its_hexes() -> None:
    board = board_of(Library(), "farmhouse")
    mapped = drawn_ground(board)
    assert {"road", "hedge", "gate"} <= {line.kind for line in mapped.lines} and mapped.title
    changed = drawn_ground(board.with_terrain(label(1, 1), "crater"))
    assert {line.kind for line in changed.lines} <= {"hedge", "wall", "stream"} and not changed.title
    houses = sum(board.terrain(hex_) == "building" for hex_ in board.hexes())
    assert sum(thing.kind == "building" for thing in changed.things) == houses


def test_two_sheets_side_by_side_have_the_lines_of_both() -> None:
    """The second one's where its hexes are: the main road runs on over the seam (11.0)."""
    joined = drawn_ground(board_of(Library(), "farmhouse+village"))
    alone = drawn_ground(board_of(Library(), "village"))
    across = middle(label(33, 1))[0] - middle(label(1, 1))[0]
    right = {line.points for line in joined.lines if line.kind == "road"}
    assert all(tuple((x + across, y) for x, y in line.points) in right for line in alone.lines if line.kind == "road")


def test_a_patch_within_a_patch_is_a_hole_in_it() -> None:
    ring = set(brushwork.around((4, 4)))
    areas = sorted(map(brushwork.area_of, brushwork.outlines(ring)))
    assert len(areas) == 2 and areas[0] < 0 < areas[1]


def test_a_smoothed_line_keeps_its_ends() -> None:
    """Hedges and roads meet where their maps say."""
    points = [(0.0, 0.0), (50.0, 40.0), (100.0, 0.0), (150.0, 40.0)]
    line = brushwork.smooth(points)
    assert (line[0], line[-1]) == (points[0], points[-1]) and len(line) > len(points)


SHIPPED = sorted(path.stem for path in (share() / "assets/volume1/boards").glob("*.tmx"))


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.rule("11.02")
def test_11_02_every_building_hex_of_a_map_is_drawn_with_a_roof(name: str) -> None:
    """The wing of the farmhouse among them, which lies in 16.08."""
    board = board_of(Library(), name)
    roofs = [thing for thing in drawn_ground(board).things if thing.kind == "building"]
    for hex_ in board.hexes():
        if board.terrain(hex_) == "building":
            assert any(reaches(roof, middle(hex_)) for roof in roofs), hex_


def reaches(roof: Object, at: tuple[float, float]) -> bool:
    """Return whether a point lies within a roof, or within 40 pixels of its edge."""
    x, y = at[0] - roof.at[0], at[1] - roof.at[1]
    cos, sin = math.cos(roof.turn), math.sin(roof.turn)
    return abs(x * cos + y * sin) <= roof.width / 2 + 40 and abs(y * cos - x * sin) <= roof.height / 2 + 40


def test_the_wing_of_a_house_is_drawn_where_the_map_puts_it() -> None:
    """The farmhouse's main roof is 62 px broad and turned by a right angle; its wing of 56 x 94 lies to its right."""
    wing, main = [thing for thing in drawn_ground(board_of(Library(), "farmhouse")).things if thing.kind == "building"][
        :2
    ]
    assert (main.width, main.height, wing.width) == (178, 62, 56)
    assert wing.height == 94 + 62 / 2, "from its end to the ridge of the main roof"
    assert wing.at == pytest.approx((main.at[0] + wing.height / 2, main.at[1]))


@pytest.mark.rule("11.02")
def test_11_02_a_building_that_the_map_does_not_draw_gets_a_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    copy = own_copy(Library(), "farmhouse")
    file = folders.boards() / f"{copy}.tmx"
    said = file.read_text("utf-8")
    house = re.search(r'<object id="46" type="building".*?</object>', said, re.DOTALL)
    assert house is not None
    file.write_text(said.replace(house[0], ""), "utf-8")
    board = board_of(Library(), copy)
    roofs = [thing for thing in drawn_ground(board).things if thing.kind == "building"]
    assert board.terrain(Hex("17.08")) == "building"
    assert any(roof.at == middle(Hex("17.08")) for roof in roofs)
