"""The charts agree with the reference sheet: terrain, movement, dice, detection, anti-tank fire, shells."""

from __future__ import annotations

import pytest

from combat.engine.space.plane.point import CM
from combat.games.contact.rules.charts.terrain_chart import Passage
from tests.games.contact.shipped import book, content

WHOLE = book("hedgerow-road")
FIGURES = WHOLE.figures
# foot, wheels, tracks as on the sheet (L67-L98); cover, height; "b" blocked or the depth in cm
CHART = """
building        -      no     no     heavy  3  b
factory         -      half#  half#  heavy  3  10
ruin            -5     no     half#  heavy  2  10
dense-wood      -5     no     half#  light  3  5
light-wood      -      half#  half   light  3  5
scrub           -      half   -      light  1  5
crops           -      half   -      light  1  5
ploughed-field  -      half   -      none   0  0
gentle-hill     -      -5     -5     none   5  b
steep-hill      -      half#  half   light  5  b
difficult-hill  -5     no     no     light  5  b
dune            -5     half#  half#  none   5  b
hedge           -      -10#   -5     light  1  b
bocage          -5     no     -10#   heavy  3  b
bank            -      no     -10    heavy  1  b
stone-wall      -10    no     -10#   total  2  b
marsh           -5     no     half#  none   0  0
snow            -5     half   -10    none   0  0
gully-slope     -5     -10#   -10    heavy  0  0
gully-floor     -      half   half   none   -1 b
deep-river      no     no     no     none   0  0
shallow-river   half   no     half#  none   0  0
stream          -5     -10#   -10    none   0  0
soft-sand       -5     half#  half#  none   0  0
rocky-ground    -      half#  half   none   0  0
railway         -      -5     -      none   0  0
embankment      -      -10    -5     heavy  2  b
foxholes        -      -      -      heavy  -1 0
trench          -5     no     half   heavy  -1 10
wire            -10    no     half   none   0  0
barricade       -10    no     half   heavy  2  b
obstacle        -      no     no     none   0  0
"""
ROWS = [line.split() for line in CHART.strip().splitlines()]


def passage(text: str) -> Passage:
    """Parse an entry of the terrain chart: "-" (free), "half", "no", or "-5" (minus 5 cm); a final "#" adds a risk."""
    way = text.removesuffix("#")
    risk = way != text
    if way == "half":
        return Passage("half", 0, risk)
    if way == "no":
        return Passage("no")
    return Passage("minus", int(way[1:]) * CM, risk) if way[1:] else Passage()


@pytest.mark.rule("L67")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_row_of_the_terrain_chart(row: list[str]) -> None:
    id_, foot, wheels, tracks, cover, levels, depth = row
    found = WHOLE.rows[id_]
    assert (found.foot, found.wheels, found.tracks) == (passage(foot), passage(wheels), passage(tracks))
    assert (found.cover, found.levels, found.blocked) == (cover, int(levels), depth == "b")
    assert found.depth == (0 if depth == "b" else int(depth) * CM)


def test_the_chart_has_the_32_rows_of_the_sheet_and_six_of_its_own() -> None:
    ground = content().ground
    assert ground
    parts = ground.content.row
    assert len(ROWS) == 32
    assert {id_ for id_ in parts if id_ not in {row[0] for row in ROWS}} == {
        "clear", "road", "track", "ford", "crater", "wreck",
    }  # fmt: skip
    assert [id_ for id_, part in parts.items() if part.authored] == ["track", "ford", "crater", "wreck"]


@pytest.mark.rule("L100")
def test_half_tracks_are_barred_or_roll() -> None:
    marks = {id_: row.half_track for id_, row in WHOLE.rows.items() if row.half_track}
    assert marks == {
        "bocage": "barred", "stone-wall": "barred", "trench": "risk", "wire": "risk", "barricade": "risk",
    }  # fmt: skip
    assert WHOLE.rows["bocage"].passage("half-track") == Passage("no")
    assert WHOLE.rows["trench"].passage("half-track") == Passage("half", 0, True)


@pytest.mark.rule("L102")
def test_wire_is_tested_and_five_rows_give_no_cover_against_bombardment() -> None:
    assert [id_ for id_, row in WHOLE.rows.items() if row.test] == ["wire"]
    shelled = [id_ for id_, row in WHOLE.rows.items() if row.shelled]
    assert shelled == ["bocage", "bank", "gully-slope", "embankment", "barricade"]


