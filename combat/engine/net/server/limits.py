"""Limits of a server: simultaneous connections of an address, games it creates in an hour, and idle time."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, deque
from collections.abc import Callable

HOUR_S = 3_600.0
NETWORK_BITS = 64
"""Bits of an IPv6 address that identify one customer."""


class Limits:
    """Counts connections and created games by address; a limit of 0 means none.

    Limited are the connections at once and the games created in an hour.
    """

    def __init__(
        self, connections: int = 0, games: int = 0, idle_s: float = 0.0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`idle_s` is after how many seconds without a message to or from it a connection is closed."""
        self.idle_s = idle_s
        self._most, self._most_games, self._clock = connections, games, clock
        self._open: Counter[str] = Counter()
        self._begun: dict[str, deque[float]] = {}

    def enter(self, address: str) -> bool:
        """Count a connection; return False, without counting it, if its address already has too many."""
        who = customer(address)
        if self._most and self._open[who] >= self._most:
            return False
        self._open[who] += 1
        return True

    def leave(self, address: str) -> None:
        """Record the end of a connection."""
        who = customer(address)
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]

    def begin(self, address: str) -> bool:
        """Count a game that is created; return False, without counting it, if its address has created too many."""
        if not self._most_games:
            return True
        now, who = self._clock(), customer(address)
        for other in [each for each, times in self._begun.items() if times[-1] <= now - HOUR_S]:
            del self._begun[other]
        times = self._begun.setdefault(who, deque())
        while times and times[0] <= now - HOUR_S:
            times.popleft()
        if len(times) >= self._most_games:
            return False
        times.append(now)
        return True


def customer(address: str) -> str:
    """Return the key under which an address is counted: itself, or the network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, NETWORK_BITS), strict=False))
    return address
