"""One question about Duck Back for all men threatened by one sighting is saved as if each were asked (7.19)."""

from __future__ import annotations

import re

import pytest

from combat.engine.kernel.record import replace
from combat.engine.tabletop.hands.key_guard import TYPING
from combat.engine.tabletop.thing import PieceId
from combat.engine.words import capital, text
from combat.games.volume1.prompts.ask_duck_back import AskDuckBack
from combat.games.volume1.prompts.ask_move import AskMove
from combat.games.volume1.rules.decisions import PASS, DuckBack
from combat.games.volume1.words import ducking, names
from tests.games.volume1.prompts.in_action import action
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table
from tests.narrowing import the

MEN = ("pvt-crowe", "pvt-cragg", "sgt-taylor")
FOE = "jung 05.03 aimed-fire kar-98k=6"


def _sitting(*more: str) -> Sitting:
    """Three men wait for their shot in the open before a known rifleman, who acts after all of them."""
    men = ("crowe 05.08 aimed-fire", "cragg 07.08 aimed-fire", "taylor 03.08 aimed-fire")
    return action(Table(*men, FOE, *more, printed=True), 1, "able", "red", "white")


def _asked(sitting: Sitting) -> AskDuckBack:
    return the(AskDuckBack, sitting.desk.prompt)


def _journalled(sitting: Sitting) -> list[tuple[str, str]]:
    """Whom the rules have asked about Duck Back so far, and what was answered."""
    entries = sitting.session.game.entries
    return [(entry.about, str(entry.value)) for entry in entries if entry.to == DuckBack.kind]


def _orders(sitting: Sitting) -> list[str]:
    orders = (sitting.session.view.men[man].order for man in MEN)
    return [order.id if order is not None else "" for order in orders]


@pytest.mark.rule("7.19")
def test_7_19_all_men_before_the_same_rifle_are_asked_about_at_once_with_what_each_is_spared() -> None:
    sitting = _sitting()
    asked = _asked(sitting)
    assert set(asked.down) == set(MEN)
    assert next(iter(asked.down)) == asked.decision.subject
    assert all(danger.sources == {"soldat-jung"} and danger.saved >= 0.1 for danger in asked.dangers.values())
    assert "3" in asked.line().title
    assert [button.label for button in asked.buttons()] == ["All go on", "All duck back"]
    who = capital(names.man(sitting.desk.state, asked.decision.subject))
    told = ducking.odds(sitting.desk.state, sitting.desk.state.men[asked.decision.subject])
    assert "Jung hits him" in told
    assert "% under Duck Back." in told
    assert f"{who}: {told}" in asked.line().text, "what the chip at his counter says in short"


@pytest.mark.rule("7.19", "12.0")
def test_12_0_where_one_of_them_is_hidden_it_is_said_that_he_must_be_spotted_first() -> None:
    asked = _asked(_sitting())
    assert asked.line().text.startswith("Jung may hit them. ")
    assert "act first and duck back after that." in asked.line().text
    hidden = asked.down.keys() - {asked.decision.subject}
    for man in hidden:
        men = asked.desk.state.men
        men[man] = replace(men[man], seen=False)
    assert asked.line().text.startswith("Jung may hit them, hidden men only once spotted. ")


@pytest.mark.rule("7.19")
def test_7_19_an_enemy_who_threatens_only_a_man_asked_about_along_with_the_first_is_named_too() -> None:
    asked = _asked(_sitting("kuhn 05.02 hide"))
    other = next(man for man in asked.down if man != asked.decision.subject)
    assert asked.line().text.startswith("Jung may hit them. ")
    danger = asked.dangers[other]
    asked.dangers[other] = replace(danger, sources=danger.sources | {"soldat-kuhn"})
    assert re.match(r"(Jung and Kuhn|Kuhn and Jung) may hit them[.] ", asked.line().text)


@pytest.mark.rule("7.19")
def test_7_19_the_answer_differs_by_man_and_the_journal_is_that_of_asking_each_by_himself() -> None:
    together, singly = _sitting(), _sitting()
    sitting, asked = together, _asked(together)
    order = list(asked.down)
    sitting.press("2")
    assert next(button.label for button in _asked(sitting).buttons()) == "1 ducks back, 2 go on"
    sitting.click(sitting.counter(order[2]))
    sitting.click(sitting.counter(order[2]))
    sitting.press("Enter")
    sitting.settle()
    while singly.asked == DuckBack.kind:
        decision = singly.session.decision
        assert decision is not None
        singly.session.answer(DuckBack.DUCK_BACK if decision.subject == order[1] else PASS)
        singly.settle()
    assert _journalled(sitting) == _journalled(singly)
    assert sorted(_journalled(sitting)) == sorted((man, "duck-back" if man == order[1] else PASS) for man in order)
    assert _orders(sitting).count("duck-back") + _orders(sitting).count("hide") == 1


