"""Challenges of ARMOUR!: codes, the game of the day, the call, the table, and the proof of an honest game."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.cli import main
from combat.engine.challenges.challenge import FINGERPRINT, Challenge, ChallengeError
from combat.engine.challenges.challenge_code import DIGEST, challenge_of, code_of, read_code
from combat.engine.challenges.result import Result
from combat.engine.challenges.taking_up import book_of, fingerprint, of_day, of_scenario
from combat.engine.content.findings import ContentError
from combat.engine.kernel.record import replace
from combat.games.armour.challenges.seat_challenges import CHALLENGES, VERDICTS, Matched
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, SEATS
from combat.games.armour.title import TITLE
from tests.games.armour.shipped import book

Printed = pytest.CaptureFixture[str]
DAY = date(2026, 11, 22)
MISSION = "two-platoons"
CALL = ["--language", "en", "--game", "armour", "challenge"]

ids = st.from_regex(r"[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,6}){0,2}", fullmatch=True)
wishes = st.builds(Matched, st.integers(0, 2**32 - 1), ids, ids)
hexes = st.text("0123456789abcdef", min_size=FINGERPRINT, max_size=FINGERPRINT)
seeds, seats = st.integers(0, 2**48 - 1), st.sampled_from(SEATS)
days = st.dates().map(lambda day: day.isoformat()) | st.just("")
challenges = st.builds(Challenge, seeds, ids, st.none(), st.just(()), hexes, days, seats) | st.builds(
    Challenge, seeds, st.just(""), wishes, st.just(()), hexes, days, seats
)
results = st.builds(
    Result, challenges, st.integers(0, 10), st.integers(0, len(VERDICTS) - 1), st.integers(1, 20), st.integers(0, 9000),
    st.text("0123456789abcdef", min_size=2 * DIGEST, max_size=2 * DIGEST),
)  # fmt: skip


@pytest.fixture(autouse=True)
def _armour() -> None:
    TITLE.use()


@given(challenges | results)
def test_what_a_code_stands_for_comes_back_however_it_is_typed(thing: Challenge[Matched] | Result[Matched]) -> None:
    code = code_of(CHALLENGES, thing)
    assert read_code(CHALLENGES, code) == thing
    assert read_code(CHALLENGES, code.lower().replace("-", " ")) == thing


def test_a_days_game_is_the_same_each_time_with_equal_points_of_two_nations() -> None:
    made = [of_day(CHALLENGES, DAY + timedelta(days=ahead)) for ahead in range(4)]
    assert made[0] == of_day(CHALLENGES, DAY)
    assert len({one.content for one in made}) == 4
    for one in made:
        forces = [book_of(CHALLENGES, one).forces[seat] for seat in SEATS]
        assert forces[0].points == forces[1].points
        assert forces[0].nation != forces[1].nation


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
    assert "you are the Defender" in capsys.readouterr().out


def test_it_is_taken_up_in_lines_of_text_from_its_own_seat(
    capsys: Printed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    monkeypatch.setattr("sys.stdin.readline", lambda: "", raising=False)
    assert main(["--game", "armour", "challenge", MISSION, "--seed", "4", "--seat", "defender", "--text"]) == 0
    capsys.readouterr()
    (save,) = (tmp_path / "saves").glob("*.combat")
    head = json.loads(save.read_bytes().splitlines()[0])
    assert (head["seed"], head["seats"]) == ("4", {ATTACKER: "steady", DEFENDER: "person"})
    assert challenge_of(CHALLENGES, head["challenge"]).seat == DEFENDER


def test_each_result_is_told_in_one_line() -> None:
    challenge = of_scenario(CHALLENGES, MISSION, (), 5)
    told = set()
    for verdict in range(len(VERDICTS)):
        result = Result(challenge, 8, verdict, 6, 300, "0" * 2 * DIGEST)
        told.add(CHALLENGES.came_to(result, book(MISSION)))
        assert CHALLENGES.result_as_plain(result, book(MISSION))["turns"] == 6
    assert len(told) == len(VERDICTS)
    with pytest.raises(ChallengeError):
        CHALLENGES.came_to(Result(challenge, 8, len(VERDICTS), 6, 300, "0" * 2 * DIGEST), book(MISSION))
