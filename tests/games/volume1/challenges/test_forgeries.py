"""The proof of a challenge replays it from its code; a forged save is refused with the line of the forgery (22.0)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from combat.cli import main
from combat.engine import words
from combat.engine.challenges.challenge_result import proof_of, result_in, result_now
from combat.engine.chance.challenge_chance import ChallengeChance
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import loading
from combat.engine.journal.faults import SaveError
from combat.engine.journal.game_flags import GameFlags
from combat.engine.journal.saved import read
from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import TextMessage
from combat.games.volume1.challenges.battle_challenges import CHALLENGES
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.play.sequence import new_state
from combat.games.volume1.title import OWN_TITLES
from tests.engine.challenges.edited_lines import Forgery, Lines, edited, is_die, place_of
from tests.games.volume1.challenges import fought
from tests.games.volume1.challenges.forgeries import all_forgeries
from tests.games.volume1.hostile.files import with_head
from tests.games.volume1.saves.old_saves import unpacked
from tests.games.volume1.skirmish import skirmish
from tests.narrowing import the

LEAST = 40
"""Least number of edited forgeries."""


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of the save of a finished challenge."""
    return fought.finish(tmp_path_factory.mktemp("honest") / "honest.combat")


@pytest.fixture(scope="module")
def forged(honest: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Forgery]:
    """Return all forgeries of the save."""
    other, _ = fought.in_sittings(tmp_path_factory.mktemp("other") / "other.combat", (30,))
    return all_forgeries(_lines(honest), _lines(other))


def _lines(path: Path) -> Lines:
    return path.read_bytes().splitlines(keepends=True)


def refused(path: Path) -> SaveError:
    """Return the error with which a journal is refused as a proof; fail if it is accepted."""
    with pytest.raises(SaveError) as found:
        result_in(CHALLENGES, proof_of(CHALLENGES, path))
    said = str(found.value)
    assert "\n" not in said
    assert said.startswith(str(path))
    return found.value


# -- honest games -----------------------------------------------------------------------------------------------------


def test_an_honest_game_is_proved(honest: Path) -> None:
    proved = proof_of(CHALLENGES, honest)
    loaded = loading.load(honest, OWN_TITLES)
    assert (proved.state.points, proved.answers) == (loaded.game.state.points, len(loaded.game.entries))


def test_a_game_of_an_earlier_version_is_proved(honest: Path, tmp_path: Path) -> None:
    old = tmp_path / "old.combat"
    old.write_bytes(b"".join(with_head(_lines(honest), game="0.1.0")))
    assert read(old, OWN_TITLES).header.game == "0.1.0"
    assert result_in(CHALLENGES, proof_of(CHALLENGES, old)) == result_in(CHALLENGES, proof_of(CHALLENGES, honest))


@pytest.mark.parametrize("sittings", [(), (20,), (31, 60, 61, 100), tuple(range(10, 200, 12))], ids=len)
def test_a_game_with_second_thoughts_and_in_sittings_is_proved(sittings: tuple[int, ...], tmp_path: Path) -> None:
    path, taken_back = fought.in_sittings(tmp_path / "parts.combat", sittings)
    assert taken_back > 5
    assert path.read_bytes().count(b'{"undo":') >= taken_back
    assert b'"habit":true' in path.read_bytes()
    game = loading.load(path, OWN_TITLES).game
    assert result_in(CHALLENGES, proof_of(CHALLENGES, path)) == result_now(
        CHALLENGES, fought.code(), game.state, game.entries
    )


def test_a_game_that_was_given_up_is_proved(tmp_path: Path) -> None:
    session = fought.begin(tmp_path / "given-up.combat")
    fought.play(session, 60)
    session.concede()
    session.history.undo()
    session.concede()
    session.close()
    assert proof_of(CHALLENGES, tmp_path / "given-up.combat").state.conceded


def test_a_game_whose_last_line_was_cut_short_is_proved(honest: Path, tmp_path: Path) -> None:
    """Its last checkpoint; every answer is there."""
    cut = tmp_path / "cut.combat"
    cut.write_bytes(honest.read_bytes()[:-200])
    assert result_in(CHALLENGES, proof_of(CHALLENGES, cut)) == result_in(CHALLENGES, proof_of(CHALLENGES, honest))


