"""The proof of a challenge of COMMAND! replays it with its opponent's answers; forged saves are refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from combat.cli import main
from combat.engine.challenges.challenge import ChallengeError
from combat.engine.challenges.challenge_result import compare, proof_of, result_in, result_now
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import loading
from combat.engine.journal.faults import SaveError
from combat.engine.journal.heads import CHECKPOINT
from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import TextMessage
from combat.engine.play.anybody import Anybody
from combat.games.command.challenges.side_challenges import CHALLENGES, VERDICTS
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES
from combat.games.command.title import TITLE
from tests.engine.challenges.edited_lines import (
    FIRST,
    Forgery,
    Json,
    Lines,
    data_of,
    edited,
    is_answer,
    is_own,
    place_of,
    resealed,
    with_book_changed,
)
from tests.games.command.challenges import fought
from tests.games.command.skirmish import skirmish
from tests.narrowing import the
from tests.sampled import sample


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of the save of a finished challenge."""
    return fought.finish(tmp_path_factory.mktemp("honest") / "honest.combat")


def _lines(path: Path) -> Lines:
    return path.read_bytes().splitlines(keepends=True)


def refused(path: Path) -> SaveError:
    """Return the error with which a journal is refused as a proof; fail if it is accepted."""
    with pytest.raises(SaveError) as found:
        result_in(CHALLENGES, proof_of(CHALLENGES, path))
    assert "\n" not in str(found.value)
    return found.value


# -- honest games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SIDES)
@pytest.mark.parametrize("number", sample([0, 1, 4], 3))
def test_an_honest_game_is_proved_from_either_seat(number: int, seat: str, tmp_path: Path) -> None:
    path = fought.finish(tmp_path / "honest.combat", seat, book=skirmish(number))
    game = loading.load(path, fought.TITLES).game
    result = result_in(CHALLENGES, proof_of(CHALLENGES, path))
    assert result == result_now(CHALLENGES, fought.code(skirmish(number), seat=seat), game.state, game.entries)
    assert (result.points, VERDICTS[result.verdict]) == (game.state.vp, (game.state.ended, game.state.winner))


@pytest.mark.parametrize("seat", SIDES)
def test_a_game_with_second_thoughts_and_in_sittings_is_proved(seat: str, tmp_path: Path) -> None:
    """Its opponent is the same in every sitting."""
    path, taken_back = fought.in_sittings(tmp_path / "parts.combat", seat, (20, 33, 60, 90, 150))
    assert taken_back > 5
    assert path.read_bytes().count(b'{"undo":') >= taken_back
    assert proof_of(CHALLENGES, path).header.seats[seat] == "person"


def test_a_game_that_was_given_up_is_proved(tmp_path: Path) -> None:
    session = fought.begin(tmp_path / "given-up.combat")
    fought.play(session, 60)
    session.concede()
    session.close()
    result = result_in(CHALLENGES, proof_of(CHALLENGES, tmp_path / "given-up.combat"))
    assert VERDICTS[result.verdict] == ("conceded", ALLIES)


def test_the_call_proves_a_save_and_compares_it_with_a_claim(
    honest: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "en", "--game", "command", "challenge", str(honest)]) == 0
    said = capsys.readouterr().out
    assert "with the cards of its challenge and against its opponent" in said
    assert "known by its fingerprint" in said
    assert "does not show who played" in said
    (code,) = (line.removeprefix("Result: ") for line in said.splitlines() if line.startswith("Result: "))
    call = ["--language", "en", "--game", "command", "challenge", str(honest), "--result", code, "--json"]
    assert main(call) == 0
    assert '"seat": "axis"' in capsys.readouterr().out
    other = fought.finish(tmp_path / "other.combat", ALLIES)
    assert main(["--language", "en", "--game", "command", "challenge", str(other), "--result", code]) == 2
    assert capsys.readouterr().err == "combat challenge: other.combat is a game of another challenge\n"


@pytest.mark.parametrize("hashes", sample(["1", "2"], 2))
def test_another_process_knows_the_opponents_answers(hashes: str, honest: Path) -> None:
    """They depend on no order in which a process happens to hold its sets."""
    call = [sys.executable, "-m", "combat", "--game", "command", "challenge", str(honest), "--json"]
    proved = subprocess.run(
        call, env=os.environ | {"PYTHONHASHSEED": hashes}, capture_output=True, text=True, check=False
    )
    assert proved.returncode == 0, proved.stderr
    assert json.loads(proved.stdout)["digest"] == result_in(CHALLENGES, proof_of(CHALLENGES, honest)).digest


def test_another_result_is_refused(honest: Path) -> None:
    result = result_in(CHALLENGES, proof_of(CHALLENGES, honest))
    with pytest.raises(ChallengeError, match="another result"):
        compare(replace(result, points=result.points + 1), result, honest)


# -- forged ones ------------------------------------------------------------------------------------------------------


def is_card(data: Json) -> bool:
    """Return whether a journal line is a drawn card."""
    return bool(data.get("chance")) and type(data.get("value")) is int


def is_of_house(data: Json) -> bool:
    """Return whether a journal line is an answer of the bot."""
    return is_own(data) and data.get("by") == ALLIES


def is_of_person(data: Json) -> bool:
    """Return whether a journal line is an answer of the person."""
    return is_own(data) and data.get("by") == AXIS


