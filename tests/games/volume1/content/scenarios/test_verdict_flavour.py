"""Flavour texts of verdicts contain no numbers and no names, as the battle may have gone otherwise."""

from __future__ import annotations

import re

from combat.games.volume1.content.library import load_book, scenario_ids

COUNTED = re.compile(
    r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(more|houses?|walls?|men|names|prisoners|trips|beds|can)\b",
    re.IGNORECASE,
)


def test_no_verdict_names_a_man_of_the_box_or_counts_what_the_battle_may_not_have_had() -> None:
    read = 0
    for name in scenario_ids():
        book = load_book(name)
        ranks = {figure.name.split()[-1] for figure in book.figures.values() if figure.side == "friendly"}
        for verdict in book.scenario.verdicts:
            read += 1
            assert not [one for one in ranks if re.search(rf"\b{one}\b", verdict.text)], verdict.text
            assert COUNTED.search(verdict.text) is None, verdict.text
    assert read
