"""The keys named at the table do what their text says."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.play.session import Session
from combat.engine.space.hexes.hex import distance
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper import dialog
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.tabletop.map import minimap
from combat.engine.tabletop.overlay import key_caps
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import text
from combat.games.volume1.prompts.ask_move import AskMan, AskMove
from combat.games.volume1.prompts.ask_orders import AskOrders
from combat.games.volume1.rules.orders.give_orders import commanded, without_orders
from combat.games.volume1.rules.play.set_up import unplaced
from combat.games.volume1.scenes.lessons.battle_lesson_list import BattleLessonList
from combat.games.volume1.table.overlays import drawn_paths, hex_keys
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import TITLE
from combat.games.volume1.words import names
from tests.engine.stage.hands import application, press
from tests.games.volume1.prompts.on_the_move import sprinting
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.table.sitting import BareTiles, Sitting
from tests.narrowing import the


def _moving() -> tuple[Sitting, AskMove]:
    sitting = sprinting("evade")
    return sitting, the(AskMove, sitting.desk.prompt)


def test_the_key_that_asked_whether_orders_are_committed_commits_them_when_that_can_have_been_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = Sitting()
    now = [10.0]
    monkeypatch.setattr(Confirm, "clock", staticmethod(lambda: now[0]))
    sitting.app.settings.confirm_commit = True
    sitting.press("F", "Ctrl+Enter", "1", "Enter", "Ctrl+Enter")
    slip = sitting.app.top
    assert isinstance(slip, Confirm)
    now[0] += dialog.UNREAD / 2
    sitting.press("Ctrl+Enter")
    assert sitting.app.top is slip, "nobody can have read it"
    now[0] += dialog.UNREAD
    sitting.press("Ctrl+Enter")
    assert len(sitting.app.scenes) == 1
    assert sitting.desk.state.clock.phase != "friendly-orders"


@pytest.mark.rule("22.0")
def test_22_0_a_man_is_placed_by_the_keys_that_the_prompt_names() -> None:
    sitting = Sitting()
    keys = {name: sitting.app.keys.named(name) for name in ("accept", "next", "cursor-right")}
    first, *others = unplaced(sitting.desk.state)
    told = text("ask-set-up-keys", text=text("ask-set-up-left", left=1 + len(others)), **keys)
    sitting.press("Enter")
    assert sitting.desk.notice.text == told

    sitting.press("Tab")
    chosen = sitting.desk.selection.piece
    assert chosen != first
    sitting.press("Ctrl+Right", "Enter")
    assert sitting.desk.state.men[chosen].hex in sitting.desk.state.book.scenario.deployment
    sitting.click(sitting.scene.view.rect.center, button=2)
    assert sitting.scene.bar.line().text != told, "the mouse is told of clicks"


@pytest.mark.rule("22.0")
def test_22_0_a_battle_that_a_key_began_speaks_of_keys_from_its_first_prompt_on() -> None:
    with application((1280, 720), 1.75) as app:
        app.settings.pace = "instant"
        app.push(BattleLessonList(app))
        press(app, "Down")
        session = Session.begin(TITLE, skirmish(), SeededChance(3))
        app.push(scene := TableScene(app, session, TABLE, BareTiles(session.book.board)))
        for _ in range(4):
            app.round(0.3)
        said, left = scene.bar.line().text, len(unplaced(scene.desk.state))
        assert app.keys.named("cursor-right") in said
        assert said.endswith(text("ask-set-up-left", left=left))


def test_a_panel_that_a_key_opens_leaves_the_chosen_man_in_sight() -> None:
    sitting = Sitting(size=(1280, 720))
    sitting.app.set_scale(1.75)
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    sitting.settle()
    scene, man = sitting.scene, sitting.desk.state.men[sitting.desk.selection.piece]
    assert man.hex is not None
    camera = scene.view.camera
    scene.view.pan(scene.view.centre(man.hex)[0] - camera.open.right + scene.view.place_width, 0)
    sitting.rounds(2)
    assert camera.open.contains(scene.view.box(man.hex))
    sitting.press("F4")
    sitting.settle()
    sitting.rounds(8)
    assert scene.layout.panes["dossier"].width
    assert scene.layout.free.contains(scene.view.box(man.hex))


@pytest.mark.rule("7.0")
def test_7_0_enter_tells_of_the_keys_that_give_orders_where_keys_are_used() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    assert isinstance(sitting.desk.prompt, AskOrders)
    sitting.press("Tab", "Enter")
    keys = {name: sitting.app.keys.named(name) for name in ("next", "previous", "commit", "cursor-right", "accept")}
    left = len(without_orders(sitting.desk.state))
    assert sitting.desk.notice.text == text("ask-give-orders-by-keys", left=left, **keys)


@pytest.mark.rule("7.0")
def test_7_0_the_prompt_names_the_man_whom_a_letter_orders_and_keys_reach_everybody_who_has_an_order() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    desk, men = sitting.desk, commanded(sitting.desk.state)

    def named() -> bool:
        return names.man(desk.state, desk.selection.piece) in sitting.scene.bar.line().text

    sitting.press("Tab")
    assert named()
    while len(without_orders(desk.state)) > 1:
        sitting.press("H")
    last, reached = desk.selection.piece, set[str]()
    assert without_orders(desk.state) == [last]
    for _ in men:
        sitting.press("Shift+Tab")
        reached.add(desk.selection.piece)
        assert named()
    assert reached == set(men)
    desk.selection.select(last)
    sitting.press("Tab")
    assert desk.selection.piece == last, "he is the only one left: Tab stays with him"


@pytest.mark.rule("7.0")
def test_7_0_the_cursor_begins_at_whoever_is_chosen_and_not_where_somebody_was_set_up() -> None:
    sitting = Sitting()
    sitting.press("Tab", "Ctrl+Right", "Ctrl+Down", "F", "Ctrl+Enter", "1", "Enter")
    desk = sitting.desk
    assert isinstance(desk.prompt, AskOrders)
    for key in ("Tab", "H", "Tab", "Tab", "Shift+Tab", "Shift+Tab"):
        sitting.press(key, "Ctrl+Left")
        assert desk.input.cursor == desk.state.men[desk.selection.piece].hex


@pytest.mark.rule("4.0")
def test_4_0_the_button_that_lets_a_man_act_says_who_does() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    while without_orders(sitting.desk.state):
        sitting.press("S")
    sitting.press("Ctrl+Enter")
    while not isinstance(sitting.desk.prompt, AskMan):
        sitting.press("Enter")
    for _ in range(2):
        sitting.press("Tab")
        sitting.scene.bar.refresh()
        assert names.man(sitting.desk.state, sitting.desk.selection.piece) in sitting.scene.bar.buttons[0].label


@pytest.mark.rule("6.0")
def test_6_0_tab_goes_round_the_marked_hexes_and_the_bar_says_what_enter_does() -> None:
    sitting, prompt = _moving()
    assert sitting.desk.input.cursor is None
    hexes = list(prompt.numbers().values())
    sitting.press("Tab")
    assert sitting.desk.input.cursor == hexes[0]
    assert text("move-enter-step", key="Enter", hex=hexes[0]) in sitting.scene.bar.line().text
    sitting.press("Tab")
    assert sitting.desk.input.cursor == hexes[1 % len(hexes)]
    sitting.press("Enter")
    assert sitting.desk.state.men[prompt.decision.subject].hex == hexes[1 % len(hexes)]


@pytest.mark.rule("6.0")
def test_6_0_the_bar_says_that_enter_goes_the_drawn_way() -> None:
    sitting, prompt = _moving()
    moves, state = sitting.desk.title_desk.moves, sitting.desk.state
    far = next(
        hex_
        for step in prompt.hexes
        for hex_ in state.board.neighbours(step)
        if hex_ is not None
        and hex_ not in prompt.hexes
        and hex_ != state.men[prompt.decision.subject].hex
        and moves.offered(hex_)
    )
    sitting.press("Ctrl+Right")
    sitting.desk.input.cursor = far
    assert moves.preview
    assert sitting.scene.bar.line().text == text("move-enter-way", key="Enter")


@pytest.mark.rule("6.0")
def test_6_0_the_number_of_a_hex_is_seen_in_it_however_small_it_is_and_beside_the_figure_of_a_way() -> None:
    sitting, prompt = _moving()
    while theme.scale() < 1.7:
        sitting.app.step_scale(1)
    sitting.desk.view.zoom(-8)
    sitting.desk.view.camera.finish()
    sitting.rounds()
    size = sitting.desk.view.place_width
    assert size < theme.px(50)
    surface = pygame.Surface(sitting.app.size, pygame.SRCALPHA)
    hex_keys.draw(surface, sitting.desk)
    assert surface.get_bounding_rect().size != (0, 0)
    hex_ = next(iter(prompt.labels()))
    caps = [key_caps.cap(sitting.desk.view, hex_, "1", at)[1] for at in (key_caps.BELOW, key_caps.BESIDE)]

    for cap in caps:
        assert key_caps.LEAST <= cap.width <= max(key_caps.LEAST, size * key_caps.SHARE) + 1
    radius = round(sitting.desk.view.place_height * drawn_paths.SHARE)
    assert caps[1].centerx > sitting.desk.view.centre(hex_)[0] + radius


def test_a_note_beside_a_drawn_way_lies_whole_in_what_is_free_of_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, prompt = _moving()
    desk = sitting.desk
    view = desk.view
    view.camera.leave_free(pygame.Rect(view.rect.right - 190, view.rect.y, 180, view.rect.height))
    drawn: list[pygame.Rect] = []
    note = theme.draw_note

    def written(*args: Any) -> pygame.Rect:
        drawn.append(note(*args))
        return drawn[-1]

    monkeypatch.setattr(theme, "draw_note", written)
    found = sitting.layers.paths._legs(desk.title_desk.moves.drawn_to(prompt.decision.subject, prompt.hexes[0])[0])
    sitting.layers.paths._draw_note(
        sitting.app.surface, found, ("4 hexes", "Ends without an enemy in sight: Duck Back")
    )
    assert drawn
    assert view.camera.free.contains(drawn[0])


def test_a_note_on_a_drawn_way_stands_beside_its_end_and_nowhere_while_that_is_out_of_sight(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting, prompt = _moving()
    desk, paths = sitting.desk, sitting.layers.paths
    (move, *_) = desk.title_desk.moves.drawn_to(prompt.decision.subject, prompt.hexes[0])
    monkeypatch.setattr(type(desk.title_desk.moves), "preview", (move,))
    end = paths._legs(move)[-1].end
    for hex_, seen in ((end, True), (max(desk.state.board.hexes(), key=lambda far: distance(far, end)), False)):
        desk.view.camera.step = desk.view.camera.most
        sitting.show(hex_)
        paths.draw_note(sitting.app.surface)
        assert (drawn_paths.PATH in desk.view.noted) is seen
        if seen:
            note, box = desk.view.noted[drawn_paths.PATH], desk.view.box(end)
            assert note.colliderect(box.inflate(2 * box.width, 2 * box.height))


def test_a_note_beside_a_drawn_way_lies_under_no_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, prompt = _moving()
    desk, paths = sitting.desk, sitting.layers.paths
    view = desk.view
    found = paths._legs(desk.title_desk.moves.drawn_to(prompt.decision.subject, prompt.hexes[0])[0])
    free = view.camera.free
    for slip in (
        pygame.Rect(free.x, free.y, free.width * 2 // 3, free.height),
        pygame.Rect(free.x + free.width // 3, free.y, free.width, free.height),
    ):
        monkeypatch.setitem(view.laid, minimap.SLIP, slip)
        paths._draw_note(sitting.app.surface, found, ("4 hexes", "Ends without an enemy in sight: Duck Back"))
        assert view.noted[drawn_paths.PATH].width
        assert not view.noted[drawn_paths.PATH].colliderect(slip)
