"""The context menu in a battle: orders, dossier, sight, rules; disabled rows give the reason."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from combat.engine.stage.paper.context_menu import ContextMenu
from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.thing import PieceId, PlaceId
from combat.engine.words.line import shown
from combat.games.volume1.prompts.ask_set_up import AskSetUp
from combat.games.volume1.prompts.order_tray import fitting_order, tray_orders
from combat.games.volume1.rules.lineup import Men
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.play.set_up import unplaced
from combat.games.volume1.table.battle_keys import order_action
from combat.games.volume1.table.menus.battle_menus import MENUS
from combat.games.volume1.table.menus.hex_rows import watchers
from combat.games.volume1.table.overlays import sight_key
from combat.games.volume1.words import refusals
from tests.games.volume1.table.sitting import Sitting
from tests.narrowing import the


@pytest.fixture
def sitting(strict_english: None) -> Sitting:
    """Return a sitting that asks for orders."""
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    assert sitting.asked == "give-orders"
    return sitting


def row(rows: Sequence[MenuRow], words: str) -> MenuRow:
    """Return the row with a label."""
    return next(row for row in rows if row.words == words)


def opened(sitting: Sitting) -> list[MenuRow]:
    """Return the rows of the open context menu."""
    return the(ContextMenu, sitting.app.top).list.rows


def mine(sitting: Sitting) -> str:
    """Return the id of a man of the player's who may be given an order."""
    return give_orders.commanded(sitting.desk.state)[0]


def test_a_man_is_given_an_order_by_mouse_alone(sitting: Sitting) -> None:
    man = mine(sitting)
    sitting.click(sitting.counter(man), 3)
    rows = opened(sitting)
    give = row(rows, "Give an order")
    assert give.rows is not None
    orders = {order.words: order for order in give.rows()}
    evade = orders["Evade"]
    assert (evade.key, evade.reason) == ("E", "")
    place = rows.index(give)
    sitting.click(the(ContextMenu, sitting.app.top).list.box(place).center)
    menu = the(ContextMenu, sitting.app.top)
    at = next(place for place, order in enumerate(menu.list.rows) if order.words == "Evade")
    sitting.click(menu.list.box(at).center)
    now = sitting.desk.state.men[man].order
    assert now is not None
    assert now.id == "evade"
    assert sitting.app.top is sitting.scene


def test_an_order_is_greyed_where_the_rules_refuse_it_and_the_reason_is_theirs(sitting: Sitting) -> None:
    man, state = mine(sitting), sitting.desk.state
    give = row(MENUS.rows(sitting.scene, [PieceId(man)]), "Give an order")
    assert give.rows is not None
    said = [shown(order.reason) for order in give.rows()]
    refused = [give_orders.order_refusal(state, man, fitting_order(state, man, order)) for order in tray_orders()]
    assert said == ["" if why is None else refusals.refusal(state, why).shown() for why in refused]
    assert "" in said
    assert any(said)


def test_outside_the_orders_phase_no_order_is_given_and_the_row_says_when(sitting: Sitting) -> None:
    man = mine(sitting)
    sitting.desk.prompt = None
    give = row(MENUS.rows(sitting.scene, [PieceId(man)]), "Give an order")
    assert give.reason == "Orders are given before the action begins."


def test_a_pinned_dossier_stays_on_its_man_until_he_is_let_go(sitting: Sitting) -> None:
    man, other = give_orders.commanded(sitting.desk.state)[:2]
    row(MENUS.rows(sitting.scene, [PieceId(man)]), "Pin his dossier").act()  # type: ignore[misc]
    sitting.desk.selection.select(other)
    assert sitting.desk.title_desk.shown.man is sitting.desk.state.men[man]
    pinned = row(MENUS.rows(sitting.scene, [PieceId(man)]), "Pin his dossier")
    assert pinned.chosen
    assert pinned.act is not None
    pinned.act()
    assert sitting.desk.title_desk.shown.man is sitting.desk.state.men[other]


def test_the_sight_of_a_man_and_of_a_hex_is_laid_on_the_board(sitting: Sitting) -> None:
    man, overlay = mine(sitting), sitting.desk.title_desk.overlay
    act = row(MENUS.rows(sitting.scene, [PieceId(man)]), "What he sees, and who sees him").act
    assert act is not None
    act()
    assert sitting.desk.title_desk.sight
    assert overlay.man == man
    hex_ = sitting.desk.view.ground.places()[0]
    act = row(MENUS.rows(sitting.scene, [PlaceId(hex_)]), "Line of sight from this hex").act
    assert act is not None
    act()
    assert (overlay.man, overlay.hex) == ("", hex_)


