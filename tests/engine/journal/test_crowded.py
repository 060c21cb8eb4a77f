"""However often answers are undone and repeated, the journal can be loaded and no answer is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.journal import heads, journal, loading, saved
from combat.engine.journal.game_flags import GameFlags
from tests.engine.journal.toy_sitting import Sitting, own_places, resumed
from tests.engine.toy_title import TOYS
from tests.sampled import SOAKED

CROWDED, MOST_LINES = (journal.CROWDED, heads.MOST_LINES) if SOAKED else (250, 500)
"""The bounds as they are take minutes: `make soak`."""


@pytest.fixture(autouse=True)
def _bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "CROWDED", CROWDED)
    for module in (journal, saved):
        monkeypatch.setattr(module, "MOST_LINES", MOST_LINES)


def test_a_sitting_with_more_lines_than_are_read_is_loaded_with_every_answer(tmp_path: Path) -> None:
    path = tmp_path / "pond.combat"
    sitting = Sitting(path, GameFlags(study=0))
    sitting.play(60)
    place = own_places(sitting)[-1]
    rounds = MOST_LINES // 2 + 10
    for _ in range(rounds):
        assert sitting.session.history.undo(place) is None
        assert sitting.session.history.redo()
    sitting.session.close()
    assert path.read_bytes().count(b"\n") <= MOST_LINES < 2 * rounds
    assert loading.load(path, TOYS).game.entries == sitting.session.game.entries
    assert loading.verify(path, TOYS).answers == sitting.session.answers
    assert [file.name for file in tmp_path.iterdir()] == ["pond.combat"]


def test_a_save_that_is_crowded_already_is_tidied_by_its_next_answer(tmp_path: Path) -> None:
    path = tmp_path / "pond.combat"
    sitting = Sitting(path, GameFlags(study=0))
    sitting.play(20)
    sitting.session.close()
    given = path.read_bytes().splitlines(keepends=True)
    room = MOST_LINES - len(given)
    answers = sitting.session.answers
    undo, again = b'{"undo":%d}\n' % (answers - 1), given[-1]
    if again.startswith(b'{"checkpoint":'):
        again = next(line for line in reversed(given) if not line.startswith(b'{"checkpoint":'))
    path.write_bytes(b"".join((*given, *([undo, again] * (room // 2)))))
    session = resumed(path)
    decision = session.decision
    assert decision is not None
    session.answer(next(decision.samples(session.view, sitting.numbers)))
    session.close()
    assert path.read_bytes().count(b"\n") < MOST_LINES // 2
    assert loading.verify(path, TOYS).answers == session.answers > answers
