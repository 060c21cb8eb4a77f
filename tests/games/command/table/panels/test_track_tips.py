"""Tooltips of markers on the tracks."""

from __future__ import annotations

import pytest

from combat.games.command.rules.two_sides import AXIS
from combat.games.command.table.panels import track_tips
from tests.games.command.drawn_book import drawn_book
from tests.games.command.rules_table import Table


@pytest.mark.rule("4.6", "5.5")
@pytest.mark.parametrize(("owed", "said", "rule"), [((), "counts for both", "5.5"), (("A",), "at the end", "4.6")])
def test_a_chit_that_a_late_event_has_opened_says_that_it_scores_at_the_end(
    owed: tuple[str, ...], said: str, rule: str
) -> None:
    told = Table(drawn_book(), {"g-squad": ("squad", "C3"), "u-squad": ("squad", "C9")}, open_chits=("A",), owed=owed)
    lines = track_tips.lines(told.state, AXIS, "chit", "A")
    assert any(said in str(line) for line in lines)
    assert rule in [getattr(line, "rule", "5.5") for line in lines]
