"""Which men do nothing in an impulse, by the chart of orders (7.0, 10.0)."""

import pytest

from combat.engine.kernel.record import replace
from combat.games.volume1.rules.enemy import enemy_activation
from combat.games.volume1.rules.orders.order_figures import is_idle
from combat.games.volume1.rules.play import friendly_activation
from combat.games.volume1.rules.state import IMPULSES
from tests.games.volume1.tiny_table import Table

ORDERS = tuple(Table().state.book.charts.orders)
MEN = {"crowe": friendly_activation, "jung": enemy_activation}


@pytest.mark.rule("7.0", "10.0")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("name", MEN)
def test_7_0_who_is_idle_would_do_nothing_by_his_order(name: str, order: str) -> None:
    for impulse in range(1, IMPULSES + 1):
        table = Table(f"{name} 05.05 {order}").clock("action", impulse)
        man = table[name]
        assert not is_idle(table.state, man) or not list(MEN[name]._act(table.state, man.id))


@pytest.mark.rule("7.0", "7.19", "15.0")
def test_7_0_idle_is_who_has_no_order_or_one_without_a_figure() -> None:
    def idle(words: str) -> list[int]:
        tables = [Table(f"crowe 05.05 {words}").clock("action", impulse) for impulse in range(1, IMPULSES + 1)]
        return [table.state.clock.impulse for table in tables if is_idle(table.state, table["crowe"])]

    assert idle("idle") == idle("hide") == [1, 2, 3, 4]
    assert idle("aimed-fire") == [1, 3]
    assert idle("sprint") == idle("duck-back") == idle("melee") == idle("rifle-grenade") == []


@pytest.mark.rule("7.08.3")
def test_7_08_3_a_charge_runs_out_also_where_other_charts_print_nothing_for_its_impulse() -> None:
    table = Table("crowe 05.09 charge", "jung 05.02 hide")
    charts = table.state.book.charts
    rests = replace(charts.orders["charge"], figures=("must-1", "must-1", "none", "none"))
    charts = replace(charts, orders={**charts.orders, "charge": rests})
    table.state.book = replace(table.state.book, charts=charts)
    assert table.activate("crowe", impulse=3).orders() == [("crowe", "duck-back")]
