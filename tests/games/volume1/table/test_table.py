"""The table by mouse: men, markers, cards and hexes are clicked and dragged, and each refusal gives its reason."""

from __future__ import annotations

import itertools
import time
from pathlib import Path

import pygame
import pytest

from combat.engine.files import folders
from combat.engine.journal import journal
from combat.engine.journal.game_flags import PLAIN, GameFlags
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import lettered, theme
from combat.engine.stage.window_scale import largest_scale
from combat.engine.tabletop.overlay.board_mark import mark_of
from combat.engine.words import rulebook
from combat.engine.words.line import shown
from combat.games.volume1.prompts.ask_set_up import AskSetUp
from combat.games.volume1.rules.state import PHASES, Clock, Order, Wound
from combat.games.volume1.table.overlays import dice_on_board
from combat.games.volume1.table.panels import roster, top_cells
from combat.games.volume1.table.panels.initiative_strip import InitiativeStrip
from combat.games.volume1.table.panels.top_strip import TopStrip
from combat.games.volume1.table.pieces.faces_from_state import man_face
from combat.games.volume1.table.table_layout import table_layout
from combat.games.volume1.title import TITLE
from combat.games.volume1.words import names
from combat.games.volume1.words.battle_story import Throw, TurnedCard
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.table.sitting import Sitting, part
from tests.narrowing import the

LEADER = "sgt-taylor"


def _at_orders() -> Sitting:
    """Return a sitting in which all men stand and a card is played."""
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    assert sitting.asked == "give-orders"
    return sitting


def _marker(sitting: Sitting, order: str) -> tuple[int, int]:
    return next(zone.center for name, zone in sitting.tray._zones if name == order)


def test_a_marker_that_was_under_the_pointer_says_nothing_any_more_once_orders_are_committed() -> None:
    sitting = _at_orders()
    sitting.point(_marker(sitting, "evade"))
    assert sitting.desk.title_desk.pointed_marker.order == "evade"
    sitting.press("E")
    sitting.point(_marker(sitting, "sprint"))
    sitting.press("Ctrl+Enter")
    sitting.settle()
    assert sitting.asked not in ("", "give-orders")
    assert sitting.desk.title_desk.pointed_marker.order == ""
    sitting.point((sitting.scene.view.rect.centerx, sitting.scene.view.rect.top + 5))
    assert sitting.desk.title_desk.pointed_marker._order == ""


def test_7_0_a_marker_that_is_dropped_on_the_ground_says_why_nothing_comes_of_it() -> None:
    sitting = _at_orders()
    empty = next(hex_ for hex_ in sitting.scene.view.visible() if not sitting.desk.state.men_in(hex_))
    sitting.drag(_marker(sitting, "evade"), sitting.show(empty))
    assert shown(sitting.desk.notice.text) == "Drag the marker onto one of your men. · 7.0"
    assert sitting.desk.notice.refused


def test_a_man_is_dragged_from_the_tray_into_the_set_up_area() -> None:
    sitting = Sitting()
    start = _marker(sitting, LEADER)
    end = sitting.show("05.08")
    sitting.drag(start, end)
    assert sitting.desk.state.men[LEADER].hex == "05.08"


def test_a_man_dropped_outside_the_set_up_area_goes_back_and_the_reason_is_said() -> None:
    sitting = Sitting()
    sitting.drag(_marker(sitting, LEADER), sitting.show("05.05"))
    assert sitting.desk.state.men[LEADER].hex is None
    assert "22.0" in shown(sitting.desk.notice.text)


def test_the_battle_cannot_begin_before_all_men_stand() -> None:
    sitting = Sitting()
    sitting.press("Ctrl+Enter")
    assert sitting.asked == "set-up"
    assert sitting.desk.notice.text


def test_a_button_is_pressed_however_long_the_mouse_is_held_down() -> None:
    sitting = Sitting()
    place_all = sitting.scene.bar.group.widgets[1].rect.center
    sitting.click(place_all)
    assert all(man.hex is not None for man in sitting.desk.state.men.values())


