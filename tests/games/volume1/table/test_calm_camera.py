"""Every acting man is in view while he is shown, and the map does not move if he was already in view."""

from __future__ import annotations

import os
from collections.abc import Iterable

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.sign import Sign
from combat.engine.stage.settings import Camera
from combat.engine.tabletop.map.board_view import BoardView
from combat.engine.tabletop.map.camera import usual_step
from combat.engine.tabletop.map.minimap import MARGIN, Dot
from combat.engine.tabletop.motion import Motion
from combat.engine.tabletop.scene.camera_director import LEAST_TOGETHER, LEAST_TOLD
from combat.games.volume1.content.library import load_book
from combat.games.volume1.motion import event_motions
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.prompts.ask_fire import AskTarget
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.answers import Placement
from combat.games.volume1.rules.decisions import ChooseTarget
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.play.set_up import unplaced
from combat.games.volume1.rules.state import Order
from combat.games.volume1.table.overlays import dice_on_board
from tests.games.volume1.table.sitting import Sitting, in_the_midst
from tests.games.volume1.tiny_table import Table

SOAK = "COMBAT_SOAK" in os.environ
STEP = 0.06
"""Seconds that pass between two looks at the table."""


def is_whole(view: BoardView[Hex], hex_: Hex, rim: int = 0) -> bool:
    """Return whether all of a hex is in the free part of the board's view, `rim` pixels from the edge."""
    free = view.camera.free
    left, top, right, bottom = free.left + rim, free.top + rim, free.right - rim, free.bottom - rim
    return all(left <= x <= right and top <= y <= bottom for x, y in view.corners(hex_))


class Onlooker:
    """A battle played by a bot in which each shown event and question is checked."""

    def __init__(
        self, size: tuple[int, int], scale: float, seed: int, camera: Camera = "gentle", scenario: str = "first-light"
    ) -> None:
        self.sitting = Sitting(load_book(scenario), seed, "fast", size)
        self.sitting.app.settings.camera = camera
        self.sitting.app.set_scale(scale)
        self.view, self.desk = self.sitting.scene.view, self.sitting.desk
        self.seen = self.rested = self.moved = 0
        self.kinds: set[str] = set()
        self.restless: list[str] = []
        show = self.view.framing.show

        def watched(*hexes: Hex, also: Iterable[Hex] = (), then: Iterable[Hex] = ()) -> None:
            others, camera = list(also), self.view.camera
            at_rest, before = not camera.moving, (camera.step, camera.origin)
            under = self.view.minimap.place.collidelist([self.view.box(hex_) for hex_ in (*hexes, *others)]) >= 0
            inside = not under and all(is_whole(self.view, hex_, 3) for hex_ in (*hexes, *others))
            show(*hexes, also=others, then=then)
            if at_rest and inside:
                self.rested += 1
                if camera.moving or (camera.step, camera.origin) != before:
                    self.restless.append(f"{hexes} {others}")
            self.moved += camera.moving

        self.view.framing.show = watched  # type: ignore[method-assign]

    def play(self, answers: int) -> None:
        """Let the bot give a number of answers."""
        player, desk = CautiousPlayer(), self.desk
        while answers and self.sitting.session.decision is not None:
            if desk.mirror.busy or self.view.camera.moving:
                self.sitting.scene.update(STEP)
                self.look()
            else:
                self.look_at_question()
                assert desk.controls.answer(player.answer(self.sitting.session.decision, desk.state))
                answers -= 1

    def look(self) -> None:
        """Check that all actors of the event being shown are fully in view and not covered."""
        showing, view = self.desk.mirror.showing, self.view
        if showing is None or not isinstance(showing.motion, Motion) or view.camera.moving:
            return
        actors = showing.motion.where()
        if not actors or not (showing.motion.calls or self.desk.app.settings.camera == "follow"):
            return
        if isinstance(showing.event, ev.StrikeBegan) and view.camera.step == view.camera.least:
            return  # shells that lie farther apart than the window can show are looked at one by one
        assert all(is_whole(view, hex_) for hex_ in actors), (showing.event, actors)
        assert view.minimap.rect.collidelist([view.box(hex_) for hex_ in actors]) < 0, showing.event
        self.seen += 1
        self.kinds.add(showing.event.kind)
        throw = self.desk.title_desk.story.throw
        if throw is not None and showing.event.kind in dice_on_board_kinds:
            dice, men = dice_on_board.dice_box(self.desk, throw), dice_on_board.actors(self.desk, throw)
            assert dice.inflate(-theme.px(13), -theme.px(13)).collidelist(men) < 0, (showing.event, dice, men)

    def look_at_question(self) -> None:
        """Check that the men whom a question concerns are fully in view and not covered by the minimap."""
        actors = self.sitting.scene.table.targets.asked_actors(self.desk)
        assert all(is_whole(self.view, hex_) for hex_ in actors)
        assert self.view.minimap.rect.collidelist([self.view.box(hex_) for hex_ in actors]) < 0


