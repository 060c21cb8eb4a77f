"""Whole small games by keys only, and by mouse only: every question can be answered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.thing import CardId, PieceId, PlaceId
from combat.games.command.prompts.ask_set_up import AskSetUp
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.skirmish import skirmish
from tests.sampled import sample

MOST = 60
"""Questions that are answered in a game at most."""
KEYS = ("Enter", "1", "2", "0", "3", "4", "5", "6", "7", "8", "9", "Tab")
"""The keys that a player without knowledge tries, one after the other."""


def by_keys(table: AtTable, turn: int) -> None:
    """Answer the pending question by keys: a figure and Enter, or a hex by Tab and Enter."""
    before = table.session.answers
    if table.asked == "set-up":
        table.press("P")
        if table.asked == "set-up":
            table.press("Ctrl+Enter")
        return
    first = turn % 3
    for key in (*KEYS[first:], *KEYS[:first]):
        for chord in (key, "Enter", key) if key != "Enter" else ("Enter",):  # what is raised in vain is put down again
            table.press(chord)
            if table.session.answers != before or not table.asked:
                return
    raise AssertionError(f"no key answers {table.desk.prompt and table.desk.prompt.decision}")


def by_mouse(table: AtTable, turn: int) -> None:
    """Answer the pending question by clicks at a button, a card, a piece or a highlighted hex."""
    before, desk = table.session.answers, table.desk
    for click in _clicks(table, turn):
        click()
        if table.session.answers != before or not table.asked:
            return
    raise AssertionError(f"no click answers {desk.prompt and desk.prompt.decision}")


def _clicks(table: AtTable, turn: int) -> list[Callable[[], None]]:
    prompt = table.desk.prompt
    assert prompt is not None
    things = [lambda thing=thing: _click_thing(table, thing) for thing in list(prompt.lit())[:8]]
    buttons = [lambda place=place: _click_button(table, place) for place in range(3)]
    if isinstance(prompt, AskSetUp):
        return [buttons[1] if prompt.waiting() or prompt.works() else buttons[0]]
    if table.asked in ("activate", "set-off", "shoot"):
        return [*things[:1], *buttons[:1], *things, *buttons]
    return [*things, *buttons] if turn % 3 else [*buttons, *things]


def _click_thing(table: AtTable, thing: object) -> None:
    """Click a thing where it lies on the screen."""
    view = table.scene.view
    if isinstance(thing, PlaceId):
        view.centre_on(thing.place)
        view.camera.finish()
        table.rounds()
        table.click(view.centre(thing.place))
    elif isinstance(thing, PieceId):
        hex_ = table.desk.title_desk.place_of(thing.id)
        if hex_ is not None:
            view.centre_on(hex_)
            view.camera.finish()
            table.rounds()
            table.point(view.centre(hex_))  # a stack fans out before one of its pieces is aimed at
            place = table.desk.title_desk.units.place_of(thing.id)
            assert place is not None
            table.click((place.x + place.size // 2, place.y + place.size // 2))
    elif isinstance(thing, CardId):
        rect = table.scene.parts["hand"].place_of("card", str(thing.card))
        if rect is not None and rect.height > 20:
            table.click((rect.centerx, rect.y + 12))


def _click_button(table: AtTable, place: int) -> None:
    table.scene.bar.refresh()
    buttons = [button for button in table.scene.bar.group.widgets if isinstance(button, Button)]
    if place < len(buttons):
        table.click(buttons[place].rect.center)


@pytest.mark.parametrize(("answer", "seat", "seed"), sample([(by_keys, AXIS, 2), (by_mouse, ALLIES, 4)], 2, 1))
def test_a_game_goes_on_with_one_hand_alone(answer: Callable[[AtTable, int], None], seat: str, seed: int) -> None:
    table = AtTable(skirmish(seed), seed, seat=seat)
    kinds: set[str] = set()
    for turn in range(MOST):
        table.settle()
        if not table.asked:
            break
        kinds.add(table.asked)
        answer(table, turn)
    table.close()
    assert {"set-up", "give-order", "activate"} <= kinds
    assert kinds <= {kind.kind for kind in RULES.decisions}
    assert table.session.answers > MOST