@pytest.mark.rule("7.19")
def test_7_19_all_of_them_duck_back_by_one_key() -> None:
    sitting = _sitting()
    sitting.press("D")
    sitting.settle()
    assert [answer for _, answer in _journalled(sitting)] == ["duck-back"] * 3


@pytest.mark.rule("7.19")
def test_7_19_who_goes_on_is_asked_anew_only_where_somebody_else_threatens_him_or_more_is_spared_him() -> None:
    sitting = _sitting("kuhn 05.02 hide")
    asked, wishes = _asked(sitting), sitting.desk.title_desk.wishes
    state = sitting.desk.state
    wishes.duckings.keep(state, dict.fromkeys(asked.down, False))
    (crowe, danger), found = next(iter(asked.dangers.items())), wishes.duckings
    man = state.men[crowe]
    assert found.answer(state, man, danger) == PASS
    assert found.answer(state, man, type(danger)(danger.sources | {"soldat-kuhn"}, danger.saved)) is None
    assert found.answer(state, man, type(danger)(danger.sources, danger.saved + 0.1)) is None
    state.clock = state.clock.__class__(state.clock.turn + 1, "action", 1)
    assert found.answer(state, man, danger) is None, "a new turn, a new question"


@pytest.mark.rule("7.19")
def test_7_19_an_answer_that_is_taken_back_holds_for_nobody() -> None:
    men = ("crowe 05.08 aimed-fire", "cragg 07.08 aimed-fire", "taylor 03.08 aimed-fire", "johnson 01.08 evade")
    sitting = action(Table(*men, FOE, printed=True), 1, "able", "baker", "red")
    sitting.press("D")
    sitting.settle()
    assert sitting.asked == "choose-move"
    sitting.press("Ctrl+Z")
    sitting.settle()
    asked = _asked(sitting)
    assert set(asked.down) == set(MEN)
    assert not any(asked.down.values())
    sitting.press("Enter")
    sitting.settle()
    assert [answer for _, answer in _journalled(sitting)] == [PASS] * 3


@pytest.mark.rule("7.19", "7.17c")
def test_7_19_a_routed_man_and_one_with_a_live_grenade_are_asked_by_themselves() -> None:
    men = ("crowe 05.08 aimed-fire", "cragg 07.08 smoke-grenade", "taylor 03.08 aimed-fire rout")
    sitting = action(Table(*men, FOE, printed=True).arm("cragg", None, "m18"), 1, "able", "red")
    sitting.settle()
    while sitting.asked != DuckBack.kind:
        decision = sitting.session.decision
        assert decision is not None
        assert sitting.desk.controls.answer(next(iter(decision.options(sitting.desk.state))))
        sitting.settle()
    assert len(_asked(sitting).down) == 1


def test_the_line_of_one_man_is_as_it_was() -> None:
    sitting = action(Table("crowe 05.08 aimed-fire", FOE, printed=True), 1, "able", "red")
    asked = _asked(sitting)
    assert asked.line().title == "Crowe may duck back."
    assert asked.lit() == {}
    assert not asked.click(PieceId("pvt-crowe"))
    sitting.press("Enter")
    sitting.settle()
    assert _journalled(sitting) == [("pvt-crowe", PASS)]


@pytest.mark.rule("7.19")
def test_7_19_a_number_typed_on_for_the_next_hex_answers_no_question_about_duck_back() -> None:
    men = ("crowe 05.08 aimed-fire", "cragg 07.08 aimed-fire", "johnson 01.08 evade")
    sitting = action(Table(*men, FOE, printed=True), 1, "baker", "able", "red")
    sitting.desk.title_desk.ducking.set("pvt-johnson", "never")
    numbers = the(AskMove, sitting.desk.prompt).numbers()
    sitting.press(str(next(iter(numbers))))
    sitting.settle()
    asked = _asked(sitting)
    assert asked.many
    sitting.press("2", pause=TYPING * 0.8)
    assert not any(asked.down.values())
    assert sitting.desk.notice.text == text("number-dropped")
    sitting.press("2")
    assert list(asked.down.values()) == [False, True]
    assert sitting.desk.notice.text == ""