dice_on_board_kinds = {"shot-fired", "check-made"}


WINDOWS = [((1280, 720), 1.75, 11), ((1600, 900), 1.0, 3), ((1280, 720), 1.0, 7)]


@pytest.mark.parametrize(("size", "scale", "seed"), WINDOWS if SOAK else WINDOWS[:1])
def test_everyone_who_acts_is_in_sight_and_the_map_rests_where_he_was_already(
    size: tuple[int, int], scale: float, seed: int
) -> None:
    onlooker = Onlooker(size, scale, seed)
    onlooker.play(260 if SOAK else 150)
    assert onlooker.restless == []
    assert onlooker.seen > 50
    assert onlooker.rested > 50
    assert onlooker.moved
    assert {"man-moved", "shot-fired", "check-made", "man-spotted"} <= onlooker.kinds


@pytest.mark.parametrize(("camera", "moves"), [("gentle", False), ("follow", True)])
def test_a_card_an_order_and_a_turn_to_act_move_a_map_only_that_follows_everything(camera: Camera, moves: bool) -> None:
    sitting = Sitting(load_book("first-light"), 3, "normal", (1280, 720))
    sitting.app.settings.camera = camera
    desk, view = sitting.desk, sitting.scene.view
    foe = next(man for man in desk.state.men.values() if man.side == "enemy")
    desk.state.men[foe.id] = replace(foe, hex=view.ground.places()[-1])
    for event in (
        ev.ManActivated(foe.id, "9.1"),
        ev.OrderPlaced(foe.id, Order("hide"), "9.1", "card"),
        ev.EnemyCardDrawn(1, foe.team, foe.id, "cover", "1-2"),
    ):
        view.camera.look_at((0, 0), view.camera.most)
        event_motions.MOTIONS.of(desk, event, 0.5, False)
        assert view.camera.moving == moves, event


def test_the_map_stays_while_men_are_put_down_and_shows_them_all_when_the_battle_begins() -> None:
    sitting = Sitting(load_book("first-light"), 3, "normal", (1280, 720))
    sitting.settle()
    view, state, seen = sitting.scene.view, sitting.desk.state, set()
    for man in unplaced(state):
        place = next(hex_ for hex_ in state.book.scenario.deployment if not state.men_in(hex_))
        assert sitting.desk.controls.answer(Placement(man, place))
        for _ in range(4):
            seen.add((view.camera.step, view.camera.origin))
            sitting.rounds()
        sitting.settle()
    assert len(seen) == 1
    sitting.press("Ctrl+Enter")
    sitting.settle()
    sitting.rounds(3)
    own = sitting.scene.table.targets.own_places(sitting.desk)
    assert view.camera.step > next(iter(seen))[0]
    assert len(own) == 8
    assert all(is_whole(view, hex_) for hex_ in own)


def test_the_small_map_lies_on_the_side_away_from_the_players_men() -> None:
    for column, corner in ((2, "bottomright"), (22, "bottomleft")):
        table = Table(f"crowe {column:02}.05 evade", size=(24, 18)).clock("action", 1)
        assert Sitting(state=table.state, size=(1280, 720)).scene.view.minimap.corner == corner


