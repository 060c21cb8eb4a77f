"""The result of a finished challenge is the same at the table and from its save, and no other is accepted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from combat.cli import main
from combat.engine.challenges.challenge import Challenge, ChallengeError
from combat.engine.challenges.challenge_code import code_of
from combat.engine.challenges.challenge_result import compare, proof_of, result_in, result_now
from combat.engine.challenges.result import Result
from combat.engine.challenges.taking_up import fingerprint
from combat.engine.chance.challenge_chance import ChallengeChance
from combat.engine.journal import journal
from combat.engine.journal.faults import SaveError
from combat.engine.journal.game_flags import GameFlags
from combat.engine.kernel.record import replace
from combat.engine.play.session import Session
from combat.games.volume1.challenges.battle_challenges import CHALLENGES
from combat.games.volume1.content.generator.request import Request
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.title import TITLE
from tests.games.volume1.skirmish import skirmish

Fought = tuple[Path, Result[Request]]


@pytest.fixture(scope="module")
def fought(tmp_path_factory: pytest.TempPathFactory) -> Fought:
    """Play the small game as a challenge with a cautious bot; return the path of its save, and its result."""
    path, book = tmp_path_factory.mktemp("challenge") / "skirmish.combat", skirmish()
    code = code_of(CHALLENGES, Challenge(5, book.scenario.id, None, (), fingerprint(CHALLENGES, book)))
    marks = GameFlags(challenge=code)
    session = Session.begin(TITLE, book, ChallengeChance(5), marks=marks)
    session.record = journal.begin(TITLE, session.game, pytest.fail, path, 5, marks)
    player = CautiousPlayer()
    session.open(_Deaf())
    while (decision := session.decision) is not None:
        session.answer(player.answer(decision, session.view))
    session.close()
    return path, result_now(CHALLENGES, code, session.game.state, session.game.entries)


class _Deaf:
    def told(self, answers: int, events: object) -> None:
        pass

    def replaced(self, answers: int, state: object) -> None:
        pass


def test_the_save_proves_what_the_table_told(fought: Fought) -> None:
    path, result = fought
    assert result_in(CHALLENGES, proof_of(CHALLENGES, path)) == result
    compare(result, result_in(CHALLENGES, proof_of(CHALLENGES, path)), path)


def test_another_result_and_another_challenge_are_refused(fought: Fought) -> None:
    path, result = fought
    with pytest.raises(ChallengeError, match="another result"):
        compare(replace(result, points=result.points + 1), result, path)
    with pytest.raises(ChallengeError, match="another challenge"):
        compare(replace(result, challenge=replace(result.challenge, seed=6)), result, path)


def test_a_save_that_claims_the_code_of_another_battle_is_refused(fought: Fought, tmp_path: Path) -> None:
    path, result = fought
    other = code_of(CHALLENGES, replace(result.challenge, content="0000000000"))
    claimed = tmp_path / "claimed.combat"
    claimed.write_bytes(path.read_bytes().replace(code_of(CHALLENGES, result.challenge).encode(), other.encode(), 1))
    with pytest.raises(SaveError, match="line 2: this is not the game that the code of the challenge names"):
        result_in(CHALLENGES, proof_of(CHALLENGES, claimed))


@pytest.mark.parametrize("better", ["die", "place", "digest"])
def test_a_save_that_somebody_has_bettered_is_refused_in_one_line(fought: Fought, better: str, tmp_path: Path) -> None:
    lines = fought[0].read_text(encoding="utf-8").splitlines()
    altered = {
        "die": ('"to":"roll"', r'"value":(\d+)', lambda found: f'"value":{int(found[1]) % 10 + 1}'),
        "place": ('"to":"set-up"', r"(\d\d)\.08", lambda found: f"{int(found[1]):02}.09"),
        "digest": ('"verdict":', r'"digest":"\w', lambda found: f'"digest":"{"1" if found[0][-1] == "0" else "0"}'),
    }
    sign, what, how = altered[better]
    at = next(number for number, line in enumerate(lines) if number > 1 and sign in line)
    lines[at], times = re.subn(what, how, lines[at], count=1)
    assert times == 1
    bettered = tmp_path / "bettered.combat"
    bettered.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(SaveError) as refused:
        result_in(CHALLENGES, proof_of(CHALLENGES, bettered))
    assert str(bettered) in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_call_tells_of_a_day_makes_a_challenge_and_refuses_what_is_none(
    fought: Fought, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["challenge", "--day", "2026-11-22"]) == 0
    *_, code = capsys.readouterr().out.split()
    assert main(["challenge", code, "--json"]) == 0
    assert f'"code": "{code}"' in capsys.readouterr().out
    assert main(["challenge", "first-light", "--seed", "4", "--option", "prisoners-wanted"]) == 0
    assert "Prisoners wanted" in capsys.readouterr().out
    assert main(["challenge", "pond"]) == 2
    assert capsys.readouterr().err.startswith("combat challenge: ")
    assert main(["challenge", "--day", "yesterday"]) == 2
    assert "2026-06-06" in capsys.readouterr().err
