"""Skip the tests that need the extra `paint` if it is not installed."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("skia") else ["test_board_plan.py"]
