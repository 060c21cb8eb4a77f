"""Keys at the table: letters can be changed by the player, and numbers are the same on every map (6.0)."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex, direction_between
from combat.engine.tabletop.thing import PieceId
from combat.engine.words import text
from combat.engine.words.line import shown
from combat.games.volume1.prompts.ask_move import AskMove
from combat.games.volume1.prompts.order_tray import tray_orders
from combat.games.volume1.rules.answers import OrderGiven
from combat.games.volume1.rules.directions import compass
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.table.battle_settings import AFTER_ORDER
from combat.games.volume1.table.menus import man_rows
from combat.games.volume1.table.pieces.faces_from_state import order_face
from tests.games.volume1.prompts.on_the_move import sprinting
from tests.games.volume1.table.sitting import Sitting
from tests.narrowing import the


def _ordering(size: tuple[int, int] = (1600, 900)) -> Sitting:
    sitting = Sitting(size=size)
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    assert sitting.asked == "give-orders"
    return sitting


def test_an_order_is_given_by_the_letter_that_the_player_has_chosen_for_it() -> None:
    sitting = _ordering()
    man = sitting.desk.selection.piece
    sitting.app.keys.change({"order-evade": ("X",)})
    sitting.press("E")
    assert sitting.desk.state.men[man].order is None
    sitting.press("X")
    order = sitting.desk.state.men[man].order
    assert order is not None and order.id == "evade"
    assert sitting.tray._key("evade") == "X"
    assert order_face(sitting.desk.state, "", "evade", "X").key == "X"


@pytest.mark.rule("6.0")
def test_6_0_the_number_keys_mean_the_same_ways_wherever_the_compass_points() -> None:
    sitting = sprinting("evade")
    prompt = the(AskMove, sitting.desk.prompt)
    start = sitting.desk.state.men[prompt.decision.subject].place
    book = sitting.desk.state.book
    sitting.desk.state.book = replace(book, scenario=replace(book.scenario, compass_to=Hex("06.06")))
    assert compass(sitting.desk.state).map_direction(1) == 3, "the compass is turned upside down"
    assert prompt.numbers()
    for number, hex_ in prompt.numbers().items():
        assert direction_between(start, hex_) == number - 1
    number, hex_ = next(iter(prompt.numbers().items()))
    sitting.press(str(number))
    assert sitting.desk.state.men[prompt.decision.subject].hex == hex_


def test_the_pointer_at_the_edge_of_the_window_scrolls_the_board_with_nothing_in_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pygame.mouse, "get_focused", lambda: True)
    sitting = Sitting()
    sitting.desk.view.zoom(8)
    sitting.show(Hex("06.05"))
    before = sitting.desk.view.camera.x
    width, height = sitting.app.size
    sitting.point((width - 1, height // 2))
    sitting.rounds(8)
    assert sitting.desk.view.camera.x > before
    assert sitting.scene.wants_frames
    sitting.point((width // 2, height // 2))
    sitting.rounds(1)
    resting = sitting.desk.view.camera.x
    sitting.rounds(8)
    assert sitting.desk.view.camera.x == resting
    sitting.app.settings.edge_scroll = False
    sitting.point((width - 1, height // 2))
    sitting.rounds(8)
    assert sitting.desk.view.camera.x == resting


@pytest.mark.rule("7.19")
def test_7_19_what_a_man_does_of_himself_is_told_by_key_on_his_dossier_and_in_his_menu() -> None:
    sitting = _ordering()
    man, wishes = sitting.desk.selection.piece, sitting.desk.title_desk.wishes
    sitting.press("Shift+D")
    assert wishes.ducking(man) == "whenever"
    owner, box = sitting.dossier._order._ducks
    assert owner == man
    sitting.click(box.center)
    assert wishes.ducking(man) == "never"
    sitting.point(box.center)
    tip = sitting.dossier.tip(box.center)
    assert tip is not None and tip.lines[1] == text("offer-ducking-never")
    row = next(row for row in man_rows.rows(sitting.scene, PieceId(man)) if row.words == text("offer-duck-back"))
    assert row.rows is not None
    assert [(each.words, each.chosen) for each in row.rows()] == [
        (text("offer-ducking-ask"), False),
        (text("offer-ducking-whenever"), False),
        (text("offer-ducking-never"), True),
    ]


# -- orders one after the other ---------------------------------------------------------------------------------------


def _orders(sitting: Sitting) -> list[str]:
    men = sitting.desk.state.on_board("friendly")
    return [man.order.id if man.order is not None else "" for man in men]


def test_one_letter_after_the_other_gives_every_man_his_order() -> None:
    sitting = _ordering()
    letters = "EASHE"[: len(_orders(sitting))]
    first = sitting.desk.selection.piece
    sitting.press(letters[0])
    assert sitting.desk.selection.piece != first
    sitting.press(*letters[1:], pause=0.05)
    assert give_orders.without_orders(sitting.desk.state) == []
    assert sorted(filter(None, _orders(sitting))) == sorted(
        {"E": "evade", "A": "aimed-fire", "S": "sneak", "H": "hide"}[letter] for letter in letters
    )


def test_with_every_order_given_the_man_stays_chosen_whose_order_is_changed() -> None:
    sitting = _ordering()
    for man in list(give_orders.without_orders(sitting.desk.state)):
        sitting.desk.controls.answer(f"{man} hide")
    last = give_orders.commanded(sitting.desk.state)[1]
    sitting.desk.selection.select(last)
    sitting.press("E")
    assert sitting.desk.selection.piece == last


def test_the_tray_follows_the_order_of_the_man_whom_the_keys_have_chosen() -> None:
    sitting = _ordering((1280, 720))
    sitting.app.set_scale(1.25)
    sitting.rounds(2)
    window, men = sitting.scene.layout.panes["body"], give_orders.commanded(sitting.desk.state)
    assert sitting.tray.rect.height > window.height
    for man, places in zip(men, (tray_orders(), reversed(tray_orders())), strict=False):
        able = (order for order in places if give_orders.order_refusal(sitting.desk.state, man, order) is None)
        sitting.desk.selection.select(man)
        sitting.desk.controls.answer(f"{man} {next(able)}")
    for man in men[:2] * 2:
        sitting.desk.selection.select(man)
        sitting.rounds(2)
        given = sitting.desk.state.men[man].order
        assert given is not None
        assert window.contains(dict(sitting.tray._zones)[given.id])


def test_the_tray_offers_nothing_of_a_question_that_it_does_not_show_yet() -> None:
    sitting = _ordering()
    tray, place = sitting.tray, dict(sitting.tray._zones)["hide"].center
    man = sitting.desk.selection.piece
    assert tray.tip(place) is not None
    sitting.desk.controls.answer(f"{man} hide")
    assert tray.tip(place) is None
    assert not tray.press(place, 1)
    sitting.rounds(2)
    assert tray.tip(place) is not None


def test_an_order_that_is_taken_back_leaves_its_man_chosen() -> None:
    sitting = _ordering()
    first = sitting.desk.selection.piece
    sitting.press("E", "A")
    second = sitting.desk.title_desk.ordered[-1]
    assert sitting.desk.selection.piece not in (first, second)
    sitting.press("U")
    assert sitting.desk.selection.piece == second
    sitting.press("U")
    assert sitting.desk.selection.piece == first
    sitting.press("S")
    assert sitting.desk.selection.piece == second


def test_nobody_counts_as_the_man_whose_order_was_taken_back_once_the_orders_are_carried_out() -> None:
    sitting = _ordering()
    men = give_orders.commanded(sitting.desk.state)
    sitting.press(*["H"] * len(men))
    assert sitting.desk.title_desk.ordered == men
    sitting.press("Ctrl+Enter")
    assert sitting.asked != "give-orders"
    assert not sitting.desk.title_desk.ordered


def test_a_player_who_wants_it_stays_with_his_man() -> None:
    sitting = _ordering()
    sitting.app.settings.wishes[AFTER_ORDER.name] = "stay"
    first = sitting.desk.selection.piece
    sitting.press("E", "A")
    order = sitting.desk.state.men[first].order
    assert (sitting.desk.selection.piece, order is not None and order.id) == (first, "aimed-fire")


def test_a_marker_dragged_to_a_man_leaves_him_chosen() -> None:
    sitting = _ordering()
    zone = next(box for name, box in sitting.tray._zones if name == "evade")
    man = give_orders.without_orders(sitting.desk.state)[1]
    sitting.drag(zone.center, sitting.counter(man))
    assert sitting.desk.selection.piece == man


def test_a_marker_held_over_an_enemy_says_where_it_belongs_and_covers_none_of_it() -> None:
    sitting = _ordering()
    zone = next(box for name, box in sitting.tray._zones if name == "evade")
    foe = sitting.desk.state.on_board("enemy")[0]
    at = sitting.counter(foe.id)
    sitting.drag(zone.center, at, let_go=False)
    held = sitting.desk.input.held
    assert held is not None
    assert held.moved
    assert sitting.desk.prompt is not None
    why = shown(sitting.desk.prompt.refuses(held.thing, PieceId(foe.id)))
    assert why.startswith("Drag the marker onto one of your men.")
    carried = pygame.Rect((0, 0), sitting.desk.title_desk.board_input.face(held.thing).size)
    carried.center = held.at
    label = sitting.layers.drop_label(why)
    assert not label.colliderect(carried)
    assert sitting.desk.view.camera.free.contains(label)


@pytest.mark.rule("7.0")
def test_7_0_a_stack_fans_out_under_a_marker_and_whom_the_pointer_shows_has_it() -> None:
    sitting = _ordering()
    desk, men = sitting.desk, give_orders.without_orders(sitting.desk.state)[:2]
    low, high = (desk.state.men[man] for man in men)
    desk.state.men[high.id] = replace(high, hex=low.hex)
    desk.selection.select(high.id)
    zone = next(box for name, box in sitting.tray._zones if name == "evade")
    sitting.drag(zone.center, sitting.counter(low.id), let_go=False)
    lower = next(place for place in desk.title_desk.people.places() if place.id == low.id)
    assert desk.title_desk.people.fanned == low.hex
    sitting.point(lower.rect.center)
    assert desk.input.pointer.piece == low.id
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=lower.rect.center, button=1))
    sitting.rounds()
    assert [desk.state.men[man].order is not None for man in men] == [True, False]


@pytest.mark.rule("7.0")
def test_7_0_tab_stays_with_the_last_man_without_an_order_and_goes_through_all_once_there_is_none() -> None:
    sitting = _ordering()
    state = sitting.desk.state
    for man in give_orders.without_orders(state)[1:]:
        sitting.desk.controls.answer(OrderGiven(man, "hide"))
    sitting.settle()
    (last,) = give_orders.without_orders(sitting.desk.state)
    sitting.desk.selection.select(last)
    sitting.press("Tab")
    assert sitting.desk.selection.piece == last, "the next letter is his"
    sitting.press("H", "Tab")
    assert sitting.desk.selection.piece != last