def test_a_card_is_dragged_to_the_initiative_track() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter")
    card, box = sitting.hand.boxes()[0]
    sitting.drag((box.x + 20, box.y + 20), sitting.scene.layout.panes["track"].center)
    assert sitting.desk.state.played == card


def test_a_card_is_played_by_a_click() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter")
    card, box = sitting.hand.boxes()[-1]
    sitting.click((box.centerx, box.y + 20))
    assert sitting.desk.state.played == card


def test_an_order_marker_is_dragged_onto_a_man() -> None:
    sitting = _at_orders()
    man = sitting.counter("pvt-cragg")
    sitting.drag(_marker(sitting, "hide"), man)
    order = sitting.desk.state.men["pvt-cragg"].order
    assert order is not None
    assert order.id == "hide"


def test_after_a_drag_help_speaks_of_what_lies_under_the_pointer_and_not_of_what_was_picked_up() -> None:
    sitting = _at_orders()
    start = _marker(sitting, "hide")
    sitting.drag(start, sitting.show("01.01"))
    assert (sitting.tray.hot, sitting.desk.title_desk.pointed_marker.order) == ("", "")


def test_a_man_is_clicked_and_then_a_marker() -> None:
    sitting = _at_orders()
    sitting.click(sitting.counter(LEADER))
    sitting.click(_marker(sitting, "plan"))
    order = sitting.desk.state.men[LEADER].order
    assert order is not None
    assert order.id == "plan"


def test_a_marker_that_he_may_not_have_says_why_with_the_rule() -> None:
    sitting = _at_orders()
    sitting.click(sitting.counter("pvt-cragg"))
    sitting.click(_marker(sitting, "reload"))
    assert sitting.desk.state.men["pvt-cragg"].order is None
    assert "7.13" in shown(sitting.desk.notice.text)


def test_orders_are_taken_back_and_given_again() -> None:
    sitting = _at_orders()
    sitting.click(sitting.counter(LEADER))
    sitting.press("H", "Ctrl+Z")
    assert sitting.desk.state.men[LEADER].order is None
    sitting.press("Ctrl+Y")
    assert sitting.desk.state.men[LEADER].order is not None


def test_commit_asks_once_where_men_would_be_left_to_hide() -> None:
    sitting = _at_orders()
    sitting.app.settings.confirm_commit = True
    sitting.press("Ctrl+Enter")
    assert sitting.app.top is not sitting.scene
    assert sitting.session.decision is not None
    sitting.press("Enter")
    assert sitting.app.top is sitting.scene
    assert sitting.desk.state.clock.phase != "friendly-orders"


def test_the_log_lights_the_hexes_that_a_line_speaks_of() -> None:
    sitting = Sitting()
    sitting.press("F")
    box = sitting.scene.log.list.box(len(sitting.scene.log.list.rows) - 1)
    sitting.point(box.center)
    assert sitting.desk.log_places.lit


def test_the_note_of_a_log_line_leaves_the_panels_above_it_as_they_were() -> None:
    sitting = Sitting()
    sitting.app.settings.tooltip_delay = sitting.scene.tooltip.delay = 0.0
    sitting.press("F", "Ctrl+Enter")
    sitting.rounds(4)
    roster = sitting.scene.layout.panes["roster"]
    before = pygame.image.tobytes(sitting.app.surface.subsurface(roster), "RGB")
    rows = sitting.scene.log.list
    place = next(place for place, line in enumerate(rows.rows) if rulebook.title(line.entry.rule))
    rows.show_row(place)
    sitting.point(rows.box(place).center)
    sitting.rounds(4)
    assert sitting.scene.tooltip.shown
    assert pygame.image.tobytes(sitting.app.surface.subsurface(roster), "RGB") == before


