"""Challenges of COMMAND!: codes, the games that they start, the game of the day, and the call."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.cli import main
from combat.engine import words
from combat.engine.challenges.challenge import FINGERPRINT, Challenge, ChallengeError
from combat.engine.challenges.challenge_code import DIGEST, challenge_of, code_of, read_code
from combat.engine.challenges.code_signs import LONGEST
from combat.engine.challenges.day_seeds import is_of_its_day
from combat.engine.challenges.result import Result
from combat.engine.challenges.taking_up import book_of, fingerprint, of_day, of_scenario
from combat.engine.content import layers
from combat.engine.content.layers import Layer
from combat.engine.kernel.record import replace
from combat.games.command.challenges.side_challenges import CHALLENGES, VERDICTS
from combat.games.command.content.library import load_book
from combat.games.command.content.made_up.wishes import HANDICAPS, POSTURES, QUALITIES, SIZES, Wishes
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES

Printed = pytest.CaptureFixture[str]
DAY = date(2026, 11, 22)
SCENARIO = "patrols-at-the-bridge"

ids = st.from_regex(r"[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,6}){0,2}", fullmatch=True)
maybe = ids | st.just("")
wishes = st.builds(
    Wishes,
    seed=st.integers(0, 2**32 - 1),
    map=maybe,
    axis=maybe,
    allies=maybe,
    year=st.sampled_from([0, 1939, 1945]),
    posture=st.sampled_from(["", *POSTURES]),
    size=st.sampled_from(["", *SIZES]),
    axis_quality=st.sampled_from(["", *QUALITIES]),
    allies_quality=st.sampled_from(["", *QUALITIES]),
    night=st.booleans(),
    handicap=st.sampled_from(HANDICAPS),
)
hexes = st.text("0123456789abcdef", min_size=FINGERPRINT, max_size=FINGERPRINT)
days = st.dates().map(lambda day: day.isoformat()) | st.just("")
options = st.lists(ids, max_size=3).map(tuple)
seeds, sides = st.integers(0, 2**48 - 1), st.sampled_from(SIDES)
challenges = st.builds(Challenge, seeds, ids, st.none(), options, hexes, days, sides) | st.builds(
    Challenge, seeds, st.just(""), wishes, options, hexes, days, sides
)
results = st.builds(
    Result,
    challenges,
    st.integers(-200, 200),
    st.integers(0, len(VERDICTS) - 1),
    st.integers(1, 200),
    st.integers(0, 9000),
    st.text("0123456789abcdef", min_size=2 * DIGEST, max_size=2 * DIGEST),
)


@given(challenges | results)
def test_what_a_code_stands_for_comes_back_however_it_is_typed(thing: Challenge[Wishes] | Result[Wishes]) -> None:
    code = code_of(CHALLENGES, thing)
    assert len(code) <= LONGEST
    assert read_code(CHALLENGES, code) == thing
    assert read_code(CHALLENGES, code.lower().replace("-", " ")) == thing
    assert challenge_of(CHALLENGES, code) == (thing.challenge if isinstance(thing, Result) else thing)


def test_the_code_of_another_game_says_whose_it_is(capsys: Printed) -> None:
    assert main(["challenge", "first-light", "--seed", "4", "--json"]) == 0
    code = json.loads(capsys.readouterr().out)["code"]
    assert main(["--language", "en", "--game", "command", "challenge", code]) == 2
    said = capsys.readouterr().err
    assert said == "combat challenge: the code is of the game “volume1”; call combat --game volume1 with it\n"
    assert main(["--game", "command", "challenge", SCENARIO, "--seed", "4", "--json"]) == 0
    code = json.loads(capsys.readouterr().out)["code"]
    assert main(["--language", "en", "challenge", code]) == 2
    assert "call combat --game command with it" in capsys.readouterr().err


def test_a_days_game_is_the_same_in_every_language_and_with_any_pack(tmp_path: Path) -> None:
    plain = of_day(CHALLENGES, DAY)
    pack = tmp_path / "assets"
    pack.mkdir()
    shipped = layers.shipped("command").path("assets/generator.toml").read_text(encoding="utf-8")
    (pack / "generator.toml").write_text(shipped, encoding="utf-8")
    (tmp_path / "scenarios").mkdir()
    layers.use([Layer(tmp_path, "brave", "1.0")])
    try:
        words.use("de")
        assert of_day(CHALLENGES, DAY) == plain
    finally:
        layers.use([])
    assert (plain.day, is_of_its_day(plain)) == (DAY.isoformat(), True)
    assert fingerprint(CHALLENGES, book_of(CHALLENGES, plain)) == plain.content


def test_days_are_led_from_either_side_and_differ() -> None:
    made = [of_day(CHALLENGES, DAY + timedelta(days=ahead)) for ahead in range(12)]
    assert {one.seat for one in made} == set(SIDES)
    assert len({one.seed for one in made}) == len({one.content for one in made}) == 12


def test_a_challenge_of_a_scenario_keeps_the_switches_that_are_chosen() -> None:
    challenge = of_scenario(CHALLENGES, SCENARIO, ("no-near-misses", "late-events-pay"), 5, ALLIES)
    assert challenge.options == ("late-events-pay", "no-near-misses")
    assert book_of(CHALLENGES, challenge) == load_book(SCENARIO, ("no-near-misses", "late-events-pay"))
    assert challenge.seat == ALLIES
    assert of_scenario(CHALLENGES, SCENARIO, (), 5).seat == load_book(SCENARIO).first


def test_words_make_no_other_game_and_figures_do() -> None:
    book = load_book(SCENARIO)
    axis = book.forces[AXIS]
    leader = next(place for place, troop in enumerate(axis.troops) if troop.name)
    troops = [*axis.troops]
    troops[leader] = replace(troops[leader], name="Lt. Nobody")
    renamed = replace(book, title="Night", forces={**book.forces, AXIS: replace(axis, troops=tuple(troops))})
    assert fingerprint(CHALLENGES, renamed) == fingerprint(CHALLENGES, book)
    for other in (replace(book, vp=book.vp + 1), load_book(SCENARIO, ("no-near-misses",))):
        assert fingerprint(CHALLENGES, other) != fingerprint(CHALLENGES, book)


def test_what_is_another_game_here_is_refused() -> None:
    challenge = of_scenario(CHALLENGES, SCENARIO, (), 5)
    with pytest.raises(ChallengeError, match="another game"):
        book_of(CHALLENGES, replace(challenge, content="0000000000"))
    with pytest.raises(ChallengeError, match="no “pond”"):
        book_of(CHALLENGES, replace(challenge, scenario="pond"))


def test_the_call_tells_of_a_day_makes_a_challenge_and_refuses_what_is_none(capsys: Printed) -> None:
    command = ["--language", "en", "--game", "command", "challenge"]
    assert main([*command, "--day", "2026-11-22"]) == 0
    *_, code = capsys.readouterr().out.split()
    assert main([*command, code, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["code"] == code
    assert main([*command, SCENARIO, "--seed", "4", "--seat", "allies", "--option", "no-near-misses"]) == 0
    said = capsys.readouterr().out
    assert "you lead the Allies" in said
    assert "Near misses (off)" in said
    assert main([*command, SCENARIO, "--seat", "both"]) == 2
    assert "axis" in capsys.readouterr().err
    assert main([*command, "pond"]) == 2
    assert capsys.readouterr().err.startswith("combat challenge: ")


def test_it_is_taken_up_in_lines_of_text_from_its_own_seat(
    capsys: Printed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    monkeypatch.setattr("sys.stdin.readline", lambda: "", raising=False)
    assert main(["--game", "command", "challenge", SCENARIO, "--seed", "4", "--seat", "allies", "--text"]) == 0
    capsys.readouterr()
    (save,) = (tmp_path / "saves").glob("*.combat")
    head = json.loads(save.read_bytes().splitlines()[0])
    assert (head["seed"], head["seats"]) == ("4", {"axis": "steady", "allies": "person"})
    assert challenge_of(CHALLENGES, head["challenge"]).seat == ALLIES
