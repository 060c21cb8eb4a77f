"""Every rule that COMMAND! cites is in its index."""

from __future__ import annotations

from tools import rules_coverage

GAME = "command"


def test_every_number_that_code_data_or_words_cite_is_in_the_index() -> None:
    cited = list(rules_coverage.citations(game=GAME))
    assert len(cited) > 50
    assert [str(place) for place in rules_coverage.unknown(rules_coverage.index(game=GAME), iter(cited))] == []


def test_every_number_that_a_test_is_marked_with_is_in_the_index() -> None:
    marked = rules_coverage.marks(game=GAME)
    assert [str(place) for place in rules_coverage.unknown(rules_coverage.index(game=GAME), marked)] == []