def test_a_stack_fans_out_under_the_pointer_and_folds_again() -> None:
    sitting = Sitting()
    for man in ("sgt-taylor", "pvt-cragg", "cpl-thomas"):
        sitting.desk.controls.answer(f"{man} 05.08")
    sitting.point(sitting.show("05.08"))
    places = [
        place
        for place in sitting.desk.title_desk.people.places()
        if place.id in ("sgt-taylor", "pvt-cragg", "cpl-thomas")
    ]
    assert sitting.desk.title_desk.people.fanned == "05.08"
    assert not any(a.rect.colliderect(b.rect) for a, b in itertools.combinations(places, 2))
    sitting.point((sitting.scene.layout.board.right - 30, sitting.scene.layout.board.y + 30))
    assert sitting.desk.title_desk.people.fanned is None


def test_a_strip_of_the_board_has_of_a_fan_what_lies_in_it_and_no_fan_of_its_own() -> None:
    sitting = Sitting()
    for man in ("sgt-taylor", "pvt-cragg", "cpl-thomas"):
        sitting.desk.controls.answer(f"{man} 05.08")
    sitting.point(sitting.show("05.08"))
    assert sitting.desk.title_desk.people.fanned == "05.08"
    view, ground = sitting.scene.view, sitting.desk.title_desk.people._fan_laid
    whole = pygame.Surface(sitting.app.size, 0, 32)
    view._draw_flat(whole)
    for strip in (
        pygame.Rect(ground.right + 9, ground.y - 99, 200, 200),
        pygame.Rect(ground.centerx, ground.y - 60, 64, 200),
    ):
        plate = pygame.Surface(strip.size, 0, 32)
        view._draw_apart(plate, strip)
        same = pygame.mask.from_threshold(plate, (0, 0, 0), (24, 24, 24), whole.subsurface(strip), 1).count()
        assert same >= 0.999 * strip.width * strip.height


@pytest.mark.rule("12.0")
def test_12_0_the_overlay_shows_what_a_man_sees_and_goes_with_the_same_key() -> None:
    sitting = _at_orders()
    sitting.click(sitting.counter(LEADER))
    sitting.press("L")
    unseen, _ = sitting.layers.sight.fields()
    assert sitting.desk.title_desk.sight
    assert unseen
    sitting.press("L")
    assert not sitting.desk.title_desk.sight


@pytest.mark.rule("8.2")
def test_8_2_an_unknown_enemy_shows_neither_name_nor_figures() -> None:
    sitting = Sitting()
    for man in sitting.desk.state.on_board("enemy"):
        face = man_face(sitting.desk.state, man)
        assert face.unknown
        assert (face.tq, face.ldr, face.skills, face.number) == (None, None, (), None)
        assert face.name.startswith(names.team(man.team))
        assert sitting.desk.state.book.figures[man.id].name == ""


def test_at_rest_nothing_is_drawn_anew() -> None:
    sitting = Sitting()
    while sitting.scene.view.tiles.busy:
        time.sleep(0.01)
    sitting.rounds(40)
    assert not sitting.scene.wants_frames
    assert not sitting.scene.dirty
    assert not sitting.scene.panes.dirty


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (3840, 2160)])
def test_every_button_stands_inside_the_prompt_line(size: tuple[int, int]) -> None:
    sitting = Sitting(size=size)
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    bar = sitting.scene.bar
    assert bar.group.widgets
    for button in bar.group.widgets:
        assert bar.rect.contains(button.rect)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_every_marker_of_the_tray_can_be_clicked(size: tuple[int, int]) -> None:
    sitting = Sitting(size=size)
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    zones = [zone for _, zone in sitting.tray._zones]
    assert len(zones) >= 11
    assert all(sitting.tray.rect.contains(zone) for zone in zones)
    assert not any(a.colliderect(b) for a, b in itertools.combinations(zones, 2))


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("largest", [False, True])
def test_a_dozen_men_wait_whole_in_the_tray(size: tuple[int, int], largest: bool) -> None:
    book = skirmish()
    dozen = tuple(figure.id for figure in book.figures.values() if figure.side == "friendly")[:12]
    sitting = Sitting(replace(book, scenario=replace(book.scenario, squads=(dozen,))), size=size)
    sitting.settle()
    if largest:
        sitting.app.set_scale(largest_scale(size))
        sitting.rounds(2)
    tray = sitting.tray
    zones = [zone for _, zone in tray._zones]
    assert len(zones) == 12
    assert all(zone.width == theme.px(80) for zone in zones)
    assert all(tray.rect.contains(zone) for zone in zones)
    assert not any(a.colliderect(b) for a, b in itertools.combinations(zones, 2))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_lowest_dossier_still_names_every_weapon(size: tuple[int, int]) -> None:
    sitting = Sitting(size=size)
    sitting.app.set_scale(largest_scale(size))
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    for man in ("sgt-taylor", "pvt-cragg"):
        sitting.desk.selection.select(man)
        sitting.rounds(2)
        dossier = sitting.dossier
        assert dossier.short
        assert [name for name, _ in dossier._weapons._rows] == [
            skill.weapon for skill in sitting.desk.state.figure(man).skills
        ]
        assert all(dossier.rect.contains(row) for _, row in dossier._weapons._rows)


