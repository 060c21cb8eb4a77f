"""A phrase is its notation, made of its fields and read into them; whatever else is written is refused."""

from __future__ import annotations

import pickle

import pytest

from combat.engine.kernel.decision import Phrase
from combat.engine.kernel.str_value import as_word, parse_any


class Given(Phrase, form="give {item} {number}"):
    __slots__ = ("item", "number")
    item: str
    number: int


class Left(Phrase, form="leave {item}"):
    __slots__ = ("item",)
    item: str


def test_a_phrase_is_written_as_its_form_says_and_read_from_it() -> None:
    given = Given("rope", 12)
    assert (given, given.item, given.number) == ("give rope 12", "rope", 12)
    read = Given.read("give rope 12")
    assert (type(read), read.item, read.number) == (Given, "rope", 12)
    copy = pickle.loads(pickle.dumps(given))
    assert (type(copy), copy.item, copy.number) == (Given, "rope", 12)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "give",
        "give rope",
        "give rope x",
        "give rope 12 3",
        "give  12",
        "Give rope 12",
        "give rope 12345",
        "leave rope",
    ],
)
def test_what_is_written_otherwise_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        Given.read(text)


def test_a_text_is_told_as_the_first_notation_that_it_is_written_in() -> None:
    assert [type(parse_any(text, Given, Left)) for text in ("leave rope", "give rope 1", "stay")] == [Left, Given, str]
    left = Left("rope")
    assert parse_any(left, Given, Left) is left
    assert as_word(Left, left) is left
    assert as_word(Left, "leave rope").item == "rope"
    with pytest.raises(ValueError, match="cannot be read"):
        as_word(Given, "leave rope")
