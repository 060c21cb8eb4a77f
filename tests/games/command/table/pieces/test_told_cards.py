"""An enlarged card explains its order, action and event, uncut in every language (1.2, 14.0, 15.0)."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.stage.drawing import lettered
from combat.engine.stage.drawing.piece import SHELF
from combat.engine.words import rulebook
from combat.games.command.content.library import load_book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.fate_cards import ACTIONS, EVENTS, ORDERS
from combat.games.command.table.pieces import card_pictures
from combat.games.command.table.pieces.faces_from_state import card_face
from combat.games.command.words import card_texts

LANGUAGES = ("en", "es", "de")
ROOM = (860, 430)
"""The board of a window of 1280 by 720 pixels."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_action_and_event_is_told_without_numbers_of_the_rulebook(language: str) -> None:
    words.use(language, strict=True)
    told = [*map(card_texts.of_order, ORDERS), *map(card_texts.of_action, ACTIONS), *map(card_texts.of_event, EVENTS)]
    assert all(told)
    assert not any("[" in text for text in told)


@pytest.mark.rule("14.06", "15.22")
def test_what_is_told_of_actions_and_events_is_the_rulebooks() -> None:
    assert (
        card_texts.of_action("crossfire") == "Before an attack roll at units on the move: the attack total is 2 higher."
    )
    medic = rulebook.rulebook().find("15.22")
    assert medic is not None
    assert card_texts.of_event("medic") == medic.text == "One broken unit of either side rallies."
    assert card_texts.of_action("fire") == "A Fire card, played as an action, is opportunity fire."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_whole_over_the_board_of_a_small_window(language: str) -> None:
    words.use(language)
    state = RULES.new_state(load_book("farm-on-the-road-east", ()))
    parts: set[str] = set()
    for card in state.book.cards:
        face = card_face(state, card, tell=True)
        if parts.issuperset(face.told):
            continue
        parts.update(face.told)
        SHELF.clear()
        with lettered.noted() as found:
            piece = card_pictures.told(face, ROOM)
        assert [line.text for line in found if line.cut] == [], face.number
        written = "".join(line.text for line in found).replace(" ", "").replace("-", "")
        for words_ in face.told:
            assert words_.replace(" ", "").replace("-", "") in written
        assert piece.size[0] <= ROOM[0]
        assert piece.size[1] <= ROOM[1]


@pytest.mark.rule("14.16")
@pytest.mark.parametrize(("scenario", "idle"), [("crossroads-at-noon", True), ("patrols-at-the-bridge", False)])
def test_no_quarter_says_where_it_does_nothing(scenario: str, idle: bool) -> None:
    words.use("en")
    state = RULES.new_state(load_book(scenario, ()))
    cards = [card for card, fate in state.book.cards.items() if fate.action == "no-quarter"]
    told = {card_face(state, card, tell=True).told[1] for card in cards}
    assert len(told) == 1
    assert told.pop().startswith("Does nothing in this game. At the end" if idle else "At the end of a melee")