def test_the_small_map_keeps_corner_and_size_and_hides_only_over_whom_the_question_is_about() -> None:
    sitting = Sitting(size=(1280, 720))
    view, small = sitting.scene.view, sitting.scene.view.minimap
    view.camera.look_at((view.camera.sheet[0] / 2, view.camera.sheet[1] / 2), view.camera.most - 3)
    small.keep_off([])
    home = small.rect
    assert home.width
    assert home.bottomright == view.camera.open.inflate(-2 * theme.px(MARGIN), -2 * theme.px(MARGIN)).bottomright
    small.dots = lambda: [Dot(hex_, Sign(theme.CLEAR, "circle")) for hex_ in view.visible()]
    small.keep_off([])
    assert small.rect == home, "pieces under it change nothing"
    small.keep_off([home])
    assert not small.rect.width
    assert small.place == home
    small.keep_off([pygame.Rect(home.left - 11, home.top, 10, 10)])
    assert small.rect == home


def test_the_man_whom_the_orders_begin_with_lies_under_no_panel_that_opens_with_them() -> None:
    sitting = Sitting(size=(1280, 720))
    sitting.app.set_scale(1.75)
    sitting.press("F", "Ctrl+Enter")
    view, desk = sitting.scene.view, sitting.desk
    sitting.settle()
    assert sitting.asked == "play-card"
    first = desk.state.men[give_orders.commanded(desk.state)[0]]
    assert first.hex is not None
    y = view.centre(first.hex)[1]
    view.pan(0, y - view.rect.bottom + view.place_height)
    sitting.press("1", "Enter")
    sitting.settle()
    assert sitting.asked == "give-orders"
    assert desk.selection.piece == first.id
    view.camera.finish()
    assert is_whole(view, first.hex)


def test_the_map_that_set_up_showed_stays_for_the_card_and_frames_the_whole_squad_for_its_orders() -> None:
    sitting = Sitting(load_book("tutorial-patrol"), 3, "normal", (1280, 720))
    sitting.app.set_scale(0.8)
    sitting.settle()
    view, desk = sitting.scene.view, sitting.desk
    surveyed = view.camera.step, view.camera.origin
    sitting.press("F", "Ctrl+Enter")
    sitting.settle()
    assert sitting.asked == "play-card"
    assert (view.camera.step, view.camera.origin) == surveyed
    far = desk.view.ground.places()[0]
    view.centre_on(far)
    view.camera.finish()
    sitting.press("1", "Enter")
    sitting.settle()
    assert sitting.asked == "give-orders"
    view.camera.finish()
    assert all(is_whole(view, hex_) for hex_ in sitting.scene.table.targets.own_places(desk))


def test_orders_leave_a_map_alone_on_which_the_squad_is_in_sight_whatever_enemies_are_not() -> None:
    table = Table("crowe 10.14 evade", "taylor 09.12 hide", "jung 13.13 hide", size=(24, 18)).clock(
        "friendly-orders", 1
    )
    sitting = Sitting(state=table.state, size=(1280, 720))
    sitting.settle()
    assert sitting.asked == "give-orders"
    view, camera_director = sitting.scene.view, sitting.scene.camera_director
    sitting.app.settings.minimap = False
    view.camera.look_at(view.ground.middle(Hex("06.13")), usual_step(view.camera, 1.0) - 1)
    assert view.framing.sees([Hex("10.14"), Hex("09.12")])
    before = view.camera.step, view.camera.origin
    assert Hex("13.13") in sitting.scene.table.targets.places_around(sitting.desk)
    assert not view.framing.sees([Hex("13.13")])
    camera_director.show_asked(laid_anew=True)
    assert not view.camera.moving
    assert (view.camera.step, view.camera.origin) == before


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_whoever_sees_the_man_who_is_asked_and_his_comrades_are_in_the_picture_that_is_framed_for_him(
    size: tuple[int, int],
) -> None:
    table = Table(
        "crowe 10.14 evade", "taylor 09.12 hide", "jung 12.11 hide", "lang 02.01 hide", size=(24, 18)
    ).clock("action", 1)  # fmt: skip
    table.state.initiative = ("able", "red")
    sitting = Sitting(state=table.state, size=size)
    desk, view = sitting.desk, sitting.scene.view
    view.camera.look_at((0, 0), usual_step(view.camera, 1.0))
    sitting.settle()
    view.framing.show(Hex("10.14"), also=sitting.scene.table.targets.asked_places(desk))
    view.camera.finish()
    kept = sitting.scene.table.targets.kept_places(desk)
    assert kept[:2] == [Hex("10.14"), Hex("12.11")]
    assert kept[-1] == Hex("09.12")
    assert is_whole(view, Hex("10.14"))
    assert all(is_whole(view, hex_) for hex_ in sitting.scene.table.targets.asked_places(desk))
    assert Hex("02.01") in kept, "who is too far away finds no room"
    assert all(is_whole(view, hex_) for hex_ in kept if hex_ != Hex("02.01")) or size == (1280, 720)
    before = view.camera.origin
    view.framing.show(Hex("10.14"), also=sitting.scene.table.targets.asked_places(desk))
    assert not view.camera.moving
    assert view.camera.origin == before


