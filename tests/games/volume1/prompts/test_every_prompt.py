"""Every question has a prompt, and a click never answers a question asked after the button was pressed (4.0)."""

from __future__ import annotations

import pygame
import pytest

from combat.games.volume1.prompts.ask_move import AskMove
from combat.games.volume1.prompts.decision_prompts import PROMPTS
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.table.battle_settings import DUCK_BACK
from tests.games.volume1.prompts.on_the_move import sprinting
from tests.games.volume1.table.sitting import Sitting


def test_every_question_of_the_rules_has_a_prompt() -> None:
    assert PROMPTS.missing(RULES.decisions) == ()


def running() -> tuple[Sitting, AskMove]:
    """Return a battle in which all men sprint, at the first question where to move, and its prompt.

    The men are never asked to duck back.
    """
    sitting = sprinting("sprint")
    sitting.app.settings.wishes[DUCK_BACK.name] = "never"
    assert isinstance(sitting.desk.prompt, AskMove)
    return sitting, sitting.desk.prompt


def test_a_click_that_ends_what_is_shown_answers_no_question_that_comes_up_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ahead, prompt = running()
    first = str(prompt.hexes[0])
    ahead.desk.controls.answer(first)
    assert isinstance(ahead.desk.prompt, AskMove)
    second = ahead.desk.prompt.hexes[0]
    sitting, _ = running()
    sitting.desk.animation.set_pace("normal")
    at, view = sitting.show(second), sitting.scene.view
    monkeypatch.setattr(view.framing, "show", lambda *hexes, also=(), then=(): None)
    sitting.desk.controls.answer(first)
    answers = sitting.session.answers
    assert sitting.desk.mirror.busy
    while sitting.desk.mirror.busy:  # no time passes, so that the last motion too is ended by a click
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
            sitting.app.round(0.0)
    assert isinstance(sitting.desk.prompt, AskMove)
    assert second in sitting.desk.prompt.hexes
    assert view.place_at(at) == second
    assert sitting.session.answers == answers