def test_letters_give_orders_and_do_not_pan_the_board() -> None:
    sitting = _at_orders()
    sitting.click(sitting.counter(LEADER))
    before = sitting.scene.view.camera.origin
    sitting.press("A")
    sitting.rounds(3)
    order = sitting.desk.state.men[LEADER].order
    assert order is not None
    assert order.id == "aimed-fire"
    assert sitting.scene.view.camera.origin == before


def test_folded_panels_give_their_place_to_the_board() -> None:
    sitting = Sitting()
    before = sitting.scene.layout
    sitting.press("F4")
    assert sitting.scene.layout.board.width > before.board.width
    sitting.press("F4")
    assert sitting.scene.layout == before
    assert before.board == table_layout(sitting.app.size).board


def test_a_copy_of_the_battle_has_a_name_that_stays_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    sitting = Sitting()
    sitting.session.record = journal.begin(TITLE, sitting.session.game, pytest.fail, folders.saves() / "meadow.combat")
    sitting.press("Ctrl+S", "Ctrl+S")
    kept = sorted(path.name for path in folders.saves().iterdir())
    assert kept == ["meadow-copy-2.combat", "meadow-copy.combat", "meadow.combat"]


def test_a_roster_that_is_too_long_scrolls_to_the_chosen_man() -> None:
    sitting = Sitting()
    sitting.press("F")
    roster = sitting.roster
    box = roster.rect
    roster.place(pygame.Rect(box.x, box.y, box.width, 90))
    for man in ("pvt-peters", "sgt-taylor"):
        sitting.desk.selection.select(man)
        roster.draw(sitting.app.surface)
        row = dict(roster._rows)[man]
        assert row.height >= 18


def test_a_card_that_a_question_lifts_does_not_lie_on_the_dice() -> None:
    sitting = Sitting()
    desk, hand = sitting.desk, sitting.hand
    hand.place(pygame.Rect(900, 650, 600, 240))
    plain = hand._whole(pygame.Rect(900, 660, 184, 264))
    at = desk.view.place_at((plain.centerx, plain.y + 20))
    assert at is not None
    desk.title_desk.story.throw = throw = Throw(0, "pvt-cragg", at, None, "mc", 5, ())
    throw.dice.append((8, False))
    assert not hand._whole(pygame.Rect(900, 660, 184, 264)).colliderect(dice_on_board.dice_box(desk, throw))


def test_the_pace_names_its_key() -> None:
    sitting = Sitting()
    strip = the(TopStrip, sitting.scene.parts["top"])
    tip = strip.tip(next(zone.center for name, zone in strip._zones if name == "pace-fast"))
    assert tip is not None and tip.key == sitting.app.keys.label("pace")


