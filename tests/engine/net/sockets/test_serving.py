"""A server collects the garbage of all its games at times of its own, so that it delays no answer."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.net.server.serving import serve
from combat.games.command.title import TITLE


class _Ready(Exception):
    """Ends a server as soon as it would accept connections."""


@pytest.fixture(autouse=True)
def _collector() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_a_server_looks_through_its_old_objects_only_at_times_of_its_own(tmp_path: Path) -> None:
    def ready(port: int) -> None:
        raise _Ready

    with pytest.raises(_Ready):
        serve(f"sqlite:///{tmp_path}/games.sqlite", {TITLE.id: TITLE}, "127.0.0.1", 0, ready=ready)
    assert gc.get_threshold()[2] >= 100_000, "each would stop all games for as long as it takes to look through them"
    assert gc.get_freeze_count() > 10_000, "nor does it look through modules and content"
