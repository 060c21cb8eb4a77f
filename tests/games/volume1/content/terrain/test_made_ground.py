"""Ground generated from a seed (11.0): playable, fitting adjacent sheets, and the same on every machine."""

from __future__ import annotations

import hashlib
import math
import os
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest

from combat.cli import main
from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.engine.content.tiled import TiledMap
from combat.engine.content.tmx_map import read_map
from combat.engine.files import folders
from combat.engine.files.folders import share
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, label
from combat.games.volume1.content.boards import board_of, load_board
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.terrain import made_boards
from combat.games.volume1.content.terrain.country_file import CountryFile
from combat.games.volume1.content.terrain.ground_judge import SHUT, judge
from combat.games.volume1.content.terrain.ground_maker import MadeGround
from combat.games.volume1.content.terrain.sketch import centre
from combat.games.volume1.content.terrain.tmx_writing import GROUNDS, as_tmx
from combat.games.volume1.rules.made_names import COUNTRIES, MadeName, made_name

SOAKED = "COMBAT_SOAK" in os.environ
KINDS = COUNTRIES if SOAKED else ("river",)
SEEDS = range(1, 21) if SOAKED else (1,)
OF_BOTH = [MadeName(kind, seed) for kind in KINDS for seed in SEEDS]
by_name = pytest.mark.parametrize("name", OF_BOTH, ids=str)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a separate data folder in each test."""
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path / "data"))


@cache
def countries() -> CountryFile:
    """Return the shipped kinds of country."""
    return read(share() / "assets/volume1/countries.toml", CountryFile).content


@cache
def made(name: MadeName) -> MadeGround:
    """Return the generated ground of a name."""
    return made_boards.drawn(name)


@cache
def board(name: MadeName) -> Board:
    """Return the generated board of a name."""
    return made(name).sketch.board("made")


def test_every_country_has_its_figures_and_its_name() -> None:
    assert set(countries().countries) == set(COUNTRIES)


@by_name
def test_ground_is_fit_to_fight_on(name: MadeName) -> None:
    """Neither an open range nor a maze, as the printed sheets are; and looked at again it is what it was judged to be."""
    ground, file = made(name), countries()
    assert judge(ground.sketch, file.countries[name.country], file.sight, Library().parts().charts) == ground.judged
    assert ground.judged.off == 0


@by_name
def test_every_open_hex_is_reached_from_the_road_without_climbing(name: MadeName) -> None:
    sketch = made(name).sketch
    reached = spread(sketch.roads, lambda hex_: sketch.at(hex_) not in SHUT, name)
    assert [hex_ for hex_ in sketch.hexes if sketch.at(hex_) == "open" and hex_ not in reached] == []


@by_name
def test_roads_join_and_the_main_one_meets_that_of_the_printed_sheets(name: MadeName) -> None:
    roads = made(name).sketch.roads
    assert spread([label(1, 10)], roads.__contains__, name) == set(roads)
    assert label(33, 10) in roads


def spread(start: Iterable[Hex], goes: Callable[[Hex], bool], name: MadeName) -> set[Hex]:
    """Return the hexes connected with `start` through hexes for which `goes` is true."""
    reached = set(start)
    edge = sorted(reached)
    while edge:
        for near in made(name).sketch.around(edge.pop()):
            if near not in reached and goes(near):
                reached.add(near)
                edge.append(near)
    return reached


@by_name
def test_no_slope_is_steeper_than_a_level_and_streams_run_from_edge_to_edge(name: MadeName) -> None:
    sketch, ground = made(name).sketch, board(name)
    for hex_ in ground.hexes():
        assert all(abs(ground.level(hex_) - ground.level(near)) <= 1 for near in sketch.around(hex_)), hex_
    water = [stroke for stroke in sketch.strokes if stroke.kind == "stream"]
    assert all(stroke.points[0][1] < 0 and stroke.points[-1][1] > 18 * 112 for stroke in water)


@by_name
def test_what_is_drawn_stands_in_hexes_of_its_terrain(name: MadeName) -> None:
    """Hedges and walls where men find them: no line runs through a hex that has none."""
    sketch = made(name).sketch
    middles = {centre(hex_): hex_ for hex_ in sketch.hexes}
    for stroke in sketch.strokes:
        if terrain := {"hedge": "hedgerow", "wall": "wall"}.get(stroke.kind):
            crossed = [sketch.at(middles[point]) for point in stroke.points if point in middles]
            assert set(crossed) <= {terrain}, stroke
    assert {sketch.at(hex_) for hex_ in sketch.roads} & {"hedgerow", "wall", "building", "stream", "trees"} == set()


@by_name
def test_houses_stand_along_their_road_and_gardens_on_bare_ground_behind_them(name: MadeName) -> None:
    sketch = made(name).sketch
    middles = {hex_: centre(hex_) for hex_ in sketch.hexes}
    roads = [stroke.points for stroke in sketch.strokes if stroke.broad]
    homes = [thing for thing in sketch.things if thing.kind == "building"]
    for home in homes:
        near = min((point for road in roads for point in road), key=lambda point: math.dist(point, home.middle))
        road = next(road for road in roads if near in road)
        at = road.index(near)
        (x0, y0), (x1, y1) = road[max(0, at - 2)], road[min(len(road) - 1, at + 2)]
        askew = abs(math.sin(math.radians(home.turn) - math.atan2(y1 - y0, x1 - x0)))
        assert askew < 0.02 or (home.width > 100 and 80 <= home.turn <= 100), home
    for garden in [thing for thing in sketch.things if thing.kind == "garden"]:
        under = min(sketch.hexes, key=lambda hex_: math.dist(middles[hex_], garden.middle))
        assert sketch.is_bare(under) and not sketch.level.get(under)
        turn = math.radians(garden.turn)
        foot = garden.middle[0] - math.sin(turn) * 34, garden.middle[1] + math.cos(turn) * 34
        assert min(math.dist(foot, home.middle) for home in homes) < 75


@by_name
def test_its_map_is_the_board_that_was_drawn(name: MadeName) -> None:
    path, sketch = made_boards.map_of(name), made(name).sketch
    found, drawn = load_board(path), board(name)
    assert (found.terrains, found.levels) == (drawn.terrains, drawn.levels)
    page = read_map(TiledMap(path))
    assert len(page.objects("lines")) == len(sketch.strokes)
    assert len(page.objects("things")) == len(sketch.things)
    looks = [page.tiles[tile]["ground"] for row in page.rows("ground") for tile in row]
    assert looks == [sketch.ground.get(hex_, GROUNDS[0]) for hex_ in sketch.hexes]


def test_a_seed_is_the_same_ground_on_every_machine() -> None:
    """To the byte. Who changes what a seed means on purpose puts the new figure here."""
    name = MadeName("river", 1)
    assert hashlib.sha256(as_tmx(made(name).sketch, {}).encode()).hexdigest()[:16] == "b2124efa236078e1"
    says = {"title": "River 1", "place": made_boards.PLACE, "sheet": made_boards.SHEET}
    assert made_boards.map_of(name).read_text() == as_tmx(made(name).sketch, says)  # drawn a second time


def test_a_title_is_written_as_markup_wants_it() -> None:
    assert 'name="title" value="Made &lt;up&gt; &amp; joined"' in as_tmx(
        made(OF_BOTH[0]).sketch, {"title": "Made <up> & joined"}
    )


@pytest.mark.parametrize(
    "word", ["bocage", "bocage-0", "bocage-01", "bocage-1000000", "meadow-3", "village", "village-own", "bocage-3+hill"]
)
def test_other_words_name_no_made_up_board(word: str) -> None:
    assert made_name(word) is None


def test_a_name_brings_its_board_back_and_two_lie_beside_a_printed_one() -> None:
    joined = board_of(Library(), "farmhouse+river-1")
    assert joined.columns == 65
    assert joined.terrain(label(40, 10)) == board(MadeName("river", 1)).terrain(label(8, 10))
    with pytest.raises(ContentError, match="meadow-3"):
        board_of(Library(), "meadow-3")


def test_what_the_player_has_made_of_a_board_goes_before_what_its_name_means() -> None:
    name = MadeName("river", 1)
    own = made_boards.kept(name)
    assert own == folders.boards() / "river-1.tmx" and board_of(Library(), "river-1").terrains == board(name).terrains
    own.write_bytes((share() / "assets/volume1/boards/hill.tmx").read_bytes())
    assert made_boards.kept(name) == own
    assert board_of(Library(), "river-1").terrains == load_board(share() / "assets/volume1/boards/hill.tmx").terrains


def test_no_pack_changes_what_a_name_means(tmp_path: Path) -> None:
    strange = tmp_path / "assets" / "charts" / "terrain.toml"
    strange.parent.mkdir(parents=True)
    strange.write_text("")
    assert Library([share(), tmp_path]).file("assets/boards/river-1.tmx") == made_boards.map_of(MadeName("river", 1))


def test_a_scenario_is_made_up_on_ground_of_a_country_and_again_by_its_origin(tmp_path: Path) -> None:
    """The remark above the file is the call that makes it again; the board's map comes with it."""
    out = tmp_path / "ours.toml"
    assert main(["generate", "--country", "river", "--seed", "0", "--kind", "take", "--out", str(out)]) == 0
    written = out.read_text()
    assert 'board = "river-1"' in written and "--board river-1 " in written
    assert (folders.boards() / "river-1.tmx").is_file()
    (folders.boards() / "river-1.tmx").unlink()
    assert main(["check", str(out)]) == 0, "whoever is given the file alone has the board by its name"
    call = written.split("combat ", 1)[1].split("\n", 1)[0].split()
    again = tmp_path / "again.toml"
    assert main([*call, "--out", str(again)]) == 0
    assert again.read_text() == written
