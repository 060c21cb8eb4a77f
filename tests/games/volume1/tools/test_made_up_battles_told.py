"""A generated battle is saved in English and shown in the current language as if generated in it."""

from __future__ import annotations

from itertools import product

import pytest

from combat.engine import words
from combat.games.volume1.content.generator.request import KINDS
from combat.games.volume1.content.generator.workshop import Workshop
from combat.games.volume1.content.kinds.scenario_file import ScenarioFile
from combat.games.volume1.words import names
from tests.sampled import sample

SEEDS = range(12)


@pytest.fixture(scope="module")
def workshop() -> Workshop:
    """Return a workshop of generated battles."""
    return Workshop()


def _texts(sheet: ScenarioFile) -> list[str]:
    """Everything on a sheet that a player reads."""
    found = [sheet.title, sheet.date, sheet.place, *sheet.briefing]
    found += [part.title for part in sheet.objective]
    return found + [text for line in sheet.verdict for text in (line.title, line.text)]


@pytest.mark.parametrize(("seed", "language"), sample(list(product(SEEDS, ["es", "de"])), 3))
def test_what_was_made_up_in_english_is_told_in_another_language(workshop: Workshop, seed: int, language: str) -> None:
    words.use(language, strict=True)
    wishes = workshop.roll(seed)
    sheet = workshop.make(wishes, words.in_english).sheet
    kept = _texts(sheet)
    assert [words.translated(text) for text in kept] == _texts(workshop.make(wishes, names.made_up).sheet)
    assert [strike.title for strike in sheet.artillery if words.translated(strike.title) == strike.title] == []
    words.use("en", strict=True)
    assert kept == _texts(workshop.make(wishes, names.made_up).sheet)


def test_the_seeds_ask_for_every_task(workshop: Workshop) -> None:
    assert {workshop.roll(seed).kind for seed in SEEDS} == set(KINDS)


@pytest.mark.parametrize("text", [
    "The Fight for Stalingrad",
    "They do not expect you. Nor does anybody else.",
    "You have many turns.",
    "the Farm, by night",
])  # fmt: skip
def test_what_somebody_wrote_himself_is_left_as_it_is(text: str) -> None:
    words.use("es", strict=True)
    assert words.translated(text) == text


def test_a_saved_language_stays_what_it_was() -> None:
    words.use("de")
    assert words.translated("Der Kampf um den Hof") == "Der Kampf um den Hof"
    assert words.translated("The Fight for the Farm") == "Der Kampf um den Hof"
