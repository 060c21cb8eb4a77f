"""Codes restore every challenge and result unchanged; a miscopied code gives one line of error."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.challenges.challenge import FINGERPRINT, Challenge, ChallengeError
from combat.engine.challenges.challenge_code import DIGEST, challenge_of, code_of, read_code
from combat.engine.challenges.code_signs import GROUP, LONGEST, SIGNS, lines_of
from combat.engine.challenges.result import Result
from combat.games.volume1.challenges.battle_challenges import CHALLENGES
from combat.games.volume1.content.generator import request as asked
from combat.games.volume1.content.generator.request import Request

ids = st.from_regex(r"[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,6}){0,2}", fullmatch=True)
hexes = st.text("0123456789abcdef", min_size=FINGERPRINT, max_size=FINGERPRINT)
wishes = st.builds(
    Request,
    seed=st.integers(0, 2**32 - 1),
    board=st.lists(ids, min_size=1, max_size=2).map("+".join),
    kind=st.sampled_from(asked.KINDS),
    men=st.integers(*asked.MEN),
    enemies=st.integers(*asked.ENEMIES),
    quality=st.sampled_from(asked.QUALITIES),
    machine_gun=st.booleans(),
    hour=st.sampled_from(asked.HOURS),
    artillery=st.sampled_from(asked.GUNS),
    turns=st.integers(*asked.TURNS),
    readiness=st.sampled_from(asked.READINESS),
)
days = st.dates().map(lambda day: day.isoformat()) | st.just("")
options = st.lists(ids, max_size=3).map(tuple)
seeds = st.integers(0, 2**48 - 1)
challenges = st.builds(Challenge, seeds, ids, st.none(), options, hexes, days) | st.builds(
    Challenge, seeds, st.just(""), wishes, options, hexes, days
)
results = st.builds(
    Result,
    challenges,
    st.integers(-200, 200),
    st.integers(0, 9),
    st.integers(1, 40),
    st.integers(0, 9000),
    st.text("0123456789abcdef", min_size=2 * DIGEST, max_size=2 * DIGEST),
)
PLAIN: Challenge[Request] = Challenge(7, "first-light", None, ("prisoners-wanted",), "0123456789", "")


@given(challenges | results)
def test_what_a_code_stands_for_comes_back_however_it_is_typed(thing: Challenge[Request] | Result[Request]) -> None:
    code = code_of(CHALLENGES, thing)
    assert len(code) <= LONGEST
    assert read_code(CHALLENGES, code) == thing
    assert read_code(CHALLENGES, code.lower().replace("-", " ")) == thing
    assert read_code(CHALLENGES, code.replace("0", "O").replace("1", "l")) == thing
    assert challenge_of(CHALLENGES, code) == (thing.challenge if isinstance(thing, Result) else thing)
    assert "-".join(lines_of(code)) == code
    assert max(map(len, code.split("-"))) == GROUP


@given(st.data())
def test_a_sign_that_was_copied_wrongly_is_found(data: st.DataObject) -> None:
    code = code_of(CHALLENGES, PLAIN)
    at = data.draw(st.sampled_from([place for place, sign in enumerate(code) if sign != "-"][:-1]))
    wrong = data.draw(st.sampled_from([sign for sign in SIGNS if sign != code[at]]))
    with pytest.raises(ChallengeError):
        read_code(CHALLENGES, code[:at] + wrong + code[at + 1 :])


@given(st.text(string.printable, max_size=LONGEST + 40))
def test_any_other_text_is_no_code(words: str) -> None:
    with pytest.raises(ChallengeError) as fault:
        read_code(CHALLENGES, words)
    assert str(fault.value)
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", "0 signs instead of 10"),
        ("ABÜDE", "“Ü” stands in no code"),
        ("0" * 500, "500 signs instead of"),
        ("hola", "no code: 4 signs"),
        ("ABCDE-FGHJK", "mistyped or cut short"),
    ],
)
def test_what_is_wrong_with_a_code_is_said(code: str, said: str) -> None:
    with pytest.raises(ChallengeError, match=said):
        read_code(CHALLENGES, code)
