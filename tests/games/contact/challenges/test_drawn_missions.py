"""Challenges of CONTACT!: codes, the game of the day, the call, and results."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.cli import main
from combat.engine.challenges.challenge import FINGERPRINT, Challenge, ChallengeError
from combat.engine.challenges.challenge_code import DIGEST, code_of, read_code
from combat.engine.challenges.result import Result
from combat.engine.challenges.taking_up import book_of, fingerprint, of_day, of_scenario
from combat.engine.content.findings import ContentError
from combat.engine.kernel.record import replace
from combat.games.contact.challenges.drawn_missions import CHALLENGES, VERDICTS, Drawn
from combat.games.contact.rules.two_seats import SEATS
from tests.games.contact.shipped import MISSIONS, book

Printed = pytest.CaptureFixture[str]
DAY, MISSION = date(2026, 11, 22), "crossroads"
CALL = ["--language", "en", "--game", "contact", "challenge"]

hexes = st.text("0123456789abcdef", min_size=FINGERPRINT, max_size=FINGERPRINT)
days = st.dates().map(lambda day: day.isoformat()) | st.just("")
drawn = st.builds(Drawn, st.integers(0, 2**32 - 1), st.sampled_from(MISSIONS))
challenges = st.builds(
    Challenge, st.integers(0, 2**48 - 1), st.just(""), drawn, st.just(()), hexes, days, st.sampled_from(SEATS)
)


@given(challenges)
def test_what_a_code_stands_for_comes_back_however_it_is_typed(thing: Challenge[Drawn]) -> None:
    code = code_of(CHALLENGES, thing)
    assert read_code(CHALLENGES, code) == thing
    assert read_code(CHALLENGES, code.lower().replace("-", " ")) == thing


def test_a_days_game_is_the_same_each_time_and_days_draw_several_missions() -> None:
    made = [of_day(CHALLENGES, DAY + timedelta(days=ahead)) for ahead in range(8)]
    assert made[0] == of_day(CHALLENGES, DAY)
    missions = {book_of(CHALLENGES, one).mission.id for one in made}
    assert missions <= set(MISSIONS) and len(missions) > 2
    assert {one.seat for one in made} == set(SEATS)


def test_words_make_no_other_game_and_figures_do() -> None:
    plain = book(MISSION)
    renamed = replace(plain, mission=replace(plain.mission, title="Night"))
    longer = replace(plain, mission=replace(plain.mission, turns=plain.mission.turns + 1))
    assert fingerprint(CHALLENGES, renamed) == fingerprint(CHALLENGES, plain)
    assert fingerprint(CHALLENGES, longer) != fingerprint(CHALLENGES, plain)


def test_what_is_another_game_here_is_refused() -> None:
    challenge = of_scenario(CHALLENGES, MISSION, (), 5)
    with pytest.raises(ChallengeError, match="another game"):
        book_of(CHALLENGES, replace(challenge, content="0000000000"))
    with pytest.raises(ContentError, match="fog"):
        of_scenario(CHALLENGES, MISSION, ("fog",), 5)


def test_the_call_tells_of_a_day_and_makes_a_challenge(capsys: Printed) -> None:
    assert main([*CALL, "--day", "2026-11-22"]) == 0
    *_, code = capsys.readouterr().out.split()
    assert main([*CALL, code, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["code"] == code
    assert main([*CALL, MISSION, "--seed", "4", "--seat", "defender"]) == 0
    assert "you are the North" in capsys.readouterr().out


def test_each_result_is_told_in_one_line_of_its_own() -> None:
    challenge = of_scenario(CHALLENGES, MISSION, (), 5)
    told = set()
    for verdict in range(len(VERDICTS)):
        result = Result(challenge, 8, verdict, 6, 300, "0" * 2 * DIGEST)
        told.add(CHALLENGES.came_to(result, book(MISSION)))
        assert CHALLENGES.result_as_plain(result, book(MISSION))["turns"] == 6
    assert len(told) == len(VERDICTS)
    with pytest.raises(ChallengeError):
        CHALLENGES.came_to(Result(challenge, 8, len(VERDICTS), 6, 300, "0" * 2 * DIGEST), book(MISSION))
