"""A strike at the table: its preview before it is called, its shells one by one, and the marks on the sheet (20.0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pygame
import pytest

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.engine.stage.settings import Pace
from combat.engine.tabletop.thing import marked_pieces
from combat.engine.words.line import shown
from combat.games.volume1.motion import shell_motions
from combat.games.volume1.motion.battle_motion import BattleMotion
from combat.games.volume1.prompts.ask_strike import AskStrike
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.book import Barrage, Book, Dice
from combat.games.volume1.rules.decisions import PASS, CallStrike
from combat.games.volume1.rules.fighting import strike_area
from combat.games.volume1.rules.state import Shell
from combat.games.volume1.table.overlays import scars, strike_chart
from combat.games.volume1.table.panels import help_topics
from combat.games.volume1.words import fire_mission
from combat.games.volume1.words.fire_mission import LEAST
from combat.games.volume1.words.volume_words import WORDS
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.table.sitting import Sitting
from tests.narrowing import the

TWO = Dice(plus=2)


def with_guns(*, close: bool = False) -> Book:
    """Return a battle whose player may call a strike of two shells; with `close`, on the deployment hexes."""
    book = skirmish()
    hexes = (book.scenario.deployment * 10 if close else tuple(book.board.hexes()))[:10]
    barrage = Barrage("guns", "Mortar Strike", "friendly", "mortar-81", hexes, TWO, Dice(), calls=1)
    return replace(book, scenario=replace(book.scenario, artillery=(barrage,)))


def asked_to_call(
    book: Book | None = None, pace: Pace = "instant", size: tuple[int, int] = (1600, 900), scale: float = 0.0
) -> Sitting:
    """Return a battle that asks whether to call the strike."""
    sitting = Sitting(book or with_guns(), size=size)
    sitting.app.set_scale(scale)
    sitting.press("F", "Ctrl+Enter")
    sitting.settle()
    desk = sitting.desk
    while sitting.asked != "call-strike":
        decision = desk.session.decision
        assert decision is not None
        desk.controls.answer(next(iter(decision.options(desk.state))))
        sitting.settle()
    desk.animation.set_pace(pace)
    return sitting


@pytest.fixture
def sitting() -> Sitting:
    """Return a battle that asks whether to call the strike."""
    return asked_to_call()


def test_the_fire_plan_rings_the_men_in_danger_and_tells_each_hex_its_chance(sitting: Sitting) -> None:
    prompt = sitting.desk.prompt
    assert isinstance(prompt, AskStrike)
    state = sitting.desk.state
    chances = strike_area.area(state, prompt.barrage)
    near = {man for man, share in strike_area.endangered(state, prompt.barrage).items() if share >= LEAST}
    assert set(marked_pieces(prompt.lit())) == {man for man in near if state.men[man].side == "friendly"}
    hex_ = max(chances, key=lambda hex_: chances[hex_])
    assert strike_chart.percent(chances[hex_]) in prompt.chance_line(hex_)
    assert prompt.chance_line(state.board.hexes()[-1]) == ""


@pytest.mark.rule("20.0")
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_20_0_all_aimed_hexes_are_in_sight_while_a_strike_is_asked_about(size: tuple[int, int], scale: float) -> None:
    sitting = asked_to_call(size=size, scale=scale)
    sitting.rounds(40)
    view, prompt = sitting.scene.view, the(AskStrike, sitting.desk.prompt)
    assert set(prompt.barrage.hexes) <= set(prompt.aimed)
    assert not view.camera.moving
    assert all(view.camera.open.contains(view.box(hex_)) for hex_ in prompt.aimed)
    before = view.camera.origin, view.camera.step
    sitting.rounds(40)
    assert (view.camera.origin, view.camera.step) == before


@pytest.mark.rule("20.0")
def test_20_0_a_man_who_was_chosen_far_off_does_not_draw_the_camera_away_from_the_aimed_hexes() -> None:
    sitting = asked_to_call(size=(1280, 720))
    prompt = the(AskStrike, sitting.desk.prompt)
    sitting.desk.redraw("prompt")
    sitting.scene.camera_director.show_asked(laid_anew=True)
    sitting.rounds(40)
    view = sitting.scene.view
    assert all(view.camera.open.contains(view.box(hex_)) for hex_ in prompt.aimed)


def test_the_tooltip_of_a_hex_tells_its_chance(sitting: Sitting) -> None:
    desk = sitting.desk
    prompt = the(AskStrike, desk.prompt)
    hex_ = prompt.barrage.hexes[0]
    desk.view.centre_on(hex_)
    sitting.rounds(20)
    at = desk.view.centre(hex_)
    tip = sitting.scene.layers.tip(at)
    assert tip is not None
    assert prompt.chance_line(hex_) in tip.lines


def test_the_plan_is_drawn_on_the_board(sitting: Sitting) -> None:
    view = sitting.desk.view
    plate = pygame.Surface(sitting.app.size)
    struck = view.place_at(view.rect.center)
    assert struck is not None
    strike_chart.draw(plate, view, {struck: 0.2}, ())
    black = pygame.mask.from_threshold(plate, (0, 0, 0), (1, 1, 1, 255))
    assert not black.get_at(view.centre(struck))
    assert black.get_at(view.rect.topleft)


@pytest.mark.rule("20.0")
def test_20_0_the_chances_can_be_read_by_night_and_at_the_counters() -> None:
    """The plate under a figure, and the chip at a counter, are as pale by night as by day."""
    sitting = asked_to_call(with_guns(close=True))
    prompt, desk = sitting.desk.prompt, sitting.desk
    assert isinstance(prompt, AskStrike)
    man = prompt.mission.ours[0][0]
    desk.state.night = 4
    sitting.counter(man)
    desk.redraw("board")
    sitting.rounds(3)
    place = desk.title_desk.people.place_of(man)
    assert place is not None
    middle = place.x + place.size // 2
    chip = [sitting.app.surface.get_at((middle + dx, place.y + place.size + 12)) for dx in range(-12, 13)]
    assert max(min(ink[:3]) for ink in chip) > 200, "pale"
    free = next(hex_ for hex_ in prompt.chances if prompt.chances[hex_] > 0.05 and not desk.state.men_in(hex_))
    x, y = sitting.show(free)
    desk.redraw("board")
    sitting.rounds(3)
    below = y + round(desk.view.place_height * 0.3)
    around = [sitting.app.surface.get_at((x + dx, below)) for dx in range(-16, 17)]
    assert max(min(ink[:3]) for ink in around) > 170
    assert min(max(ink[:3]) for ink in around) < 110, "dark on pale"


@pytest.mark.rule("20.0", "22.0")
def test_20_0_two_questions_in_a_row_say_which_strike_each_is_what_is_left_and_what_is_on_its_way() -> None:
    state = asked_to_call(with_guns(close=True)).desk.state.copy()
    barrage = state.book.scenario.artillery[0]
    heavy = replace(barrage, id="heavy", title="Heavy Strike", weapon="howitzer-105", number=Dice(1, 6, 1), calls=2)
    theirs = replace(barrage, id="theirs", title="Their Strike", side="enemy")
    state.book = replace(state.book, scenario=replace(state.book.scenario, artillery=(barrage, heavy, theirs)))
    by_card = CallStrike("5.1.1", "guns", (CallStrike.CALL, PASS), PASS, granted=False)
    own = CallStrike("22.0", "heavy", (CallStrike.CALL, PASS), PASS, granted=True)
    first = WORDS.ask(state, by_card)
    state.strikes, state.called = ("guns", "theirs"), ("heavy",)
    second = WORDS.ask(state, own)
    assert first.title == "Your card offers: Mortar Strike."
    assert first.text.startswith("Calls left: 1; the card costs none.")
    assert second.title == "Your own call: Heavy Strike."
    assert second.text.startswith(
        "Calls left: this one is the last. On its way: Mortar Strike, Their Strike (enemy). Danger close"
    )
    rows = dict(fire_mission.mission(state, own).rows)
    assert rows["Shells"] == "2 to 7"
    assert rows["On its way"] == "Mortar Strike, Their Strike (enemy)"
    assert dict(fire_mission.mission(state, by_card).rows)["Shells"] == "2"


@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_every_answer_can_be_clicked_and_shows_its_key(scale: float) -> None:
    sitting = asked_to_call(size=(1280, 720))
    sitting.app.set_scale(scale)
    sitting.rounds(2)
    bar = sitting.scene.bar
    assert [button.label for button in bar.buttons] == ["Call it", "Not now", "Undo"]
    assert bar.group.widgets == bar.buttons
    assert all(bar.rect.contains(button.rect) for button in bar.buttons)
    assert not any(button.bare for button in bar.buttons)


@pytest.mark.parametrize(("key", "called"), [("Ctrl+Enter", 1), ("X", 0)])
def test_it_is_called_or_left_by_a_key(sitting: Sitting, key: str, called: int) -> None:
    sitting.press(key)
    sitting.settle()
    assert sitting.asked == "give-orders"
    assert len(sitting.desk.state.called) == called


def test_the_shells_are_shown_one_by_one_and_any_of_them_can_be_skipped() -> None:
    sitting = asked_to_call(pace="normal")
    sitting.press("Ctrl+Enter")
    shown: list[str] = []
    for _ in range(4000):
        showing = sitting.desk.mirror.showing
        if showing is not None and (not shown or shown[-1] != showing.event.kind):
            shown.append(showing.event.kind)
        if showing is not None and showing.event.kind == "check-made":
            sitting.desk.animation.skip()
        if not sitting.desk.mirror.busy:
            break
        sitting.rounds()
    first = [kind for kind in shown if kind.startswith(("strike", "shell", "ground"))]
    assert first[:4] == ["strike-began", "shell-aimed", "shell-scattered", "shell-burst"]
    assert first.count("shell-burst") >= 1
    assert sitting.asked == "give-orders"


def test_the_instant_pace_shows_none_of_it(sitting: Sitting) -> None:
    sitting.press("Ctrl+Enter")
    assert not sitting.desk.mirror.busy


@pytest.mark.parametrize(
    ("motion", "event"),
    [
        (shell_motions.Announced, ev.StrikeBegan("guns", 2)),
        (shell_motions.Aimed, ev.ShellAimed("mortar-81", Hex("05.05"), 3)),
        (shell_motions.Drift, ev.ShellScattered("mortar-81", Hex("05.05"), Hex("05.03"), 1, 2)),
        (shell_motions.Drift, ev.ShellScattered("mortar-81", Hex("05.05"), NOWHERE, 1, 9)),
        (shell_motions.Burst, ev.ShellBurst("mortar-81", Hex("05.05"))),
        (shell_motions.GroundRolled, ev.GroundStruck("mortar-81", Hex("05.05"), "crater", 2, 1, True)),
        (shell_motions.GroundRolled, ev.GroundStruck("mortar-81", Hex("05.05"), "rubble", 1, 9, False)),
    ],
)
def test_every_stage_of_a_shell_is_drawn(
    sitting: Sitting, motion: Callable[..., BattleMotion[Any]], event: Event
) -> None:
    for share in (0.5, 0.0, 0.2, 0.36, 0.7, 0.99):
        drawn = motion(sitting.desk, event, 1.0, False)
        sitting.desk.view.centre_on(Hex("05.05"))
        sitting.rounds(20)
        plate = pygame.Surface(sitting.app.size, pygame.SRCALPHA)
        drawn.draw(plate, share)
        if sitting.desk.animation.has_effects:
            sitting.desk.animation.effects.follow(share)
            sitting.desk.animation.effects.draw_low(plate)
            sitting.desk.animation.effects.draw_high(plate)
        if share == 0.5:
            assert plate.get_bounding_rect().size != (0, 0)


# -- the scars ------------------------------------------------------------------------------------------------------


def at_the_middle(sitting: Sitting, hex_: str) -> pygame.Surface:
    """Return the picture of 20 × 20 pixels in the middle of a hex."""
    view = sitting.desk.view
    view.centre_on(Hex(hex_))
    sitting.desk.redraw("board")
    sitting.rounds(20)
    x, y = view.centre(Hex(hex_))
    return sitting.app.surface.subsurface((x - 10, y - 10, 20, 20)).copy()


def empty_hex(sitting: Sitting) -> str:
    """Return a hex without men that is not at the edge of the board."""
    taken = {man.hex for man in sitting.desk.state.on_board()}
    board = sitting.desk.state.board
    return next(hex_ for hex_ in board.hexes() if hex_ not in taken and all(board.neighbours(hex_)))


@pytest.mark.parametrize("mark", ["crater", "rubble"])
def test_craters_and_rubble_lie_on_the_sheet_at_every_zoom_until_they_are_taken_back(
    mark: Literal["crater", "rubble"],
) -> None:
    sitting = Sitting(with_guns())
    hex_ = empty_hex(sitting)
    state, before = sitting.desk.mirror.state, at_the_middle(sitting, hex_)
    printed = state.board
    apply(state, ev.GroundStruck("mortar-81", Hex(hex_), mark, 2, 1, True))
    for _ in range(3):
        after = at_the_middle(sitting, hex_)
        assert pygame.transform.average_color(after) != pygame.transform.average_color(before)
        sitting.desk.view.zoom(-3)
    state.board = printed
    sitting.desk.view.zoom(9)
    assert pygame.transform.average_color(at_the_middle(sitting, hex_)) == pygame.transform.average_color(before)


def test_a_hex_keeps_its_own_picture_and_its_neighbours_have_others() -> None:
    names = [scars.name(Hex(f"05.{row:02d}"), "crater") for row in range(1, 7)]
    assert names == [scars.name(Hex(f"05.{row:02d}"), "crater") for row in range(1, 7)]
    assert scars.name(Hex("05.05"), "crater") != scars.name(Hex("06.05"), "crater")
    assert {scars.name(Hex(f"{column:02d}.01"), "rubble") for column in range(1, 9)} == {
        f"rubble-{copy}" for copy in (1, 2, 3)
    }


def test_help_and_tooltip_know_the_new_ground_and_the_marker_on_it() -> None:
    sitting = Sitting(with_guns())
    hex_, desk = empty_hex(sitting), sitting.desk
    apply(desk.mirror.state, ev.GroundStruck("mortar-81", Hex(hex_), "crater", 2, 1, True))
    desk.mirror.state.shells = (Shell("mortar-81", Hex(hex_)),)
    at_the_middle(sitting, hex_)
    sitting.point(desk.view.centre(Hex(hex_)))
    tip = sitting.scene.layers.tip(desk.view.centre(Hex(hex_)))
    assert tip is not None
    assert "crater" in shown(tip.lines[0]).lower()
    assert [topic.rule for topic in help_topics.topics(desk)][:2] == ["20.0c", "11.15"]
