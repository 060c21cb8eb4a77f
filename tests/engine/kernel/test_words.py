"""A phrase is written from its fields and parsed into them; everything else is refused."""

from __future__ import annotations

import pickle

import pytest

from combat.engine.kernel.decision import Phrase
from combat.engine.kernel.notation.list_phrase import ListPhrase
from combat.engine.kernel.str_value import as_word, parse_any
from combat.engine.space.plane.route import Route


class Given(Phrase, form="give {item} {number}"):
    """An answer with a text and a number."""

    __slots__ = ("item", "number")
    item: str
    number: int


class Left(Phrase, form="leave {item}"):
    """An answer with a text only."""

    __slots__ = ("item",)
    item: str


class Fires(ListPhrase[tuple[str, int]]):
    """An answer that is a list of pairs."""

    __slots__ = ()
    word = "fire"

    @classmethod
    def key(cls, part: tuple[str, int]) -> str:
        """Return the gun, which is the key of a part."""
        return part[0]

    @classmethod
    def write_part(cls, part: tuple[str, int]) -> str:
        """Return a part as "gun*shots"."""
        return "*".join(map(str, part))

    @classmethod
    def read_part(cls, text: str) -> tuple[str, int]:
        """Return the gun and the shots of a part in text."""
        gun, shots = text.split("*")
        return gun, int(shots)


class Follows(Phrase, form="follow {item} {way}"):
    """An answer with a route."""

    __slots__ = ("item", "way")
    item: str
    way: Route


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


def test_the_last_field_of_a_phrase_may_have_blanks() -> None:
    way = Route.read("12,30 14.5,34@90")
    assert Follows("rope", way) == "follow rope 12,30 14.5,34@90"
    assert Follows.read("follow rope 12,30 14.5,34@90").way == way


def test_a_list_is_written_in_order_and_read_only_so() -> None:
    fires = Fires([("b", 2), ("a", 1)])
    assert (str(fires), fires.parts) == ("fire a*1 b*2", (("a", 1), ("b", 2)))
    copy = pickle.loads(pickle.dumps(fires))
    assert (type(copy), copy.parts) == (Fires, fires.parts)
    for text in ("fire", "fire ", "fire b*2 a*1", "fire a*1 a*2", "fire a*01", "fire a", "hold a*1", "a*1"):
        with pytest.raises(ValueError, match="cannot be read"):
            Fires.read(text)
    with pytest.raises(ValueError, match="cannot be read"):
        Fires([])
