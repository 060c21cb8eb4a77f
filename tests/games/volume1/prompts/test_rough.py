"""A hex in which a sprinting man would have to duck back is marked before he moves (7.07, 11.0)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.words.line import Line
from combat.games.volume1.prompts.ask_move import AskMove
from combat.games.volume1.rules.orders import movement
from combat.games.volume1.table.overlays import rough_marks
from tests.games.volume1.prompts.on_the_move import sprinting
from tests.games.volume1.table.sitting import Sitting
from tests.narrowing import the


@pytest.mark.rule("7.07")
def test_7_07_only_rough_hexes_warn_a_man_who_sprints() -> None:
    desk = sprinting("sprint").desk
    assert isinstance(desk.prompt, AskMove)
    warned = rough_marks.asked(desk)
    assert warned == [hex_ for hex_ in desk.prompt.hexes if movement.is_rough(desk.state, hex_)]


@pytest.mark.rule("7.06")
def test_7_06_nobody_who_evades_is_warned() -> None:
    desk = sprinting("evade").desk
    assert isinstance(desk.prompt, AskMove)
    assert rough_marks.asked(desk) == []


def _sprinter(monkeypatch: pytest.MonkeyPatch) -> tuple[Sitting, AskMove, Hex, int]:
    """Return a man about to sprint beside rough ground, that hex, and the number that means it."""
    sitting = sprinting("sprint")
    prompt = the(AskMove, sitting.desk.prompt)
    number, hex_ = next(iter(prompt.numbers().items()))
    monkeypatch.setattr(movement, "is_rough", lambda state, entered: entered == hex_)
    return sitting, prompt, hex_, number


@pytest.mark.rule("7.07")
def test_7_07_the_number_of_a_hex_that_throws_him_down_says_so_first_and_takes_him_there_when_pressed_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting, prompt, hex_, number = _sprinter(monkeypatch)
    answers = sitting.session.answers
    sitting.press(str(number))
    assert sitting.session.answers == answers
    assert sitting.desk.input.cursor == hex_
    told = the(Line, sitting.desk.notice.text)
    assert "he ducks back at the end of the impulse" in told.text
    assert (told.rule, str(number) in told.text) == ("7.07", True)
    assert "he ducks back at the end of the impulse" in prompt.line().text
    sitting.press(str(number))
    assert sitting.session.answers > answers


@pytest.mark.rule("7.07")
def test_7_07_under_the_pointer_the_prompt_and_the_note_say_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, prompt, hex_, _ = _sprinter(monkeypatch)
    sitting.desk.input.point_at(None, hex_)
    assert prompt.line().rule == "7.07"
    sitting.show(hex_)
    tip = sitting.layers.tip(sitting.desk.view.centre(hex_))
    assert tip is not None
    assert set(prompt.consequences(hex_)) <= set(tip.lines)


@pytest.mark.rule("15.0")
def test_15_0_the_number_of_a_hex_with_an_enemy_in_it_says_that_it_starts_a_melee() -> None:
    sitting = sprinting("evade")
    prompt = the(AskMove, sitting.desk.prompt)
    number, hex_ = next(iter(prompt.numbers().items()))
    men = sitting.desk.state.men
    foe = next(man for man in men.values() if man.side == "enemy")
    men[foe.id] = replace(foe, hex=hex_, seen=True)
    answers = sitting.session.answers
    sitting.press(str(number))
    assert sitting.session.answers == answers
    assert the(Line, sitting.desk.notice.text).rule == "15.0"
