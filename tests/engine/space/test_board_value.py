"""The board as a value: its hexes, its edges (9.5) and the compass on it (9.3)."""

import pickle

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.board import Board, BoardError
from combat.engine.space.hexes.compass import Compass
from combat.engine.space.hexes.hex import NOWHERE, Hex, HexError

FARM = Board.of("farm", 6, 5, {Hex("03.02"): "trees", Hex("06.05"): "wall"}, {Hex("03.02"): 2})


def test_a_board_knows_the_ground_of_its_hexes_and_no_others() -> None:
    assert (FARM.terrain(Hex("03.02")), FARM.level(Hex("03.02"))) == ("trees", 2)
    assert (FARM.terrain(Hex("03.03")), FARM.level(Hex("03.03"))) == ("open", 0)
    assert FARM.contains(Hex("06.05"))
    assert not any(map(FARM.contains, (Hex("07.01"), Hex("01.06"), NOWHERE)))
    assert [FARM.find(label) for label in ("06.05", "07.01", "00.01", "nowhere", "")] == [
        "06.05",
        None,
        None,
        None,
        None,
    ]
    assert len(set(FARM.hexes())) == 30


def test_hexes_run_row_by_row_as_in_a_tiled_layer() -> None:
    assert FARM.hexes()[:7] == ("01.01", "02.01", "03.01", "04.01", "05.01", "06.01", "01.02")
    assert FARM.terrains.index("trees") == 8


def test_a_hex_off_the_board_is_refused_by_name() -> None:
    for ask in (FARM.terrain, FARM.level, FARM.edges, lambda off: FARM.with_terrain(off, "crater")):
        with pytest.raises(HexError, match=r'"45.10" is off the board \(6 × 5\)'):
            ask(Hex("45.10"))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"columns": 0}, "at least 1 × 1"),
        ({"levels": (0,)}, "has 1 levels for 6 × 5 hexes"),
        ({"levels": (0,) * 29 + (6,)}, "hex 06.05 has level 6"),
    ],
)
def test_a_board_whose_parts_do_not_fit_is_refused(change: dict[str, object], words: str) -> None:
    with pytest.raises(BoardError, match=words):
        replace(FARM, **change)


@pytest.mark.rule("20.0")
def test_20_0_a_shell_changes_one_hex_of_a_new_board() -> None:
    shelled = FARM.with_terrain(Hex("04.04"), "crater")
    assert shelled.terrain(Hex("04.04")) == "crater"
    assert FARM.terrain(Hex("04.04")) == "open"
    assert shelled != FARM
    assert shelled.with_terrain(Hex("04.04"), "open") == FARM


def test_a_board_survives_being_sent_to_another_process() -> None:
    sent = pickle.loads(pickle.dumps(FARM))
    assert sent == FARM
    assert sent.level("03.02") == 2


def test_steps_stay_on_the_board_or_lead_nowhere() -> None:
    assert FARM.neighbours(Hex("06.05")) == ("06.04", None, None, None, None, "05.05")
    assert FARM.neighbour(Hex("01.01"), 2) == "02.01"
    assert FARM.within(Hex("01.01"), 1) == ("01.01", "02.01", "01.02")
    assert FARM.ring(Hex("01.01"), 1) == ("02.01", "01.02")


@pytest.mark.rule("9.5")
def test_9_5_hexes_lie_on_the_edges_of_the_map() -> None:
    assert FARM.edges(Hex("01.01")) == ("top", "left")
    assert FARM.edges(Hex("06.05")) == ("right", "bottom")
    assert FARM.edges(Hex("03.03")) == ()
    assert FARM.edge_hexes("top") == ("01.01", "02.01", "03.01", "04.01", "05.01", "06.01")
    assert len(FARM.edge_hexes("right")) == 5


@pytest.mark.rule("9.5")
@pytest.mark.parametrize(
    ("hex_", "direction", "edge"),
    [
        ("03.01", 0, "top"),
        ("03.01", 1, "top"),
        ("04.01", 1, None),
        ("03.05", 2, None),
        ("04.05", 2, "bottom"),
        ("04.05", 3, "bottom"),
        ("01.03", 4, "left"),
        ("01.01", 5, "left"),
        ("06.03", 1, "right"),
        ("06.05", 2, "right"),
        ("03.03", 0, None),
    ],
)
def test_9_5_a_step_over_an_edge_leaves_there(hex_: str, direction: int, edge: str | None) -> None:
    assert FARM.edge_crossed(Hex(hex_), direction) == edge
    assert (FARM.neighbour(Hex(hex_), direction) is None) == (edge is not None)


@pytest.mark.rule("9.3")
def test_9_3_directions_are_counted_clockwise_from_where_the_one_points() -> None:
    compass = Compass(at=Hex("05.03"), one=Hex("06.02"))
    assert [compass.map_direction(number) for number in range(1, 7)] == [1, 2, 3, 4, 5, 0]
    assert [compass.number(direction) for direction in range(6)] == [6, 1, 2, 3, 4, 5]
    assert [compass.step(FARM, Hex("05.03"), number) for number in (1, 2, 6)] == ["06.02", "06.03", "05.02"]


@pytest.mark.parametrize("one", ["06.02", "05.02", "04.03"])
@pytest.mark.parametrize("hex_", ["05.03", "01.01"])
def test_9_3_all_six_steps_are_those_in_each_direction(one: str, hex_: str) -> None:
    compass = Compass(at=Hex("05.03"), one=Hex(one))
    steps = tuple(compass.step(FARM, Hex(hex_), number) for number in range(1, 7))
    assert compass.around(FARM, Hex(hex_)) == steps


@pytest.mark.rule("9.3")
def test_9_3_a_direction_can_lead_off_the_board() -> None:
    upwards = Compass(at=Hex("05.03"), one=Hex("05.02"))
    assert upwards.step(FARM, Hex("05.01"), 1) is None
    assert upwards.step(FARM, Hex("05.01"), 4) == "05.02"


@pytest.mark.rule("9.3")
def test_9_3_the_one_may_point_to_any_hex_straight_away() -> None:
    assert Compass(at=Hex("27.08"), one=Hex("23.06")).map_direction(1) == 5
    with pytest.raises(HexError, match=r'its 1 cannot point to "21\.08"'):
        Compass(at=Hex("27.08"), one=Hex("21.08"))
    with pytest.raises(ValueError, match="compass number 7"):
        Compass(at=Hex("27.08"), one=Hex("23.06")).map_direction(7)