@pytest.mark.rule("9.1")
def test_9_1_the_track_waits_for_every_team_that_will_turn_a_card() -> None:
    sitting = Sitting()
    state = sitting.desk.state
    for man in [man for man in state.men.values() if man.side == "enemy"]:
        state.men[man.id] = replace(man, hex=None, fate="fled")
    assert state.cup
    in_cup = {state.figure(man).team for man in state.cup}
    assert in_cup <= set(the(InitiativeStrip, sitting.scene.parts["track"]).teams())


@pytest.mark.rule("4.0", "7.0")
def test_an_order_is_missed_only_while_orders_are_given() -> None:
    sitting = _at_orders()
    dossier = sitting.dossier
    for phase in PHASES:
        sitting.desk.state.clock, missed = Clock(2, phase, 0), phase == "friendly-orders"
        assert dossier._order.misses_order(sitting.desk.state.men[LEADER]) is missed


@pytest.mark.rule("22.0")
def test_22_0_the_first_look_takes_in_what_is_to_be_held_and_no_man_put_down_moves_it() -> None:
    sitting = Sitting(size=(1280, 720))
    sitting.rounds(20)
    view = sitting.scene.view
    assert all(view.rect.collidepoint(view.centre(Hex(hex_))) for hex_ in ("05.08", "06.04"))
    stood = view.camera.origin
    the(AskSetUp, sitting.desk.prompt).place(LEADER, Hex("05.08"))
    sitting.rounds(20)
    assert view.camera.origin == stood


@pytest.mark.rule("13.0.8")
def test_13_0_8_the_roster_tells_morale_and_low_ammo_by_signs_where_words_have_no_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = _at_orders()
    man = replace(sitting.desk.state.men[LEADER], ammo="low", morale="shaken", wounds=(Wound("light"),))
    told = sitting.roster._states(man)
    assert [each.words for each in told] == ["wounded", "Shaken", "Low Ammo"]
    signs: list[str] = []
    monkeypatch.setattr(theme, "draw_icon", lambda _surface, name, *_: signs.append(name))
    for wide, words, count in ((400, "wounded · Shaken · Low Ammo", 0), (100, "wounded", 2), (60, "", 3)):
        signs.clear()
        with lettered.noted() as written:
            roster._draw_burdens(sitting.app.surface, told, pygame.Rect(0, 0, wide, 16))
        assert "".join(each.text for each in written) == words
        assert signs == ["light-wound", "shaken", "low-ammo"][3 - count :]


@pytest.mark.rule("15.0j")
def test_15_0j_the_roster_says_of_a_man_with_a_melee_marker_that_he_has_won() -> None:
    sitting = _at_orders()
    state, man = sitting.desk.state, replace(sitting.desk.state.men[LEADER], order=Order("melee"))
    state.men[LEADER], state.clock = man, replace(state.clock, phase="action", impulse=2)
    assert sitting.roster._states(man)[0].words == "won melee"
    assert man.hex is not None
    state.melee = frozenset({man.hex})
    assert sitting.roster._states(man)[0].words != "won melee"
    state.melee, state.men[LEADER] = frozenset(), replace(man, order=Order("charge"))
    assert sitting.roster._states(state.men[LEADER])[0].words != "won melee", "he has met nobody yet"