def test_who_sees_a_hex_is_who_has_a_line_to_it(sitting: Sitting) -> None:
    state, overlay = sitting.desk.state, sitting.desk.title_desk.overlay
    for hex_ in sitting.desk.view.ground.places()[:60]:
        seen_by = {man.id for man in watchers(state, hex_)}
        for man in state.on_board():
            overlay.show_man(man.id)
            line = overlay.line_to(hex_)
            assert (man.id in seen_by) == (line is not None and line.visible)


def test_the_men_who_see_a_hex_are_named_and_where_there_are_none_the_row_says_so(sitting: Sitting) -> None:
    state = sitting.desk.state
    near = sitting.desk.view.ground.places()[0]
    who = row(MENUS.rows(sitting.scene, [PlaceId(near)]), "Who sees this hex")
    assert who.rows is not None
    named = [found for found in who.rows() if not found.heading]
    assert len(named) == len(watchers(state, near)) > 0
    state.men = Men({})
    assert row(MENUS.rows(sitting.scene, [PlaceId(near)]), "Who sees this hex").reason == "Nobody sees this hex."


def test_the_rules_on_a_man_open_from_his_line_of_the_roster(sitting: Sitting) -> None:
    man = mine(sitting)
    at = next(
        (x, y)
        for y in range(sitting.roster.rect.top, sitting.roster.rect.bottom, 6)
        for x in (sitting.roster.rect.left + 60,)
        if sitting.roster.piece_at((x, y)) == man
    )
    sitting.click(at, 3)
    rules = row(opened(sitting), "Rules on him")
    assert rules.act is not None
    sitting.press("Esc")
    rules.act()
    assert isinstance(sitting.app.top, RulebookScene)


def test_what_is_lit_is_answered_from_its_menu(strict_english: None) -> None:
    sitting = Sitting()
    assert sitting.asked == "set-up"
    prompt = the(AskSetUp, sitting.desk.prompt)
    sitting.desk.selection.select(next(iter(unplaced(sitting.desk.state))))
    place = next(place for place in prompt.lit() if isinstance(place, PlaceId))
    before = len(unplaced(sitting.desk.state))
    choose = next(row for row in MENUS.rows(sitting.scene, [place]) if row.words.startswith("Choose"))
    assert choose.act is not None
    choose.act()
    assert len(unplaced(sitting.desk.state)) == before - 1
    dark = next(hex_ for hex_ in sitting.desk.view.ground.places() if PlaceId(hex_) not in prompt.lit())
    assert not any(row.words.startswith("Choose") for row in MENUS.rows(sitting.scene, [PlaceId(dark)]))


def test_a_right_click_on_an_order_marker_opens_the_rules_of_that_order(sitting: Sitting) -> None:
    sitting.rounds()
    zone = next(zone for order, zone in sitting.tray._zones if order == "sneak")
    sitting.click(zone.center, 3)
    assert the(RulebookScene, sitting.app.top)
    assert sitting.desk.input.held is None


def test_the_note_on_a_marker_that_cannot_be_given_tells_the_reason_first(sitting: Sitting) -> None:
    man, state = mine(sitting), sitting.desk.state
    sitting.desk.selection.select(man)
    sitting.rounds()
    order, why = next(
        (order, why)
        for order in tray_orders()
        if (why := give_orders.order_refusal(state, man, order)) is not None and order != "suppressive-fire"
    )
    tip = sitting.tray.tip(dict(sitting.tray._zones)[order].center)
    assert tip is not None
    assert tip.lines[1] == refusals.refusal(state, why, order)
    sitting.press(sitting.app.keys.label(order_action(order)))
    assert sitting.desk.notice.text == refusals.refusal(state, why, order), "its letter tells the same"


def test_the_strip_of_a_line_of_sight_keeps_off_the_chances_over_the_enemies(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = list[pygame.Rect]()

    def draw(*args: object, men: Sequence[pygame.Rect] = (), **rest: object) -> pygame.Rect:
        kept.extend(men)
        return pygame.Rect(0, 0, 0, 0)

    man, state, overlay = mine(sitting), sitting.desk.state, sitting.desk.title_desk.overlay
    foe = state.on_board("enemy")[0]
    assert foe.hex is not None
    sitting.show(foe.hex)
    monkeypatch.setattr(sight_key, "draw", draw)
    monkeypatch.setattr(overlay, "watchers", lambda: [foe])
    overlay.show_man(man)
    sitting.rounds()
    place = sitting.desk.title_desk.people.place_of(foe.id)
    assert place is not None
    assert any(box.collidepoint(place.x, place.y) and box.height < place.size // 2 for box in kept)
