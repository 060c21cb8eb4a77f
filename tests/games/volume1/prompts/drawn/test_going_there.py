"""Dragging a man without an order to a hex, or right-clicking the hex, offers the orders that lead there."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.paper.context_menu import ContextMenu
from combat.engine.tabletop.thing import PieceId
from combat.games.volume1.prompts.ask_move import AskMove
from combat.games.volume1.rules.decisions import ChooseHex
from combat.games.volume1.rules.state import Man, Order
from combat.games.volume1.standing.orders_there import GroupThere, OrderThere, orders_of_group, orders_there
from combat.games.volume1.table.menus import going_there
from combat.games.volume1.words import names
from tests.games.volume1.prompts.eight_men import Counted, meadow, north
from tests.narrowing import the


def _dragged(hexes: int) -> tuple[Counted, str, Hex]:
    game = Counted(meadow(1))
    game.all_seen()
    (name,) = game.men
    goal = north(game.men[name].hex, hexes)
    game.drag(game.counter(name), game.at(goal))
    return game, name, goal


@pytest.mark.rule("7.0", "7.05", "7.06", "7.07")
def test_7_0_the_orders_that_lead_there_are_offered_with_the_impulse_in_which_he_arrives() -> None:
    game, name, goal = _dragged(3)
    found = {there.order: there.impulse for there in orders_there(game.sitting.desk.state, name, goal)}
    assert found["evade"] == 3, "a hex in each impulse"
    assert found["sprint"] == 2, "1 + 2 hexes"
    assert "sneak" not in found, "two hexes a turn at most"
    assert "hide" not in found
    menu = the(ContextMenu, game.sitting.app.top)
    assert "Evade: there in Impulse 3" in [row.words for row in menu.list.rows]


@pytest.mark.rule("7.06")
def test_7_06_the_choice_gives_the_order_and_draws_the_way() -> None:
    game, name, goal = _dragged(3)
    menu = the(ContextMenu, game.sitting.app.top)
    menu.take(next(row for row in menu.list.rows if row.words.startswith("Evade")))
    game.sitting.settle()
    order = game.men[name].order
    assert order is not None
    assert order.id == "evade"
    legs = game.sitting.desk.title_desk.moves.plans.legs_of(game.sitting.desk.state, name)
    assert [leg.end for leg in legs][-1] == goal


def test_where_no_order_leads_the_drag_is_refused_with_the_reason() -> None:
    game, name, goal = _dragged(9)
    assert game.sitting.app.top is game.sitting.scene
    assert str(game.sitting.desk.notice.text) == f"{game.sitting.desk.title_desk.moves.refuses(name, goal)}"
    assert "No order takes" in str(game.sitting.desk.notice.text)
    assert list(orders_there(game.sitting.desk.state, name, goal)) == []


def test_the_right_button_on_a_hex_sends_the_chosen_man_there() -> None:
    game = Counted(meadow(1))
    game.all_seen()
    (name,) = game.men
    desk, goal = game.sitting.desk, north(game.men[name].hex, 2)
    desk.selection.select(name)
    (row,) = going_there.rows(desk, goal)
    assert row.rows is not None
    assert len(row.rows()) == 1 + len(list(orders_there(desk.state, name, goal)))
    game.press("E")
    desk.selection.select(name)
    (row,) = going_there.rows(desk, goal)
    assert row.words.endswith("goes there")
    assert row.act is not None
    row.act()
    assert desk.title_desk.moves.plans.legs_of(desk.state, name)[-1].end == goal
    (row,) = going_there.rows(desk, north(game.men[name].hex, 9))
    assert row.words.endswith(f"goes 4 hexes towards {north(game.men[name].hex, 9)}"), "no farther than he gets"
    assert list(going_there.rows(desk, desk.state.men[name].place)) == []
    assert isinstance(next(orders_there(meadow(1), name, goal)), OrderThere)


@pytest.mark.rule("7.0", "7.01", "7.06")
def test_7_0_a_man_whose_order_does_not_move_him_is_offered_the_orders_that_do() -> None:
    game = Counted(meadow(1))
    game.all_seen()
    (name,) = game.men
    game.press("H")
    assert the(Order, game.men[name].order).id == "hide"
    goal, view = north(game.men[name].hex, 3), game.sitting.scene.view
    before = view.camera.origin
    game.drag(game.counter(name), game.at(goal))
    menu = the(ContextMenu, game.sitting.app.top)
    assert view.camera.origin == before, "the board was not dragged along"
    menu.take(next(row for row in menu.list.rows if row.words.startswith("Evade")))
    game.sitting.settle()
    assert the(Order, game.men[name].order).id == "evade"
    desk = game.sitting.desk
    assert desk.title_desk.moves.plans.legs_of(desk.state, name)[-1].end == goal


@pytest.mark.rule("7.09")
def test_7_09_a_man_dragged_while_a_grenade_has_no_target_is_told_of_that_question() -> None:
    state = meadow(2)
    first, second = state.men
    for foe, hexes in (("soldat-jung", 2), ("soldat-horn", 3)):
        place = north(state.men[first].hex, hexes)
        state.men[foe] = Man(foe, "enemy", "red", hex=place, morale="normal", seen=True, alert=True)
    game = Counted(state)
    game.all_seen()
    desk, view = game.sitting.desk, game.sitting.scene.view
    desk.selection.select(first)
    game.press("B")
    assert the(ChooseHex, desk.session.decision).subject == first
    before = view.camera.origin
    game.drag(game.counter(second), game.at(north(game.men[second].hex, 2)))
    assert view.camera.origin == before, "the board was not dragged along"
    assert "cannot move yet. First: “" in str(desk.notice.text)
    assert "which hex?" in str(desk.notice.text)
    assert desk.selection.piece == first, "question and selection name the same man"


@pytest.mark.rule("6.0", "7.08")
def test_6_0_a_click_on_a_far_enemy_says_how_the_man_is_sent_to_him() -> None:
    state = meadow(1)
    (name,) = state.men
    foe = north(state.men[name].hex, 4)
    state.men["soldat-jung"] = Man("soldat-jung", "enemy", "red", hex=foe, morale="normal", seen=True, alert=True)
    game = Counted(state)
    game.all_seen()
    game.press("C", "Ctrl+Enter")
    desk = game.sitting.desk
    prompt = the(AskMove, desk.prompt)
    assert not prompt.click(PieceId("soldat-jung")), "the click still shows his dossier"
    assert f"drag him to {foe}" in str(desk.notice.text)
    assert not desk.title_desk.moves.plans.legs_of(desk.state, name)


def _chosen_together(men: int) -> tuple[Counted, tuple[str, ...]]:
    game = Counted(meadow(men))
    game.all_seen()
    names = tuple(game.men)
    game.sitting.desk.selection.select(names[0])
    game.sitting.desk.title_desk.moves.group.gather(names)
    return game, names


@pytest.mark.rule("7.0", "7.06")
def test_7_0_a_click_far_away_offers_several_chosen_men_the_orders_that_lead_there() -> None:
    game, chosen = _chosen_together(3)
    goal = north(game.men[chosen[0]].hex, 3)
    game.click(game.at(goal))
    menu = the(ContextMenu, game.sitting.app.top)
    who = names.man(game.sitting.desk.state, chosen[0])
    assert menu.list.rows[0].words == f"{who} to {goal}, 2 men beside him in formation"
    row = next(row for row in menu.list.rows if row.words.startswith("Evade"))
    assert row.words == "Evade: all there in Impulse 3"
    menu.take(row)
    game.sitting.settle()
    assert [the(Order, game.men[man].order).id for man in chosen] == ["evade"] * 3
    plans, state = game.sitting.desk.title_desk.moves.plans, game.sitting.desk.state
    assert all(plans.legs_of(state, man) for man in chosen)


@pytest.mark.rule("7.0", "7.06")
def test_7_06_who_stands_in_the_hex_already_stays_and_who_gets_there_later_is_told() -> None:
    state = meadow(3)
    lead, there, behind = state.men
    goal = north(state.men[lead].hex, 2)
    state.men[there] = replace(state.men[there], hex=goal)
    game = Counted(state)
    moves = game.sitting.desk.title_desk.moves
    game.sitting.desk.selection.select(lead)
    moves.group.gather((lead, there, behind))
    goals = moves.goals(lead, goal)
    assert goals == {lead: goal, behind: north(state.men[behind].hex, 2)}
    (evade,) = (one for one in orders_of_group(state, lead, goals) if one.order == "evade")
    assert evade == GroupThere("evade", 2, 2)
    far = {lead: goal, there: north(goal, 3), behind: north(state.men[behind].hex, 9)}
    (evade,) = (one for one in orders_of_group(state, lead, far) if one.order == "evade")
    assert evade == GroupThere("evade", 2, 3, 1), "another needs longer, and one does not get there"
    assert going_there.arrivals(evade, 2) == "Evade: there in Impulse 2, the last in 3; 1 falls short"
    alone = going_there.arrivals(GroupThere("evade", 2, 2, 1), 2)
    assert alone == "Evade: there in Impulse 2; 1 falls short", "not all of them"
    going_there.order_and_go(game.sitting.desk, lead, "evade", goal)
    game.sitting.settle()
    assert game.men[there].order is None
    assert set(moves.plans.drawn) == {lead, behind}


def test_a_click_out_of_reach_says_why_and_keeps_the_men_chosen() -> None:
    game, names = _chosen_together(3)
    game.click(game.at(north(game.men[names[0]].hex, 9)))
    desk = game.sitting.desk
    assert game.sitting.app.top is game.sitting.scene
    assert "No order takes" in str(desk.notice.text)
    assert desk.title_desk.moves.group.men == names
    assert desk.selection.piece == names[0]


@pytest.mark.rule("7.06")
def test_7_06_several_men_with_orders_go_as_far_as_they_get_when_clicked_far_away() -> None:
    game, names = _chosen_together(2)
    game.press("E")
    game.sitting.desk.title_desk.moves.group.gather(names)
    game.click(game.at(north(game.men[names[0]].hex, 9)))
    plans, desk = game.sitting.desk.title_desk.moves.plans, game.sitting.desk
    assert all(plans.legs_of(desk.state, man) for man in names)
    assert desk.title_desk.moves.group.men == names


@pytest.mark.rule("6.0", "7.06")
@pytest.mark.parametrize(("hexes", "on"), [(3, True), (4, False)])
def test_7_06_a_way_that_ends_before_the_order_does_is_said_to_go_on(hexes: int, on: bool) -> None:
    game = Counted(meadow(1))
    game.all_seen()
    (name,) = game.men
    game.press("E")
    desk = game.sitting.desk
    desk.title_desk.moves.lay(desk.title_desk.moves.drawn_to(name, north(game.men[name].hex, hexes)), go=False)
    said = str(desk.notice.text)
    assert "move drawn." in said
    assert ("must move on in Impulse 4" in said) == on
