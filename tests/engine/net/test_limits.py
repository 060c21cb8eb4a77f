"""Limits for each network address: number of connections and of games."""

from __future__ import annotations

import pytest

from combat.engine.net.server.limits import HOUR_S, Limits, customer


def test_an_address_has_so_many_connections_at_once_and_others_are_not_counted_with_it() -> None:
    limits = Limits(connections=2)
    assert [limits.enter("10.0.0.1") for _ in range(3)] == [True, True, False]
    assert limits.enter("10.0.0.2")
    limits.leave("10.0.0.1")
    assert limits.enter("10.0.0.1")
    assert not limits.enter("10.0.0.1")


def test_an_address_begins_so_many_games_in_an_hour() -> None:
    now = 0.0
    limits = Limits(games=2, clock=lambda: now)
    assert [limits.begin("10.0.0.1") for _ in range(3)] == [True, True, False]
    assert limits.begin("10.0.0.2")
    now = HOUR_S - 1
    assert not limits.begin("10.0.0.1")
    now = HOUR_S
    assert limits.begin("10.0.0.1")


def test_without_limits_nothing_is_refused() -> None:
    limits = Limits()
    assert all(limits.enter("10.0.0.1") and limits.begin("10.0.0.1") for _ in range(500))


@pytest.mark.parametrize(
    ("address", "counted"),
    [("10.0.0.1", "10.0.0.1"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
     ("::ffff:10.0.0.1", "10.0.0.1"), ("", ""), ("testclient", "testclient")],
)  # fmt: skip
def test_the_network_of_an_ipv6_address_is_counted(address: str, counted: str) -> None:
    assert customer(address) == counted
