"""An action's button previews it like its card, and a raised card covers neither question nor target."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.tabletop.panes.prompt_bar import PromptBar
from combat.engine.words import text
from combat.games.command.prompts.ask_card import AskCard
from combat.games.command.prompts.ask_pick import AskUnit
from combat.games.command.rules.decisions import PickUnit
from combat.games.command.rules.fate_cards import EventKind
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.table.panels.hand import Hand
from combat.games.command.words import command_names as names
from combat.games.command.words.command_prompts import ask
from tests.games.command.drawn_book import drawn_book
from tests.games.command.event_table import EventTable
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the

UNITS = {"g-squad": ("squad", "G3"), "u-squad": ("squad", "G4")}
HANDS = {50: ("fire", "marksmanship"), 51: ("fire", "crossfire"), 52: ("move", "marksmanship")}


def before_the_roll(size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> AtTable:
    """Return a table at which the Axis has declared an attack and may add Marksmanship to it."""
    told = Table(drawn_book(), UNITS, hands=HANDS).say("50 fire", "g-squad", "07.04 g-squad")
    table = AtTable(seat=AXIS, game=told.game, wished=False, size=size, scale=scale)
    table.settle()
    assert the(AskCard, table.desk.prompt).decision.opens == "fire-roll"
    return table


@pytest.mark.rule("14.17")
def test_the_button_of_an_action_promises_what_its_raised_card_does() -> None:
    table = before_the_roll()
    prompt, bar = the(AskCard, table.desk.prompt), the(PromptBar, table.scene.parts["prompt"])
    hand = the(Hand, table.scene.parts["hand"])
    plain = prompt.form()
    table.desk.title_desk.raise_card(52)
    by_card, float_by_card = prompt.form(), hand.float()
    table.desk.title_desk.raise_card(0)
    assert by_card != plain
    assert hand.float() is None
    button = next(button for button in bar.buttons if button.label == "Marksmanship")
    table.point(button.rect.center)
    assert table.desk.title_desk.raised == 52
    assert prompt.form() == by_card
    shown = hand.float()
    assert shown is not None
    assert float_by_card is not None
    assert shown[0] == float_by_card[0]
    table.point((button.rect.centerx, button.rect.y - 60))
    assert table.desk.title_desk.raised == 0
    assert prompt.form() == plain
    table.close()


def test_from_a_button_the_pointer_goes_to_another_card_and_that_is_raised() -> None:
    table = before_the_roll()
    bar, hand = the(PromptBar, table.scene.parts["prompt"]), the(Hand, table.scene.parts["hand"])
    button = next(button for button in bar.buttons if button.label == "Marksmanship")
    table.point(button.rect.center)
    box = hand.place_of("card", "51")
    assert box is not None
    table.point(box.center)
    assert table.desk.title_desk.raised == 51
    table.close()


@pytest.mark.rule("15.20", "15.22")
@pytest.mark.parametrize(
    ("event", "broken", "asked"),
    [
        ("medic", ("u-squad", "u-team"), "ask-pick-unit-medic-enemy"),
        ("medic", ("g-squad", "u-team"), "ask-pick-unit-medic"),
        ("medic", ("g-squad", "g-other"), "ask-pick-unit-medic"),
        ("kia", ("g-squad", "g-other"), "ask-pick-unit-kia-own"),
        ("kia", ("u-squad", "u-team"), "ask-pick-unit-kia"),
    ],
)
def test_a_question_about_units_of_the_wrong_side_alone_says_so(
    event: EventKind, broken: tuple[str, str], asked: str
) -> None:
    units = {
        "g-squad": ("squad", "K7"),
        "g-other": ("squad", "K9"),
        "u-squad": ("squad", "A1"),
        "u-team": ("team", "A3"),
    }
    told = EventTable(event, units, "K8")
    for unit in broken:
        told.mark(unit, broken=True)
    decision = the(PickUnit, told.asked)
    assert ask(told.state, decision).title == text(asked, side=names.side(decision.seat))


@pytest.mark.rule("15.22")
def test_the_button_of_a_unit_lights_its_hex() -> None:
    units = {"g-squad": ("squad", "K7"), "g-other": ("squad", "K9"), "u-squad": ("squad", "A1")}
    told = EventTable("medic", units, "K8")
    for unit in ("g-squad", "g-other"):
        told.mark(unit, broken=True)
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    prompt, bar = the(AskUnit, table.desk.prompt), the(PromptBar, table.scene.parts["prompt"])
    first = str(prompt.ordered()[0])
    table.point(bar.buttons[0].rect.center)
    assert table.desk.log_places.lit == (table.desk.title_desk.place_of(first),)
    table.point((5, 5))
    assert not table.desk.log_places.lit
    table.close()


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1600, 900), 1.25), ((1920, 1080), 1.0), ((1280, 720), 1.5)]
)
def test_a_raised_card_covers_neither_the_questions_buttons_nor_what_it_is_about(
    size: tuple[int, int], scale: float
) -> None:
    table = before_the_roll(size, scale)
    bar, hand, view = the(PromptBar, table.scene.parts["prompt"]), the(Hand, table.scene.parts["hand"]), table.desk.view
    targets = [view.centre(unit.hex) for side in (AXIS, ALLIES) for unit in table.desk.state.on_map(side)]
    for card in hand.cards():
        table.desk.title_desk.raise_card(card)
        shown = hand.float()
        assert shown is not None
        whole = shown[0].inflate(-24 * scale, -24 * scale)
        assert not whole.colliderect(bar.rect)
        assert not any(whole.collidepoint(target) for target in targets)
        assert pygame.Rect((0, 0), size).contains(whole)
    table.close()
