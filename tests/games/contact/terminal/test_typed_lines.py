"""Every answer can be typed as shown, in each language, and every view can be opened."""

from __future__ import annotations

from itertools import product

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Choice, Roll
from combat.engine.kernel.game import Game
from combat.engine.kernel.rules import game_of
from combat.engine.terminal.text_table import NotUnderstood, View
from combat.engine.words import languages, use
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.play.deployment import Deploy
from combat.games.contact.rules.state import State
from combat.games.contact.terminal.contact_text import TEXT_TABLE
from combat.games.contact.terminal.lines_typed import read, weapon_of
from tests.games.contact.shipped import book
from tests.sampled import sample

LOOKED = 11
"""At every so manyth question everything is looked at."""


def battle(mission: str) -> Game[State]:
    """Return a new game of a mission."""
    return game_of(RULES, RULES.new_state(book(mission)))


def look(state: State, seat: str) -> list[str]:
    """Return the lines of all views for a seat."""
    own = next((unit.id.upper() for unit in state.placed(seat)), "")
    subjects = {"measure": "10,10 20,20", "ground": "60,40"}
    lines: list[str] = []
    for view in TEXT_TABLE.views:
        about = subjects.get(view.name, own)
        if isinstance(view, View):
            lines += view.show(state, about)
        elif about:
            lines += view.show(state, seat, about)
    return lines


@pytest.mark.parametrize(("mission", "language"), sample([*product(["mill-stream", "hedgerow-road"], languages())], 2))
def test_every_answer_is_typed_as_it_is_said(mission: str, language: str) -> None:
    use(language, strict=True)
    game, numbers, count = battle(mission), SplitMix(2), 0
    while (decision := game.decision) is not None and count < 260:
        answer = next(iter(decision.samples(game.state, numbers)))
        if not isinstance(decision, Roll):
            count += 1
            view = RULES.visible(game.state, decision.seat)
            line = TEXT_TABLE.said(view, decision, answer)
            assert list(map(str, read(view, decision, line))) == [str(answer)], (decision.kind, str(answer), line)
            assert TEXT_TABLE.lines.asked(view, decision)
            assert isinstance(decision, Choice) or TEXT_TABLE.lines.how(view, decision)
            TEXT_TABLE.things(view, decision)
            if count % LOOKED == 0:
                assert not [line for line in look(view, decision.seat) if "‹" in line or "{" in line]
        game.answer(answer)
    assert count > 60


def test_the_rest_of_a_force_is_placed_with_one_word() -> None:
    game = battle("crossroads")
    decision = game.decision
    assert isinstance(decision, Deploy)
    for answer in read(game.state, decision, "all"):
        game.answer(answer)
    assert not [unit for unit in game.state.of(decision.seat) if unit.where == "undeployed"]
    asked = game.decision
    assert asked is not None
    assert TEXT_TABLE.lines.usual(game.state, asked) == "done"


def test_wrong_lines_are_told_with_what_would_be_right() -> None:
    game = battle("crossroads")
    decision = game.decision
    assert decision is not None
    for line, part in (("Z9 40,50", "no unit"), ("A1 40", "40"), ("A1 40,5", "Outside your zone")):
        with pytest.raises(NotUnderstood) as error:
            list(read(game.state, decision, line))
        assert part in str(error.value)
    with pytest.raises(NotUnderstood, match="it has: Submachine guns"):
        weapon_of(game.state, "a1", "howitzer")
    assert weapon_of(game.state, "a1", "sub") == "submachine-guns"
    assert weapon_of(game.state, "a2", "") == "rifles"
