"""Refusals say what the player can do instead, in every language."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.kernel.decision import Refusal
from combat.engine.words.refused import reason
from combat.games.command.rules.ground.entering import step_refusal
from combat.games.command.rules.play.set_up import place_refusal
from combat.games.command.rules.two_sides import AXIS
from combat.games.command.words import command_names as names
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table
from tests.narrowing import the

INSTEAD = {
    "en": ("choose another", "only Advance leads in", "choose another hex"),
    "es": ("elige otro", "solo se entra con Avance", "elige otro hex"),
    "de": ("ein anderes wählen", "nur mit Vorrücken geht es hinein", "ein anderes Feld wählen"),
}


@pytest.mark.rule("9.4", "18.6", "20.2")
@pytest.mark.parametrize("language", INSTEAD)
def test_a_hex_that_cannot_be_entered_says_what_to_do_instead(language: str) -> None:
    units = {"g-squad": ("squad", "E5"), "u-squad": ("squad", "E4")}
    state = Table(drawn_book(), units, blazes=frozenset({at("E6")})).state
    found = (
        step_refusal(state, AXIS, at("E5"), at("E6")),
        step_refusal(state, AXIS, at("E5"), at("E4")),
        place_refusal(state, state.units["g-squad"], at("E4")),
    )
    words.use(language, strict=True)
    said = [reason(state, the(Refusal, refusal), names.named) for refusal in found]
    for one, instead in zip(said, INSTEAD[language], strict=True):
        assert one.endswith(f"; {instead}")
