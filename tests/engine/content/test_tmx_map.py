"""Maps are read as pytmx reads them; files that Tiled could not have saved are refused."""

from __future__ import annotations

import contextlib
import gzip
import struct
import sys
import zlib
from base64 import b64encode
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from random import Random

import pytest
import pytmx

from combat.engine.content.findings import ContentError
from combat.engine.content.tiled import LARGEST_FILE, TiledMap
from combat.engine.content.tmx_map import MapObject, TmxMap, read_map

ROOT = Path(__file__).parents[3]
DRAWN = sorted((*ROOT.glob("assets/*/boards/*.tmx"), *ROOT.glob("docs/example-pack/assets/boards/*.tmx")))
ATTRIBUTES = {"id", "type", "class", "probability", "width", "height", "frames", "source", "trans", "colliders"}
"""Attributes that pytmx puts among the properties of a tile."""
TILES = """<tileset {first} name="tiles" tilewidth="128" tileheight="112" tilecount="4" columns="4">
 <image source="tiles.png" width="512" height="112"/>
 <tile id="0"><properties><property name="terrain" value="open"/></properties></tile>
 <tile id="1" class="deep"><properties>
  <property name="level" type="int" value="-3"/><property name="half" type="float" value="0.5"/>
  <property name="wet" type="bool" value="true"/><property name="dry" type="bool" value="false"/>
 </properties></tile>
 <tile id="3"><objectgroup><object id="1" x="1" y="2"/></objectgroup></tile>
</tileset>
"""
OBJECTS = """<objectgroup name="lines" offsetx="5">
 <object id="1" type="road" x="10.5" y="-4">
  <properties><property name="broad" type="int" value="32"/><property name="note">two
lines</property></properties>
  <polyline points="0,0 12.5,-30 -7,8"/>
 </object>
 <object id="2" name="pond" x="3" y="4"><polygon points="5,5 9,1 9,9"/></object>
 <object id="3" type="house" x="1" y="2" width="30" height="20" rotation="-12.5"/>
 <object id="4" type="spot" x="1" y="2"><point/></object>
 <object id="5" type="sign" gid="2147483650" x="64" y="64" width="32" height="16">
  <properties><property name="level" type="int" value="7"/></properties>
 </object>
</objectgroup>
<group name="more"><objectgroup name="things"><object id="6" x="0" y="0"><ellipse/></object></objectgroup></group>
"""


def written(folder: Path, body: str) -> Path:
    """Write a map of four by three tiles and a separate tileset; return the path of the map."""
    (folder / "tiles.tsx").write_text(TILES.format(first=""), encoding="utf-8")
    path = folder / "map.tmx"
    head = '<map orientation="hexagonal" width="4" height="3" tilewidth="128" tileheight="112" infinite="0">'
    path.write_text(f"{head}\n{body}\n</map>", encoding="utf-8")
    return path


def layer(data: str, how: str = 'encoding="csv"', name: str = "terrain") -> str:
    """Return the TMX text of a layer of 4 × 3 tiles; `how` is the encoding of `data`."""
    return f'<layer id="1" name="{name}" width="4" height="3"><data {how}>{data}</data></layer>'


OUTER = '<tileset firstgid="1" source="tiles.tsx"/>'
SIXTH = '<tileset firstgid="6" source="tiles.tsx"/>'
PLAIN = layer("1,2,3,4, 1,1,1,1, 0,0,4,4")


# -- the twin ---------------------------------------------------------------------------------------------------------


def by_twin(path: Path) -> pytmx.TiledMap:
    """Return the map as loaded by pytmx."""
    return pytmx.TiledMap(str(path), load_all=False, allow_duplicate_names=True)


def by_twin_if_sound(path: Path) -> pytmx.TiledMap | None:
    """Return the map as loaded by pytmx, or None if that raises any exception."""
    with contextlib.suppress(Exception):
        return by_twin(path)
    return None


def assert_twins(path: Path) -> TmxMap:
    """Return our map of a file, after asserting that it equals that of pytmx."""
    ours, twin = read_map(TiledMap(path)), by_twin(path)
    size = twin.width, twin.height, twin.tilewidth, twin.tileheight
    assert (ours.width, ours.height, ours.tile_width, ours.tile_height) == size
    assert ours.properties == twin.properties
    real = {0: 0, **twin.tiledgidmap}
    layers = [each for each in twin.layers if isinstance(each, pytmx.TiledTileLayer)]
    assert [(each.name, [list(row) for row in each.rows]) for each in ours.tile_layers] == [
        (each.name or "", [[real[tile] for tile in row] for row in each.data]) for each in layers
    ]
    told = {real[tile]: said(properties) for tile, properties in twin.tile_properties.items()}
    assert {tile: typed(properties) for tile, properties in ours.tiles.items()} == told
    assert [(each.name, [plain(item) for item in each.objects]) for each in ours.object_layers] == [
        (each.name or "", [plain_twin(item) for item in each]) for each in twin.objectgroups
    ]
    return ours


