"""The shipped terrain chart compared with the paragraphs of 11.0."""

import pytest

from combat.games.volume1.rules.terrain import is_cover
from tests.games.volume1.rules.charted_terrain import CHART


def having(quality: str) -> set[str]:
    """Return the ids of the terrains with a quality."""
    return {id_ for id_, terrain in CHART.items() if getattr(terrain, quality)}


@pytest.mark.rule("11.0")
def test_11_0_sixteen_terrains_are_charted() -> None:
    assert len(CHART) == 16
    assert sorted(terrain.rule for terrain in CHART.values()) == ["11.0", *(f"11.{n:02d}" for n in range(1, 16))]


@pytest.mark.rule("11.0", "11.0b")
def test_11_0_rough_terrain_is_what_the_index_lists() -> None:
    assert having("rough") == {"crater", "hedgerow", "marsh", "rocks", "rubble", "stream", "wall", "building"}


@pytest.mark.rule("11.03")
def test_11_03_trees_are_not_rough() -> None:
    assert not CHART["trees"].rough


@pytest.mark.rule("11.0", "11.0a")
def test_11_0_all_but_field_and_open_ground_is_cover() -> None:
    assert CHART.keys() - having("cover") == {"field", "open"}


@pytest.mark.rule("11.0", "11.0c")
def test_11_0_smoke_makes_any_hex_cover() -> None:
    assert not is_cover(CHART, "field", smoked=False)
    assert is_cover(CHART, "field", smoked=True)
    assert is_cover(CHART, "trees", smoked=False)


@pytest.mark.rule("12.1", "12.1b")
def test_12_1_sizes_in_halves() -> None:
    sizes: dict[int, set[str]] = {}
    for id_, terrain in CHART.items():
        sizes.setdefault(terrain.size_halves, set()).add(id_)
    assert sizes == {
        2: {"building", "trees", "orchard"},
        1: {"rocks", "marsh", "hedgerow", "wall", "long-grass", "logs", "rubble"},
        0: {"open", "field", "foxhole", "crater"},
        -1: {"depression", "stream"},
    }


@pytest.mark.rule("11.07", "11.11")
def test_11_07_and_11_11_long_grass_and_logs_hide_only_men_who_keep_low() -> None:
    assert {id_ for id_, terrain in CHART.items() if terrain.blocks == "low"} == {"long-grass", "logs"}


@pytest.mark.rule("11.0")
def test_11_0_flat_and_sunken_ground_never_blocks() -> None:
    never = {"open", "field", "depression", "stream", "foxhole", "crater"}
    assert {id_ for id_, terrain in CHART.items() if terrain.blocks == "never"} == never


@pytest.mark.rule("12.1")
def test_12_1_a_man_can_keep_out_of_sight_in_sunken_ground() -> None:
    assert having("sunken") == {"depression", "stream", "foxhole", "crater"}


@pytest.mark.rule("11.01", "11.01a", "11.02a")
def test_11_01_and_11_02_rocks_and_buildings_cap_a_hit() -> None:
    assert having("caps_hit") == {"rocks", "building"}


@pytest.mark.parametrize(
    ("id_", "halves", "blocks", "rough"),
    [
        pytest.param("rocks", 1, "always", True, marks=pytest.mark.rule("11.01")),
        pytest.param("building", 2, "always", True, marks=pytest.mark.rule("11.02")),
        pytest.param("trees", 2, "always", False, marks=pytest.mark.rule("11.03")),
        pytest.param("marsh", 1, "always", True, marks=pytest.mark.rule("11.04")),
        pytest.param("hedgerow", 1, "always", True, marks=pytest.mark.rule("11.05")),
        pytest.param("wall", 1, "always", True, marks=pytest.mark.rule("11.06")),
        pytest.param("long-grass", 1, "low", False, marks=pytest.mark.rule("11.07")),
        pytest.param("depression", -1, "never", False, marks=pytest.mark.rule("11.08")),
        pytest.param("stream", -1, "never", True, marks=pytest.mark.rule("11.09")),
        pytest.param("orchard", 2, "always", False, marks=pytest.mark.rule("11.10")),
        pytest.param("logs", 1, "low", False, marks=pytest.mark.rule("11.11")),
        pytest.param("field", 0, "never", False, marks=pytest.mark.rule("11.12")),
        pytest.param("foxhole", 0, "never", False, marks=pytest.mark.rule("11.13")),
        pytest.param("rubble", 1, "always", True, marks=pytest.mark.rule("11.14")),
        pytest.param("crater", 0, "never", True, marks=pytest.mark.rule("11.15")),
    ],
)
def test_11_01_to_11_15_each_ground_has_its_size_its_sight_and_its_footing(
    id_: str, halves: int, blocks: str, rough: bool
) -> None:
    terrain = CHART[id_]
    assert (terrain.size_halves, terrain.blocks, terrain.rough) == (halves, blocks, rough)
