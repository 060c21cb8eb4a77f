"""The lessons of CONTACT!: every step can be done by its model solution, with the dice of its file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from combat.engine.content.layers import shipped
from combat.engine.kernel.decision import Answer, Roll
from combat.engine.kernel.rules import game_of
from combat.engine.words import has, languages, text, use
from combat.games.contact.content.lessons.lesson_loading import listed, load_lesson
from combat.games.contact.rules.contact_rules import RULES
from combat.games.miniatures.content.laid_script import DICE
from tests.games.contact.shipped import content

FILES = sorted(shipped("contact").path("assets/lessons").glob("*.toml"))


def test_three_lessons_are_listed_in_order() -> None:
    assert [each.path.stem for each in listed()] == ["find-and-fire", "move-unseen", "charge"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_lesson_is_played_as_it_says(file: Path) -> None:
    lesson = load_lesson(file)
    position = lesson.script
    deeds: list[tuple[str, Answer]] = [
        (str(deed.to), deed.value) for step in lesson.steps for deed in step.does if deed.to
    ]
    others = [(said.to, said.value) for said in position.answers]
    dice = list(position.chance[DICE])
    game = game_of(RULES, position.state)
    while deeds and (decision := game.decision) is not None:
        if isinstance(decision, Roll):
            game.answer(decision.said([dice.pop(0) for _ in decision.dice]))
            continue
        own = decision.seat == lesson.seat
        to, value = (deeds if own else others).pop(0)
        assert (decision.kind, decision.refusal(game.state, value)) == (to, None)
        game.answer(value)
    while isinstance(game.decision, Roll):
        game.answer(game.decision.said([dice.pop(0) for _ in game.decision.dice]))
    assert (deeds, others) == ([], [])


@pytest.mark.parametrize("language", languages())
def test_every_step_has_its_words_and_its_paragraph(language: str) -> None:
    use(language, strict=True)
    for file in FILES:
        lesson = load_lesson(file)
        assert has(f"lesson-{file.stem}.about")
        for step in lesson.steps:
            message = f"lesson-{file.stem}-{step.id}"
            assert text(message)
            assert re.fullmatch(r"\d+\.\d+", text(f"{message}.rule"))
            assert not step.off or has(f"{message}.off")
    assert content().findings == []