def typed(properties: Mapping[str, object]) -> dict[str, tuple[type, object]]:
    """Return the properties with the types of their values, which tell 1, 1.0 and True apart."""
    return {name: (type(value), value) for name, value in properties.items()}


def said(properties: Mapping[str, object]) -> dict[str, tuple[type, object]]:
    """Return the typed properties of a pytmx object, without those that pytmx adds."""
    return typed({name: value for name, value in properties.items() if name not in ATTRIBUTES})


def plain(item: MapObject) -> tuple[object, ...]:
    """Return type, sizes, points and properties of an object, for comparison."""
    sizes = item.x, item.y, item.width, item.height, item.rotation
    return item.type, sizes, item.points, typed(item.properties)


def plain_twin(item: pytmx.TiledObject) -> tuple[object, ...]:
    """Return the values of `plain` for an object of pytmx."""
    sizes = item.x, item.y, item.width, item.height, item.rotation
    points = tuple(map(tuple, item.points)) if hasattr(item, "points") else ()
    return item.type or "", sizes, points, said(item.properties)


@pytest.mark.parametrize("path", DRAWN, ids=lambda path: path.stem)
def test_every_board_is_read_as_by_the_twin(path: Path) -> None:
    ours = assert_twins(path)
    assert {"terrain", "level"} <= {each.name for each in ours.tile_layers} and ours.tiles


def test_boards_of_both_games_and_of_the_example_pack_are_compared() -> None:
    assert len({path.parent for path in DRAWN}) == 3 and len(DRAWN) > 14


@pytest.mark.parametrize(
    ("how", "packed"),
    [
        ('encoding="base64"', lambda data: data),
        ('encoding="base64" compression=""', lambda data: data),
        ('encoding="base64" compression="gzip"', gzip.compress),
        ('encoding="base64" compression="zlib"', zlib.compress),
    ],
)
def test_packed_tiles_are_read_as_by_the_twin(tmp_path: Path, how: str, packed: Callable[[bytes], bytes]) -> None:
    numbers = 1, 2, 0, 4, 0x80000001, 0x40000002, 0x20000004, 0xE0000001, 0x10000001, 0, 0x80000000, 99
    data = b64encode(packed(struct.pack("<12L", *numbers))).decode()
    ours = assert_twins(written(tmp_path, f"{OUTER}{layer(f' {data} ', how)}"))
    assert ours.rows("terrain") == ((1, 2, 0, 4), (1, 2, 4, 1), (0x10000001, 0, 0, 99))


@pytest.mark.parametrize("tiles", [OUTER, TILES.format(first='firstgid="1"'), OUTER + SIXTH, SIXTH + OUTER])
def test_tilesets_within_a_map_and_beside_it_are_read_as_by_the_twin(tmp_path: Path, tiles: str) -> None:
    properties = (
        '<properties><property name="title" value="A &lt; B"/><property name="x" type="color" value=""/></properties>'
    )
    ours = assert_twins(written(tmp_path, f"{properties}{tiles}{PLAIN}{OBJECTS}"))
    assert ours.tiles[2] == {"level": -3, "half": 0.5, "wet": True, "dry": False}
    (sign,) = [item for item in ours.objects("lines") if item.type == "sign"]
    assert (sign.y, sign.properties["level"], sign.properties["wet"]) == (48, 7, True)


@pytest.mark.parametrize("seed", range(20))
def test_maps_at_random_are_read_as_by_the_twin(tmp_path: Path, seed: int) -> None:
    dice, ids = Random(seed), count(1)

    def body(depth: int) -> str:
        return "".join(dice.choice((tiles, objects, group))(depth) for _ in range(dice.randint(1, 3)))

    def tiles(_: int) -> str:
        numbers = (dice.randint(0, 9) | dice.choice((0, 0, 1, 2, 4, 7)) << 29 for _ in range(12))
        return layer(",".join(map(str, numbers)), name=dice.choice(("terrain", "level", "ground")))

    def group(depth: int) -> str:
        return f"<group>{body(depth + 1)}</group>" if depth < 3 else tiles(depth)

    def objects(_: int) -> str:
        return f'<objectgroup name="{dice.choice("abc")}">{"".join(thing() for _ in range(4))}</objectgroup>'

    def thing() -> str:
        corners = " ".join(f"{dice.randint(-9, 9)},{dice.uniform(-9, 9):.3f}" for _ in range(dice.randint(2, 5)))
        inner = dice.choice(("", "<point/>", f'<polygon points="{corners}"/>', f'<polyline points="{corners}"/>'))
        wanted = {"type": "road", "width": "7.5", "height": "3", "rotation": "33.1", "gid": "3"}
        some = " ".join(f'{name}="{value}"' for name, value in wanted.items() if dice.random() < 0.4)
        return f'<object id="{next(ids)}" x="{dice.uniform(-99, 99):.2f}" y="{dice.randint(-9, 9)}" {some}>{inner}</object>'

    assert_twins(written(tmp_path, f"{dice.choice((OUTER, SIXTH + OUTER))}{body(0)}"))


# -- what is refused --------------------------------------------------------------------------------------------------