def test_a_challenge_with_older_content_is_proved_by_its_fingerprint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Here its code would make another battle, and the call says so."""
    old = read(unpacked("0.1.0-format-3/a-challenge.combat", tmp_path), OWN_TITLES)
    path, code = tmp_path / "older.combat", old.header.challenge
    session = fought.begin(path, ChallengeChance(7), new_state(old.book), GameFlags(challenge=code), seed=7)
    fought.play(session, undo=True)
    session.close()
    assert main(["challenge", str(path)]) == 0
    said = capsys.readouterr().out
    assert "known by its fingerprint" in said
    assert "does not show who played" in said


def test_an_older_save_that_bears_a_code_and_had_other_dice_is_refused(tmp_path: Path) -> None:
    """Its dice were thrown from the seed as those of plain games are, not dealt for its challenge one by one."""
    path = unpacked("0.1.0-format-3/a-challenge.combat", tmp_path)
    assert refused(path).flaw.said == TextMessage("save-dice-differ")


# -- forged ones ------------------------------------------------------------------------------------------------------


def test_there_are_at_least_forty_forgeries(forged: list[Forgery]) -> None:
    assert len({forgery.name for forgery in forged}) == len(forged) >= LEAST


def test_every_edited_journal_is_refused_at_its_line(honest: Path, forged: list[Forgery], tmp_path: Path) -> None:
    path, found, wanted = tmp_path / "forged.combat", {}, {}
    for forgery in forged:
        path.write_bytes(b"".join(forgery.lines))
        assert path.read_bytes() != honest.read_bytes(), forgery.name
        fault = refused(path)
        found[forgery.name] = (fault.line, the(TextMessage, fault.flaw.said).message)
        wanted[forgery.name] = (forgery.line, forgery.message)
    assert found == wanted


def test_dice_that_nobody_calls_chance_are_held_against_those_of_the_code(tmp_path: Path) -> None:
    """Luckier dice throughout, none of them said to be chance's; the loader takes the journal."""
    path = fought.finish(tmp_path / "lucky.combat", SeededChance(1))
    lines = [re.sub(rb',"chance":true', b"", line) for line in _lines(path)]
    path.write_bytes(b"".join(lines))
    assert loading.verify(path, OWN_TITLES).over
    assert refused(path).line == place_of(lines, lambda data: data.get("to") in ("roll", "draw")) + 1


@pytest.mark.parametrize("answers", [0, 40, 80])
def test_dice_thrown_anew_from_some_answer_on_are_refused(answers: int, tmp_path: Path) -> None:
    path = fought.rerolled(tmp_path / "anew.combat", answers)
    assert loading.verify(path, OWN_TITLES).over
    fault = refused(path)
    assert fault.flaw.said == TextMessage("save-dice-differ")
    assert fault.line > 3 + answers


@pytest.mark.parametrize(
    "better", [{"hand": (1, 2, 3)}, {"last_turn": 2}, {"points": 40}, {"flares_left": 2}, {"wind": 3}], ids=str
)
def test_a_whole_game_from_another_beginning_is_refused(better: dict[str, object], tmp_path: Path) -> None:
    """Played by the rules with the challenge's dice, but from a state that somebody has chosen."""
    state = new_state(skirmish())
    for name, value in better.items():
        setattr(state, name, value)
    path = fought.finish(tmp_path / "chosen.combat", state=state)
    assert loading.verify(path, OWN_TITLES).over
    fault = refused(path)
    assert (fault.line, fault.flaw.said) == (3, TextMessage("save-proof-beginning"))


def test_a_whole_game_with_another_book_is_refused(tmp_path: Path) -> None:
    longer = skirmish(4)
    path = fought.finish(tmp_path / "longer.combat", state=new_state(longer))
    assert loading.verify(path, OWN_TITLES).over
    fault = refused(path)
    assert (fault.line, fault.flaw.said) == (2, TextMessage("save-proof-book"))


def test_a_study_that_says_nothing_of_it_is_refused_at_its_first_undo_past_a_die(tmp_path: Path) -> None:
    path = tmp_path / "study.combat"
    session = fought.begin(path, marks=GameFlags(study=0))
    fought.play(session, 60, undo=True)
    fought.play(session)
    session.close()
    lines = with_head(_lines(path), challenge=fought.code(), seed=str(fought.SEED))
    head = edited(lines, 0, study=None)[0]
    path.write_bytes(b"".join((head, *lines[1:])))
    fault = refused(path)
    assert fault.flaw.said == TextMessage("save-proof-undo")
    assert lines[fault.line - 1].startswith(b'{"undo":')


def test_the_book_of_a_challenge_that_can_be_made_here_is_compared_figure_by_figure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who finds a book with the same fingerprint."""
    from combat.engine.challenges import taking_up

    book = Library().load_book("first-light")
    challenge = taking_up.of_scenario(CHALLENGES, "first-light", (), 5)
    assert taking_up.is_book_of(CHALLENGES, challenge, book)
    retitled = replace(book, scenario=replace(book.scenario, title="Dawn"))
    assert taking_up.is_book_of(CHALLENGES, challenge, retitled)
    monkeypatch.setattr(taking_up, "fingerprint", lambda game, book: challenge.content)
    longer = replace(book, scenario=replace(book.scenario, turns=book.scenario.turns + 1))
    assert not taking_up.is_book_of(CHALLENGES, challenge, longer)


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_a_refusal_is_one_sentence_in_every_language(language: str, honest: Path, tmp_path: Path) -> None:
    lines = _lines(honest)
    die = place_of(lines, is_die)
    path = tmp_path / "forged.combat"
    path.write_bytes(b"".join(edited(lines, die, chance=None)))
    before = words.language()
    words.use(language)
    try:
        said = str(refused(path))
    finally:
        words.use(before)
    assert f" {die + 1}: " in said
    assert "save-proof" not in said


def test_the_dice_of_another_challenge_are_not_those_of_this_one(tmp_path: Path) -> None:
    path = fought.finish(tmp_path / "six.combat", ChallengeChance(6))
    assert refused(path).flaw.said == TextMessage("save-dice-differ")
