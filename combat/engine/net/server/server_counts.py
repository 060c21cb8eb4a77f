"""Counters of a server for its operator."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.record import MutableRecord, as_plain


class Counters(MutableRecord):
    """Counts since the server was started."""

    answers: int = 0
    """Lines stored: answers of persons, bots and dice, and undos."""
    messages: int = 0
    """Messages of clients."""
    refused: int = 0
    """First messages that were refused."""
    limited: int = 0
    """Connections and games refused as too many of one address, and connections closed as idle."""
    store_faults: int = 0
    bot_answers: int = 0
    pages: int = 0
    """Pages drawn for browsers."""
    mails: int = 0

    def written(self, now: Mapping[str, int]) -> str:
        """Return all counts in the text format of Prometheus.

        `now` are current values, such as the number of connections.
        """
        counted = [(f"combat_{name}_total", "counter", value) for name, value in as_plain(self).items()]
        present = [(f"combat_{name}", "gauge", value) for name, value in now.items()]
        return "".join(f"# TYPE {name} {kind}\n{name} {value}\n" for name, kind, value in (*counted, *present))