def packed_tiles(data: bytes, compression: str) -> str:
    """Return the TMX text of a layer with compressed data in base64."""
    return layer(b64encode(data).decode(), f'encoding="base64" compression="{compression}"')


@pytest.mark.parametrize(
    ("body", "cause"),
    [
        (layer("<chunk x='0' y='0' width='4' height='3'>1,1</chunk>"), "ValueError"),
        (layer("1,1<tile gid='1'/>"), "ValueError"),
        (layer("1,1", ""), "ValueError"),
        (layer("1,1", 'encoding="hex"'), "ValueError"),
        (layer("1,x"), "ValueError"),
        (layer(""), "ValueError"),
        (layer("1," + "9" * (sys.int_info.default_max_str_digits + 1)), "a number of thousands of digits"),
        (layer("AAAA", 'encoding="base64"'), "error"),
        (layer("A", 'encoding="base64"'), "Error"),
        (packed_tiles(b"no stream", "zlib"), "error"),
        (packed_tiles(b"no stream", "gzip"), "error"),
        (packed_tiles(zlib.compress(bytes(48))[:-4], "zlib"), "ValueError"),
        (packed_tiles(zlib.compress(bytes(48)), "gzip"), "error"),
        (packed_tiles(zlib.compress(bytes(48)), "zstd"), "ValueError"),
        ('<layer name="terrain" width="4" height="3"/>', "ValueError"),
        ('<layer name="terrain" width="x" height="3"><data encoding="csv">1</data></layer>', "ValueError"),
        ('<layer name="terrain" width="0" height="3"><data encoding="csv">1</data></layer>', "ValueError"),
        ('<tileset source="tiles.tsx"/>', "ValueError"),
        ('<tileset firstgid="1" source="tiles.json"/>', "ValueError"),
        ('<tileset firstgid="1"><tile/></tileset>', "ValueError"),
        ('<properties><property name="a" type="class" propertytype="b"/></properties>', "ValueError"),
        ('<properties><property name="a" type="int" value="1.5"/></properties>', "ValueError"),
        ('<properties><property name="a" type="bool" value="perhaps"/></properties>', "ValueError"),
        ('<objectgroup><object x="wide"/></objectgroup>', "ValueError"),
        ('<objectgroup><object><polyline/></object></objectgroup>', "ValueError"),
        ('<objectgroup><object><polygon points="1,2,3"/></object></objectgroup>', "ValueError"),
    ],
)  # fmt: skip
def test_what_tiled_could_not_have_saved_is_refused_by_both(tmp_path: Path, body: str, cause: str) -> None:
    path = written(tmp_path, body)
    with pytest.raises(ContentError) as caught:
        read_map(TiledMap(path))
    (finding,) = caught.value.findings
    assert (finding.file, finding.line) == (str(path), 0)
    assert finding.what == f"is no map that Tiled could have saved: {cause}"
    assert not by_twin_if_sound(path)


def test_a_tileset_with_entities_is_refused_before_they_are_resolved(tmp_path: Path) -> None:
    path = written(tmp_path, OUTER + PLAIN)
    bomb = '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]>'
    (tmp_path / "tiles.tsx").write_text(f"{bomb}<tileset name='&c;'/>", encoding="utf-8")
    with pytest.raises(ContentError, match="could have saved: DTDForbidden"):
        read_map(TiledMap(path))
    assert by_twin_if_sound(path)


def test_a_tileset_that_has_gone_since_it_was_checked_is_named(tmp_path: Path) -> None:
    path = written(tmp_path, OUTER + PLAIN)
    (tmp_path / "tiles.tsx").unlink()
    with pytest.raises(ContentError) as caught:
        read_map(TiledMap(path))
    assert [finding.file for finding in caught.value.findings] == [str(tmp_path / "tiles.tsx")]


def test_packed_tiles_are_not_unpacked_beyond_what_a_file_may_hold(tmp_path: Path) -> None:
    most = zlib.compress(bytes(LARGEST_FILE))
    assert len(read_map(TiledMap(written(tmp_path, packed_tiles(most, "zlib")))).rows("terrain")) == LARGEST_FILE / 16
    bomb = zlib.compress(bytes(LARGEST_FILE + 4))
    with pytest.raises(ContentError, match="could have saved: ValueError"):
        read_map(TiledMap(written(tmp_path, packed_tiles(bomb, "zlib"))))


# -- layers by name ---------------------------------------------------------------------------------------------------


def test_tiles_are_those_of_the_last_layer_with_a_name_and_objects_those_of_all(tmp_path: Path) -> None:
    body = layer("1,1,1,1") + layer("2,2,2,2") + OBJECTS + OBJECTS.replace("road", "path")
    ours = read_map(TiledMap(written(tmp_path, body)))
    assert ours.rows("terrain") == ((2, 2, 2, 2),)
    assert [item.type for item in ours.objects("lines") if item.points and item.type] == ["road", "path"]
    assert ours.objects("nothing") == ()
    with pytest.raises(ValueError, match="level"):
        ours.rows("level")
