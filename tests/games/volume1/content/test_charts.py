"""The charts are complete, agree with the printed figures, and are plausible (6.0, 12.0, 13.0, 16.0, 17.0)."""

import pytest

from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import MORALE_STATES, Charts

COVER = [
    "long-grass", "orchard", "trees", "logs", "marsh", "hedgerow", "wall", "rocks", "building", "depression", "stream",
    "foxhole", "rubble", "crater",
]  # fmt: skip
ORDERS = [
    "aimed-fire", "rapid-fire", "suppressive-fire", "slow-suppressive-fire", "run-and-gun", "sneak", "evade",
    "sprint", "charge", "grenade", "smoke-grenade", "rifle-grenade", "plan", "reload", "medical-aid", "search",
    "hide", "rally", "carry", "duck-back", "melee", "guard",
]  # fmt: skip


@pytest.fixture(scope="module")
def charts() -> Charts:
    """Return the shipped charts."""
    return Library().parts().charts


@pytest.mark.rule("6.0")
def test_6_0_every_order_marker_of_the_rulebook_is_there(charts: Charts) -> None:
    assert list(charts.orders) == ORDERS


@pytest.mark.rule("6.0")
@pytest.mark.parametrize(
    ("order", "figures", "ws"),
    [
        ("aimed-fire", "none fire none fire", 0),
        ("rapid-fire", "fire fire fire fire", -2),
        ("suppressive-fire", "fire fire fire fire", -2),
        ("slow-suppressive-fire", "none fire none fire", 0),
        ("run-and-gun", "must-1 fire-else-move must-1 fire-else-move", -2),
        ("sneak", "none may-1 none must-1", 0),
        ("evade", "must-1 must-1 must-1 must-1", 0),
        ("sprint", "must-1 must-2 must-2 must-2", 0),
        ("charge", "must-1 must-1 must-2 melee", 0),
        ("grenade", "none move-or-shift throw may-1", 0),
        ("rifle-grenade", "shift shift launch none", 0),
        ("carry", "none must-1 none must-1", 0),
        ("melee", "none melee none melee", 0),
        ("hide", "none none none none", 0),
    ],
)
def test_6_0_the_markers_print_the_figures_of_chapter_7(charts: Charts, order: str, figures: str, ws: int) -> None:
    assert (" ".join(charts.orders[order].figures), charts.orders[order].ws) == (figures, ws)


@pytest.mark.rule("13.0", "13.0a")
def test_13_0_a_man_fires_under_five_orders(charts: Charts) -> None:
    firing = {order.id for order in charts.orders.values() if order.may_fire}
    assert firing == {"aimed-fire", "rapid-fire", "suppressive-fire", "slow-suppressive-fire", "run-and-gun"}


@pytest.mark.rule("6.0")
def test_6_0_minus_a_is_printed_on_orders_that_forbid_firing_and_on_no_fire_order(charts: Charts) -> None:
    assert {order.id for order in charts.orders.values() if order.no_fire} == {
        "sneak", "evade", "sprint", "charge", "reload", "medical-aid", "search", "hide", "rally", "carry", "duck-back",
    }  # fmt: skip


@pytest.mark.rule("12.1")
def test_12_1_four_orders_keep_low(charts: Charts) -> None:
    assert {order.id for order in charts.orders.values() if order.low} == {"sneak", "hide", "rally", "reload"}


@pytest.mark.rule("17.3")
def test_17_3_move_orders_from_slowest_to_fastest(charts: Charts) -> None:
    moves = sorted((order.speed, order.id) for order in charts.orders.values() if order.speed)
    assert moves == [(1, "sneak"), (2, "evade"), (3, "run-and-gun"), (4, "sprint")]


@pytest.mark.rule("13.0")
def test_13_0_2_hide_in_rocks_is_minus_5_and_a_check_only(charts: Charts) -> None:
    cell = charts.fire["hide"]["rocks"]
    assert (cell.modifier, cell.check_only) == (-5, True)


@pytest.mark.rule("11.01")
def test_11_01_only_men_lying_low_in_rocks_and_buildings_cannot_be_hit_outright(charts: Charts) -> None:
    capped = {(order, ground) for order, row in charts.fire.items() for ground, cell in row.items() if cell.check_only}
    assert capped == {(order, ground) for order in ("hide", "rally", "reload") for ground in ("rocks", "building")}


@pytest.mark.rule("13.0")
def test_13_0_2_every_order_has_a_cell_in_every_terrain(charts: Charts) -> None:
    for chart in (charts.fire, charts.spotting):
        assert list(chart) == ["none", *ORDERS]
        assert all(set(row) == set(charts.terrain) for row in chart.values())


@pytest.mark.rule("13.0")
def test_13_0_2_cover_never_harms_and_hiding_is_best(charts: Charts) -> None:
    for order, row in charts.fire.items():
        assert all(row[ground].modifier <= row["open"].modifier for ground in COVER)
        assert all(charts.fire["hide"][ground].modifier <= row[ground].modifier for ground in row)
        assert all(charts.spotting["hide"][ground] <= charts.spotting[order][ground] for ground in row)


@pytest.mark.rule("12.0", "12.0.3")
def test_12_0_spotting_by_distance_is_as_ruled(charts: Charts) -> None:
    bands = [(band.near, band.far, band.modifier) for band in charts.spotting_ranges]
    assert bands == [(0, 2, 3), (3, 5, 1), (6, 10, 0), (11, 15, -2), (16, 20, -4), (21, 999, -6)]


@pytest.mark.rule("17.1")
def test_17_1_morale_figures_are_as_ruled(charts: Charts) -> None:
    figures = {state: (charts.morale[state].tq, charts.morale[state].ws) for state in MORALE_STATES}
    assert figures == {
        "rout": (-3, -3),
        "shaken": (-2, -2),
        "cautious": (-1, -1),
        "normal": (0, 0),
        "bold": (1, 0),
        "aggressive": (2, 1),
        "berserk": (2, 1),
    }


@pytest.mark.rule("16.0")
def test_16_0_and_16_1_wounds_are_as_ruled(charts: Charts) -> None:
    found = {kind: (figure.tq, figure.ws, set(figure.forbids)) for kind, figure in charts.wounds.items()}
    assert found == {
        "light": (-1, -1, {"sprint"}),
        "bad": (-3, -3, {"sprint", "run-and-gun", "evade"}),
        "light-bandaged": (0, 0, set()),
        "bad-bandaged": (0, 0, {"sprint"}),
    }
