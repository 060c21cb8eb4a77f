"""The charts agree with the source: terrain, limits with their strictness, figures, works, keywords."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import field_names
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import CM, MM, Point
from combat.games.armour.rules.cards.keyword import effects_of
from combat.games.armour.rules.charts.rule_limits import RuleLimits
from tests.games.armour.shipped import book, cards

WHOLE = book("two-platoons")
# dash for infantry / others, Cross roll, height, bulletproof (L59-L521)
CHART = """
grass cross-country no flat no
firm-sand cross-country no flat no
soft-sand terrain no flat no
ploughed-field terrain no flat no
crop-field terrain no short no
vineyard terrain yes short no
orchard terrain yes tall no
woods terrain yes tall no
fence terrain no short no
hedge terrain yes short no
bocage-hedge terrain yes tall yes
line-of-trees terrain yes tall no
stone-wall terrain yes short yes
low-rise cross-country no short yes
gentle-hill terrain no tall yes
steep-hill terrain yes tall yes
gully-floor terrain no flat no
gully-side terrain yes tall yes
steep-bank terrain yes short yes
cliff impassable no tall yes
stream terrain no flat no
shallow-river terrain yes flat no
ford terrain yes flat no
deep-river terrain yes flat no
soft-ground terrain yes flat no
swamp impassable no flat no
road road no flat no
ruined-streets terrain no flat no
railway terrain no flat no
low-embankment terrain yes short yes
high-embankment impassable no tall yes
doors-and-windows terrain/impassable no short yes
exterior-walls impassable no tall yes
inside-buildings terrain/impassable no short yes
rubble terrain yes short yes
wrecked-tanks terrain no short yes
"""
ROWS = [line.split() for line in CHART.strip().splitlines()]


@pytest.mark.rule("L59")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_row_of_the_terrain_chart(row: list[str]) -> None:
    id_, dash, difficult, height, bulletproof = row
    found = WHOLE.rows[id_]
    foot, _, others = dash.partition("/")
    assert (found.foot_dash, found.dash) == (foot, others or foot)
    assert (found.difficult, found.height, found.bulletproof) == (difficult == "yes", height, bulletproof == "yes")


def test_the_chart_has_36_rows_and_only_the_deep_river_has_a_score_of_its_own() -> None:
    assert [row[0] for row in ROWS] == list(WHOLE.rows)
    assert len(ROWS) == 36
    assert {id_: row.cross for id_, row in WHOLE.rows.items() if row.cross} == {"deep-river": 4}


@pytest.mark.rule("A19")
def test_scenery_blocks_sight_by_thickness_or_as_a_whole() -> None:
    blocking = {id_: kind.blocking for id_, kind in WHOLE.scenery.items() if kind.blocking != "no"}
    whole = {id_ for id_, how in blocking.items() if how == "whole"}
    assert whole == {"building", "low-rise", "gentle-hill", "steep-hill", "rocky-hill"}
    assert {id_ for id_ in blocking if id_ not in whole} == {
        "wood", "orchard", "bocage", "tree-line", "high-embankment", "high-wall",
    }  # fmt: skip
    assert WHOLE.scenery["building"].top == 50 * MM
    assert WHOLE.scenery["wood"].top == 60 * MM
    assert WHOLE.scenery["gully-floor"].sunk == 15 * MM
    assert {id_ for id_, kind in WHOLE.scenery.items() if kind.hill} == whole - {"building"}


@pytest.mark.rule("A22")
def test_roads_bridges_and_fords_replace_what_they_lie_on() -> None:
    replacing = {id_ for id_, kind in WHOLE.scenery.items() if kind.replaces}
    assert replacing == {"road", "track", "bridge", "ford", "ruins-street"}
    assert WHOLE.row_of("bridge").dash == "road"


def test_levels_are_heights_in_tenths_of_a_millimetre() -> None:
    assert [WHOLE.level_height(level) for level in (0, 1, 3, 6)] == [0, 150, 300, 600]


def apart(millimetres: float) -> tuple[ConvexShape, ConvexShape]:
    """Return two points `millimetres` apart, as shapes."""
    return ConvexShape((Point(0, 0),)), ConvexShape((Point(round(millimetres * MM), 0),))


# name, limit in cm, then whether 1 mm less, the limit itself and 1 mm more are allowed
STRICTNESS = [
    ("L633", "long_range", 40, (False, False, True)),
    ("L611", "gap", 2, (True, False, False)),
    ("L611", "tall_thickness", 5, (False, True, True)),
    ("L611", "tall_sight", 15, (True, True, False)),
    ("L615", "edge_of_cover", 5, (True, True, False)),
    ("L553", "foot_approach", 5, (False, True, True)),
    ("L553", "dash_approach", 20, (False, True, True)),
    ("L557", "command", 15, (True, True, False)),
    ("L557", "large_command", 20, (True, True, False)),
    ("L787", "mine_danger", 5, (True, False, False)),
    ("L581", "transport_return", 10, (True, True, False)),
    ("L581", "transport_in_sight", 40, (False, True, True)),
    ("L543", "ambush_in_sight", 40, (False, True, True)),
    ("L543", "ambush_near", 10, (False, True, True)),
    ("L755", "large_gun_ambush", 40, (False, True, True)),
    ("L767", "spearhead_near", 20, (False, False, True)),
    ("L637", "hit_spread", 15, (True, True, False)),
    ("L643", "mistaken_near", 10, (False, False, True)),
    ("L643", "mistaken_tanks", 20, (False, False, True)),
    ("L675", "template_friends", 10, (False, False, True)),
    ("L699", "assault_move", 25, (True, True, False)),
    ("L707", "defensive_fire", 20, (True, True, False)),
    ("A5", "repulse", 5, (False, False, True)),
    ("L733", "break_off", 15, (False, False, True)),
    ("L737", "consolidation_near", 5, (False, True, True)),
    ("A31", "objective", 10, (True, True, False)),
    ("A37", "reserve_entry", 20, (False, True, True)),
]


@pytest.mark.parametrize(("source", "name", "centimetres", "allowed"), STRICTNESS, ids=str)
def test_a_limit_allows_1_mm_less_the_limit_and_1_mm_more(
    source: str, name: str, centimetres: int, allowed: tuple[bool, bool, bool]
) -> None:
    limit: Limit = getattr(WHOLE.limits, name)
    assert limit.name == name.replace("_", "-")
    assert limit.distance == centimetres * CM
    assert tuple(limit.holds(*apart(centimetres * 10 + more)) for more in (-1, 0, 1)) == allowed


def test_every_limit_is_read() -> None:
    assert len(field_names(RuleLimits)) == 50
    assert all(isinstance(getattr(WHOLE.limits, name), Limit) for name in field_names(RuleLimits))


def test_figures_are_in_the_units_of_the_rules() -> None:
    figures = WHOLE.figures
    assert (figures.sight.eye, figures.sight.tank_top, figures.sight.team_top, figures.sight.tall_line) == (
        200,
        240,
        180,
        250,
    )
    assert figures.artillery.template == 1_500
    assert figures.night.sight == (2_000, 2_000, 3_000, 3_000, 4_000, 5_000)
    assert figures.arrivals.reserve_dice == (1, 2, 3)
    assert figures.force_limits == (50, 75, 100, 125, 150)
    assert (figures.morale.pin_hits, figures.morale.large_pin_hits, figures.morale.large_unit) == (5, 8, 12)


@pytest.mark.rule("A43")
def test_works_have_prices_and_bar_vehicles() -> None:
    assert {id_: work.points for id_, work in WHOLE.works.items()} == {
        "mines": 2, "trench": 2, "roadblock": 2, "pit": 1, "wire": 1,
    }  # fmt: skip
    wire, block = WHOLE.works["wire"], WHOLE.works["roadblock"]
    assert (wire.length, wire.width) == (100 * MM, 10 * MM)
    assert (wire.stops, wire.difficult, wire.removed_by) == (("foot", "towed"), ("tracked",), ("tracked",))
    assert (block.barred, block.difficult, block.height) == (("half-tracked", "wheeled"), ("tracked",), "short")


def test_keywords_are_effects_or_traits_of_which_printed_ones_change_nothing() -> None:
    keywords = cards().keywords
    assert all(keyword.effects or keyword.traits for keyword in keywords.values())
    crusader = cards().teams["crusader-ii"]
    assert [effect.number for effect in effects_of(crusader.keywords, keywords)] == ["tactics"]
    skirts = next(iter(effects_of(cards().teams["pz-iv-g"].keywords, keywords)))
    assert (skirts.number, skirts.becomes, skirts.when) == ("side_armour", 5, "weak_firepower")
    slow = next(iter(effects_of(cards().weapons["gun-8-8-cm-kwk-l-56"].keywords, keywords)))
    overworked = next(iter(effects_of(cards().teams["t-34-76"].keywords, keywords)))
    assert slow.group == overworked.group == "moving"
    assert (cards().teams["truck"].passengers, cards().teams["universal-carrier"].passengers) == (3, 1)
    assert cards().teams["truck"].carries
    assert not cards().teams["truck"].is_armoured
