"""Typed words are matched with whole names first, then with prefixes.

An ambiguous prefix is refused with all matches.
"""

from __future__ import annotations

import pytest

from combat.engine.kernel.text_message import msg
from combat.engine.space.place import PlaceError
from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.terminal.typed_names import match_name, place_meant, spelt_out

FISH = {"cod": ("cod", "atlantic cod"), "codling": ("codling",), "eel": ("eel", "conger")}


def fish(word: str) -> str:
    """Return the fish that a word names; raise NotUnderstood if none or several match."""
    return match_name(word, FISH, FISH.__getitem__, lambda: "no fish", " or ".join)


@pytest.mark.parametrize(
    ("word", "found"), [("cod", "cod"), ("COD", "cod"), ("codl", "codling"), ("con", "eel"), ("atl", "cod")]
)
def test_a_whole_name_goes_before_the_beginning_of_another(word: str, found: str) -> None:
    assert fish(word) == found


@pytest.mark.parametrize(("word", "said"), [("co", "cod or codling or eel"), ("pike", "no fish"), ("", "no fish")])
def test_what_means_nothing_or_several_is_not_understood(word: str, said: str) -> None:
    with pytest.raises(NotUnderstood, match=f"^{said}$"):
        fish(word)


def pond(word: str) -> int:
    """Return the number of a pond, 1 or 2; raise PlaceError for other words."""
    if word not in ("1", "2"):
        raise PlaceError(msg("finding-no-pose", pose=word))
    return int(word)


def test_a_place_is_meant_by_its_name_or_by_who_is_there() -> None:
    assert place_meant("2", pond, len) == 2
    assert place_meant("eel", pond, len) == 3
    for word in ("", "9", "9 eels"):
        with pytest.raises(NotUnderstood):
            place_meant(word, pond, len)


def test_an_answer_is_meant_by_its_notation_or_its_words() -> None:
    assert spelt_out("Throw Back", ["keep", "back"], lambda answer: f"throw {answer}") == "back"
    assert spelt_out("BACK", ["keep", "back"], str) == "back"
    with pytest.raises(NotUnderstood):
        spelt_out("throw", ["keep", "back"], str)
