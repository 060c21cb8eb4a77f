"""`combat check` verifies the saves of any game."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.cli import main, titles
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.content.file_kinds import FileKinds
from combat.engine.journal import journal
from combat.engine.kernel.record import replace
from combat.engine.kernel.rules import game_of
from combat.engine.play.anybody import Anybody
from combat.engine.play.referee import Referee
from combat.engine.play.save_findings import SAVE
from tests.engine.toy_game import SEATS
from tests.engine.toy_title import TOY

ROOT = Path(__file__).parents[3]
KINDS = FileKinds(
    game="toy",
    title="The toy:",
    kinds=(SAVE,),
    assembly="tests.engine.content.toy_files:Marbles",
    sources=(),
    rooms=(),
)
TOY_WITH_KINDS = replace(TOY, parts={**TOY.parts, "kinds": f"{__name__}:KINDS"})


@pytest.fixture
def save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Register the toy as a title of the command line; return the save of a finished game."""
    monkeypatch.setitem(titles.TITLES, "toy", f"{__name__}:TOY_WITH_KINDS")
    path = tmp_path / "pond.combat"
    game = game_of(TOY.rules, TOY.rules.new_state(TOY.load_book("pond-1", ())))
    kept = journal.begin(TOY, game, pytest.fail, path)
    Referee(TOY.rules, game, SeededChance(1)).play_out(dict.fromkeys(SEATS, Anybody(SplitMix(1))))
    kept.close()
    return path


def test_a_sound_save_has_no_findings(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "toy", "check", str(save)]) == 0
    assert main(["--game", "toy", "check", str(save.parent)]) == 0
    assert capsys.readouterr() == ("", "")


def test_a_forged_save_is_a_finding_with_its_line(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = save.read_bytes().splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if line.startswith(b'{"to":"look"'))
    lines[place] = lines[place].replace(b'"look"', b'"bid"', 1)
    save.write_bytes(b"".join(lines))
    assert main(["--game", "toy", "check", str(save)]) == 2
    assert capsys.readouterr().out.startswith(f"{save}:{place + 1}: ")


def test_a_save_is_proved_by_its_own_game_whichever_is_named(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = next((ROOT / "tests/games/volume1/golden").glob("*.combat"))
    assert main(["--game", "toy", "check", str(other)]) == 0
    assert main(["check", str(save)]) == 0
    save.write_bytes(save.read_bytes().replace(b'"plays":"toy"', b'"plays":"ludo"', 1))
    assert main(["check", str(save)]) == 2
    assert capsys.readouterr().out.startswith(f"{save}:1: ")
