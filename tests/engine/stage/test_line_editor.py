"""Edit a line of text, with selection and undo. In the tests, | is the caret and ^ the start of the selection."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.stage.widgets.line_editor import LineEditor, Way, plain

WAYS = st.sampled_from([-1, 1])
WRITTEN = st.text(st.sampled_from("ab é’ -.\u0301\u200d👩"), max_size=12)


def _line(drawn: str, limit: int = 60) -> LineEditor:
    line = LineEditor(drawn.replace("|", "").replace("^", ""), limit)
    line.caret = drawn.replace("^", "").index("|")
    line.anchor = drawn.replace("|", "").index("^") if "^" in drawn else line.caret
    return line


def _drawn(line: LineEditor) -> str:
    signs = list(line.text)
    for place, sign in sorted({(line.caret, "|"), *([(line.anchor, "^")] if line.anchor != line.caret else [])})[::-1]:
        signs.insert(place, sign)
    return "".join(signs)


def _type(line: LineEditor, words: str) -> None:
    for sign in words:
        line.write(sign)


@pytest.mark.parametrize(
    ("before", "way", "after"),
    [
        ("men, 12 |tables", 1, "men, 12 tables|"),
        ("men, 12| tables", 1, "men, 12 tables|"),
        ("me|n, 12 tables", 1, "men|, 12 tables"),
        ("men|, 12 tables", 1, "men, 12| tables"),
        ("men, 12 tables|", 1, "men, 12 tables|"),
        ("men, 12 ta|bles", -1, "men, 12 |tables"),
        ("men, 12 |tables", -1, "men, |12 tables"),
        ("men,| 12 tables", -1, "|men, 12 tables"),
        ("|men", -1, "|men"),
        ("the men’s| wall", -1, "the |men’s wall"),
        ("‘wall’| there", -1, "‘|wall’ there"),
        ("cafe\u0301 noir|", -1, "cafe\u0301 |noir"),
        ("|cafe\u0301 noir", 1, "cafe\u0301| noir"),
    ],
)
def test_a_step_by_word_goes_to_its_beginning_or_its_end(before: str, way: Way, after: str) -> None:
    line = _line(before)
    line.step(way, by_word=True)
    assert _drawn(line) == after


@pytest.mark.parametrize(
    ("before", "way", "mark", "after"),
    [
        ("b|arn", -1, False, "|barn"),
        ("|barn", -1, False, "|barn"),
        ("barn|", 1, False, "barn|"),
        ("b|arn", 1, True, "b^a|rn"),
        ("b^a|rn", 1, True, "b^ar|n"),
        ("b^a|rn", -1, True, "b|arn"),
        ("b^ar|n", -1, False, "b|arn"),
        ("b^ar|n", 1, False, "bar|n"),
        ("b|ar^n", 1, False, "bar|n"),
        ("e\u0301|t", -1, False, "|e\u0301t"),
        ("|e\u0301t", 1, False, "e\u0301|t"),
        ("|👩\u200d🌾 x", 1, False, "👩\u200d🌾| x"),
    ],
)
def test_a_step_goes_one_sign_with_all_that_stands_upon_it(before: str, way: Way, mark: bool, after: str) -> None:
    line = _line(before)
    line.step(way, mark=mark)
    assert _drawn(line) == after


@pytest.mark.parametrize(
    ("before", "way", "by_word", "after"),
    [
        ("ba|rn", -1, False, "b|rn"),
        ("ba|rn", 1, False, "ba|n"),
        ("|barn", -1, False, "|barn"),
        ("b^ar|n", -1, False, "b|n"),
        ("b|ar^n", 1, False, "b|n"),
        ("the old barn|", -1, True, "the old |"),
        ("the |old barn", 1, True, "the | barn"),
        ("the o^ld ba|rn", -1, True, "the o|rn"),
        ("noe\u0301|l", -1, False, "no|l"),
    ],
)
def test_what_is_marked_goes_else_the_sign_or_word_beside_the_caret(
    before: str, way: Way, by_word: bool, after: str
) -> None:
    line = _line(before)
    assert line.erase(way, by_word=by_word) is (before != after)
    assert _drawn(line) == after


@pytest.mark.parametrize(
    ("text", "place", "after"),
    [
        ("the barn door", 6, "the ^barn| door"),
        ("the barn door", 13, "the barn ^door|"),
        ("a  b", 2, "a^  |b"),
        ("wait ... now", 6, "wait ^...| now"),
        ("", 0, "|"),
    ],
)
def test_a_word_is_marked_around_a_place(text: str, place: int, after: str) -> None:
    line = LineEditor(text)
    line.mark_word(place)
    assert _drawn(line) == after


def test_words_stand_in_the_place_of_what_is_marked_as_far_as_there_is_room() -> None:
    line = _line("^farm|", limit=6)
    line.write("orchard")
    assert _drawn(line) == "orchar|"
    assert line.write("d") is False
    assert _drawn(line) == "orchar|"


def test_a_whole_word_is_taken_back_at_once_and_given_again() -> None:
    line = LineEditor()
    _type(line, "hold the barn")
    seen = []
    while line.undo():
        seen.append(line.text)
    assert seen == ["hold the ", "hold ", ""]
    again = []
    while line.redo():
        again.append(_drawn(line))
    assert again == ["hold |", "hold the |", "hold the barn|"]


def test_a_run_of_signs_erased_comes_back_at_once_and_a_move_ends_it() -> None:
    line = LineEditor("hedge")
    line.erase(-1)
    line.erase(-1)
    line.go(0)
    line.erase(1)
    assert line.text == "ed"
    line.undo()
    assert _drawn(line) == "|hed"
    line.undo()
    assert _drawn(line) == "hedge|"


def test_what_was_marked_comes_back_marked() -> None:
    line = _line("the ^old| barn")
    line.write("x", pasted=True)
    _type(line, "y")
    line.undo()
    assert line.text == "the x barn"
    line.undo()
    assert _drawn(line) == "the ^old| barn"


def test_nothing_is_given_again_after_something_else_was_written() -> None:
    line = LineEditor()
    _type(line, "barn")
    line.undo()
    _type(line, "wall")
    assert line.redo() is False
    assert line.text == "wall"


def test_text_of_several_lines_becomes_one_and_signs_that_nobody_sees_are_left_out() -> None:
    assert plain("two\r\nlines\tand\x00 a\ud800 bell\x07\n") == "two lines and a bell"
    assert plain("no\u00a0break") == "no break"
    assert plain("👩\u200d🌾") == "👩\u200d🌾"


@given(
    WRITTEN,
    st.lists(
        st.one_of(
            st.builds(lambda text: lambda line: line.write(text), WRITTEN),
            st.builds(lambda way, word: lambda line: line.step(way, by_word=word), WAYS, st.booleans()),
            st.builds(lambda way, word: lambda line: line.step(way, by_word=word, mark=True), WAYS, st.booleans()),
            st.builds(lambda way, word: lambda line: line.erase(way, by_word=word), WAYS, st.booleans()),
            st.builds(lambda place: lambda line: line.mark_word(place), st.integers(0, 20)),
        ),
        max_size=20,
    ),
)
def test_caret_and_mark_stay_within_and_all_can_be_taken_back(
    begun: str, acts: list[Callable[[LineEditor], object]]
) -> None:
    line = LineEditor(begun, limit=16)
    for act in acts:
        act(line)
        assert 0 <= line.caret <= len(line.text) <= 16
        assert 0 <= line.anchor <= len(line.text)
    ended = line.text
    while line.undo():
        pass
    assert line.text == begun
    while line.redo():
        pass
    assert line.text == ended
