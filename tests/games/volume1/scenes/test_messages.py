"""Notices shown in place of the prompt, and how they end."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from combat.engine.journal import journal
from combat.engine.journal.save_list import SaveEntry
from combat.engine.kernel.record import replace
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.tabletop.panes.prompt_text import whole_sentences
from combat.engine.words import text
from combat.games.volume1.rules.play import victory
from combat.games.volume1.scenes.victory_scene import VictoryScene
from combat.games.volume1.title import TITLE
from combat.games.volume1.words.saved_words import standing
from tests.games.volume1.table.sitting import Sitting
from tests.narrowing import the

LEADER = "sgt-taylor"


def test_that_a_copy_was_kept_is_no_refusal() -> None:
    sitting = Sitting()
    sitting.press("Ctrl+S")
    assert sitting.desk.notice.refused, "this battle is not kept, so no copy can be"
    sitting.session.record = journal.begin(TITLE, sitting.session.game, print)
    sitting.press("Ctrl+S")
    assert sitting.desk.notice.text
    assert not sitting.desk.notice.refused


def test_a_refusal_goes_with_the_next_thing_that_is_done() -> None:
    sitting = Sitting()
    sitting.press("Ctrl+Enter")
    assert sitting.desk.notice.text
    assert sitting.desk.notice.refused
    sitting.press("Tab")
    assert not sitting.desk.notice.text


def test_a_click_takes_a_refusal_away_as_well() -> None:
    sitting = Sitting()
    sitting.press("Ctrl+Enter")
    assert sitting.desk.notice.text
    sitting.click(sitting.show(sitting.desk.state.book.scenario.deployment[0]))
    assert not sitting.desk.notice.text


@pytest.mark.rule("22.0")
def test_22_0_a_lost_battle_is_not_said_to_be_won(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting()
    scene = VictoryScene(sitting.app, sitting.scene)
    said: list[str] = []

    def noted(key: str, **_: object) -> str:
        said.append(key)
        return key

    monkeypatch.setattr("combat.games.volume1.scenes.victory_tally.text", noted)
    for points in (-50, 50):
        sitting.desk.state.points = points
        scene.resize()
        scene.draw(sitting.app.surface)
        won = victory.verdict(sitting.desk.state, points).won
        assert ("end-tally" in said) == won
        assert ("end-tally-lost" in said) != won
        said.clear()


def test_saved_battles_are_told_apart_by_how_far_they_got_and_how_they_ended() -> None:
    clock = {"turn": 3, "phase": "action", "impulse": 2}
    game = SaveEntry(Path("one.combat"), datetime.now(UTC), title="First Light", clock=clock, turn=3)
    other = replace(game, clock=clock | {"impulse": 4})
    over = replace(game, clock={"turn": 8, "phase": "over"}, turn=8, finished=True, verdict="By a hair", points=4)
    rows = [standing(one) for one in (game, other, over, replace(over, points=5))]
    assert len(set(rows)) == 4
    assert "By a hair" in rows[2]
    assert "4 victory points" in rows[2]


def test_of_a_question_too_long_for_its_line_whole_sentences_are_kept() -> None:
    words = "6 of 8 have none. Drag a marker onto a man, or choose him and press its letter."
    face = theme.font("sans", 13.5)
    assert whole_sentences(face, words, 160) == "6 of 8 have none."
    assert whole_sentences(face, words, 2000) == words
    assert whole_sentences(face, words, 450) == words
    assert whole_sentences(face, words, 450, 1) == "6 of 8 have none."
    assert whole_sentences(face, "One sentence that is far too long for so little room", 40).startswith("One sentence")


def test_whoever_leaves_a_battle_that_cannot_be_written_is_asked_whatever_he_has_set(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    sitting = Sitting()
    sitting.session.record = journal.begin(TITLE, sitting.session.game, print, tmp_path / "file" / "1.combat")
    sitting.app.settings.confirm_leave = False
    sitting.scene.ask_leave()
    assert the(Confirm, sitting.app.top).lines == (text("ask-leave-unsaved"),)
    sitting.press("Esc")
    (tmp_path / "file").unlink()
    sitting.app.settings.confirm_leave = True
    sitting.scene.ask_leave()
    assert the(Confirm, sitting.app.top).lines == (text("ask-leave-text"),)
    assert (tmp_path / "file" / "1.combat").exists()


@pytest.mark.parametrize("note", ["ask-leave-text", "ask-leave-campaign", "pause-kept"])
def test_a_battle_that_is_over_is_not_said_to_be_continued(note: str) -> None:
    sitting = Sitting()
    sitting.scene.leave_note = note
    assert sitting.scene.becomes(note) == text(note)
    sitting.desk.controls.concede()
    sitting.settle()
    assert sitting.desk.over
    assert sitting.scene.becomes(note) == text(f"{note}-over") != text(note)
    if note != "pause-kept":
        sitting.app.settings.confirm_leave = True
        sitting.scene.ask_leave()
        assert the(Confirm, sitting.app.top).lines == (text(f"{note}-over"),)
