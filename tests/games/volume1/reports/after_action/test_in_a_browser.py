"""The report in a real browser: pictures are drawn, links have targets, and each layer of the board appears."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.games.volume1.reports.after_action.after_action import of_save
from combat.games.volume1.reports.after_action.board_map import LAYERS
from combat.games.volume1.reports.after_action.report_page import page
from tests.browser import check_shown
from tests.sampled import sample

GOLDEN = Path(__file__).parents[2] / "golden" / "first-light-cautious.combat"


@pytest.mark.parametrize("width", sample([500, 1280], 2))
def test_a_browser_shows_every_picture_and_follows_every_link(tmp_path: Path, width: int) -> None:
    check_shown(page(of_save(GOLDEN)), LAYERS, width, tmp_path)