def forgeries(honest: Lines) -> Iterator[Forgery]:
    """Yield forged versions of an honest journal, edited as a reader of the file could."""

    def head(name: str, message: str, line: int = 1, **values: Any) -> Forgery:
        return Forgery(f"head: {name}", edited(honest, 0, **values), line, message)

    def answer(name: str, place: int, message: str, **values: Any) -> Forgery:
        return Forgery(f"answer: {name}", edited(honest, place, **values), place + 1, message)

    yield head("another seed", "save-proof-seed", seed="6")
    yield head("the code of other cards", "save-proof-seed", challenge=fought.code(seed=6))
    yield head("the code of the other side", "save-proof-header", challenge=fought.code(seat=ALLIES))
    yield head("the code of another book", "save-proof-book", 2, challenge=fought.code(skirmish(1)))
    yield head("no code", "save-header-damaged", challenge="HELLO-WORLD")
    yield head("two persons", "save-proof-header", seats={AXIS: "person", ALLIES: "person"})
    yield head("an opponent who plays at random", "save-proof-header", seats={AXIS: "person", ALLIES: "random"})
    yield head("nobody", "save-proof-header", seats=None)
    yield head("a study", "save-no-challenge", study=0)
    yield head("another scenario", "save-proof-header", scenario="raid-by-night")
    yield Forgery("book: more points", with_book_changed(honest, lambda book: book.update(vp=30)), 2, "save-proof-book")
    yield Forgery("book: a rule", with_book_changed(honest, _without_a_rule), 2, "save-proof-book")
    points = resealed(honest, FIRST, lambda state: state.__setitem__("vp", 50))
    yield Forgery("beginning: points", points, FIRST + 1, "save-proof-beginning")
    card, own, house = (place_of(honest, wanted) for wanted in (is_card, is_of_person, is_of_house))
    yield answer("a card that chance did not turn up", card, "save-proof-seat", chance=None, by=AXIS)
    yield answer("the opponent's in the person's name", house, "save-proof-house", by=AXIS, value="x")
    yield answer("the opponent's by habit", house, "save-proof-house", habit=True)
    yield answer("one of the opponent's that there is not", house, "save-proof-house", value="x")
    yield answer("the person's by chance", own, "save-proof-seat", chance=True)
    yield answer("the person's in the opponent's name", own, "save-proof-seat", by=ALLIES)
    yield answer("the opponent gives up", house, "save-proof-house", to="concede", value="concede")
    stops = [place for place, line in enumerate(honest) if line.startswith(CHECKPOINT)]
    end = resealed(honest, stops[-1], lambda state: state.__setitem__("vp", 99))
    yield Forgery("end: points, sealed again", end, stops[-1] + 1, "save-digest-differs")
    yield Forgery("end: cut off", honest[: len(honest) * 3 // 4], 0, "save-challenge-goes-on")
    after = place_of(honest, is_of_house, own)
    keep = sum(is_answer(data_of(line)) for line in honest[FIRST + 1 : own])
    back = [*honest[: after + 1], b'{"undo":%d}\n' % keep, *honest[own:]]
    yield Forgery("undo: past an answer of the opponent's", back, after + 2, "save-proof-undo")


def _without_a_rule(book: Json) -> None:
    options = book["options"]
    options["near_misses"] = not options.get("near_misses", True)


def test_every_edited_journal_is_refused_at_its_line(honest: Path, tmp_path: Path) -> None:
    path, found, wanted = tmp_path / "forged.combat", {}, {}
    for forgery in forgeries(_lines(honest)):
        path.write_bytes(b"".join(forgery.lines))
        fault = refused(path)
        found[forgery.name] = (fault.line, the(TextMessage, fault.flaw.said).message)
        wanted[forgery.name] = (forgery.line, forgery.message)
    assert len(wanted) >= 20
    assert found == wanted


def test_a_whole_game_against_somebody_else_is_refused_at_his_first_other_answer(tmp_path: Path) -> None:
    """By the rules and with the right cards, against an opponent who says anything."""
    path = fought.finish(tmp_path / "weak.combat", opponent=Anybody(SplitMix(1)))
    assert loading.verify(path, fought.TITLES).over
    fault = refused(path)
    assert fault.flaw.said == TextMessage("save-proof-house")
    assert data_of(_lines(path)[fault.line - 1])["by"] == ALLIES


def test_the_opponent_of_another_seed_is_another_one(tmp_path: Path) -> None:
    """His temper comes from the seed: a milder one cannot be picked."""
    books = (skirmish(number) for number in sample(range(4), 2))
    said = []
    for book in books:
        path = fought.finish(tmp_path / f"{book.scenario}.combat", book=book, opponent=TITLE.players["steady"](99))
        try:
            result_in(CHALLENGES, proof_of(CHALLENGES, path))
        except SaveError as fault:
            said.append(fault.flaw.said)
    assert set(said) == {TextMessage("save-proof-house")}


def test_other_cards_than_those_that_lay_ready_are_refused(tmp_path: Path) -> None:
    path = fought.finish(tmp_path / "lucky.combat", chance=SeededChance(1))
    assert loading.verify(path, fought.TITLES).over
    assert refused(path).flaw.said == TextMessage("save-dice-differ")


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_a_refusal_is_one_sentence_in_every_language(
    language: str, honest: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = _lines(honest)
    path = tmp_path / "forged.combat"
    path.write_bytes(b"".join(edited(lines, place_of(lines, is_of_house), value="x")))
    assert main(["--language", language, "--game", "command", "challenge", str(path)]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "save-proof" not in said