def test_the_small_map_never_lies_on_the_man_who_is_chosen() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    sitting.settle()
    assert sitting.asked == "give-orders"
    desk, small = sitting.desk, sitting.desk.view.minimap
    man = next(man for man in desk.state.men.values() if man.side == "friendly" and man.hex is not None)
    desk.selection.select("")
    sitting.rounds(2)
    columns, rows = (
        range(start, start + size, 20) for start, size in zip(small.rect.topleft, small.rect.size, strict=True)
    )
    spots = [(x, y) for y in rows for x in columns]
    under = next(filter(None, map(desk.view.place_at, spots[len(spots) // 2 :])))
    desk.state.men[man.id] = replace(man, hex=under)
    desk.selection.select(man.id)
    sitting.rounds(2)
    assert not small.rect.collidepoint(desk.view.centre(under))


def test_the_list_of_keys_lies_over_the_table_that_it_was_asked_for_at() -> None:
    sitting = _at_orders()
    sitting.rounds(2)
    track = part(sitting.scene, InitiativeStrip).rect
    before = pygame.image.tobytes(sitting.app.surface.subsurface(track), "RGB")
    sitting.press("Ctrl+K")
    sitting.rounds(2)
    assert sitting.app.top is not sitting.scene
    assert pygame.image.tobytes(sitting.app.surface.subsurface(track), "RGB") == before


def test_what_a_battle_is_called_that_does_not_count_stands_in_the_strip_at_any_width() -> None:
    sitting = _at_orders()
    for scale, width in ((1.0, 1280), (1.0, 1920), (1.75, 1280), (3.0, 1280)):
        sitting.app.set_scale(scale)
        for mark in ("Study", "Variante"):
            plan = top_cells.top_plan(sitting.desk.state, width, mark)
            line = next(cells for cells in plan.lines if any(cell.name == "mark" for cell in cells))
            room = width - theme.px(32) if len(plan.lines) > 1 else width
            assert sum(cell.width() for cell in line) + theme.px(top_cells.RULE) * (len(line) - 1) <= room
        assert all(
            cell.name != "mark" for cells in top_cells.top_plan(sitting.desk.state, width).lines for cell in cells
        )
    assert sitting.scene.table.shows_mark
    assert mark_of(GameFlags(study=3)) == "Study"
    assert mark_of(PLAIN) == ""


def test_the_place_under_the_pointer_is_marked_only_while_the_mouse_is_in_use_and_where_the_pointer_is() -> None:
    sitting = Sitting()
    view, where = sitting.scene.view, sitting.scene.view.camera.free.center
    view.zoom(4)
    sitting.point(where)
    first = view.hover
    assert first is not None
    view.pan(3 * view.place_width, 0)
    sitting.scene.mouse.point_again()
    assert view.hover == view.place_at(where) != first, "the map has moved under the pointer"
    sitting.press("F")
    assert view.hover is None
    sitting.scene.mouse.point_again()
    assert view.hover is None, "the next question marks no hex for a pointer that rests"
    sitting.point((where[0] + 1, where[1]))
    assert view.hover == view.place_at(where)
    sitting.point(sitting.scene.layout.panes["prompt"].center)
    assert view.hover is None


def test_esc_lowers_an_enlarged_card_before_it_opens_the_menu() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter")
    card, box = sitting.hand.boxes()[0]
    sitting.point((box.centerx, box.y + 20))
    assert sitting.hand.float() is not None
    sitting.press("Esc")
    assert sitting.hand.float() is None
    assert sitting.app.top is sitting.scene
    sitting.scene.mouse.point_again()
    sitting.point((box.centerx + 1, box.y + 20))
    assert sitting.hand.float() is None, "it stays down until the pointer has left it"
    sitting.point(sitting.scene.view.camera.free.center)
    sitting.press("1")
    assert sitting.hand.float() is not None, "its number lifts a card"
    sitting.press("Esc")
    assert sitting.hand.float() is None
    assert sitting.app.top is sitting.scene
    assert sitting.desk.state.played != card
    sitting.press("Esc")
    assert sitting.app.top is not sitting.scene


@pytest.mark.rule("9.1")
def test_esc_lowers_an_enlarged_card_of_the_enemy() -> None:
    sitting = _at_orders()
    serial, turn = min(sitting.desk.state.book.enemy_cards), sitting.desk.state.clock.turn
    sitting.desk.title_desk.story.cards = [TurnedCard(1, turn, serial, "red", "", "cover", "normal")]
    open_ = sitting.tray.open
    surface = pygame.Surface((1600, 900))
    open_.draw(surface, pygame.Rect(100, 640, 700, 200))
    open_.move(open_._boxes[0][1].center)
    assert open_.float() is not None
    assert sitting.tray.put_back()
    assert open_.float() is None
    open_.move(open_._boxes[0][1].center)
    assert open_.float() is None
    assert not sitting.tray.put_back()