def in_cm(distance: int | None) -> str:
    """Return a distance in whole centimetres as text, "-" for None."""
    return "-" if distance is None else str(distance // CM)


SPEEDS = [
    ("L36", "foot", 20, 30), ("L37", "foot-fast", 30, 40), ("L38", "crawl", 10, 10), ("L39", "heavy-foot", 15, 20),
    ("L40", "cavalry", 30, 40), ("L40", "charging", 50, 60), ("L41", "very-slow", 20, 30), ("L42", "slow", 30, 40),
    ("L43", "standard", 40, 60), ("L44", "fast", 50, 70), ("L45", "half-track", 50, 80), ("L46", "wheels", 40, 100),
    ("L47", "cart", 30, 40), ("L48", "gun-light", 10, 15), ("L48", "gun-medium", 5, 10),
]  # fmt: skip


@pytest.mark.rule("L33")
@pytest.mark.parametrize(("line", "row", "clear", "road"), SPEEDS, ids=str)
def test_a_row_of_the_movement_chart(line: str, row: str, clear: int, road: int) -> None:
    speed = next(found for name, found in FIGURES.moves.speeds.items() if name == row)
    assert (line[0], speed.clear, speed.road) == ("L", clear * CM, road * CM)


# dice of each band, what is taken off each die; ranges in cm; least range (L107-L127)
POOLS = """
crew 20:1-1
militia 20:1 40:1-1
reserve 20:2 40:1
rifles 30:2 60:1
submachine-guns 10:3 20:1
assault-arms 20:3 40:2
two-lmg 30:3 60:2
mmg 40:4 80:2
hmg 60:4 120:2
mortar-50 60:2 10
mortar-60 120:2 10
mortar-80 180:3 20
charge 5:6
flame-thrower 10:2
vehicle-mg 40:2 80:1
vehicle-mgs 40:3 80:2
vehicle-hmg 60:2 120:1
cannon-20 60:2 120:1
"""


@pytest.mark.rule("L106")
@pytest.mark.parametrize("row", POOLS.strip().splitlines(), ids=lambda row: row.split()[0])
def test_a_row_of_small_arms(row: str) -> None:
    id_, *words = row.split()
    weapon = content().arms(1944)[id_]
    least = int(words.pop()) if ":" not in words[-1] else 0
    told = [f"{band.range // CM}:{band.dice}" + (f"-{band.minus}" if band.minus else "") for band in weapon.bands]
    assert (told, weapon.least) == (words, least * CM)


# target: day and reduced visibility in cm, of small targets and of large ones; - without limit (L160-L174)
DETECTED = """
hidden 5 0 10 0
cover 30 15 60 30
open 40 20 120 90
cover-fired 60 30 120 90
open-acted 90 60 - -
"""


@pytest.mark.rule("L160")
def test_the_distances_of_detection() -> None:
    tables = (FIGURES.detection.small, FIGURES.detection.large)
    rows = zip(*(table.items() for table in tables), strict=True)
    told = [
        [name, in_cm(row.normal), in_cm(row.reduced), in_cm(big.normal), in_cm(big.reduced)]
        for (name, row), (_, big) in rows
    ]
    assert told == [line.split() for line in DETECTED.strip().splitlines()]
    more = FIGURES.detection
    assert (more.recon, more.observer, more.hill) == (10 * CM, 10 * CM, 30 * CM)


@pytest.mark.rule("L190")
def test_what_a_shooter_needs() -> None:
    scores = FIGURES.anti_tank.hit.scores
    assert (scores.vehicle_still, scores.gun_still, scores.vehicle_moving) == (5, 4, 8)
    assert (scores.stabilised, scores.cramped, scores.vehicle_pivot, scores.gun_pivot) == (7, 9, 7, 6)
    assert (scores.turret_pivot, scores.mount_pivot) == (6, 5)
    assert (scores.weapon_still, scores.panzerfaust_still) == (5, 6)
    assert (scores.weapon_moving, scores.panzerfaust_moving, scores.aircraft) == (7, 8, 7)


@pytest.mark.rule("L198")
def test_steps_of_distance_by_barrel() -> None:
    steps = {name: (row.free // CM, row.step // CM) for name, row in FIGURES.anti_tank.steps.items()}
    assert steps == {"short": (30, 20), "normal": (30, 30), "L": (60, 30), "LL": (90, 30)}


@pytest.mark.rule("L205")
def test_modifiers_of_hitting_and_destroying() -> None:
    hit, destroy = FIGURES.anti_tank.hit, FIGURES.anti_tank.destroy
    assert (hit.point_blank, hit.second_band, hit.exposed, hit.poor_optics, hit.higher) == (2, -2, 1, -1, 1)
    assert (hit.apcr, hit.apds, hit.again, hit.smoke, hit.immobilising) == (-1, -1, (1, 2), -2, -2)
    assert list(hit.sizes.values()) == [-2, -1, 0, 1, 2]
    assert list(hit.guns.values()) == [-2, -1, 0]
    assert (hit.moving, hit.cover, hit.hidden, hit.vehicle_cover, hit.hull_down, hit.bunker) == (-2, -2, -2, -1, -2, -6)
    assert (destroy.point_blank, destroy.side, destroy.rear, destroy.above, destroy.above_open) == (2, 1, 2, 1, 3)
    assert (destroy.apcr, destroy.apds, destroy.heat, destroy.critical_dice) == (1, 2, 2, 1)


@pytest.mark.rule("L248")
def test_scores_of_shells() -> None:
    scores = {name: (row.direct, row.indirect) for name, row in FIGURES.shells.scores.items()}
    assert scores == {"open": (4, 5), "wood": (4, 4), "heavy": (5, 6), "bunker": (6, 6)}


@pytest.mark.rule("L281")
@pytest.mark.parametrize(
    ("calibre", "dice"), [(60, 2), (61, 3), (90, 3), (91, 4), (115, 4), (116, 5), (140, 6), (165, 6), (166, 7)]
)
def test_dice_by_calibre(calibre: int, dice: int) -> None:
    assert FIGURES.shells.dice(calibre) == dice


@pytest.mark.rule("L333")
def test_radio_contact_by_nation_and_year() -> None:
    source = content().nations
    assert source
    nations = {id_: part.build(id_) for id_, part in source.content.root.items()}
    assert [nations["soviet-union"].contact(year) for year in (1941, 1942, 1943, 1944, 1945)] == [6, 5, 5, 4, 4]
    assert {id_: nation.contact(1944) for id_, nation in nations.items()} == {
        "germany": 4, "britain": 4, "united-states": 3, "soviet-union": 4,
    }  # fmt: skip
    assert {id_: (nation.precision, nation.end) for id_, nation in nations.items()} == {
        "germany": (5, 0), "britain": (5, 0), "united-states": (5, 1), "soviet-union": (6, 0),
    }  # fmt: skip