@pytest.mark.rule("7.04")
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_7_04_every_man_at_whom_he_may_fire_is_in_sight_when_the_shot_is_asked_about(size: tuple[int, int]) -> None:
    table = Table(
        "taylor 10.14 run-and-gun", "jung 10.12 hide", "graf 10.04 hide", size=(24, 18)
    ).clock("action", 2)  # fmt: skip
    sitting = Sitting(state=table.state, size=size)
    desk, view = sitting.desk, sitting.scene.view
    desk.prompt = prompt = AskTarget(desk, ChooseTarget("7.04", "sgt-taylor", ("soldat-jung", "soldat-graf")))
    prompt.aim_at("soldat-jung")
    view.camera.look_at(view.ground.middle(Hex("10.14")), usual_step(view.camera, 1.0))
    sitting.scene.camera_director.show_asked()
    view.camera.finish()
    assert "1 other target: Tab or a click." in prompt.line().text
    assert sitting.scene.table.targets.asked_actors(desk) == [Hex("10.12"), Hex("10.14"), Hex("10.04")]
    assert all(is_whole(view, Hex(hex_)) for hex_ in ("10.12", "10.14", "10.04"))


def test_three_shells_of_a_strike_are_one_view() -> None:
    sitting = Sitting(load_book("first-light"), 3, "normal", (1280, 720))
    desk, view = sitting.desk, sitting.scene.view
    sitting.press("F", "Ctrl+Enter")
    sitting.settle()
    barrage = desk.state.book.scenario.barrage("our-mortars")
    hexes = view.ground.places()
    struck = [hexes[0], hexes[len(hexes) // 2], hexes[-1]]
    view.camera.look_at((0, 0), view.camera.most)
    events = [ev.StrikeBegan(barrage.id, 3), *(ev.ShellAimed(barrage.weapon, hex_, n) for n, hex_ in enumerate(struck))]
    desk.mirror.told(0, events)
    views = set()
    for _ in range(400):
        sitting.scene.update(STEP)
        showing = desk.mirror.showing
        if showing is not None and isinstance(showing.event, ev.ShellAimed):
            assert is_whole(view, showing.event.hex)
            views.add((view.camera.step, view.camera.origin))
    assert len(views) == 1


def test_in_a_window_small_for_its_scale_his_men_are_in_sight_while_he_plays_cards_and_gives_orders() -> None:
    sitting, player = Sitting(load_book("first-light"), 5, "fast", (1280, 720)), CautiousPlayer()
    sitting.app.set_scale(1.75)
    sitting.settle()
    asked = dict.fromkeys(("play-card", "give-orders"), 0)
    kind = ""
    while min(asked.values()) < (3 if SOAK else 1):
        assert sitting.session.decision is not None
        before, kind = kind, sitting.asked
        if kind in asked and before != kind:
            asked[kind] += 1
            sitting.rounds(40)
            view, own = sitting.scene.view, sitting.scene.table.targets.own_places(sitting.desk)
            seen = [view.camera.open.collidepoint(view.centre(hex_)) for hex_ in own]
            least = view.place_width < theme.px(LEAST_TOGETHER) * 1.25
            assert any(seen) if kind == "play-card" else all(seen) or least, (asked, own)
        sitting.desk.controls.answer(player.answer(sitting.session.decision, sitting.session.view))
        sitting.settle()


SIZES = [(1280, 720), (1920, 1080), (1600, 900), (3840, 2160), (1280, 720)]


def _resize(sitting: Sitting, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    sitting.rounds(2)
    assert sitting.app.size == size


def test_a_window_of_another_size_shows_the_same_middle_and_hexes_as_large_by_its_type() -> None:
    sitting = Sitting(load_book("first-light"), 3, "normal", (1280, 720))
    sitting.press("F", "Ctrl+Enter")
    sitting.settle()
    view = sitting.scene.view
    view.framing.end_survey()
    view.camera.look_at(
        (view.camera.sheet[0] / 2, view.camera.sheet[1] / 2), usual_step(view.camera, theme.ground_scale())
    )
    middle, wide = view.camera.middle, view.place_width / theme.ground_scale()
    for size in SIZES[1:]:
        _resize(sitting, size)
        assert all(abs(view.camera.middle[n] - middle[n]) <= 2 for n in (0, 1)), size
        assert view.place_width / theme.ground_scale() == pytest.approx(wide, rel=0.35)


def test_a_view_of_the_whole_sheet_and_a_survey_are_fitted_again() -> None:
    sitting = Sitting(load_book("first-light"), 3, "normal", (1280, 720))
    sitting.settle()
    view, scene = sitting.scene.view, sitting.scene
    assert view.framing.surveying
    for size in SIZES[1:]:
        _resize(sitting, size)
        assert view.framing.surveying
        assert all(
            view.camera.open.collidepoint(view.centre(hex_)) for hex_ in scene.table.targets.surveyed_places(scene.desk)
        )
    sitting.press("F", "Ctrl+Enter")
    sitting.settle()
    view.zoom(view.camera.least - view.camera.step)
    for size in SIZES[1:]:
        _resize(sitting, size)
        assert view.camera.step == view.camera.least


@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_the_map_stays_where_it_is_while_the_prompt_grows_and_shrinks(
    scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = in_the_midst(60)
    sitting.app.set_scale(scale)
    sitting.rounds(2)
    scene, needed, seen, heights = sitting.scene, [1], set[object](), set[int]()
    monkeypatch.setattr(scene.bar, "_needed", lambda width: needed[0])
    for step in (scene.view.camera.step, scene.view.camera.least):
        scene.view.camera.zoom_to(step, scene.view.rect.center)
        scene.view.camera.pan(0, 5000)
        needed[0] = 6
        scene.lay_out()
        seen.clear()
        for rows in (1, 4, 1, 2, 6, 1):
            needed[0] = rows
            monkeypatch.setattr(scene.bar, "_kept", (None, 1))  # another question
            scene.lay_out()
            seen.add((scene.view.camera.step, scene.view.camera.origin))
            heights.add(scene.layout.board.height)
        assert len(seen) == 1
    assert len(heights) > 2


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_map_comes_no_nearer_after_the_set_up_where_that_would_hide_the_enemy(size: tuple[int, int]) -> None:
    sitting = Sitting(load_book("dawn-patrol"), 3, "normal", size, painted=True)
    sitting.settle()
    view, state = sitting.scene.view, sitting.desk.state

    def foes_in_sight() -> set[str]:
        there = [man for man in state.men.values() if man.side == "enemy" and man.hex]
        return {man.id for man in there if man.hex and view.rect.collidepoint(view.centre(man.hex))}

    before = foes_in_sight()
    assert len(before) > 5
    sitting.press("F", "Ctrl+Enter")
    sitting.rounds(3)
    state = sitting.desk.state
    assert sitting.asked != "set-up"
    assert foes_in_sight() >= before


@pytest.mark.parametrize("seed", [1, 2, 5] if SOAK else [2])
def test_few_men_are_shown_from_far_enough_that_their_first_turns_move_no_map(
    seed: int,
) -> None:
    """Four men from the set-up on: at the closest zoom with all of them the map moved up to ten times."""
    onlooker = Onlooker((1600, 900), 1.0, seed, scenario="tutorial-patrol")
    onlooker.play(150)
    assert onlooker.moved <= 1
    assert onlooker.view.place_width >= LEAST_TOLD
