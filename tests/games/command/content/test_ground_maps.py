"""Maps from Tiled are loaded as drawn; each fault gives one line (17.0)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from combat.engine.content.findings import ContentError
from combat.engine.space.hexes.board import Edge
from combat.engine.space.hexes.hex import Hex, neighbours
from combat.engine.space.hexes.lattice import middle
from combat.games.command.content.ground_maps import load_map
from combat.games.command.rules.ground.ground_map import GroundMap
from tests.games.command.drawn_book import GROUND, book_of
from tools.command import draw_maps

BOARDS = Path(__file__).parents[4] / "assets" / "command" / "boards"
MAPS = {file.stem: load_map(file) for file in sorted(BOARDS.glob("*.tmx"))}
HEX = 480 * 240 * 3 // 4
GROWTH, HOUSE = 0.845, 0.92
"""Limits to which plants and buildings may reach towards other ground, as shares of the way to the side."""


@pytest.mark.parametrize("name", MAPS)
def test_a_map_comes_back_as_it_was_written(name: str, tmp_path: Path) -> None:
    for tileset in BOARDS.glob("*.[tp][sn][xg]"):
        shutil.copy(tileset, tmp_path)
    (tmp_path / f"{name}.tmx").write_text(draw_maps.as_tmx(MAPS[name]), encoding="utf-8")
    assert load_map(tmp_path / f"{name}.tmx") == MAPS[name]


@pytest.mark.parametrize("name", MAPS)
def test_a_map_has_the_ground_of_its_plan(name: str) -> None:
    plan, map_ = draw_maps.plan_of(draw_maps.PLANS / f"{name}.toml"), MAPS[name]
    assert map_.board == plan.board
    assert map_.ways == plan.ways
    assert set(map_.sides) == set(plan.sides)
    assert map_.title == plan.title
    assert [objective.number for objective in map_.objectives] == [1, 2, 3, 4, 5]


def area(spots: tuple[tuple[int, int], ...]) -> float:
    """Return the area of a polygon."""
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(spots, (*spots[1:], spots[0]), strict=True))) / 2


@pytest.mark.parametrize("name", MAPS)
def test_outlines_cover_their_hexes_and_stay_clear_of_other_ground(name: str) -> None:
    map_ = MAPS[name]
    covered: dict[tuple[Hex, ...], float] = {}
    for outline in map_.outlines:
        covered[outline.hexes] = covered.get(outline.hexes, 0) + area(outline.points) / HEX / len(outline.hexes)
        for hex_ in () if outline.terrain.startswith("bridge") else outline.hexes:
            x, y = middle(hex_)
            foreign = [
                way
                for way, other in enumerate(neighbours(hex_))
                if other is not None and map_.board.contains(other) and map_.board.terrain(other) != outline.terrain
            ]
            for way in foreign:
                most = HOUSE if outline.terrain == "building" else GROWTH
                near = [(px - x, py - y) for px, py in outline.points if _near(px - x, py - y)]
                assert all(_towards(way, *spot) <= most for spot in near), (hex_, way)
    for hexes, share in covered.items():
        ground = map_.board.terrain(hexes[0])
        if ground.startswith("bridge"):
            continue
        ways = sum(hexes[0] in way.hexes for way in map_.ways if way.kind != "trail")
        beside = [other for hex_ in hexes for other in map_.board.neighbours(hex_)]
        alone = all(other is not None and map_.board.terrain(other) != map_.board.terrain(hexes[0]) for other in beside)
        assert share >= (0.4 if ways else 0.42 if ground == "building" else 0.55), (hexes, share)
        assert not alone or share <= 0.85, hexes


def _near(dx: int, dy: int) -> bool:
    return abs(dy) <= 120 and abs(dx) + abs(dy) <= 240


def _towards(way: int, dx: int, dy: int) -> float:
    """Return the distance of a point towards a side: 1 on it, 0 beside the centre."""
    return {
        0: -dy / 120, 3: dy / 120, 1: (dx - dy) / 240, 4: (dy - dx) / 240, 2: (dx + dy) / 240, 5: (-dx - dy) / 240,
    }[way]  # fmt: skip


@pytest.mark.parametrize("name", MAPS)
def test_a_map_is_as_dense_as_maps_are_to_be(name: str) -> None:
    map_ = MAPS[name]
    terrains = GROUND.terrains()
    kinds = [terrains[id_].sight for id_ in map_.board.terrains]
    assert 0.2 <= kinds.count("obstacle") / len(kinds) <= 0.36
    assert 0.1 <= kinds.count("hindrance") / len(kinds) <= 0.25


@pytest.mark.parametrize("name", MAPS)
def test_every_objective_is_reached_from_both_edges(name: str) -> None:
    map_ = MAPS[name]
    book = book_of(map_)
    cliffs = {piece.side for piece in map_.sides if not book.side_terrains[piece.kind].passable}
    edges: tuple[Edge, Edge] = ("top", "bottom") if map_.orientation == "wide" else ("left", "right")
    for edge in edges:
        reached, waiting = set(map_.board.edge_hexes(edge)), list(map_.board.edge_hexes(edge))
        while waiting:
            here = waiting.pop()
            for other in map_.board.neighbours(here):
                if other is None or other in reached or not book.terrains[map_.board.terrain(other)].passable:
                    continue
                if not {(here, other), (other, here)} & cliffs:
                    reached.add(other)
                    waiting.append(other)
        assert all(set(objective.hexes) <= reached for objective in map_.objectives)


@pytest.mark.parametrize("name", MAPS)
def test_ground_falls_a_level_at_a_time_but_over_cliffs(name: str) -> None:
    map_ = MAPS[name]
    cliffs = {frozenset(piece.side) for piece in map_.sides if piece.kind == "cliff"}
    for hex_ in map_.board.hexes():
        for other in map_.board.neighbours(hex_):
            if other is not None and frozenset((hex_, other)) not in cliffs:
                assert abs(map_.board.level(hex_) - map_.board.level(other)) <= 1


FAULTY = [
    ('width="15"', 'width="14"', "14"),
    ('tilewidth="480"', 'tilewidth="128"', "128"),
    ('name="orientation" value="wide"', 'name="orientation" value="tall"', "tall"),
    ('<objectgroup id="5" name="ways">', '<objectgroup id="5" name="wayz">', "wayz"),
    ('type="woods"', 'type="wods"', "wods"),
    ('type="hedge" x="', 'type="hedge" x="1', "hedge"),
    ('<object id="7001" name="1"', '<object id="7001" name="6"', "6"),
    ('type="int" value="1"/></properties>', 'type="int" value="9"/></properties>', "9"),
    ('type="field" x="', 'type="field" x="0.5', "0.5"),
]


@pytest.mark.parametrize(("old", "new", "told"), FAULTY)
def test_a_faulty_map_is_told_line_by_line(tmp_path: Path, old: str, new: str, told: str) -> None:
    for file in BOARDS.glob("*.[tp][sn][xg]"):
        shutil.copy(file, tmp_path)
    text = (BOARDS / "crossroads.tmx").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "crossroads.tmx").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as fault:
        load_map(tmp_path / "crossroads.tmx")
    assert any(told in str(finding) for finding in fault.value.findings)
    assert all("‹" not in str(finding) for finding in fault.value.findings)


def test_maps_are_maps() -> None:
    assert all(isinstance(map_, GroundMap) for map_ in MAPS.values())
    assert MAPS
